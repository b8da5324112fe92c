"""Analysis on demand, with processes that the test speaks for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.levels import BEST, Limit
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.games import from_fen
from ringrealms3d.records.edits import comment_on
from ringrealms3d.session import program_player
from ringrealms3d.session.analyst import Analyst
from ringrealms3d.session.change import What
from ringrealms3d.session.computer_player import ComputerPlayer
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Computer, Human, OpponentProgram, Player
from ringrealms3d.session.program_player import ProgramPlayer
from ringrealms3d.session.program_thread import Answer
from tests.records.opened import opened_at
from tests.session.fake_process import FakeProcess
from tests.session.test_program_player import FakeThread

pytestmark = pytest.mark.usefixtures("engines")

TET = "ring-majority/tet"
TILES = "path-tiles/free-turns"
PERSON, ENGINE = Human(), Computer(3)
FOUND = Analysis((), (), 50, 0.0)


class Desk:
    """A session with a computer and an analyst whose posted calls wait until they are run."""

    def __init__(self, first: Player = PERSON, second: Player = PERSON, uid: str = TET) -> None:
        self.session = GameSession(uid, (first, second))
        self.posted: list[Callable[[], None]] = []
        self.computer = ComputerPlayer(self.session, self.posted.append)
        self.program = ProgramPlayer(self.session, self.posted.append)
        self.analyst = Analyst(self.session, (self.computer, self.program), self.posted.append)
        self.told: list[Analysis | None] = []
        self.failures: list[str] = []
        self.analyst.changed.connect(self.told.append)
        self.analyst.failed.connect(self.failures.append)

    @property
    def computers(self) -> FakeProcess:
        """The process of the computer player."""
        return FakeProcess.started[0]

    @property
    def analysts(self) -> FakeProcess:
        """The analyst's process that was started last."""
        return FakeProcess.started[-1]

    @property
    def request(self) -> SearchRequest:
        """What the analyst asked last."""
        return self.analysts.requests[self.analysts.latest]

    @property
    def asked(self) -> int:
        """How often the analyst asked."""
        return len(self.analysts.requests)

    def run_posted(self) -> None:
        waiting, self.posted[:] = list(self.posted), []
        for call in waiting:
            call()

    def think(self, simulations: int, seconds: float = 0.0) -> None:
        self.analysts.think(simulations, seconds)
        self.run_posted()

    def die(self) -> None:
        self.analysts.died("the engine's process ended with code 1")
        self.run_posted()


def test_nothing_runs_unasked() -> None:
    desk = Desk()
    desk.session.play(Move(0))
    desk.session.undo()
    desk.session.new_game(TET)
    assert FakeProcess.started == []
    assert (desk.analyst.on, desk.analyst.state, desk.told) == (False, "", [])


def test_switched_on_it_searches_without_end_and_tells_what_it_finds() -> None:
    desk = Desk()
    desk.analyst.switch(True)
    assert desk.analyst.state == "starting"
    assert desk.analysts.stepped_back
    assert (desk.request.limits, desk.request.sampling) == (Limit(), BEST)
    assert desk.request.position == desk.session.position
    desk.analysts.say("ready")
    desk.think(700)
    desk.think(900)
    assert desk.analyst.state == "thinking"
    assert [found.simulations for found in desk.told if found] == [700, 900]
    assert desk.analyst.analysis is desk.told[-1]


def test_it_follows_the_game_and_those_who_look_back() -> None:
    desk = Desk()
    desk.analyst.switch(True)
    steps: list[Callable[[], None]] = [
        lambda: desk.session.play(Move(3)),
        desk.session.undo,
        desk.session.redo,
        lambda: desk.session.go_to(0),
        lambda: desk.session.new_game("ring-majority/cube"),
    ]
    for step in steps:
        before = desk.asked
        desk.think(5)
        step()
        assert desk.asked == before + 1
        assert desk.request.position == desk.session.position
        assert desk.analyst.analysis is None
    assert desk.told[-1] is None


def test_what_was_found_of_another_position_is_stale() -> None:
    desk = Desk()
    desk.analyst.switch(True)
    desk.analysts.think(700)
    desk.session.play(Move(0))
    desk.run_posted()
    assert desk.analyst.analysis is None
    assert not any(desk.told)


def test_new_players_do_not_disturb_a_search() -> None:
    desk = Desk(PERSON, ENGINE)
    desk.analyst.switch(True)
    desk.think(700)
    desk.session.set_player(1, Computer(4))
    assert desk.asked == 1
    assert desk.analyst.analysis is not None


