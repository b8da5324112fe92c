"""Functions of a module whose names are nearly those of hooks."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from difflib import get_close_matches
from types import CodeType, ModuleType

from ringrealms3d.core import verbs
from ringrealms3d.core.errors import UserError
from ringrealms3d.games.make.hooks import HOOKS, at_line

_RULES = frozenset(
    name
    for name, verb in vars(verbs).items()
    if inspect.isfunction(verb) and hasattr(verb, "__wrapped__")
)
_CLOSE = 0.75


def check_names(module: ModuleType) -> None:
    """Refuse functions of a module whose names are nearly those of hooks.

    Raises:
        UserError: there is one; the message has its line.
    """
    for name, hook, line in _misspelt(module):
        told = UserError("nothing uses {name}(); did you mean {hook}?", name=name, hook=hook)
        raise at_line(module.__file__ or "", line, told)


def _misspelt(module: ModuleType) -> Iterator[tuple[str, str, int]]:
    """Yield functions that nothing in the module names: their name, the hook's, and the line.

    Only those whose names are close to a hook's that the module does not have.
    """
    known = HOOKS.keys() | _RULES
    free = sorted(known - vars(module).keys())
    own = {
        name: code
        for name, found in vars(module).items()
        if (code := _code(found)) is not None and found.__module__ == module.__name__
    }
    named = {name for code in own.values() for name in code.co_names}
    for name, code in own.items():
        if name not in known | named and not name.startswith("_"):
            for hook in get_close_matches(name, free, 1, _CLOSE):
                yield name, hook, code.co_firstlineno


def _code(found: object) -> CodeType | None:
    code = getattr(inspect.unwrap(found), "__code__", None) if callable(found) else None
    return code if isinstance(code, CodeType) else None
