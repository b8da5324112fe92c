"""Requests to a program in its thread, with a program that the test speaks for."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import ClassVar

import pytest

from ringrealms3d.engine.ugi.commands import Go, PositionCommand
from ringrealms3d.engine.ugi.info import Info
from ringrealms3d.session import program_thread
from ringrealms3d.session.program_thread import Answer, ProgramThread, Request
from tests.patience import ENGINE_SECONDS


class FakeProgram:
    """A program that gets ready when it may, and forgets a stop that comes before its search."""

    may_start: ClassVar[threading.Event]
    searched: ClassVar[list[PositionCommand]]
    before_search: ClassVar[Callable[[], None]]
    stopped = False

    def __init__(
        self, command: str, uid: str, hash_mb: int, threads: int, given_up: threading.Event
    ) -> None:
        assert self.may_start.wait(ENGINE_SECONDS)

    def __enter__(self) -> FakeProgram:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def stop(self) -> None:
        self.stopped = True

    def search(
        self, set_up: PositionCommand, go: Go, heard: Callable[[Info], None], lines: int
    ) -> str:
        FakeProgram.before_search()
        self.stopped = False
        self.searched.append(set_up)
        heard(Info(nodes=1))
        return "stopped" if self.stopped else "f1"


@pytest.fixture(autouse=True)
def program(monkeypatch: pytest.MonkeyPatch) -> type[FakeProgram]:
    FakeProgram.may_start, FakeProgram.searched = threading.Event(), []
    FakeProgram.before_search = staticmethod(lambda: None)
    monkeypatch.setattr(program_thread, "UgiProgram", FakeProgram)
    return FakeProgram


def request(number: int) -> Request:
    return Request(number, PositionCommand(None, ("f1",) * number), Go())


def test_what_is_forgotten_before_the_program_is_ready_is_never_searched(
    program: type[FakeProgram],
) -> None:
    answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
    thread = ProgramThread("engine", "ring-majority/tet", lambda _, answer: answers.put(answer))
    thread.ask(request(1))
    thread.forget()
    program.may_start.set()
    thread.ask(request(2))
    assert answers.get(timeout=ENGINE_SECONDS) == Answer(2, info=Info(nodes=1))
    assert answers.get(timeout=ENGINE_SECONDS) == Answer(2, move="f1")
    assert program.searched == [request(2).set_up]
    assert not thread.ended
    thread.close()
    thread.join(ENGINE_SECONDS)
    assert thread.ended


def test_what_is_forgotten_just_before_its_search_ends_at_the_first_sign_of_life(
    program: type[FakeProgram],
) -> None:
    answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
    thread = ProgramThread("engine", "ring-majority/tet", lambda _, answer: answers.put(answer))
    program.before_search = staticmethod(thread.forget)
    program.may_start.set()
    thread.ask(request(1))
    answers.get(timeout=ENGINE_SECONDS)
    assert answers.get(timeout=ENGINE_SECONDS) == Answer(1, move="stopped")
    thread.close()
    thread.join(ENGINE_SECONDS)
