"""What a variant's page shows on boards: its first moves, and its hardest positions."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, start
from ringrealms3d.games.other_boards import learn_board
from ringrealms3d.lab.reports.blocks import (
    Block,
    Board,
    Boards,
    Command,
    Heading,
    Number,
    Table,
    Text,
)
from ringrealms3d.lab.reports.report import HardPosition, Opening, VariantReport
from ringrealms3d.lab.reports.words import percent, signed
from ringrealms3d.scene.content import SiteMark

_LETTERS = "ABCDEFGH"
"""What the most frequent first moves are called on the board."""


def opening_board(report: VariantReport) -> Board:
    """Return the board at the start, with the most frequent first moves."""
    learn_board(report.variant, report.solid)
    position = start(report.variant, report.settings.seed)
    marks: list[SiteMark] = []
    for letter, opening in zip(_LETTERS, report.first_moves, strict=False):
        marks += _mark(position, opening.moves[0], "label", letter)
    caption = "The board at the start"
    if marks:
        caption += ", with the most frequent first moves, up to symmetry"
    return Board(position, tuple(marks), f"{caption}.", "start")


def openings(report: VariantReport) -> Iterator[Block]:
    """Yield the section of the most frequent first moves."""
    yield Heading("Openings worth knowing", "openings")
    if not report.first_moves and not report.two_moves:
        yield Text(
            "No first move is in a fiftieth of the games: what is good depends on the deal, or "
            "there are too many moves that are as good."
        )
        yield Command(report.command)
        return
    yield Text(
        "Moves that a symmetry of the board makes the same count as one; the name is that of the "
        f"most frequent. The score is {report.seats[0]}'s share of the points. What is in fewer "
        "than a fiftieth of the games is left out."
    )
    letters = zip(_LETTERS, report.first_moves, strict=False)
    first = [(letter, *_opening_row(opening)) for letter, opening in letters]
    second = [_opening_row(opening) for opening in report.two_moves]
    yield Table(("on the board", "first move", "games", "score"), first, texts=2)
    yield Table(("first two moves", "games", "score"), second)
    yield Command(report.command)


def _opening_row(opening: Opening) -> tuple[str, str, Number]:
    return " ".join(opening.moves), f"{opening.games:,}", percent(opening.score)


def hardest(report: VariantReport) -> Iterator[Block]:
    """Yield the section of the hardest positions."""
    yield Heading("Hardest positions", "hardest")
    if not report.hardest:
        yield Text("No second look found a better move than the one that was played.")
        yield Command(report.command)
        return
    yield Text(
        "Here the games' own search was most wrong: its move lost much of its player's evaluation "
        f"at once, and a second look with {report.hardest[0].playouts:,} playouts prefers another. "
        "Evaluations are for the player to move, from −1 (lost) to 1 (won); those of single "
        "positions have no interval."
    )
    yield Boards(
        [_hard_board(report, hard, place) for place, hard in enumerate(report.hardest, start=1)]
    )
    yield Command(report.command)


def _hard_board(report: VariantReport, hard: HardPosition, place: int) -> Board:
    """Return the board of a hard position, with the played move and the better one."""
    learn_board(report.variant, report.solid)
    position = from_fen(report.variant, hard.fen)
    sign = 1 - 2 * hard.seat
    before, after, best, played = (
        signed(sign * value, 2)
        for value in (hard.before, hard.after, hard.best_value, hard.played_value)
    )
    return Board(
        position,
        (*_mark(position, hard.played, "cross"), *_mark(position, hard.best, "circle")),
        f"{place}. Game {hard.game}, ply {hard.ply + 1}, {report.seats[hard.seat]} to move. "
        f"Played: {hard.played} (cross), {before} before it and {after} after it. Better: "
        f"{hard.best} (circle), by the second look {best} instead of {played}.",
        f"hard-{place}",
        f"ringrealms3d play {shlex.quote(report.variant)} --fen {shlex.quote(hard.fen)}",
    )


def _mark(position: Position, text: str, kind: str, label: str = "") -> Iterator[SiteMark]:
    """Yield a mark on the site where a move ends, none if it is on no site or not legal here."""
    move = position.parse_move(text)
    if not position.is_legal(move):
        return
    places = [place for place in position.move_places(move) if place < position.board.size]
    if places:
        yield SiteMark(kind, (places[-1],), label)
