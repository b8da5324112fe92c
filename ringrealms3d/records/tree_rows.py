"""A game's tree as rows of a table: two moves per row, variations below the row they leave."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.turns import begins_turn, is_free_turn

Cells = tuple[GameNode | None, GameNode | None]


@dataclass(frozen=True, slots=True)
class Row:
    """A row: the move of seat 0, then that of seat 1.

    Attributes:
        cells: the moves, None where there is none.
        number: the number of the turn; empty where a seat continues its turn.
        depth: how many variations it is inside, 0 on the main line.
        opens: the first move of the variation that begins here, if one does.
        hidden: how many moves of that variation are folded away.
    """

    cells: Cells
    number: str
    depth: int
    opens: GameNode | None = None
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class _Line:
    """A line that is still to be laid out, from a node on along first children."""

    node: GameNode
    depth: int
    turns: int
    opens: bool


def tree_rows(record: GameRecord, folded: Callable[[GameNode, int], bool]) -> list[Row]:
    """Return a game's tree as rows, the main line first.

    Variations are below the row of the move that they replace, in the order in which they were
    added. A free turn has its own row, which belongs to the turn of its seat.

    Args:
        folded: whether to show only the first move of a variation, given its first node and its
            number of moves, including nested variations.
    """
    sizes = _sizes(record)
    rows: list[Row] = []
    waiting = _after(record, record.root, 0, 0)[::-1]
    while waiting:
        line = waiting.pop()
        if line.opens and folded(line.node, sizes[line.node]):
            rows.append(_folded_row(line, sizes[line.node]))
        else:
            waiting.extend(reversed(_lay_out(record, line, rows)))
    return rows


def _lay_out(record: GameRecord, line: _Line, rows: list[Row]) -> list[_Line]:
    """Add the rows of a line up to its first fork; return what comes after, in order."""
    node, turns, opens = line.node, line.turns + begins_turn(line.node), line.opens
    row = [node]
    while not _instead_of(record, node) and node.children and node is not record.ended_at:
        node = node.children[0]
        if node.seat == 1 and row[-1].seat == 0:
            row.append(node)
            continue
        rows.append(_row(row, turns, line.depth, opens))
        turns, opens, row = turns + begins_turn(node), False, [node]
    rows.append(_row(row, turns, line.depth, opens))
    before = turns - begins_turn(node)
    instead = [_Line(each, line.depth + 1, before, True) for each in _instead_of(record, node)]
    return [*instead, *_after(record, node, line.depth, turns)]


def _after(record: GameRecord, node: GameNode, depth: int, turns: int) -> list[_Line]:
    """Return what follows a node: its line, or what was tried out where the game ended."""
    if node is record.ended_at:
        return [_Line(each, depth + 1, turns, True) for each in node.children]
    return [_Line(each, depth, turns, False) for each in node.children[:1]]


def _sizes(record: GameRecord) -> dict[GameNode, int]:
    """Return how many moves follow each node, in all variations."""
    nodes = list(record.nodes())
    sizes = dict.fromkeys(nodes, 0)
    for node in reversed(nodes):
        if node.parent is not None:
            sizes[node.parent] += sizes[node] + 1
    return sizes


def _instead_of(record: GameRecord, node: GameNode) -> Iterable[GameNode]:
    """Return the alternatives to a node, if it is no variation."""
    if node.parent is None or node in record.variations(node.parent):
        return ()
    return record.variations(node.parent)


def _row(nodes: list[GameNode], turns: int, depth: int, opens: bool) -> Row:
    number = "" if is_free_turn(nodes[0]) else str(turns)
    return Row(_cells(nodes), number, depth, nodes[0] if opens else None)


def _folded_row(line: _Line, hidden: int) -> Row:
    row = _row([line.node], line.turns + begins_turn(line.node), line.depth, opens=True)
    return replace(row, hidden=hidden)


def _cells(nodes: list[GameNode]) -> Cells:
    by_seat = {node.seat: node for node in nodes}
    return by_seat.get(0), by_seat.get(1)
