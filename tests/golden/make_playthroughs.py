"""Play Ring Majority at random and keep the games: ``playthroughs/ring-majority-*.json``.

Run ``python -m tests.golden.make_playthroughs`` from the checkout's root to write them again.
"""

from __future__ import annotations

from ringrealms3d.games import start
from tests.golden.recording import playthrough, write_playthrough

SEEDS = {"tet": 87, "cube": 3, "tut": 1, "co": 2, "doe": 4, "snic": 6, "grid": 7}
FEN_EVERY = {"snic": 20, "grid": 50}


def main() -> None:
    """Write every file again."""
    for name, seed in SEEDS.items():
        position = start(f"ring-majority/{name}")
        game, _ = playthrough(position, seed, FEN_EVERY.get(name, 1))
        write_playthrough(f"ring-majority-{name}", game)


if __name__ == "__main__":
    main()
