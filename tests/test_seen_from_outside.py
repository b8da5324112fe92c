"""Tests of the window and of sessions see what a person sees, not what the program keeps inside."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QMainWindow

TESTS = Path(__file__).resolve().parent
OF_THE_WINDOW = re.compile(r"^\s*from ringrealms3d\.window\b", re.MULTILINE)
PRIVATE_PLACE = re.compile(r"^ringrealms3d\.[\w.]+\._\w+$")
MEASURING = "benchmarks"
PLACES = ("window/**/*.py", "session/**/*.py", f"{MEASURING}/*.py")

PERMITTED = {
    ("window/conftest.py", "__dict__"): "the layout of a board, which is computed once for all",
    ("window/kept_canvas.py", "_default_format"): "a format that pyvistaqt tells nowhere else",
    ("window/test_rules_in_space.py", "_kept"): "pictures that are kept from one test to the next",
    ("benchmarks/measure_window.py", "_show"): "an analysis that no engine takes time to find",
}
"""Private names that are used all the same, by file and name, and why."""


OF_ANY_WINDOW = {*dir(QMainWindow), "session", "commands"}
"""What tests may use of a window: what Qt's have, the game's session, and the table of commands."""

MAKERS = {"MainWindow", "new_window", "reopened"}
"""What returns a window."""

OF_A_WINDOW = {
    ("window/driver/person.py", "context"): "the pieces and marks that the boards show",
    ("benchmarks/measure_window.py", "context"): "an analysis that no engine takes time to find",
}
"""What else is used of a window, by file and name, and why."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def reached(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the lines that reach into something private, and its name."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls")):
                continue
            case ast.Attribute(attr=name) if is_private(name) or name == "__dict__":
                yield node.lineno, name
            case ast.ImportFrom(names=names):
                yield from ((node.lineno, each.name) for each in names if is_private(each.name))
            case ast.Call(args=[ast.Constant(value=str(place)), *_]) if PRIVATE_PLACE.search(place):
                yield node.lineno, place.rpartition(".")[2]
            case ast.Call(
                func=ast.Attribute(attr=called) | ast.Name(id=called),
                args=[_, ast.Constant(value=str(name)), *_],
            ) if called in ("setattr", "getattr", "delattr", "setitem") and is_private(name):
                yield node.lineno, name


def is_of_window(node: ast.AST | None) -> bool:
    """Return whether an annotation or a call speaks of a window."""
    return node is not None and any(
        isinstance(each, ast.Name | ast.Attribute) and name_of(each) in MAKERS
        for each in ast.walk(node)
    )


def name_of(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def windows_in(scope: ast.AST, makers: set[str]) -> Iterator[str]:
    """Yield the names that windows have in a function."""
    yield "window"
    for node in ast.walk(scope):
        match node:
            case ast.arg(arg=name, annotation=annotation) if is_of_window(annotation):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=called)):
                if name_of(called) in makers:
                    yield name


