"""Play Ring Majority at random and keep the games: ``playthroughs/ring-majority-*.json``.

Run ``python -m tests.golden.make_playthroughs`` from the checkout's root to write them anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ringrealms3d.core.outcome import Capture
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.games import start

FOLDER = Path(__file__).resolve().parent / "playthroughs"
SEEDS = {"tet": 87, "cube": 3, "tut": 1, "co": 2, "doe": 4, "snic": 6, "grid": 7}
FEN_EVERY = {"snic": 20, "grid": 50}


def playthrough(name: str) -> dict[str, Any]:
    """Return one random game: moves, captures by ply, fens by ply, and the outcome."""
    position = start(f"ring-majority/{name}")
    every = FEN_EVERY.get(name, 1)
    rng = seeded(SEEDS[name])
    game: dict[str, Any] = {"version": 1, "variant": position.uid, "seed": SEEDS[name]}
    game |= {"moves": [], "captures": {}, "fens": {"0": position.fen()}}
    while moves := position.legal_moves:
        move = moves[int(below(rng, len(moves)))]
        captures = [capture_row(position, c) for c in position.captures(move)]
        position = position.play(move)
        game["moves"].append(position.format_move(move))
        if captures:
            game["captures"][str(position.ply)] = captures
        if position.ply % every == 0 or not position.legal_moves:
            game["fens"][str(position.ply)] = position.fen()
    outcome = position.outcome
    assert outcome is not None
    game["outcome"] = [outcome.winner, outcome.reason, outcome.score]
    return game


def capture_row(position: Position, capture: Capture) -> list[Any]:
    """Return the taker, the ring and the stones taken, by name."""
    names = position.board.sites
    return [capture.taker, [names[x] for x in capture.cause], [names[x] for x in capture.taken]]


def main() -> None:
    """Write every file anew."""
    for name in SEEDS:
        parts = (
            f"{json.dumps(key)}: {json.dumps(part)}" for key, part in playthrough(name).items()
        )
        text = "{" + ",\n".join(parts) + "}\n"
        path = FOLDER / f"ring-majority-{name}.json"
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
