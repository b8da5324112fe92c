"""How long exact searches of endgames take: ``python -m tests.benchmarks.measure_endgames``.

Arguments such as ``loop/mini 12 16`` choose a variant and how many moves are left; so do more.
"""

from __future__ import annotations

import sys
import time
from itertools import islice
from statistics import median

CHOICES = (
    ("ring-majority/cube", (6, 8, 10)),
    ("loop/mini", (12, 16, 20)),
    ("loops-n-leaps/8", (6, 8, 10)),
    ("loophole-2d/14", (16, 20, 24)),
)
POSITIONS = 20


def measure(uid: str, left: int) -> str:
    """Return a row of the table: all results, and all margins where they count."""
    from ringrealms3d.engine.endgame import Endgame
    from ringrealms3d.engine.search import Search
    from ringrealms3d.engine.settings import PLAIN
    from tests.engine.late import late_positions

    found = late_positions(uid, 10_000, left)
    fitting = (p for p in found if p.variant.moves_left(p.state) == left)
    times, solved = [], 0
    for position in islice(fitting, POSITIONS):
        endgame = Endgame(position, [move.code for move in position.legal_moves])
        tree = Search(position, 1, PLAIN)
        rows = tree._pool.nodes[tree._tree.children(0)]
        began = time.process_time()
        while endgame.pending and endgame.affordable and len(endgame.results) < len(rows):
            endgame.run(10_000, rows)
        times.append(1000 * (time.process_time() - began))
        solved += len(endgame.results) == len(rows)
    return f"| {uid} | {left} | {solved} of {POSITIONS} | {median(times):.1f} | {max(times):.0f} |"


def main(arguments: list[str]) -> None:
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.engine.endgame import load_endgame

    chosen = [(arguments[0], tuple(map(int, arguments[1:])))] if arguments else CHOICES
    for uid, numbers in chosen:
        load_endgame(uid)
        for left in numbers:
            print(measure(uid, left), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
