"""How the keys of commands are called, for the texts that name them.

A person can choose keys, so that a text asks here, where the window tells which they are.
"""

from __future__ import annotations

from collections.abc import Mapping

_names: dict[str, str] = {}


def name_keys(names: Mapping[str, str]) -> None:
    """Tell how keys are called from now on, by the ids of their commands."""
    _names.clear()
    _names.update(names)


def key_name(command: str) -> str:
    """Return how the key of a command is called; the title of a command that has none."""
    return _names.get(command, "")
