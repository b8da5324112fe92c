"""The boards of a variant's page: its first moves, and its hardest positions."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, start
from ringrealms3d.reports.blocks import Board
from ringrealms3d.reports.report import HardPosition, VariantReport
from ringrealms3d.reports.words import signed
from ringrealms3d.scene.content import SiteMark

LETTERS = "ABCDEFGH"
"""What the most frequent first moves are called on the board."""


def opening_board(report: VariantReport) -> Board:
    """Return the board at the start, with the most frequent first moves."""
    position = start(report.variant, report.settings.seed)
    marks: list[SiteMark] = []
    for letter, opening in zip(LETTERS, report.first_moves, strict=False):
        marks += _mark(position, opening.moves[0], "label", letter)
    caption = "The board at the start"
    if marks:
        caption += ", with the most frequent first moves, up to symmetry"
    return Board(position, tuple(marks), f"{caption}.", "start")


def hard_board(report: VariantReport, hard: HardPosition, place: int) -> Board:
    """Return the board of a hard position, with the played move and the better one."""
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