def inside_windows(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield the lines that use more of a window than tests may, and what."""
    functions = [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)]
    makers = MAKERS | {each.name for each in functions if is_of_window(each.returns)}
    for scope in (tree, *functions):
        windows = set(windows_in(scope, makers)) if scope is not tree else {"window"}
        for node in ast.walk(scope):
            match node:
                case ast.Attribute(value=ast.Name(id=name), attr=used) if name in windows:
                    yield node.lineno, used
                case ast.Attribute(value=ast.Attribute(attr="window"), attr=used):
                    yield node.lineno, used
                case ast.Call(
                    func=ast.Name(id="getattr" | "setattr" | "hasattr")
                    | ast.Attribute(attr="setattr" | "delattr"),
                    args=[ast.Name(id=name), used_name, *_],
                ) if name in windows:
                    yield node.lineno, getattr(used_name, "value", "anything")
                case ast.Constant(value=str(script)) if "MainWindow(" in script:
                    yield from ((node.lineno, used) for _, used in inside_windows(parsed(script)))


def parsed(script: str) -> ast.Module:
    """Return a script that a test lets another process run; nothing if it is none."""
    try:
        return ast.parse(script)
    except SyntaxError:
        return ast.Module([], [])


@cache
def inside() -> tuple[tuple[str, int, str], ...]:
    """Return where tests and measurements use more of a window than they may."""
    found: set[tuple[str, int, str]] = set()
    for path in sorted(TESTS.rglob("*.py")):
        text, name = path.read_text(encoding="utf-8"), path.relative_to(TESTS).as_posix()
        if path != Path(__file__) and ("MainWindow" in text or name.startswith("window/driver/")):
            found |= {(name, *each) for each in inside_windows(ast.parse(text))}
    return tuple(sorted(each for each in found if each[2] not in OF_ANY_WINDOW))


@cache
def reaching() -> tuple[tuple[str, int, str], ...]:
    """Return where tests and measurements of the window or of sessions reach into something."""
    found: list[tuple[str, int, str]] = []
    for path in sorted(path for place in PLACES for path in TESTS.glob(place)):
        text, name = path.read_text(encoding="utf-8"), path.relative_to(TESTS)
        if name.parts[0] != MEASURING or OF_THE_WINDOW.search(text):
            found += ((name.as_posix(), *each) for each in reached(ast.parse(text)))
    return tuple(found)


def test_nothing_private_is_reached_into() -> None:
    found = [(path, line, name) for path, line, name in reaching() if (path, name) not in PERMITTED]
    assert not found, "use tests/window/driver, or make public what the program needs as well"


def test_windows_are_seen_and_used_as_a_person_does() -> None:
    found = [(path, line, name) for path, line, name in inside() if (path, name) not in OF_A_WINDOW]
    assert not found, "use tests/window/driver: commands, keys, clicks, and what is shown"


def test_every_permission_is_used() -> None:
    assert {(path, name) for path, _, name in reaching()} == set(PERMITTED)
    assert {(path, name) for path, _, name in inside()} == set(OF_A_WINDOW)


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("window._status.message", ["_status"]),
        ("self._status", []),
        ("self.window._status", ["_status"]),
        ("window.__class__", []),
        ("window.__dict__", ["__dict__"]),
        ("from a import _b, c", ["_b"]),
        ("monkeypatch.setattr(window, '_b', 1)", ["_b"]),
        ("monkeypatch.setattr('ringrealms3d.window.desks._b', 1)", ["_b"]),
        ("monkeypatch.setitem(window.__dict__, '_b', 1)", ["_b", "__dict__"]),
        ("getattr(window, 'b')", []),
    ],
)
def test_what_is_private_is_recognised(source: str, names: list[str]) -> None:
    assert [name for _, name in reached(ast.parse(source))] == names


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("def test(window): window.map.show()", ["map"]),
        ("def test(window): window.session.play(1)", []),
        ("def test(window): window.resize(1, 1)", []),
        ("def test(played: MainWindow): played.map.show()", ["map"]),
        ("def test(played: Game): played.map.show()", []),
        ("def test():\n    again = MainWindow()\n    again.map.show()", ["map"]),
        ("def made() -> MainWindow: ...\ndef test():\n    a = made()\n    a.map.show()", ["map"]),
        ("DEEDS = {1: lambda window: window.map}", ["map"]),
        ("person.window.map.show()", ["map"]),
        ("def test(window): getattr(window, 'map')", ["map"]),
        ("def test(window): monkeypatch.setattr(window, 'map', 1)", ["map"]),
        ("run('window = MainWindow(); window.map.show()')", ["map"]),
    ],
)
def test_what_is_inside_a_window_is_recognised(source: str, names: list[str]) -> None:
    found = {name for _, name in inside_windows(ast.parse(source))}
    assert sorted(found - OF_ANY_WINDOW) == names
