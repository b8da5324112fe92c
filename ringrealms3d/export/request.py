"""A request for an export: its content, its look and its measures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Played, Position
from ringrealms3d.export.photo.photograph import PhotoStyle
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.arrangement import CLOSED, Opening
from ringrealms3d.scene.camera import HOME, Camera
from ringrealms3d.scene.quality import FINE, Quality
from ringrealms3d.scene.theme import LIGHT, Theme

Tell = Callable[[float], None]
"""Is called with the share of the work that is done, again and again."""

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of a sheet in millimetres, by its name."""

USUAL_MM = 120.0
"""The longest side of a box around what is made, unless somebody says or the kind has its own."""

_MEASURES_MM = {"size": (10.0, 2000.0), "wall": (0.4, 20.0), "clearance": (0.0, 2.0)}

BED_MM = (50.0, 2000.0)
"""How wide or deep the bed of a printer can be."""


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
class Measures:
    """The size of physical objects, in millimetres.

    Attributes:
        size: the longest side of a box around the object, None for the kind's default.
        wall: the least thickness of printed parts.
        clearance: the gap between printed parts that fit into each other.
        paper: the paper size, one of :data:`PAPERS`.
        bed: the width and depth of the bed of the printer.
    """

    size: float | None = None
    wall: float = 1.2
    clearance: float = 0.2
    paper: str = "a4"
    bed: tuple[float, float] = (210.0, 210.0)

    def __post_init__(self) -> None:
        """Refuse impossible measures.

        Raises:
            UserError: a measure is out of bounds, or there is no such paper.
        """
        told = [(name, getattr(self, name), bounds) for name, bounds in _MEASURES_MM.items()]
        for name, value, (least, most) in (*told, *(("bed", side, BED_MM) for side in self.bed)):
            if value is not None and not least <= value <= most:
                raise UserError(
                    "the {name} must be from {least} to {most} mm",
                    name=name,
                    least=f"{least:g}",
                    most=f"{most:g}",
                )
        if self.paper not in PAPERS:
            raise UserError(
                "no paper '{paper}' (there are {papers})",
                paper=self.paper[:20],
                papers=", ".join(PAPERS),
            )

    @property
    def extent(self) -> float:
        """The longest side of a box around the object."""
        return USUAL_MM if self.size is None else self.size


@dataclass(frozen=True, slots=True)
class FilmStyle:
    """The style of a film.

    Attributes:
        rate: frames per second.
        move_seconds: seconds per move, with the pause after it.
        turn_seconds: seconds per turn of the board.
        captions: whether the moves are shown below.
        follows: whether the camera goes to the one stored with a move, or to where the move is
            visible; if not, it stays.
    """

    rate: int = 25
    move_seconds: float = 1.0
    turn_seconds: float = 8.0
    captions: bool = True
    follows: bool = True

    def __post_init__(self) -> None:
        """Refuse an impossible film.

        Raises:
            UserError: a number is out of bounds.
        """
        if not 1 <= self.rate <= 60:
            raise UserError("a film has from 1 to 60 frames a second")
        if not 0.1 <= self.move_seconds <= 60:
            raise UserError("a move of a film takes from 0.1 to 60 seconds")
        if not 0.5 <= self.turn_seconds <= 600:
            raise UserError("a turn of a film takes from 0.5 to 600 seconds")


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
    measures: Measures = Measures()
    film: FilmStyle = FilmStyle()
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
    told = request.node.ply, request.style, request.measures, request.film
    return msgspec.json.encode(told, enc_hook=_plain)


def request_from_data(data: bytes, record: GameRecord) -> ExportRequest:
    """Return the request for a game that :func:`request_as_data` wrote."""
    kinds = tuple[int, PictureStyle, Measures, FilmStyle]
    ply, *styles = msgspec.json.decode(data, type=kinds, dec_hook=lambda _, told: np.array(told))
    return ExportRequest(record, (record.root, *record.line)[ply], *styles)


def _plain(value: Any) -> Any:
    """Return an array as lists, and a read-only mapping as one that can be written."""
    return value.tolist() if isinstance(value, np.ndarray) else dict(value)
