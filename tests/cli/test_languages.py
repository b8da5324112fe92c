"""What commands print is in the user's language."""

from __future__ import annotations

import ast
import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import ringrealms3d.cli
from ringrealms3d.cli import play, play_text
from ringrealms3d.cli.tables import plain_table
from ringrealms3d.core.phrase import tr, translatable, use_catalogue
from ringrealms3d.games import all_games
from ringrealms3d.lab.commands.match_table import COLUMNS
from ringrealms3d.languages.catalogue import LANGUAGES, catalogue_of
from ringrealms3d.library.library import Library
from ringrealms3d.records.game_files import write_game
from ringrealms3d.records.record import GameRecord, Reason
from tests.cli.running import Result, run_here
from tests.library.kept import random_game
from tests.records.opened import played

TET = "ring-majority/tet"
WORD = re.compile(r"[A-Za-z]{3,}")
NAMES = re.compile(r"ringrealms3d( [a-z-]+:)?|perft|Python|numba|numpy|Elo|[\w-]+/[\w-]+")
PRINTING = frozenset(
    {"print", "input", "status", "update", "add_row", "add_column", "plain_table", "Text"}
)
TRANSLATING = frozenset({"tr", "tr_count", "translatable", "Phrase", "counted"})


class InBrackets:
    """A language in which every text stands in brackets."""

    def translate(self, text: str, count: int | None = None) -> str:
        return f"<{text}>" if text else ""


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    use_catalogue(None)


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RINGREALMS3D_LANGUAGE", "de")


@pytest.fixture
def bracketed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringrealms3d.cli.main.catalogue_of", lambda _: InBrackets())


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A library with a rated game of a person, which the computer lost, and one without names."""
    with Library(tmp_path / "my.sqlite") as library:
        for seed in (1, 2):
            record = random_game(TET, seed)
            record.end(0, Reason.RESIGNATION)
            library.keep(record, seats=("person", "level 4"), rated=seed == 1)
    return tmp_path / "my.sqlite"


def name_of(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def words_of(node: ast.AST) -> Iterator[str]:
    """Yield the texts with words below a node that no catalogue translates."""
    if isinstance(node, ast.Call) and name_of(node) in TRANSLATING:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        if WORD.search(NAMES.sub("", node.value)):
            yield node.value
        return
    for child in ast.iter_child_nodes(node):
        yield from words_of(child)


@pytest.mark.parametrize(
    "path", sorted(Path(ringrealms3d.cli.__file__).parent.glob("*.py")), ids=lambda path: path.stem
)
def test_every_printed_sentence_and_heading_is_in_the_catalogue(path: Path) -> None:
    calls = (
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and name_of(node) in PRINTING
    )
    said = [word for call in calls for argument in call.args for word in words_of(argument)]
    assert said == []


def assert_heads_are_bracketed(out: str, *tables: str) -> None:
    """Check the heads of these tables, each the first words in a line."""
    lines = out.splitlines()
    for table in tables:
        heads = {line for line in lines if line.startswith(table)}
        assert heads
        for cell in (cell for head in heads for cell in re.split(r" {2,}", head.strip())):
            assert cell.startswith("<") or not WORD.search(NAMES.sub("", cell)), heads


def test_no_table_has_an_english_heading(
    bracketed: None,
    capsys: pytest.CaptureFixture[str],
    run_work_here: Callable[..., Result],
    library: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "150")
    kept = ("--library", str(library))
    listed = run_here(capsys, "library", "list", *kept).out
    assert_heads_are_bracketed(listed, "<id>")
    told = run_here(capsys, "library", "stats", *kept).out
    assert_heads_are_bracketed(told, "<variant>", "<game>", "<person against>", "<rating in>")
    assert_heads_are_bracketed(run_here(capsys, "puzzles", "list").out, "<puzzle>")
    matched = run_work_here("match", TET, "plain", "strong", "--nodes", "2", "--games", "2")
    assert_heads_are_bracketed(matched.out, "<A as>", "<player>")
    write_game(played(TET, ["f1", "v1"]).record, tmp_path / "game.txt")
    reviewed = ("review", str(tmp_path / "game.txt"), "-o", str(tmp_path / "out"), "--nodes", "2")
    assert_heads_are_bracketed(run_work_here(*reviewed).out, "<file>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_matches_fits_a_terminal(language: str) -> None:
    use_catalogue(catalogue_of(language))
    table = plain_table(translatable("A as"), *COLUMNS)
    seats = {tr(seat) for game in all_games() for seat in game.seats}
    interval = tr("{low} to {high}")
    shares, elos = (
        interval.format(low="90.0", high="100.0"),
        interval.format(low="−350", high="−250"),
    )
    for row in (*seats, tr("both")):
        table.add_row(row, "1000", "333", "333", "334", "100.0", shares, "−300", elos)
    console = Console(file=io.StringIO(), width=120)
    console.print(table)
    assert isinstance(console.file, io.StringIO)
    assert max(map(cell_len, console.file.getvalue().splitlines())) <= 80


def test_the_library_speaks_german(
    german: None, capsys: pytest.CaptureFixture[str], library: Path
) -> None:
    listed = run_here(capsys, "library", "list", "--library", str(library)).out
    head, first, second, _, count = listed.splitlines()
    assert head.split() == [
        "Nr.",
        "Variante",
        "begonnen",
        "Erster",
        "Zweiter",
        "Ergebnis",
        "Züge",
    ]
    assert re.search(r"Mensch +Stufe 4 +1–0 +8( +gewertet)?$", first)
    assert ("gewertet" in first) != ("gewertet" in second)
    assert count == "2 von 2 Partien"
    deleted = run_here(capsys, "library", "delete", "1", "--library", str(library)).out
    assert deleted == "1 Partie gelöscht\n"


def test_what_a_converted_game_lacks_is_told_in_german(
    german: None, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = GameRecord(TET)
    record.root.comment, record.date = "first", "2026-11-24"
    source, target = tmp_path / "game.json", tmp_path / "game.txt"
    write_game(record, source)
    told = run_here(capsys, "convert", str(source), str(target)).err
    assert told == f"nicht in {target}: 1 Kommentar und das Datum\n"


def test_help_while_playing_is_german(
    german: None,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(play_text, "kept_folder", lambda: tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("help\nquit\n"))
    told = run_here(capsys, "play-text", TET, "--computer", "none").out
    assert re.search(r"^  moves +die erlaubten Züge auflisten$", told, re.M)
    assert "etwa f1" in told


@pytest.mark.parametrize(
    ("language", "answer", "wanted"),
    [
        ("de", "j", True),
        ("de", "n", False),
        ("fr", "oui", True),
        ("en", "j", False),
        ("ja", "", True),
    ],
)
def test_the_question_for_a_terminal_takes_an_answer_in_its_language(
    monkeypatch: pytest.MonkeyPatch, language: str, answer: str, wanted: bool
) -> None:
    use_catalogue(catalogue_of(language))
    asked: list[str] = []

    def answered(question: str) -> str:
        asked.append(question)
        return answer

    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", answered)
    assert play._wants_text(translatable("there is no display")) == wanted
    assert ("No window" in asked[0]) == (language == "en")
