"""Windows for tests, closed and gone before the next test."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import fields
from datetime import date
from functools import partial
from pathlib import Path

import pytest
import pyvista as pv
from PyQt6.QtCore import QSize
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringrealms3d.core.layout import Layout
from ringrealms3d.exports.photo import resting
from ringrealms3d.games import variant
from ringrealms3d.session import open_game
from ringrealms3d.window.app import delete_window
from ringrealms3d.window.board.board_settings import FAR_SIDE
from ringrealms3d.window.board.space import canvas as canvas_module
from ringrealms3d.window.board.space.view_makers import view_in_space
from ringrealms3d.window.features.exercises import feature as exercises
from ringrealms3d.window.features.exercises import puzzles
from ringrealms3d.window.features.library import games_page
from ringrealms3d.window.features.play import first_help, pacer
from ringrealms3d.window.features.rest import means as rest_means
from ringrealms3d.window.features.start import feature as start
from ringrealms3d.window.features.start import lists
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.setting import one_of, switch
from ringrealms3d.window.shell.settings import Settings
from tests.window.driver import FOLDER
from tests.window.fake_tracer import FakeTracer
from tests.window.kept_canvas import KeptCanvases
from tests.window.pointing import board_view

PATIENCE_MS = 30_000
SIZE = QSize(600, 470)
"""Of a window: small, for the sake of time, which goes into drawing its pixels in software."""

WIDE = QSize(900, 600)
"""Of a window with room for the start page, for sliders below a board and for long messages."""


@pytest.fixture
def qtbot(qtbot: QtBot) -> QtBot:
    """Wait long enough for a machine several times as slow, unless a test says for how long."""
    qtbot.waitUntil = partial(qtbot.waitUntil, timeout=PATIENCE_MS)
    return qtbot


@pytest.fixture(scope="module", autouse=True)
def what_stays_frozen() -> None:
    """Spare every collection of garbage what stays: modules, and what was made once for all."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def canvases(qapp: QApplication) -> Iterator[KeptCanvases]:
    """The few canvases on which all windows draw."""
    kept = KeptCanvases()
    yield kept
    kept.end()


@pytest.fixture(autouse=True)
def few_canvases(monkeypatch: pytest.MonkeyPatch, canvases: KeptCanvases) -> None:
    """Draw on the same few canvases."""
    monkeypatch.setattr(canvas_module, "QtInteractor", canvases.open)


@pytest.fixture(autouse=True)
def few_photographs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave boards at rest as they are drawn, unless a test wants them photographed."""
    off = one_of(rest_means.AT_REST.name, ("on", "off"), "off")
    monkeypatch.setattr(rest_means, "AT_REST", off)
    FakeTracer.started = []
    monkeypatch.setattr(resting, "RestTracer", FakeTracer)


class Day(date):
    """One day, so that it is not another date that is seen, or another day's puzzle."""

    @classmethod
    def today(cls) -> Day:
        return Day(2026, 11, 28)


@pytest.fixture
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the day as it was when texts and pictures were kept."""
    for module in (open_game, exercises, puzzles, games_page, start, lists):
        monkeypatch.setattr(module, "date", Day)


@pytest.fixture
def flat_pile(monkeypatch: pytest.MonkeyPatch) -> str:
    """Take the smallest pile of Loop out of space, so that it has a map alone; return its id."""
    pile = variant("loop/mini")
    parts = {part.name: getattr(pile.layout, part.name) for part in fields(Layout)}
    monkeypatch.setitem(pile.__dict__, "layout", Layout(**parts))
    return pile.uid


def first_board(test: pytest.Item) -> str:
    """Return the variant on which a test's window opens."""
    opens = test.get_closest_marker("opens")
    if opens is None:
        return "ring-majority/co"
    assert isinstance(test, pytest.Function)
    return str(opens.args[0] if opens.args else test.callspec.params["uid"])


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """The settings of the window."""
    return Settings(tmp_path / "window.ini")


@pytest.fixture
def window(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MainWindow]:
    """A shown main window on the cuboctahedron, with settings and files of its own.

    Where the board does not matter, a module is marked ``flat``: there is none in space then, whose
    first frame takes longer than all else. Where another one is needed, a test or a module is
    marked ``opens``, so that only that one is built and drawn. The first steps are told where it is
    marked ``new_user``. The small board over a solid is the map of the whole board, as a person can
    choose, except where it is marked ``far_side``, as it is usually.
    """
    flat = request.node.get_closest_marker("flat") is not None
    make_view = None if flat else view_in_space
    folder = settings.path.parent
    if request.node.get_closest_marker("new_user") is None:
        for name in ("HELPED", "TILE_PUT", "FREE_TURN_TAKEN"):
            monkeypatch.setattr(first_help, name, switch(name.lower(), default=True))
    if request.node.get_closest_marker("far_side") is None:
        settings[FAR_SIDE] = False
    monkeypatch.setattr(pacer, "LEAST_SECONDS", 0.0)  # nobody looks
    opened = MainWindow(first_board(request.node), settings, folder / "game.json", make_view)
    opened.setProperty(FOLDER, str(folder))
    opened.resize(WIDE if request.node.get_closest_marker("wide") else SIZE)
    opened.show()
    opened.activateWindow()
    with qtbot.waitActive(opened):
        (opened if flat else board_view(opened)).setFocus()
    yield opened
    opened.close()
    delete_window(opened)
    pv.close_all()
    gc.collect()
