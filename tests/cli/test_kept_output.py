"""What commands print, word by word."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from ringrealms3d import __version__
from ringrealms3d.cli import play_text
from ringrealms3d.library.library import Library
from ringrealms3d.records.game_files import write_game
from ringrealms3d.records.node import Evaluation, Mark
from ringrealms3d.records.record import GameRecord, Reason
from tests.cli.running import run_here
from tests.kept_texts import ReadAsKept
from tests.library.kept import MINI, TET, random_game
from tests.records.test_game_files import grown

GAMES = (TET, MINI, "path-tiles/free-turns", "loops-n-leaps/8", "loophole-2d/14")
SESSION = (
    *("help", "board", "moves", "fen", "best", "hint", "nonsense", "undo", "undo", "redo"),
    *("a", "resign", "yes", "quit"),
)
"""What is typed in the terminal: all that there is to say, and what there is not."""


@pytest.fixture(autouse=True)
def always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TZ", "UTC")


class Terminal:
    """Runs commands here and notes what they say."""

    def __init__(self, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self._capsys, self._folder = capsys, folder
        self.lines: list[str] = []

    def run(self, *arguments: str) -> None:
        done = run_here(self._capsys, *arguments)
        self._note(f"$ {' '.join(arguments)}\n{done.out}{done.err}(exit code {done.code})")

    def show(self, file: Path) -> None:
        self._note(file.read_text(encoding="utf-8"))

    def _note(self, said: str) -> None:
        said = said.replace(str(self._folder), "FOLDER").replace(__version__, "(version)")
        said = re.sub(r"\d{4}-\d\d-\d\d(?: \d\d:\d\d)?", "(date)", said)
        said = re.sub(r"[\d.]+ s\b", "(time) s", said)
        self.lines += (line.rstrip() for line in said.splitlines())


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    return Terminal(capsys, tmp_path)


def a_game(uid: str, plies: int = 6) -> GameRecord:
    record = random_game(uid, 1, plies=plies)
    record.players = ("Ada", "Ben")
    record.end(1, Reason.RESIGNATION)
    return record


def test_what_there_is(terminal: Terminal, read_as_kept: ReadAsKept) -> None:
    terminal.run("games")
    terminal.run("rules")
    terminal.run("puzzles", "list", "--game", "loop")
    read_as_kept(terminal.lines, "cli-lists")


@pytest.mark.parametrize("uid", GAMES)
def test_a_game_in_text(
    uid: str, terminal: Terminal, tmp_path: Path, read_as_kept: ReadAsKept
) -> None:
    file = tmp_path / "game.rrsgf"
    write_game(a_game(uid), file)
    terminal.show(file)
    for ending in ("json", "txt"):
        terminal.run("convert", str(file), str(tmp_path / f"game.{ending}"))
        terminal.show(tmp_path / f"game.{ending}")
    terminal.run("replay", str(tmp_path / "game.json"), "--boards")
    terminal.run("replay", str(tmp_path / "game.txt"), "--fen")
    read_as_kept(terminal.lines, f"cli-game-{uid.replace('/', '-')}")


def test_a_game_is_played(
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    read_as_kept: ReadAsKept,
) -> None:
    monkeypatch.setattr(play_text, "kept_folder", lambda: tmp_path / "kept")
    for uid, move in ((TET, "f1"), (MINI, "1b3")):
        typed = "".join(f"{line}\n" for line in (move, *SESSION))
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        terminal.run("play-text", uid, "--computer", "none", "--seed", "3")
    read_as_kept(terminal.lines, "cli-played")


def test_the_library(terminal: Terminal, tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    path = tmp_path / "my.sqlite"
    with Library(path) as library:
        for uid, seed in ((TET, 1), (MINI, 2), (TET, 3)):
            record = random_game(uid, seed, plies=seed + 3)
            record.players, record.date = (f"Ada {seed}", ""), "2026-03-04"
            record.end(seed % 2, Reason.RESIGNATION)
            library.keep(record, seats=("person", "level 4"), rated=seed != 2)
    for action in (
        ("list",),
        ("list", "--limit", "1"),
        ("search", "--game", "loop"),
        ("search", "--player", "Ada 3"),
        ("stats",),
        ("export", "1", "-o", str(tmp_path / "one.rrsgf")),
        ("export", "1", "-o", str(tmp_path / "one.rrsgf")),
        ("import", str(tmp_path / "one.rrsgf"), str(tmp_path / "none.rrsgf")),
        ("delete", "7"),
        ("delete", "2"),
        ("list",),
    ):
        terminal.run("library", action[0], "--library", str(path), *action[1:])
    read_as_kept(terminal.lines, "cli-library")


def test_what_is_exported(terminal: Terminal, tmp_path: Path, read_as_kept: ReadAsKept) -> None:
    file = tmp_path / "game.rrsgf"
    write_game(a_game(TET), file)
    for name in ("a.svg", "a.json", "a.glb", "a.svg", "a.xyz", "none/a.svg", ""):
        terminal.run("export", str(file), "-o", str(tmp_path / name))
    for wrong in (
        ("--kind", "sheet", "-o", str(tmp_path / "b.pdf")),
        ("--size", "9", "-o", str(tmp_path / "b.png")),
        ("--theme", "pink", "-o", str(tmp_path / "b.png")),
        ("--ply", "99", "-o", str(tmp_path / "b.svg")),
    ):
        terminal.run("export", str(file), *wrong)
    read_as_kept(terminal.lines, "cli-export")


@pytest.mark.parametrize("uid", [TET, "path-tiles/free-turns"])
def test_what_a_new_file_leaves_out(
    uid: str, terminal: Terminal, tmp_path: Path, read_as_kept: ReadAsKept
) -> None:
    file, few = tmp_path / "game.json", tmp_path / "few.json"
    write_game(grown(uid, seed=5), file)
    record = random_game(uid, 1, plies=2)
    node = record.last
    node.comment, node.glyph, node.marks = "Well.", "!", (Mark("circle", (node.text[-2:],)),)
    node.clock, node.evaluation, node.extra = 5.0, Evaluation(0.5), {"KO": ("",)}
    write_game(record, few)
    for given, ending in (
        *((file, ending) for ending in ("rrsgf", "txt", "sgf", "json")),
        (tmp_path / "other.rrsgf", "txt"),
        (few, "txt"),
    ):
        terminal.run("convert", str(given), str(tmp_path / f"other.{ending}"), "--force")
    terminal.run("convert", str(file), "-", "--to", "txt")
    read_as_kept(terminal.lines, f"cli-left-out-{uid.partition('/')[0]}")
