"""Passes, dice, and pieces from a bag, in the examples and in a small game of this module."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Annotated

import numpy as np
import pytest
from numpy.typing import NDArray

import ringrealms3d as rr
from ringrealms3d.core.news import news_of
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.verbs import Struct
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.games import game_of_variant
from ringrealms3d.games.diagrams import diagrams_in
from ringrealms3d.lab.checks.checks import RULES
from ringrealms3d.lab.checks.sample import random_game, sample
from ringrealms3d.lab.puzzles.finding import puzzle_at
from ringrealms3d.make import (
    Chance,
    Grid,
    Passes,
    State,
    double,
    draw,
    end_turn,
    game,
    kernel,
    moves_and_pass,
    passed,
    random_and_pass,
    roll,
)
from tests.games.make import weighed
from tests.games.registry import kept_registry

pytestmark = pytest.mark.usefixtures("examples_registered")

STAIR, REVERSI = "winding-stair/20", "cube-reversi/4"
moves, random_move = moves_and_pass, random_and_pass


class Drawing(State):
    """Pieces come out of a bag."""

    passes: Passes
    chance: Chance
    bag: Annotated[NDArray[np.int64], 3]


def setup(board: Grid, state: Struct) -> None:
    state.bag[1:] = 5, 3


@kernel
def play(tables: Struct, state: Struct, code: int) -> None:
    if not passed(tables, state, code):
        state.stone[code] = draw(state.chance, state.bag)
    end_turn(state)


GAME = game(__name__, "Bag", {"8": Grid(4, 2)}, "# Bag")


def after(fen: str, *texts: str) -> Position:
    position = rr.from_fen(STAIR, fen, seed=1)
    for text in texts:
        position = position.play(text)
    return position


def test_a_pass_is_the_only_move_where_there_is_no_other() -> None:
    position = rr.from_fen(STAIR, "x..x..x" + 13 * "." + ":x:0:0:3:0")
    assert [move.text for move in position.legal_moves] == ["7"]
    blocked = rr.from_fen(REVERSI, "x" + 62 * "." + "o:x:9:0:0")
    assert [move.text for move in blocked.legal_moves] == ["pass"]
    assert blocked.play("pass").outcome is None
    over = blocked.play("pass").play("pass").outcome
    assert over is not None
    assert (over.winner, over.reason) == (None, "neither side won")


def test_a_pass_is_told_as_one() -> None:
    blocked = rr.from_fen(REVERSI, "x" + 62 * "." + "o:x:9:0:0")
    told = news_of(blocked, blocked.parse_move("pass"), blocked.play("pass")).move
    assert (told.text, told.yours) == ("White passed|", "You passed|")


def test_any_other_move_ends_a_row_of_passes() -> None:
    position = rr.from_fen(REVERSI, "xo" + 62 * "." + ":x:9:0:1")
    again = position.play("1c1").play("pass")
    assert again.outcome is None
    assert again.play("pass").outcome is not None


@pytest.mark.few(1)
@pytest.mark.parametrize("seed", range(3))
def test_men_between_change_sides(seed: int) -> None:
    """As found by walking from the new man through the cube, spot by spot."""
    for before in random_game(REVERSI, seed):
        spots = dict(zip(product(range(4), repeat=3), before.stones.tolist(), strict=True))
        own, other = before.turn + 1, 2 - before.turn
        expected = {}
        for place, found in spots.items():
            changed = set()
            for way in product((-1, 0, 1), repeat=3):
                line = [tuple(a + n * b for a, b in zip(place, way, strict=True)) for n in range(5)]
                seen = [spots.get(spot, 0) for spot in line[1:]]
                length = next((n for n, piece in enumerate(seen) if piece != other), 0)
                if any(way) and length and seen[length] == own:
                    changed |= set(line[1 : length + 1])
            if found == 0 and changed:
                expected[list(spots).index(place)] = changed | {place}
        codes = [move.code for move in before.legal_moves]
        assert before.outcome is not None or sorted(expected or {64: set()}) == codes
        for move in before.legal_moves[::3]:
            now = before.play(move).stones.reshape(4, 4, 4)
            then = before.stones.reshape(4, 4, 4)
            found_changed = set(map(tuple, np.argwhere(now != then).tolist()))
            assert found_changed == expected.get(move.code, set())


def test_a_man_goes_as_far_as_the_die_says() -> None:
    fen = "..x.oxo....o....x...:x:9:0:4:0"
    position = after(fen, "3")
    assert position.board.sites[int(np.flatnonzero(position.stones == 1)[1])] == "7"
    assert position.stones[:3].tolist() == [2, 0, 0]
    assert after(fen, "17").outcome is None
    won = after("." * 19 + "x" + ":x:9:0:1:0", "20")
    assert won.outcome is not None
    assert won.outcome.reason == "White has left the stair"


def test_dice_are_fair_and_each_seed_has_its_own() -> None:
    chance = np.zeros(2, np.uint64)
    rolled = Counter(int(roll(chance, 6)) for _ in range(6000))
    assert set(rolled) == set(range(1, 7))
    assert all(abs(count - 1000) < 150 for count in rolled.values())
    assert len({rr.start(STAIR, seed).fen() for seed in range(30)}) == 6


def test_nobody_knows_what_will_be_rolled() -> None:
    """The fen tells nothing, and what a search is given rolls otherwise."""
    position = rr.start(STAIR, seed=5)
    move = position.legal_moves[0]
    real = position.play(move).fen()
    others = {position.determinized(seed).play(move).fen() for seed in range(60)}
    read = {rr.from_fen(STAIR, position.fen(), seed).play(move).fen() for seed in range(60)}
    assert len(others) == len(read) == 6
    assert real in others
    assert position.determinized(1).fen() == position.fen()


@pytest.mark.nightly
def test_a_win_by_the_next_roll_is_not_proven_but_one_at_once_is() -> None:
    sure = rr.from_fen(STAIR, "o" + 18 * "." + "x:x:9:0:1:0")
    search = Search(sure, 0, STRONG)
    search.run(200)
    assert search.proven == "win"
    open_ = rr.from_fen(STAIR, "o" + "x" + 17 * "." + "o:x:9:0:1:0")
    search = Search(open_, 0, STRONG)
    search.run(2_000)
    assert search.proven == ""


@pytest.mark.nightly
def test_a_search_sends_a_man_down_that_is_nearly_on_top() -> None:
    position = rr.from_fen(STAIR, "x" + 11 * "." + "x" + 4 * "." + "o..:x:9:0:5:0")
    search = Search(position, 0, STRONG)
    search.run(3_000)
    assert search.analysis(1.0).candidates[0].move.code == 12


@pytest.mark.few(1)
@pytest.mark.parametrize("rave_bias", [0, 100])
def test_a_search_finds_what_moves_are_worth_on_average_over_all_rolls(rave_bias: int) -> None:
    """With the best answer to each roll, as reckoned to the end of the game."""
    with kept_registry():
        rr.register(f"{weighed.__name__}:GAME")
        for fen in (".ox...:x:2:0:1", "..x.o.:x:2:0:1"):
            position = rr.from_fen("weighed/6", fen, seed=1)
            stones = tuple(position.stones.tolist())
            exact = {x: weighed.worth(then, 1) for x, then in weighed.choices(stones, 0, 1)}
            search = Search(position, 0, replace(STRONG, rave_bias=rave_bias))
            search.run(600)
            best = search.analysis(1.0).candidates[0]
            assert exact[best.move.code] == max(exact.values())
            assert abs(best.value - max(exact.values())) < 0.06
            assert [move.code for move in best.line] == [best.move.code]
            assert search.is_deep(4)


@pytest.mark.parametrize("ending", [".rrsgf", ".json", ".txt"])
def test_an_unfinished_game_rolls_the_same_from_a_file(tmp_path: Path, ending: str) -> None:
    record, rng = rr.GameRecord(STAIR, seed=9), seeded(4)
    node = record.root
    for _ in range(12):
        legal = node.position.legal_moves
        node = node.play(legal[int(below(rng, len(legal)))])
    path = tmp_path / f"game{ending}"
    rr.write_game(record, path)
    again = rr.read_game(path)
    assert [each.position for each in again.line] == [each.position for each in record.line]
    move = node.position.legal_moves[0]
    assert again.last.position.play(move) == node.position.play(move)


def test_no_puzzle_is_made_where_the_rules_do_not_say_what_may_come() -> None:
    assert puzzle_at(rr.from_fen(STAIR, "oxo" + 16 * "." + "x:x:9:0:1:0")) is None


def test_positions_are_set_up_with_every_kind_of_piece() -> None:
    position = rr.start("twelve/4", 1)
    form = position.variant.setup_form
    assert form is not None
    assert list(form.palette.values()) == [f"Tile {number}" for number in range(1, 7)]
    written = form.write(form.put(form.read(position.state), 3, 6))
    assert rr.from_fen("twelve/4", written, seed=1).stones[3] == 6
    assert [double(seat).name(("Red", "Blue")) for seat in (0, 1)] == ["Red ×2", "Blue ×2"]


def test_a_bag_gives_what_is_in_it_and_nothing_else() -> None:
    chance, bag = np.array([7, 0], np.uint64), np.array([0, 5, 3], np.int64)
    drawn = [int(draw(chance, bag)) for _ in range(10)]
    assert Counter(drawn) == {1: 5, 2: 3, 0: 2}
    assert drawn[8:] == [0, 0]


def test_a_game_in_which_one_may_always_pass_holds_what_every_game_does() -> None:
    with kept_registry():
        rr.register(f"{__name__}:GAME")
        position = rr.start("bag/8", 1)
        assert [move.text for move in position.legal_moves][-1] == "pass"
        assert position.play("pass").play("pass").outcome is not None
        looked_at = sample("bag/8")
        for check in RULES.values():
            check(looked_at)


@pytest.mark.parametrize("uid", [STAIR, REVERSI])
def test_what_the_rules_show_can_be_played(uid: str) -> None:
    (diagram,) = diagrams_in(game_of_variant(uid).rules_text)
    assert diagram.position.legal_moves
