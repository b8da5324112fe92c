"""What changes on a board in space is painted at once, though nobody moves the mouse."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.games import variant
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import DARK, LIGHT
from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.widgets.widget_colours import colour_widgets
from tests.kept_texts import ReadAsKept
from tests.window.driver.set_up import moving, set_up

_PATIENCE_MS = 20_000  # nothing is computed here

LAYOUT = in_space(variant("ring-majority/tet").layout)
FULL = Content(np.arange(LAYOUT.places, dtype=np.int8) % 3)
EMPTY = Content(np.zeros(LAYOUT.places, dtype=np.int8))
CHANGES: dict[str, Callable[[BoardView], object]] = {
    "pieces": lambda view: view.show_content(FULL),
    "hints": lambda view: view.show_hints(replace(FULL, legal=tuple(range(LAYOUT.places)))),
    "opening": lambda view: view.lay_open(Opening(apart=0.6)),
    "colours": lambda view: view.set_style(DARK, FAST),
    "cursor": lambda view: view.mark_cursor(int(np.flatnonzero(view.reachable)[0])),
    "through": lambda view: view.see_through(True),
    "turned": lambda view: view.driver.turn(1.0, 0.5),
    "other board": lambda view: view.show_board(LAYOUT, EMPTY),
}


def test_each_change_is_painted_at_once(qtbot: QtBot, read_as_kept: ReadAsKept) -> None:
    colour_widgets(LIGHT)
    window = QWidget()
    view = BoardView(window, LIGHT, FAST)
    view.show_board(LAYOUT, EMPTY)
    view.resize(240, 180)
    window.resize(240, 180)
    with qtbot.waitExposed(window):
        window.show()
    for change in CHANGES.values():
        qtbot.wait(1)
        with qtbot.waitSignal(view.canvas.frameSwapped, timeout=_PATIENCE_MS):
            change(view)
    read_as_kept([*set_up(view), *moving(view)], "set-up-in-space")
    view.end()
    window.deleteLater()
