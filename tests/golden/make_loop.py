"""Golden data of Loop: ``golden/perft/loop.json`` and ``golden/playthroughs/loop-*.json``.

Run ``python -m tests.golden.make_loop`` from the checkout's root to write the files anew,
with ``--print`` to show what the first would hold.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ringrealms3d.core.kernel import compile_kernels

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


def playthrough(name: str, seed: int) -> dict[str, Any]:
    """Return one random game: moves, fens by ply, the outcome and its marks by name."""
    from ringrealms3d.core.random import below, seeded
    from ringrealms3d.games import start

    position, rng = start(f"loop/{name}"), seeded(seed)
    game: dict[str, Any] = {"version": 1, "variant": position.uid, "seed": seed, "moves": []}
    game |= {"captures": {}, "fens": {"0": position.fen()}}
    while moves := position.legal_moves:
        move = moves[int(below(rng, len(moves)))]
        position = position.play(move)
        game["moves"].append(position.format_move(move))
        if position.ply % 10 == 0 or not position.legal_moves:
            game["fens"][str(position.ply)] = position.fen()
    outcome = position.outcome
    assert outcome is not None
    game["outcome"] = [outcome.winner, outcome.reason, outcome.score]
    names = position.board.sites
    game["marks"] = {
        role: [[names[x] for x in group] for group in groups]
        for role, groups in outcome.marks.items()
    }
    return game


def main() -> None:
    """Write the files, or print what the perft file would hold."""
    rows = ",\n".join(json.dumps(row) for row in count_all())
    text = f'{{"version": 1, "positions": [\n{rows}\n]}}\n'
    if sys.argv[1:] == ["--print"]:
        sys.stdout.write(text)
        return
    PERFT_FILE.write_text(text, encoding="utf-8", newline="\n")
    for name, seeds in SEEDS.items():
        for number, seed in enumerate(seeds, start=1):
            parts = playthrough(name, seed).items()
            body = ",\n".join(f"{json.dumps(key)}: {json.dumps(part)}" for key, part in parts)
            path = FOLDER / "playthroughs" / f"loop-{name}-{number}.json"
            path.write_text("{" + body + "}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
