"""While a board turns that is slow to draw, fewer pixels are drawn; at rest all of them are."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from pyvistaqt import QtInteractor

from ringrealms3d.window.board.space.canvas import Detail


class Renderer:
    """A renderer that says how long its last frame took."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.smooth = seconds, True

    def GetLastRenderTimeInSeconds(self) -> float:
        return self.seconds

    def GetUseFXAA(self) -> bool:
        return self.smooth

    def SetUseFXAA(self, on: bool) -> None:
        self.smooth = on


class Canvas(QWidget):
    """A canvas that remembers how many pixels are drawn."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.resize(800, 600)
        self.renderer = Renderer(seconds)
        self.sizes: list[tuple[int, int]] = []
        self.sketches: list[bool] = []
        self.paints = 0
        self.iren = SimpleNamespace(interactor=SimpleNamespace(UpdateSize=self.draw))

    def draw(self, width: int, height: int) -> None:
        self.sizes.append((width, height))

    def count(self) -> None:
        self.paints += 1


def canvas_in(qtbot: QtBot, seconds: float) -> Canvas:
    canvas = Canvas(seconds)
    qtbot.addWidget(canvas)
    return canvas


def detail_of(canvas: Canvas) -> Detail:
    return Detail(canvas, cast(QtInteractor, canvas), canvas.count, canvas.sketches.append)


def test_a_slow_board_is_drawn_with_fewer_pixels_until_it_rests(qtbot: QtBot) -> None:
    canvas = canvas_in(qtbot, seconds=0.08)
    detail = detail_of(canvas)
    for _ in range(3):
        detail.turn()
    ((width, height),) = canvas.sizes
    assert 0.25 * 800 < width < 0.5 * 800
    assert width / height == pytest.approx(800 / 600, rel=0.01)
    assert not canvas.renderer.GetUseFXAA()
    assert canvas.sketches == [True]
    qtbot.waitUntil(lambda: canvas.sizes[1:] == [(800, 600)])
    assert canvas.sketches == [True, False]
    assert detail.share == 1.0
    assert canvas.renderer.GetUseFXAA()
    assert canvas.paints == 1


def test_a_board_that_is_drawn_fast_keeps_its_pixels(qtbot: QtBot) -> None:
    canvas = canvas_in(qtbot, seconds=0.01)
    detail = detail_of(canvas)
    for _ in range(3):
        detail.turn()
    detail.restore()
    assert canvas.sizes == []
    assert canvas.paints == 0


def test_a_jump_to_another_view_is_drawn_with_all_pixels(qtbot: QtBot) -> None:
    canvas = canvas_in(qtbot, seconds=0.08)
    detail = detail_of(canvas)
    detail.turn()
    assert detail.share == 1.0
    assert canvas.sizes == []
