"""How soon the UGI engine obeys ``stop``.

``python -m tests.benchmarks.measure_stop [VARIANT ...]`` prints a table in milliseconds. Searches
of random positions are stopped after up to a third of a second, and so are searches that go on with
a big tree, which is compacted first.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from statistics import median

import ringrealms3d as rr
from tests.engine.ugi.runner import Runner, running

VARIANTS = (
    "ring-majority/tet",
    "ring-majority/cube",
    "ring-majority/grid",
    "loop/main",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
    "loophole-2d/14",
)
POSITIONS = 100
LONGEST_WAIT = 0.3
BIG_TREES = 5
BIG_HASH = 2048
GROWING_MS = 10_000


def random_game(uid: str, rng: random.Random) -> list[str]:
    """Return the moves of a random game."""
    position, texts = rr.start(uid, seed=0), list[str]()
    while position.outcome is None:
        move = rng.choice(position.legal_moves)
        texts.append(position.format_move(move))
        position = position.play(move)
    return texts


def random_line(uid: str, rng: random.Random) -> list[str]:
    """Return the moves of a random game up to a random ply."""
    texts = random_game(uid, rng)
    return texts[: rng.randrange(len(texts))]


def load_endgame(runner: Runner, uid: str) -> None:
    """Let the engine load what it needs for the last moves alone."""
    *moves, _ = random_game(uid, random.Random(2))
    runner.ready(" ".join(["position startpos moves", *moves]))
    runner.tell("go nodes 1")
    runner.until("bestmove")


def delay(runner: Runner, moves: Sequence[str], rng: random.Random) -> float:
    """Return how many milliseconds after a stop a search of some position answers."""
    runner.ready(" ".join(["position startpos", *(["moves", *moves] if moves else [])]))
    runner.tell("go infinite")
    time.sleep(rng.uniform(0.0, LONGEST_WAIT))
    stopped = time.perf_counter()
    runner.tell("stop")
    runner.until("bestmove")
    return 1000 * (time.perf_counter() - stopped)


def print_row(uid: str, searches: str, delays: Sequence[float]) -> None:
    """Print a row of the table."""
    print(f"| {uid} | {searches} | {median(delays):.1f} | {max(delays):.1f} |", flush=True)


def measure(uid: str) -> None:
    """Print the delays in random positions, and those after taking over a big tree."""
    rng = random.Random(1)
    with running(uid) as runner:
        runner.ready()
        load_endgame(runner, uid)
        delays = [delay(runner, random_line(uid, rng), rng) for _ in range(POSITIONS)]
    print_row(uid, f"{POSITIONS} random positions", delays)
    with running(uid) as runner:
        runner.ready(f"setoption name Hash value {BIG_HASH}")
        delays = []
        for _ in range(BIG_TREES):
            runner.ready("uginewgame", "position startpos")
            runner.tell(f"go movetime {GROWING_MS}")
            *_, last, _ = runner.until("bestmove")
            line = last.split(" pv ")[1].split()[:2]
            delays.append(delay(runner, line, rng))
    print_row(uid, f"{BIG_TREES} kept trees", delays)


if __name__ == "__main__":
    for uid in sys.argv[1:] or VARIANTS:
        measure(uid)
