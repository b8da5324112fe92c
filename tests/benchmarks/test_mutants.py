"""Mutants are drawn by a seed from the whole package, and noticed or not."""

from __future__ import annotations

import ast
import re
import shutil
from pathlib import Path

import pytest

from tests.benchmarks.mutants.__main__ import main
from tests.benchmarks.mutants.drawing import PACKAGE, all_mutants, draw, folder_of
from tests.subprocesses import ROOT

FOLDERS = sorted(
    path.name for path in (ROOT / PACKAGE).iterdir() if (path / "__init__.py").exists()
)
UNSEEN = '''"""What it is for."""
from __future__ import annotations
import logging
from typing import TYPE_CHECKING, TypeVar
if TYPE_CHECKING:
    from a import B
__all__ = ["f"]
T = TypeVar("T")
log = logging.getLogger("x")
class C:
    """One of them."""
    n: int | None
    def __repr__(self) -> str:
        return "a" + "b"
def f(x: tuple[int, 3]) -> Literal[4]:
    """What it does."""
    log.warning("it is %s", x + 1)
    raise_nothing = x
'''

SMALL_PROJECT = {
    f"{PACKAGE}/__init__.py": "",
    f"{PACKAGE}/shapes/__init__.py": "",
    f"{PACKAGE}/shapes/area.py": """def area(width, height):
    return width * height

def outline(width, height):
    return width + height
""",
    "tests/__init__.py": "",
    "tests/benchmarks/__init__.py": "",
    "tests/shapes/__init__.py": "",
    "tests/shapes/test_area.py": f"""from {PACKAGE}.shapes.area import area, outline

def test_area():
    assert area(3, 4) == 12

def test_outline():
    assert outline(3, 4)
""",
}


def mutated(folder: Path, source: str) -> set[str]:
    """Return the second line of a function in each of its mutants."""
    file = folder / PACKAGE / "module.py"
    file.parent.mkdir()
    file.write_text(source, encoding="utf-8")
    whole = file.read_bytes()
    return {each.applied(whole).decode() for each in all_mutants(folder, file)}


def test_a_seed_draws_the_same_again() -> None:
    drawn = draw(ROOT, 5, 6)
    assert drawn == draw(ROOT, 5, 6)
    assert not {(each.file, each.line) for each in drawn} & {
        (each.file, each.line) for each in draw(ROOT, 6, 6)
    }


@pytest.mark.few(4)
@pytest.mark.parametrize("folder", FOLDERS)
def test_mutants_of_each_folder_can_be_compiled_and_differ(folder: str) -> None:
    drawn = draw(ROOT, 1, 4, [folder])
    assert len(drawn) == 4
    assert len({(each.file, each.start, each.new) for each in drawn}) == 4
    for each in drawn:
        assert folder_of(each.file) == folder
        whole = (ROOT / each.file).read_bytes()
        changed = each.applied(whole)
        compile(changed, each.file, "exec")
        assert ast.dump(ast.parse(changed)) != ast.dump(ast.parse(whole))


@pytest.mark.nightly
def test_folders_come_up_as_often_as_they_have_statements() -> None:
    drawn = [folder_of(each.file) for each in draw(ROOT, 3, 600)]
    assert drawn.count("window") > drawn.count("library") > 0
    assert len(set(drawn)) > len(FOLDERS) / 2


def test_what_nobody_sees_is_left_as_it_is(tmp_path: Path) -> None:
    assert mutated(tmp_path, UNSEEN) == set()


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("if a < b: c()", {"if (a <= b): c()", "if (a > b): c()", "if (not (a < b)): c()"}),
        ("return a and not b", {"return (a or not b)", "return a and (b)"}),
        ("x = n[0]", {"x = (n[-1])", "x = n[(1)]"}),
        ("x = min(a, b)", {"x = (max(a, b))"}),
        ("x = f(a, b.c)", {"x = (f(b.c, a))"}),
        ("f(a, key=b)", {"(f(a))", "pass"}),
        ("x += 1", {"x -= 1", "x = 1", "x += (2)", "x += (0)"}),
        ("x = 500", {"x = (1000)", "x = (250)"}),
        ("raise ValueError('no')", {"pass"}),
        ("raise UserError('no')", {"pass", "raise UserError((''))"}),
        ("x = [a for a in b if c]", {"x = ([a for a in b])"}),
        ("x = a[1:]", {"x = (a[:])", "x = a[(2):]", "x = a[(0):]"}),
        ("x = a if b else c", {"x = (c if b else a)"}),
        ("x.y = open(a, encoding='utf-8')", {"pass"}),
    ],
)
def test_faults_of_a_line(line: str, changed: set[str], tmp_path: Path) -> None:
    found = mutated(tmp_path, f"def f():\n    {line}\n")
    assert {each.splitlines()[1].strip() for each in found} >= changed


@pytest.mark.parametrize(
    ("returns", "changed"),
    [
        ("bool", {"(not (a))"}),
        ("int", {"((a) + 1)", "(-(a))"}),
        ("str", {"''"}),
        ("list[str]", {"[]"}),
        ("Move | None", {"None"}),
        ("Move", set()),
    ],
)
def test_a_function_returns_something_else(returns: str, changed: set[str], tmp_path: Path) -> None:
    found = mutated(tmp_path, f"def f(a) -> {returns}:\n    return a\n")
    assert {each.splitlines()[1].strip().removeprefix("return ") for each in found} == changed


@pytest.mark.nightly
def test_what_a_test_looks_at_is_caught_and_all_else_survives(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = tmp_path / "project"
    shutil.copytree(ROOT / "tests/benchmarks/mutants", root / "tests/benchmarks/mutants")
    for name, text in SMALL_PROJECT.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    code = main(["--count", "2", "--kept", str(tmp_path / "kept")], root)
    outcomes = re.findall(r":(\d)\n.*\n +(.*)$", capsys.readouterr().out, re.MULTILINE)
    assert dict(outcomes) == {
        "2": "failed tests/shapes/test_area.py::test_area",
        "5": "SURVIVED 1 tests",
    }
    assert code == 1
