"""The sentences for reviews and for lessons on mistakes."""

from __future__ import annotations

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.puzzles.second_try import TryState
from ringrealms3d.records.judging import JudgedMove, Judgement, Review
from ringrealms3d.records.node import Evaluation
from ringrealms3d.session.practice import Practice
from ringrealms3d.session.reviewer import Reviewer
from ringrealms3d.window.widgets.joining import clauses, items, titled
from ringrealms3d.window.widgets.key_names import key_name
from ringrealms3d.window.widgets.texts import better_text, evaluation_text, percent_text, seat_name


def progress_text(reviewer: Reviewer, done: int, total: int) -> str:
    """Return how far a review has come, and what it waits for."""
    if reviewer.resting:
        return tr("Paused at {done} of {total}").format(done=done, total=total)
    if reviewer.preparing:
        return tr("Getting ready…")
    return tr("{done} of {total}").format(done=done, total=total)


def waiting_text(reviewer: Reviewer) -> str:
    """Return what a person can do so that a review goes on, or an empty text."""
    if not reviewer.waits_for_analysis:
        return ""
    text = tr("The review continues once the analysis is switched off ({key}).")
    return text.format(key=key_name("analysis.on"))


def judgement_title(judgement: Judgement) -> str:
    """Return the name of a judgement."""
    return {
        Judgement.FINE: "",
        Judgement.INACCURACY: tr("an inaccuracy"),
        Judgement.MISTAKE: tr("a mistake"),
        Judgement.BLUNDER: tr("a blunder"),
    }[judgement]


def column_title(judgement: Judgement) -> str:
    """Return the title of a column that counts bad moves."""
    return {
        Judgement.INACCURACY: tr("Inaccuracies"),
        Judgement.MISTAKE: tr("Mistakes"),
        Judgement.BLUNDER: tr("Blunders"),
    }[judgement]


def accuracy_text(accuracy: float | None) -> str:
    """Return an accuracy from 0 to 100 in percent, or that there is none."""
    return "–" if accuracy is None else percent_text(accuracy / 100)


def loss_text(drop: float) -> str:
    """Return a drop of the expected result as a loss of the chance of winning."""
    return percent_text(drop / 2)


def ply_texts(start: Position, review: Review) -> tuple[str, ...]:
    """Return the text for each position of a reviewed line."""
    moves = (None, *review.moves)
    rows = zip(review.turns, review.evaluations, moves, strict=True)
    return tuple(_ply_text(start, *each) for each in rows)


def _ply_text(
    start: Position, turn: int, evaluation: Evaluation | None, move: JudgedMove | None
) -> str:
    about = tr("Move {number}").format(number=turn) if turn else tr("Start")
    if move is not None:
        about = titled(about, move.node.text)
        if move.judgement is not Judgement.FINE:
            about = items((about, judgement_title(move.judgement)))
    chance = "" if evaluation is None else evaluation_text(start, evaluation)
    bad = move is not None and move.judgement is not Judgement.FINE
    return clauses(about, chance, better_text(move) if move and bad else "")


def practice_text(practice: Practice) -> str:
    """Return the text for learning from a mistake."""
    rows = {
        TryState.ASKED: _asked,
        TryState.JUDGING: _judging,
        TryState.GOOD: _good,
        TryState.SAME: _same,
        TryState.BAD: _bad,
        TryState.HINTED: _hinted,
        TryState.SOLVED: _solved,
    }[practice.stage](practice)
    number, count = practice.place
    return titled(tr("{number} of {count}").format(number=number, count=count), rows)


def _asked(practice: Practice) -> str:
    text = tr(
        "{seat} played {move} here, which lost {loss} of the chance to win. Find a better move."
    )
    mistake = practice.mistake
    name = seat_name(practice.node.position, mistake.node.seat)
    return text.format(seat=name, move=mistake.node.text, loss=loss_text(mistake.drop))


def _judging(practice: Practice) -> str:
    return tr("Looking at {move}…").format(move=_tried(practice))


def _good(practice: Practice) -> str:
    if practice.tried == practice.solution:
        return tr("{move} is the best move. Well done!").format(move=_tried(practice))
    return tr("{move} is good.").format(move=_tried(practice))


def _same(practice: Practice) -> str:
    return tr("{move} was played in the game. Try another move.").format(move=_tried(practice))


def _bad(practice: Practice) -> str:
    text = tr("{move} loses {loss} of the chance to win. Try another move.")
    return text.format(move=_tried(practice), loss=loss_text(practice.drop))


def _hinted(practice: Practice) -> str:
    if not practice.answer:
        return tr("{move} ends the game; look for one that does not.").format(
            move=practice.mistake.node.text
        )
    seat = seat_name(practice.node.position, practice.mistake.node.position.turn)
    text = tr("After {move}, {seat} continues with {answer}. Which move is better?")
    return text.format(move=practice.mistake.node.text, seat=seat, answer=practice.answer)


def _solved(practice: Practice) -> str:
    if practice.solution is None:
        return tr("The best move is not known; review the game again.")
    best = practice.node.position.format_move(practice.solution)
    return tr("The best move is {move}.").format(move=best)


def _tried(practice: Practice) -> str:
    assert practice.tried is not None
    return practice.node.position.format_move(practice.tried)
