"""The loops that a finished game shows."""

from __future__ import annotations

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.games import start
from ringrealms3d.games.loophole_2d.board import NODES
from ringrealms3d.games.loophole_2d.loops import loops_of
from tests.games.loophole_2d.play import (
    AROUND_WINDOW_1,
    BOARD,
    TO_BOTTOM,
    TO_WINDOW_1,
    WINDOW_1_TO_2,
    WINDOW_1_TO_BOTTOM,
    WINDOW_2_TO_BOTTOM,
    random_set_up,
    reference_of,
    set_up,
)
from tests.games.loophole_2d.reference import FRAME, WINDOWS
from tests.games.playing import random_game

NAMES = (FRAME, *WINDOWS)
UID = "loophole-2d/14"


def names(sites: tuple[int, ...]) -> list[str]:
    return [BOARD.sites[x] for x in sites]


def test_the_marks_of_two_single_node_loops() -> None:
    outcome = set_up(f"{TO_BOTTOM} {AROUND_WINDOW_1}").outcome
    assert outcome is not None
    assert set(outcome.marks) == {"loop", "nodes"}
    frame, window = map(names, outcome.marks["loop"])
    assert {"c2", "c7", "b8", "b13"} <= set(frame)
    assert set(frame) - set(TO_BOTTOM.split()) <= {"c1", "d1", "b14", "c14"}
    assert window == ["f7", *AROUND_WINDOW_1.split()[::-1], "f4"]
    at_frame, at_window = map(names, outcome.marks["nodes"])
    assert sorted(at_frame) == sorted(f"{c}{r}" for c in "bcdefghijklm" for r in (1, 14))
    assert sorted(at_window) == ["e4", "e7", "f4", "f7"]


def test_a_detour_is_left_out() -> None:
    outcome = set_up(f"{TO_BOTTOM} {AROUND_WINDOW_1} d2 d3 i4 i5 i6").outcome
    assert outcome is not None
    shown = {name for loop in outcome.marks["loop"] for name in names(loop)}
    assert not shown & {"i4", "i5", "i6"}


def test_a_loop_that_passes_a_group_twice_names_each_stone_once() -> None:
    black = f"{TO_WINDOW_1} {WINDOW_1_TO_BOTTOM} {WINDOW_1_TO_2} {WINDOW_2_TO_BOTTOM}"
    outcome = set_up(black).outcome
    assert outcome is not None
    assert [len(sites) for sites in outcome.marks["nodes"]] == [4, 28, 32]
    for sites in outcome.marks["loop"]:
        assert len(sites) == len(set(sites))


def check_chain(position: Position, seat: int, nodes: tuple[int, ...], sites: set[int]) -> None:
    """A loop's stones, with its nodes joining arcs, hang together and meet every arc."""
    assert (position.stones[list(sites)] == seat + 1).all()
    links = [{x, y} for x in sites for y in BOARD.neighbours[x].tolist() if y in sites]
    for node in nodes:
        ends = [set(arc) & sites for arc in BOARD.arcs[seat][node]]
        assert all(ends)
        links.append(ends[0] | ends[1])
    reached = {min(sites)}
    while more := {x for link in links if link & reached for x in link} - reached:
        reached |= more
    assert reached == sites


@pytest.mark.parametrize("full", [0.5, 0.8, 1.0])
def test_loops_are_those_of_the_reference(full: float) -> None:
    found = 0
    for seed in range(15):
        position = random_set_up(seed, full)
        game = reference_of(position)
        for seat in (0, 1):
            loops = loops_of(BOARD, position.stones, seat)
            expected = game.loops(seat)
            assert {frozenset(NAMES[node] for node in loop.nodes) for loop in loops} == expected
            assert len(loops) == len(expected)
            found += len(loops)
            for loop in loops:
                check_chain(position, seat, loop.nodes, set(loop.sites))
    assert found or full < 1


def test_marks_and_reason_of_finished_games() -> None:
    for seed in range(8):
        *_, (_, position) = random_game(start(UID), seed)
        outcome = position.outcome
        assert outcome is not None
        assert outcome.winner is not None
        loops = loops_of(BOARD, position.stones, outcome.winner)
        assert outcome.marks["loop"] == tuple(loop.sites for loop in loops)
        assert len(outcome.marks["nodes"]) == len(loops) >= 2
        assert outcome.reason.startswith(("Black has ", "White has ")[outcome.winner])
        assert outcome.reason.count("; ") == len(loops) - 1
        assert [len(loop.nodes) for loop in loops] == sorted(len(loop.nodes) for loop in loops)
        assert all(NODES[node].name in outcome.reason for loop in loops for node in loop.nodes)


@pytest.mark.parametrize("full", [0.6, 0.9])
def test_the_groups_of_a_position_are_the_loops_of_both_seats(full: float) -> None:
    listed = 0
    for seed in range(20, 32):
        position = random_set_up(seed, full)
        game = reference_of(position)
        expected = {(seat, nodes) for seat in (0, 1) for nodes in game.loops(seat)}
        found = {(group.seat, named_in(group.title)) for group in position.groups}
        assert found == expected
        assert len(position.groups) == len(expected)
        listed += len(expected)
        for group in position.groups:
            assert group.title.startswith(("Black: ", "White: ")[group.seat])
            nodes = tuple(NAMES.index(name) for name in NAMES if name in named_in(group.title))
            check_chain(position, group.seat, nodes, set(group.sites))
            arcs = [arc for node in nodes for arc in BOARD.arcs[group.seat][node]]
            assert sorted(group.beside) == sorted(site for arc in arcs for site in arc)
    assert listed > 2


def named_in(title: str) -> frozenset[str]:
    """Return the nodes that a loop's title names."""
    return frozenset(name for name in NAMES if name in title)
