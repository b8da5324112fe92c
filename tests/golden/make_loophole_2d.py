"""Count move sequences of Loophole 2D with the compiled rules, and play it at random:
``perft/loophole-2d.json`` and ``playthroughs/loophole-2d-*.json``.

Run ``python -m tests.golden.make_loophole_2d`` from the checkout's root to write the files again,
with ``--print`` to show what the first would hold.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ringrealms3d.games import from_fen, start
from tests.golden.recording import marks_by_name, perft_text, playthrough, write_playthrough

FOLDER = Path(__file__).resolve().parent
PERFT = FOLDER / "perft" / "loophole-2d.json"
UID = "loophole-2d/14"
SEEDS = (1, 11)
FEN_EVERY = 20

START_DEPTH = 3
SET_UPS = (
    (
        "bbbbbbbbbbbbw/wbbbb1wwbbbbww/wbbbwwbbb1wwbw/wbwwbbbwwwwbbw/wwwwwwwb1bbw/wwwwwbbbbwww/wwbbbbbwbbbwww/"
        "wbbbwwwwbbw1ww/wwbbbwbwwwww/wbbwwwbwwwbw/ww1b1wbwbbbbww/wwwbwbbbbwwbww/wwbbwwbbbwwbww/bbbbbbbbbbbbb:w",
        6,
    ),
    (
        "bbbbbbbbbbbbw/wbbwbbw1wwbbww/wbbbbbwbwbwbbw/wbbbbbwwwbbbbw/ww1wwwbwbwww/wb1wwbwb1bbw/wbbbbbwb1wbbbw/"
        "wwbbbbwbbbwbbw/wbwbwwwwwwbw/wbbwbwbwwwww/wbbbbwbwbbwbbw/wbwbbbwwww1www/wbwwbbww1bbbbw/bbbbbbbbbbbbb:b",
        7,
    ),
    (
        "bbbbbbbbbbbbb/wbbbwbwwwbbwww/wbbbw3wbwwbw/wwwwbbwwbwwwww/wwwww1bwwwww/wwwwwb2wbww/wbwwbbwbwwwbww/"
        "ww1bbwbbbbbbww/wb1wbwwwwwbw/wbbbbbbwwbbw/wwwwbwwbbbbwww/wbwbwwwbbwb1ww/wwbbbwbbwbbwbw/bbbbbbbbbbbbb:b",
        7,
    ),
    (
        "bbbbbbbbbbbbw/wbbb1bbwwwbw1w/wbbbwbwwb1b1ww/wwbwbbw1bbwwbw/wwbwwbbbbwww/wwbwwwbbwbww/w1wwbbwwwwwwbw/"
        "wbbwbwbwbbwbww/wbwbwbwww1bw/w1bwwwwwwbww/ww1bbbbbbbbbbw/wbwwwwbb1bbwbw/wbbwbwww1bwwbw/1bbbbbbbbbbbb:b",
        5,
    ),
    (
        "bbbbbbbbbbbbw/w1bbb1bb2w2w/w1w1wbbwb1bbww/wb1wbbwbbwwwww/w1bwwbbb1bww/w1www1w1wbww/w2bbbww1bbbww/"
        "w3ww2bbwwbw/wbwwww1ww1bw/w1b1bwbwww1w/wbbwwbw1bbbb1w/w1wbw1wbbwb1bw/w1ww1w2w1b1ww/1bbbbbbbbbbbb:b",
        4,
    ),
)


def count_all() -> list[dict[str, object]]:
    """Return a row for each position: variant, fen, and the counts at depths 1, 2, ..."""
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.engine.perft import perft

    positions = [(start(UID), START_DEPTH)]
    positions += [(from_fen(UID, fen), depth) for fen, depth in SET_UPS]
    return [
        {
            "variant": position.uid,
            "fen": position.fen(),
            "counts": [perft(position, d) for d in range(1, depth + 1)],
        }
        for position, depth in positions
    ]


def write_playthroughs() -> None:
    """Write the games again."""
    for seed in SEEDS:
        game, end = playthrough(start(UID), seed, FEN_EVERY)
        write_playthrough(f"loophole-2d-{seed}", game | {"marks": marks_by_name(end)})


def main() -> None:
    """Write every file again, or print what the counts would be."""
    text = perft_text(count_all())
    if sys.argv[1:] == ["--print"]:
        sys.stdout.write(text)
    else:
        PERFT.write_text(text, encoding="utf-8", newline="\n")
        write_playthroughs()


if __name__ == "__main__":
    main()