def searched(visits: int, value: float = 0.75) -> Analysis:
    """Return what a search of this many playouts may find on the empty tetrahedron."""
    best = Candidate(Move(3), visits, value, 1.0, line=(Move(3), Move(5)))
    return Analysis((best,), best.line, visits, 1.0)


def test_what_was_analysed_stays_with_the_position() -> None:
    desk = Desk()
    desk.session.play(Move(10))
    desk.session.undo()
    root = desk.session.node
    changes: list[What] = []
    desk.session.changed.connect(lambda change: changes.append(change.what))
    for visits, leave in (
        (5_000, desk.session.redo),
        (4_000, desk.session.redo),  # less than is known
        (9_000, lambda: desk.analyst.switch(False)),
    ):
        desk.session.visit(root)
        desk.analyst.switch(True)
        desk.analysts.find(searched(visits))
        desk.run_posted()
        leave()
        desk.run_posted()
    evaluation = root.evaluation
    assert evaluation is not None
    assert (evaluation.visits, evaluation.value) == (9_000, 0.5)
    assert root.position.parse_move(evaluation.best) == Move(3)
    assert changes.count(What.NOTED) == 2
    assert desk.session.node is root


def test_a_short_look_and_a_hint_leave_no_evaluation() -> None:
    desk = Desk()
    desk.analyst.switch(True)
    desk.analysts.find(searched(1_900))
    desk.run_posted()
    desk.analyst.switch(False)
    desk.analyst.hint()
    desk.analysts.finish(searched(5_000))
    desk.run_posted()
    root = desk.session.node
    desk.session.play(Move(0))
    desk.run_posted()
    assert root.evaluation is None


def test_evaluations_are_kept_before_another_game_and_at_the_end() -> None:
    desk = Desk()
    desk.session.play(Move(0))
    desk.analyst.switch(True)
    desk.analysts.find(searched(5_000))
    desk.run_posted()
    first, kept = desk.session.node, []
    desk.session.to_keep.connect(lambda: kept.append(desk.session.record))
    record = desk.session.record
    desk.session.new_game(TET)
    assert first.evaluation is not None
    assert kept == [record]
    desk.session.play(Move(0))
    desk.analysts.find(searched(5_000))
    desk.run_posted()
    desk.analyst.close()
    assert desk.session.node.evaluation is not None


def test_an_evaluation_leaves_end_and_undoing_as_they_are() -> None:
    desk = Desk()
    desk.session.play(Move(0))
    desk.session.play(Move(1))
    desk.session.resign()
    desk.session.go_to(1)
    result = desk.session.record.result
    desk.analyst.switch(True)
    desk.analysts.finish(searched(5_000))
    desk.run_posted()
    desk.run_posted()
    assert desk.session.node.evaluation is not None
    assert (desk.session.finished, desk.session.record.result) == (True, result)
    desk.session.go_to(2)
    desk.session.undo()
    assert desk.session.record.result != result
    desk.session.redo()
    assert (desk.session.finished, desk.session.record.result) == (True, result)
    assert desk.session.record.line[0].evaluation is not None


def test_switched_off_it_stops_and_knows_nothing() -> None:
    desk = Desk()
    desk.analyst.switch(True)
    desk.think(700)
    desk.analyst.switch(False)
    assert desk.analysts.stops == 1
    assert (desk.analyst.on, desk.analyst.state, desk.told[-1]) == (False, "", None)
    desk.think(800)
    desk.session.play(Move(0))
    assert desk.asked == 1
    assert desk.told[-1] is None


def test_it_rests_while_the_computer_thinks() -> None:
    desk = Desk(PERSON, ENGINE)
    desk.analyst.switch(True)
    desk.session.play(Move(0))
    assert (desk.analyst.state, desk.analysts.stops) == ("paused", 1)
    desk.computers.say("ready")
    desk.computers.think(10)
    desk.run_posted()
    assert desk.asked == 1
    desk.computers.answer(Move(5))
    desk.run_posted()
    assert desk.asked == 2
    assert desk.request.line == (0, 5)


