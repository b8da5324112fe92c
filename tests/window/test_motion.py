"""Pieces that come and go on the board in the window."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.main_window import MainWindow
from tests.scene import pictures
from tests.window.driver import Motion, Person
from tests.window.pointing import board_view, face


def picture(view: BoardView) -> NDArray[np.uint8]:
    """Return what the view shows now."""
    view.detail.restore()
    image = view.canvas.grabFramebuffer()
    bits = image.constBits()
    assert bits is not None
    flat = np.frombuffer(bits.asstring(image.sizeInBytes()), np.uint8)
    return flat.reshape(image.height(), image.width(), 4)[..., :3]


def changed(one: NDArray[np.uint8], other: NDArray[np.uint8]) -> int:
    return int(np.count_nonzero(np.any(one != other, axis=2)))


def assert_alike(one: NDArray[np.uint8], other: NDArray[np.uint8]) -> None:
    """Check that pictures differ in a few pixels of smoothed edges alone, as rounding may."""
    assert changed(one, other) < 60
    assert not pictures.changed(one, other, least=32).any()


def test_a_placed_stone_settles_where_it_would_stand_at_once(
    qtbot: QtBot, window: MainWindow
) -> None:
    view = board_view(window)
    Person(window).switch("view.legal", False)  # they are marked once it has landed
    face(view, in_space(window.session.position.variant.layout).normals[0])
    view.move_ms = 60_000
    window.session.play(Move(0))
    Motion(window).hold_at(0.05)
    high = picture(view)
    Motion(window).hold_at(0.999)
    settled = picture(view)
    Motion(window).finish()
    assert_alike(settled, picture(view))
    assert changed(high, settled) > 200
    window.session.undo()
    view.move_ms = 0
    window.session.play(Move(0))
    assert_alike(settled, picture(view))


def test_captured_stones_fade(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    move = play_up_to_a_capture(window)
    position = window.session.position
    face(view, in_space(position.variant.layout).normals[position.captures(move)[0].taken[0]])
    view.move_ms = 60_000
    window.session.play(move)
    Motion(window).hold_at(0.34)
    there = picture(view)
    Motion(window).hold_at(0.75)
    fading = picture(view)
    Motion(window).finish()
    gone = picture(view)
    assert changed(there, fading) > 100
    assert changed(fading, gone) > 100


def play_up_to_a_capture(window: MainWindow) -> Move:
    """Play on until a move would capture, and return it."""
    board_view(window).move_ms = 0
    window.session.new_game("ring-majority/tet")
    while True:
        position = window.session.position
        capturing = [move for move in position.legal_moves if position.captures(move)]
        if capturing:
            return capturing[0]
        window.session.play(position.legal_moves[0])


def test_whatever_comes_next_ends_the_motion(qtbot: QtBot, window: MainWindow) -> None:
    view = board_view(window)
    view.move_ms = 60_000
    window.session.play(Move(0))
    assert Motion(window).on
    window.session.undo()
    assert not Motion(window).on
    window.session.play(Move(0))
    Person(window).pick("view.theme", "dark")
    assert not Motion(window).on
    window.session.new_game("ring-majority/cube")
    window.session.play(Move(3))
    window.session.new_game("ring-majority/tet")
    assert not Motion(window).on


def test_motion_is_adjustable_and_off_under_reduced_motion(
    qtbot: QtBot, window: MainWindow
) -> None:
    view = board_view(window)
    Person(window).pick("view.speed", "slow")
    slow = view.move_ms
    Person(window).pick("view.speed", "fast")
    assert 0 < view.move_ms < slow
    Person(window).switch("view.still", True)
    window.session.play(Move(0))
    assert not Motion(window).on
    Person(window).switch("view.still", False)
    Person(window).pick("view.speed", "off")
    window.session.play(Move(1))
    assert not Motion(window).on
    Person(window).pick("view.speed", "fast")
    window.session.play(Move(2))
    assert Motion(window).on
    qtbot.waitUntil(lambda: not Motion(window).on, timeout=10_000)
