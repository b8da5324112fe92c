"""The game's credits, and the diagrams of its rules."""

from __future__ import annotations

import pytest

import ringrealms3d as rr
from ringrealms3d.core.position import Position
from ringrealms3d.games.diagrams import diagrams_in
from ringrealms3d.games.path_tiles.tiles import TILES
from tests.games.playing import diagram

TEXT = rr.get_game("path-tiles").rules_text


def drawn(words: str) -> Position:
    return diagram("path-tiles", words)


def test_the_game_and_its_credits() -> None:
    game = rr.get_game("path-tiles")
    assert game.title == "Path Tiles"
    assert game.designer == "an unknown author (Zillions of Games submission 1550)"
    assert game.seats == ("Red", "Blue")
    assert game.variants == ("path-tiles/free-turns", "path-tiles/sixty-six")
    assert len({rr.start(uid, 1).board.title for uid in game.variants}) == 2


@pytest.mark.parametrize("words", ["1550", "not named", "Trax", "102", "66", "dead end", "decides"])
def test_the_rules_name(words: str) -> None:
    assert words in TEXT


def test_every_picture_is_a_diagram() -> None:
    assert len(diagrams_in(TEXT)) == TEXT.count("![") == 5


def test_the_kinds_of_tiles() -> None:
    position = drawn("On the top row")
    assert position.outcome is None
    stones = position.stones.reshape(9, 9)[::-1]
    shown = [[TILES[stone - 1] for stone in row if stone] for row in stones]
    top, middle, bottom = (row for row in shown if row)
    assert [tile.links for tile in top[:2]] == [((0, 1),), ((1, 3),)]
    assert [len(tile.dead_ends) for tile in top] == [0, 0, 1, 1]
    assert [tile.sides for tile in middle[:2]] == ["bbbb", "rrbb"]
    assert [tile.top for tile in middle] == [None, None, (0, 2), (1, 3)]
    assert [len(tile.dead_ends) for tile in bottom] == [2, 0, 0, 0]
    assert [len(tile.links[0]) for tile in bottom] == [2, 2, 4, 4]
    assert bottom[1].top


def test_a_free_turn() -> None:
    position = drawn("Red's tile on f6")
    assert position.outcome is None
    assert (position.turn, bool(position.state.free)) == (0, True)


def test_a_loop() -> None:
    outcome = drawn("Blue has closed a loop of Red's").outcome
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "Red's loop is closed")


def test_a_connection() -> None:
    outcome = drawn("The crossroads on e4").outcome
    assert outcome is not None
    assert outcome.reason == "Red connected the left and the right side"


def test_the_longest_path() -> None:
    position = drawn("Red's longest path has 12 parts")
    outcome = position.outcome
    assert outcome is not None
    assert outcome.reason.endswith("Red's longest path has 12 parts, Blue's 3")
    told = ["c5", "d5", "e5", "f5", "f6", "e6", "e4", "e3", "f3", "g3", "g4"]
    marked = [position.board.sites[x] for x in outcome.marks["path"][0]]
    assert sorted(marked) == sorted(told)
