"""Diagrams in a game's rules: positions that the program draws itself.

A diagram is a line of its own, a Markdown picture whose address is a position:
``![caption](position:loop/mini?FEN)``, or one with moves to play, ``?FEN;MOVE;MOVE``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Played, Position
from ringrealms3d.games import from_fen

SCHEME = "position"
IN_SPACE = "space"
"""The scheme of a picture in space, which stands beside the map of the same position."""

_DIAGRAM = re.compile(rf"^!\[(?P<caption>[^\]]*)\]\({SCHEME}:(?P<address>\S+)\)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position and its caption.

    Attributes:
        caption: one sentence.
        position: the position on the board.
        played: the move that led there, if moves were played.
    """

    caption: str
    position: Position
    played: Played | None


def diagrams_in(text: str) -> tuple[Diagram, ...]:
    """Return the diagrams of a text in order.

    Raises:
        ValueError: an address names no position.
    """
    return tuple(map(_diagram, _DIAGRAM.finditer(text)))


def with_diagrams(text: str, write: Callable[[Diagram], str]) -> str:
    """Return a text with each diagram replaced by what a function writes for it."""
    return _DIAGRAM.sub(lambda found: write(_diagram(found)), text)


def with_captions(text: str) -> str:
    """Return a text with each diagram's caption below it."""
    return _DIAGRAM.sub(r"\g<0>\n\n*\g<caption>*", text)


def with_pictures_in_space(text: str) -> str:
    """Return a text with a picture in space before each diagram, in the same paragraph."""
    return _DIAGRAM.sub(rf"![\g<caption>]({IN_SPACE}:\g<address>)\n\g<0>", text)


def position_at(address: str) -> tuple[Position, Played | None]:
    """Return the position at an address such as ``loop/mini?FEN;MOVE``, and its last move.

    Raises:
        ValueError: there is no such variant, the fen is broken, or a move is not legal.
    """
    uid, _, rest = address.partition("?")
    fen, *moves = rest.split(";")
    position, played = from_fen(uid, fen), None
    for text in moves:
        played = Played(position, position.parse_move(text))
        position = position.play(played.move)
    return position, played


def _diagram(found: re.Match[str]) -> Diagram:
    address = found["address"]
    try:
        position, played = position_at(address)
    except UserError as error:
        raise UserError("{name}: {error}", name=f"{SCHEME}:{address}", error=error) from error
    return Diagram(found["caption"], position, played)
