"""How long the computer and programs think with a clock, and that they lose no game by it."""

from __future__ import annotations

import queue
from collections.abc import Callable

import psutil
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.move import Move
from ringrealms3d.core.time_control import (
    ByoYomi,
    Canadian,
    Fischer,
    PerMove,
    SuddenDeath,
    TimeControl,
    TimeLeft,
)
from ringrealms3d.engine.ugi.clock import Delays
from ringrealms3d.engine.ugi.commands import Go
from ringrealms3d.games import start
from ringrealms3d.records.record import Reason
from ringrealms3d.session import program_player
from ringrealms3d.session.computer_player import ComputerPlayer
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Computer, Human, OpponentProgram, Player
from ringrealms3d.session.program_player import ProgramPlayer
from ringrealms3d.session.thinking_time import seconds_to_think
from tests.patience import ENGINE_SECONDS
from tests.session.fake_process import FakeProcess
from tests.session.stopped_time import StoppedTime
from tests.session.test_program_player import FakeThread

TET, CUBE = "ring-majority/tet", "ring-majority/cube"
PERSON, ENGINE, PROGRAM = Human(), Computer(10), OpponentProgram("engine", 7.0)
QUICK = Computer(1)
TIMES = st.floats(1, 1000)
CONTROLS = st.one_of(
    st.builds(SuddenDeath, TIMES),
    st.builds(Fischer, TIMES, TIMES),
    st.builds(ByoYomi, st.just(0.0) | TIMES, st.integers(1, 5), TIMES),
    st.builds(Canadian, st.just(0.0) | TIMES, st.integers(1, 30), st.floats(30, 1000)),
    st.builds(PerMove, TIMES),
)


