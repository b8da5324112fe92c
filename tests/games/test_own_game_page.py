"""The pages on games of one's own: its modules are whole games, and it names all there is."""

from __future__ import annotations

import inspect
import re
from itertools import count
from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d import make
from ringrealms3d.core import verbs
from ringrealms3d.examples import qubic
from ringrealms3d.games.make.constants import CONSTANTS
from ringrealms3d.games.make.hooks import HOOKS
from ringrealms3d.lab.checks.checks import RULES
from ringrealms3d.lab.checks.sample import sample
from ringrealms3d.lab.checks.shown import check_rules_page
from tests.subprocesses import ROOT

pytestmark = pytest.mark.plain

PAGES = ("own-game.md", "own-game-reference.md", "own-game-engine.md")
PAGE = "\n".join((ROOT / "docs" / name).read_text(encoding="utf-8") for name in PAGES)
BLOCKS = re.findall(r"^```python\n(.+?)^```$", PAGE, re.MULTILINE | re.DOTALL)
VERBS = [
    name
    for name, verb in vars(verbs).items()
    if inspect.isfunction(verb) and hasattr(verb, "__wrapped__")
]
_numbers = count(1)


@pytest.mark.usefixtures("qapp")  # which later tests in this process need
@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_each_module_of_the_page_is_a_whole_game(game_folder: Path, block: str) -> None:
    source = block if "GAME =" in block else f"{inspect.getsource(qubic)}\n\n{block}"
    name = f"of_page_{next(_numbers)}"
    (game_folder / f"{name}.py").write_text(source, encoding="utf-8")
    rr.register(f"{name}:GAME")
    game = rr.all_games()[-1]
    looked_at = sample(game.variants[0])
    for check in RULES.values():
        check(looked_at)
    check_rules_page(looked_at)


def test_the_first_step_has_twelve_lines_and_the_last_forty() -> None:
    sizes = [sum(bool(line.strip()) for line in block.splitlines()) for block in BLOCKS[:3]]
    assert sizes == sorted(sizes)
    assert sizes[0] <= 12
    assert sizes[2] <= 40


@pytest.mark.parametrize("name", [*make.__all__, *VERBS])
def test_the_page_names_all_that_a_module_can_use(name: str) -> None:
    assert re.search(rf"`(class )?{name}\b", PAGE) or f" {name}" in "".join(BLOCKS)


def test_what_a_module_can_define_is_what_is_asked_of_it_and_checked() -> None:
    """``HOOKS`` and ``CONSTANTS`` are all that the program asks of a module."""
    defined = PAGE.partition("## What a module can define")[2].partition("```python")[0]
    rows = [line.split("|")[1] for line in defined.splitlines() if line.startswith("| `")]
    functions = {name for row in rows for name in re.findall(r"`(\w+)\(", row)}
    assert functions - set(VERBS) == set(HOOKS)
    assert {name for row in rows for name in re.findall(r"`([A-Z]+)`", row)} == set(CONSTANTS)