def test_what_was_found_is_kept_for_its_own_position_alone() -> None:
    desk = Desk(PERSON, ENGINE)
    root = desk.session.node
    desk.analyst.switch(True)
    desk.analysts.find(searched(5_000))
    desk.run_posted()
    desk.session.play(Move(3))
    desk.run_posted()
    assert desk.analyst.state == "paused"
    assert desk.analyst.analysis is None
    assert root.evaluation is not None
    assert desk.session.node is not root
    assert desk.session.node.evaluation is None


def test_it_never_asks_between_two_turns_of_computers() -> None:
    desk = Desk(ENGINE, ENGINE)
    desk.analyst.switch(True)
    for code in range(3):
        desk.computers.answer(Move(code))
        desk.run_posted()
    assert desk.analyst.state == "paused"
    assert len(FakeProcess.started) == 1
    desk.session.undo()
    assert desk.request.position == desk.session.position


def test_a_game_that_is_over_is_left_alone_unless_someone_just_resigned() -> None:
    desk = Desk()
    desk.analyst.switch(True)
    desk.session.resign()
    assert (desk.asked, desk.analyst.state) == (1, "starting")
    over = from_fen(TET, full_fen())
    desk.session.restore(opened_at(over))
    assert over.outcome
    assert (desk.asked, desk.analyst.state) == (1, "")


def test_a_hint_ends_with_the_game() -> None:
    desk = Desk()
    desk.analyst.hint()
    desk.session.resign()
    assert not desk.analyst.hinting
    assert (desk.analyst.state, desk.analyst.analysis) == ("", None)


def full_fen() -> str:
    """Return a position of the tetrahedron in which nobody can move."""
    position = GameSession(TET).position
    while position.outcome is None:
        position = position.play(position.legal_moves[0])
    return position.fen()


def test_a_search_that_proves_all_is_done_and_not_repeated() -> None:
    desk = Desk(PERSON, ENGINE)
    desk.analyst.switch(True)
    desk.analysts.finish(FOUND)
    desk.run_posted()
    assert desk.analyst.state == "done"
    assert desk.analyst.analysis is not None
    desk.session.set_player(1, Computer(4))
    assert desk.asked == 1


def test_a_hint_is_a_short_search_that_tells_its_end_alone() -> None:
    desk = Desk()
    desk.analyst.hint()
    assert desk.request.limits == Limit(seconds=1.0)
    desk.think(20)
    assert not any(desk.told)
    desk.analysts.finish(FOUND)
    desk.run_posted()
    assert (desk.analyst.state, desk.analyst.hinting, desk.analyst.on) == ("done", True, False)
    assert desk.analyst.analysis is desk.told[-1] is not None


def test_a_hint_is_gone_with_the_next_move() -> None:
    desk = Desk()
    desk.analyst.hint()
    desk.analysts.finish(FOUND)
    desk.run_posted()
    desk.session.play(Move(0))
    assert (desk.analyst.analysis, desk.analyst.hinting, desk.told[-1]) == (None, False, None)
    assert desk.asked == 1
    desk.session.undo()
    assert desk.asked == 1


def test_a_hint_can_be_asked_for_again() -> None:
    desk = Desk()
    desk.analyst.hint()
    desk.analysts.finish(FOUND)
    desk.run_posted()
    desk.analyst.hint()
    assert desk.asked == 2


def test_there_is_no_hint_on_the_computers_turn_nor_beside_an_analysis() -> None:
    desk = Desk(ENGINE, PERSON)
    desk.analyst.hint()
    assert len(FakeProcess.started) == 1
    desk.session.set_players((PERSON, PERSON))
    assert len(FakeProcess.started) == 1
    desk.analyst.switch(True)
    desk.analyst.hint()
    assert (desk.asked, desk.request.limits) == (1, Limit())


def test_an_analysis_takes_the_place_of_a_hint() -> None:
    desk = Desk()
    desk.analyst.hint()
    desk.analyst.switch(True)
    assert (desk.asked, desk.request.limits, desk.analyst.hinting) == (2, Limit(), False)


def test_the_speed_leaves_out_what_was_known_before() -> None:
    desk = Desk()
    desk.analyst.switch(True)
    assert desk.analyst.speed is None
    desk.think(1_000_000, seconds=0.2)
    assert desk.analyst.speed is None
    desk.think(1_000_300, seconds=0.5)
    assert desk.analyst.speed == pytest.approx(1000)
    desk.session.play(Move(0))
    assert desk.analyst.speed is None


