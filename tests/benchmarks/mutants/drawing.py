"""Mutants of the package: which there are, and which a seed draws."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path

from tests.benchmarks.mutants.faults import Fault, faults_in

PACKAGE = "ringrealms3d"
_UNSEEN_FUNCTIONS = ("__repr__",)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


_Inside = tuple[ast.stmt, ast.AST | None]
"""A statement, and the innermost function around it."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault in one file.

    Attributes:
        file: where, below the root of the project.
        kind: what is changed, in a few words.
        line: the first line of what is changed.
        lines: those of the statement without the statements inside it; coverage knows some of them.
        start: where what is changed begins in the file's bytes.
        end: where it ends.
        function: the innermost one around it; empty for what runs at an import.
        new: what takes its place.
    """

    file: str
    kind: str
    line: int
    lines: range
    start: int
    end: int
    new: str
    function: str

    def applied(self, source: bytes) -> bytes:
        """Return the file's source with the fault in it."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def told(self, source: bytes) -> str:
        """Return the change in one line."""
        old = source[self.start : self.end].decode()
        return " ".join(f"{old} -> {self.new}".split())


def draw(root: Path, seed: int, count: int, folders: Sequence[str] = ()) -> list[Mutant]:
    """Return different mutants: each statement has the same chance, then each kind of fault.

    Args:
        root: of the project.
        seed: the same gives the same mutants of the same source.
        count: how many; fewer where there are not so many statements.
        folders: below the package, where mutants are; none means everywhere.
    """
    chance = random.Random(seed)
    lines = [
        (file, line)
        for file in sorted((root / PACKAGE).rglob("*.py"))
        if not folders or folder_of(_name(root, file)) in folders
        for line in range(1, file.read_bytes().count(b"\n") + 1)
    ]
    chance.shuffle(lines)
    return list(islice(_mutants(root, lines, chance), count))


def _mutants(root: Path, lines: list[tuple[Path, int]], chance: random.Random) -> Iterator[Mutant]:
    for file, line in lines:
        for statement, function in _statements_by_line(file).get(line, ()):
            faults = faults_in(statement, function)
            kind = chance.choice(sorted({fault.kind for fault in faults} or {""}))
            if chosen := [fault for fault in faults if fault.kind == kind]:
                yield mutant(root, file, statement, chance.choice(chosen), function)


def all_mutants(root: Path, file: Path) -> Iterator[Mutant]:
    """Yield every mutant of a file."""
    for found in _statements_by_line(file).values():
        for statement, function in found:
            for fault in faults_in(statement, function):
                yield mutant(root, file, statement, fault, function)


def folder_of(file: str) -> str:
    """Return the folder of a file in the package, "" for a module that is in none."""
    parts = Path(file).parts
    return parts[1] if len(parts) > 2 else ""


def _name(root: Path, file: Path) -> str:
    return file.relative_to(root).as_posix()


@cache
def _statements_by_line(file: Path) -> dict[int, list[_Inside]]:
    found: dict[int, list[_Inside]] = {}
    for statement, function in _statements(ast.parse(file.read_bytes()), None):
        found.setdefault(statement.lineno, []).append((statement, function))
    return found


def _statements(node: ast.AST, function: ast.AST | None) -> Iterator[_Inside]:
    """Yield all statements inside a node, with the innermost function around each."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, _FUNCTIONS) and child.name in _UNSEEN_FUNCTIONS:
            continue
        if isinstance(child, ast.stmt):
            yield child, function
        inside = child if isinstance(child, _FUNCTIONS) else function
        if isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield from _statements(child, inside)


def _header(statement: ast.stmt) -> range:
    """Return the lines of a statement without those of the statements inside it."""
    body: list[ast.stmt] = getattr(statement, "body", [])
    end = body[0].lineno - 1 if body else statement.end_lineno or statement.lineno
    return range(statement.lineno, max(end, statement.lineno) + 1)


def mutant(
    root: Path, file: Path, statement: ast.stmt, fault: Fault, function: ast.AST | None
) -> Mutant:
    """Return the mutant that a fault of a statement makes."""
    starts, node = _line_starts(file), fault.node
    start = starts[node.lineno - 1] + node.col_offset
    end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
    lines = _header(statement)
    name = _name(root, file)
    return Mutant(
        name, fault.kind, node.lineno, lines, start, end, fault.text, getattr(function, "name", "")
    )


def inner_lines(file: Path) -> set[int]:
    """Return the lines of a module that do not run at its import."""
    found = _statements_by_line(file)
    return {line for line, inside in found.items() for _, function in inside if function}


def importers(root: Path, file: str) -> list[str]:
    """Return the modules of the package that import from a module."""
    module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    parent, _, name = module.rpartition(".")
    importing = re.compile(
        rf"^\s*(from {re.escape(module)} import|import {re.escape(module)}\b"
        rf"|from {re.escape(parent)} import .*\b{name}\b)",
        re.MULTILINE,
    )
    paths = sorted((root / PACKAGE).rglob("*.py"))
    return [_name(root, path) for path in paths if importing.search(path.read_text("utf-8"))]


@cache
def _line_starts(file: Path) -> list[int]:
    starts = [0]
    for line in file.read_bytes().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts
