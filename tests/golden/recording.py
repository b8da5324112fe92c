"""Random games and perft counts as the golden files have them, for the scripts that make these.

Kernels are imported only when a game is played, after a script has switched compiling on.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ringrealms3d.core.outcome import Capture
from ringrealms3d.core.position import Position

PLAYTHROUGHS = Path(__file__).resolve().parent / "playthroughs"


def playthrough(position: Position, seed: int, fen_every: int) -> tuple[dict[str, Any], Position]:
    """Play a random game to its end.

    Returns:
        Its moves, captures by ply, fens every so many plies, and outcome; and its last position.
    """
    from ringrealms3d.core.random import below, seeded

    rng = seeded(seed)
    game: dict[str, Any] = {"version": 1, "variant": position.uid, "seed": seed}
    game |= {"moves": [], "captures": {}, "fens": {"0": position.fen()}}
    while moves := position.legal_moves:
        move = moves[int(below(rng, len(moves)))]
        captures = [capture_row(position, c) for c in position.captures(move)]
        position = position.play(move)
        game["moves"].append(position.format_move(move))
        if captures:
            game["captures"][str(position.ply)] = captures
        if position.ply % fen_every == 0 or not position.legal_moves:
            game["fens"][str(position.ply)] = position.fen()
    outcome = position.outcome
    assert outcome is not None
    game["outcome"] = [outcome.winner, outcome.reason, outcome.score]
    return game, position


def marks_by_name(position: Position) -> dict[str, list[list[str]]]:
    """Return what decided a finished game, by role and by the names of the sites."""
    assert position.outcome is not None
    names = position.board.sites
    marks = position.outcome.marks.items()
    return {role: [[names[x] for x in group] for group in groups] for role, groups in marks}


def write_playthrough(name: str, game: dict[str, Any]) -> None:
    """Write a game to its file, a line for each of its parts."""
    parts = (f"{json.dumps(key)}: {json.dumps(part)}" for key, part in game.items())
    path = PLAYTHROUGHS / f"{name}.json"
    path.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8", newline="\n")


def perft_text(rows: Iterable[dict[str, Any]]) -> str:
    """Return a perft file, a line for each position: variant, fen, counts at depths 1, 2, ..."""
    lines = ",\n".join(json.dumps(row) for row in rows)
    return f'{{"version": 1, "positions": [\n{lines}\n]}}\n'


def capture_row(position: Position, capture: Capture) -> list[Any]:
    """Return the taker, what the capture is by, and what is taken, by name."""
    names = position.board.sites
    return [capture.taker, [names[x] for x in capture.cause], [names[x] for x in capture.taken]]
