"""Writing a review into its game: at each bad move what it lost and what was better."""

from __future__ import annotations

import re
from dataclasses import replace

from ringrealms3d.core.phrase import tr
from ringrealms3d.records.edits import Annotation, Edit, Together, insert, notes_at
from ringrealms3d.records.judging import JudgedMove, Judgement, Review
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord

_GAP = re.compile(r"\\\{[a-z]+\\\}")  # as ``re.escape`` writes it


def loss_text(loss: float) -> str:
    """Return a share of the chance to win, from 0 to 1, in percent."""
    return tr("{percent} %").format(percent=round(100 * loss))


def note_text(move: JudgedMove) -> str:
    """Return what a bad move lost and, if it is known, which one was better."""
    alone, compared = _patterns(move.judgement)
    pattern = compared if move.better else alone
    return pattern.format(loss=loss_text(move.chance_lost), better=move.better)


def note_review(record: GameRecord, review: Review) -> Edit | None:
    """Note at each bad move what it lost, and put the better line in as a variation.

    A comment gets one line more, in the language of the program; a line that an earlier review
    wrote there is replaced. A sign that a person gave stays.

    >>> import ringrealms3d as rr
    >>> record = rr.parse_game("variant loop/mini\\n1b3\\n1a1")
    >>> edit = rr.note_review(record, rr.review(record, rr.Limit(nodes=20)))
    >>> edit is None or bool(record.line[0].comment or record.last.comment)
    True

    Args:
        review: that of a line of the game.

    Returns:
        The edit that did it, with which all of it can be taken back; None if nothing was new.
    """
    edits: list[Edit] = []
    for move in review.swings:
        before = move.node.parent
        assert before is not None
        inserted = insert(record, before, move.better_line)
        noted = _noted(move.node, move)
        noted.make(record)
        edits += [inserted] if inserted is not None else []
        edits += [noted] if noted.after != noted.before else []
    return Together(tuple(edits)) if edits else None


def _noted(node: GameNode, move: JudgedMove) -> Annotation:
    before = notes_at(node)
    own = (line for line in before.comment.split("\n") if not _is_note(line))
    comment = "\n".join((*own, note_text(move))).lstrip("\n")
    glyph = before.glyph or move.judgement.glyph
    return Annotation(node, before, replace(before, comment=comment, glyph=glyph))


def _is_note(line: str) -> bool:
    """Whether a line of a comment was written by :func:`note_review` in this language."""
    patterns = (pattern for judged in Judgement if judged for pattern in _patterns(judged))
    return any(re.fullmatch(_GAP.sub(".+", re.escape(pattern)), line) for pattern in patterns)


def _patterns(judgement: Judgement) -> tuple[str, str]:
    """Return what to say of a bad move alone, and beside a better one."""
    return {
        Judgement.INACCURACY: (
            tr("An inaccuracy: it lost {loss} of the chance to win."),
            tr("An inaccuracy: it lost {loss} of the chance to win. {better} was better."),
        ),
        Judgement.MISTAKE: (
            tr("A mistake: it lost {loss} of the chance to win."),
            tr("A mistake: it lost {loss} of the chance to win. {better} was better."),
        ),
        Judgement.BLUNDER: (
            tr("A blunder: it lost {loss} of the chance to win."),
            tr("A blunder: it lost {loss} of the chance to win. {better} was better."),
        ),
    }[judgement]
