"""Count move sequences of Path Tiles, and play it at random, for the golden files.

Run ``python -m tests.golden.make_path_tiles`` from the checkout's root to write
``perft/path-tiles.json`` and ``playthroughs/path-tiles-*.json`` again, with ``--print`` to show
what the first would hold. Where tiles are unseen, ``DEAL`` is the seed that deals them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from ringrealms3d.core.kernel import compile_kernels
from tests.golden.recording import perft_text, playthrough, write_playthrough

FOLDER = Path(__file__).resolve().parent
COUNTS = FOLDER / "perft" / "path-tiles.json"
DEAL = 1550
DEPTHS = (
    ("free-turns", 1, 0, 4),
    ("free-turns", 2, 20, 3),
    ("free-turns", 6, 52, 5),
    ("free-turns", 13, 58, 7),
    ("sixty-six", 1, 0, 4),
    ("sixty-six", 2, 20, 3),
    ("sixty-six", 8, 52, 5),
    ("sixty-six", 9, 58, 7),
)  # variant, seed of a random game, moves played in it, depth
SEEDS = {"free-turns": 3, "sixty-six": 1}
FEN_EVERY = 10


def count_all() -> list[dict[str, object]]:
    """Return a row for each position: variant, fen, and the counts at depths 1, 2, ..."""
    compile_kernels()
    from ringrealms3d.engine.perft import perft
    from ringrealms3d.games import from_fen
    from tests.games.path_tiles.play import after_plies

    rows: list[dict[str, object]] = []
    for name, seed, plies, deepest in DEPTHS:
        uid = f"path-tiles/{name}"
        fen = after_plies(uid, seed, plies).fen()
        position = from_fen(uid, fen, DEAL)
        counts = [perft(position, depth) for depth in range(1, deepest + 1)]
        rows.append({"variant": uid, "fen": fen, "counts": counts})
    return rows


def main() -> None:
    """Write the files, or print what the first would hold."""
    text = perft_text(count_all())
    if sys.argv[1:] == ["--print"]:
        sys.stdout.write(text)
        return
    COUNTS.write_text(text, encoding="utf-8", newline="\n")
    from ringrealms3d.games import start

    for name, seed in SEEDS.items():
        game, _ = playthrough(start(f"path-tiles/{name}", seed), seed, FEN_EVERY)
        write_playthrough(f"path-tiles-{name}", game)


if __name__ == "__main__":
    main()
