"""The keys of commands: those that the program comes with, and those that a person chose."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeySequence

from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.setting import PartlyReadError, Setting

Chosen = Mapping[str, str]
"""The keys that a person chose, as portable texts such as "Ctrl+G", by the ids of commands; an
empty text is no key."""

_NONE: Chosen = MappingProxyType({})
_LONGEST = 64
_PORTABLE = QKeySequence.SequenceFormat.PortableText
_Key, _Modifier = Qt.Key, Qt.KeyboardModifier
_WITH_LETTERS = _Modifier.ControlModifier | _Modifier.AltModifier | _Modifier.MetaModifier
_FIRST_FUNCTION, _LAST_FUNCTION = _Key.Key_F1, _Key.Key_F35
_ARROWS = (_Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down)
_OWN_KEYS = (
    *_ARROWS,
    *(_Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Return, _Key.Key_Enter, _Key.Key_Escape),
    *(_Key.Key_Plus, _Key.Key_Minus, _Key.Key_BracketLeft, _Key.Key_BracketRight),
    *(_Key.Key_PageUp, _Key.Key_PageDown),
)


def _read(text: str) -> Chosen:
    """Return the keys in a text, without what are none."""
    try:
        found = json.loads(text)
    except RecursionError as error:
        raise ValueError(text) from error
    if not isinstance(found, dict):
        raise ValueError(text)
    kept = {name: key for name, key in found.items() if isinstance(key, str) and _is_key(key)}
    if len(kept) < len(found):
        raise PartlyReadError(kept)
    return kept


def _is_key(text: str) -> bool:
    """Whether a text is a key that a command can have, or empty."""
    key = QKeySequence(text[:_LONGEST], _PORTABLE)
    return not text or (key.count() == 1 and key.toString(_PORTABLE) == text and can_be(key))


SHORTCUTS: Setting[Chosen] = Setting(
    "shortcuts", _NONE, _read, lambda keys: json.dumps(dict(keys), sort_keys=True)
)
"""The keys that a person chose for commands."""


def can_be(key: QKeySequence) -> bool:
    """Whether a command can have a key; boards, fields and lists need some themselves."""
    if key.count() != 1:
        return False
    pressed = key[0]
    if pressed.keyboardModifiers() & _Modifier.KeypadModifier:
        return False
    if pressed.key() in _ARROWS and pressed.keyboardModifiers() == _Modifier.ControlModifier:
        return False
    return bool(pressed.keyboardModifiers() & _WITH_LETTERS) or pressed.key() not in _OWN_KEYS


def is_for_boards(key: QKeySequence) -> bool:
    """Whether a key is one that writes in fields and lists, so that it works on boards alone."""
    pressed = key[0]
    function = _FIRST_FUNCTION <= pressed.key() <= _LAST_FUNCTION
    return not function and not pressed.keyboardModifiers() & _WITH_LETTERS


def usual_keys(command: Command) -> tuple[QKeySequence, ...]:
    """Return the keys that a command comes with."""
    if command.key is None:
        return ()
    keys = QKeySequence(command.key), QKeySequence(command.other_key)
    return tuple(dict.fromkeys(key for key in keys if not key.isEmpty()))


def keys_of(commands: Iterable[Command], chosen: Chosen) -> dict[str, tuple[QKeySequence, ...]]:
    """Return the keys of all commands, by their ids.

    No two have the same: what a person chose comes first, and of two that were chosen the first.
    """
    commands = tuple(commands)
    taken: set[str] = set()
    keys: dict[str, tuple[QKeySequence, ...]] = {}
    for command in commands:
        text = chosen.get(command.id)
        if text is not None:
            free = () if text in taken or not text else (QKeySequence(text, _PORTABLE),)
            taken.update(key.toString(_PORTABLE) for key in free)
            keys[command.id] = free
    for command in commands:
        if command.id not in keys:
            usual = usual_keys(command)
            keys[command.id] = tuple(k for k in usual if k.toString(_PORTABLE) not in taken)
    return {command.id: keys[command.id] for command in commands}
