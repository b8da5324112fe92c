"""Variations of a record: put in order, removed, and merged with those of another."""

from __future__ import annotations

import pytest

import ringrealms3d as rr

UID = "loop/mini"


def texts(record: rr.GameRecord) -> list[str]:
    return [node.text for node in record.nodes()]


@pytest.fixture
def record() -> rr.GameRecord:
    """A game with the variations 1a2 and 1c1 of its first move."""
    made = rr.GameRecord(UID)
    made.root.play("1b3").play("1a1")
    made.root.play("1a2")
    made.root.play("1c1").play("1a3")
    return made


def test_a_variation_moves_up_one_place_at_a_time(record: rr.GameRecord) -> None:
    last = record.root.children[2].children[0]
    record.promote(last)
    assert [node.text for node in record.root.children] == ["1b3", "1c1", "1a2"]
    record.promote(last)
    record.promote(last)
    assert [node.text for node in record.root.children] == ["1c1", "1b3", "1a2"]
    assert [node.text for node in record.line] == ["1c1", "1a3"]


def test_a_variation_becomes_the_main_line_at_once(record: rr.GameRecord) -> None:
    record.make_main(record.root.children[2].children[0])
    assert [node.text for node in record.root.children] == ["1c1", "1b3", "1a2"]


def test_a_move_is_removed_with_all_after_it(record: rr.GameRecord) -> None:
    record.remove(record.root.children[0])
    assert texts(record) == ["", "1a2", "1c1", "1a3"]
    with pytest.raises(rr.UserError, match="start"):
        record.remove(record.root)


def test_another_game_is_merged_with_its_notes(record: rr.GameRecord) -> None:
    other = rr.GameRecord(UID)
    known = other.root.play("1b3").play("1a1")
    known.comment, known.glyph = "theirs", "!"
    other.root.play("1d1").play("1a1").evaluation = rr.Evaluation(0.5)
    record.root.children[0].children[0].comment = "ours"
    record.merge(other)
    assert texts(record) == ["", "1b3", "1a1", "1a2", "1c1", "1a3", "1d1", "1a1"]
    node = record.root.children[0].children[0]
    assert (node.comment, node.glyph) == ("ours", "!")
    assert record.root.children[3].children[0].evaluation == rr.Evaluation(0.5)
    before = texts(record)
    record.merge(other)
    assert texts(record) == before


def test_a_game_that_starts_differently_is_not_merged(record: rr.GameRecord) -> None:
    tiles = "path-tiles/free-turns"
    others = [
        rr.GameRecord("loop/main"),
        rr.GameRecord(UID, fen=record.root.children[0].position.fen()),
    ]
    for other in others:
        with pytest.raises(ValueError, match="start differently"):
            record.merge(other)
    with pytest.raises(ValueError, match="start differently"):
        rr.GameRecord(tiles, seed=1).merge(rr.GameRecord(tiles, seed=2))
    assert len(texts(record)) == 6
