"""What commands refuse, word by word."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ringrealms3d.records.game_files import write_game
from tests.cli.test_kept_output import Terminal, a_game, always_the_same, terminal
from tests.kept_texts import ReadAsKept
from tests.library.kept import MINI, TET

__all__ = ["always_the_same", "terminal"]

FILES = {
    "GAME.json": "",
    "BROKEN.json": '{"ringrealms3d": "game 1", "variant": 5}',
    "OTHER.rrsgf": "(;FF[4]GM[1]SZ[19])",
    "TWO.sgf": 2 * "(;FF[4]GM[Loop]RR[loop/mini])",
    "TEXT.sqlite": "no library",
    "NEWER.sqlite": "",
}
WRONG = """
analyse
analyse GAME --fen 4/6/4:r:14,14
analyse TET --engine none-such
analyse TET --lines 0
book path-tiles/free-turns
convert GAME
convert GAME FOLDER/a.json --to json
convert GAME FOLDER/a.xyz
convert GAME GAME
convert GAME FOLDER/a.json --chapter 2
export --moves f1 -o FOLDER/a.png
export GAME --moves f1 -o FOLDER/a.png
export GAME --fen 4/6/4:r:14,14 -o FOLDER/a.png
export TET --set studio -o FOLDER/a.png
export TET --depth-of-field -o FOLDER/a.png
export TET --materials glass-and-gold -o FOLDER/a.png
export TET --look tubes -o FOLDER/a.png
export TET --fps 61 -o FOLDER/a.gif
export TET --move-seconds 0.05 -o FOLDER/a.gif
export TET --turn-seconds 601 -o FOLDER/a.gif
export TET --mm 1 -o FOLDER/a.stl --kind print
export TET --paper a9 -o FOLDER/a.pdf --kind net
export TET --zoom 0 -o FOLDER/a.png
export TET --view 1 -o FOLDER/a.png
export TET --view 10,95 -o FOLDER/a.png
export TET --level x -o FOLDER/a.png
export TET --size 640 -o FOLDER/a.png
export TET --mm x -o FOLDER/a.stl
export TET --bed x -o FOLDER/a.stl
export TET --apart 2 -o FOLDER/a.png
export loop/mini --kind net -o FOLDER/a.pdf
export loop/mini --level 9 -o FOLDER/a.png
gallery TET --before FOLDER/none -o FOLDER/out
levels TET --shard 1/2
levels TET --levels 3-1
levels TET --levels 0-2
levels TET --levels 1
library import GAME --library FOLDER/l.sqlite
library delete --library FOLDER/l.sqlite
library delete --game path-tiles --library FOLDER/l.sqlite
library delete 7 --library FOLDER/l.sqlite
library export 7 -o FOLDER/a.json --library FOLDER/l.sqlite
library import FOLDER/none.json --library FOLDER/l.sqlite
library list --from 2026-02-30 --library FOLDER/l.sqlite
library list --plies 40-10 --library FOLDER/l.sqlite
library list --result nobody --library FOLDER/l.sqlite
library list --sort colour --library FOLDER/l.sqlite
library list --library /dev/null
library list --library none.sqlite
library list --library NEWER
library list --library TEXT
library search --position 4/6/4:r:14,14 --library FOLDER/l.sqlite
library tag --game loop --library FOLDER/l.sqlite
library tag --game loop --add one,two --library FOLDER/l.sqlite
library undelete 9 --library FOLDER/l.sqlite
match TET plain plain --file LONG
match TET strong
match TET strong plain --shard 1/2
match TET strong plain best --sprt 0 10 --nodes 2
match TET strong plain --sprt 0 10 --file FOLDER/a.jsonl --shard 1/2 --nodes 2
match TET strong plain --sprt 10 0 --nodes 2
match TET strong plain --alpha 2
match TET strong plain --sprt x y
match TET strong plain --shard 3/2
match TET strong plain --shard x
match TET strong plain --seconds 0
match TET strong level=x --nodes 2
match TET strong varied=x --nodes 2
match TET strong plain --gauntlet --anchor best --nodes 2
match TET strong nobody --nodes 2
match TET strong level=11
match TET strong varied=100 --nodes 2
match TET strong strong,rave=1 --nodes 2
match TET strong strong,solver=maybe --nodes 2
match TET strong ugi: --nodes 2
match TET strong plain --openings FOLDER/none --nodes 2
match TET strong plain --cluster 8.8.8.8 --nodes 2
match TET strong plain --cluster http://x --nodes 2
match merge FOLDER/none -o FOLDER/a.jsonl
match merge GAME -o FOLDER/a.jsonl
match TET strong plain --nodes 2 --file GAME
new-game My-Game
new-game loop
perft TET --depth 0
perft GAME
bench GAME
soak GAME
book GAME
levels GAME
match GAME strong plain --nodes 2
rules GAME
puzzles list --game GAME
play-text
play-text GAME --seed 3
play-text TET --resume
play-text TET --level 11
puzzles list --theme none-such
puzzles make TET -o FOLDER/none/a.jsonl
render TET --size 0x0 -o FOLDER/a.png
replay FOLDER
replay /dev/null
replay ~nobody-at-all/game.json
replay BROKEN
replay OTHER
replay TWO
puzzles list GAME
puzzles make TET -o GAME
review BROKEN -o FOLDER/out --nodes 2
rules none-such
soak TET --games 0
solve cube
tune TET --games 1
tune loop/mini loophole-2d/14
worker 8.8.8.8
worker http://x
"""


def test_refusals(
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    read_as_kept: ReadAsKept,
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    named = {"FOLDER": str(tmp_path), "TET": TET, "LONG": 300 * "n"}
    named |= {name.stem: str(name) for name in map(tmp_path.joinpath, FILES)}
    write_game(a_game(MINI), tmp_path / "GAME.json")
    for name, text in FILES.items():
        if text:
            (tmp_path / name).write_text(text, encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "NEWER.sqlite")) as newer:
        newer.execute("PRAGMA user_version = 99")
    for line in WRONG.splitlines()[1:]:
        words = (named.get(word, word) for word in line.split())
        terminal.run(*(word.replace("FOLDER", str(tmp_path)) for word in words))
    read_as_kept(map(without_what_differs, terminal.lines), "cli-refusals")


def without_what_differs(line: str) -> str:
    """Leave out games that other tests have left, and marks that some versions of Python set."""
    line = re.sub(r"(?<=loophole-2d), [^)]*(?=\))", "", line)
    return re.sub(r"\(choose from .*?\)", lambda choices: choices[0].replace("'", ""), line)
