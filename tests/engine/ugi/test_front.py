"""What overtakes what in the UGI engine, and what its end waits for."""

from __future__ import annotations

import io
import queue
import threading
import time
from collections.abc import Iterator

import pytest

from ringrealms3d.engine.ugi import front
from ringrealms3d.engine.ugi.front import UgiEngine
from ringrealms3d.engine.ugi.options import Options
from ringrealms3d.engine.ugi.player import UgiPlayer

TET = "ring-majority/tet"
PATIENCE = 60.0


class EagerRunner(io.StringIO):
    """Says its next lines from within the very moment in which it hears the best move."""

    def __init__(self, first: str, *then: str) -> None:
        super().__init__()
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._lines.put(first)
        self._then = then

    def lines(self) -> Iterator[str]:
        yield from iter(lambda: self._lines.get(timeout=PATIENCE), None)

    def write(self, text: str) -> int:
        if text.startswith("bestmove "):
            for line in self._then:
                self._lines.put(line)
            self._lines.put(None)
            self._wait_until_taken()
        return super().write(text)

    def _wait_until_taken(self) -> None:
        until = time.monotonic() + 1.0
        while not self._lines.empty() and time.monotonic() < until:
            time.sleep(0.001)


def answers(stream: io.StringIO) -> list[str]:
    return stream.getvalue().splitlines()


def test_after_a_best_move_nothing_is_overtaken() -> None:
    runner = EagerRunner("go nodes 2", "position startpos moves xx", "isready")
    engine = UgiEngine(Options(TET), runner)
    engine.serve(runner.lines())
    assert engine.close()
    *_, best, refusal, ready = answers(runner)
    assert best.startswith("bestmove ")
    assert refusal.startswith("info string line 2: move 1, 'xx'")
    assert ready == "readyok"


def test_the_end_of_the_input_waits_for_the_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "_END_SECONDS", 0.01)
    monkeypatch.setattr(UgiPlayer, "load", lambda _: time.sleep(0.2))
    said = io.StringIO()
    engine = UgiEngine(Options(TET), said)
    engine.serve(["isready", "query p1turn", "go infinite"])
    assert engine.close()
    ready, turn, *_, best = answers(said)
    assert (ready, turn) == ("readyok", "response true")
    assert best.startswith("bestmove ")
    assert best != "bestmove 0000"


def test_quitting_waits_for_no_kernels(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = threading.Event()
    monkeypatch.setattr(front, "_END_SECONDS", 0.01)
    monkeypatch.setattr(UgiPlayer, "load", lambda _: loaded.wait(PATIENCE))
    said = io.StringIO()
    engine = UgiEngine(Options(TET), said)
    engine.serve(["isready", "quit"])
    assert not engine.close()
    assert answers(said) == []
    loaded.set()


def test_what_is_wrong_with_a_line_waits_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    loading = threading.Event()

    def load(player: UgiPlayer) -> None:
        assert loading.wait(PATIENCE)

    monkeypatch.setattr(UgiPlayer, "load", load)
    stream = io.StringIO()
    engine = UgiEngine(Options(TET), stream)

    def lines() -> Iterator[str]:
        yield from ("isready", "nonsense", "query nonsense")
        loading.set()

    engine.serve(lines())
    first, second, third, fourth = answers(stream)
    assert first == "readyok"
    assert second.startswith("info string line 2")
    assert third.startswith("info string line 3")
    assert fourth == "response none"


def test_a_question_about_no_position_is_answered() -> None:
    stream = io.StringIO()
    UgiEngine(Options(TET), stream).serve(["position fen nonsense", "query gameover"])
    *_, complaint, last = answers(stream)
    assert complaint.startswith("info string line 2")
    assert last == "response none"


def test_who_cannot_load_the_kernels_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(player: UgiPlayer) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(UgiPlayer, "load", fail)
    stream = io.StringIO()
    UgiEngine(Options(TET), stream).serve(["isready"])
    assert "readyok" not in stream.getvalue()
    assert "No space left" in stream.getvalue()
