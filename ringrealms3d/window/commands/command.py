"""A command, a choice among several, and a menu of them, as data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PyQt6.QtGui import QKeySequence

Key = QKeySequence.StandardKey | str
Text = str | Callable[[], str]


def always() -> bool:
    """Return that something is so in every game."""
    return True


def text_of(text: Text) -> str:
    """Return a text as it reads now."""
    return text if isinstance(text, str) else text()


@dataclass(frozen=True, slots=True)
class Command:
    """One thing that a person can do.

    Attributes:
        id: its name for the program, such as ``game.undo``.
        title: what it is called; ``&`` stands before the letter that opens it in a menu.
        run: does it; a command that is on or off gets which it should be.
        about: what it does, in one sentence.
        key: what is pressed for it.
        icon: its picture, by the name of a file among the icons.
        enabled: whether it can be done now.
        visible: whether it means something on the board that is shown.
        checked: whether it is on; None if it is no switch.
        on_boards: whether its key works on the boards alone, because lists and buttons use it too.
        hint: a key that the board itself listens to, to be told.
        other_key: what can be pressed as well.
    """

    id: str
    title: Text
    run: Callable[..., object]
    about: str = ""
    key: Key | None = None
    icon: str = ""
    enabled: Callable[[], bool] = always
    visible: Callable[[], bool] = always
    checked: Callable[[], bool] | None = None
    on_boards: bool = False
    hint: str = ""
    other_key: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """One of several things of which one is chosen.

    Attributes:
        key: its name for the program.
        text: what it is called.
        group: the submenu that it stands in, if there are such.
        about: what it means, where that is not plain.
    """

    key: str
    text: str
    group: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice among several things.

    Attributes:
        id: its name for the program, such as ``view.theme``.
        title: what it is called; ``&`` stands before the letter that opens it in a menu.
        options: what there is to choose from now.
        chosen: the key of what is chosen, or another text if it is none of them.
        choose: changes it.
        about: what it is about, in one sentence.
        enabled: whether it can be chosen now.
        visible: whether it means something on the board that is shown.
        inline: whether its options stand in the menu itself and not in one of their own.
    """

    id: str
    title: Text
    options: Callable[[], Sequence[Option]]
    chosen: Callable[[], str]
    choose: Callable[[str], object]
    about: str = ""
    enabled: Callable[[], bool] = always
    visible: Callable[[], bool] = always
    inline: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu.

    Attributes:
        title: what it is called.
        entries: the ids of commands and choices, menus in the menu, and empty texts for lines
            between them.
    """

    title: str
    entries: tuple[str | Menu, ...]
