"""Golden data of Loop: ``golden/perft/loop.json`` and ``golden/playthroughs/loop-*.json``.

Run ``python -m tests.golden.make_loop`` from the checkout's root to write the files again,
with ``--print`` to show what the first would hold.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ringrealms3d.core.kernel import compile_kernels
from tests.golden.recording import marks_by_name, perft_text, playthrough, write_playthrough

FOLDER = Path(__file__).resolve().parent
PERFT_FILE = FOLDER / "perft" / "loop.json"

POSITIONS = (
    ("loop/mini", "22/12/5/1:b:-:-:-", 5),
    ("loop/mini", "b21/12/5/1:w:s:-:-", 4),
    ("loop/mini", "2bb1w2bwbw2b4w2/12/5/1:b:-:-:-", 4),
    ("loop/mini", "wbbwbwwbbwbwwbwbwbbwbw/12/5/1:b:-:-:-", 5),
    ("loop/main", "51/35/22/12/5/1:b:-:-:-", 3),
    ("loop/main", "14b1w6ww6bw18/18b16/22/12/5/1:b:-:-:-", 3),
    ("loop/lazo", "145/117/92/70/51/35/22/12/5/1:b:-:95,95:-", 3),
    ("loop/lazo", "5w3bbw130ww1/117/92/70/51/35/22/12/5/1:w:-:1,2:-", 3),
)
SEEDS = {"mini": (1, 4, 7, 22), "main": (2, 3), "lazo": (1,)}
FEN_EVERY = 10


def count_all() -> list[dict[str, object]]:
    """Return a row for each position: variant, fen, and the counts at depths 1, 2, ..."""
    compile_kernels()
    from ringrealms3d.engine.perft import perft
    from ringrealms3d.games import from_fen

    return [
        {
            "variant": uid,
            "fen": fen,
            "counts": [perft(from_fen(uid, fen), d) for d in range(1, depth + 1)],
        }
        for uid, fen, depth in POSITIONS
    ]


def main() -> None:
    """Write the files, or print what the perft file would hold."""
    text = perft_text(count_all())
    if sys.argv[1:] == ["--print"]:
        sys.stdout.write(text)
        return
    PERFT_FILE.write_text(text, encoding="utf-8", newline="\n")
    from ringrealms3d.games import start

    for name, seeds in SEEDS.items():
        for number, seed in enumerate(seeds, start=1):
            game, end = playthrough(start(f"loop/{name}"), seed, FEN_EVERY)
            write_playthrough(f"loop-{name}-{number}", game | {"marks": marks_by_name(end)})


if __name__ == "__main__":
    main()
