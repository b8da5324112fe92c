"""Write what matches told of the levels into levels.json, and its tables into docs/strength.md.

    ringrealms3d levels --folder FOLDER
    python resources/make_levels.py FOLDER

Levels that the folder does not have keep their figures; without a folder only the tables are
written.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from ringrealms3d.engine.schedules import Rung, Schedule, Step, measured, schedules
from ringrealms3d.lab.matches.elo import elo, score
from ringrealms3d.lab.matches.pairs import games_of, points

RESOURCES = Path(__file__).resolve().parent
DATA = RESOURCES / "levels.json"
_USUAL_GAMES = 100
PAGE = RESOURCES.parent / "docs" / "strength.md"


def main(folder: str = "") -> None:
    """Write the figures, then the tables."""
    if folder:
        ladders = json.loads(DATA.read_text(encoding="utf-8"))
        for game, ladder in ladders["games"].items():
            journal = Path(folder) / f"{ladder['measured_on'].replace('/', '-')}.jsonl"
            if journal.exists():
                print(game, sorted(_enter(ladder["steps"], journal)))
        DATA.write_text(data_text(ladders), encoding="utf-8", newline="\n")
        schedules.cache_clear()
    text = PAGE.read_text(encoding="utf-8")
    for table in (settings_table(measured()), steps_table(measured())):
        head = table.partition("\n")[0].split(" | ")[0]
        text = re.sub(rf"^{re.escape(head)} \|.*?\n\n", f"{table}\n\n", text, flags=re.M | re.S)
    PAGE.write_text(text, encoding="utf-8", newline="\n")


def data_text(ladders: dict[str, Any]) -> str:
    """Return the file's text, with a line for every level and every step."""
    text = json.dumps(ladders, indent=2)
    return re.sub(r"\{[^{}[\]]*\}", _in_one_line, text) + "\n"


def settings_table(ladders: dict[str, Schedule]) -> str:
    """Return the table of how the levels of all games play."""
    rows = zip(*(each.rungs for each in ladders.values()), strict=True)
    cells = [[str(number), *map(_rung_text, row)] for number, row in enumerate(rows, start=1)]
    return _table(["level", *ladders], cells)


def steps_table(ladders: dict[str, Schedule]) -> str:
    """Return the table of how far the levels of all games lie apart."""
    rows = zip(*(each.steps for each in ladders.values()), strict=True)
    cells = [[f"{low + 1} – {low}", *map(_step_text, row)] for low, row in enumerate(rows, start=1)]
    return _table(["levels", *(each.measured_on for each in ladders.values())], cells)


def _enter(steps: list[dict[str, int]], journal: Path) -> set[int]:
    """Enter the results of a journal into the steps; return the higher levels of the pairs."""
    pairs: dict[int, dict[int, list[float]]] = {}
    for line in journal.read_text(encoding="utf-8").splitlines():
        entry = json.loads(line)
        high = int(entry["settings"]["players"][0].removeprefix("level="))
        games = games_of(entry["number"], entry["result"])
        pairs.setdefault(high, {})[entry["number"]] = [points(game) for game in games]
    for high, found in pairs.items():
        gap = elo(score(list(found.values())))
        steps[high - 2] = {
            "elo": round(gap.value),
            "low": round(gap.low),
            "high": round(gap.high),
            "games": 2 * len(found),
        }
    return set(pairs)


def _in_one_line(found: re.Match[str]) -> str:
    return json.dumps(json.loads(found[0]))


def _table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _rung_text(rung: Rung) -> str:
    playouts = "no limit" if rung.playouts is None else f"{rung.playouts:,}"
    soft = f", {rung.temperature:g}" if rung.temperature > 0 else ""
    drawn = f", {rung.random_share * 100:.0f} %" if rung.random_share > 0 else ""
    return f"{playouts}{soft}{drawn}{' †' * rung.answers}"


def _step_text(step: Step) -> str:
    low, value, high = (f"{elo:+}".replace("-", "−") for elo in (step.low, step.elo, step.high))
    games = "" if step.games == _USUAL_GAMES else f", {step.games} games"
    return f"{value} ({low} to {high}{games})"


if __name__ == "__main__":
    main(*sys.argv[1:])
