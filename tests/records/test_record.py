"""The record of a game: its line, its result, and what looking around leaves alone."""

from __future__ import annotations

import copy
import random

import pytest

import ringrealms3d as rr
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.record import GameRecord, Reason, Result
from tests.records.opened import played, texts

TET = "ring-majority/tet"
LAST_MOVE = "rrrr/bbbbbb/rrr1:r:5,5"


def test_a_record_begins_where_its_variant_does() -> None:
    record = rr.GameRecord(TET)
    assert (record.uid, record.fen, record.players) == (TET, None, ("", ""))
    assert record.root.position == record.start == rr.start(TET)
    assert (record.root.parent, record.root.move, record.root.children) == (None, None, [])
    assert record.result == Result(None, Reason.UNFINISHED)


def test_a_seed_and_a_fen_fix_the_start() -> None:
    assert rr.GameRecord("path-tiles/free-turns", seed=4).start == rr.start(
        "path-tiles/free-turns", 4
    )
    record = rr.GameRecord(TET, fen=LAST_MOVE)
    assert record.start == rr.from_fen(TET, LAST_MOVE)


def test_a_drawn_seed_gives_the_same_start_again() -> None:
    record = rr.GameRecord("path-tiles/free-turns")
    assert rr.GameRecord(record.uid, record.seed).start == record.start


@pytest.mark.parametrize(("uid", "fen"), [("ring-majority/none", None), (TET, "4/6")])
def test_what_is_no_start_is_refused(uid: str, fen: str | None) -> None:
    with pytest.raises(ValueError, match=r"none|4/6"):
        rr.GameRecord(uid, fen=fen)


def test_a_move_that_is_there_is_not_added_twice() -> None:
    root = rr.GameRecord(TET).root
    first, second = root.play(rr.Move(0)), root.play(rr.Move(5))
    assert root.play(rr.Move(0)) is first
    assert root.children == [first, second]
    assert (second.parent, second.move, second.text) == (root, rr.Move(5), "e2")


def test_an_illegal_move_adds_nothing() -> None:
    node = rr.GameRecord(TET).root.play(rr.Move(0))
    with pytest.raises(rr.IllegalMove):
        node.play(rr.Move(0))
    assert node.children == []


def test_the_first_child_is_preferred_until_another_is() -> None:
    record = rr.GameRecord(TET)
    first, second = (record.root.play(rr.Move(code)) for code in (0, 5))
    assert record.preferred(record.root) is first
    record.prefer(second)
    assert record.line == (second,)
    record.prefer(first)
    assert record.line == (first,)
    assert record.root.children == [first, second]


def test_looking_around_changes_no_node() -> None:
    cursor = played(TET, ["f1", "e3", "v2"])
    cursor.go_to(1)
    cursor.play(cursor.current.position.parse_move("e4"))
    nodes = list(cursor.record.nodes())
    before = [copy.copy(node.children) for node in nodes]
    cursor.go_to(0)
    for text in ("f1", "e3"):
        cursor.play(cursor.current.position.parse_move(text))
    assert [node.children for node in nodes] == before
    assert list(cursor.record.nodes()) == nodes
    assert texts(cursor.record.line) == ["f1", "e3", "v2"]


def test_all_nodes_come_after_their_parents() -> None:
    cursor = played(TET, ["f1", "e3", "v2"])
    cursor.go_to(1)
    cursor.play(cursor.current.position.parse_move("e4"))
    assert texts(cursor.record.nodes()) == ["", "f1", "e3", "v2", "e4"]


def test_the_rules_end_a_game() -> None:
    record = played(TET, ["v4"], fen=LAST_MOVE).record
    outcome = record.last.position.outcome
    assert outcome is not None
    assert record.result == Result(outcome.winner, Reason.RULES)


def test_players_end_a_game_and_go_on() -> None:
    record = GameRecord(TET)
    record.end(1, Reason.RESIGNATION)
    assert record.result == record.ended == Result(1, Reason.RESIGNATION)
    record.reopen()
    assert record.result.reason is Reason.UNFINISHED


def test_the_result_is_that_of_the_line_wherever_someone_looks() -> None:
    cursor = played(TET, ["v4"], fen=LAST_MOVE)
    cursor.back()
    assert cursor.record.result.reason is Reason.RULES
    assert Cursor(cursor.record).whole_line() == list(cursor.record.line)


@pytest.mark.parametrize("uid", ["ring-majority/tet", "ring-majority/cube", "loops-n-leaps/8"])
def test_a_stone_that_two_rings_take_counts_once(uid: str) -> None:
    rng, twice, losses = random.Random(2), 0, 0
    node = GameRecord(uid, 2).root
    for _ in range(150):
        legal = node.position.legal_moves
        if not legal:
            break
        node = node.play(rng.choice(legal))
        assert node.played is not None
        captures = node.played.before.captures(node.played.move)
        sites = [site for capture in captures for site in capture.taken]
        twice += len(sites) > len(set(sites))
        assert node.taken == len(set(sites))
        if uid.startswith("ring-majority"):
            own = node.seat + 1
            before, after = (each.stones for each in (node.played.before, node.position))
            assert (after == own).sum() == (before == own).sum() + 1 - node.lost
            losses += node.lost > 0
    assert (twice and losses) or uid == "loops-n-leaps/8"
