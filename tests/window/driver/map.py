"""What the map shows, compared with what it should show, drawn without the window."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QAction, QImage, QPainter
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.phrase import tr
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.flat.level_drawing import drawing_of
from ringrealms3d.flat.map_drawing import MapDrawing
from ringrealms3d.scene.content import Content, content_of, without_dot
from ringrealms3d.scene.materials import MATERIALS
from ringrealms3d.scene.theme import THEMES, Theme
from ringrealms3d.window.board.free_choice import without_free_choice
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Choice
from tests.window.driver.finding import LEFT, MOUSE, find
from tests.window.pointing import hover

Pixels = NDArray[np.uint8]
"""A picture, uint8 (height, width, 4)."""

_NEAR = 0.5
"""Of the largest radius of a piece: how far around a place its own marks are looked for."""


class MapReader:
    """Looks at the map of a window: beside a solid, or of a flat board."""

    def __init__(self, window: MainWindow) -> None:
        """Look at a window."""
        self.window = window

    @property
    def map(self) -> QWidget:
        """The map that is shown, beside a solid or of a flat board."""
        plan, whole = (find(self.window, QWidget, name) for name in ("plan", "whole board"))
        if plan.isHidden() and whole.isHidden():
            find(self.window, QAction, "view.map").trigger()
        return whole if plan.isHidden() else plan

    def spot(self, place: int) -> QPointF:
        """Return where a place is on the map, as long as the whole map is shown."""
        return self._drawing.fitted(self.map.size()).map(self._drawing.spot(place))

    def click(self, place: int, button: Qt.MouseButton = LEFT) -> None:
        """Click a place on the map."""
        MOUSE.mouseClick(self.map, button, pos=self.spot(place).toPoint())

    def hover(self, place: int) -> None:
        """Point at a place on the map."""
        hover(self.map, self.spot(place))

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
        theme: Theme | None = None,
    ) -> Pixels:
        """Return what the whole map would show, drawn without the window.

        Args:
            hovered: the place that the pointer is on.
            cursor: the place that the keyboard's cursor is on.
            ghost: a piece that is about to stand on a place.
            coordinates: whether sites have names; None as the menu says.
            theme: its colours; None for those that are chosen in the menus.
        """
        drawing, theme = self._drawing, theme or self.theme
        content = without_dot(content, None if ghost is None else ghost[1])
        drawing.follow(content)
        if coordinates is not None:
            drawing.coordinates = coordinates
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
        return replace(without_free_choice(plain, session.position), **marks)

    def sees(self, content: Content, **pointed: Any) -> bool:
        """Return whether the map shows exactly this; ``pointed`` as for ``map_of``."""
        return np.array_equal(self.map_seen(), self.map_of(content, **pointed))

    def is_drawn_in(self, theme: Theme) -> bool:
        """Return whether the game on the map has the colours of a theme."""
        return self.sees(self.content(), theme=theme)

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
    def theme(self) -> Theme:
        """The colours that are chosen in the menus, or the light ones of the tests' desktop."""
        theme = THEMES[self.chosen("view.theme") or "light"]
        materials = self.chosen("view.materials")
        return theme.dressed(MATERIALS[materials]) if materials else theme

    def chosen(self, choice: str) -> str:
        """Return the key of the option of a choice that is chosen in its menu, "" if none is."""
        entry = self.window.commands.table[choice]
        assert isinstance(entry, Choice)
        options = (self.window.commands.option(choice, each.key) for each in entry.options())
        return next((str(each.data()) for each in options if each.isChecked()), "")

    @property
    def _drawing(self) -> MapDrawing:
        position = self.window.session.position
        drawing = _drawing_of(position.variant.layout, position.board.sites)
        drawing.coordinates = find(self.window, QAction, "view.coordinates").isChecked()
        drawing.follow(self.content())
        return drawing


@cache
def _drawing_of(layout: Layout, names: tuple[str, ...]) -> MapDrawing:
    return drawing_of(layout, names, tr)


def _pixels(picture: QImage) -> Pixels:
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    bits = picture.constBits()
    assert bits is not None
    flat = np.frombuffer(bits.asstring(picture.sizeInBytes()), np.uint8)
    return flat.reshape(picture.height(), picture.width(), 4)
