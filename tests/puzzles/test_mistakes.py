"""Mistakes of one's own: what is kept of them, how they are met again, and their cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import IllegalMove
from ringrealms3d.core.position import Position
from ringrealms3d.games import all_games, start
from ringrealms3d.puzzles.cards import Cards
from ringrealms3d.puzzles.mistake import Mistake, mistake_of
from ringrealms3d.puzzles.retrying import Retry
from ringrealms3d.puzzles.trial import Answer, Grade
from ringrealms3d.records.judging import JudgedMove, review_line
from ringrealms3d.records.node import Evaluation
from ringrealms3d.records.record import GameRecord
from tests.library.kept import random_game

TET = "ring-majority/tet"
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


def reviewed(best: str = "e1", answer: str = "f1") -> GameRecord:
    """Return a game in which Blue's second of two moves lost 0.4."""
    record = GameRecord(TET, seed=1)
    record.players, record.date = ("Level 3", ""), "2026-11-24"
    first = record.root.play(record.start.parse_move("v1"))
    second = first.play(first.position.parse_move("v2"))
    record.root.evaluation = Evaluation(0.0, best="v1")
    first.evaluation, second.evaluation = Evaluation(0.1, best=best), Evaluation(0.5, best=answer)
    return record


def kept(record: GameRecord) -> Mistake | None:
    review = review_line((record.root, *record.line))
    move, before = review.moves[1], review.evaluations[1]
    assert move is not None
    assert before is not None
    return mistake_of(record, move, before)


def after(position: Position, text: str) -> Position:
    return position.play(position.parse_move(text))


def known() -> Mistake:
    mistake = kept(reviewed())
    assert mistake is not None
    return mistake


@pytest.mark.parametrize("uid", [game.variants[0] for game in all_games()])
def test_a_position_of_any_game_is_met_again_as_it_was(uid: str) -> None:
    record = random_game(uid, 3, plies=12)
    for ply in (4, 9):
        node, before = record.line[ply], record.line[ply - 1].position
        best = next(move for move in before.legal_moves if move != node.move)
        told = Evaluation(0.0, best=before.format_move(best))
        mistake = mistake_of(record, JudgedMove(node, 0.5), told)
        assert mistake is not None
        assert mistake.position.fen() == before.fen()
        assert mistake.position.board.sites == before.board.sites
        Retry(mistake, lambda *_: None).hint()


class Person:
    """Someone who meets the mistake again, and the engine that judges tries."""

    def __init__(self, mistake: Mistake) -> None:
        self.retry = Retry(mistake, self._evaluate)
        self.answers: list[Answer] = []
        self.asked: list[tuple[Position, Callable[[Evaluation], None]]] = []

    def _evaluate(self, position: Position, told: Callable[[Evaluation], None]) -> None:
        self.asked.append((position, told))

    def try_out(self, text: str) -> None:
        self.retry.try_move(self.retry.position.parse_move(text), self.answers.append)

    def judge(self, value: float) -> None:
        """Let the engine expect a result for Red after the last try."""
        self.asked[-1][1](Evaluation(value))

    @property
    def told(self) -> str:
        return self.answers[-1].sentence


def test_what_is_kept_of_a_mistake() -> None:
    mistake = known()
    assert mistake.position.fen() == after(start(TET), "v1").fen()
    assert (mistake.played, mistake.best, mistake.answer) == ("v2", "e1", "f1")
    assert mistake.value == -0.1
    assert mistake.drop == pytest.approx(0.4)
    assert mistake.origin == "move 1 of your game against Level 3 on 2026-11-24"
    assert replace(mistake, opponent="", date="").origin == "move 1 of your game"


def test_the_card_is_that_of_the_position_whoever_played_when() -> None:
    assert replace(known(), played="v3", date="2020-01-01", number=9).id == known().id
    assert replace(known(), fen=start(TET).fen()).id != known().id


@pytest.mark.parametrize("best", ["", "v1", "v2", "nonsense", "a" * 1000])
def test_without_a_better_move_nothing_is_kept(best: str) -> None:
    assert kept(reviewed(best)) is None


def test_an_answer_that_cannot_be_played_is_not_kept() -> None:
    mistake = kept(reviewed(answer="v2"))
    assert mistake is not None
    assert mistake.answer == ""


def test_the_person_is_told_what_was_played_and_what_it_cost() -> None:
    retry = Person(known()).retry
    assert retry.task == "Blue to move: find a better move than v2"
    game = "move 1 of your game against Level 3 on 2026-11-24"
    assert retry.about == f"v2 was {game}. It lost 20 % of the chance to win."