@given(CONTROLS, st.floats(0, 0.2))
def test_who_thinks_so_long_never_loses_on_time(control: TimeControl, late: float) -> None:
    position, delays = start(CUBE), Delays()
    delays.note(late)
    left = control.start()
    for _ in range(position.variant.moves_left(position.state) // 2):
        before = left
        left = control.spent(left, seconds_to_think(control, left, position, delays) + late)
        if late <= 0.01 or not isinstance(control, SuddenDeath):
            assert not left.lost
        if isinstance(control, ByoYomi) and before.overtime is not None:
            assert left.overtime == before.overtime
        left = control.moved(left)


def seconds(control: TimeControl, left: TimeLeft | None = None) -> float:
    return seconds_to_think(control, left or control.start(), start(CUBE), Delays())


def test_what_each_control_gives() -> None:
    assert seconds(PerMove(30)) == pytest.approx(29.5)
    assert seconds(ByoYomi(600, 3, 30), TimeLeft(30, 2)) == pytest.approx(29.5)
    assert seconds(ByoYomi(600, 3, 30)) == seconds(SuddenDeath(600))
    assert seconds(ByoYomi(600, 3, 30), TimeLeft(5)) == pytest.approx(29.5)
    assert seconds(Canadian(600, 20, 300), TimeLeft(60, 4)) == pytest.approx(14.5)
    assert 10 < seconds(SuddenDeath(600)) < 100
    assert seconds(Fischer(600, 10)) > seconds(SuddenDeath(600)) + 7
    assert seconds(SuddenDeath(600), TimeLeft(1)) < 0.2


def test_moves_are_expected_to_be_fifty_milliseconds_late_at_least() -> None:
    left = TimeLeft(5)
    asked = []
    for late in (0.0, 0.04, 0.06):
        delays = Delays()
        delays.note(late)
        asked.append(seconds_to_think(SuddenDeath(600), left, start(CUBE), delays))
    assert asked[0] == asked[1] == seconds(SuddenDeath(600), left)
    assert asked[2] < asked[1]


class Table:
    """A session with clocks, in which nothing thinks by itself."""

    def __init__(self, control: TimeControl, *players: Player) -> None:
        self.time = StoppedTime()
        self.posted: list[Callable[[], None]] = []
        self.session = GameSession(TET, now=self.time)
        self.computer = ComputerPlayer(self.session, self.posted.append)
        self.program = ProgramPlayer(self.session, self.posted.append)
        self.session.new_game(TET, (players[0], players[1]), control)

    @property
    def asked_seconds(self) -> float | None:
        process = FakeProcess.started[-1]
        return process.requests[process.latest].limits.seconds

    def answer(self, move: Move) -> None:
        FakeProcess.started[-1].answer(move)
        self.run_posted()

    def run_posted(self) -> None:
        while self.posted:
            self.posted.pop(0)()


@pytest.fixture
def nothing_thinks(engines: type[FakeProcess], monkeypatch: pytest.MonkeyPatch) -> None:
    FakeThread.started = []
    monkeypatch.setattr(program_player, "ProgramThread", FakeThread)


@pytest.mark.usefixtures("nothing_thinks")
def test_the_computer_is_asked_with_what_its_clock_allows() -> None:
    table = Table(PerMove(2), PERSON, ENGINE)
    table.session.play(Move(0))
    assert table.asked_seconds == pytest.approx(1.5)
    (stand_in,) = FakeProcess.stand_ins
    assert stand_in.requests[stand_in.latest].limits.seconds == 1.0


@pytest.mark.usefixtures("nothing_thinks")
def test_its_longest_time_for_a_move_holds_too() -> None:
    table = Table(PerMove(60), PERSON, ENGINE)
    table.session.play(Move(0))
    assert table.asked_seconds == 5.0


@pytest.mark.usefixtures("nothing_thinks")
def test_moves_that_come_late_leave_less_time_for_the_next() -> None:
    table = Table(PerMove(4), PERSON, ENGINE)
    FakeProcess.started[-1].say("ready", number=1)
    table.run_posted()
    table.session.play(Move(0))
    assert FakeProcess.stand_ins == []
    table.time.pass_by(3.5 + 0.2)
    table.answer(Move(5))
    table.session.play(Move(1))
    assert table.asked_seconds == pytest.approx(4 - 0.5)
    table.time.pass_by(3.5 + 0.4)
    table.answer(Move(6))
    table.session.play(Move(2))
    assert table.asked_seconds == pytest.approx(4 - 1.5 * 0.4)


@pytest.mark.usefixtures("nothing_thinks")
def test_the_clock_halts_when_the_answer_is_there_though_the_board_is_late() -> None:
    table = Table(PerMove(2), PERSON, ENGINE)
    table.session.play(Move(0))
    table.time.pass_by(1.5)
    FakeProcess.started[-1].answer(Move(5))
    table.time.pass_by(3)
    assert not table.session.lose_on_time()
    table.run_posted()
    assert table.session.node.clock == 0.5
    table.time.pass_by(1.9)
    assert not table.session.lose_on_time()


@pytest.mark.usefixtures("nothing_thinks")
def test_an_answer_that_is_never_played_halts_no_clock() -> None:
    table = Table(PerMove(20), PERSON, ENGINE)
    table.session.play(Move(0))
    FakeProcess.started[-1].answer(Move(5))
    table.session.pause()
    table.run_posted()
    table.time.pass_by(100)
    table.session.go_on()
    table.time.pass_by(1)
    assert table.session.times == (TimeLeft(20), TimeLeft(19))


@pytest.mark.usefixtures("nothing_thinks")
def test_an_answer_after_the_flag_fell_is_no_move() -> None:
    table = Table(PerMove(2), PERSON, ENGINE)
    table.session.play(Move(0))
    table.time.pass_by(2)
    table.answer(Move(5))
    assert len(table.session.moves) == 1
    assert table.session.record.result.reason is Reason.TIME
    assert not table.computer.thinking


@pytest.mark.usefixtures("nothing_thinks")
def test_a_program_is_told_the_clock() -> None:
    table = Table(Fischer(60, 2), PERSON, PROGRAM)
    table.session.play(Move(0))
    go = FakeThread.started[-1].requests[-1].go
    assert (go.clock, go.increments) == ((62, 60), (2, 2))
    assert go.movetime is not None
    assert 2 < go.movetime <= 7


@pytest.mark.usefixtures("nothing_thinks")
@pytest.mark.parametrize("control", [ByoYomi(0, 2, 3), PerMove(3), Canadian(0, 1, 3)])
def test_a_program_gets_a_time_for_the_move_where_there_is_no_word_for_the_clock(
    control: TimeControl,
) -> None:
    table = Table(control, PERSON, PROGRAM)
    table.session.play(Move(0))
    go = FakeThread.started[-1].requests[-1].go
    assert go == Go(movetime=go.movetime)
    assert go.movetime == pytest.approx(2.5)


@pytest.mark.usefixtures("nothing_thinks")
def test_a_program_starts_before_its_clock_runs() -> None:
    Table(Fischer(60, 2), PERSON, PROGRAM)
    (thread,) = FakeThread.started
    assert thread.requests == []


@pytest.mark.nightly
def test_a_real_process_plays_whole_games_against_itself_and_loses_none_of_six_seconds() -> None:
    session = GameSession(TET, (QUICK, QUICK))
    calls: queue.Queue[Callable[[], None]] = queue.Queue()
    computer = ComputerPlayer(session, calls.put)
    assert computer.pid is not None
    worker = psutil.Process(computer.pid)

    def play(level: Computer, control: TimeControl | None = None) -> None:
        session.new_game(TET, (level, level), control)
        while session.outcome is None:
            calls.get(timeout=ENGINE_SECONDS)()
        position = start(TET)
        for move in session.moves:
            position = position.play(move)
        assert position == session.position
        assert position.outcome == session.outcome

    try:
        while not computer.ready:
            play(QUICK)
        play(QUICK)
        play(ENGINE, SuddenDeath(6))
    finally:
        computer.close()
    assert not worker.is_running()
    assert session.record.result.reason is Reason.RULES
    for seat in (0, 1):
        clocks = [node.clock for node in session.line if node.seat == seat]
        assert len(clocks) > 3
        assert all(clock is not None and 0 < clock <= 6 for clock in clocks)
