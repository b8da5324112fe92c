"""How soon a resting board is a photograph: ``xvfb-run python -m tests.benchmarks.measure_rest``.

Each board is traced as the window does it: the process has the board already, as after a turn. The
memory is the most that was resident until the end of the board, shared libraries too; the process
goes from one board to the next. Only Linux tells it. The last line has the share of its playouts
that a search keeps while a board is traced beside it, as the window does not do, which waits until
the engine is done.
"""

from __future__ import annotations

import queue
import time
from contextlib import closing
from pathlib import Path
from statistics import median

import psutil

from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.engine.engine import Engine
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
ROUNDS, SECONDS = 9, 1.5
MEGABYTE = 1e6

Heard = queue.SimpleQueue[Traced | None]


def main() -> None:
    """Print a table."""
    heard: Heard = queue.SimpleQueue()
    with closing(RestTracer(heard.put, lambda: heard.put(None))) as tracer:
        print(f"{'':<24}{'first':>8}{'work':>8}{'8 rays':>8}{'last':>8}{'memory':>10}")
        for uid in BOARDS:
            print(f"{uid:<24}{measured(uid, tracer, heard)}", flush=True)
        print(f"playouts beside it: {playouts_beside(tracer, heard):.0%}")


def measured(uid: str, tracer: RestTracer, heard: Heard) -> str:
    """Return the seconds until pictures of a board, their processor time, and the memory."""
    process = psutil.Process(tracer.pid)
    look_at(uid, tracer, heard, turned=0.0)  # the board gets there
    before = busy(process)
    began, look = look_at(uid, tracer, heard, turned=0.2)
    seconds, work = [time.perf_counter() - began], busy(process) - before
    for enough in (8, 32):
        while look.samples < enough:
            look = next_of(heard)
        seconds.append(time.perf_counter() - began)
    memory = peak(process)
    first, eight, last = seconds
    return f"{first:>7.2f}s{work:>7.2f}s{eight:>7.1f}s{last:>7.1f}s{memory:>7.0f} MB"


def playouts_beside(tracer: RestTracer, heard: Heard) -> float:
    """Return what share of its playouts an engine keeps beside a tracer, in the median of rounds.

    Each search begins with another first move, and with no tree.
    """
    uid, shares = "ring-majority/ti", []
    begun = iter(start(uid).play(move) for move in start(uid).legal_moves)
    with Engine(uid) as engine:
        speed(engine, next(begun))
        for _ in range(ROUNDS):
            tracer.cancel()
            alone = speed(engine, next(begun))
            look_at(uid, tracer, heard, turned=0.0)
            shares.append(speed(engine, next(begun)) / alone)
    return median(shares)


def speed(engine: Engine, position: Position) -> float:
    """Return the playouts a second of an engine that thinks about a position."""
    analysis = engine.analyse(position, seconds=SECONDS)
    return analysis.simulations / analysis.seconds


def look_at(uid: str, tracer: RestTracer, heard: Heard, turned: float) -> tuple[float, Traced]:
    """Let a board be traced from its first view, turned by some radians.

    Returns when that began, and the first picture.

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
        began = time.perf_counter()
        tracer.show(canvas.scene.things())
        number = tracer.look(camera, layout, guides, drawn)
    while (traced := next_of(heard)).number != number:
        pass
    return began, traced


def next_of(heard: Heard) -> Traced:
    """Return the next picture."""
    traced = heard.get()
    if traced is None:
        raise RuntimeError("the tracer has ended")
    return traced


def peak(process: psutil.Process) -> float:
    """Return the most memory in MB that was resident in a process at once."""
    told = Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
    (most,) = (line.split()[1] for line in told.splitlines() if line.startswith("VmHWM:"))
    return int(most) * 1024 / MEGABYTE


def busy(process: psutil.Process) -> float:
    """Return a process's processor time in seconds."""
    times = process.cpu_times()
    return float(times.user + times.system)


if __name__ == "__main__":
    main()
