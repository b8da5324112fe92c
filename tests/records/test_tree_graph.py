"""The graph of a game's tree: lanes that are compact and never cross."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.records.tree_graph import TreeGraph


def played(*lines: str) -> GameRecord:
    """Return a game on the tetrahedron with these lines."""
    record = GameRecord("ring-majority/tet")
    for line in lines:
        node = record.root
        for text in line.split():
            node = node.play(text)
    return record


def places(record: GameRecord) -> dict[str, tuple[int, int]]:
    """Return the lane and row of each node, by the moves that lead there."""
    lanes = TreeGraph.of(record).lanes
    return {" ".join(node.texts): (lane, node.ply) for node, lane in lanes.items()}


def test_a_game_without_moves_is_one_node() -> None:
    graph = TreeGraph.of(GameRecord("ring-majority/tet"))
    assert (len(graph.lanes), graph.width, graph.rows[0][0].ply) == (1, 1, 0)


def test_the_main_line_is_straight_and_variations_stand_beside_it() -> None:
    record = played("v1 v2 v3 v4", "v1 e1", "v1 v2 e1 e2", "v1 v2 e2")
    lanes = {moves: lane for moves, (lane, _) in places(record).items()}
    assert {lanes[moves] for moves in ("", "v1", "v1 v2", "v1 v2 v3", "v1 v2 v3 v4")} == {0}
    assert (lanes["v1 v2 e1"], lanes["v1 v2 e1 e2"], lanes["v1 v2 e2"]) == (1, 1, 2)
    assert lanes["v1 e1"] == 3  # it passes outside those that begin later, in the next row


def test_what_was_tried_after_the_end_stands_beside_the_game() -> None:
    record = played("v1 v2")
    record.end(0, Reason.RESIGNATION)
    for tried in ("v3", "e1"):
        record.last.play(tried).play("v4")
    lanes = {moves: lane for moves, (lane, _) in places(record).items()}
    assert (lanes["v1 v2"], lanes["v1 v2 v3"], lanes["v1 v2 v3 v4"]) == (0, 1, 1)
    assert lanes["v1 v2 e1"] == 2


def test_a_lane_is_used_again_where_it_is_free() -> None:
    record = played("v1 v2 v3 v4 e1 e2", "v1 v2 v3 v4 e1 e3", "v1 e6")
    lanes = {moves: lane for moves, (lane, _) in places(record).items()}
    assert lanes["v1 v2 v3 v4 e1 e3"] == lanes["v1 e6"] == 1


def test_it_finds_nodes_by_their_places_and_beside_each_other() -> None:
    record = played("v1 v2", "v1 e1", "e2 e3")
    graph = TreeGraph.of(record)
    for node, lane in graph.lanes.items():
        assert graph.at(node.ply, lane) is node
    assert graph.at(2, 99) is graph.at(99, 0) is graph.at(-1, 0) is None
    (first, second, third) = graph.rows[2]
    assert graph.beside(first, 1) is second
    assert graph.beside(third, -1) is second
    assert graph.beside(first, -1) is graph.beside(third, 1) is None


@pytest.mark.parametrize("seed", range(6))
def test_no_line_crosses_another_or_lies_on_a_node(seed: int) -> None:
    random_source = random.Random(seed)
    record = GameRecord("ring-majority/tet")
    nodes = [record.root]
    for _ in range(120):
        parent = random_source.choice(nodes[-30:])
        moves = parent.position.legal_moves
        if moves:
            nodes.append(parent.play(random_source.choice(moves)))
    graph = TreeGraph.of(record)
    cells = {(node.ply, lane) for node, lane in graph.lanes.items()}
    assert len(cells) == len(graph.lanes)
    ways: dict[tuple[int, int], GameNode] = {}
    for row in graph.forks:
        for fork in row:
            own = graph.lanes[fork.node]
            assert all(a < b for a, b in pairwise((own, *fork.lanes)))
            for lane in range(own + 1, max(fork.lanes) + 1):
                assert (fork.node.ply, lane) not in cells
                assert ways.setdefault((fork.node.ply, lane), fork.node) is fork.node
