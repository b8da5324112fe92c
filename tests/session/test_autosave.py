"""The game under way in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.move import Move
from ringrealms3d.session.autosave import (
    Autosave,
    SavedGame,
    game_of,
    load_game,
    restore_game,
    save_game,
)
from ringrealms3d.session.game_session import Computer, GameSession, Human, UgiComputer

TET = "ring-majority/tet"
GAME = SavedGame(TET, ("f1", "v3", "e2"), 2, (Human(), Computer(3)), seed=5)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "game.json"


def test_a_saved_game_comes_back(path: Path) -> None:
    save_game(GAME, path)
    assert load_game(path) == GAME
    assert [file.name for file in path.parent.iterdir()] == ["game.json"]


def test_a_game_against_a_program_comes_back(path: Path) -> None:
    players = (UgiComputer("engine --fast 'a b'", 0.5), Human())
    game = SavedGame(TET, ("f1",), 1, players, seed=5)
    save_game(game, path)
    assert load_game(path) == game


def test_no_file_is_no_game(path: Path) -> None:
    assert load_game(path) is None


def test_every_move_is_saved_at_once_and_undo_keeps_the_line(path: Path) -> None:
    session = GameSession(TET, (Human(), Computer(2)))
    autosave = Autosave(session, path)
    for ply, code in enumerate((0, 5, 9), start=1):
        session.play(Move(code))
        saved = load_game(path)
        assert saved is not None
        assert (len(saved.moves), saved.ply) == (ply, ply)
    session.go_to(1)
    saved = load_game(path)
    assert saved is not None
    assert (len(saved.moves), saved.ply, saved.players) == (3, 1, (Human(), Computer(2)))
    autosave.close()
    session.go_to(3)
    assert load_game(path) == saved


def test_a_restored_session_is_the_same_game(path: Path) -> None:
    save_game(GAME, path)
    session = GameSession("ring-majority/cube")
    restore_game(session, GAME)
    assert session.line_texts == GAME.moves
    assert len(session.moves) == GAME.ply
    assert session.players == GAME.players


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
    kept = load_game(path)
    session.new_game(TET)
    assert load_game(path) == kept
    session.play(Move(1))
    assert load_game(path) == game_of(session)
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
    assert path.exists()
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
    save_game(GAME, path)
    path.write_text(json.dumps(json.loads(path.read_text()) | change), encoding="utf-8")
    with pytest.raises(ValueError, match=f"the saved game {path} can not be read"):
        load_game(path)


@given(st.binary(max_size=60))
def test_any_bytes_are_a_game_or_a_value_error(data: bytes) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        path.write_bytes(data)
        with pytest.raises(ValueError, match="can not be read"):
            load_game(path)
