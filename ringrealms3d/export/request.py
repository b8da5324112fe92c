"""What is to leave the program, and how it is to look and measure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class PictureStyle:
    """How a picture looks.

    Attributes:
        size: width and height in pixels.
        camera: where the eye is.
        transparent: whether the background is left out.
        legal: whether the sites where the seat to move may play are marked.
        look: the name of the pieces' look, empty for the first one.
        opening: how far the board is laid open.
        coordinates: whether rows and columns, or sites, have their names written at them.
        photo: how a photograph is taken in place of a drawing, None for a drawing.
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


@dataclass(frozen=True, slots=True)
class Measures:
    """How large things are that one can touch, in millimetres.

    Attributes:
        size: the longest side of a box around what is made, None for the usual one of its kind.
        wall: the least thickness of what is printed.
        clearance: the gap between printed parts that fit into each other.
        paper: the sheets of what is on paper, one of :data:`PAPERS`.
    """

    size: float | None = None
    wall: float = 1.2
    clearance: float = 0.2
    paper: str = "a4"

    def __post_init__(self) -> None:
        """Refuse what cannot be made.

        Raises:
            UserError: a measure is out of bounds, or there is no such paper.
        """
        for name, (least, most) in _MEASURES_MM.items():
            told = getattr(self, name)
            if told is not None and not least <= told <= most:
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
        """The longest side of a box around what is made."""
        return USUAL_MM if self.size is None else self.size


@dataclass(frozen=True, slots=True)
class FilmStyle:
    """How a film runs.

    Attributes:
        rate: frames a second.
        move_seconds: how long a move takes, with the rest after it.
        turn_seconds: how long the board takes to turn round once.
        captions: whether the moves are written below.
        follows: whether the eye goes where it was when a move was looked at, else to where a move
            is seen; if not, it stays.
    """

    rate: int = 25
    move_seconds: float = 1.0
    turn_seconds: float = 8.0
    captions: bool = True
    follows: bool = True

    def __post_init__(self) -> None:
        """Refuse a film that cannot be shown.

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
    """What is exported: a game, at one of its nodes.

    Attributes:
        record: the game.
        node: where in the game; what shows one position shows this one.
        style: how pictures, drawings and models look.
        measures: how large printed things are.
        film: how a film runs.
    """

    record: GameRecord
    node: GameNode
    style: PictureStyle = PictureStyle()
    measures: Measures = Measures()
    film: FilmStyle = FilmStyle()

    @property
    def position(self) -> Position:
        """The position that is shown."""
        return self.node.position

    @property
    def played(self) -> Played | None:
        """The move that led there, None at the start."""
        return self.node.played
