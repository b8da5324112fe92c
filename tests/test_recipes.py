"""Every recipe of the manual does what it says, in a folder with what the page asks for."""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ringrealms3d as rr
from tests.amounts import rest_nightly
from tests.patience import ENGINE_SECONDS, HELLO
from tests.subprocesses import ROOT

PAGE = ROOT / "docs" / "recipes.md"
RECIPES = dict(
    re.findall(r"^## (.+?)\n\n```python\n(.+?)^```$", PAGE.read_text("utf-8"), re.M | re.S)
)
WRITES = {
    "The engine against itself, into a file": ["played.rrsgf"],
    "The mistakes of a game": ["reviewed.rrsgf"],
    "The ten commonest openings, drawn": ["opening-1.svg"],
    "A match of two programs, with a chart": ["match.svg"],
    "A film of a game": ["game.webp"],
    "A picture of a position from above, in other materials": ["board.png"],
    "A picture of every board": ["loop-mini.png", "ring-majority-grid.png"],
    "A model for Blender, and a body to print": ["board.glb", "board.stl"],
    "A game as a page to click through": ["game.html"],
    "A folder of games as SGF": ["sgf/one.rrsgf"],
}
SAYS = {
    "A whole game of random moves": r"after \d+ moves$",
    "What each move captured": r"^5 v4 the ring around e4 \['\w+'",
    "The engine against itself, into a file": r"^1\. \w+ .* [01]$",
    "The three best moves of a position": r"\d+% 1\.\.\. \w+",
    "Think until one move is clearly the best": r"after \d+ playouts",
    "The mistakes of a game": r"^1a7\?!? lost \d\.\d+; better was 1c3$",
    "Games in which I lost a won position": r"^1 loop/mini .* against Bob$",
    "The ten commonest openings, drawn": r"^1 2 1\. 1b3 1a1 2\. 1c2$",
    "How well each first move did": r"^1b3 2 1-0-1$",
    "A folder of games as SGF": r"^broken\.json",
    "Two copies of a game with their notes as one": r"^48 positions$",
    "A variation with a comment, a sign and marks": "This keeps the middle",
    "Counting positions": r"^3 2184$",
    "How long games last, on all processors": r"^\d+(\.\d+)? moves$",
    "My own evaluation in a search": r"Move\('",
    "Positions in which one move wins at once": r"^A puzzle: .* solution 1c3$",
}
MISSED = "wbwbwb1wbbwb1bw1w1bbbw/w2b1w3w2/5/1:b:-:-:-"
"""A position in which 1c3 wins at once."""

OF_THE_GAME_MISSED = ("The mistakes of a game", "Positions in which one move wins at once")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the example that the page names, a game as JSON, a broken file, a library."""
    record = rr.GameRecord("loop/mini", seed=1)
    node = record.root
    for number, move in enumerate(("1b3", "1a1", "1c2", "1a2", "1b2", "1a3")):
        node = node.play(move)
        node.evaluation = rr.Evaluation((0.1, 0.7, 0.8, 0.2, -0.3, -0.9)[number])
    record.players = "Ada", "Bob"
    shutil.copy(ROOT / "docs" / "examples" / "game.rrsgf", tmp_path)
    rr.write_game(record, tmp_path / "one.json")
    (tmp_path / "broken.json").write_text("{")
    with rr.Library(tmp_path / "library.sqlite") as library:
        record.end(1, rr.Reason.RESIGNATION)
        library.keep(record)
        other = rr.GameRecord("loop/mini", seed=2)
        other.root.play("1b3").play("1a1").play("1c2").play("1a4")
        other.end(0, rr.Reason.RESIGNATION)
        library.keep(other)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(HELLO, ENGINE_SECONDS)
    return tmp_path


def test_each_is_known() -> None:
    assert len(RECIPES) > 20
    assert WRITES.keys() | SAYS.keys() == RECIPES.keys()


SLOW = {
    "A film of a game",
    "A picture of every board",
    "A match of two programs, with a chart",
    "The engine against itself, into a file",
    "Think until one move is clearly the best",
}


@pytest.mark.few(4)
@pytest.mark.usefixtures("qapp")  # which other tests in this process need
@pytest.mark.parametrize("name", rest_nightly(RECIPES, *RECIPES.keys() - SLOW))
def test_a_recipe_works(name: str, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    if name in OF_THE_GAME_MISSED:
        record = rr.GameRecord("loop/mini", fen=MISSED)
        record.root.play("1a7")
        rr.write_game(record, folder / "game.rrsgf")
    script = folder / "recipe.py"
    script.write_text(RECIPES[name], encoding="utf-8")
    if "multiprocessing" in RECIPES[name]:
        command = [sys.executable, script.name]
        subprocess.run(command, check=True, env=os.environ | {"PYTHONPATH": str(ROOT)})
    else:
        runpy.run_path(str(script), run_name="__main__")
    for written in WRITES.get(name, []):
        assert (folder / written).stat().st_size > 100
    assert re.search(SAYS.get(name, ""), capfd.readouterr().out, re.MULTILINE)
