"""What notebooks show."""

from __future__ import annotations

import re
import subprocess
import sys
from html import unescape

import pytest

import ringrealms3d as rr

_SHELL = """
from IPython.core.interactiveshell import InteractiveShell
shell = InteractiveShell.instance()
import ringrealms3d as rr
record = rr.GameRecord("loop/mini")
node = record.root.play("1b3")
for shown in (record, node, node.position):
    data, _ = shell.display_formatter.format(shown)
    print(data["image/svg+xml"].lstrip().startswith("<?xml"))
"""


@pytest.mark.nightly
def test_a_notebook_shows_diagrams() -> None:
    ran = subprocess.run([sys.executable, "-c", _SHELL], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == ["True"] * 3


def test_notebooks_without_ipython_ask_games_themselves_for_diagrams() -> None:
    node = rr.GameRecord("loop/mini").root.play("1b3")
    svg = node._repr_svg_()
    assert svg.lstrip().startswith("<?xml")
    assert node.position._repr_svg_() != svg  # it has no last move to mark


@pytest.mark.parametrize("uid", ["loop/mini", "path-tiles/sixty-six"])
def test_a_board_to_turn_is_a_whole_page(uid: str) -> None:
    record = rr.GameRecord(uid, seed=1)
    record.root.play(record.start.legal_moves[0])
    board = rr.show(record, (320, 240))
    start, page, end = re.split(r'srcdoc="([^"]*)"', board._repr_html_())
    assert (start, end) == (
        '<iframe width="320" height="240" style="border:0" ',
        "></iframe>",
    )
    assert unescape(page) == board.page
    assert board.page.startswith("<!DOCTYPE html>")
    assert rr.show(record.start).page != board.page
