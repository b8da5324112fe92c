"""The ends of Path Tiles on boards set up by hand, and what is marked then."""

from __future__ import annotations

import pytest

from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.position import Position
from tests.games.path_tiles.play import FREE, SIXTY_SIX, UIDS, number, set_up

each_variant = pytest.mark.parametrize("uid", UIDS)

NE, SE = number("rr..", (0, 1)), number(".rr.", (1, 2))
SW, NW = number("..rr", (2, 3)), number("r..r", (0, 3))
NS, EW = number("r.r.", (0, 2)), number(".r.r", (1, 3))
CROSSROADS = number("rrrr", (0, 1, 2, 3))
CROSSING = number("rrrr", (0, 2), top=(0, 2))
CURVES = number("rrrr", (0, 1), (2, 3))
OTHER_CURVES = number("rrrr", (0, 3), (1, 2))
BLUE_NS, BLUE_EW = number("b.b.", (0, 2)), number(".b.b", (1, 3))
BLUE_SQUARE = {
    "g1": number("bb..", (0, 1)),
    "h1": number("b..b", (0, 3)),
    "g2": number(".bb.", (1, 2)),
    "h2": number("..bb", (2, 3)),
}
SQUARE = {"d4": NE, "e4": NW, "d5": SE, "e5": SW}
LOBE = {"f5": NW, "f6": SW, "e6": SE}
COLUMN = {f"a{row}": NS for row in range(1, 10)}
BLUE_COLUMN = {f"i{row}": BLUE_NS for row in range(1, 10)}
ROW = {f"{column}7": EW for column in "abcdefghi"}


def ended(position: Position) -> Outcome:
    outcome = position.outcome
    assert outcome is not None
    assert position.legal_moves == ()
    return outcome


def without(tiles: dict[str, int], cell: str) -> dict[str, int]:
    return {name: tile for name, tile in tiles.items() if name != cell}


def names(position: Position, role: str) -> list[set[str]]:
    sites = position.board.sites
    return [{sites[x] for x in group} for group in ended(position).marks[role]]


@each_variant
@pytest.mark.parametrize("cell", SQUARE)
@pytest.mark.parametrize("turn", [0, 1])
def test_a_loop_wins_for_its_colour_no_matter_who_closes_it(uid: str, cell: str, turn: int) -> None:
    rack = (SQUARE[cell],)
    position = set_up(uid, without(SQUARE, cell), (rack, rack), turn=turn)
    assert position.outcome is None
    position = position.play(position.parse_move(f"1@{cell}"))
    outcome = ended(position)
    assert (outcome.winner, outcome.score, outcome.reason) == (0, 1.0, "Red's loop is closed")
    assert names(position, "loop") == [set(SQUARE)]


def test_a_loop_through_a_crossroads_but_not_through_a_crossing() -> None:
    tail = {"d5": EW, "e4": NS}
    for tile in (CROSSROADS, CURVES):
        assert names(set_up(FREE, LOBE | tail | {"e5": tile}), "loop") == [{*LOBE, "e5"}]
    for tile in (CROSSING, OTHER_CURVES):
        reason = ended(set_up(FREE, LOBE | tail | {"e5": tile})).reason
        assert "Red's longest path has 7 parts" in reason


def test_a_loop_that_crosses_itself() -> None:
    eight = LOBE | {"d5": SE, "d4": NE, "e4": NW, "e5": CROSSING}
    assert names(set_up(FREE, eight), "loop") == [set(eight)]
    halves = names(set_up(FREE, eight | {"e5": CROSSROADS}), "loop")
    assert sorted(map(sorted, halves)) == [["d4", "d5", "e4", "e5"], ["e5", "e6", "f5", "f6"]]


def test_going_there_and_back_along_one_side_is_no_loop() -> None:
    position = set_up(SIXTY_SIX, {"e5": CROSSROADS, "f5": CROSSROADS}, ((CROSSROADS,), ()))
    assert position.outcome is None
    assert names(set_up(SIXTY_SIX, dict.fromkeys(SQUARE, CROSSROADS)), "loop") == [set(SQUARE)]


def test_a_dead_end_closes_nothing() -> None:
    assert names(set_up(FREE, SQUARE | {"e5": number("r.rr", (2, 3))}), "loop") == [set(SQUARE)]
    cut = set_up(FREE, SQUARE | {"e5": number("r.rr", (0, 3))})
    assert "Red's longest path has 5 parts" in ended(cut).reason


@pytest.mark.parametrize(
    ("line", "cell", "reason"),
    [
        (ROW, "i7", "Red connected the left and the right side"),
        (COLUMN, "a3", "Red connected the top and the bottom side"),
    ],
)
def test_a_connection(line: dict[str, int], cell: str, reason: str) -> None:
    rack = (line[cell],)
    position = set_up(FREE, without(line, cell), (rack, rack), turn=1)
    assert position.outcome is None
    position = position.play(position.parse_move(f"1@{cell}"))
    outcome = ended(position)
    assert (outcome.winner, outcome.score, outcome.reason) == (0, 1.0, reason)
    assert names(position, "connection") == [set(line)]


def test_both_connections_at_once() -> None:
    position = set_up(FREE, COLUMN | ROW | {"a7": CROSSROADS})
    sides = "the left and the right side and the top and the bottom side"
    assert ended(position).reason == f"Red connected {sides}"
    assert names(position, "connection") == [set(ROW), set(COLUMN)]


