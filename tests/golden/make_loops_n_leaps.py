"""The golden data of Loops 'n Leaps: ``perft/loops-n-leaps.json`` and its playthroughs.

Run ``python -m tests.golden.make_loops_n_leaps`` from the checkout's root to count the positions
of the perft file anew with the compiled rules, to as many depths as it has, and to play the games
anew. With ``--print`` it only shows the counts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ringrealms3d.core.kernel import compile_kernels

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


def counted_anew() -> list[dict[str, Any]]:
    """Return the rows of the perft file, their counts made anew."""
    from ringrealms3d.engine.perft import perft
    from ringrealms3d.games import from_fen

    rows = perft_rows()
    for row in rows:
        position = from_fen(row["variant"], row["fen"])
        row["counts"] = [perft(position, d + 1) for d in range(len(row["counts"]))]
    return rows


def playthrough(uid: str) -> dict[str, Any]:
    """Return one random game: moves, captures by ply, fens by ply, and the outcome."""
    from ringrealms3d.core.random import below, seeded
    from ringrealms3d.games import start

    position, rng = start(uid), seeded(SEEDS[uid])
    game: dict[str, Any] = {"version": 1, "variant": uid, "seed": SEEDS[uid]}
    game |= {"moves": [], "captures": {}, "fens": {"0": position.fen()}}
    while moves := position.legal_moves:
        move = moves[int(below(rng, len(moves)))]
        captures = [capture_row(position, c) for c in position.captures(move)]
        position = position.play(move)
        game["moves"].append(position.format_move(move))
        if captures:
            game["captures"][str(position.ply)] = captures
        if position.ply % FEN_EVERY == 0 or not position.legal_moves:
            game["fens"][str(position.ply)] = position.fen()
    outcome = position.outcome
    assert outcome is not None
    game["outcome"] = [outcome.winner, outcome.reason, outcome.score]
    return game


def capture_row(position: Any, capture: Any) -> list[Any]:
    """Return the taker, the ends of the leap or line, and the men taken, by name."""
    names = position.board.sites
    return [capture.taker, [names[x] for x in capture.cause], [names[x] for x in capture.taken]]


def main() -> None:
    """Write every file anew, or print the counts."""
    compile_kernels()
    rows = ",\n".join(json.dumps(row) for row in counted_anew())
    text = f'{{"version": 1, "positions": [\n{rows}\n]}}\n'
    if sys.argv[1:] == ["--print"]:
        sys.stdout.write(text)
        return
    PERFT.write_text(text, encoding="utf-8", newline="\n")
    for uid in SEEDS:
        parts = (f"{json.dumps(key)}: {json.dumps(part)}" for key, part in playthrough(uid).items())
        game = "{" + ",\n".join(parts) + "}\n"
        playthrough_file(uid).write_text(game, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
