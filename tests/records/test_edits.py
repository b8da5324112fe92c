"""Edits of a game's tree: what they change, and that taking them back leaves no trace."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.position import Position
from ringrealms3d.records.edits import (
    Edit,
    clear_marks,
    comment_on,
    delete,
    keep_camera,
    make_main,
    notes_at,
    promote,
    rate,
    toggle_mark,
)
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.node import GLYPHS, GameNode, Mark
from ringrealms3d.records.record import GameRecord
from tests.records.opened import played
from tests.records.test_game_files import grown

TET = "ring-majority/tet"


def forked() -> tuple[GameRecord, list[GameNode]]:
    """Return a record with three first moves, the last of which is followed by two."""
    record = GameRecord(TET, 1)
    firsts = [record.root.play(move) for move in record.start.legal_moves[:3]]
    last = firsts[-1]
    seconds = [last.play(move) for move in last.position.legal_moves[:2]]
    return record, [*firsts, *seconds]


def test_a_deleted_move_is_gone_with_all_that_follows() -> None:
    record, (a, b, c, d, e) = forked()
    record.prefer(c)
    edit = delete(record, c)
    edit.make(record)
    assert record.root.children == [a, b]
    assert record.preferred(record.root) is a
    assert not any(node.is_in_tree for node in (c, d, e))
    edit.take_back(record)
    assert record.root.children == [a, b, c]
    assert record.preferred(record.root) is c
    assert all(node.is_in_tree for node in (c, d, e))


def test_another_preferred_move_stays_preferred() -> None:
    record, (a, b, c, *_) = forked()
    record.prefer(b)
    delete(record, a).make(record)
    assert record.preferred(record.root) is b
    assert record.root.children == [b, c]


def test_a_variation_is_promoted_by_one_place() -> None:
    record, (a, b, c, d, e) = forked()
    edit = promote(record, d)
    assert edit is not None
    edit.make(record)
    assert record.root.children == [a, c, b]
    assert record.line == (c, d)
    deeper = promote(record, e)
    assert deeper is not None
    deeper.make(record)
    assert c.children == [e, d]


def test_a_line_becomes_the_main_line_from_the_start() -> None:
    record, (a, b, c, d, e) = forked()
    edit = make_main(record, e)
    assert edit is not None
    edit.make(record)
    assert record.root.children == [c, a, b]
    assert c.children == [e, d]
    assert record.line == (c, e)
    assert make_main(record, e) is None
    assert promote(record, e) is None
    edit.take_back(record)
    assert record.root.children == [a, b, c]


def test_the_start_cannot_be_deleted() -> None:
    record, _ = forked()
    with pytest.raises(UserError, match="start"):
        delete(record, record.root)


def test_a_site_has_one_mark_and_any_arrows() -> None:
    record, (a, *_) = forked()
    circle, cross = Mark("circle", ("v1",)), Mark("cross", ("v1",))
    arrow = Mark("arrow", ("v1", "v2"))
    for mark in (circle, arrow, cross):
        toggle_mark(a, mark).make(record)
    drawn = [a.marks]
    for edit in (toggle_mark(a, arrow), clear_marks(a)):
        edit.make(record)
        drawn.append(a.marks)
    assert drawn == [(arrow, cross), (cross,), ()]


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_done_is_taken_back_without_a_trace(seed: int) -> None:
    rng = random.Random(seed)
    record = grown(TET, seed, plies=25)
    before, edits = format_json_game(record), []
    for _ in range(12):
        node = rng.choice(list(record.nodes()))
        kinds: list[Callable[[GameNode], Edit | None]] = [
            lambda at: comment_on(at, str(rng.random())),
            lambda at: rate(at, rng.choice(GLYPHS)),
            lambda at: toggle_mark(at, Mark("circle", ("v1",))),
            lambda at: clear_marks(at),
            lambda at: keep_camera(at, None if at.camera else (1.0,) * 10),
        ]
        if node.parent is not None:
            kinds += [
                lambda at: delete(record, at),
                lambda at: promote(record, at),
                lambda at: make_main(record, at),
            ]
        edit = rng.choice(kinds)(node)
        if edit is not None:
            edit.make(record)
            edits.append(edit)
    after = format_json_game(record)
    assert after != before
    for edit in reversed(edits):
        edit.take_back(record)
    assert format_json_game(record) == before
    for edit in edits:
        edit.make(record)
    assert format_json_game(record) == after


def test_notes_are_what_people_write() -> None:
    record, (a, *_) = forked()
    comment_on(a, "why").make(record)
    rate(a, "?!").make(record)
    assert (notes_at(a).comment, a.comment, a.glyph) == ("why", "why", "?!")


def test_a_kept_view_is_forgotten_and_comes_back() -> None:
    record, (a, *_) = forked()
    keep_camera(a, (1.0,) * 10).make(record)
    forgotten = keep_camera(a, None)
    forgotten.make(record)
    assert a.camera is None
    forgotten.take_back(record)
    assert a.camera == (1.0,) * 10


def test_moves_played_since_a_deletion_stay_when_it_is_undone() -> None:
    cursor = played(TET, ["f1", "e3"])
    record, deleted = cursor.record, cursor.record.line[0]
    edit = delete(record, deleted)
    edit.make(record)
    added = record.root.play(record.root.position.parse_move("v1"))
    edit.take_back(record)
    assert record.root.children == [deleted, added]
    edit.make(record)
    assert record.root.children == [added]


def test_the_positions_of_deleted_moves_are_kept_no_longer_and_come_back_with_them() -> None:
    before = positions_alive()
    cursor = played("ring-majority/cube")
    record = cursor.record
    while cursor.current.ply < 40:
        cursor.play(cursor.current.position.legal_moves[-1])
    last, first = cursor.current.position, record.line[0]
    edit = delete(record, first)
    edit.make(record)
    assert positions_alive() - before == 2  # the start, and the one held here
    edit.take_back(record)
    assert cursor.current.position == last


def positions_alive() -> int:
    """Return how many positions of cubes are in memory."""
    gc.collect()
    found = (each for each in gc.get_objects() if isinstance(each, Position))
    return sum(each.uid == "ring-majority/cube" for each in found)
