"""Opening the window with a game on the table: the one that was left unfinished is not lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringrealms3d.session.autosave import load_game, save_game
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.app import claim_free_place, claim_saved_game, show_first_game
from ringrealms3d.window.features.files.own_file import RECENT
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.records.opened import opened, played, texts
from tests.window.driver import Person

pytestmark = pytest.mark.flat

TET = "ring-majority/tet"
FEN = "r3/1b4/4:r:13,13"


def test_a_position_is_played_by_the_usual_players(window: MainWindow) -> None:
    window.session.set_players((Human(), Computer(2)))
    show_first_game(window, played(TET, ["f2", "e1"], fen=FEN).record, None)
    assert window.session.position.fen() == "rr2/bb4/4:r:12,12"
    assert window.session.players == (Human(), Computer(2))
    assert window.windowTitle().startswith("Tetrahedron")


def test_a_game_of_people_from_a_file_is_theirs_and_is_saved_there_again(
    window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    window.session.set_players((Computer(2), Human()))
    path = tmp_path / "mine.json"
    show_first_game(window, played(TET, ["f1"]).record, path)
    assert window.session.players == (Human(), Human())
    assert path in settings[RECENT]
    window.session.play(window.session.position.parse_move("e1"))
    Person(window).choose("game.save")
    assert '"e1"' in path.read_text(encoding="utf-8")


def test_the_game_under_way_stays_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game-under-way.json"
    save_game(opened(TET, ["f1", "e1"]), kept)
    path, lock = claim_free_place(tmp_path)
    assert path.name == "game-under-way-2.json"
    lock.unlock()
    offered, lock = claim_saved_game(tmp_path)
    assert offered == kept
    lock.unlock()
    game = load_game(kept)
    assert game is not None
    assert texts(game.cursor.line()) == ["f1", "e1"]
