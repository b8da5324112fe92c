"""A request for an export: its content, its look and its measures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import numpy as np

from ringrealms3d.core.position import Played, Position
from ringrealms3d.exports.measures import FilmStyle, Measures
from ringrealms3d.exports.photo.photograph import PhotoStyle
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.arrangement import CLOSED, Opening
from ringrealms3d.scene.camera import HOME, Camera
from ringrealms3d.scene.quality import FINE, Quality
from ringrealms3d.scene.theme import LIGHT, Theme

Progress = Callable[[float], None]
"""Is called with the share of the work that is done, again and again."""


@dataclass(frozen=True, slots=True)
class PictureStyle:
    """How a picture looks.

    Attributes:
        size: width and height in pixels.
        camera: the camera.
        transparent: whether the background is left out.
        legal: whether the sites where the seat to move may play are marked.
        look: the name of the pieces' look, empty for the first one.
        opening: how far the board is opened.
        coordinates: whether rows and columns, or sites, show their names.
        photo: the style of a photograph, None for a normal picture.
    """

    size: tuple[int, int] = (1600, 1200)
    camera: Camera = HOME
    theme: Theme = LIGHT
    quality: Quality = FINE
    transparent: bool = False
    legal: bool = True
    look: str = ""
    opening: Opening = CLOSED
    coordinates: bool = False
    photo: PhotoStyle | None = None

    @property
    def aspect(self) -> float:
        """The width over the height."""
        width, height = self.size
        return width / height


@dataclass(frozen=True, slots=True)
class ExportRequest:
    """The export of a game at one of its nodes.

    Attributes:
        record: the game.
        node: the node; exports of one position show this one.
        style: the style of pictures, drawings and models.
        measures: the measures of printed objects.
        film: the style of a film.
        replaces: whether files beside the named one, such as further plates, may replace others.
    """

    record: GameRecord
    node: GameNode
    style: PictureStyle = PictureStyle()
    measures: Measures = field(default_factory=Measures)
    film: FilmStyle = field(default_factory=FilmStyle)
    replaces: bool = False

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self.node.position

    @property
    def played(self) -> Played | None:
        """The move that led there, None at the start."""
        return self.node.played


def request_as_data(request: ExportRequest) -> bytes:
    """Return all of a request but its game as JSON, for another process of this version."""
    data = request.node.ply, request.style, request.measures, request.film
    return msgspec.json.encode(data, enc_hook=_plain)


def request_from_data(data: bytes, record: GameRecord) -> ExportRequest:
    """Return the request for a game that :func:`request_as_data` wrote."""
    kinds = tuple[int, PictureStyle, Measures, FilmStyle]
    ply, *styles = msgspec.json.decode(data, type=kinds, dec_hook=lambda _, data: np.array(data))
    return ExportRequest(record, (record.root, *record.line)[ply], *styles)


def _plain(value: Any) -> Any:
    """Return an array as lists, and a read-only mapping as one that can be written."""
    return value.tolist() if isinstance(value, np.ndarray) else dict(value)
