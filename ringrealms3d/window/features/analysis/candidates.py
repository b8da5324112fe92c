"""Choosing which of a search's moves to show, and how lists and boards rate them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import takewhile

from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.records.node import Evaluation
from ringrealms3d.scene.content import STRONGEST, MoveMark
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.features.analysis.candidate_table import Row
from ringrealms3d.window.features.analysis.texts import (
    chance_text,
    mark_text,
    short_number,
)
from ringrealms3d.window.widgets.texts import line_text, notation

_LEAST_VISITS = 10  # fewer say nothing about a move
_LEAST_MARKED = 0.01  # of the best move's visits: what the boards mark
_WEAKER = 0.02  # of the wins: one step of strength


def worth_showing(analysis: Analysis | None, most: int) -> tuple[Candidate, ...]:
    """Return the moves worth listing, the best first; all of them where everything is proven."""
    if analysis is None or not analysis.candidates:
        return ()
    best, *others = analysis.candidates
    if not best.line and analysis.line[:1] == (best.move,):
        best = replace(best, line=analysis.line)
    if not analysis.complete:
        others = [other for other in others if other.visits >= _LEAST_VISITS or other.proven]
        del others[most - 1 :]
    return (best, *others)


def kept_candidates(position: Position, kept: Evaluation | None) -> tuple[Candidate, ...]:
    """Return the best move by an evaluation that the game has, if it names one."""
    if kept is None:
        return ()
    line, after = [], position
    with suppress(ValueError):  # what others wrote into a file
        for text in filter(None, (kept.best, *kept.expected)):
            line.append(after.parse_move(text))
            after = after.play(line[-1])
    if not line:
        return ()
    value = kept.value_for(position.turn)
    proven = {1.0: "win", 0.0: "draw", -1.0: "loss"}.get(value, "") if kept.proven else ""
    margin = (kept.margin or 0.0) * (1 - 2 * position.turn)
    return (Candidate(line[0], kept.visits, (1 + value) / 2, margin, proven, tuple(line)),)


def count_marked(candidates: Sequence[Candidate], most: int) -> int:
    """Return how many of some moves the boards mark, the best first."""
    chief = candidates[:most]
    return sum(1 for _ in takewhile(lambda found: _stands_beside(found, chief[0]), chief))


def marks_of(position: Position, candidates: Sequence[Candidate]) -> tuple[MoveMark, ...]:
    """Return the marks of some moves, the best first."""
    return tuple(
        MoveMark(
            position.move_places(candidate.move),
            _strength(candidate, candidates[0]),
            mark_text(candidate),
        )
        for candidate in candidates
    )


def rows_of(
    position: Position, candidates: Sequence[Candidate], theme: Theme, marked: int
) -> tuple[Row, ...]:
    """Return the rows of the engine; the marked moves have the colours of their marks."""
    return tuple(
        Row(
            ("", candidate.move),
            _texts(position, candidate),
            theme.candidate(_strength(candidate, candidates[0])) if rank < marked else None,
        )
        for rank, candidate in enumerate(candidates)
    )


def _texts(position: Position, candidate: Candidate) -> tuple[str, str, str, str, str]:
    return (
        notation(position.format_move(candidate.move)),
        chance_text(candidate),
        f"{round(candidate.margin, 1) + 0.0:+.1f}",  # never -0.0
        short_number(candidate.visits),
        line_text(position, candidate.line[1:]),
    )


def _stands_beside(candidate: Candidate, best: Candidate) -> bool:
    """Whether a move has the best one's proven result, or enough visits compared with it."""
    if candidate.proven and (best.proven or candidate.proven == "loss"):
        return candidate.proven == best.proven
    return candidate.visits >= _LEAST_MARKED * best.visits


def _strength(candidate: Candidate, best: Candidate) -> int:
    if candidate.proven == "loss" and best.proven != "loss":
        return 0
    steps = (best.value - candidate.value) / _WEAKER
    if candidate.proven and candidate.proven == best.proven:
        steps = best.margin - candidate.margin
    return max(0, STRONGEST - max(0, round(steps)))
