"""The slow Path Tiles against positions worked out by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.path_tiles.boards import (
    CROSSING,
    CROSSROADS,
    CURVES,
    EW,
    NE,
    NS,
    NW,
    OTHER_CURVES,
    SE,
    SQUARE,
    SW,
    blue,
    board,
)
from tests.games.path_tiles.reference import (
    ALL_CELLS,
    BLOCKED,
    CONNECTION,
    FREE_TURNS,
    LOOP,
    SIXTY_SIX,
    E,
    N,
    ReferenceGame,
    S,
    Tile,
    W,
    all_tiles,
    beyond,
    make_tile,
    sixty_six,
)

# Tiles


def test_tile_counts_by_sides() -> None:
    tiles = all_tiles()
    assert len(tiles) == len(set(tiles)) == 102
    numbers = Counter(
        "/".join(map(str, sorted((t.sides.count("r"), t.sides.count("b")), reverse=True)))
        for t in tiles
    )
    assert numbers == {"2/0": 12, "2/1": 24, "2/2": 8, "3/0": 24, "3/1": 24, "4/0": 10}
    assert {blue(tile) for tile in tiles} == set(tiles)


def test_every_tile_follows_the_rule() -> None:
    for tile in all_tiles():
        joined = [side for link in tile.links for side in link]
        assert len(joined) == len(set(joined)) >= 2
        for link in tile.links:
            assert len(link) in (2, 4)
            assert len({tile.sides[side] for side in link}) == 1
            assert tile.sides[min(link)] in "rb"
        for colour in "rb":
            loose = {i for i in range(4) if tile.sides[i] == colour} - set(joined)
            assert len(loose) <= 1
        assert (tile.top is not None) == ({frozenset({N, S}), frozenset({E, W})} == tile.links)
        assert tile.top is None or tile.top in tile.links


def test_the_tiles_used_below_are_in_the_set() -> None:
    used = {NE, NW, SE, SW, NS, EW, CROSSING, CURVES, OTHER_CURVES, CROSSROADS}
    assert used <= set(all_tiles())
    assert make_tile("rbrb", [(N, S), (E, W)], (E, W)) in all_tiles()
    assert make_tile("rbrb", [(N, S), (E, W)]) not in all_tiles()
    assert make_tile("rrr.", [(N, E)]) in all_tiles()
    assert make_tile("rb..", []) not in all_tiles()


def test_the_sixty_six() -> None:
    tiles = sixty_six()
    assert len(tiles) == len(set(tiles)) == 66
    left_out = set(all_tiles()) - set(tiles)
    assert len(left_out) == 12 + 24
    assert all("." in t.sides and len(set(t.sides)) == 2 for t in left_out)


# Moves


def test_sides_and_cells() -> None:
    assert [beyond("e5", side) for side in (N, E, S, W)] == ["e6", "f5", "e4", "d5"]
    assert [beyond("a1", side) for side in (N, E, S, W)] == ["a2", "b1", None, None]
    assert [beyond("i9", side) for side in (N, E, S, W)] == [None, None, "i8", "h9"]
    assert len(set(ALL_CELLS)) == 81


def test_where_tiles_fit() -> None:
    position = ReferenceGame(
        SIXTY_SIX, make_tile("rb.b", [(E, W)]), ([NS, EW, CROSSING, blue(EW), NE, SE, SW], [])
    )
    # Red lies north of the centre, blank south, blue east and west of it.
    assert position.legal() == {"1@e6", "3@e6", "6@e6", "7@e6", "2@e4", "4@e4", "6@e4", "7@e4"} | {
        "4@d5",
        "4@f5",
    }


def test_all_touching_sides_have_to_agree() -> None:
    position = board({"e5": NE, "e4": EW, "f4": NW})
    fits = {tile for tile in all_tiles() if position.fits(tile, "f5")}
    assert fits == {tile for tile in all_tiles() if tile.sides[W] == tile.sides[S] == "r"}
    assert not position.fits(SW, "e5")
    assert not position.fits(NS, "a1")


def test_a_placement_refills_its_own_rack_place() -> None:
    position = ReferenceGame(SIXTY_SIX, NS, ([NS] * 7 + [NE, SW], [NS] * 7))
    position.play("7@e6")
    assert position.rack(0) == [NS] * 6 + [NE]
    assert position.tiles == {"e5": NS, "e6": NS}
    assert position.turn == 1
    position.play("2@e7")
    assert position.rack(1) == [NS, None, *[NS] * 5]
    position.play("1@d5")
    assert not any(text.startswith("2@") for text in position.legal())
    assert position.rack(0) == [SW, *[NS] * 5, NE]


def test_free_turns() -> None:
    tiles = [NS] * 40
    for variant, next_turn in ((FREE_TURNS, 0), (SIXTY_SIX, 1)):
        position = ReferenceGame(variant, NS, (tiles, tiles))
        for text in ("1@d5", "1@f5", "1@d6"):
            position.play(text)
        assert position.turn == 1  # a single neighbour each time
        position.turn = 0
        position.play("1@e6")
        assert position.turn == next_turn
        position.play("1@f6")
        assert position.turn == 0
        position.play("1@g6")
        assert position.turn == 1


def test_an_owed_free_turn_that_can_not_be_used_ends_the_game() -> None:
    # Red's blue tile fits nowhere once its red one lies on f5, beside two; blue could go on.
    other = make_tile("bbbb", [(N, E, S, W)])
    position = ReferenceGame(FREE_TURNS, CROSSROADS, ([CURVES, other], [CURVES] * 7))
    position.tiles |= {"e4": CURVES, "f4": CURVES}
    assert position.legal() >= {"1@f5", "1@d5"}
    position.play("1@f5")
    assert position.turn == 0
    assert position.rack(0)[0] is None
    assert position.legal() == set()
    assert (position.end(), position.decided_by()) == (BLOCKED, None)
    position.turn = 1
    assert position.legal() != set()


def test_an_empty_rack_ends_the_game() -> None:
    position = ReferenceGame(SIXTY_SIX, NS, ([], [NS]))
    assert (position.end(), position.winner()) == (BLOCKED, 0)


# Loops


@pytest.mark.parametrize("colour", [0, 1])
def test_the_smallest_loop(colour: int) -> None:
    tiles = SQUARE if colour == 0 else {cell: blue(tile) for cell, tile in SQUARE.items()}
    position = board(tiles)
    assert position.has_loop(colour)
    assert not position.has_loop(1 - colour)
    for cell in tiles:
        fewer = {other: tile for other, tile in tiles.items() if other != cell}
        assert not board(fewer).has_loop(colour)


@pytest.mark.parametrize("variant", [FREE_TURNS, SIXTY_SIX])
def test_a_loop_wins_for_its_colour_no_matter_who_completes_it(variant: str) -> None:
    for seat, colour in ((0, 0), (1, 0), (0, 1), (1, 1)):
        tiles = [tile if colour == 0 else blue(tile) for tile in (NE, NW, SE, SW)]
        position = ReferenceGame(variant, tiles[3], ([tiles[1]] * 8, [tiles[1]] * 8))
        position.tiles |= {"d4": tiles[0], "d5": tiles[2]}
        position.turn = seat
        assert not position.over()
        position.play("1@e4")
        assert position.decided_by() == (colour, LOOP)
        assert (position.end(), position.winner()) == (LOOP, colour)
        assert position.legal() == set()
        assert position.mover == seat


def test_a_dead_end_closes_no_loop() -> None:
    closed = make_tile("r.rr", [(S, W)])  # e5 turns its corner and has a dead end to the north
    assert board(SQUARE | {"e5": closed}).has_loop(0)
    cut = make_tile("r.rr", [(N, W)])  # here its south side is the dead end
    assert not board(SQUARE | {"e5": cut}).has_loop(0)


def test_a_loop_through_double_curves_and_crossroads() -> None:
    assert board(dict.fromkeys(SQUARE, CROSSROADS)).has_loop(0)
    assert board(SQUARE | {"e5": CURVES}).has_loop(0)
    assert not board(SQUARE | {"e5": OTHER_CURVES}).has_loop(0)
    assert not board(SQUARE | {"e5": CROSSING}).has_loop(0)
    assert board(SQUARE | {"e5": CROSSROADS}).has_loop(0)


# Out to the east of e5, up, and back into its north side; the rest hangs on its south and west.
LOBE = {"f5": NW, "f6": SW, "e6": SE}
TAILS = {"d5": EW, "e4": NS}


def test_strands_that_cross_do_not_touch_but_a_crossroads_joins() -> None:
    assert not board(LOBE | TAILS | {"e5": CROSSING}).has_loop(0)
    assert board(LOBE | TAILS | {"e5": CROSSROADS}).has_loop(0)
    assert board(LOBE | TAILS | {"e5": CURVES}).has_loop(0)
    assert not board(LOBE | TAILS | {"e5": OTHER_CURVES}).has_loop(0)


def test_a_figure_of_eight_is_one_loop_that_crosses_itself() -> None:
    eight = LOBE | {"d5": SE, "d4": NE, "e4": NW}
    assert board(eight | {"e5": CROSSING}).has_loop(0)
    assert board(eight | {"e5": CROSSROADS}).has_loop(0)
    # A cut in either half ruins the first, while the crossroads keeps the other half.
    for cell in ("f6", "d4"):
        rest = {other: tile for other, tile in eight.items() if other != cell}
        assert not board(rest | {"e5": CROSSING}).has_loop(0)
        assert board(rest | {"e5": CROSSROADS}).has_loop(0)
    both = {other: tile for other, tile in eight.items() if other not in ("f6", "d4")}
    assert not board(both | {"e5": CROSSROADS}).has_loop(0)


def test_going_straight_back_is_no_loop() -> None:
    assert not board({"e5": CROSSROADS, "f5": CROSSROADS}).has_loop(0)
    assert not board({"e5": CROSSROADS}).has_loop(0)


# Connections


def column(letter: str, tile: Tile) -> dict[str, Tile]:
    return {f"{letter}{row}": tile for row in range(1, 10)}


def line(row: int, tile: Tile) -> dict[str, Tile]:
    return {f"{letter}{row}": tile for letter in "abcdefghi"}


@pytest.mark.parametrize("tiles", [column("a", NS), column("e", NS), line(1, EW), line(7, EW)])
def test_straight_connections(tiles: dict[str, Tile]) -> None:
    position = board(tiles)
    assert position.has_connection(0)
    assert not position.has_connection(1)
    assert not position.has_loop(0)
    assert board({cell: blue(tile) for cell, tile in tiles.items()}).has_connection(1)
    for cell in tiles:
        broken = {other: tile for other, tile in tiles.items() if other != cell}
        assert not board(broken).has_connection(0)


def test_adjacent_board_sides_do_not_count() -> None:
    corner = {"a1": NE, "b1": NW, "a2": SW, "b2": SE}
    assert not board({"a1": SW}).has_connection(0)
    assert not board(corner).has_connection(0)
    north = dict.fromkeys(("e9", "e8", "e7", "e6"), NS)
    east = dict.fromkeys(("f5", "g5", "h5", "i5"), EW)
    assert not board(north | east | {"e5": NE}).has_connection(0)
    west = dict.fromkeys(("a5", "b5", "c5", "d5"), EW)
    assert board(north | east | west | {"e5": CROSSROADS}).has_connection(0)


def test_a_connection_ends_on_the_sides_that_lie_on_the_board_sides() -> None:
    # The chain reaches row 1, but there turns away along the board's side.
    tiles = column("e", NS)
    assert not board(tiles | {"e1": NE}).has_connection(0)
    assert not board(tiles | {"e1": make_tile("rrr.", [(N, E)])}).has_connection(0)
    assert board(tiles | {"e1": make_tile("rrr.", [(N, S)])}).has_connection(0)
    assert board(tiles | {"e1": CROSSROADS}).has_connection(0)
    assert board(tiles | {"e1": CROSSING}).has_connection(0)
    assert not board(tiles | {"e1": CURVES}).has_connection(0)


def test_a_winding_connection() -> None:
    west = {f"d{row}": NS for row in range(6, 10)}
    east = {f"f{row}": NS for row in range(1, 5)}
    tiles = west | east | {"d5": NE, "e5": CROSSING, "f5": SW}
    assert board(tiles).has_connection(0)
    assert board(tiles | {"e5": CROSSROADS}).has_connection(0)
    assert not board(tiles | {"e5": CURVES}).has_connection(0)
    assert not board(tiles | {"d5": make_tile("rrr.", [(N, S)])}).has_connection(0)


def test_the_order_of_the_ends() -> None:
    red_line = column("a", NS)
    blue_line = column("i", blue(NS))
    blue_square = {cell: blue(tile) for cell, tile in SQUARE.items()}
    both = red_line | blue_line
    assert board(both, mover=0).decided_by() == (0, CONNECTION)
    assert board(both, mover=1).decided_by() == (1, CONNECTION)
    assert board(both | SQUARE, mover=0).decided_by() == (0, LOOP)
    assert board(both | SQUARE, mover=1).decided_by() == (1, CONNECTION)
    assert board(red_line | blue_square, mover=0).decided_by() == (0, CONNECTION)
    assert board(red_line | blue_square, mover=1).decided_by() == (1, LOOP)
    assert board(both | blue_square, mover=1).decided_by() == (1, LOOP)
    assert board(red_line, mover=1).decided_by() == (0, CONNECTION)


# Paths


@pytest.mark.parametrize(
    ("tiles", "length"),
    [
        ({"e5": NS}, 1),
        ({"e5": blue(NS)}, 0),
        ({"e5": NS, "e6": NS, "e8": NS}, 2),
        ({"e5": CURVES}, 1),  # two strands that do not touch
        ({"e5": CROSSROADS}, 1),
        ({"e5": CROSSROADS, "e6": NS, "d5": EW, "f5": EW, "g5": EW}, 4),
        ({"e5": CROSSING, "e6": NS, "d5": EW, "f5": EW, "g5": EW}, 4),
        ({"e5": CROSSING, "e6": NS, "e7": NS, "d5": EW, "f5": EW}, 3),
        ({"e5": CROSSROADS, "e6": NS, "e7": NS, "d5": EW, "f5": EW}, 4),
        (LOBE | {"e5": CROSSING}, 5),  # the crossing counts twice
        (LOBE | TAILS | {"e5": CROSSING}, 7),
        (LOBE | {"e5": OTHER_CURVES}, 5),  # f5 f6 e6, and both curves of e5 at its ends
        (LOBE | TAILS | {"e5": OTHER_CURVES}, 7),
        ({"e5": make_tile("rrr.", [(N, S)]), "f5": make_tile(".bbr", [(E, S)])}, 2),
        ({"e5": make_tile("rrr.", [(N, S)]), "e6": NS}, 2),  # its own dead end hangs apart
        ({"e5": make_tile("rrr.", [(N, S)]), "f5": EW, "g5": EW}, 3),
        ({"e5": make_tile("rrr.", [(N, S)]), "f5": make_tile("b.br", [(N, S)])}, 2),
        (SQUARE | {"e5": make_tile("r.rr", [(N, W)])}, 5),  # strand to strand, and the dead end
    ],
)
def test_longest_paths(tiles: dict[str, Tile], length: int) -> None:
    position = board(tiles)
    assert not position.has_loop(0)
    assert position.longest_path(0) == length
    exchanged = board({cell: blue(tile) for cell, tile in tiles.items()})
    assert exchanged.longest_path(1) == length


def test_a_blocked_game_goes_to_the_longer_path() -> None:
    tiles = {"e5": NS, "e6": NS, "f5": make_tile(".bb.", [(S, E)])}
    position = board(tiles)
    position.racks = [[None] * 7, [None] * 7]
    assert (position.longest_path(0), position.longest_path(1)) == (2, 1)
    assert (position.end(), position.winner(), position.decided_by()) == (BLOCKED, 0, None)
    position.tiles["g5"] = blue(EW)
    assert (position.longest_path(1), position.winner()) == (2, None)
    position.tiles["h5"] = blue(EW)
    assert position.winner() == 1
    assert position.over()
