"""The building blocks of rules, against counting by hand and by other means."""

from __future__ import annotations

import inspect
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ringrealms3d as rr
from ringrealms3d.core.news import news_of
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.verbs import Struct, new_struct
from ringrealms3d.engine.book.canonical import canonical
from ringrealms3d.examples import draughts, qubic, twelve
from ringrealms3d.games.make.diagram import board_diagram
from ringrealms3d.games.make.owners import full_rows
from ringrealms3d.games.make.rules import over_with_rack
from ringrealms3d.games.make.states import state_dtype
from ringrealms3d.lab.checks.rules import check_symmetries
from ringrealms3d.lab.checks.sample import sample
from ringrealms3d.make import (
    Grid,
    Hexagons,
    PerSeat,
    Pile,
    Places,
    Scratch,
    Solid,
    State,
    Triangles,
    completes,
    count,
    count_in,
    fill,
    first_taken,
    from_to,
    groups,
    one_group,
    ray_moves,
    step_moves,
    touched,
)
from tests.games.make import own_words, slanted, weighed
from tests.games.own_game import new_name
from tests.games.registry import forget_outside_games, kept_registry

pytestmark = pytest.mark.usefixtures("examples_registered")

BOARD = Grid(4, 4)
LEAP = "xxxxx.xxx........x.....o..o..ooo.oooo:x:4:0"


class Own(State):
    """A state with every kind of field."""

    seen: Scratch
    taken: PerSeat


DTYPE = state_dtype(Own, "a.module", BOARD.size, 0)
stones = st.lists(st.integers(0, 2), min_size=16, max_size=16)


def state_of(pieces: list[int]) -> Struct:
    state = new_struct(DTYPE)
    state.stone[:] = pieces
    return state


@given(stones, st.integers(0, 15))
def test_a_row_is_completed_where_one_is_full(pieces: list[int], site: int) -> None:
    expected = any(
        site in row and {pieces[x] for x in row} == {pieces[site]} for row in BOARD.rows(3).tolist()
    )
    assert completes(BOARD.rows_through(3), state_of(pieces), site) == expected


@given(stones, st.integers(0, 15))
def test_a_group_is_found_with_its_liberties(pieces: list[int], site: int) -> None:
    state = state_of(pieces)
    free = fill(BOARD.neighbours, state, site, state.seen)
    group, waiting = set(), [site]
    while waiting:
        x = waiting.pop()
        if x not in group:
            group.add(x)
            waiting += [y for y in BOARD.neighbours[x] if y >= 0 and pieces[y] == pieces[site]]
    beside = {int(y) for x in group for y in BOARD.neighbours[x] if y >= 0 and pieces[y] == 0}
    assert set(np.flatnonzero(state.seen).tolist()) == group
    if pieces[site]:
        assert free == len(beside)


@given(stones)
def test_pieces_are_counted(pieces: list[int]) -> None:
    assert [count(state_of(pieces), piece) for piece in range(3)] == [
        pieces.count(piece) for piece in range(3)
    ]


def test_states_of_two_modules_are_different() -> None:
    assert state_dtype(Own, "other", BOARD.size, 0) != DTYPE


def test_two_boards_of_a_game_may_have_as_many_sites() -> None:
    with kept_registry():
        rr.register(f"{weighed.__name__}:GAME")
        flat, tall = (rr.start(f"weighed/{name}", 1) for name in ("6", "tall"))
    assert {move.text for move in flat.legal_moves} < set(Grid(3, 2).names)
    assert {move.text for move in tall.legal_moves} < set(Grid(3, 1, 2).names)


ROOM = "a position has {} moves, but the game says that none has more than {}: write most_moves={}"
WHOLE = "Hex draughts: most_moves must be 0 …, not {}"


def looked_at(game_folder: Path, source: str) -> None:
    """Play a random game of a module that is like an example."""
    name = new_name()
    (game_folder / f"{name}.py").write_text(source, encoding="utf-8")
    with kept_registry():
        forget_outside_games()
        rr.register(f"{name}:GAME")
        sample(rr.all_games()[-1].variants[0])


