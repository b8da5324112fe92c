"""What a person sees of the window and does there: the one place that knows where things are.

Widgets are found as a stranger or a screen reader finds them: by kind, name and text.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QAbstractAnimation, QObject, QPoint, QPointF, Qt, QTimer, QVariantAnimation
from PyQt6.QtGui import QAction, QImage, QPainter
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import (
    QApplication,
    QComboBox,
    QDockWidget,
    QLabel,
    QPushButton,
    QTreeView,
    QWidget,
)

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.phrase import tr
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.flat.map_drawing import MapDrawing
from ringrealms3d.library.library import LIBRARY_NAME
from ringrealms3d.puzzles.cards import CARDS_NAME
from ringrealms3d.scene.content import Content, content_of
from ringrealms3d.window.main_window import MainWindow
from tests.window.pointing import board_view

Found = TypeVar("Found", bound=QObject)
Shown = TypeVar("Shown", bound=QWidget)
LEFT = Qt.MouseButton.LeftButton

MOUSE: Any = QTest
"""Presses buttons; Qt's stubs take its functions for methods."""

Pixels = NDArray[np.uint8]
"""A picture, uint8 (height, width, 4)."""

_NEAR = 0.5
"""Of the largest radius of a piece: how far around a place its own marks are looked for."""


def find(parent: QObject, kind: type[Found], name: str) -> Found:
    """Return the one child of a kind with an object name."""
    (found,) = parent.findChildren(kind, name)
    return found


def named(parent: QObject, kind: type[Shown], name: str) -> Shown:
    """Return the one child of a kind that screen readers call this."""
    (found,) = (each for each in parent.findChildren(kind) if each.accessibleName() == name)
    return found


def chooser(parent: QWidget, seat: str) -> QComboBox:
    """Return the list from which a seat's player is chosen."""
    return named(parent, QComboBox, f"Who plays {seat}")


def rows_of(parent: QWidget) -> list[list[QLabel]]:
    """Return the labels that are shown, row by row from above, each from the left."""
    rows: dict[int, list[QLabel]] = {}
    shown = [each for each in parent.findChildren(QLabel) if each.isVisible()]
    for label in sorted(shown, key=lambda each: each.mapTo(parent, QPoint()).x()):
        rows.setdefault(label.mapTo(parent, label.rect().center()).y(), []).append(label)
    return [rows[height] for height in sorted(rows)]


def texts_of(parent: QWidget) -> list[str]:
    """Return what the labels say that are shown."""
    return [each.text() for each in parent.findChildren(QLabel) if each.isVisible()]


def press(parent: QWidget, text: str) -> None:
    """Click the visible button that says this, whatever letter is underlined."""
    buttons = (each for each in parent.findChildren(QPushButton) if each.isVisible())
    (button,) = (each for each in buttons if each.text().replace("&", "") == text)
    MOUSE.mouseClick(button, LEFT)


