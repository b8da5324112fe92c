"""Positions of Loop as text and back."""

from __future__ import annotations

import contextlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.move import Move
from ringrealms3d.games import from_fen, start
from tests.games.loop.play import LAZO, MAIN, MINI, climbing_game
from tests.games.loop.set_ups import fen_of
from tests.games.playing import played, random_game

GAME_KINDS = (random_game, climbing_game)
GOOD = "5bw3bw3bw3w2/4b7/5/1:w:-:-:-"
WON = "2bb1w2bwbw2bb3w2/12/5/1:w:-:-:1c3"
NEARLY_WON = "2bb1w2bwbw2b4w2/12/5/1:b:-:-:-"
EMPTY = "22/12/5/1:b:-:-:-"
ONE = "b21/12/5/1"

BROKEN = {
    "nothing": ("", "expected 5 fields, tiles:turn:swap:left:loop, found 1"),
    "a field missing": ("22/12/5/1:b:-:-", ", found 4"),
    "a field too many": (f"{EMPTY}:-", ", found 6"),
    "a level missing": ("22/12/6:b:-:-:-", "expected 4 layers of tiles, found 3"),
    "a level too many": ("22/12/5/1/0:b:-:-:-", "expected 4 layers of tiles, found 5"),
    "too few holes": ("21/12/5/1:b:-:-:-", "expected 22 places on layer 1, found 21"),
    "too many gaps": ("22/13/5/1:b:-:-:-", "expected 12 places on layer 2, found more"),
    "an empty level": ("22/12//1:b:-:-:-", "expected 5 places on layer 3, found 0"),
    "a tile of no colour": ("r21/12/5/1:b:-:-:-", "'r' on layer 1 is not b, w or a number"),
    "a capital letter": ("22/12/4B/1:b:-:-:-", "'B' on layer 3"),
    "a blank": ("22/12/ 5/1:b:-:-:-", "' ' on layer 3"),
    "a line break": ("22/12/5/1\n:b:-:-:-", "on layer 4"),
    "a foreign digit": ("٤/12/5/1:b:-:-:-", "'٤' on layer 1"),
    "a huge number": ("99999999999/12/5/1:b:-:-:-", "on layer 1"),
    "no seat to move": ("22/12/5/1::-:-:-", "the side to move is ''"),
    "both seats to move": ("22/12/5/1:bw:-:-:-", "the side to move is 'bw'"),
    "an unknown swap": ("22/12/5/1:b:x:-:-", "the swap is 'x', not - or s"),
    "a swap before Black's move": ("22/12/5/1:b:s:-:-", "there is one black tile and nothing else"),
    "a swap for Black": (f"{ONE}:b:s:-:-", "there is one black tile and nothing else"),
    "a swap of a white tile": ("w21/12/5/1:w:s:-:-", "there is one black tile and nothing else"),
    "a swap too late": ("bwb19/12/5/1:w:s:-:-", "there is one black tile and nothing else"),
    "a supply where there is none": ("22/12/5/1:b:-:95,95:-", "'95,95' tiles left"),
    "a winner that is no site": ("22/12/5/1:b:-:-:9z9", "has no place '9z9'"),
    "a winner where no tile is": ("22/12/5/1:b:-:-:1a1", "1a1 holds no white tile"),
    "a winner of the other seat": (f"{ONE}:b:-:-:1a1", "1a1 holds no white tile"),
    "a winner without a loop": (f"{ONE}:w:-:-:1a1", "1a1 completes no loop"),
    "a tile in the air": ("22/b11/5/1:b:-:-:-", "2a1 rests on 1a2, where there is no tile"),
    "a tile that could not be placed": (
        "1b5bb13/w11/5/1:b:-:-:-",
        "2a1 is not joined to the board by white tiles",
    ),
}

BROKEN_LAZO = {
    "no supply": ("-", "'-' tiles left, expected two numbers"),
    "one number": ("95", "expected two numbers"),
    "three numbers": ("95,95,95", "expected two numbers"),
    "a negative number": ("-1,95", "expected two numbers"),
    "Black with too many": ("95,95", "Black would have 96 of 95 tiles"),
    "White with too many": ("94,96", "White would have 96 of 95 tiles"),
}


def lazo_fen(left: str) -> str:
    levels = "/".join(map(str, (117, 92, 70, 51, 35, 22, 12, 5, 1)))
    return f"b144/{levels}:w:s:{left}:-"


def test_the_format() -> None:
    assert start(MINI).fen() == EMPTY
    assert start(MAIN).fen() == "51/35/22/12/5/1:b:-:-:-"
    assert start(LAZO).fen() == "145/117/92/70/51/35/22/12/5/1:b:-:95,95:-"
    position = played(start(MINI), "1a2")
    assert position.fen() == "1b20/12/5/1:w:s:-:-"
    assert played(position, "swap").fen() == "1w20/12/5/1:b:-:-:-"
    assert played(position, "1d4").fen() == "1b19w/12/5/1:b:-:-:-"
    assert played(start(LAZO), "1a1").fen() == lazo_fen("94,95")


