"""Positions of Loop: moves, the swap, both kinds of loops, the other ends."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, get_game, start
from ringrealms3d.games.loop import rules
from tests.games.loop.play import LAZO, MAIN, MINI, UIDS, names, pile
from tests.games.loop.set_ups import level_one, set_up
from tests.games.playing import played

each_pile = pytest.mark.parametrize("uid", UIDS)

# black stones, white stones, the tile that closes the ring, the ring, what it encloses
RINGS = {
    "around a tile": ("1a3 1a4 1b2 1b4 1c2", "1b3", "1c3", "1a3 1a4 1b2 1b4 1c2 1c3", "1b3"),
    "around a vacancy": ("1a3 1a4 1b2 1b4 1c2", "", "1c3", "1a3 1a4 1b2 1b4 1c2 1c3", "1b3"),
    "around two": (
        "1a4 1a5 1b3 1b5 1c2 1c4 1d2",
        "1b4",
        "1d3",
        "1a4 1a5 1b3 1b5 1c2 1c4 1d2 1d3",
        "1b4 1c3",
    ),
    "beside an own tile": ("1b3 1c2 1c4 1d2 1d3 1a5", "", "1b4", "1b3 1b4 1c2 1c4 1d2 1d3", "1c3"),
    "the shorter of two": (
        "1a3 1a4 1b2 1b4 1c2 1d1 1d3 1c4",
        "",
        "1c3",
        "1a3 1a4 1b2 1b4 1c2 1c3",
        "1b3",
    ),
    "with an own tile inside": (
        "1a4 1a5 1b3 1b5 1c2 1c4 1d2 1b4",
        "",
        "1d3",
        "1c2 1b3 1b4 1c4 1d2 1d3",
        "1c3",
    ),
    "against the edge": ("1a2 1a3 1b3 1c1 1c2", "1b2", "1b1", "1a2 1a3 1b3 1c2 1c1 1b1", "1b2"),
}
OPEN_RINGS = {
    "an own tile inside": ("1a3 1a4 1b2 1b4 1c2 1b3", "", "1c3"),
    "around the rim": ("1a3 1b3 1b4", "1a4", "1a5"),
    "a gap on the other side": ("1a3 1a4 1b2 1b4", "1b3", "1c2"),
    "the opponent closes it": ("1a3 1a4 1b2 1b4 1c2 1c3", "1b5", "1b3"),
}

# black and white stones with the bridge's last tile on 2b3, away from the rim
BRIDGES = {
    "over two under it": ("1b4 1d2 2c2", "1c3 1c4 1d3 1b6"),
    "over one under it and one across": ("1b4 1c4 1d2 2c2", "1c3 1d3 1d4 1b3"),
    "over three": ("1c2 1d1 1d2 2c1 2b2 1b5 1c5 1b6 2b4", "1b3 1b4 1c3 1c4"),
}
NO_BRIDGES = {
    "over a single tile": ("1b4 1c4 1d2 1d3 2c2", "1c3 1b3 1d4"),
    "room at one end only": ("1b4 1d2 2c2 2b4 1b5 1c5 2c3 1d4", "1c3 1c4 1d3"),
    "nothing on the other side": ("1b4", "1c3 1c4 1d2"),
}


def outcome_of(position: Position) -> Outcome:
    outcome = position.outcome
    assert outcome is not None
    return outcome


def marked(position: Position, role: str) -> set[str]:
    (sites,) = outcome_of(position).marks[role]
    return names(position, sites)


def test_the_game_and_its_credits() -> None:
    game = get_game("loop")
    assert (game.title, game.seats) == ("Loop", ("Black", "White"))
    assert "David Bush" in game.designer
    assert "Lazo" in game.designer
    assert game.variants == ("loop/mini", "loop/main", "loop/lazo")


@pytest.mark.parametrize(
    ("uid", "holes", "size", "last"),
    [(MINI, 22, 40, "4a1"), (MAIN, 51, 126, "6a1"), (LAZO, 145, 550, "10a1")],
)
def test_the_start(uid: str, holes: int, size: int, last: str) -> None:
    position = start(uid)
    assert (position.turn, position.ply, position.outcome) == (0, 0, None)
    assert (position.board.size, position.board.sites[-1]) == (size, last)
    assert position.stones.dtype == np.int8
    assert position.stones.tolist() == [0] * size
    assert [move.code for move in position.legal_moves] == list(range(holes))
    assert position.hand == ((95, 95) if uid == LAZO else None)
    assert position.captured is None


@each_pile
def test_moves_there_and_back(uid: str) -> None:
    position = start(uid)
    for code, name in enumerate((*position.board.sites, "swap")):
        assert position.parse_move(name) == position.parse_move(f" {name}\n") == Move(code)
        assert position.format_move(Move(code)) == name
    with pytest.raises(ValueError, match="no move"):
        position.format_move(Move(position.board.size + 1))


@pytest.mark.parametrize(
    "text", ["", "1a0", "1a8", "5a1", "1A1", "a1", "Swap", "1a01", "-1", "1e1"]
)
def test_text_that_names_no_move(text: str) -> None:
    with pytest.raises(ValueError, match=f"has no place '{text}'"):
        start(MINI).parse_move(text)


def test_the_swap() -> None:
    position = start(LAZO)
    assert not position.is_legal(position.parse_move("swap"))
    position = played(position, "1c4")
    swap = position.parse_move("swap")
    assert position.legal_moves[-1] == swap
    assert len(position.legal_moves) == 145
    assert names(position, position.move_places(swap)) == {"1c4"}
    after = position.play(swap)
    assert after.stones[after.board.site("1c4")] == 2
    assert (after.turn, after.ply, after.hand) == (0, 2, (94, 95))
    assert not after.is_legal(swap)
    assert after == from_fen(LAZO, after.fen())


def test_after_a_swap_the_tile_serves_white() -> None:
    position = played(start(MINI), "1b3 swap 1c2 1a1 1c3")
    assert not position.is_legal(position.parse_move("swap"))
    assert position.is_legal(position.parse_move("2b2"))
    position = played(start(MINI), "1b3 swap 1a1 1c2 1a3 1c3")
    with pytest.raises(IllegalMove, match="2b2: no black tile touches it"):
        position.play(position.parse_move("2b2"))


def test_the_swap_is_gone_once_white_has_placed() -> None:
    position = played(start(MINI), "1c2 1c3")
    assert not position.is_legal(position.parse_move("swap"))
    position = played(position, "1a1")
    with pytest.raises(IllegalMove, match="only on White's first turn"):
        position.play(position.parse_move("swap"))


def test_why_a_move_is_illegal() -> None:
    position = set_up(MINI, "1a1 1b3", "1b4 1c3 1c2 1a4", turn=0)
    for text, why in (
        ("1a1", "1a1 holds a black tile"),
        ("1c3", "1c3 holds a white tile"),
        ("2b2", None),
        ("2a4", "2a4: there is no tile on 1a5 and 1b5 under it"),
        ("3a1", "3a1: there is no tile on 2a2, 2b1 and 2b2 under it"),
        ("swap", "only White can swap"),
    ):
        move = position.parse_move(text)
        assert position.is_legal(move) == (why is None)
        if why:
            with pytest.raises(IllegalMove, match=why):
                position.play(move)
    for code in (-1, 41, 10**9):
        with pytest.raises(IllegalMove, match=f"number {code}"):
            position.play(Move(code))


def test_a_gap_needs_an_own_tile_that_touches_it() -> None:
    position = set_up(MINI, "1b2", "1b4 1c3 1b3 1a3 1a4 2a3", turn=0)
    with pytest.raises(IllegalMove, match="2a3 holds a white tile"):
        position.play(position.parse_move("2a3"))
    position = set_up(MINI, "1b2", "1b3 1c2 1c3 1a1", turn=0)
    with pytest.raises(IllegalMove, match="2b2: no black tile touches it"):
        position.play(position.parse_move("2b2"))
    beside = set_up(MINI, "1b2 1a3 2a2", "1b3 1c2 1c3", turn=0)
    assert beside.is_legal(beside.parse_move("2b2")), "2a2 touches it from the side"
    across = set_up(MINI, "1d2", "1b3 1c2 1c3 1b4 1b2", turn=0)
    assert not across.is_legal(across.parse_move("2b2")), "1d2 lies across and touches nothing"


@pytest.mark.parametrize("case", sorted(RINGS))
def test_a_ring_on_the_board(case: str) -> None:
    black, white, last, ring, inner = RINGS[case]
    position = played(set_up(MINI, black, white), last)
    outcome = outcome_of(position)
    assert (outcome.winner, outcome.score) == (0, 1.0)
    assert outcome.reason == "Black closed a loop on the board"
    assert marked(position, "loop") == set(ring.split())
    assert marked(position, "inside") == set(inner.split())
    assert position.legal_moves == ()
    with pytest.raises(IllegalMove, match="the game is over: Black closed a loop"):
        position.play(Move(0))


@pytest.mark.parametrize("case", sorted(OPEN_RINGS))
def test_no_ring_on_the_board(case: str) -> None:
    black, white, last = OPEN_RINGS[case]
    turn = int(case == "the opponent closes it")
    assert played(set_up(MINI, black, white, turn), last).outcome is None


def test_tiles_on_top_do_not_break_a_ring() -> None:
    black = "1a3 1a4 1b2 1b4 1c2"
    position = played(set_up(MINI, black, "1b3 2a2"), "1c3")
    assert outcome_of(position).winner == 0


@pytest.mark.parametrize("case", sorted(BRIDGES))
def test_a_bridge(case: str) -> None:
    position = played(set_up(MAIN, *BRIDGES[case]), "2b3")
    outcome = outcome_of(position)
    assert (outcome.winner, outcome.score) == (0, 1.0)
    assert outcome.reason == "Black closed a 3-D loop at 2b3"
    assert "2b3" in marked(position, "loop")
    assert marked(position, "river")


def test_what_a_bridge_shows() -> None:
    position = played(set_up(MAIN, *BRIDGES["over two under it"]), "2b3")
    assert marked(position, "loop") == {"1b4", "2b3", "2c2", "1d2"}
    assert {"1c3", "1c4"} <= marked(position, "river") <= {"1c3", "1c4", "2b2", "2c3", "2b4"}


@pytest.mark.parametrize("case", sorted(NO_BRIDGES))
def test_no_bridge(case: str) -> None:
    assert played(set_up(MAIN, *NO_BRIDGES[case]), "2b3").outcome is None


def test_a_river_does_not_leave_the_pile() -> None:
    at_the_edge = set_up(MAIN, "1a7 1b5 2a5", "1a6 1b6 1b7")
    assert played(at_the_edge, "2a6").outcome is None
    one_row_in = set_up(MAIN, "1b7 1c5 2b5", "1b6 1c6 1c7")
    assert outcome_of(played(one_row_in, "2b6")).reason == "Black closed a 3-D loop at 2b6"


def test_the_pile_is_full() -> None:
    board = pile(MINI)
    most = " ".join(board.sites[:-1])
    position = played(set_up(MINI, most, ""), "4a1")
    outcome = outcome_of(position)
    assert (outcome.winner, outcome.reason, outcome.score) == (None, "the pile is full", 0.0)
    assert not outcome.marks


def test_no_legal_move() -> None:
    holes = level_one(MINI).split()
    position = set_up(MINI, " ".join(holes[:-1]), "")
    outcome = outcome_of(played(position, holes[-1]))
    assert (outcome.winner, outcome.score) == (0, 1.0)
    assert outcome.reason == "White has no legal move"
    position = set_up(MINI, level_one(MINI), "", turn=1)
    assert outcome_of(position).reason == "White has no legal move"
    assert set_up(MINI, level_one(MINI), "", turn=0).outcome is None


def test_no_tile_left() -> None:
    tiles = from_fen(LAZO, start(LAZO).fen().replace("95,95", "1,0"))
    outcome = outcome_of(played(tiles, "1a1"))
    assert (outcome.winner, outcome.reason, outcome.score) == (None, "White has no tile left", 0.0)
    assert from_fen(LAZO, start(LAZO).fen().replace("95,95", "9,0")).outcome is None


def test_a_loop_goes_before_every_other_end() -> None:
    black, white, last, _, _ = RINGS["around a tile"]
    ready = set_up(LAZO, black, white)
    fen = ready.fen().split(":")
    fen[3] = "1,0"
    assert outcome_of(played(from_fen(LAZO, ":".join(fen)), last)).winner == 0


def test_a_loop_that_was_there_already_wins_nothing() -> None:
    position = set_up(MINI, "1a3 1a4 1b2 1b4 1c2 1c3", "1b3 1a1")
    assert position.outcome is None
    assert played(position, "1d4").outcome is None


def test_the_diagram() -> None:
    text = played(start(MINI), "1a1 1d4").diagram().splitlines()
    assert text[:6] == [
        "layer 1",
        "   d  . . . W",
        "  c  . . . . .",
        " b  . . . . . .",
        "a  B . . . . . .",
        "  1 2 3 4 5 6 7",
    ]
    assert text[-3:] == ["layer 4", "a  .", "  1"]


def test_a_pile_that_is_too_large() -> None:
    class Large:
        size, holes = 551, 145

    with pytest.raises(ValueError, match="sites=551, holes=145 is too large"):
        rules.make_tables(Large())  # type: ignore[arg-type]
