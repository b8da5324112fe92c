"""The keys of a view that move the camera, on the keypad as in 3-D tools."""

from __future__ import annotations

from dataclasses import replace
from math import radians
from types import MappingProxyType
from typing import Protocol

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeyEvent

from ringrealms3d.scene.camera import Camera, camera_at
from ringrealms3d.window.board.keyboard import Direction, arrow_direction
from ringrealms3d.window.board.space.camera_driver import CameraDriver
from ringrealms3d.window.board.space.view_bar import ViewBar

FRONT, RIGHT, TOP = (-90.0, 0.0), (0.0, 0.0), (-90.0, 90.0)
BACK, LEFT, BOTTOM = (90.0, 0.0), (180.0, 0.0), (-90.0, -90.0)

_STEP = radians(15)
_ARROW_TURN = 0.12  # radians
_ZOOM = 1.2
_Key = Qt.Key
_VIEWS = MappingProxyType(
    {_Key.Key_1: (FRONT, BACK), _Key.Key_3: (RIGHT, LEFT), _Key.Key_7: (TOP, BOTTOM)}
)
_STEPS = MappingProxyType(
    {
        _Key.Key_4: (_STEP, 0.0),
        _Key.Key_6: (-_STEP, 0.0),
        _Key.Key_8: (0.0, -_STEP),
        _Key.Key_2: (0.0, _STEP),
    }
)
_ZOOMS = MappingProxyType({_Key.Key_Plus: _ZOOM, _Key.Key_Minus: 1 / _ZOOM})
_APART = MappingProxyType({_Key.Key_BracketLeft: -1, _Key.Key_BracketRight: 1})
_LEVELS = MappingProxyType({_Key.Key_PageDown: -1, _Key.Key_PageUp: 1})


class Eye(Protocol):
    """The interface of a view for keys."""

    driver: CameraDriver
    bar: ViewBar

    def go_home(self) -> None:
        """Look from the home side."""

    def switch_projection(self) -> None:
        """Change between a perspective and a parallel projection."""


def press(eye: Eye, event: QKeyEvent) -> bool:
    """Handle a key for the camera; return whether it has a meaning."""
    key, modifiers = Qt.Key(event.key()), event.modifiers()
    direction = arrow_direction(event)
    if direction and modifiers & Qt.KeyboardModifier.ControlModifier:
        _turn_towards(eye, direction)
    elif direction:  # the cursor is at the rim
        right, down = direction
        _turn_towards(eye, (-right, -down))
    elif modifiers & Qt.KeyboardModifier.KeypadModifier and _press_keypad(eye, key, event):
        pass
    elif key in _ZOOMS:
        eye.driver.glide(eye.driver.heading.zoomed(_ZOOMS[key]))
    elif key in _APART:
        eye.bar.take_apart(_APART[key])
    elif key in _LEVELS:
        eye.bar.climb(_LEVELS[key])
    else:
        return False
    return True


def _turn_towards(eye: Eye, direction: Direction) -> None:
    right, down = direction
    eye.driver.turn(_ARROW_TURN * right, -_ARROW_TURN * down)


def seen_from(camera: Camera, angles: tuple[float, float]) -> Camera:
    """Return a camera at an azimuth and an elevation, in degrees, upright."""
    return replace(camera, axes=camera_at(*angles).axes)


def _press_keypad(eye: Eye, key: Qt.Key, event: QKeyEvent) -> bool:
    driver = eye.driver
    if key in _VIEWS:
        opposite = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        driver.glide(seen_from(driver.heading, _VIEWS[key][opposite]))
    elif key in _STEPS:
        driver.glide_turn(*_STEPS[key])
    elif key == _Key.Key_5:
        eye.switch_projection()
    elif key == _Key.Key_9:
        driver.glide(driver.heading.opposite())
    elif key in (_Key.Key_Period, _Key.Key_Comma):
        eye.go_home()
    else:
        return False
    return True
