"""What each key, click and turn of the wheel does on a board, in space and on its map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np
import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QApplication, QDialog, QMenu, QWidget

from ringrealms3d.languages.catalogue import ENGLISH
from ringrealms3d.scene.camera import camera_at
from ringrealms3d.window.app import speak
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.amounts import at_night
from tests.kept_texts import ReadAsKept
from tests.records.opened import opened
from tests.session.fake_process import FakeProcess
from tests.window.driver import Person
from tests.window.driver.deeds import Deed, ask_menu, turn_wheel
from tests.window.driver.doing import Doer, difference
from tests.window.driver.finding import LEFT, MOUSE
from tests.window.driver.reading import line_of, read, read_menu
from tests.window.pointing import board_view, flat_map, hover

pytestmark = [
    pytest.mark.wide,
    pytest.mark.opens("ring-majority/tet"),
    pytest.mark.usefixtures("one_day"),
]

_KEY, _WITH = Qt.Key, Qt.KeyboardModifier
_MOVES = "f1", "e1"
_MOVING = _KEY.Key_Right, _KEY.Key_Left, _KEY.Key_Up, _KEY.Key_Down
_OTHERS = (
    *(_KEY.Key_Tab, _KEY.Key_Backtab, _KEY.Key_Tab, _KEY.Key_Right, _KEY.Key_Return),
    *(_KEY.Key_Space, _KEY.Key_Escape, _KEY.Key_Home, _KEY.Key_End, _KEY.Key_PageUp),
    *(_KEY.Key_PageDown, _KEY.Key_Plus, _KEY.Key_Minus, _KEY.Key_Backspace, _KEY.Key_Delete),
    *(_KEY.Key_1, _KEY.Key_2, _KEY.Key_4, _KEY.Key_5, _KEY.Key_6, _KEY.Key_8, _KEY.Key_0),
)


def deeds(view: QWidget) -> Iterator[tuple[str, Deed]]:
    """Yield all that is done on a board, by names."""
    for key in (*_MOVING, *_OTHERS):
        yield key.name, partial(MOUSE.keyClick, view, key)
    for modifier in (_WITH.ShiftModifier, _WITH.ControlModifier, _WITH.AltModifier):
        for key in _MOVING:
            name = f"{modifier.name} {key.name}"
            yield name, partial(MOUSE.keyClick, view, key, modifier)
    middle = view.rect().center()
    spots = {"middle": middle, "below": middle + QPoint(0, 40), "edge": QPoint(8, 8)}
    for name, spot in spots.items():
        yield f"hover {name}", partial(hover, view, spot.toPointF())
    yield "click", partial(MOUSE.mouseClick, view, LEFT, pos=middle)
    yield "double click", partial(MOUSE.mouseDClick, view, LEFT, pos=middle)
    yield "wheel", partial(turn_wheel, view)
    yield "menu", partial(ask_menu, view)


def state(window: MainWindow, view: QWidget) -> Iterator[str]:
    """Yield what can change on a board and around it."""
    yield from read(window)
    popup = QApplication.activePopupWidget()
    if isinstance(popup, QMenu):
        yield from (f"menu {line}" for line in read_menu(popup))
    focus = window.focusWidget()
    yield f"focus {focus and line_of(focus)}"
    session = window.session
    yield f"moves {' '.join(node.text for node in session.line)} at {session.node.ply}"
    yield f"pointed {Person(window).pointed}"
    if view is not window.findChild(QWidget, "plan"):
        seen = board_view(window).camera_view
        axes = (np.round(seen.axes, 1) + 0.0).tolist()
        yield f"seen along {axes}, {seen.zoom:.1f} times, {board_view(window).opening}"


@pytest.mark.parametrize("kind", [at_night("space"), pytest.param("map", marks=pytest.mark.flat)])
def test_each_key_and_click_on_a_board(
    qapp: QApplication,
    engines: type[FakeProcess],
    window: MainWindow,
    settings: Settings,
    kind: str,
    read_as_kept: ReadAsKept,
) -> None:
    speak(qapp, ENGLISH)
    if kind == "space":
        Person(window).switch("view.still", True)
    lines: list[str] = []
    view: QWidget = flat_map(window) if kind == "map" else board_view(window)
    settle = Doer(window, settings, lambda: view, ()).settle
    begin(window, kind, settle)
    for name, deed in deeds(view):
        view.setFocus()
        settle()
        before = list(state(window, view))
        deed()
        settle()
        lines += [name, *difference(before, list(state(window, view)))]
        if close_all(window) or window.session.node.ply != len(_MOVES):
            begin(window, kind, settle)
    read_as_kept(lines, f"keys-{kind}")


def begin(window: MainWindow, kind: str, settle: Deed) -> None:
    """Stand at a game of two moves, and look at it from a side."""
    window.session.restore(opened("ring-majority/tet", _MOVES))
    settle()
    if kind == "space":
        board_view(window).look(camera_at(20.0, 30.0))
    settle()


def close_all(window: MainWindow) -> bool:
    """Close menus and dialogs, and return whether there were any."""
    dialogs = [each for each in window.findChildren(QDialog) if each.isVisible()]
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    for dialog in dialogs:
        dialog.reject()
    return bool(dialogs) or popup is not None
