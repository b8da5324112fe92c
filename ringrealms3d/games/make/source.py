"""What the text of a module defines, and on which lines."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.guard import GameFault

_DEFINITIONS = (ast.FunctionDef, ast.ClassDef)


@dataclass(frozen=True, slots=True)
class Source:
    """The names in a module's text.

    Attributes:
        lines: of its functions, classes and other values, by their names.
        used: all names that are read anywhere in it.
    """

    lines: dict[str, int]
    used: frozenset[str]


def source_of(module: ModuleType) -> Source:
    """Return the names in a module's text; none if nobody can read it."""
    try:
        tree = ast.parse(inspect.getsource(module))
    except OSError:
        return Source({}, frozenset())
    lines = {name: part.lineno for part in tree.body for name in _defined(part)}
    read = (each for each in ast.walk(tree) if isinstance(each, ast.Name))
    return Source(lines, frozenset(each.id for each in read if isinstance(each.ctx, ast.Load)))


def _defined(part: ast.stmt) -> Iterator[str]:
    if isinstance(part, _DEFINITIONS):
        yield part.name
    elif isinstance(part, ast.Assign | ast.AnnAssign):
        targets = part.targets if isinstance(part, ast.Assign) else [part.target]
        for each in (name for target in targets for name in ast.walk(target)):
            if isinstance(each, ast.Name):
                yield each.id


def at_name(module: ModuleType, name: str, error: UserError) -> UserError:
    """Return an error with the line on which a module defines something, if it does."""
    line = source_of(module).lines.get(name)
    return error if line is None else at_line(module.__file__ or "", line, error)


def at_line(file: str, line: int, error: UserError) -> UserError:
    """Return an error with the line that it is about."""
    return GameFault("{file}, line {line}: {error}", file=file, line=line, error=error)
