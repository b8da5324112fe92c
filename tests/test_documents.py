"""The documents' links and commands lead somewhere."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d.cli.main import build_parser
from ringrealms3d.courses.course import shipped_outlines
from ringrealms3d.games import all_games
from ringrealms3d.games.diagrams import diagrams_in
from ringrealms3d.puzzles.file import shipped_puzzles
from tests.games.registry import kept_registry
from tests.patience import ENGINE_SECONDS, HELLO

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
ANCHOR = re.compile(r"\]\((?!https?://)([^)#]*)#([^)]+)\)")
LINK = re.compile(r"\]\((?!https?://)([^)#]+)")
BUILD = """
import gc
import sys
from sphinx.cmd.build import main
from tests.scene.kept_windows import windows_kept
gc.disable()
with windows_kept():
    sys.exit(main(sys.argv[1:]))
"""
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"ringrealms3d ([a-z]+)")
MODULE = re.compile(r"(?:ringrealms3d|tests|resources|docs)/[\w/.-]+\.py\b")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_relative_links_exist(document: Path) -> None:
    text = CODE.sub("", document.read_text(encoding="utf-8"))
    for target in LINK.findall(text):
        assert (document.parent / target).exists(), target


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_commands_exist(document: Path) -> None:
    known = build_parser().format_help()
    for command in COMMAND.findall(document.read_text(encoding="utf-8")):
        assert command in known or command in ("loads", "is"), command


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_modules_exist(document: Path) -> None:
    for module in MODULE.findall(document.read_text(encoding="utf-8")):
        assert (ROOT / module).exists(), module


def test_every_folder_stands_in_the_architecture() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    folders = [path.parent.name for path in (ROOT / "ringrealms3d").rglob("__init__.py")]
    assert folders
    for folder in folders:
        assert f"`{folder}/`" in text


@pytest.mark.nightly
@pytest.mark.long
def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    """Every link between pages leads somewhere, and so does every name in the docstrings."""
    site = tmp_path / "site"
    options = ["-W", "--keep-going", "-q", "-D", "diagram_width=64"]
    command = [sys.executable, "-c", BUILD, *options, "docs", str(site)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    commands = (site / "commands" / "export.html").read_text(encoding="utf-8")
    assert "--transparent" in commands
    for name in rr.__all__:
        assert f'id="ringrealms3d.{name}"' in (site / "python.html").read_text(encoding="utf-8")
    for game in all_games():
        page = (site / "rules" / f"{game.uid}.html").read_text(encoding="utf-8")
        diagrams = [*diagrams_in(game.rules_text), *diagrams_in(game.strategy_text)]
        assert page.count("only-light") == page.count('class="diagram"') == len(diagrams) > 0


def test_one_script_takes_all_measurements() -> None:
    page = (ROOT / "docs" / "measurements.md").read_text(encoding="utf-8")
    script = (ROOT / "tests" / "measurements.sh").read_text(encoding="utf-8")
    named = set(re.findall(r"tests\.benchmarks\.measure_(\w+)", page))
    assert named
    assert named <= set(re.findall(r"\w+", script))


def test_tables_count_the_lessons_and_puzzles_that_there_are() -> None:
    courses = (ROOT / "docs" / "courses.md").read_text(encoding="utf-8")
    for game, outline in shipped_outlines().items():
        assert f"| {rr.get_game(game).title} | {len(outline.lessons)} |" in courses
    puzzles = (ROOT / "docs" / "puzzles.md").read_text(encoding="utf-8")
    for game, count in Counter(each.variant.split("/")[0] for each in shipped_puzzles()).items():
        assert f"| {rr.get_game(game).title} | {count} | " in puzzles
    total = f"{len(shipped_puzzles())} puzzles"
    for page in ("README.md", "docs/puzzles.md"):
        assert total in re.sub(r"[\[\]]", "", (ROOT / page).read_text(encoding="utf-8"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_anchors_exist(document: Path) -> None:
    """As GitHub makes them of headings."""
    for path, anchor in ANCHOR.findall(document.read_text(encoding="utf-8")):
        target = (document.parent / path) if path else document
        assert anchor in anchors_of(target), f"{path}#{anchor}"


def anchors_of(document: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    kept = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {heading.replace(" ", "-") for heading in kept}


@pytest.mark.few(6)
@pytest.mark.usefixtures("qapp")  # which other tests in this process need
@pytest.mark.parametrize("home", sorted({getattr(rr, name).__module__ for name in rr.__all__}))
def test_examples_in_docstrings_are_true(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HELLO, ENGINE_SECONDS)
    with kept_registry():
        result = doctest.testmod(import_module(home))
    assert result.failed == 0


@pytest.mark.parametrize("name", rr.__all__)
def test_every_public_name_has_an_example(name: str) -> None:
    kind = getattr(rr, name)
    (found,) = doctest.DocTestFinder(recurse=False).find(kind, name)
    assert found.examples
    if isinstance(kind, type):
        in_all = doctest.DocTestFinder().find(kind, name)
        shown = "".join(example.source for each in in_all for example in each.examples)
        own = (each for each in vars(kind) if not each.startswith("_"))
        methods = {each for each in own if inspect.isroutine(getattr(kind, each))}
        assert {each for each in methods if f".{each}(" not in shown} == set()
