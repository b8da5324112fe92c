"""Reviews in the background and lessons, with processes that the test speaks for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.levels import Limit
from ringrealms3d.puzzles.second_try import TryState
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.judging import review_line
from ringrealms3d.records.node import Evaluation
from ringrealms3d.session.analyst import Analyst
from ringrealms3d.session.autosave import Autosave, load_game
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.computer_player import ComputerPlayer
from ringrealms3d.session.evaluator import Evaluator
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.keeper import Keeper
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.session.practice import Practice
from ringrealms3d.session.reviewer import Reviewer
from tests.records.opened import opened
from tests.session.fake_process import FakeProcess

pytestmark = pytest.mark.usefixtures("engines")

TET = "ring-majority/tet"
MOVES = ["v1", "v2", "v3", "v4"]


class Desk:
    """A game of four moves with a computer, an analyst, a reviewer and a lesson."""

    def __init__(self) -> None:
        self.session = GameSession(TET)
        self.session.restore(opened(TET, MOVES))
        self.posted: list[Callable[[], None]] = []
        self.computer = ComputerPlayer(self.session, self.posted.append)
        self.analyst = Analyst(self.session, (self.computer,), self.posted.append)
        self.lost: list[str] = []
        self.evaluator = Evaluator(self.posted.append)
        self.evaluator.lost.connect(self.lost.append)
        self.reviewer = Reviewer(self.session, (self.computer,), self.analyst, self.evaluator)
        self.practice = Practice(self.session, self.evaluator)
        self.told: list[tuple[int, int]] = []
        self.changes: list[What] = []
        self.ends = 0
        self.reviewer.progressed.connect(lambda *done: self.told.append(done))
        self.reviewer.ended.connect(self._end)
        self.session.changed.connect(self._note)

    def _end(self) -> None:
        self.ends += 1

    def _note(self, change: Change) -> None:
        self.changes.append(change.what)

    def resting(self) -> bool:
        """Return whether the review waits."""
        return self.reviewer.resting

    def preparing(self) -> bool:
        """Return whether the review waits for the engine."""
        return self.reviewer.preparing

    def try_out(self, text: str) -> TryState:
        """Try a move in the lesson and return what comes of it at once."""
        self.practice.take(self.session.position.parse_move(text))
        return self.practice.stage

    @property
    def process(self) -> FakeProcess:
        """The process that was started last."""
        return FakeProcess.started[-1]

    @property
    def asked(self) -> int:
        """How often it was asked."""
        return len(self.process.requests)

    def answer(self, value: float, best: str = "f1") -> None:
        """Let the engine find that a share of the games is won by the mover with a move."""
        move = self.session.position.parse_move(best)
        candidates = (Candidate(move, 100, value), Candidate(Move(13), 0, 0.0))
        self.process.finish(Analysis(candidates, (), 100, 1.0))
        self.run_posted()

    def run_posted(self) -> None:
        waiting, self.posted[:] = list(self.posted), []
        for call in waiting:
            call()

    @property
    def values(self) -> list[float | None]:
        """The values that the game has."""
        nodes = (self.session.record.root, *self.session.record.line)
        evaluations = [node.evaluation for node in nodes]
        return [None if each is None else round(each.value, 6) for each in evaluations]


def test_a_review_tells_when_the_engine_is_ready() -> None:
    desk = Desk()
    desk.reviewer.start(0.5)
    assert desk.preparing()
    desk.process.say("ready")
    desk.run_posted()
    assert not desk.preparing()
    assert desk.told == [(0, 5), (0, 5)]
    desk.answer(0.5)
    desk.process.say("ready")
    desk.run_posted()
    assert desk.told[2:] == [(1, 5)]


def test_positions_are_searched_one_after_the_other_and_noted_at_the_end() -> None:
    desk = Desk()
    desk.reviewer.start(0.5)
    for done, value in enumerate((0.5, 0.6, 0.5, 0.8, 0.5), start=1):
        assert desk.asked == done
        request = desk.process.requests[desk.process.latest]
        assert (request.limits, request.game) == (Limit(seconds=0.5), "")
        assert desk.values == [None] * 5
        desk.answer(value)
        assert (done, 5) in desk.told
    assert desk.values == [0.0, -0.2, 0.0, -0.6, 0.0]
    assert (desk.ends, desk.reviewer.running) == (1, False)
    assert desk.changes == [What.NOTED]
    assert '"evaluation"' in format_json_game(desk.session.record)


def evaluated(desk: Desk, value: float) -> int:
    """Let every position of the review under way be found worth so much; return how many."""
    count = 0
    while desk.reviewer.running:
        desk.answer(value)
        count += 1
    return count


def test_in_a_variation_its_own_positions_are_searched() -> None:
    desk = Desk()
    desk.reviewer.start(1.0)
    assert evaluated(desk, 0.5) == 5
    game, session = desk.session.record.line, desk.session
    session.go_to(2)
    for text in ("e1", "e2", "e3"):
        session.play(session.position.parse_move(text))
    session.go_to(4)
    desk.reviewer.start(1.0)
    assert desk.told[-1] == (0, 3)
    assert evaluated(desk, 0.75) == 3
    assert [node.ply for node in session.line] == [1, 2, 3, 4, 5]
    assert [abs(value) for value in desk.values if value is not None] == [0.0] * 3 + [0.5] * 3
    assert [node.evaluation.value for node in game if node.evaluation] == [0.0] * 4


def test_a_line_that_is_reviewed_already_is_reviewed_once_more() -> None:
    desk = Desk()
    for value in (0.5, 0.75):
        desk.reviewer.start(1.0)
        assert evaluated(desk, value) == 5
    assert desk.values == [0.5, -0.5, 0.5, -0.5, 0.5]


def test_a_review_goes_on_where_it_was_cancelled() -> None:
    desk = Desk()
    desk.reviewer.start(1.0)
    desk.answer(0.5)
    desk.reviewer.cancel()
    desk.reviewer.start(1.0)
    assert evaluated(desk, 0.75) == 4
    assert desk.values == [0.0, -0.5, 0.5, -0.5, 0.5]


def test_what_was_found_stays_when_a_review_is_cancelled() -> None:
    desk = Desk()
    desk.reviewer.start(1.0)
    desk.answer(0.5)
    desk.reviewer.cancel()
    assert desk.values == [0.0, None, None, None, None]
    assert desk.process.stops == 1
    desk.answer(0.9)
    assert desk.values[1] is None
    desk.reviewer.cancel()
    assert desk.ends == 1


def test_a_game_that_leaves_the_table_keeps_what_was_found() -> None:
    desk = Desk()
    record = desk.session.record
    desk.reviewer.start(1.0)
    desk.answer(0.75)
    desk.session.new_game("loop/mini")
    assert not desk.reviewer.running
    assert record.root.evaluation is not None
    assert record.root.evaluation.value == 0.5
    assert desk.changes == [What.NEW_GAME]


def test_what_was_found_reaches_the_library_and_the_file_though_another_game_begins(
    tmp_path: Path,
) -> None:
    desk = Desk()
    keeper = Keeper(desk.session, tmp_path / "library.sqlite")
    autosave = Autosave(desk.session, tmp_path / "game.json")
    desk.session.play(desk.session.position.parse_move("e1"))
    number = desk.session.number
    assert number is not None
    desk.reviewer.start(1.0)
    desk.answer(0.75)
    desk.answer(0.5, "f2")
    desk.session.new_game("loop/mini")
    stored = keeper.library.load(number)
    assert sum(node.evaluation is not None for node in stored.nodes()) == 2
    saved = load_game(tmp_path / "game.json")
    assert saved is not None
    assert sum(node.evaluation is not None for node in saved.cursor.record.nodes()) == 2
    autosave.close()
    keeper.close()


def test_the_game_may_go_on_meanwhile() -> None:
    desk = Desk()
    desk.reviewer.start(1.0)
    desk.session.play(desk.session.position.parse_move("e1"))
    desk.session.go_to(1)
    for _ in range(5):
        desk.answer(0.5)
    assert desk.ends == 1
    assert desk.values == [0.0] * 5 + [None]


def test_a_review_rests_while_something_else_is_searched() -> None:
    desk = Desk()
    desk.reviewer.start(1.0)
    process = desk.process
    desk.session.set_players((Computer(3), Human()))
    desk.computer.move_now()
    assert desk.resting()
    assert process.stops == 1
    desk.session.set_players((Human(), Human()))
    assert not desk.resting()
    assert len(process.requests) == 2
    desk.analyst.switch(on=True)
    assert desk.resting()
    desk.analyst.switch(on=False)
    assert len(process.requests) == 3


def test_a_process_that_dies_is_asked_again_and_given_up_at_last() -> None:
    desk = Desk()
    desk.reviewer.start(1.0)
    for _ in range(4):
        desk.process.died("it ended with code 1")
        desk.run_posted()
    assert len(FakeProcess.started) == 4
    assert desk.lost == ["it ended with code 1"]


def taught(*values: float) -> Desk:
    """Return a desk that teaches by a game whose positions have these values for seat 0."""
    desk = Desk()
    nodes = (desk.session.record.root, *desk.session.record.line)
    for node, value in zip(nodes, values, strict=True):
        node.evaluation = Evaluation(value, best="e1")
    desk.practice.start(review_line(nodes))
    return desk


def test_each_mistake_is_set_before_the_person_and_leaves_no_trace() -> None:
    desk = taught(0.0, -0.5, 0.0, 0.0, 0.3)
    before = format_json_game(desk.session.record)
    practice = desk.practice
    assert (practice.place, practice.stage) == ((1, 3), TryState.ASKED)
    assert desk.session.node is desk.session.record.root
    assert (practice.mistake.node.text, practice.answer) == ("v1", "e1")
    assert practice.solution == desk.session.position.parse_move("e1")
    assert desk.try_out("v1") is TryState.SAME
    assert desk.try_out("f2") is TryState.JUDGING
    desk.answer(0.8)
    assert (practice.stage, round(practice.drop, 6), practice.waiting) == (TryState.BAD, 0.6, True)
    practice.take(desk.session.position.parse_move("f3"))
    desk.answer(0.52)
    assert (practice.stage, practice.waiting) == (TryState.GOOD, False)
    practice.next()
    assert desk.session.node.text == "v1"
    assert desk.try_out("e1") is TryState.GOOD
    assert format_json_game(desk.session.record) == before
    assert [node.text for node in desk.session.record.nodes()] == ["", *MOVES]


def test_hints_solutions_and_skipping_end_in_the_end() -> None:
    desk = taught(0.0, -0.5, -0.5, -0.5, 0.0)
    finished: list[int] = []
    desk.practice.finished.connect(lambda: finished.append(1))
    desk.practice.take(desk.session.position.parse_move("f2"))
    desk.practice.hint()
    assert (desk.practice.stage, desk.evaluator.asking) == (TryState.HINTED, False)
    desk.practice.solve()
    assert (desk.practice.stage, desk.practice.waiting) == (TryState.SOLVED, False)
    desk.practice.next()
    assert desk.session.node.text == "v3"
    assert not finished
    desk.practice.next()
    assert (desk.practice.on, finished) == (False, [1])


def test_only_people_are_taught() -> None:
    desk = taught(0.0, -0.5, 0.5, 0.0, 0.5)
    review = review_line((desk.session.record.root, *desk.session.record.line))
    for players, expected in (
        ((Human(), Human()), [0, 1, 0, 1]),
        ((Human(), Computer(2)), [0, 0]),
        ((Computer(2), Human()), [1, 1]),
        ((Computer(2), Computer(2)), [0, 1, 0, 1]),
    ):
        desk.session.set_players(players)
        found = [move.node.seat for move, _ in desk.practice.mistakes_of(review)]
        assert found == expected


def test_a_game_without_mistakes_teaches_nothing() -> None:
    desk = taught(0.0, 0.0, 0.0, 0.0, 0.0)
    assert not desk.practice.on
    assert desk.session.node.text == "v4"


def test_a_lesson_that_ends_asks_nothing() -> None:
    desk = taught(0.0, -0.5, 0.0, 0.0, 0.0)
    desk.practice.end()
    assert not desk.practice.on
    desk.practice.end()
    assert FakeProcess.started == []


@pytest.mark.parametrize("best", ["", "nonsense", "v1"])
def test_a_best_move_that_cannot_be_played_is_none(best: str) -> None:
    desk = Desk()
    nodes = (desk.session.record.root, *desk.session.record.line)
    for node, value in zip(nodes, (0.0, 0.0, -0.0, -0.9, 0.0), strict=True):
        node.evaluation = Evaluation(value, best=best)
    desk.practice.start(review_line(nodes))
    assert desk.practice.mistake.node.text == "v3"
    assert desk.practice.solution is None
