"""The rules for players: credits, decisions, and diagrams that show what they say."""

from __future__ import annotations

import re

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.games import get_game
from ringrealms3d.games.diagrams import diagrams_in
from ringrealms3d.games.loops_n_leaps.explain import surrounded_sites
from tests.games.loops_n_leaps.play import board_of, leaps_from, men
from tests.games.playing import diagram

TEXT = get_game("loops-n-leaps").rules_text


def position_of(words: str) -> Position:
    return diagram("loops-n-leaps", words)


def test_the_game_and_its_credits() -> None:
    game = get_game("loops-n-leaps")
    assert game.title == "Loops 'n Leaps"
    assert game.designer == "Christian Freeling (MindSports)"
    assert game.seats == ("White", "Black")
    assert game.variants == ("loops-n-leaps/8", "loops-n-leaps/10")


@pytest.mark.parametrize(
    "words",
    ["Christian Freeling", "MindSports", "37", "132", "61", "210", "may not pass", "**swap**"],
)
def test_the_rules_say(words: str) -> None:
    assert words in TEXT


def test_every_diagram_can_be_drawn() -> None:
    diagrams = diagrams_in(TEXT)
    assert len(diagrams) == TEXT.count("![") == 10
    for each in diagrams:
        cells = set(re.findall(r"\b[a-s][0-9]{1,2}\b", each.caption))
        assert cells <= set(each.position.board.sites)


def test_the_diagrams_of_placing_and_leaping() -> None:
    assert men(position_of("a leaper."))["i8"] == (0, 2)
    flying = leaps_from(position_of("flies over i9"), "i8")
    assert flying >= {"i10", "i11", "i12", "i7", "j7"}
    assert "i13" not in flying


def test_the_diagrams_of_captures() -> None:
    direct = men(position_of("has taken i11"))
    assert (direct["i11"], direct["i12"], direct["i13"]) == ((0, 1), (1, 1), (0, 1))
    lines = men(position_of("turned three lines"))
    assert [lines[cell][0] for cell in ("j9", "i11", "i12", "h11", "g12")] == [0] * 5


def test_the_diagrams_of_safety() -> None:
    reached = leaps_from(position_of("keeps i9 and i10 safe"), "i11")
    assert "i12" in reached
    assert "i10" not in reached
    broken = position_of("is broken")
    assert men(broken)["i8"] == men(broken)["i7"] == (1, 1)
    assert broken.state.surrounded.tolist() == [0, 0]


def surrounded(position: Position, seat: int) -> set[str]:
    sites = surrounded_sites(board_of(position.uid), position.state, seat)
    return {position.board.sites[x] for x in sites}


def test_the_diagrams_of_loops() -> None:
    assert surrounded(position_of("a black man between them"), 0) == {"h8", "j8"}
    assert surrounded(position_of("the way out over o8"), 0) == {"b8"}
    won = position_of("closes a loop around three")
    assert won.outcome is not None
    assert won.outcome.winner == 0
    nested = position_of("seven pillars")
    assert len(surrounded(nested, 1)) == 7
    assert surrounded(nested, 0) == {"h8"}
    assert nested.outcome is not None
    assert nested.outcome.winner == 1
