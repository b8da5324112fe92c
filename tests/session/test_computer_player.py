"""The computer's turns, with a process that the test speaks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.core.time_control import SuddenDeath
from ringrealms3d.engine.levels import get_level
from ringrealms3d.engine.messages import Reply
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.records.edits import comment_on
from ringrealms3d.session.computer_player import ComputerPlayer
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Computer, Human
from tests.records.opened import opened
from tests.session.fake_process import FakeProcess

pytestmark = pytest.mark.usefixtures("engines")

TET = "ring-majority/tet"
CUBE = "ring-majority/cube"
PERSON, ENGINE = Human(), Computer(3)


class Table:
    """A session with a computer player whose posted calls wait until they are run."""

    def __init__(self, *players: Human | Computer) -> None:
        self.session = GameSession(TET, (players[0], players[1]))
        self.posted: list[Callable[[], None]] = []
        self.computer = ComputerPlayer(self.session, self.posted.append)
        self.states: list[str] = []
        self.failures: list[str] = []
        self.computer.state_changed.connect(self.states.append)
        self.computer.failed.connect(self.failures.append)

    @property
    def process(self) -> FakeProcess:
        """The process started last."""
        return FakeProcess.started[-1]

    @property
    def ply(self) -> int:
        return self.session.position.ply

    def thinks(self) -> bool:
        return self.computer.thinking

    def run_posted(self) -> None:
        waiting, self.posted[:] = list(self.posted), []
        for call in waiting:
            call()

    def die(self) -> None:
        self.process.died("the engine's process ended with code 1")
        self.run_posted()


def test_nothing_runs_for_two_people() -> None:
    table = Table(PERSON, PERSON)
    table.session.play(Move(0))
    table.session.new_game(CUBE)
    assert FakeProcess.started == []
    assert table.computer.pid is None
    table.session.set_player(1, ENGINE)
    assert table.process.warmed == [CUBE]


def test_the_process_is_warmed_up_before_it_is_needed() -> None:
    table = Table(PERSON, ENGINE)
    assert table.process.warmed == [TET]
    assert table.process.requests == {}
    assert not table.thinks()
    assert table.computer.pid == table.process.pid


def test_the_computer_asks_when_it_is_to_move_and_plays_the_answer() -> None:
    table = Table(PERSON, ENGINE)
    table.session.play(Move(0))
    request = table.process.requests[table.process.latest]
    assert (request.position.uid, request.position) == (TET, table.session.position)
    assert (request.limits, request.sampling) == (
        get_level(3, TET).limits,
        get_level(3, TET).sampling,
    )
    assert table.thinks()
    table.process.answer(Move(5))
    assert table.ply == 1
    table.run_posted()
    assert table.session.moves == (Move(0), Move(5))
    assert not table.thinks()


@pytest.mark.parametrize("level", [1, 8, 9, 10])
def test_the_highest_levels_ask_for_the_book(level: int) -> None:
    table = Table(Computer(level), PERSON)
    request = table.process.requests[table.process.latest]
    assert request.settings == replace(STRONG, book=level > 8)


def test_its_time_for_a_move_holds_from_its_next_move_on() -> None:
    table = Table(PERSON, Computer(10))
    table.computer.seconds = 30.0
    table.session.play(Move(0))
    request = table.process.requests[table.process.latest]
    assert (request.limits.nodes, request.limits.seconds) == (None, 30.0)


def test_the_computer_opens_a_game_by_itself() -> None:
    table = Table(ENGINE, PERSON)
    assert table.thinks()
    table.process.answer(Move(3))
    table.run_posted()
    assert table.session.moves == (Move(3),)
    assert len(table.process.requests) == 1


def test_two_computers_play_on_with_other_seeds() -> None:
    table = Table(Computer(1), Computer(2))
    for code in (0, 6, 9):
        table.process.answer(Move(code))
        table.run_posted()
    assert table.ply == 3
    requests = list(table.process.requests.values())
    assert len({request.seed for request in requests}) == len(requests) == 4
    assert [request.sampling for request in requests[:2]] == [
        get_level(1, TET).sampling,
        get_level(2, TET).sampling,
    ]


def test_the_state_goes_from_starting_to_thinking_to_nothing() -> None:
    table = Table(PERSON, ENGINE)
    table.session.play(Move(0))
    table.process.say("ready")
    table.process.say("thinking")
    table.run_posted()
    assert table.computer.state == "thinking"
    table.process.answer(Move(5))
    table.run_posted()
    assert table.states == ["starting", "thinking", ""]


def test_an_answer_after_undo_is_stale() -> None:
    table = Table(PERSON, ENGINE)
    table.session.play(Move(0))
    asked = table.process.latest
    table.session.undo()
    assert not table.thinks()
    assert table.process.stops == 1
    table.process.answer(Move(5), asked)
    table.run_posted()
    assert table.ply == 0


def test_an_answer_that_waits_in_the_queue_is_stale_after_undo() -> None:
    table = Table(PERSON, ENGINE)
    table.session.play(Move(0))
    table.process.answer(Move(5))
    table.session.undo()
    table.session.play(Move(5))
    table.run_posted()
    assert table.session.moves == (Move(5),)
    assert table.thinks()


def test_an_answer_to_the_game_before_is_stale() -> None:
    table = Table(ENGINE, PERSON)
    asked = table.process.latest
    table.session.new_game(CUBE)
    assert table.process.warmed == [TET, CUBE]
    assert table.process.requests[table.process.latest].position.uid == CUBE
    table.process.answer(Move(3), asked)
    table.run_posted()
    assert (table.ply, table.thinks()) == (0, True)
    table.process.answer(Move(3))
    table.run_posted()
    assert table.ply == 1


def test_a_resignation_ends_the_thinking() -> None:
    table = Table(PERSON, ENGINE)
    table.session.play(Move(0))
    table.session.resign()
    assert (table.thinks(), table.computer.state) == (False, "")
    table.process.answer(Move(5))
    table.run_posted()
    assert table.ply == 1
    assert table.failures == []


def test_the_computer_can_take_a_seat_and_leave_it() -> None:
    table = Table(PERSON, PERSON)
    table.session.set_player(0, ENGINE)
    assert table.thinks()
    table.session.set_player(0, PERSON)
    assert not table.thinks()
    table.process.answer(Move(5))
    table.run_posted()
    assert table.ply == 0


def test_move_now_stops_only_while_it_thinks() -> None:
    table = Table(PERSON, ENGINE)
    table.computer.move_now()
    assert table.process.stops == 0
    table.session.play(Move(0))
    table.computer.move_now()
    assert table.process.stops == 1
    table.process.answer(Move(5))
    table.run_posted()
    assert table.ply == 2


def test_it_tells_how_far_a_search_has_come() -> None:
    table = Table(ENGINE, PERSON)
    table.process.say("ready")
    table.process.think(700)
    table.run_posted()
    assert table.computer.simulations == 700
    table.process.think(900)
    table.run_posted()
    assert table.states == ["thinking"] * 3
    assert table.computer.simulations == 900
    table.process.answer(Move(5))
    table.run_posted()
    assert (table.computer.state, table.computer.simulations) == ("", 0)


def test_the_computer_rests_while_a_person_looks_back() -> None:
    table = Table(ENGINE, ENGINE)
    for code in (0, 6):
        table.process.answer(Move(code))
        table.run_posted()
    table.session.undo()
    assert not table.thinks()
    table.process.answer(Move(9))
    table.run_posted()
    assert table.ply == 1
    table.computer.move_now()
    assert table.thinks()
    table.process.answer(Move(9))
    table.run_posted()
    assert table.session.moves == (Move(0), Move(9))


def test_the_computer_goes_on_at_the_end_of_the_line() -> None:
    table = Table(ENGINE, ENGINE)
    for code in (0, 6):
        table.process.answer(Move(code))
        table.run_posted()
    table.session.go_to(0)
    assert not table.thinks()
    table.session.go_to(2)
    assert table.thinks()


def test_move_now_after_the_end_does_nothing() -> None:
    table = Table(PERSON, ENGINE)
    table.session.resign()
    table.computer.move_now()
    assert (table.thinks(), table.process.stops) == (False, 0)


def test_a_failed_search_is_told_and_not_repeated() -> None:
    table = Table(ENGINE, PERSON)
    table.process.say("failed", error="ValueError: too odd")
    table.run_posted()
    assert table.failures == ["the computer cannot play: ValueError: too odd"]
    assert not table.thinks()
    assert len(FakeProcess.started) == 1


def test_a_dead_process_is_started_again_and_asked_again() -> None:
    table = Table(ENGINE, PERSON)
    first = table.process
    table.die()
    assert first.closed
    assert len(FakeProcess.started) == 2
    assert "it was restarted" in table.failures[0]
    assert "ended with code 1" in table.failures[0]
    assert table.process.requests[table.process.latest].position.uid == TET
    table.process.answer(Move(5))
    table.run_posted()
    assert table.session.moves == (Move(5),)


def test_what_a_dead_process_said_before_is_stale() -> None:
    table = Table(ENGINE, PERSON)
    first = table.process
    table.die()
    for number in range(6):
        first.answer(Move(5), number)
    first.died("again")
    table.run_posted()
    assert table.ply == 0
    assert len(FakeProcess.started) == 2


def test_it_is_started_again_three_times_and_then_no_more() -> None:
    table = Table(ENGINE, PERSON)
    for _ in range(4):
        table.die()
    assert len(FakeProcess.started) == 4
    assert all(process.closed for process in FakeProcess.started)
    assert ["it was restarted" in failure for failure in table.failures] == [
        True,
        True,
        True,
        False,
    ]
    assert table.failures[-1].startswith("the computer cannot play")
    assert (table.thinks(), table.computer.state) == (False, "")
    assert table.computer.pid is None


def test_an_answer_forgives_earlier_deaths() -> None:
    table = Table(ENGINE, ENGINE)
    for code in range(5):
        table.die()
        table.process.answer(Move(code))
        table.run_posted()
    assert table.ply == 5
    assert all("it was restarted" in failure for failure in table.failures)


def test_a_new_game_forgives_earlier_deaths() -> None:
    table = Table(ENGINE, PERSON)
    for _ in range(4):
        table.die()
    table.session.new_game(CUBE)
    assert table.thinks()
    table.die()
    assert "it was restarted" in table.failures[-1]


def test_a_restored_game_is_played_on() -> None:
    table = Table(PERSON, PERSON)
    table.session.restore(opened(CUBE, ["f1"], 1, (PERSON, ENGINE)))
    assert table.process.warmed == [CUBE]
    assert table.process.requests[table.process.latest].position.uid == CUBE


def test_nobody_plays_over_a_game_that_is_looked_back_on() -> None:
    """A move of the computer would begin a variation that nobody asked for."""
    restored = Table(PERSON, PERSON)
    restored.session.restore(opened(CUBE, ["f1", "f2", "f3"], 1, (PERSON, ENGINE)))
    assert not restored.thinks()
    seated = Table(PERSON, PERSON)
    for code in range(3):
        seated.session.play(Move(code))
    seated.session.go_to(1)
    seated.session.set_player(1, ENGINE)
    assert not seated.thinks()
    seated.die()
    assert not seated.thinks()
    assert len(seated.session.line_texts) == 3
    seated.computer.move_now()
    assert seated.thinks()
    seated.die()
    assert seated.thinks()


def test_computers_that_are_to_play_both_sides_play_on_from_where_one_looks_back() -> None:
    table = Table(PERSON, PERSON)
    for code in range(3):
        table.session.play(Move(code))
    table.session.undo()
    assert not table.thinks()
    table.session.set_players((ENGINE, ENGINE))
    assert table.thinks()


def test_a_process_that_dies_on_the_persons_turn_is_there_when_needed() -> None:
    table = Table(PERSON, ENGINE)
    table.die()
    table.session.play(Move(0))
    assert len(FakeProcess.started) == 2
    table.process.answer(Move(5))
    table.run_posted()
    assert table.ply == 2


def test_closing_ends_the_process_and_leaves_the_session() -> None:
    table = Table(ENGINE, PERSON)
    table.process.answer(Move(5))
    table.process.died("late")
    table.computer.close()
    assert table.process.closed
    table.run_posted()
    assert table.ply == 0
    table.session.play(Move(1))
    assert len(FakeProcess.started) == 1
    assert (table.failures, table.computer.pid) == ([], None)


def test_a_stand_in_answers_while_the_engine_compiles() -> None:
    table = Table(ENGINE, PERSON)
    (stand_in,) = FakeProcess.stand_ins
    request = stand_in.requests[stand_in.latest]
    assert request.limits.nodes == get_level(3, TET).limits.nodes
    assert request.limits.seconds == 1.0
    stand_in.answer(Move(4))
    table.run_posted()
    assert table.session.moves == (Move(4),)
    table.process.answer(Move(5))
    table.run_posted()
    assert table.session.moves == (Move(4),)
    assert table.failures == []


def test_the_stand_in_goes_when_the_engine_is_ready() -> None:
    table = Table(ENGINE, PERSON)
    (stand_in,) = FakeProcess.stand_ins
    table.process.say("ready")
    stand_in.answer(Move(4))
    table.run_posted()
    assert stand_in.closed
    assert table.ply == 0
    table.process.answer(Move(5))
    table.run_posted()
    assert table.session.moves == (Move(5),)
    table.session.play(Move(6))
    assert len(FakeProcess.stand_ins) == 1


def test_kernels_of_the_game_before_make_no_engine_ready() -> None:
    table = Table(ENGINE, ENGINE)
    (stand_in,) = FakeProcess.stand_ins
    table.session.new_game(CUBE, (ENGINE, ENGINE))
    table.process.say("ready", number=1)  # they were being compiled until now
    table.run_posted()
    stand_in.answer(Move(4))
    table.run_posted()
    assert table.ply == 1
    assert len(stand_in.requests) == 3


def test_a_stand_in_that_dies_leaves_everything_to_the_engine() -> None:
    table = Table(ENGINE, PERSON)
    FakeProcess.stand_ins[0].died("it is gone")
    table.run_posted()
    assert table.failures == []
    table.process.answer(Move(5))
    table.run_posted()
    assert table.session.moves == (Move(5),)


def test_closing_ends_the_stand_in_too() -> None:
    table = Table(ENGINE, PERSON)
    table.computer.close()
    assert all(process.closed for process in FakeProcess.started + FakeProcess.stand_ins)


def test_one_very_late_answer_costs_later_moves_little() -> None:
    clock = [0.0]
    session = GameSession(TET, now=lambda: clock[0])
    computer = ComputerPlayer(session, lambda call: call())
    computer.seconds = 100.0
    session.new_game(TET, (PERSON, Computer(10)), SuddenDeath(1000.0))
    process = FakeProcess.started[-1]
    process.heard(Reply(process.numbers, "ready"))
    session.play(Move(0))
    seconds = []
    for answer, reply in ((5, 6), (7, 8)):
        seconds.append(process.requests[process.latest].limits.seconds)
        clock[0] += 200.0  # as if the machine had slept
        process.answer(Move(answer))
        session.play(Move(reply))
    first, second = seconds
    assert first == 100.0
    assert second is not None
    assert second > 800.0 / 8 - 4.0  # of what is left, but for the delays to come
    computer.close()


def test_where_kernels_cannot_be_loaded_no_stand_in_plays_under_the_level_shown() -> None:
    """It would play on as strongly as level 1 where level 6 is shown."""
    table = Table(PERSON, Computer(6))
    table.session.play(Move(0))
    (stand_in,) = FakeProcess.stand_ins
    table.process.say("failed", number=1, error="own.py, line 39: it cannot be compiled")
    table.process.say("failed", error="own.py, line 39: it cannot be compiled")
    table.run_posted()
    assert table.failures == ["the computer cannot play: own.py, line 39: it cannot be compiled"]
    assert table.computer.state == ""
    stand_in.answer(Move(1))
    table.run_posted()
    assert table.ply == 1
    table.session.undo()
    table.session.play(Move(2))
    assert len(stand_in.requests) == 1


def test_another_board_gets_a_stand_in_again() -> None:
    table = Table(PERSON, Computer(6))
    table.process.say("failed", number=1, error="it cannot be compiled")
    table.run_posted()
    table.session.new_game(CUBE)
    table.session.play(Move(0))
    assert len(FakeProcess.stand_ins) == 1


@pytest.fixture
def along() -> Table:
    """A table at which the highest level, which is ready, thinks in a person's time."""
    table = Table(PERSON, Computer(10))
    table.computer.ponder(True)
    table.session.play(Move(0))
    table.process.say("ready")
    table.process.answer(Move(5))
    table.run_posted()
    return table


