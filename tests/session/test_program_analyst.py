"""Other programs that analyse, with threads that the test speaks for, and with real programs."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.ugi.commands import Go
from ringrealms3d.engine.ugi.info import Info
from ringrealms3d.session import program_analyst
from ringrealms3d.session.analyst import Analyst, Effort
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.program_analyst import ProgramAnalyst, ProgramAnalysts
from ringrealms3d.session.program_thread import Answer
from tests.engine.ugi.fake_program import FakeProgram
from tests.session.test_program_player import FakeThread

pytestmark = pytest.mark.usefixtures("engines")

TET, CUBE = "ring-majority/tet", "ring-majority/cube"
PATIENCE = 60.0


class Room:
    """A session with an analyst and other programs, whose posted calls wait until they are run."""

    def __init__(self, *commands: str) -> None:
        self.session = GameSession(TET)
        self.posted: list[Callable[[], None]] = []
        self.analyst = Analyst(self.session, (), self.posted.append)
        self.others = ProgramAnalysts(self.session, self.analyst, self.posted.append)
        self.failures: list[str] = []
        self.others.failed.connect(self.failures.append)
        self.others.choose(commands)

    def run_posted(self) -> None:
        waiting, self.posted[:] = list(self.posted), []
        for call in waiting:
            call()

    def tell(self, thread: FakeThread, answer: Answer) -> None:
        thread.heard(answer)
        self.run_posted()

    def text(self, code: int) -> str:
        return self.session.position.format_move(Move(code))

    @property
    def states(self) -> list[str]:
        return [program.state for program in self.others.all]


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> list[FakeThread]:
    FakeThread.started = []
    monkeypatch.setattr(program_analyst, "ProgramThread", FakeThread)
    return FakeThread.started


def test_programs_start_and_end_with_the_analysis(threads: list[FakeThread]) -> None:
    room = Room("one", "two")
    assert threads == []
    room.analyst.switch(True)
    assert [thread.command for thread in threads] == ["one", "two"]
    assert room.states == ["starting", "starting"]
    room.analyst.switch(False)
    assert all(thread.closed for thread in threads)
    assert room.states == ["", ""]


def test_each_tells_the_move_that_it_prefers(threads: list[FakeThread]) -> None:
    room = Room("one", "two")
    room.analyst.switch(True)
    first, second = threads
    line = (room.text(3), room.text(5))
    room.tell(first, Answer(first.requests[-1].id, info=Info(nodes=70, cp=0, line=line)))
    room.tell(second, Answer(second.requests[-1].id, info=Info(mate=3, line=line[:1])))
    (one,), (two,) = (program.found for program in room.others.all)
    assert (one.move, one.visits, one.value, one.line) == (Move(3), 70, 0.5, (Move(3), Move(5)))
    assert (two.move, two.proven) == (Move(3), "win")


def test_lines_come_in_their_order_and_without_ranks_only_the_last_counts(
    threads: list[FakeThread],
) -> None:
    room = Room("one", "two")
    room.others.want_lines(3)
    room.analyst.switch(True)
    several, single = threads
    assert [thread.requests[-1].lines for thread in threads] == [3, 3]

    def tell(thread: FakeThread, rank: int | None, code: int) -> None:
        info = Info(cp=0, line=(room.text(code),), rank=rank)
        room.tell(thread, Answer(thread.requests[-1].id, info=info))

    def found() -> list[list[int]]:
        return [[each.move.code for each in program.found] for program in room.others.all]

    for rank, code in ((1, 3), (2, 5), (3, 7)):
        tell(several, rank, code)
    tell(single, None, 3)
    tell(single, None, 5)
    assert found() == [[3, 5, 7], [5]]
    tell(several, 1, 9)
    assert found() == [[9, 3, 5], [5]]
    tell(several, 2, 5)
    tell(several, 3, 3)
    assert found() == [[9, 5, 3], [5]]
    room.others.want_lines(1)
    assert [thread.requests[-1].lines for thread in threads] == [1, 1]
    tell(several, 1, 9)
    assert found()[0] == [9]


def test_they_follow_the_game_and_what_is_late_does_not_count(threads: list[FakeThread]) -> None:
    room = Room("one")
    room.analyst.switch(True)
    (thread,) = threads
    early, line = thread.requests[-1].id, (room.text(3),)
    room.session.play(Move(0))
    assert thread.requests[-1].set_up.moves == (room.session.node.text,)
    room.tell(thread, Answer(early, info=Info(line=line)))
    assert room.others.all[0].found == ()
    room.session.new_game(CUBE)
    assert thread.closed
    assert threads[-1].uid == CUBE


def test_threads_memory_and_limit_hold_for_them_too(threads: list[FakeThread]) -> None:
    room = Room("one")
    room.analyst.switch(True)
    assert threads[-1].requests[-1].go == Go()
    room.analyst.take_effort(Effort(Limit(seconds=5), threads=2, megabytes=256))
    assert threads[0].closed
    assert (threads[-1].threads, threads[-1].hash_mb) == (2, 256)
    assert threads[-1].requests[-1].go == Go(movetime=5)


def test_one_that_fails_says_so_and_disturbs_no_other(threads: list[FakeThread]) -> None:
    room = Room("one", "two")
    room.analyst.switch(True)
    first, second = threads
    room.tell(first, Answer(0, error="the program 'one' ended"))
    assert room.failures == ["an analysis has ended: the program 'one' ended"]
    assert room.states == ["failed", "starting"]
    assert (first.closed, second.closed, room.analyst.on) == (True, False, True)
    room.session.play(Move(0))
    assert len(threads) == 2
    assert len(second.requests) == 2
    room.analyst.switch(False)
    room.analyst.switch(True)
    assert [thread.command for thread in threads[2:]] == ["one", "two"]


def test_others_can_be_chosen_while_they_analyse(threads: list[FakeThread]) -> None:
    room = Room("one")
    room.analyst.switch(True)
    room.others.choose(("one", "two"))
    assert [thread.command for thread in threads] == ["one", "two"]
    room.others.choose(("two",))
    assert [thread.closed for thread in threads] == [True, False]


def until(room: Room, holds: Callable[[ProgramAnalyst], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds(room.others.all[0]):
        assert time.monotonic() < end
        room.run_posted()
        time.sleep(0.01)


def test_a_real_program_analyses(tmp_path: Path) -> None:
    text = GameSession(TET).position.format_move(Move(3))
    other = GameSession(TET).position.format_move(Move(5))
    told = [
        *(f"info multipv 1 nodes {nodes} score cp 0 pv {text}" for nodes in (20, 40)),
        *(f"info multipv 2 nodes {nodes} score cp 0 pv {other}" for nodes in (20, 40)),
        f"bestmove {text}",
    ]
    program = FakeProgram(tmp_path, go=told)
    room = Room(program.command)
    room.analyst.switch(True)
    until(room, lambda one: one.state == "done")
    found = room.others.all[0].found
    assert [(each.move, each.visits) for each in found] == [(Move(3), 40), (Move(5), 40)]
    room.others.close()
    assert "quit" in program.told


def test_a_real_program_that_dies_is_told_in_a_sentence(tmp_path: Path) -> None:
    room = Room(FakeProgram(tmp_path, go=["EXIT"]).command)
    room.analyst.switch(True)
    until(room, lambda one: one.state == "failed")
    (failure,) = room.failures
    assert failure.startswith("an analysis has ended: the program")
    assert room.analyst.on
    room.others.close()
