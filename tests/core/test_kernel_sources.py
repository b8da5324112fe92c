"""The fingerprint of the machine code covers all that kernels are made of, and little else."""

from __future__ import annotations

import ast
import inspect
import json
import shutil
import sys
import types
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest

import ringrealms3d
from ringrealms3d.core import kernel
from tests.subprocesses import python_output

PACKAGE = Path(ringrealms3d.__file__).parent
PARTS = ("core", "games", "engine", "puzzles")


def print_foreign_constants() -> None:
    """Write the modules of all kernels, and those that define what kernels read beside functions.

    Run in a process of its own, because it marks kernels by their decorators.
    """
    marked: list[types.FunctionType] = []

    def mark(function: types.FunctionType) -> types.FunctionType:
        marked.append(function)
        return function

    kernel.kernel = kernel.shared_kernel = kernel.entry_kernel = mark  # type: ignore[assignment]
    for part in PARTS:
        package = import_module(f"ringrealms3d.{part}")
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    modules = {function.__module__ for function in marked}
    needed = {place for function in marked for place in constants_of(inspect.unwrap(function))}
    print(json.dumps([sorted(modules), sorted(needed)]))


def constants_of(function: types.FunctionType) -> Iterator[str]:
    """Yield the modules from which the names come that a function reads."""
    places = imports_of(function.__module__)
    for name in names_in(function.__code__):
        if name in function.__globals__ and name in places:
            value = function.__globals__[name]
            yield value.__name__ if isinstance(value, types.ModuleType) else places[name]


def imports_of(module: str) -> dict[str, str]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {
        alias.asname or alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        and node.module
        and node.module.startswith("ringrealms3d.")
        for alias in node.names
    }


def names_in(code: types.CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from names_in(constant)


@cache
def covered() -> set[str]:
    files = kernel.kernel_sources(PACKAGE)
    return {
        ".".join(("ringrealms3d", *path.relative_to(PACKAGE).with_suffix("").parts))
        for path in files
    }


@pytest.mark.nightly
def test_everything_that_kernels_are_made_of_is_covered() -> None:
    code = "from tests.core.test_kernel_sources import print_foreign_constants as p; p()"
    modules, needed = json.loads(python_output("-c", code))
    assert len(modules) > 20
    assert set(modules) <= covered()
    assert set(needed) <= covered()


def test_constants_are_worked_out_where_they_are_covered() -> None:
    """A constant may not come from one of a module that is not covered."""
    for name in covered():
        tree = ast.parse(inspect.getsource(import_module(name)))
        places = imports_of(name)
        for node in tree.body:
            if isinstance(node, ast.Assign):
                used = {each.id for each in ast.walk(node.value) if isinstance(each, ast.Name)}
                foreign = {places[each] for each in used if each in places and each.isupper()}
                assert foreign <= covered(), (name, ast.unparse(node))


def test_little_else_is_covered() -> None:
    assert len(covered()) < 60
    assert not covered() & {"ringrealms3d.core.files", "ringrealms3d.engine.worker"}


@pytest.mark.parametrize(
    ("file", "changes"),
    [
        ("games/loop/rules.py", True),
        ("games/loop/board.py", True),
        ("core/files.py", False),
        ("games/loop/form.py", False),
        ("engine/ugi/front.py", False),
    ],
)
def test_edits_count_where_kernels_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str, changes: bool
) -> None:
    copied = shutil.copytree(PACKAGE, tmp_path / "ringrealms3d")
    monkeypatch.setattr(kernel, "__file__", str(copied / "core" / "kernel.py"))
    before = kernel._fingerprint(())
    with (copied / file).open("a", encoding="utf-8") as stream:
        stream.write("# another line\n")
    assert (kernel._fingerprint(()) != before) is changes