def test_a_chain_must_end_on_the_sides_of_the_board() -> None:
    line = without(ROW, "i7")
    for tile, connected in (
        (NW, False),
        (number(".rrr", (2, 3)), False),
        (number("rr.r", (1, 3)), True),
        (CURVES, False),
        (CROSSROADS, True),
        (CROSSING, True),
    ):
        reason = ended(set_up(FREE, line | {"i7": tile})).reason
        assert ("connected" in reason) == connected


def test_a_corner_joins_no_opposite_sides() -> None:
    assert "no legal move" in ended(set_up(FREE, {"a1": SW})).reason


@pytest.mark.parametrize(
    ("tiles", "mover", "winner", "word"),
    [
        (COLUMN | BLUE_COLUMN, 0, 0, "connected"),
        (COLUMN | BLUE_COLUMN, 1, 1, "connected"),
        (COLUMN | BLUE_COLUMN | SQUARE, 0, 0, "loop"),
        (COLUMN | BLUE_COLUMN | SQUARE, 1, 1, "connected"),
        (COLUMN | BLUE_SQUARE, 0, 0, "connected"),
        (COLUMN | BLUE_SQUARE, 1, 1, "loop"),
        (COLUMN | BLUE_SQUARE | SQUARE, 1, 1, "loop"),
        (COLUMN, 1, 0, "connected"),
    ],
)
@pytest.mark.parametrize("free", [False, True])
def test_the_order_of_the_ends(
    tiles: dict[str, int], mover: int, winner: int, word: str, free: bool
) -> None:
    turn = mover if free else 1 - mover
    outcome = ended(set_up(FREE, tiles, turn=turn, free=free))
    assert outcome.winner == winner
    assert outcome.score == (1, -1)[winner]
    assert word in outcome.reason


@pytest.mark.parametrize(
    ("tiles", "red", "marked"),
    [
        ({"e5": NS}, "1 part", "e5"),
        ({"e5": BLUE_NS}, "0 parts", ""),
        ({"e5": CURVES}, "1 part", "e5"),
        ({"e5": CROSSROADS, "e6": NS, "d5": EW, "f5": EW, "g5": EW}, "4 parts", "d5 e5 f5 g5"),
        ({"e5": CROSSING, "e6": NS, "e7": NS, "d5": EW}, "3 parts", "e5 e6 e7"),
        (LOBE | {"e5": CROSSING}, "5 parts", "e5 e6 f5 f6"),
        ({"e5": number("rrr.", (0, 2)), "f5": EW, "g5": EW}, "3 parts", "e5 f5 g5"),
        ({"e5": number("rrr.", (0, 2)), "f5": number("b.br", (0, 2))}, "2 parts", "e5 f5"),
    ],
)
def test_longest_paths(tiles: dict[str, int], red: str, marked: str) -> None:
    position = set_up(FREE, tiles)
    assert f"Red's longest path has {red}, Blue's" in ended(position).reason
    assert names(position, "path")[0] == set(marked.split())


def test_the_longer_path_wins_by_the_difference() -> None:
    tiles = {"e5": NS, "e6": NS, "f5": number(".bb.", (1, 2))}
    for more, winner, score in (({}, 0, 1), ({"g5": BLUE_EW}, None, 0)):
        outcome = ended(set_up(FREE, tiles | more))
        assert (outcome.winner, outcome.score) == (winner, score)
    outcome = ended(set_up(FREE, tiles | {"g5": BLUE_EW, "h5": BLUE_EW, "i5": BLUE_EW}, turn=1))
    assert (outcome.winner, outcome.score) == (1, -2)
    assert outcome.reason == "Blue has no legal move; Red's longest path has 2 parts, Blue's 4"


def test_the_seat_to_move_must_be_able_to_place_whatever_the_other_could_do() -> None:
    racks = ((NS,), (BLUE_NS,))
    assert "Blue has no legal move" in ended(set_up(FREE, {"e5": CROSSROADS}, racks, turn=1)).reason
    assert set_up(FREE, {"e5": CROSSROADS}, racks, turn=0).legal_moves


def test_an_owed_free_turn_that_can_not_be_used_ends_the_game() -> None:
    board = {"e5": CROSSROADS, "e4": CURVES, "f4": CURVES}
    blue_crossroads = number("bbbb", (0, 1, 2, 3))
    position = set_up(FREE, board, ((CURVES, blue_crossroads), (CURVES,)))
    position = position.play(position.parse_move("1@f5"))
    assert position.turn == 0
    assert ended(position).reason.startswith("Red has no legal move")


def test_no_tile_left_ends_the_game() -> None:
    position = set_up(FREE, {"e5": NS}, ((), (NS,)))
    assert ended(position).reason.startswith("Red has no legal move")


def test_a_full_board_ends_the_game() -> None:
    cells = set_up(FREE, {"e5": NS}).board.sites
    position = set_up(FREE, dict.fromkeys(cells[1:], CURVES), ((CURVES,), ()))
    position = position.play(position.parse_move("1@a1"))
    reason = "Red has no legal move; Red's longest path has 17 parts, Blue's 0"
    assert (ended(position).reason, position.turn) == (reason, 0)