@pytest.mark.parametrize(
    ("most", "told"),
    [
        ("4", f"{ROOM.format(10, 4, 10)} or more in game()"),
        ("14", f"{ROOM.format(15, 14, 15)} or more in game()"),
        ("-1", WHOLE.format(-1)),
        ("2.5", WHOLE.format(2.5)),
    ],
)
def test_room_for_too_few_moves_is_told_with_the_number_needed(
    game_folder: Path, most: str, told: str
) -> None:
    source = inspect.getsource(draughts).replace("travels=True", f"travels=True, most_moves={most}")
    with pytest.raises(rr.UserError) as caught:
        looked_at(game_folder, source)
    line = (
        "out[found] = from_to(state, site, end)"
        if told.startswith("a position")
        else "GAME = game("
    )
    number = 1 + [each.strip() for each in source.splitlines()].index(line)
    assert f".py, line {number}: {told}" in str(caught.value)


@pytest.mark.plain  # machine code, which a kernel called often becomes, names no numbers
def test_room_for_too_few_usual_moves_is_told(game_folder: Path) -> None:
    with pytest.raises(rr.UserError) as caught:
        looked_at(game_folder, inspect.getsource(qubic).replace("RULES)", "RULES, most_moves=9)"))
    assert ROOM.format(64, 9, 64) in str(caught.value)


def test_a_field_of_another_kind_is_refused() -> None:
    odd = type("Odd", (State,), {"__annotations__": {"name": str}})
    with pytest.raises(rr.UserError, match=r"Odd\.name must be int"):
        state_dtype(odd, "a.module", 4, 0)


@pytest.mark.parametrize(
    ("fen", "told"),
    [
        ("", "expected 4 parts"),
        (f"{'.' * 63}:x:0:0", "expected 64 letters or dots"),
        (f"{'.' * 64}:y:0:0", "expected x or o to move"),
        (f"{'.' * 64}:x:0:first", "expected a whole number, not 'first'"),
        (f"{'.' * 64}:x:{9**30}:0", "a whole number"),
        (f"{'.' * 64}:x:{'0' * 20}7:0", "a whole number"),
        (f"{'#' * 64}:x:0:0", "letters or dots"),
    ],
)
def test_broken_fens_are_refused(fen: str, told: str) -> None:
    with pytest.raises(rr.UserError) as caught:
        rr.from_fen("qubic/4", fen)
    assert told in str(caught.value)


def test_a_number_in_a_fen_may_have_twenty_digits() -> None:
    assert rr.from_fen("qubic/4", f"{'.' * 64}:x:{'0' * 19}2:0").ply == 2


def test_the_winning_row_is_marked() -> None:
    position = rr.start("qubic/4")
    for text in ("1a1", "1b1", "2b2", "2c2", "3c3", "3a1", "4d4"):
        position = position.play(text)
    assert position.outcome is not None
    assert position.outcome.reason == "White has four in a row"
    sites = position.variant.board.sites
    (row,) = position.outcome.marks["row"]
    assert {sites[x] for x in row} == {"1a1", "2b2", "3c3", "4d4"}


@pytest.mark.parametrize("winner", [1, 2])
def test_the_row_of_who_lost_is_marked_where_the_winner_has_none(winner: int) -> None:
    state = state_of([2, 2, 2, 2, 1, 1, 1, 0] + [0] * 8)
    state.winner = winner
    assert full_rows(BOARD.rows(4), state) == ((0, 1, 2, 3),)


def test_a_leap_takes_what_it_goes_over_and_nothing_else() -> None:
    position = rr.from_fen("hex-draughts/4", LEAP)
    leaps = [move for move in position.legal_moves if position.captures(move)]
    for leap in leaps:
        after = position.play(leap)
        assert (after.stones == 2).sum() == (position.stones == 2).sum() - 1
        assert (after.stones == 1).sum() == (position.stones == 1).sum()
    assert leaps


@pytest.mark.parametrize(
    ("men", "move", "told"),
    [
        ({"d3": "x", "e2": "o"}, "d3-f1", "Blue cannot move"),
        ({"f2": "x", "e2": "o"}, "f2-g1", "Red has got across"),
    ],
)
def test_each_way_to_win_has_its_words(men: dict[str, str], move: str, told: str) -> None:
    stones = "".join(men.get(name, ".") for name in Hexagons(4).names)
    ended = rr.from_fen("hex-draughts/4", f"{stones}:x:4:0").play(move)
    assert ended.outcome is not None
    assert ended.outcome.reason == told


