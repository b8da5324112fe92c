"""The golden data of all games: counts in ``perft/*.json``, and games in ``playthroughs/*.json``.

Run ``python -m tests.golden.make`` from the checkout's root to count and play everything again;
``python -m tests.golden.make loop`` prints what the counts of one game would be. A position is
added as a row with its variant, its fen, and a zero for each depth. A game is added as a file with
its variant, its seed, ``marks`` if it shall say what decided it, and ``fens``: the second key is
the number of plies from one to the next.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.core.outcome import Capture
from ringrealms3d.core.position import Position

FOLDER = Path(__file__).resolve().parent
COUNTS = {path.stem: path for path in sorted((FOLDER / "perft").glob("*.json"))}
"""The files with counts, by their games."""

GAMES = sorted((FOLDER / "playthroughs").glob("*.json"))
DEAL = 1550
"""The seed that deals the unseen tiles of a fen."""


def load(path: Path) -> dict[str, Any]:
    """Return what a file holds."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert found["version"] == 1
    return found


def rows_of(game: str) -> list[dict[str, Any]]:
    """Return positions of a game: variant, fen, and the counts at depths 1, 2, ..."""
    rows: list[dict[str, Any]] = load(COUNTS[game])["positions"]
    return rows


def counts_again(game: str) -> str:
    """Return the text of a file with counts, made again."""
    from ringrealms3d.engine.perft import perft
    from ringrealms3d.games import from_fen

    rows = rows_of(game)
    for row in rows:
        position = from_fen(row["variant"], row["fen"], DEAL)
        row["counts"] = [perft(position, d + 1) for d in range(len(row["counts"]))]
    lines = ",\n".join(map(json.dumps, rows))
    return f'{{"version": 1, "positions": [\n{lines}\n]}}\n'


def played_again(path: Path) -> dict[str, Any]:
    """Return a golden game, drawn again by its seed."""
    from ringrealms3d.core.random import below, seeded
    from ringrealms3d.games import start

    kept = load(path)
    position, rng = start(kept["variant"], kept["seed"]), seeded(kept["seed"])
    fen_every = int([*kept["fens"]][1])
    game: dict[str, Any] = {key: kept[key] for key in ("version", "variant", "seed")}
    game |= {"moves": [], "captures": {}, "fens": {"0": position.fen()}}
    while moves := position.legal_moves:
        move = moves[int(below(rng, len(moves)))]
        captures = [capture_row(position, c) for c in position.captures(move)]
        game["moves"].append(position.format_move(move))
        position = position.play(position.parse_move(game["moves"][-1]))
        if captures:
            game["captures"][str(position.ply)] = captures
        if position.ply % fen_every == 0 or not position.legal_moves:
            game["fens"][str(position.ply)] = position.fen()
    outcome = position.outcome
    assert outcome is not None
    game["outcome"] = [outcome.winner, outcome.reason, outcome.score]
    if "marks" in kept:
        names, marks = position.board.sites, outcome.marks.items()
        game["marks"] = {
            role: [[names[x] for x in group] for group in groups] for role, groups in marks
        }
    return game


def capture_row(position: Position, capture: Capture) -> list[Any]:
    """Return the taker, what the capture is by, and what is taken, by name."""
    names = position.board.sites
    return [capture.taker, [names[x] for x in capture.cause], [names[x] for x in capture.taken]]


def main() -> None:
    """Write every file again, or print the counts of one game."""
    compile_kernels()
    if len(sys.argv) > 1:
        sys.stdout.write(counts_again(sys.argv[1]))
        return
    for game, path in COUNTS.items():
        path.write_text(counts_again(game), encoding="utf-8", newline="\n")
    for path in GAMES:
        parts = (f"{json.dumps(key)}: {json.dumps(x)}" for key, x in played_again(path).items())
        path.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
