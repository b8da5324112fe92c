"""The turns of other programs, with threads that the test speaks for, and with real programs."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import psutil
import pytest

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.engine.ugi.commands import Go, PositionCommand
from ringrealms3d.engine.ugi.info import Info
from ringrealms3d.session import program_player
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import Computer, Human, OpponentProgram, Player
from ringrealms3d.session.program_player import ProgramPlayer
from ringrealms3d.session.program_thread import Answer, Request
from tests.engine.ugi.fake_program import FakeProgram
from tests.records.opened import opened, played

TET, CUBE, TILES = "ring-majority/tet", "ring-majority/cube", "path-tiles/free-turns"
PERSON, PROGRAM = Human(), OpponentProgram("engine --fast", 0.5)
OTHER = OpponentProgram("other", 1.0)
PATIENCE = 60.0


class FakeThread:
    """Notes what it is asked; ``started`` lists all threads in order."""

    started: list[FakeThread]

    def __init__(
        self,
        command: str,
        uid: str,
        heard: Callable[[FakeThread, Answer], None],
        hash_mb: int | None = None,
        threads: int | None = None,
    ) -> None:
        self.command, self.uid, self.heard = command, uid, partial(heard, self)
        self.hash_mb, self.threads = hash_mb, threads
        self.requests: list[Request] = []
        self.stops = self.forgotten = 0
        self.ended = False
        self.closed = self.joined = False
        self.started.append(self)

    def ask(self, request: Request) -> None:
        self.requests.append(request)

    def stop(self) -> None:
        self.stops += 1

    def forget(self) -> None:
        self.forgotten += 1

    def close(self) -> None:
        self.closed = True

    def join(self, seconds: float) -> None:
        self.joined = True


class Table:
    """A session with a program player whose posted calls wait until they are run."""

    def __init__(self, *players: Player, uid: str = TET) -> None:
        self.session = GameSession(uid, (players[0], players[1]))
        self.posted: list[Callable[[], None]] = []
        self.player = ProgramPlayer(self.session, self.posted.append)
        self.states: list[str] = []
        self.failures: list[str] = []
        self.player.state_changed.connect(self.states.append)
        self.player.failed.connect(self.failures.append)

    @property
    def program(self) -> FakeThread:
        """The program started last."""
        return FakeThread.started[-1]

    @property
    def asked(self) -> Request:
        """What it was asked last."""
        return self.program.requests[-1]

    @property
    def texts(self) -> tuple[str, ...]:
        return self.session.line_texts

    def thinks(self) -> bool:
        return self.player.thinking

    def run_posted(self) -> None:
        waiting, self.posted[:] = list(self.posted), []
        for call in waiting:
            call()

    def answer(self, move: str, request: Request | None = None) -> None:
        self.program.heard(Answer((request or self.asked).id, move=move))
        self.run_posted()

    def fail(self) -> None:
        self.program.heard(Answer(0, error="the program 'engine --fast' ended with code 3"))
        self.run_posted()

    def wait(self, until: Callable[[], bool]) -> None:
        """Run what is posted until something is so, with real programs."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end
            time.sleep(0.01)
            self.run_posted()


@pytest.fixture
def no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    FakeThread.started = []
    monkeypatch.setattr(program_player, "ProgramThread", FakeThread)


pytestmark = pytest.mark.usefixtures("no_thread")


def test_no_program_is_started_before_it_is_needed() -> None:
    table = Table(PERSON, Computer(1))
    table.session.play(Move(0))
    assert FakeThread.started == []
    table.player.close()


def test_a_program_is_asked_when_it_is_to_move_and_its_answer_is_played() -> None:
    table = Table(PERSON, PROGRAM)
    table.session.play(Move(0))
    assert (table.program.command, table.program.uid) == (PROGRAM.command, TET)
    assert (table.asked.set_up, table.asked.go) == (
        PositionCommand(None, ("f1",)),
        Go(movetime=0.5),
    )
    assert table.thinks()
    table.answer("f2")
    assert table.texts == ("f1", "f2")
    assert not table.thinks()
    assert len(FakeThread.started) == 1


def test_two_programs_play_each_other() -> None:
    table = Table(PROGRAM, OTHER)
    for number, move in enumerate(("f1", "f2", "f3", "f4")):
        thread = FakeThread.started[number % 2]
        thread.heard(Answer(thread.requests[-1].id, move=move))
        table.run_posted()
    assert table.texts == ("f1", "f2", "f3", "f4")
    assert [thread.command for thread in FakeThread.started] == ["engine --fast", "other"]


def test_it_tells_how_far_a_search_has_come() -> None:
    table = Table(PROGRAM, PERSON)
    table.program.heard(Answer(table.asked.id, info=Info(nodes=70)))
    table.program.heard(Answer(table.asked.id, info=Info(depth=3)))
    table.run_posted()
    assert (table.player.state, table.player.simulations) == ("thinking", 70)
    table.answer("f1")
    assert (table.player.state, table.player.simulations) == ("", 0)
    assert table.states == ["thinking", "thinking", ""]


def test_what_is_stale_is_dropped() -> None:
    table = Table(PERSON, PROGRAM)
    table.session.play(Move(0))
    old = table.asked
    table.session.undo()
    assert (table.thinks(), table.program.forgotten) == (False, 1)
    table.answer("f2", old)
    assert table.session.moves == ()
    table.session.play(Move(3))
    table.program.heard(Answer(old.id, info=Info(nodes=70)))
    table.answer("f2", old)
    assert table.texts == ("f4",)
    assert table.player.simulations == 0