def test_a_group_without_liberties_is_taken() -> None:
    position = rr.from_fen("breathless/ti", f".xox{'.' * 56}:x:3:0:0,0")
    move = position.parse_move("v8")
    assert position.play(move).stones[2] == 0
    assert [capture.taken for capture in position.captures(move)] == [(2,)]


def test_men_of_one_s_own_that_leave_the_board_are_lost() -> None:
    board = Solid("ti", "vertices")
    other = int(board.neighbours[0, 0])
    around = {*board.neighbours[0].tolist(), *board.neighbours[other].tolist()} - {0, other}
    pieces = {other: "x", **dict.fromkeys(around, "o")}
    stones = "".join(pieces.get(x, ".") for x in range(board.size))
    position = rr.from_fen("breathless/ti", f"{stones}:x:5:0:0,0")
    move = position.parse_move("v1")
    news = news_of(position, move, position.play(move))
    assert (news.taken, news.lost) == (0, 1)
    assert [capture.taker for capture in news.captures] == [1]
    (spoil,) = news.spoils
    assert spoil.text == f"and lost its own stone on {board.names[other]}"
    assert news.causes == ()


def test_pieces_that_move_along_are_not_taken() -> None:
    variant = rr.start("qubic/4").variant
    before = rr.from_fen("qubic/4", f"xoxo{'.' * 60}:x:4:0").state
    after = before.copy()
    after.stone[:] = np.roll(before.stone, 16)
    assert variant.captures(before, after) == ()
    after.stone[63] = 1
    assert variant.captures(before, after) == ()
    after.stone[17] = 0
    (capture,) = variant.captures(before, after)
    assert set(capture.taken) == {1, 3}


def test_numbers_for_seats_and_pieces_of_theirs_are_counted() -> None:
    assert rr.start("twelve/4").counts == {"points": (0, 0)}
    assert rr.start("breathless/ti").play("v1").counts == {"taken": (0, 0), "on the board": (1, 0)}
    assert rr.start("hex-draughts/4").counts == {"on the board": (9, 9)}


def test_the_first_stone_can_be_taken_over_as_the_second_move_alone() -> None:
    position = rr.start("swapped-five/9").play("e5")
    swapped = position.play("e5")
    assert swapped.stones.tolist().count(2) == 1
    assert swapped.stones.tolist().count(1) == 0
    assert swapped.turn == 0
    with pytest.raises(rr.IllegalMove, match="e5 is taken"):
        position.play("a1").play("e5")


def test_a_ball_lies_where_four_others_hold_it() -> None:
    position = rr.start("pyramid/4")
    for text in ("1a1", "1d4", "1b1", "1d3", "1a2", "1d2"):
        position = position.play(text)
    assert not position.is_legal(position.parse_move("2a1"))
    position = position.play("1b2").play("1d1")
    held = position.play("2a1")
    assert held.state.points.tolist() == [1, 0]
    assert {position.format_move(move)[0] for move in position.legal_moves} == {"1", "2"}
    assert not held.is_legal(held.parse_move("2a1"))


def test_a_ball_on_others_of_both_colours_is_no_point() -> None:
    position = rr.start("pyramid/4")
    for text in ("1a1", "1b1", "1a2", "1b2", "2a1"):
        position = position.play(text)
    assert position.state.points.tolist() == [0, 0]


def test_a_module_writes_moves_positions_and_diagrams_in_its_own_way() -> None:
    with kept_registry():
        rr.register(f"{own_words.__name__}:GAME")
        position = rr.start("own-words/4", 5).play("from(0)to(5)")
        assert position.fen() == "0000010000000000/1/1/7"
        assert rr.from_fen("own-words/4", position.fen()) == position
        assert position.diagram() == "one stone"
        variant = position.variant
        assert [variant.text_of_places(places) for places in ((1, 4), (3,))] == [
            "from(1)to(4)",
            "from(3)to(3)",
        ]
        with pytest.raises(rr.UserError, match="has no move 'a1'"):
            position.play("a1")
        with pytest.raises(rr.UserError, match="four parts"):
            rr.from_fen("own-words/4", "0/1")
        again = rr.from_fen("own-words/4", variant.start_as_seen(position.state, ()))
        assert again.state.chance[0] == position.state.chance[0]


