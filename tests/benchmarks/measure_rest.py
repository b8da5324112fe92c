"""How soon a resting board is a photograph: ``xvfb-run python -m tests.benchmarks.measure_rest``.

Each board is traced as the window does it: the process has the board already, as after a turn. The
memory is that process's own at the end of the board; it goes from one board to the next. Last comes
how many playouts an engine with as many threads as there are processors makes meanwhile, next to
how many it makes alone: in the window tracing waits for engines, here it does not.
"""

from __future__ import annotations

import os
import queue
import time
from contextlib import closing
from dataclasses import replace

import psutil

from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.engine.levels import Limit
from ringrealms3d.engine.messages import Reply
from ringrealms3d.engine.process import EngineProcess
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.exports.photo.rest_messages import Traced
from ringrealms3d.exports.photo.resting import RestTracer
from ringrealms3d.games import start
from ringrealms3d.lab.gallery import sample_position
from ringrealms3d.scene.arrangement import CLOSED, filling
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.canvas import set_up
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import LIGHT

BOARDS = (
    "ring-majority/co",
    "ring-majority/grid",
    "loop/main",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
)
SIZE = (1100, 860)
MEGABYTE = 1e6
THINKING = Limit(seconds=4.0)

Heard = queue.SimpleQueue[Traced | None]


def main() -> None:
    """Print a table, and what tracing costs an engine."""
    heard: Heard = queue.SimpleQueue()
    with closing(RestTracer(heard.put, lambda: heard.put(None))) as tracer:
        print(f"{'':<24}{'first':>8}{'work':>8}{'8 rays':>8}{'last':>8}{'memory':>10}")
        for uid in BOARDS:
            print(f"{uid:<24}{measured(uid, tracer, heard)}", flush=True)
        print(f"playouts beside it: {100 * share_beside(tracer, heard):.0f} % of those alone")


def measured(uid: str, tracer: RestTracer, heard: Heard) -> str:
    """Return the seconds until pictures of a board, their processor time, and the memory."""
    process = psutil.Process(tracer.pid)
    look_at(uid, tracer, heard, turned=0.0)  # the board gets there
    before, began = busy(process), time.perf_counter()
    look = look_at(uid, tracer, heard, turned=0.2)
    first, work = time.perf_counter() - began, busy(process) - before
    while look.samples < 8:
        look = next_of(heard)
    eight = time.perf_counter() - began
    while not look.last:
        look = next_of(heard)
    last = time.perf_counter() - began
    memory = process.memory_info().rss / MEGABYTE
    return f"{first:>7.2f}s{work:>7.2f}s{eight:>7.1f}s{last:>7.1f}s{memory:>7.0f} MB"


def look_at(uid: str, tracer: RestTracer, heard: Heard, turned: float) -> Traced:
    """Let a board be traced from its first view, turned by some radians; return the first picture.

    Raises:
        RuntimeError: the tracer has ended.
    """
    position, _ = sample_position(uid)
    layout = in_space(position.variant.layout)
    camera = filling(home_of(layout).turned(turned, 0.0), layout, CLOSED, SIZE[0] / SIZE[1])
    with set_up(layout, LIGHT, FAST, SIZE, CLOSED) as canvas:
        canvas.scene.show(content_of(position, None, False))
        canvas.look(camera)
        drawn, guides = canvas.picture(), canvas.guides()
        tracer.show(canvas.scene.things())
        number = tracer.look(camera, layout, guides, drawn)
    while (traced := next_of(heard)).number != number:
        pass
    return traced


def next_of(heard: Heard) -> Traced:
    """Return the next picture."""
    traced = heard.get()
    if traced is None:
        raise RuntimeError("the tracer has ended")
    return traced


def busy(process: psutil.Process) -> float:
    """Return a process's processor time in seconds."""
    times = process.cpu_times()
    return float(times.user + times.system)


def share_beside(tracer: RestTracer, heard: Heard) -> float:
    """Return how many playouts an engine makes while a board is traced, next to those alone."""
    replies: queue.SimpleQueue[Reply] = queue.SimpleQueue()
    with closing(EngineProcess(replies.put, print)) as engine:
        thought(engine, replies)
        alone = thought(engine, replies)
        look_at("ring-majority/grid", tracer, heard, turned=0.4)
        beside = thought(engine, replies)
    return beside / alone


def thought(engine: EngineProcess, replies: queue.SimpleQueue[Reply]) -> int:
    """Return how many playouts an engine makes in a few seconds, with all processors."""
    position = start("loops-n-leaps/8", seed=1)
    settings = replace(STRONG, threads=os.cpu_count() or 1)
    engine.search(SearchRequest(position, THINKING, settings, seed=1))
    while (reply := replies.get()).state != "done":
        pass
    assert reply.analysis is not None
    return reply.analysis.simulations


if __name__ == "__main__":
    main()
