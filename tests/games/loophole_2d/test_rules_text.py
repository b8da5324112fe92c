"""The rules for players, and their diagrams."""

from __future__ import annotations

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.games import get_game, start
from ringrealms3d.games.diagrams import diagrams_in
from ringrealms3d.games.loophole_2d.board import NODES
from ringrealms3d.games.loophole_2d.loops import loops_of
from tests.games.loophole_2d.play import BOARD, UID
from tests.games.playing import diagram

TEXT = get_game("loophole-2d").rules_text
LOOPS = {
    "A loop through the frame.": ["the frame"],
    "A loop through window 1.": ["window 1"],
    "A loop through the frame and window 1.": ["the frame", "window 1"],
    "Not yet won: two lines through the frame are one loop.": ["the frame"],
    "A loop through all three nodes.": ["the frame", "window 1", "window 2"],
}


def shown(caption: str) -> Position:
    return diagram("loophole-2d", caption)


@pytest.mark.parametrize(
    "words",
    [
        "Mark Steere",
        "November 2008",
        "marksteeregames.com",
        "keeps its name and its rules",
        "window 1 (the upper one)",
        "passes through a node once at most",
        "Interpretations",
        "may not pass",
        "set up",
        "no draws",
        "three between them",
    ],
)
def test_the_text_says(words: str) -> None:
    assert words in TEXT


def test_there_are_seven_diagrams() -> None:
    captions = [each.caption for each in diagrams_in(TEXT)]
    assert sorted(captions) == sorted(["The start.", *LOOPS, "Black has just won at j13."])
    assert shown("The start.") == start(UID)


@pytest.mark.parametrize("caption", LOOPS)
def test_diagrams_of_loops(caption: str) -> None:
    position = shown(caption)
    (loop,) = loops_of(BOARD, position.stones, 0)
    assert [NODES[node].name for node in loop.nodes] == LOOPS[caption]
    assert loops_of(BOARD, position.stones, 1) == ()
    assert position.outcome is None


def test_the_diagram_of_the_end() -> None:
    position = shown("Black has just won at j13.")
    assert position.ply == 1
    assert position.outcome is not None
    assert position.outcome.winner == 0
    found = [loop.nodes for loop in loops_of(BOARD, position.stones, 0)]
    assert found == [(2,), (0, 1), (0, 1, 2)]
    stones = position.stones.tolist()
    assert stones.count(1) == stones.count(2) + 1