def test_a_tile_and_a_place_are_a_move_in_the_words_of_a_module(game_folder: Path) -> None:
    own = "def text(board, code):\n    return f'put({code})'\n\n\n"
    source = inspect.getsource(twelve).replace('RULES = """', f'{own}RULES = """', 1)
    (game_folder / "worded.py").write_text(source.replace('"Twelve", {"4"', '"Worded", {"4"'))
    rr.register("worded:GAME")
    position = rr.start("worded/4", 5)
    told = position.variant.text_of_places
    for move in position.legal_moves:
        assert told(position.move_places(move)) == position.format_move(move)


@pytest.mark.parametrize(
    ("board", "told"),
    [
        (Grid(3, 2), ["2 . . .", "1 . . .", "  a b c"]),
        (Grid(2, 1, 2), ["layer 1", "1 . .", "  a b", "layer 2", "1 . .", "  a b"]),
        (Hexagons(2), [" c . .", "b . . .", " a . .", "   1 2"]),
        (Triangles(2), ["  b .", "a . . .", "  1 2 3"]),
        (Grid(1, 10), [*(f"{row:2} ." for row in range(10, 0, -1)), "   a"]),
        (Hexagons(10, 1), ["a  .  .  .  .  .  .  .  .  .  .", "   1  2  3  4  5  6  7  8  9 10"]),
    ],
)
def test_rows_and_columns_have_names_in_the_terminal(board: Places, told: list[str]) -> None:
    spots = board.layout(("red", "blue")).map_centres
    assert board_diagram(board, spots, "." * board.size).splitlines() == told


def test_what_lies_beside_a_board_is_told_in_the_terminal() -> None:
    position = rr.from_fen("twelve/4", f"a.o.cd{'.' * 10}:x:4:0:0,3,2,3,2,2,2:0,0:4,5,6,1,4,2")
    assert position.diagram().splitlines()[-5:] == [
        "2 5 6 . .",
        "1 3 . 2 .",
        "  a b c d",
        "White 4 5 6",
        "Black 1 4 2",
    ]
    assert rr.start("breathless/ti").play("v1").diagram() == "x v1\no"


def test_a_long_list_of_pieces_goes_on_below() -> None:
    names = tuple(f"v{number}" for number in range(1, 61))
    board = Solid("ti", "vertices")
    lines = board_diagram(board, np.zeros((60, 2)), "x" * 60).splitlines()
    assert max(map(len, lines)) <= 80
    assert [line[:2] for line in lines] == ["x ", "  ", "  ", "o"]
    assert " ".join(lines).split() == ["x", *names, "o"]


def test_a_form_can_have_fields_of_a_game_s_own() -> None:
    with kept_registry():
        rr.register(f"{own_words.__name__}:GAME")
        form = rr.start("own-words/4").variant.setup_form
        assert form is not None
        assert [field.title for field in form.fields] == ["To move", "In the pot"]
        fen = form.write(form.say(form.empty(), "pot 0", 3))
        assert rr.from_fen("own-words/4", fen).state.pot == 3


@pytest.mark.parametrize(
    ("uid", "order"),
    [("qubic/4", 48), ("twelve/4", 8), ("hex-draughts/4", 2), ("cube-reversi/4", 24), ("hex/5", 2)],
)
def test_symmetries_change_neither_the_start_nor_what_tables_say_of_sites(
    uid: str, order: int
) -> None:
    variant = rr.start(uid).variant
    assert variant.symmetries().shape == (order, variant.code_count)


