"""A setting as a row: its name in the file of settings, its default, and how it is written."""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Generic, TypeVar

T = TypeVar("T")

_SWITCHES: Mapping[str, bool] = MappingProxyType({"true": True, "false": False})


class PartlyReadError(ValueError):
    """Only a part of a setting could be understood.

    Attributes:
        rest: the value without what could not.
    """

    def __init__(self, rest: object) -> None:
        """Keep what could be understood."""
        super().__init__()
        self.rest = rest


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """Something that the program remembers; it stands beside the part that it changes.

    Attributes:
        name: its name in the file.
        default: its value until the user chooses another one, or where the file has nonsense.
        read: returns the value of a text; raises ``ValueError`` where it has none.
        write: returns the text of a value.
    """

    name: str
    default: T
    read: Callable[[str], T]
    write: Callable[[T], str] = str


def switch(name: str, default: bool) -> Setting[bool]:
    """Return a setting that is on or off."""
    return Setting(name, default, partial(value_of, _SWITCHES), lambda on: str(on).lower())


def one_of(name: str, known: Container[str], default: str = "") -> Setting[str]:
    """Return a setting that is one of some texts."""
    return Setting(name, default, partial(_known, known))


def value_of(values: Mapping[str, T], text: str) -> T:
    """Return the value of a text.

    Raises:
        ValueError: it has none.
    """
    if text not in values:
        raise ValueError(text)
    return values[text]


def _known(known: Container[str], text: str) -> str:
    if text not in known:
        raise ValueError(text)
    return text


def listed(text: str) -> list[object]:
    """Return the texts of a JSON list, or of lines as in version 0.1.0."""
    try:
        found = json.loads(text or "[]")
    except (ValueError, RecursionError):
        found = text.replace("\\n", "\n")
    if isinstance(found, str):
        return list(found.split("\n"))
    return found if isinstance(found, list) else [found]
