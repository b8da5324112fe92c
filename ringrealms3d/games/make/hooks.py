"""The names of what a module can define, and functions whose names are nearly such a one."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from difflib import get_close_matches
from types import CodeType, ModuleType

from ringrealms3d.core import verbs

HOOKS = frozenset(
    {
        "counts",
        "deed",
        "diagram",
        "drawn",
        "fen",
        "layout",
        "marks",
        "moves_left",
        "prompt",
        "read_fen",
        "setup",
        "setup_form",
        "symmetries",
        "text",
    }
)
"""What a module can define besides the functions of rules."""

_RULES = frozenset(
    name
    for name, verb in vars(verbs).items()
    if inspect.isfunction(verb) and hasattr(verb, "__wrapped__")
)
_CLOSE = 0.75


def misspelt(module: ModuleType) -> Iterator[tuple[str, str, int]]:
    """Yield functions that nothing in the module names: their name, the hook's, and the line.

    Only those whose names are close to a hook's that the module does not have.
    """
    known = HOOKS | _RULES
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
