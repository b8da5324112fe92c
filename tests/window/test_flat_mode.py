"""Flat mode: every board is a map in the middle of the window, and nothing asks for OpenGL."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from operator import itemgetter
from pathlib import Path

import pytest
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.games import get_game
from ringrealms3d.scene.graphics import Graphics, NoGraphicsError
from ringrealms3d.window import app
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.amounts import at_night
from tests.records.opened import ended
from tests.subprocesses import run_python
from tests.window.driver import Person
from tests.window.pointing import flat_map, hover

Opener = Callable[[str], MainWindow]


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Iterator[Opener]:
    """Open flat windows with settings and files of their own."""
    windows = []

    def open_flat(uid: str) -> MainWindow:
        settings = Settings(tmp_path / "window.ini")
        window = MainWindow(uid, settings, tmp_path / "game.json", None)
        windows.append(window)
        window.show()
        return window

    yield open_flat
    for window in windows:
        window.close()
        window.deleteLater()


@pytest.mark.few(2)
@pytest.mark.parametrize(
    "uid",
    [
        "ring-majority/co",
        at_night("ring-majority/snid"),
        "loop/mini",
        "path-tiles/free-turns",
        "loops-n-leaps/8",
        "loophole-2d/14",
    ],
)
def test_every_game_is_played_by_clicks_and_shows_its_end(
    uid: str, opened: Opener, qtbot: QtBot
) -> None:
    window = opened(uid)
    assert flat_map(window).isVisible()
    assert not Person(window).in_space
    assert Person(window).inset.isHidden()
    session = window.session
    for _ in range(12):
        position = session.position
        if position.outcome:
            break
        move = position.legal_moves[len(position.legal_moves) // 2]
        for place in position.move_places(move):
            spot = flat_map(window).place_of(place)
            hover(flat_map(window), spot)
            qtbot.mouseClick(flat_map(window), Qt.MouseButton.LeftButton, pos=spot.toPoint())
        assert session.moves[-1] == move
    session.restore(ended(session.game, itemgetter(0)))
    assert session.outcome is not None
    assert Person(window).banner.isVisible()


def test_the_map_fills_the_middle_and_space_is_disabled(opened: Opener) -> None:
    window = opened("ring-majority/co")
    assert flat_map(window).width() > 600
    assert flat_map(window).site_at(QPointF(flat_map(window).rect().center())) is not None
    menus = window.findChildren(QMenu)
    texts = {entry.text(): entry.isEnabled() for menu in menus for entry in menu.actions()}
    assert not any(texts[name] for name in ("&Turn to the last move", "&Reduce motion"))
    assert not texts["&Quality"]
    assert not texts["&Piece animation"]
    assert texts["&Home view"]
    assert texts["&Colours"]


@pytest.mark.nightly
def test_themes_boards_and_the_end_work_as_in_space(opened: Opener) -> None:
    window = opened("ring-majority/co")
    Person(window).pick("view.theme", "dark")
    window.session.new_game("loop/mini")
    window.session.new_game("ring-majority/cube")
    Person(window).switch("view.full", True)
    Person(window).switch("view.full", False)
    window.session.play(Move(3))
    Person(window).choose("view.home")
    Person(window).choose("learn.begin")
    Person(window).leave()
    assert flat_map(window).isVisible()


def test_vtk_is_never_loaded() -> None:
    code = (
        "import sys; from pathlib import Path; "
        "from PyQt6.QtWidgets import QApplication, QLabel;"
        "from ringrealms3d.window import app;"
        "from ringrealms3d.window.shell.settings import Settings;"
        "import tempfile; folder = Path(tempfile.mkdtemp()); a = QApplication([]);"
        "w = app.new_window('ring-majority/cube', Settings(folder / 'w.ini'), folder / 'g', True);"
        "w.show(); a.processEvents(); w.close(); app.delete_window(w);"
        "print([m for m in sys.modules if m.split('.')[0] in ('vtkmodules', 'pyvista', 'OpenGL')])"
    )
    done = run_python("-c", code, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


@pytest.mark.nightly
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux drivers")
@pytest.mark.parametrize(
    ("variable", "value", "found"),
    [
        ("MESA_GL_VERSION_OVERRIDE", "2.1", "OpenGL 2.1 was found"),
        ("QT_XCB_GL_INTEGRATION", "none", "no OpenGL was found"),
    ],
)
def test_play_opens_flat_where_opengl_fails_and_says_so(
    variable: str, value: str, found: str
) -> None:
    code = (
        "import sys, tempfile; from pathlib import Path;"
        "from PyQt6.QtWidgets import QApplication, QLabel;"
        "from ringrealms3d.window import app;"
        "from ringrealms3d.window.shell.settings import Settings;"
        "folder = Path(tempfile.mkdtemp()); a = QApplication([]);"
        "s = Settings(folder / 'w.ini');"
        "w = app.new_window('ring-majority/cube', s, folder / 'g', False);"
        "w.show(); a.processEvents(); in_space = w.commands['view.exchange'].isEnabled();"
        "print(in_space, w.findChild(QLabel, 'message').text()); w.close();"
        "app.delete_window(w)"
    )
    done = run_python("-c", code, **{variable: value})
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("False Flat mode, boards are shown as maps: ")
    assert found in done.stdout
    assert "needs OpenGL 3.2 or later" in done.stdout
    assert "Traceback" not in done.stderr


def test_a_window_without_graphics_becomes_flat(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> Graphics:
        raise NoGraphicsError("OpenGL gives no version")

    monkeypatch.setattr(app, "found_graphics", fail)
    settings = Settings(tmp_path / "window.ini")
    window = app.new_window("ring-majority/cube", settings, tmp_path / "game.json", False)
    assert not Person(window).can("view.exchange")
    assert Person(window).message.endswith("OpenGL gives no version.")
    window.close()
    window.deleteLater()


def test_the_window_knows_all_games_in_flat_mode(opened: Opener) -> None:
    window = opened("ring-majority/tet")
    for uid in get_game("ring-majority").variants:
        window.session.new_game(uid)
        assert flat_map(window).isVisible()
