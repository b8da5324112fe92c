"""The game under way in a file."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.move import Move
from ringrealms3d.records.edits import comment_on
from ringrealms3d.session.autosave import Autosave, load_game, save_game
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import Computer, Human, OpponentProgram
from tests.full_disk import FullDisk
from tests.patience import ENGINE_SECONDS
from tests.records.fake_reader import fake_readers
from tests.records.opened import opened, played, texts, told

TET = "ring-majority/tet"
PLAYERS = (Human(), Computer(3))
OLD = {
    "version": 2,
    "variant": TET,
    "moves": ["f1", "v3", "e2"],
    "ply": 2,
    "players": [{}, {"computer": 3}],
    "seed": 5,
}
"""A file of version 0.1."""


def game() -> OpenGame:
    """Return a game with a variation and a comment, from a fen, two of its moves taken back."""
    cursor = played(TET, ["v3", "e2"], seed=5, fen="r3/6/4:b:13,14")
    cursor.current.comment = "no good"
    cursor.back()
    for text in ("e4", "f2"):
        cursor.play(cursor.current.position.parse_move(text))
    cursor.go_to(1)
    return OpenGame(cursor, PLAYERS)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "game.json"


def test_a_saved_game_comes_back(path: Path) -> None:
    save_game(game(), path)
    assert told(load_game(path)) == told(game())
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


def test_another_process_reads_a_large_game(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read, large = fake_readers(monkeypatch), game()
    large.cursor.record.root.comment = "a comment " * 1000
    save_game(large, path)
    assert told(load_game(path)) == told(large)
    assert read == ["its game"]


def test_a_game_against_a_program_comes_back(path: Path) -> None:
    players = (OpponentProgram("engine --fast 'a b'", 0.5), Human())
    saved = opened(TET, ["f1"], players=players)
    save_game(saved, path)
    assert told(load_game(path)) == told(saved)


def test_a_game_of_the_version_before_is_read(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps(OLD), encoding="utf-8")
    assert told(load_game(path)) == told(opened(TET, ["f1", "v3", "e2"], 2, PLAYERS, seed=5))


def test_no_file_is_no_game(path: Path) -> None:
    assert load_game(path) is None


def test_every_move_is_saved_at_once_and_undo_keeps_the_line(path: Path) -> None:
    session = GameSession(TET, (Human(), Computer(2)))
    autosave = Autosave(session, path)
    for ply, code in enumerate((0, 5, 9), start=1):
        session.play(Move(code))
        _, line, _ = told(load_game(path))
        assert len(line) == ply
    session.go_to(1)
    autosave.close()
    saved = load_game(path)
    assert saved is not None
    assert len(saved.cursor.line()) == 1
    assert len(saved.cursor.whole_line()) == 3
    assert saved.players == (Human(), Computer(2))
    session.go_to(3)
    assert told(load_game(path)) == told(saved)


def test_looking_back_writes_nothing_at_once_and_where_it_ended_soon(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = GameSession(TET)
    autosave = Autosave(session, path)
    for code in (0, 5, 9):
        session.play(Move(code))
    before, threads = path.read_bytes(), set[int]()
    monkeypatch.setattr("os.fsync", lambda _: threads.add(threading.get_ident()))
    for ply in (2, 1, 3, 0):
        session.go_to(ply)
        assert path.read_bytes() == before
    wait_until(lambda: path.read_bytes() != before)
    saved = load_game(path)
    assert saved is not None
    assert (len(saved.cursor.line()), len(saved.cursor.whole_line())) == (0, 3)
    assert threads
    assert threading.get_ident() not in threads
    autosave.close()


def test_nobody_who_looks_on_waits_for_what_is_being_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = GameSession(TET)
    autosave = Autosave(session, path)
    for code in (0, 5, 9):
        session.play(Move(code))
    before, begun, may_end = path.read_bytes(), threading.Event(), threading.Event()

    def sync(_: int) -> None:
        begun.set()
        may_end.wait(10)

    monkeypatch.setattr("os.fsync", sync)
    session.go_to(2)
    assert begun.wait(10)
    session.go_to(1)
    assert path.read_bytes() == before
    may_end.set()
    wait_until(lambda: len(told(load_game(path))[1]) == 1)
    autosave.close()


def test_where_a_game_was_left_is_written_before_another_takes_its_place(path: Path) -> None:
    session = GameSession(TET)
    autosave = Autosave(session, path)
    for code in (0, 5, 9):
        session.play(Move(code))
    session.undo()
    saved = load_game(path)
    assert saved is not None
    assert len(saved.cursor.line()) == 2
    session.go_to(1)
    session.new_game(TET)
    saved = load_game(path)
    assert saved is not None
    assert (len(saved.cursor.line()), len(saved.cursor.whole_line())) == (1, 3)
    autosave.close()


def test_a_change_is_not_overtaken_by_what_was_looked_at_before(path: Path) -> None:
    session = GameSession(TET)
    autosave = Autosave(session, path)
    for code in (0, 5, 9):
        session.play(Move(code))
        session.go_to(code % 2)
        session.go_to(len(session.line))
    session.edit(comment_on(session.node, "here"))
    assert told(load_game(path)) == told(session.game)
    time.sleep(0.5)
    assert told(load_game(path)) == told(session.game)
    autosave.close()


def test_a_late_failure_is_told_where_the_session_lives_and_written_at_the_end(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, posted = GameSession(TET), list[Callable[[], None]]()
    autosave = Autosave(session, path, post=posted.append)
    said: list[str] = []
    autosave.failed.connect(said.append)
    for code in (0, 5, 9):
        session.play(Move(code))
    disk = FullDisk(monkeypatch)
    disk.fill()
    session.go_to(1)
    wait_until(lambda: bool(posted))
    assert said == []
    posted.pop()()
    assert said == [
        f"the game could not be saved: {path} cannot be written: No space left on device"
    ]
    assert autosave.unsaved
    disk.empty()
    autosave.close()
    saved = load_game(path)
    assert saved is not None
    assert len(saved.cursor.line()) == 1


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait patiently for another thread."""
    end = time.monotonic() + ENGINE_SECONDS
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_restored_session_is_the_same_game() -> None:
    session = GameSession("ring-majority/cube")
    session.restore(game())
    assert session.line_texts == ("v3", "e4", "f2")
    assert texts(session.game.cursor.line()) == ["v3"]
    assert session.players == PLAYERS


