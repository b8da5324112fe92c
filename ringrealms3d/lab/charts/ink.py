"""Letters, lines and shapes of charts in SVG.

Letters and axes have the colour of the surrounding text, so that a chart suits pages of any colour.
"""

from __future__ import annotations

from collections.abc import Sequence

import drawsvg

from ringrealms3d.lab.charts.clipping import Spot
from ringrealms3d.lab.charts.letters import LETTERS, LINE

INK = "currentColor"
"""The colour of letters and axes."""

COLOURS = ("#1a80c4", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""What people with any colour vision tell apart (Okabe and Ito 2008), the blue lighter for dark."""

FAINT = 0.16
"""How clear the lines of a grid are."""

_DASHES = ("none", "6 3", "2 2")
_CAPITAL = 0.36  # half the height of capitals, next to the size of letters
_BAND = 0.22


def colour_of(number: int) -> str:
    """Return the colour of a series."""
    return COLOURS[number % len(COLOURS)]


def dashes_of(number: int) -> str:
    """Return the dashes that distinguish a series from an earlier one of the same colour."""
    return _DASHES[number // len(COLOURS) % len(_DASHES)]


def words(
    text: str, spot: Spot, anchor: str = "start", size: float = LETTERS, **looks: object
) -> drawsvg.Text:
    """Return a text whose capitals are centred on the height of a spot."""
    base = spot[1] + _CAPITAL * size
    looks = {"text_anchor": anchor, "fill": INK, **looks}
    return drawsvg.Text(text, decimal(size), decimal(spot[0]), decimal(base), **looks)


def paragraph(
    lines: Sequence[str],
    spot: Spot,
    anchor: str = "start",
    size: float = LETTERS,
    **looks: object,
) -> list[drawsvg.Text]:
    """Return lines below each other, the middle of the first one at the height of a spot."""
    x, y = spot
    step = LINE * size
    return [
        words(line, (x, y + number * step), anchor, size, **looks)
        for number, line in enumerate(lines)
    ]


def stroke(
    start: Spot, end: Spot, width: float, colour: str = INK, **looks: object
) -> drawsvg.Line:
    """Return a straight line."""
    ends = map(decimal, (*start, *end))
    return drawsvg.Line(*ends, stroke=colour, stroke_width=decimal(width), **looks)


def curve(spots: Sequence[Spot], number: int) -> drawsvg.Path:
    """Return the line of a series."""
    looks = {} if dashes_of(number) == "none" else {"stroke_dasharray": dashes_of(number)}
    return drawsvg.Path(
        _steps(spots),
        fill="none",
        stroke=colour_of(number),
        stroke_width="1.8",
        stroke_linejoin="round",
        stroke_linecap="round",
        **looks,
    )


def band(corners: Sequence[Spot], number: int) -> drawsvg.Path:
    """Return the translucent area of a series."""
    return drawsvg.Path(f"{_steps(corners)}Z", fill=colour_of(number), fill_opacity=str(_BAND))


def disc(spot: Spot, radius: float, colour: str) -> drawsvg.Circle:
    """Return a filled circle."""
    return drawsvg.Circle(decimal(spot[0]), decimal(spot[1]), decimal(radius), fill=colour)


def bar(left: float, top: float, right: float, bottom: float, colour: str) -> drawsvg.Rectangle:
    """Return a filled rectangle."""
    sides = map(decimal, (left, top, right - left, bottom - top))
    return drawsvg.Rectangle(*sides, fill=colour)


def decimal(value: float) -> str:
    """Return a number of pixels, to a hundredth."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _steps(spots: Sequence[Spot]) -> str:
    return "M" + "L".join(f"{decimal(x)} {decimal(y)}" for x, y in spots)
