"""The golden data of Loops 'n Leaps: ``perft/loops-n-leaps.json`` and its playthroughs.

Run ``python -m tests.golden.make_loops_n_leaps`` from the checkout's root to count the positions
of the perft file again with the compiled rules, to as many depths as it has, and to play the games
again. With ``--print`` it only shows the counts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ringrealms3d.core.kernel import compile_kernels
from tests.golden.recording import perft_text, playthrough, write_playthrough

FOLDER = Path(__file__).resolve().parent
PERFT = FOLDER / "perft" / "loops-n-leaps.json"
SEEDS = {"loops-n-leaps/8": 6, "loops-n-leaps/10": 10}
FEN_EVERY = 20


def playthrough_file(uid: str) -> Path:
    """Return the file that holds the game played on a board."""
    return FOLDER / "playthroughs" / f"{uid.replace('/', '-')}.json"


def perft_rows() -> list[dict[str, Any]]:
    """Return the positions of the perft file with their counts at depths 1, 2, ..."""
    golden = json.loads(PERFT.read_text(encoding="utf-8"))
    assert golden["version"] == 1
    rows: list[dict[str, Any]] = golden["positions"]
    return rows


def counted_again() -> list[dict[str, Any]]:
    """Return the rows of the perft file, their counts made again."""
    from ringrealms3d.engine.perft import perft
    from ringrealms3d.games import from_fen

    rows = perft_rows()
    for row in rows:
        position = from_fen(row["variant"], row["fen"])
        row["counts"] = [perft(position, d + 1) for d in range(len(row["counts"]))]
    return rows


def main() -> None:
    """Write every file again, or print the counts."""
    compile_kernels()
    text = perft_text(counted_again())
    if sys.argv[1:] == ["--print"]:
        sys.stdout.write(text)
        return
    PERFT.write_text(text, encoding="utf-8", newline="\n")
    from ringrealms3d.games import start

    for uid, seed in SEEDS.items():
        game, _ = playthrough(start(uid), seed, FEN_EVERY)
        write_playthrough(playthrough_file(uid).stem, game)


if __name__ == "__main__":
    main()
