"""The sentences for reviews and for lessons on mistakes."""

from __future__ import annotations

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.puzzles.second_try import Stage
from ringrealms3d.records.judging import JudgedMove, Judgement, Review
from ringrealms3d.records.node import Evaluation
from ringrealms3d.session.lesson import Lesson
from ringrealms3d.session.reviewer import Reviewer
from ringrealms3d.window.widgets.joining import clauses, items, titled
from ringrealms3d.window.widgets.texts import percent_text, seat_name


def progress_text(reviewer: Reviewer, done: int, total: int) -> str:
    """Return how far a review has come, and what it waits for."""
    if reviewer.resting:
        return tr("Paused at {done} of {total}").format(done=done, total=total)
    if reviewer.preparing:
        return tr("Getting ready…")
    return tr("{done} of {total}").format(done=done, total=total)


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
    told = zip(review.turns, review.evaluations, moves, strict=True)
    return tuple(_ply_text(start, *each) for each in told)


def _ply_text(
    start: Position, turn: int, evaluation: Evaluation | None, move: JudgedMove | None
) -> str:
    about = tr("Move {number}").format(number=turn) if turn else tr("Start")
    if move is not None:
        about = titled(about, move.node.text)
        if move.judgement is not Judgement.FINE:
            about = items((about, judgement_title(move.judgement)))
    chance = "" if evaluation is None else _chance_text(start, evaluation)
    return clauses(about, chance)


def _chance_text(start: Position, evaluation: Evaluation) -> str:
    seat = int(evaluation.value < 0)
    name = seat_name(start, seat)
    if evaluation.proven and evaluation.value:
        return tr("a proven win for {seat}").format(seat=name)
    if evaluation.proven:
        return tr("a proven draw")
    share = percent_text((1 + abs(evaluation.value)) / 2)
    return tr("{seat} {share}").format(seat=name, share=share)


def lesson_text(lesson: Lesson) -> str:
    """Return the text for learning from a mistake."""
    told = {
        Stage.ASKED: _asked,
        Stage.JUDGING: _judging,
        Stage.GOOD: _good,
        Stage.SAME: _same,
        Stage.BAD: _bad,
        Stage.HINTED: _hinted,
        Stage.SOLVED: _solved,
    }[lesson.stage](lesson)
    number, count = lesson.place
    return titled(tr("{number} of {count}").format(number=number, count=count), told)


def _asked(lesson: Lesson) -> str:
    text = tr("{seat} played {move} here, which lost {loss} of the chance. Find a better move.")
    mistake = lesson.mistake
    name = seat_name(lesson.node.position, mistake.node.seat)
    return text.format(seat=name, move=mistake.node.text, loss=loss_text(mistake.drop))


def _judging(lesson: Lesson) -> str:
    return tr("Looking at {move}…").format(move=_tried(lesson))


def _good(lesson: Lesson) -> str:
    if lesson.tried == lesson.solution:
        return tr("{move} is the best move. Well done!").format(move=_tried(lesson))
    return tr("{move} is good.").format(move=_tried(lesson))


def _same(lesson: Lesson) -> str:
    return tr("{move} is what was played. Try another move.").format(move=_tried(lesson))


def _bad(lesson: Lesson) -> str:
    text = tr("{move} loses {loss} of the chance. Try another move.")
    return text.format(move=_tried(lesson), loss=loss_text(lesson.drop))


def _hinted(lesson: Lesson) -> str:
    if not lesson.answer:
        return tr("{move} ends the game; look for one that does not.").format(
            move=lesson.mistake.node.text
        )
    seat = seat_name(lesson.node.position, lesson.mistake.node.position.turn)
    text = tr("After {move} {seat} goes on with {answer}. Which move is better?")
    return text.format(move=lesson.mistake.node.text, seat=seat, answer=lesson.answer)


def _solved(lesson: Lesson) -> str:
    if lesson.solution is None:
        return tr("The best move is not known; review the game once more.")
    best = lesson.node.position.format_move(lesson.solution)
    return tr("The best move is {move}.").format(move=best)


def _tried(lesson: Lesson) -> str:
    assert lesson.tried is not None
    return lesson.node.position.format_move(lesson.tried)
