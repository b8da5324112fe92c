"""A canvas that was in another window draws the same as a new one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import pytest
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.games import variant
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.quality import FAST, FINEST, Quality
from ringrealms3d.scene.theme import DARK, LIGHT, Theme
from ringrealms3d.window.board.space import canvas as canvas_module
from ringrealms3d.window.board.space.board_view import BoardView
from tests.window.kept_canvas import KeptCanvases


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[KeptCanvases]:
    """A first canvas that nothing has used, and those that come after it."""
    canvases = KeptCanvases()
    monkeypatch.setattr(canvas_module, "QtInteractor", canvases.open)
    yield canvases
    canvases.end()


@contextmanager
def shown(
    qtbot: QtBot, uid: str, theme: Theme, quality: Quality, size: tuple[int, int] = (320, 240)
) -> Iterator[BoardView]:
    """Show a board with pieces everywhere in a window of its own, and close it."""
    window = QWidget()
    view = BoardView(window, theme, quality)
    layout = in_space(variant(uid).layout)
    view.show_board(layout, Content(np.arange(layout.places, dtype=np.int8) % 3))
    view.resize(*size)
    window.resize(*size)
    with qtbot.waitExposed(window):
        window.show()
    yield view
    view.end()
    window.deleteLater()


def sample(qtbot: QtBot) -> QImage:
    with shown(qtbot, "ring-majority/tet", LIGHT, FAST) as view:
        assert view.canvas.isVisible()
        return QImage(view.canvas.grabFramebuffer())


def use(qtbot: QtBot) -> None:
    """Do on a canvas what has as little as possible in common with the sample."""
    with shown(qtbot, "ring-majority/cube", DARK, FINEST, (500, 180)) as view:
        view.switch_projection()
        view.driver.turn(2.0, 1.0)
        assert not view.canvas.grabFramebuffer().isNull()


def test_a_canvas_that_was_used_draws_as_a_new_one(qtbot: QtBot, kept: KeptCanvases) -> None:
    fresh = sample(qtbot)
    use(qtbot)
    assert sample(qtbot) == fresh
    assert len(kept) == 1


@pytest.mark.nightly
def test_windows_that_are_open_together_have_canvases_of_their_own(
    qtbot: QtBot, kept: KeptCanvases
) -> None:
    fresh = sample(qtbot)
    with shown(qtbot, "ring-majority/cube", DARK, FAST):
        assert sample(qtbot) == fresh
    assert len(kept) == 2