def is_played_alike(uid: str, image: dict[str, str], seed: int) -> bool:
    """Whether a random game can be played in an image of its board, with the same end."""
    rng, position, other = seeded(seed), rr.start(uid), rr.start(uid)
    while moves := position.legal_moves:
        there = {move.text for move in other.legal_moves}
        taken = {move.text: "-".join(image[x] for x in move.text.split("-")) for move in moves}
        if set(taken.values()) != there:
            return False
        move = moves[int(below(rng, len(moves)))]
        position, other = position.play(move), other.play(taken[move.text])
    assert position.outcome is not None
    return other.outcome is not None and other.outcome.winner == position.outcome.winner


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("uid", "board"),
    [("hex/5", Hexagons(5, 5)), ("hex-draughts/4", Hexagons(4)), ("pyramid/4", Pile(4))],
)
def test_no_symmetry_is_lost_and_none_is_added(uid: str, board: Places) -> None:
    """Each turn and mirror of the board is tried."""
    found = {tuple(row) for row in rr.start(uid).variant.site_symmetries().tolist()}
    for row in board.symmetries.tolist():
        image = {name: board.names[x] for name, x in zip(board.names, row, strict=True)}
        alike = all(is_played_alike(uid, image, seed) for seed in range(5))
        assert (tuple(row) in found) == alike


def test_games_that_mirror_each_other_have_one_canonical_position() -> None:
    position = other = rr.start("hex-draughts/4")
    image = position.variant.symmetries()[1]
    keys = {canonical(position).key}
    for step in (0, 3, 5, 2):
        move = position.legal_moves[step]
        position, other = position.play(move), other.play(rr.Move(int(image[move.code])))
        assert canonical(position).key == canonical(other).key
        keys.add(canonical(position).key)
    assert position != other
    assert len(keys) == 5


def test_a_check_finds_symmetries_that_rules_do_not_have() -> None:
    with kept_registry():
        rr.register(f"{slanted.__name__}:GAME")
        with pytest.raises(rr.UserError, match=r"symmetries\(\)\[\d\] → "):
            check_symmetries(sample("slanted/4"))
        assert len(rr.start("slanted/said").variant.symmetries()) == 1
        check_symmetries(sample("slanted/said"))


@given(stones)
def test_groups_are_all_pieces_and_touch_what_their_sites_touch(pieces: list[int]) -> None:
    state = state_of(pieces)
    found = groups(BOARD.around, state, 1)
    assert (
        sorted(site for each in found for site in each) == np.flatnonzero(state.stone == 1).tolist()
    )
    assert one_group(BOARD.around, state, 1, state.seen) == (len(found) <= 1)
    for each in found:
        beside = {int(other) for site in each for other in BOARD.around[site] if other >= 0}
        assert not any(state.stone[other] == 1 for other in beside - set(each))
    if found:
        one_group(BOARD.around, state, 1, state.seen)
        bits = np.bitwise_or.reduce(BOARD.sides[list(found[0])])
        assert touched(BOARD.sides, state.seen) == bits


@given(stones, st.integers(0, 15))
def test_moves_from_a_site_go_where_it_is_empty(pieces: list[int], site: int) -> None:
    state, out = state_of(pieces), np.full(64, -1, np.int64)
    found = step_moves(BOARD.neighbours, state, site, out, 1)
    empty = {int(x) for x in BOARD.neighbours[site] if x >= 0 and state.stone[x] == 0}
    assert out[0] == -1
    assert set(out[1:found].tolist()) == {from_to(state, site, end) for end in empty}
    found = ray_moves(BOARD.steps, state, site, out, 0)
    ends = {code % BOARD.size for code in out[:found].tolist()}
    assert empty <= ends
    for way in range(BOARD.steps.shape[1]):
        ray, at = [], int(BOARD.steps[site, way])
        while at >= 0:
            ray.append(at)
            at = int(BOARD.steps[at, way])
        standing = [x for x in ray if state.stone[x]]
        assert first_taken(BOARD.steps, state, site, way) == (standing or [-1])[0]
        assert count_in(BOARD.steps, state, site, way) == len(standing)
        free = ray[: ray.index(standing[0])] if standing else ray
        assert ends & set(ray) == set(free)


@pytest.mark.plain
@pytest.mark.parametrize(("rack", "over"), [((3, 0), False), ((0, 3), False), ((0, 0), True)])
def test_a_rack_with_a_piece_anywhere_goes_on(rack: tuple[int, int], over: bool) -> None:
    table = SimpleNamespace(
        rack=np.array([rack, (0, 0)]), turn=0, winner=0, stone=np.array([1, 0, 2])
    )
    assert over_with_rack(cast("Struct", None), cast("Struct", table)) is over
