"""Names of a module's functions and constants that are nearly those that the program asks for."""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from types import ModuleType

from ringrealms3d.core import verbs
from ringrealms3d.core.errors import UserError
from ringrealms3d.games.make.constants import CONSTANTS
from ringrealms3d.games.make.hooks import HOOKS
from ringrealms3d.games.make.source import at_line, source_of
from ringrealms3d.games.make.states import state_of

_RULES = frozenset(
    name
    for name, verb in vars(verbs).items()
    if inspect.isfunction(verb) and hasattr(verb, "__wrapped__")
)
_ASKED_FOR = (*(f"{name}()" for name in (*HOOKS, *_RULES, "Tables")), *CONSTANTS)
_CLOSE = 0.75


def check_names(module: ModuleType) -> None:
    """Refuse names that nothing uses, but that are nearly others that the program asks for.

    Raises:
        UserError: there is one; the message has its line.
    """
    for name, wanted, line in _misspelt(module):
        told = UserError("nothing uses {name}; did you mean {wanted}?", name=name, wanted=wanted)
        raise at_line(module.__file__ or "", line, told)


def _misspelt(module: ModuleType) -> Iterator[tuple[str, str, int]]:
    """Yield names that the module gives and never reads: each, one that is close, and the line.

    Close are those that the module does not give, in small or capital letters.
    """
    source, values = source_of(module), vars(module)
    given = {_written(name, value) for name, value in values.items()}
    free = [name for name in _ASKED_FOR if name not in given]
    state = state_of(module).__name__
    for name in source.lines.keys() & values.keys() - source.used - {state}:
        written = _written(name, values[name])
        if not name.startswith("_") and written not in _ASKED_FOR:
            for wanted in _close(written, free):
                yield written, wanted, source.lines[name]


def _written(name: str, value: object) -> str:
    return f"{name}()" if callable(value) else name


def _close(written: str, others: Iterable[str]) -> Iterator[str]:
    """Yield the closest of some names, if one is close; of two alike that of the same kind."""
    by_kind = sorted(others, key=lambda each: each.endswith("()") == written.endswith("()"))
    names = {_bare(each): each for each in by_kind}
    for found in get_close_matches(_bare(written), names, 1, _CLOSE):
        yield names[found]


def _bare(written: str) -> str:
    return written.removesuffix("()").lower()