def test_a_finished_game_leaves_no_file_and_another_stays_until_a_new_one_has_a_move(
    path: Path,
) -> None:
    session = GameSession(TET)
    autosave = Autosave(session, path)
    session.play(Move(0))
    session.resign()
    assert not path.exists()
    session.undo()
    assert path.exists()
    kept = told(load_game(path))
    session.new_game(TET)
    assert told(load_game(path)) == kept
    session.play(Move(1))
    assert told(load_game(path)) == told(session.game)
    autosave.close()


def test_a_finished_game_leaves_no_file_while_it_is_looked_back_on(path: Path) -> None:
    session = GameSession("ring-majority/tet")
    autosave = Autosave(session, path)
    while session.position.legal_moves:
        session.play(session.position.legal_moves[-1])
    session.go_to(3)
    assert session.position.legal_moves
    assert not path.exists()
    session.play(session.position.legal_moves[0])
    assert session.finished
    assert not path.exists()
    autosave.close()


def test_a_finished_game_whose_end_is_taken_back_goes_on_and_is_kept(path: Path) -> None:
    session = GameSession("ring-majority/tet")
    autosave = Autosave(session, path)
    while session.position.legal_moves:
        session.play(session.position.legal_moves[-1])
    for _ in range(3):
        session.undo()
    session.play(session.position.legal_moves[0])
    assert not session.finished
    assert told(load_game(path)) == told(session.game)
    autosave.close()


def test_a_failure_is_told_and_the_old_file_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = GameSession(TET)
    autosave = Autosave(session, path)
    told: list[str] = []
    autosave.failed.connect(told.append)
    session.play(Move(0))
    before = path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    session.play(Move(1))
    reason = f"{path} cannot be written: No space left on device"
    assert told == [f"the game could not be saved: {reason}"]
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]
    assert len(session.moves) == 2


@pytest.mark.parametrize(
    "change",
    [
        {"version": 1},
        {"seed": "x"},
        {"seed": 1.5},
        {"seed": -1},
        {"seed": float("inf")},
        {"players": [{}, {"computer": True}]},
        {"variant": "ring-majority/none"},
        {"variant": 7},
        {"moves": ["f1", "f1"]},
        {"moves": "f1"},
        {"ply": 9},
        {"ply": "two"},
        {"players": [{}]},
        {"players": [{}, {"computer": 11}]},
        {"players": [{}, {"computer": "x"}]},
        {"players": [{}, {"program": "engine"}]},
        {"players": [{}, {"program": " ", "seconds": 1}]},
        {"players": [{}, {"program": 7, "seconds": 1}]},
        {"players": [{}, {"program": "engine", "seconds": 0}]},
        {"players": [{}, {"program": "engine", "seconds": "1"}]},
        {"players": [{}, {"program": "engine", "seconds": float("nan")}]},
    ],
    ids=str,
)
def test_a_broken_file_is_named(path: Path, change: dict[str, object]) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps(OLD | change), encoding="utf-8")
    with pytest.raises(ValueError, match=f"the saved game {path} cannot be read"):
        load_game(path)


@pytest.mark.parametrize(
    "change",
    [
        {"node": 99},
        {"node": -1},
        {"node": 1.0},
        {"node": None},
        {"game": {}},
        {"game": []},
        {"players": [{}]},
    ],
    ids=str,
)
def test_a_broken_file_of_this_version_is_named(path: Path, change: dict[str, object]) -> None:
    save_game(game(), path)
    path.write_text(
        json.dumps(json.loads(path.read_text(encoding="utf-8")) | change), encoding="utf-8"
    )
    with pytest.raises(ValueError, match=f"the saved game {path} cannot be read"):
        load_game(path)


@given(st.binary(max_size=60))
def test_any_bytes_are_a_game_or_a_value_error(data: bytes) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        path.write_bytes(data)
        with pytest.raises(ValueError, match="cannot be read"):
            load_game(path)


def test_notes_on_a_start_come_back(tmp_path: Path) -> None:
    session, path = GameSession("ring-majority/tet"), tmp_path / "game.json"
    autosave = Autosave(session, path)
    for text in ("think of e1", "think of f1", "think of g1"):
        session.edit(comment_on(session.node, text))
    session.undo()
    autosave.close()
    saved = load_game(path)
    assert saved is not None
    assert saved.cursor.record.root.comment == "think of f1"