def test_requests_say_where_the_game_began_and_how_it_went_on() -> None:
    desk = Desk(PERSON, ENGINE)
    desk.analyst.switch(True)
    first = desk.request
    desk.session.play(Move(4))
    computers = desk.computers.requests[desk.computers.latest]
    desk.session.undo()
    assert (first.line, computers.line, desk.request.line) == ((), (4,), ())
    assert first.game == computers.game == desk.request.game
    desk.session.new_game(TET)
    assert desk.request.game == first.game
    desk.session.new_game("ring-majority/cube")
    assert desk.request.game != first.game


def test_nobody_is_told_what_nobody_can_see() -> None:
    desk = Desk(uid=TILES)
    desk.analyst.switch(True)
    asked = desk.request.position
    assert asked == desk.session.position
    assert asked.state.tobytes() != desk.session.position.state.tobytes()
    before = desk.request
    desk.session.new_game(TILES)
    assert desk.request.game != before.game


def test_a_dead_process_is_started_again_and_asked_again() -> None:
    desk = Desk()
    desk.analyst.switch(True)
    desk.think(700)
    first = desk.analysts
    desk.die()
    assert first.closed
    assert desk.analysts is not first
    assert (desk.asked, desk.analyst.state, desk.analyst.analysis) == (1, "starting", None)
    assert "it was restarted" in desk.failures[0]


def test_after_many_deaths_it_is_switched_off_and_can_be_tried_again() -> None:
    desk = Desk()
    desk.analyst.switch(True)
    for _ in range(4):
        desk.die()
    assert len(FakeProcess.started) == 4
    assert desk.failures[-1].startswith("the analysis has ended")
    assert (desk.analyst.on, desk.analyst.state, desk.analyst.pid) == (False, "", None)
    desk.analyst.switch(True)
    assert desk.analyst.state == "starting"


def test_a_failed_search_ends_the_analysis() -> None:
    desk = Desk()
    desk.analyst.switch(True)
    desk.analysts.say("failed", error="ValueError: too odd")
    desk.run_posted()
    assert desk.failures == ["the analysis has ended: ValueError: too odd"]
    assert (desk.analyst.on, desk.analyst.state) == (False, "")


def test_closing_ends_the_process_and_leaves_the_session() -> None:
    desk = Desk()
    desk.analyst.switch(True)
    desk.analyst.close()
    assert desk.analysts.closed
    desk.session.play(Move(0))
    assert desk.asked == 1


def test_it_pauses_while_another_program_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    FakeThread.started = []
    monkeypatch.setattr(program_player, "ProgramThread", FakeThread)
    desk = Desk(PERSON, OpponentProgram("engine", 1.0))
    desk.analyst.switch(True)
    desk.think(20)
    desk.session.play(Move(0))
    assert desk.analyst.waiting
    assert (desk.analyst.state, desk.analyst.analysis) == ("paused", None)
    asked = desk.asked
    desk.analyst.hint()
    assert desk.asked == asked
    (program,) = FakeThread.started
    program.heard(
        Answer(
            program.requests[-1].id,
            move=desk.session.position.format_move(desk.session.position.legal_moves[0]),
        )
    )
    desk.run_posted()
    assert len(desk.session.moves) == 2
    assert (desk.analyst.waiting, desk.analyst.state) == (False, "starting")
    assert desk.request.position == desk.session.position


def test_it_goes_on_when_the_program_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    FakeThread.started = []
    monkeypatch.setattr(program_player, "ProgramThread", FakeThread)
    desk = Desk(OpponentProgram("engine", 1.0), PERSON)
    desk.analyst.switch(True)
    assert desk.analyst.state == "paused"
    FakeThread.started[0].heard(Answer(0, error="it ended"))
    desk.run_posted()
    assert desk.analyst.state == "starting"


def test_a_position_that_was_made_again_keeps_its_hint_while_a_comment_is_written() -> None:
    desk = Desk()
    for code in range(3):
        desk.session.play(Move(code))
    desk.analyst.hint()
    desk.analysts.finish(FOUND)
    desk.run_posted()
    before, node = desk.session.position, desk.session.node
    root = desk.session.record.root
    for move in root.position.legal_moves[4:]:  # more positions than are kept
        child = root.play(move)
        for answer in child.position.legal_moves:
            child.play(answer)
    assert desk.session.position is not before
    desk.session.edit(comment_on(node, "here"))
    assert (desk.analyst.hinting, desk.analyst.analysis) == (True, FOUND)
    assert desk.asked == 1
