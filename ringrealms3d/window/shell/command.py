"""A command, a choice among several, and a menu of them, as data."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from PyQt6.QtGui import QKeySequence

from ringrealms3d.window.shell.mode import EVERYWHERE, Mode
from ringrealms3d.window.shell.setting import Setting
from ringrealms3d.window.shell.settings import Settings

Key = QKeySequence.StandardKey | str
Text = str | Callable[[], str]


def always() -> bool:
    """Return True in every game."""
    return True


def nothing() -> None:
    """Do nothing."""


def row(names: str) -> tuple[str, ...]:
    """Return the ids of commands in a text; a bar stands for a separator."""
    return tuple("" if name == "|" else name for name in names.split())


def text_of(text: Text) -> str:
    """Return the current form of a text."""
    return text if isinstance(text, str) else text()


@dataclass(frozen=True, slots=True)
class Command:
    """One thing that the user can do.

    Attributes:
        id: its identifier, such as ``game.undo``.
        title: its title; ``&`` precedes its mnemonic in a menu.
        run: runs it; a switch receives its new state.
        about: its explanation, in one sentence.
        key: its key.
        icon: its picture, by the name of a file among the icons.
        enabled: whether it is available now, in one of its modes.
        modes: in which modes of the window it is available.
        visible: whether it applies to the current board.
        checked: whether it is on; None if it is not a switch.
        usual: its default state; None if it is not a setting.
        on_boards: whether its key works only on the boards, because lists and buttons use it too.
        hint: a key that the board itself handles, for display.
        other_key: an alternative key.
        word: what its button over the board says, if not its title.
    """

    id: str
    title: Text
    run: Callable[..., object]
    about: str = ""
    key: Key | None = None
    icon: str = ""
    enabled: Callable[[], bool] = always
    modes: frozenset[Mode] = EVERYWHERE
    visible: Callable[[], bool] = always
    checked: Callable[[], bool] | None = None
    usual: Callable[[], bool] | None = None
    on_boards: bool = False
    hint: str = ""
    other_key: str = ""
    word: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """One of several options.

    Attributes:
        key: its identifier.
        text: its text.
        group: its submenu, if any.
        about: its explanation, if needed.
    """

    key: str
    text: str
    group: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice among several options.

    Attributes:
        id: its identifier, such as ``view.theme``.
        title: its title; ``&`` precedes its mnemonic in a menu.
        options: the current options.
        chosen: the key of the chosen option, or another text if it is none of them.
        choose: changes it.
        about: its explanation, in one sentence.
        enabled: whether it can be chosen now, in one of its modes.
        modes: in which modes of the window it can be chosen.
        visible: whether it applies to the current board.
        inline: whether its options are in the menu itself instead of a submenu.
        usual: the key of the default option; None if it is not a setting.
    """

    id: str
    title: Text
    options: Callable[[], Sequence[Option]]
    chosen: Callable[[], str]
    choose: Callable[[str], object]
    about: str = ""
    enabled: Callable[[], bool] = always
    modes: frozenset[Mode] = EVERYWHERE
    visible: Callable[[], bool] = always
    inline: bool = False
    usual: Callable[[], str] | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu.

    Attributes:
        title: what it is called.
        entries: the ids of commands and choices, submenus, and empty texts for separators.
    """

    title: str
    entries: tuple[str | Menu, ...]

    @property
    def ids(self) -> Iterator[str]:
        """The ids in it and in its submenus."""
        for entry in self.entries:
            if isinstance(entry, Menu):
                yield from entry.ids
            else:
                yield entry


def switch_of(
    settings: Settings,
    setting: Setting[bool],
    name: str,
    title: Text,
    about: str,
    then: Callable[[], object] = nothing,
    **others: Any,
) -> Command:
    """Return the command that switches a setting on and off, and applies it then.

    Args:
        name: its id.
        others: further attributes of the command.
    """

    def hold(on: bool) -> None:
        settings[setting] = on
        then()

    checked, usual = (lambda: settings[setting]), (lambda: setting.default)
    return Command(name, title, hold, about, checked=checked, usual=usual, **others)


def choice_of(
    settings: Settings,
    setting: Setting[str],
    name: str,
    title: Text,
    options: Callable[[], Sequence[Option]],
    about: str,
    then: Callable[[], object] = nothing,
    **others: Any,
) -> Choice:
    """Return the choice of the value of a setting, which is applied then.

    Args:
        name: its id.
        others: further attributes of the choice.
    """

    def hold(key: str) -> None:
        settings[setting] = key
        then()

    chosen, usual = (lambda: settings[setting]), (lambda: setting.default)
    return Choice(name, title, options, chosen, hold, about, usual=usual, **others)