def test_it_rests_while_a_person_looks_back() -> None:
    table = Table(PROGRAM, PROGRAM)
    table.answer("f1")
    table.answer("f2")
    table.session.go_to(1)
    assert not table.thinks()
    table.player.move_now()
    assert table.thinks()
    assert table.asked.set_up == PositionCommand(None, ("f1",))


def test_it_is_told_where_the_game_started() -> None:
    table, fen = Table(PERSON, PERSON), "r3/6/4:b:13,14"
    table.session.restore(OpenGame(played(TET, ["v3"], fen=fen), (PROGRAM, PERSON)))
    assert table.asked.set_up == PositionCommand(fen, ("v3",))


def test_it_rests_in_a_restored_game_that_is_looked_back_on() -> None:
    table = Table(PERSON, PERSON)
    table.session.restore(opened(TET, ["f1", "f2", "f3"], 1, (PERSON, PROGRAM)))
    assert not table.thinks()


def test_a_person_takes_the_programs_answer_back_too() -> None:
    table = Table(PERSON, PROGRAM)
    table.session.play(Move(0))
    table.answer("f2")
    table.session.undo()
    assert table.session.moves == ()


def test_move_now_stops_only_while_it_thinks() -> None:
    table = Table(PERSON, PROGRAM)
    table.player.move_now()
    assert FakeThread.started == []
    table.session.play(Move(0))
    table.player.move_now()
    assert table.program.stops == 1
    table.answer("f2")
    assert table.texts == ("f1", "f2")


def test_a_failure_is_told_and_the_game_kept() -> None:
    table = Table(PERSON, PROGRAM)
    table.session.play(Move(0))
    table.fail()
    failed = table.program
    assert table.failures == ["the game waits: the program 'engine --fast' ended with code 3"]
    assert (table.texts, table.thinks(), table.player.state) == (("f1",), False, "")
    assert failed.closed
    table.player.move_now()
    assert table.program is not failed
    failed.heard(Answer(0, error="again"))
    table.answer("f2")
    assert table.texts == ("f1", "f2")
    assert len(table.failures) == 1


def test_a_program_that_is_not_needed_any_more_is_ended() -> None:
    table = Table(PROGRAM, PERSON)
    first = table.program
    table.session.new_game(CUBE)
    assert first.closed
    assert (table.program.uid, table.thinks()) == (CUBE, True)
    table.session.set_player(0, Computer(3))
    assert table.program.closed
    assert not table.thinks()


def test_in_path_tiles_a_program_is_told_what_all_can_see() -> None:
    table = Table(PROGRAM, PROGRAM, uid=TILES)
    position = table.session.position
    assert table.asked.set_up == PositionCommand(position.fen())
    table.answer(position.format_move(position.legal_moves[0]))
    assert table.asked.set_up == PositionCommand(table.session.position.fen())


def test_closing_ends_all_programs_and_leaves_the_session() -> None:
    table = Table(PROGRAM, OTHER)
    table.answer("f1")
    table.player.close()
    assert all(thread.closed and thread.joined for thread in FakeThread.started)
    table.session.play(Move(5))
    assert len(FakeThread.started) == 2


class TestRealPrograms:
    """Programs in processes of their own."""

    @pytest.fixture(autouse=True)
    def no_thread(self) -> None:
        """Let the threads be real ones."""

    def test_a_program_plays(self, tmp_path: Path) -> None:
        table = Table(PERSON, OpponentProgram(FakeProgram(tmp_path).command, 0.1))
        table.session.play(Move(1))
        table.wait(lambda: len(table.session.moves) == 2)
        assert table.texts == ("f2", "f1")
        table.player.close()

    def test_an_illegal_move_is_told(self, tmp_path: Path) -> None:
        fake = FakeProgram(tmp_path, go=["bestmove f9"])
        table = Table(PERSON, OpponentProgram(fake.command, 0.1))
        table.session.play(Move(1))
        table.wait(lambda: bool(table.failures))
        assert "bestmove f9" in table.failures[0]
        assert table.texts == ("f2",)
        table.player.close()

    def test_a_program_that_fails_before_its_thread_is_known_is_told(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        class SwiftThread(threading.Thread):
            def start(self) -> None:
                super().start()
                self.join()

        monkeypatch.setattr(threading, "Thread", SwiftThread)
        table = Table(OpponentProgram("/no/such/program", 0.1), PERSON)
        table.wait(lambda: bool(table.failures))
        assert "/no/such/program" in table.failures[0]

    def test_a_program_that_is_missing_is_told(self) -> None:
        table = Table(OpponentProgram("/no/such/program", 0.1), PERSON)
        table.wait(lambda: bool(table.failures))
        assert "/no/such/program" in table.failures[0]
        table.player.close()

    @pytest.mark.parametrize("replies", [{"ugi": []}, {"isready": []}, {"go": []}], ids=str)
    def test_closing_ends_a_program_that_hangs(
        self, tmp_path: Path, replies: dict[str, list[str]]
    ) -> None:
        before = psutil.Process().children(recursive=True)
        table = Table(OpponentProgram(FakeProgram(tmp_path, **replies).command, 60.0), PERSON)
        time.sleep(0.2)
        table.player.close()
        assert psutil.Process().children(recursive=True) == before


def test_the_start_of_path_tiles_is_no_secret_of_the_fen() -> None:
    """Two deals that look alike are told alike."""
    position = rr.start(TILES, 1)
    assert position.determinized(5).fen() == position.fen()
