"""Games in notebooks: diagrams, and boards to turn with the mouse."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape

from ringrealms3d.core.position import Position
from ringrealms3d.exports.diagram import drawn_diagram
from ringrealms3d.exports.pages.page import page_text
from ringrealms3d.exports.request import ExportRequest, PictureStyle
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord

_DIAGRAM = 560, 420  # pixels


def diagram_svg(game: Position | GameNode | GameRecord) -> str:
    """Return the diagram of a position, a node, or a game at its end, as SVG."""
    if isinstance(game, GameNode):
        first = game.root.position
        request = ExportRequest(GameRecord(first.uid, fen=first.fen()), game)
    else:
        request = _request(game)
    style = PictureStyle(size=_DIAGRAM)
    return drawn_diagram(replace(request, style=style), ".svg").decode()


@dataclass(frozen=True)
class TurnableBoard:
    """What a notebook shows as a board that the mouse turns, with all moves of a game.

    Attributes:
        page: the page, as HTML; it needs no network.
        size: width and height in pixels.
    """

    page: str
    size: tuple[int, int]

    def _repr_html_(self) -> str:
        width, height = self.size
        return (
            f'<iframe width="{width}" height="{height}" style="border:0" '
            f'srcdoc="{escape(self.page)}"></iframe>'
        )


def show(game: Position | GameRecord, size: tuple[int, int] = (640, 560)) -> TurnableBoard:
    """Return a board to turn, for the last line of a notebook's cell.

    >>> import ringrealms3d as rr
    >>> rr.show(rr.start("ring-majority/tet")).size
    (640, 560)

    Args:
        game: a position, or a game with all its variations.
        size: width and height in pixels.

    Raises:
        ValueError: the board has no picture in space.
    """
    return TurnableBoard(page_text(_request(game)), size)


def _request(game: Position | GameRecord) -> ExportRequest:
    record = GameRecord(game.uid, fen=game.fen()) if isinstance(game, Position) else game
    return ExportRequest(record, record.last)
