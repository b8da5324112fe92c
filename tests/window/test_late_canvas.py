"""VTK is loaded when a board is first seen, and the board is then as it should be by then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QColor, QImage, QPainter, QPixmap
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.games import variant
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import DARK, LIGHT
from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.board.space.curtain import Curtain
from ringrealms3d.window.board.space.opengl import found_graphics
from tests.subprocesses import run_python
from tests.window.driver.finding import LEFT

LAYOUT = in_space(variant("ring-majority/tet").layout)
FULL = Content(np.arange(LAYOUT.places, dtype=np.int8) % 3)
EMPTY = Content(np.zeros(LAYOUT.places, dtype=np.int8))

Change = Callable[[BoardView], object]


def drawn(qtbot: QtBot, before: Change, after: Change) -> QImage:
    """Return how a view draws that was changed before it was seen, and then again."""
    window = QWidget()
    view = BoardView(window, LIGHT, FAST)
    view.show_board(LAYOUT, EMPTY)
    view.resize(320, 240)
    window.resize(320, 240)
    before(view)
    with qtbot.waitExposed(window):
        window.show()
    after(view)
    picture = QImage(view.canvas.grabFramebuffer())
    view.end()
    window.deleteLater()
    return picture


@pytest.mark.nightly
@pytest.mark.parametrize(
    "change",
    [
        lambda view: view.show_content(FULL),
        lambda view: view.show_move(FULL, FULL.stones, False, (QPointF(), QPointF())),
        lambda view: view.show_hints(replace(EMPTY, legal=tuple(range(LAYOUT.places)))),
        lambda view: view.lay_open(Opening(apart=0.6)),
        lambda view: view.set_style(DARK, FAST),
        lambda view: view.mark_cursor(int(np.flatnonzero(view.reachable)[0])),
        lambda view: view.see_through(True),
        lambda view: view.driver.turn(1.0, 0.5),
    ],
)
def test_what_changed_before_a_board_is_seen_is_seen(qtbot: QtBot, change: Change) -> None:
    early = drawn(qtbot, change, lambda view: None)
    late = drawn(qtbot, lambda view: None, change)
    assert early == late
    assert early != drawn(qtbot, lambda view: None, lambda view: None)


def test_a_board_in_other_colours_shows_the_last_move(qtbot: QtBot) -> None:
    def move(view: BoardView) -> None:
        view.move_ms = 1
        view.show_move(FULL, FULL.stones, False, (QPointF(), QPointF()))
        qtbot.waitUntil(lambda: not view.moves)
        view.set_style(DARK, FAST)

    def show(view: BoardView) -> None:
        view.show_content(FULL)
        view.set_style(DARK, FAST)

    assert drawn(qtbot, lambda view: None, move) == drawn(qtbot, lambda view: None, show)


def test_a_view_that_was_closed_draws_no_more(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    view = BoardView(window, LIGHT, FAST)
    view.show_board(LAYOUT, EMPTY)
    view.end()
    window.show()
    view.redraw()
    assert view.scene is None


def test_qt_finds_what_vtk_draws_with(qtbot: QtBot) -> None:
    graphics = found_graphics()
    assert int(graphics.version[0]) >= 3
    assert graphics.renderer


@pytest.mark.nightly
def test_the_start_page_loads_no_vtk_and_the_board_comes_when_it_is_left() -> None:
    code = (
        "import sys, tempfile; from pathlib import Path; from PyQt6.QtWidgets import QApplication;"
        "from ringrealms3d.window import app;"
        "from ringrealms3d.window.shell.settings import Settings;"
        "folder = Path(tempfile.mkdtemp()); a = QApplication([]);"
        "w = app.new_window('ring-majority/tet', Settings(folder / 'w.ini'), folder / 'g', False);"
        "w.commands['game.start'].trigger(); w.show(); a.processEvents();"
        "print([m for m in ('vtkmodules', 'pyvista', 'matplotlib') if m in sys.modules]);"
        "w.commands['game.start'].trigger(); v = w.context.boards.view;"
        "page = w.centralWidget().layout().itemAt(1).widget();"
        "print(page.widget(1).isVisible(), v.isVisible(), v.has_canvas);\n"
        "while v.scene is None: a.processEvents()\n"
        "print(len(v.scene.parts('body'))); w.close(); app.delete_window(w)"
    )
    done = run_python("-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["[]", "False", "True", "False", "1"]


@pytest.mark.nightly
def test_a_window_on_a_board_appears_before_vtk_and_shows_what_was_played_meanwhile() -> None:
    code = (
        "import sys, tempfile; from pathlib import Path; from PyQt6.QtWidgets import QApplication;"
        "from ringrealms3d.window import app;"
        "from ringrealms3d.window.shell.settings import Settings;"
        "folder = Path(tempfile.mkdtemp()); a = QApplication([]);"
        "w = app.new_window('ring-majority/tet', Settings(folder / 'w.ini'), folder / 'g', False);"
        "app.show_board(w); print(w.isVisible(), 'vtkmodules' in sys.modules);"
        "w.session.play(w.session.position.parse_move('v2'));\n"
        "v = w.context.boards.view\n"
        "while v.scene is None: a.processEvents()\n"
        "print(v.isVisible(), w.focusWidget() is v, len(v.scene.parts('pieces')));"
        "w.close(); app.delete_window(w)"
    )
    done = run_python("-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["True", "False", "True", "True", "1"]


def test_a_picture_of_the_board_lies_where_the_board_will_be_and_a_click_on_it_waits(
    qtbot: QtBot,
) -> None:
    window, picture = QWidget(), QPixmap(192, 176)
    qtbot.addWidget(window)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.fillRect(56, 48, 80, 80, QColor("red"))
    painter.end()
    view = BoardView(window, LIGHT, FAST)
    view.show_board(LAYOUT, EMPTY)
    view.resize(320, 240)
    view.cover(picture)
    with qtbot.waitExposed(window):
        window.show()
    shown = window.grab().toImage()
    red = [
        (x, y) for x in range(320) for y in range(240) if shown.pixelColor(x, y) == QColor("red")
    ]
    (left, top), (right, low) = view.outline.min(axis=0), view.outline.max(axis=0)
    assert red
    assert all(left - 1 <= x <= right + 1 and top - 1 <= y <= low + 1 for x, y in red)
    assert np.ptp(red, axis=0).max() >= min(right - left, low - top) - 3
    site = int(np.flatnonzero(view.reachable)[0])
    curtain = view.childAt(view.place_of(site).toPoint())
    assert curtain is not None
    with qtbot.waitSignal(view.site_clicked) as clicked:
        qtbot.mouseClick(curtain, LEFT, pos=view.place_of(site).toPoint())
        assert not view.has_canvas
    assert clicked.args == [site]
    assert view.scene is not None
    assert view.childAt(view.place_of(site).toPoint()) is not curtain
    view.end()


def test_a_board_that_was_left_for_another_page_meanwhile_is_drawn_when_it_is_seen(
    qtbot: QtBot,
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    view = BoardView(window, LIGHT, FAST)
    view.show_board(LAYOUT, EMPTY)
    view.cover(QPixmap(192, 176))
    with qtbot.waitExposed(window):
        window.show()
    window.hide()
    qtbot.waitUntil(lambda: not view.findChildren(Curtain))
    assert not view.has_canvas
    window.show()
    assert view.scene is not None
    view.end()
