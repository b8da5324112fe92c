"""Diagrams of positions for articles: the map with its moves numbered."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import written_whole
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.exports.game_content import node_content
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.flat.requirements import flat_drawing_problem
from ringrealms3d.games import game_of_variant
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.scene.theme import Theme

_HOW = {
    Reason.RESIGNATION: " by resignation",
    Reason.TIME: " on time",
    Reason.AGREEMENT: " by agreement",
}


_COVERING = ("label", "cross")  # marks that leave no room for a number


class NumberedMoves(NamedTuple):
    """The moves of a line, for a diagram.

    Attributes:
        numbers: by place, the number of the last move there, if its piece is still there.
        remarks: by number, the remarks on the other moves, such as "12 at f1".
    """

    numbers: dict[int, int]
    remarks: dict[int, str]


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write a diagram of a request's position; the file's extension selects the format.

    Names and numbers take the place of the dots for legal moves, which are omitted.
    """
    drawn = drawn_diagram(request, path.suffix.lower())
    with written_whole(path) as stream:
        stream.write(drawn)


def drawn_diagram(request: ExportRequest, ending: str) -> bytes:
    """Return the content of a file, whose name has this ending, with a diagram.

    Raises:
        UserError: there is nothing to draw with.
    """
    problem = flat_drawing_problem()
    if problem:
        raise UserError(problem)
    from ringrealms3d.flat.diagram import Diagram, diagram_file

    style, position = request.style, request.position
    content = node_content(request.node)
    moves = numbered_moves(request.node)
    diagram = Diagram(
        layout=position.variant.layout,
        names=position.board.sites,
        content=content,
        theme=style.theme,
        numbers=moves.numbers,
        caption=caption_of(request.record, request.node, style.theme),
        remarks=moves.remarks,
        transparent=style.transparent,
    )
    return diagram_file(diagram, ending, style.size, position.uid)


def numbered_moves(node: GameNode) -> NumberedMoves:
    """Return the moves that led to a node: numbers for their stones, remarks on the others.

    A move's number is where it ended. Of several moves at one site the last one has its number
    there, unless a label or a cross covers it.
    """
    stones = node.position.pieces
    there: dict[int, int] = {}
    remarks: dict[int, str] = {}
    names = node.position.board.sites
    for step in node.line():
        site = _where_it_ended(step)
        if site is None:
            remarks[step.ply] = f"{step.ply} {step.text}"
            continue
        if site in there:
            remarks[there[site]] = f"{there[site]} at {names[site]}"
        there[site] = step.ply
    covered = {site for mark in node.marks if mark.kind in _COVERING for site in mark.sites}
    for site in [x for x in there if stones[x] <= 0 or names[x] in covered]:
        ply = there.pop(site)
        remarks[ply] = f"{ply} at {names[site]}"
    return NumberedMoves(there, remarks)


def caption_of(record: GameRecord, node: GameNode, theme: Theme) -> tuple[str, ...]:
    """Return lines on a game: the players, the variant, and at its end the result."""
    variant = record.start.variant
    seats = [theme.names.get(seat, seat) for seat in variant.seats]
    title = f"{game_of_variant(record.uid).title}, {variant.board.title}"
    pairs = zip(record.players, seats, strict=True)
    known = [f"{one_line(name)} ({seat})" if name else seat for name, seat in pairs]
    players = " – ".join(known) if any(record.players) else ""
    ended = _result(record, seats) if node is record.last else ""
    second = ", ".join(text for text in (title if players else "", record.date, ended) if text)
    return tuple(line for line in (players or one_line(title), one_line(second)) if line)


def _result(record: GameRecord, seats: list[str]) -> str:
    result = record.result
    if result.reason == Reason.UNFINISHED:
        return ""
    how = _HOW.get(result.reason, "")
    return f"draw{how}" if result.winner is None else f"{seats[result.winner]} wins{how}"


def _where_it_ended(node: GameNode) -> int | None:
    """Return the last site of a node's move, None if it was on no site, as a pass."""
    played = node.played
    if played is None:
        return None
    places = played.before.move_places(played.move)
    sites = [place for place in places if place < played.before.board.size]
    return sites[-1] if sites else None