class Person:
    """Somebody at a window."""

    def __init__(self, window: MainWindow) -> None:
        """Sit down at a window."""
        self.window = window

    # the texts

    @property
    def message(self) -> str:
        """The sentence in the status line."""
        bar = self.window.statusBar()
        assert bar is not None
        return bar.currentMessage()

    @property
    def turn(self) -> str:
        """Whose turn it is, or who won, in the status line."""
        return self._text("turn")

    @property
    def counts(self) -> str:
        """The counts of both seats in the status line."""
        return self._text("counts")

    @property
    def site(self) -> str:
        """What the status line says of the place under the pointer."""
        return self._text("site")

    @property
    def state(self) -> str:
        """The state of the game, beside the players."""
        return self._text("state")

    @property
    def seats(self) -> list[tuple[str, bool]]:
        """The names of both seats beside the players, and which is bold."""
        labels = [find(self.window, QLabel, f"seat {seat}") for seat in (0, 1)]
        return [(label.text(), label.font().bold()) for label in labels]

    def _text(self, name: str) -> str:
        return find(self.window, QLabel, name).text()

    def prospects(self, places: Iterable[int]) -> list[str]:
        """Return what the list of sites says that clicks on some places do."""
        variant = self.window.session.position.variant
        model = named(self.window, QTreeView, tr("Sites")).model()
        assert model is not None
        realms = (model.index(row, 0) for row in range(model.rowCount()))
        rows = (model.index(r, 0, realm) for realm in realms for r in range(model.rowCount(realm)))
        row_of = {each.data().strip("\u2066\u2069"): each for each in rows}  # of right to left
        told = (row_of[tr(variant.place_name(place))] for place in places)
        return [each.data(Qt.ItemDataRole.AccessibleDescriptionRole) for each in told]

    # commands and panels

    def choose(self, command: str) -> None:
        """Choose a command, by its id."""
        action = find(self.window, QAction, command)
        assert action.isEnabled(), command
        action.trigger()

    def open_panel(self, name: str) -> None:
        """Show a panel, in front of those that share its place."""
        panel = find(self.window, QDockWidget, name)
        if panel.isHidden():
            self.choose(f"panel.{name}")
        panel.raise_()
        QApplication.processEvents()

    # the files that a test gave the window

    @property
    def folder(self) -> Path:
        """The folder of the settings, the game and the library."""
        return self.window.settings.path.parent

    @property
    def saved_game(self) -> Path:
        """The file of the current game."""
        return self.folder / "game.json"

    @property
    def library(self) -> Path:
        """The file of the library."""
        return self.folder / LIBRARY_NAME

    @property
    def cards(self) -> Path:
        """The file of the cards of puzzles."""
        return self.folder / CARDS_NAME

    # the map

    @property
    def map(self) -> QWidget:
        """The map that is shown, beside a solid or of a flat board."""
        plan = find(self.window, QWidget, "plan")
        return plan if plan.isVisible() else find(self.window, QWidget, "whole board")

    def spot(self, place: int) -> QPointF:
        """Return where a place is on the map, as long as the whole map is shown."""
        return self._drawing.fitted(self.map.size()).map(self._drawing.spot(place))

    @property
    def pointed(self) -> int | None:
        """The place under the pointer, as the status line names it."""
        name = self.site.partition(":")[0]
        return self.window.session.position.board.site(name) if name else None

    def map_seen(self) -> Pixels:
        """Return what the map shows now."""
        return _pixels(self.map.grab().toImage())

    def map_of(
        self,
        content: Content,
        hovered: int | None = None,
        cursor: int | None = None,
        ghost: tuple[int, int] | None = None,
        coordinates: bool | None = None,
    ) -> Pixels:
        """Return what the whole map would show, drawn without the window.

        Args:
            hovered: the place that the pointer is on.
            cursor: the place that the keyboard's cursor is on.
            ghost: a piece that is about to stand on a place.
            coordinates: whether sites have names; None as the menu says.
        """
        drawing, theme = self._drawing, self.window.appearance.theme
        chosen = find(self.window, QAction, "view.coordinates").isChecked()
        drawing.coordinates = chosen if coordinates is None else coordinates
        picture = QImage(self.map.size(), QImage.Format.Format_RGB32)
        picture.fill(q_colour(theme.paper))
        painter = QPainter(picture)
        painter.setTransform(drawing.fitted(self.map.size()))
        drawing.paint(painter, content, theme, hovered)
        drawing.paint_candidates(painter, content, theme)
        if cursor is not None:
            drawing.paint_cursor(painter, cursor, theme)
        if ghost is not None:
            piece, place = ghost
            drawing.paint_ghost(painter, piece, drawing.spot(place), drawing.radius(place), theme)
        painter.end()
        return _pixels(picture)

    def content(self, **marks: Any) -> Content:
        """Return the game's position, last move and legal moves, with these marks instead."""
        session = self.window.session
        plain = content_of(session.position, session.played)
        return replace(plain, **marks)

    def sees(self, content: Content, **pointed: Any) -> bool:
        """Return whether the map shows exactly this; ``pointed`` as for ``map_of``."""
        return np.array_equal(self.map_seen(), self.map_of(content, **pointed))

    def unlike(self, content: Content) -> set[int]:
        """Return the places that do not look like this on the map."""
        return self.changed(self.map_of(content), self.map_seen())

    def changed(self, before: Pixels, after: Pixels) -> set[int]:
        """Return the places that look different in two pictures of the map."""
        differ = np.any(before != after, axis=2)
        drawing = self._drawing
        fitted = drawing.fitted(self.map.size())
        found = set()
        for place in range(len(drawing.layout.kinds)):
            spot = fitted.map(drawing.spot(place))
            near = max(1, round(_NEAR * drawing.radius(place) * fitted.m11()))
            x, y = round(spot.x()), round(spot.y())
            if differ[max(0, y - near) : y + near + 1, max(0, x - near) : x + near + 1].any():
                found.add(place)
        return found

    @property
    def _drawing(self) -> MapDrawing:
        position = self.window.session.position
        return _drawing_of(position.variant.layout, position.board.sites)


def marked_in_space(window: MainWindow, kind: str) -> set[int]:
    """Return the places that have a mark of a kind on the board in space."""
    scene = board_view(window).scene
    assert scene is not None
    marks = (part for part in scene.parts("marks") if part.kind == kind)
    return {part.place for part in marks if part.place is not None}


class Motion:
    """Something that moves on the board in space, and takes its time."""

    def __init__(self, window: MainWindow, name: str = "pieces") -> None:
        """Look at the "pieces" of a move, or at the "beads" on winning paths."""
        self._clock = find(window, QVariantAnimation, name)

    @property
    def on(self) -> bool:
        """Whether it moves."""
        return self._clock.state() != QAbstractAnimation.State.Stopped

    def hold_at(self, share: float) -> None:
        """Hold it after a share of its time."""
        self._clock.pause()
        self._clock.setCurrentTime(round(share * self._clock.duration()))

    def finish(self) -> None:
        """Let its time be over."""
        self._clock.setCurrentTime(self._clock.duration())


def is_due(window: MainWindow, name: str) -> bool:
    """Return whether something waits for its time."""
    return find(window, QTimer, name).isActive()


def hasten(window: MainWindow, name: str) -> None:
    """Let something that waits for its time wait no longer."""
    find(window, QTimer, name).setInterval(0)


@cache
def _drawing_of(layout: Layout, names: tuple[str, ...]) -> MapDrawing:
    return MapDrawing(layout, names, tr)


def _pixels(picture: QImage) -> Pixels:
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    bits = picture.constBits()
    assert bits is not None
    flat = np.frombuffer(bits.asstring(picture.sizeInBytes()), np.uint8)
    return flat.reshape(picture.height(), picture.width(), 4)