def test_it_thinks_about_the_position_of_the_person(along: Table) -> None:
    (request,) = along.process.pondered
    asked = along.process.requests[along.process.latest]
    assert request.position == along.session.position
    assert (request.line, request.game, request.settings) == ((0, 5), asked.game, asked.settings)
    assert request.limits.nodes is None
    assert along.computer.pondering
    assert not along.thinks()
    along.session.play(Move(3))
    assert along.thinks()
    assert along.process.requests[along.process.latest].line == (0, 5, 3)
    assert along.process.stops == 0  # the request itself ended it


def test_it_thinks_before_the_first_move_too() -> None:
    table = Table(PERSON, Computer(10))
    table.process.say("ready", number=table.process.numbers)
    table.run_posted()
    table.computer.ponder(True)
    assert table.computer.pondering
    (request,) = table.process.pondered
    assert request.line == ()


@pytest.mark.parametrize(
    "end",
    [
        lambda table: table.session.undo(),
        lambda table: table.session.go_to(0),
        lambda table: table.session.resign(),
        lambda table: table.session.new_game(CUBE),
        lambda table: table.session.set_players((PERSON, PERSON)),
        lambda table: table.session.set_player(1, Computer(3)),
        lambda table: table.computer.ponder(False),
    ],
)
def test_it_ends_cleanly_with_whatever_comes(along: Table, end: Callable[[Table], object]) -> None:
    heard = len(along.states)
    end(along)
    assert not along.computer.pondering
    assert along.process.stops or along.process.warmed[-1:] == [CUBE]
    assert len(along.states) > heard
    assert along.failures == []


def test_notes_do_not_end_it(along: Table) -> None:
    along.session.edit(comment_on(along.session.node, "here"))
    assert along.computer.pondering
    assert len(along.process.pondered) == 1


def test_it_ends_with_the_process(along: Table) -> None:
    along.computer.close()
    assert along.process.closed
    assert not along.computer.pondering


@pytest.mark.parametrize(
    ("level", "wanted", "rated"), [(10, False, False), (3, True, False), (10, True, True)]
)
def test_it_thinks_in_its_own_time_alone(level: int, wanted: bool, rated: bool) -> None:
    table = Table(PERSON, Computer(level))
    if rated:
        table.session.new_rated_game(TET, (PERSON, Computer(level)))
    table.computer.ponder(wanted)
    table.session.play(Move(0))
    table.process.say("ready")
    table.process.answer(Move(5))
    table.run_posted()
    assert table.ply == 2
    assert table.process.pondered == []
    assert not table.computer.pondering
