"""What is asked of things to print and to fold, and of films."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import translatable

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height of a sheet in millimetres, by its name."""

USUAL_MM = 120.0
"""The longest side of a box around what is made, unless somebody says or the kind has its own."""

_MEASURES_MM = {"size": (10.0, 2000.0), "wall": (0.4, 20.0), "clearance": (0.0, 2.0)}

BED_MM = (50.0, 2000.0)
"""How wide or deep the bed of a printer can be."""


def asked(default: Any, option: str, text: str, unit: str = "") -> Any:
    """Return a field that an option of commands sets.

    Args:
        default: what it is if nobody says; where it is true, the option turns it off.
        text: what the option's help says.
        unit: in what it is told, empty for what is only turned off.
    """
    return field(default=default, metadata={"option": option, "text": text, "unit": unit})


@dataclass(frozen=True, slots=True)
class Measures:
    """The size of physical objects, in millimetres."""

    size: float | None = asked(
        None,
        "--mm",
        translatable("the longest side of a box around it (default: 120; pieces of 20 on sheets)"),
        "MM",
    )
    wall: float = asked(1.2, "--wall", translatable("the least thickness (default: 1.2)"), "MM")
    clearance: float = asked(
        0.2,
        "--clearance",
        translatable("the gap between parts that fit together (default: 0.2)"),
        "MM",
    )
    bed: tuple[float, float] = asked(
        (210.0, 210.0),
        "--bed",
        translatable("the printer's bed in mm, with a file for each plate (default: 210x210)"),
        "WxH",
    )
    paper: str = asked("a4", "--paper", translatable("a4 or letter (default: a4)"), "PAPER")

    def __post_init__(self) -> None:
        """Refuse impossible measures.

        Raises:
            UserError: a measure is out of bounds, or there is no such paper.
        """
        sizes = [(name, getattr(self, name), bounds) for name, bounds in _MEASURES_MM.items()]
        for name, value, (least, most) in (*sizes, *(("bed", side, BED_MM) for side in self.bed)):
            if value is not None and not least <= value <= most:
                raise UserError(
                    "the {name} must be from {least} to {most} mm",
                    name=name,
                    least=f"{least:g}",
                    most=f"{most:g}",
                )
        if self.paper not in PAPERS:
            raise UserError(
                "no paper '{paper}' (choose from {papers})",
                paper=self.paper[:20],
                papers=", ".join(PAPERS),
            )

    @property
    def extent(self) -> float:
        """The longest side of a box around the object."""
        return USUAL_MM if self.size is None else self.size


@dataclass(frozen=True, slots=True)
class FilmStyle:
    """The style of a film, whose camera goes to where a move is visible or was stored."""

    rate: int = asked(25, "--fps", translatable("frames per second (default: 25)"), "N")
    move_seconds: float = asked(
        1.0, "--move-seconds", translatable("time for each move (default: 1)"), "S"
    )
    turn_seconds: float = asked(
        8.0, "--turn-seconds", translatable("time for one full turn (default: 8)"), "S"
    )
    captions: bool = asked(True, "--no-captions", translatable("leave out the moves' names"))
    follows: bool = asked(True, "--still-camera", translatable("keep the camera still"))

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
