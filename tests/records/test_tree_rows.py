"""The rows of a game's tree."""

from __future__ import annotations

import pytest

from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord, Reason
from ringrealms3d.records.tree_rows import Row, tree_rows
from ringrealms3d.records.turns import is_free_turn
from tests.records.test_game_files import grown

TET = "ring-majority/tet"


def open_all(node: GameNode, moves: int) -> bool:
    return False


def told(rows: list[Row]) -> list[str]:
    """Return rows as text: depth, number, moves and what is folded."""
    return [
        "  " * row.depth
        + f"{row.number}. "
        + " ".join("…" if cell is None else cell.text for cell in row.cells)
        + (f" +{row.hidden}" if row.hidden else "")
        for row in rows
    ]


def line(node: GameNode, *texts: str) -> GameNode:
    """Play moves from a node on and return the last one."""
    for text in texts:
        node = node.play(node.position.parse_move(text))
    return node


def studied() -> GameRecord:
    """Return a game with a variation of each seat, and one within a variation."""
    record = GameRecord(TET, 1)
    line(record.root, "v1", "v2", "v3", "v4", "e1")
    line(record.root, "v1", "e2", "e3", "e4")
    line(record.root, "v1", "e2", "f1")
    line(record.root, "v1", "v2", "f2")
    line(record.root, "f3")
    return record


def test_variations_stand_below_the_row_they_depart_from() -> None:
    assert told(tree_rows(studied(), open_all)) == [
        "1. v1 …",
        "  1. f3 …",
        "1. … v2",
        "  1. … e2",
        "  2. e3 …",
        "    2. f1 …",
        "  2. … e4",
        "2. v3 …",
        "  2. f2 …",
        "2. … v4",
        "3. e1 …",
    ]


def test_what_was_tried_after_the_end_stands_below_the_game() -> None:
    record = studied()
    record.end(0, Reason.RESIGNATION)
    record.last.play("e2").play("e3")
    record.last.play("e3")
    assert told(tree_rows(record, open_all))[-4:] == [
        "3. e1 …",
        "  3. … e2",
        "  4. e3 …",
        "  3. … e3",
    ]
    unplayed = GameRecord(TET, 1)
    unplayed.end(0, Reason.FORFEIT)
    line(unplayed.root, "v1", "v2")
    assert told(tree_rows(unplayed, open_all)) == ["  1. v1 v2"]


def test_a_folded_variation_shows_its_first_move_and_how_many_are_hidden() -> None:
    rows = tree_rows(studied(), lambda node, moves: moves > 1)
    assert told(rows)[2:5] == ["1. … v2", "  1. … e2 +3", "2. v3 …"]
    assert [row.opens.text for row in rows if row.opens] == ["f3", "e2", "f2"]


@pytest.mark.parametrize("uid", [TET, "path-tiles/free-turns", "loophole-2d/14"])
@pytest.mark.parametrize("seed", range(4))
def test_every_move_has_one_cell_in_its_seats_column(uid: str, seed: int) -> None:
    record = grown(uid, seed)
    rows = tree_rows(record, open_all)
    shown = [cell for row in rows for cell in row.cells if cell is not None]
    assert len(shown) == len(set(shown))
    assert {*shown, record.root} == set(record.nodes())
    for row in rows:
        for seat, cell in enumerate(row.cells):
            assert cell is None or cell.seat == seat
        first = next(cell for cell in row.cells if cell is not None)
        assert (row.number == "") == is_free_turn(first)
        departures = sum(each in record.variations(each.parent or each) for each in first.line())
        assert row.depth == departures


def test_a_chain_of_twenty_thousand_variations_needs_no_recursion() -> None:
    record = GameRecord("ring-majority/tet", 1)
    node = record.root
    for _ in range(10):
        moves = node.position.legal_moves
        node.play(moves[0])
        node = node.play(moves[1])
    deep = GameNode(node, None, "x", 0, node.ply + 1)
    node.children.append(deep)
    for number in range(20_000):
        main = GameNode(deep, None, "m", number % 2, deep.ply + 1)
        other = GameNode(deep, None, "o", number % 2, deep.ply + 1)
        deep.children.extend((main, other))
        deep = other
    rows = tree_rows(record, open_all)
    assert max(row.depth for row in rows) > 20_000