def test_the_same_move_misses_it_again() -> None:
    person = Person(known())
    person.try_out("v2")
    assert person.told == "v2 was played in the game."
    assert person.retry.grade is Grade.MISSED
    assert not person.retry.solved
    assert person.asked == []


def test_the_best_move_needs_no_search() -> None:
    person = Person(known())
    person.try_out("e1")
    assert person.answers == [Answer(True, "e1 is the best move.")]
    assert person.retry.solved
    assert person.retry.grade is Grade.KNOWN
    assert person.asked == []


def test_any_move_that_loses_little_is_good() -> None:
    person = Person(known())
    person.try_out("f2")
    assert person.answers == []
    assert person.asked[-1][0].fen() == after(known().position, "f2").fen()
    person.judge(0.19)
    assert person.answers[-1].right
    assert person.told == "f2 is good. The engine would play e1."
    assert person.retry.grade is Grade.KNOWN


def test_a_move_that_loses_much_is_not() -> None:
    person = Person(known())
    person.try_out("f2")
    person.judge(0.9)
    assert person.told == "f2 loses 40 % of the chance to win."
    assert not person.retry.solved
    assert person.retry.grade is Grade.MISSED


def test_a_verdict_counts_for_the_latest_try_alone() -> None:
    person = Person(known())
    person.try_out("f2")
    person.try_out("f3")
    person.asked[0][1](Evaluation(0.9))
    assert person.answers == []
    person.retry.show_solution()
    person.judge(0.9)
    assert person.answers == []


def test_hints_tell_the_answer_then_the_places() -> None:
    retry = Person(known()).retry
    best = retry.position.move_places(retry.position.parse_move("e1"))
    first = retry.hint()
    assert (first.sentence, first.places) == ("After v2, Red continues with f1.", ())
    assert [retry.hint().places for _ in range(3)] == [best[:1], best, best]
    assert retry.grade is Grade.HINTED


def test_without_an_answer_the_first_hint_marks_a_place() -> None:
    retry = Person(replace(known(), answer="")).retry
    assert retry.hint().places


def test_to_look_at_the_solution_misses_it() -> None:
    retry = Person(known()).retry
    shown = retry.show_solution()
    assert shown.sentence == "The best move is e1."
    assert shown.moves == (retry.position.parse_move("e1"),)
    assert retry.solved
    assert retry.grade is Grade.MISSED


def test_an_illegal_move_is_no_try() -> None:
    person = Person(known())
    with pytest.raises(IllegalMove):
        person.try_out("v1")
    assert person.retry.grade is Grade.KNOWN


def test_a_kept_mistake_is_due_at_once_and_comes_back_later(tmp_path: Path) -> None:
    path, mistake = tmp_path / "cards.json", known()
    Cards(path).keep([mistake], NOW)
    cards = Cards(path)
    assert cards.mistakes == (mistake,)
    assert cards.due(NOW) == (mistake.id,)
    cards.note(mistake.id, Grade.KNOWN, NOW)
    assert cards.due(NOW) == ()
    assert Cards(path).due(NOW + 3 * DAY) == (mistake.id,)


def test_a_mistake_is_kept_once(tmp_path: Path) -> None:
    cards = Cards(tmp_path / "cards.json")
    assert cards.missing([known()]) == (known(),)
    cards.keep([known()], NOW)
    cards.note(known().id, Grade.KNOWN, NOW)
    assert cards.missing([replace(known(), number=7)]) == ()
    cards.keep([replace(known(), number=7)], NOW)
    assert cards.mistakes == (known(),)
    assert cards.due(NOW) == ()


def test_a_card_can_be_dropped(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    Cards(path).keep([known()], NOW)
    Cards(path).note("puzzle", Grade.MISSED, NOW)
    cards = Cards(path)
    assert cards.has("puzzle")
    cards.drop(known().id)
    cards.drop("puzzle")
    assert Cards(path).mistakes == ()
    assert Cards(path).due(NOW + 9 * DAY) == ()


def test_what_cannot_be_written_is_not_taken_for_kept(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cards = Cards(tmp_path / "file" / "cards.json")
    with pytest.raises(UserError, match=r"cards\.json"):
        cards.keep([known()], NOW)
    assert cards.missing([known()]) == (known(),)


def test_another_look_at_a_mistake_is_no_try_at_a_puzzle(tmp_path: Path) -> None:
    cards = Cards(tmp_path / "cards.json")
    cards.keep([known()], NOW)
    cards.note(known().id, Grade.MISSED, NOW)
    assert cards.tries == ()