def test_a_swap_can_be_over_for_one_black_tile() -> None:
    assert not from_fen(MINI, f"{ONE}:w:-:-:-").is_legal(Move(40))
    assert from_fen(MINI, f"{ONE}:w:s:-:-").is_legal(Move(40))
    assert from_fen(MINI, f"{ONE}:w:s:-:-") != from_fen(MINI, f"{ONE}:w:-:-:-")


def test_the_first_tile_of_an_empty_board_can_be_swapped_after_reading() -> None:
    assert played(from_fen(MINI, EMPTY), "1a1").is_legal(Move(40))
    assert not played(from_fen(MINI, EMPTY.replace("b", "w")), "1a1").is_legal(Move(40))


def test_a_won_game() -> None:
    position = from_fen(MINI, WON)
    outcome = position.outcome
    assert outcome is not None
    assert (outcome.winner, position.ply, position.turn) == (0, 0, 1)
    assert outcome.reason == "Black closed a loop on the board"
    assert outcome == played(from_fen(MINI, NEARLY_WON), "1c3").outcome
    assert position.fen() == WON
    assert from_fen(MINI, WON.replace("1c3", "-")).outcome is None


def test_a_tile_on_the_winning_one_is_named() -> None:
    black = "1a3 1a4 1b2 1b3 1b4 1c2 1c3 1d2 2b2"
    fen = fen_of(MINI, black, "").replace(":b:-:-:-", ":w:-:-:1c3")
    with pytest.raises(ValueError, match="2b2 rests on 1c3, so 1c3 was not last"):
        from_fen(MINI, fen)


def test_what_only_the_winning_tile_carries_is_refused() -> None:
    black, white = "1b3 2b2 2b1", "1c2 1c3 1b2 1c1"
    fen = fen_of(MINI, black, white)
    assert from_fen(MINI, fen).outcome is None
    with pytest.raises(ValueError, match="2b1 is not joined to the board by black tiles"):
        from_fen(MINI, fen.replace(":b:-:-:-", ":w:-:-:2b2"))


@pytest.mark.parametrize("fault", sorted(BROKEN))
def test_a_broken_line_is_refused_with_the_place(fault: str) -> None:
    text, place = BROKEN[fault]
    with pytest.raises(ValueError, match=re.escape(place)):
        from_fen(MINI, text)


@pytest.mark.parametrize("fault", sorted(BROKEN_LAZO))
def test_a_broken_supply_is_refused(fault: str) -> None:
    left, place = BROKEN_LAZO[fault]
    with pytest.raises(ValueError, match=re.escape(place)):
        from_fen(LAZO, lazo_fen(left))


def test_a_swap_gives_white_one_tile_more() -> None:
    swapped = lazo_fen("94,95").replace("b144", "w144").replace(":w:s:", ":b:-:")
    assert from_fen(LAZO, swapped).hand == (94, 95)
    with pytest.raises(ValueError, match="White would have 96 of 95"):
        from_fen(LAZO, swapped.replace("94,95", "95,95"))


@pytest.mark.parametrize(("uid", "seeds"), [(MINI, 4), (MAIN, 2), (LAZO, 1)])
def test_positions_of_a_game_there_and_back(uid: str, seeds: int) -> None:
    games = [play(start(uid), seed) for seed in range(seeds) for play in GAME_KINDS]
    for _, position in (ply for game in games for ply in game):
        fen = position.fen()
        again = from_fen(uid, fen)
        assert not set(fen) & set(" \t\n")
        assert again == position
        assert again.fen() == fen
        assert again.legal_moves == position.legal_moves
        assert again.outcome == position.outcome


@pytest.mark.parametrize("uid", [MINI, LAZO])
def test_a_read_position_plays_on_by_the_same_rules(uid: str) -> None:
    for seed in range(2):
        line = [position for _, position in random_game(start(uid), seed)]
        moves = [move for move, _ in random_game(start(uid), seed)]
        begin = len(line) // 2
        again = from_fen(uid, line[begin].fen())
        for move, expected in zip(moves[begin + 1 :], line[begin + 1 :], strict=True):
            again = again.play(move)
            assert again == expected
            assert again.outcome == expected.outcome


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(ValueError):
        from_fen(MINI, text)
    with contextlib.suppress(ValueError):
        start(MINI).parse_move(text)


@given(
    st.sampled_from([GOOD, WON]),
    st.integers(0, len(WON)),
    st.integers(0, 4),
    st.text("0123456789bw/:,acs \n-", max_size=4),
)
def test_any_damage_is_read_or_refused(good: str, place: int, cut: int, patch: str) -> None:
    with contextlib.suppress(ValueError):
        position = from_fen(MINI, good[:place] + patch + good[place + cut :])
        assert from_fen(MINI, position.fen()) == position
        assert position.stones.shape == (40,)


@given(st.text("0123456789abcdefghijswp-", max_size=5))
def test_any_move_text_is_read_or_refused(text: str) -> None:
    position = start(LAZO)
    with contextlib.suppress(ValueError):
        assert position.format_move(position.parse_move(text)) == text
