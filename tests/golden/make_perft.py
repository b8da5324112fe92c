"""Count move sequences of Ring Majority with the compiled rules: ``perft/ring-majority.json``.

Run ``python -m tests.golden.make_perft`` from the checkout's root to write the file again, with
``--print`` to show what it would hold.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.golden.recording import perft_text

FILE = Path(__file__).resolve().parent / "perft" / "ring-majority.json"

START_DEPTHS = {"tet": 6, "cube": 4} | dict.fromkeys(
    ("tut", "co", "doe", "toe", "tic", "sirco", "snic", "id", "girco", "ti", "tid", "srid"), 3
)
START_DEPTHS |= {"snid": 2, "grid": 2}
SET_UPS = (
    ("tet", "1rr1/brbrbb/b1rr:r:8,8", 7),
    ("tet", "1rrr/bb1rrr/r1rr:r:5,5", 7),
    ("tet", "4/6/4:b:2,2", 6),
    ("cube", "bb3b/rrb1r2b2bb/b2b1bbb:r:14,14", 5),
    ("cube", "2rr1r/rrr1rrrr1r2/2rrr1rr:b:9,10", 5),
    ("tut", "bbr1rrrr/rb1r1brb1rr1b1r1b1/b1b1rbrr1rrr:r:18,18", 5),
    ("co", "bbrb1br2rrr1r/1b1brrrrbbb1bbrr1rrrb1rr/b1bb1rb1rrrr:b:15,16", 5),
    ("doe", "bbb1r1r1r1rr/bbbb1bbbbrbbbbbrrrrr1brr1rrrrr/r1b1brbbrrb2rrrr1rr:r:23,23", 4),
    (
        "snic",
        "bbrbbrrrrbrrrrbrbbbbbbrbrr2rbbbbbbrrb/rbrbbrbrrbbrbbbrbbrrrrrrrbbrbbbbbrr1rrr1rrrrrbbb"
        "rrbrb1bb2b1/bbbrrrrbrbrbbbbbbbbbbrbr:r:47,50",
        4,
    ),
    (
        "girco",
        "brbbbrbbrrrrrrrbbrbbbbbrrb/2rrrrrrrbbbrrbrbbbbrbbrbbbrrrrbrbrbbbbbbbbbbrb1rbr1brbrbbbbbb"
        "brb1bb2b1/rbrrbbbbbbbrbrrbbrbbbbbb1rbrbbrrbrbrbbrr1rbbrrbb:r:71,18",
        4,
    ),
)


def count_all() -> list[dict[str, object]]:
    """Return a row for each position: variant, fen, and the counts at depths 1, 2, ..."""
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.engine.perft import perft
    from ringrealms3d.games import from_fen, start

    starts = [(start(f"ring-majority/{name}"), depth) for name, depth in START_DEPTHS.items()]
    set_ups = [(from_fen(f"ring-majority/{name}", fen), depth) for name, fen, depth in SET_UPS]
    return [
        {
            "variant": position.uid,
            "fen": position.fen(),
            "counts": [perft(position, d) for d in range(1, depth + 1)],
        }
        for position, depth in starts + set_ups
    ]


def main() -> None:
    """Write the file, or print what it would hold."""
    text = perft_text(count_all())
    if sys.argv[1:] == ["--print"]:
        sys.stdout.write(text)
    else:
        FILE.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
