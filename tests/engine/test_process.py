"""The engine's process as its owner meets it: replies, numbers, stopping, and how it ends."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import psutil
import pytest

import ringrealms3d as rr
from ringrealms3d import games
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.messages import encode_search
from ringrealms3d.engine.process import EngineProcess
from ringrealms3d.engine.request import SearchRequest
from tests.engine.listener import ENDLESS, LONG, Listener, is_gone, listening
from tests.patience import ENGINE_SECONDS

CUBE = "ring-majority/cube"
OUTSIDE_GAME = """
from dataclasses import replace
from ringrealms3d.games.ring_majority import GAME as ORIGINAL
from ringrealms3d.games.ring_majority.variant import RingMajority

class Renamed(RingMajority):
    def __init__(self, uid):
        super().__init__("ring-majority/" + uid.partition("/")[2])
        self.uid = uid

print("hello from a game that talks while it is imported")
GAME = replace(ORIGINAL, uid="outside", variants=("outside/tet",), open_variant=Renamed)
"""


@pytest.fixture(scope="module")
def shared() -> Iterator[Listener]:
    """A process that several tests ask, one after the other."""
    with listening() as listener:
        listener.until(listener.process.warm_up(CUBE), "ready")
        yield listener


@pytest.fixture(autouse=True)
def nothing_left_over(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    if "shared" in request.fixturenames:
        shared: Listener = request.getfixturevalue("shared")
        assert shared.replies.empty()
        assert shared.died.empty()


def test_a_search_gets_ready_and_is_done(shared: Listener) -> None:
    number = shared.search(rr.start(CUBE), Limit(nodes=700))
    heard = [reply for reply in shared.until(number, "done") if reply.state != "thinking"]
    assert [(reply.id, reply.state) for reply in heard] == [(number, "ready"), (number, "done")]
    analysis = heard[-1].analysis
    assert analysis is not None
    assert analysis.simulations == 700
    assert heard[-1].move == analysis.candidates[0].move
    assert heard[-1].move in rr.start(CUBE).legal_moves


def test_a_long_search_tells_what_it_thinks_so_far(shared: Listener) -> None:
    position = rr.start(CUBE).play(rr.start(CUBE).parse_move("f1"))
    number = shared.search(position, Limit(seconds=0.8))
    heard = shared.until(number, "done")
    thoughts = [reply.analysis for reply in heard if reply.state == "thinking"]
    assert thoughts
    counts = [thought.simulations for thought in thoughts if thought]
    assert counts == sorted(set(counts))
    for thought in thoughts:
        assert thought is not None
        moves = sorted(candidate.move for candidate in thought.candidates)
        assert moves == list(position.legal_moves)


def test_a_stop_ends_a_search_that_answers_with_what_it_has(shared: Listener) -> None:
    number = shared.search(rr.start(CUBE), ENDLESS)
    shared.until(number, "thinking")
    shared.process.stop()
    done = shared.until(number, "done")[-1]
    assert done.analysis is not None
    assert 0 < done.analysis.seconds < LONG / 2
    assert done.move in rr.start(CUBE).legal_moves


def test_a_search_that_is_stopped_at_once_has_looked_at_something(shared: Listener) -> None:
    number = shared.search(rr.start(CUBE), ENDLESS)
    shared.process.stop()
    done = shared.until(number, "done")[-1]
    assert done.analysis is not None
    assert done.analysis.simulations > len(done.analysis.candidates)


def test_a_stop_without_a_search_does_nothing(shared: Listener) -> None:
    shared.process.stop()
    shared.process.stop()
    warmed = shared.process.warm_up(CUBE)
    assert [reply.id for reply in shared.until(warmed, "ready")] == [warmed]
    number = shared.search(rr.start(CUBE), Limit(nodes=300))
    done = shared.until(number, "done")[-1]
    assert done.analysis is not None
    assert done.analysis.simulations == 300


def test_a_newer_request_ends_the_older(shared: Listener) -> None:
    older = shared.search(rr.start(CUBE), ENDLESS)
    shared.until(older, "thinking")
    newer = shared.search(rr.start(CUBE), Limit(nodes=50))
    heard = shared.until(newer, "done")
    done = [(reply.id, reply.analysis) for reply in heard if reply.state == "done"]
    (first, cut_short), (second, whole) = done
    assert (first, second) == (older, newer)
    assert cut_short is not None
    assert cut_short.seconds < LONG / 2
    assert whole is not None
    assert whole.simulations == 50


def test_every_request_has_its_own_rising_number(shared: Listener) -> None:
    numbers = [shared.search(rr.start(CUBE), Limit(nodes=5)) for _ in range(4)]
    assert sorted(set(numbers)) == numbers
    heard = shared.until(numbers[-1], "done")
    assert [reply.id for reply in heard if reply.state == "done"] == numbers


@pytest.mark.parametrize(
    ("uid", "state", "named"),
    [("ring-majority/ball", "", "ball"), (CUBE, "AAAA", ""), (CUBE, "not base64", "")],
)
def test_a_broken_request_fails_and_the_worker_lives_on(
    shared: Listener, uid: str, state: str, named: str
) -> None:
    whole = json.loads(encode_search(-1, SearchRequest(rr.start(CUBE), Limit(nodes=10))))
    shared.process._say(json.dumps(whole | {"uid": uid, "state": state}))
    failed = shared.next()
    assert (failed.id, failed.state) == (-1, "failed")
    assert failed.error
    assert named in failed.error
    shared.until(shared.search(rr.start(CUBE), Limit(nodes=5)), "done")


def test_an_unknown_variant_can_not_be_warmed_up(shared: Listener) -> None:
    number = shared.process.warm_up("nothing/at-all")
    failed = shared.next()
    assert (failed.id, failed.state) == (number, "failed")
    assert "nothing" in failed.error


def test_closing_leaves_no_process_and_is_no_death() -> None:
    with listening() as listener:
        pid = listener.process.pid
        assert psutil.Process(pid).is_running()
        listener.until(listener.process.warm_up(CUBE), "ready")
    assert is_gone(pid)
    assert not listener.process.alive
    assert listener.died.empty()


@pytest.mark.nightly
def test_closing_in_the_middle_of_a_search_and_twice() -> None:
    with listening() as listener:
        pid = listener.process.pid
        listener.until(listener.search(rr.start(CUBE), ENDLESS), "thinking")
        listener.process.close()
        assert is_gone(pid)
    assert listener.died.empty()


def test_a_killed_process_is_told_once() -> None:
    with listening() as listener:
        listener.until(listener.process.warm_up(CUBE), "ready")
        psutil.Process(listener.process.pid).kill()
        assert "ended" in listener.reason()
        assert not listener.process.alive
    with pytest.raises(queue.Empty):
        listener.died.get(timeout=0.2)


@pytest.mark.skipif(not psutil.POSIX, reason="there are no such priorities")
def test_a_process_can_step_back() -> None:
    with listening() as listener:
        listener.process.step_back()
        assert psutil.Process(listener.process.pid).nice() >= 10


def test_a_dead_process_can_be_asked_and_closed() -> None:
    with listening() as listener:
        psutil.Process(listener.process.pid).kill()
        listener.reason()
        listener.search(rr.start(CUBE), Limit(nodes=5))
        listener.process.stop()
        listener.process.step_back()


@pytest.mark.nightly
def test_the_worker_ends_with_its_input() -> None:
    with listening() as listener:
        pid = listener.process.pid
        listener.until(listener.process.warm_up(CUBE), "ready")
        listener.process._requests.close()
        assert "code 0" in listener.reason()
        assert is_gone(pid)


@pytest.mark.nightly
def test_the_worker_ends_with_its_input_in_the_middle_of_a_search() -> None:
    with listening() as listener:
        listener.until(listener.search(rr.start(CUBE), ENDLESS), "thinking")
        listener.process._requests.close()
        assert "code 0" in listener.reason()


@pytest.mark.few(1)
@pytest.mark.parametrize("line", ["{not json", '{"do": "search"}'])
def test_a_line_that_is_no_request_does_not_silence_the_worker(line: str) -> None:
    with listening() as listener:
        listener.until(listener.process.warm_up(CUBE), "ready")
        listener.process._say(line)
        number = listener.search(rr.start(CUBE), Limit(nodes=5))
        while (reply := listener.replies.get(timeout=10)).id != number:
            assert reply.state == "failed"
        listener.until(number, "done")


def test_a_game_from_outside_is_known_in_the_worker(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "outside_game.py").write_text(OUTSIDE_GAME, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(games, "_places", list(games._places))
    rr.register("outside_game:GAME")
    with listening(compiled=False) as listener:
        number = listener.search(rr.start("outside/tet"), Limit(nodes=20))
        done = listener.until(number, "done")[-1]
    assert done.move in rr.start("outside/tet").legal_moves


@pytest.mark.nightly
def test_a_game_that_the_worker_can_not_find_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_places", [*games._places, "no_such_module:GAME"])
    heard: queue.Queue[str] = queue.Queue()
    process = EngineProcess(lambda reply: None, heard.put)
    assert "ended" in heard.get(timeout=60)
    process.close()


def test_an_error_in_who_listens_ends_the_process_and_is_told() -> None:
    died: queue.Queue[str] = queue.Queue()

    def stumble(reply: object) -> None:
        raise KeyError("a fault of who listens")

    process = EngineProcess(stumble, died.put, compiled=False)
    try:
        process.warm_up("ring-majority/tet")
        assert "ended with code" in died.get(timeout=ENGINE_SECONDS)
        assert not process.alive
    finally:
        process.close()


@pytest.mark.nightly
def test_what_was_thought_meanwhile_is_the_beginning_of_the_next_search(shared: Listener) -> None:
    position = rr.start(CUBE)
    request = SearchRequest(position, ENDLESS, seed=1, game="a game of two")
    shared.process.ponder(request)
    owner = psutil.Process(shared.process.pid)
    begun = sum(owner.cpu_times()[:2])
    assert wait_for(lambda: sum(owner.cpu_times()[:2]) > begun + 0.4)
    number = shared.process.search(replace(request, limits=Limit(seconds=0.1)))
    analysis = shared.until(number, "done")[-1].analysis
    assert analysis is not None
    with listening() as alone:
        again = alone.process.search(replace(request, limits=Limit(seconds=0.1)))
        without = alone.until(again, "done")[-1].analysis
    assert without is not None
    assert analysis.simulations > 3 * without.simulations


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform != "linux", reason="only there have threads priorities")
def test_it_thinks_meanwhile_with_the_lowest_priority_and_ends_at_a_word(shared: Listener) -> None:
    shared.process.ponder(SearchRequest(rr.start(CUBE), ENDLESS, seed=1))
    assert wait_for(lambda: 19 in priorities(shared.process.pid))
    shared.process.stop()
    assert wait_for(lambda: 19 not in priorities(shared.process.pid))
    number = shared.search(rr.start(CUBE), Limit(nodes=10))
    shared.until(number, "done")


def priorities(pid: int) -> set[int]:
    """Return the priorities of a process's threads."""
    found = set()
    for thread in psutil.Process(pid).threads():
        with contextlib.suppress(OSError):
            found.add(os.getpriority(os.PRIO_PROCESS, thread.id))
    return found


def wait_for(holds: Callable[[], bool]) -> bool:
    """Return whether something holds soon, on a machine that has other things to do, too."""
    until = time.monotonic() + ENGINE_SECONDS
    while not holds():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True
