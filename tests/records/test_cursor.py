"""A cursor in a game: it plays, goes back, goes on, and leaves the nodes as they are."""

from __future__ import annotations

import gc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.position import Position
from ringrealms3d.games import start
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.node import CHECKPOINT_EVERY
from ringrealms3d.records.record import GameRecord
from tests.records.opened import played, texts

TET = "ring-majority/tet"
Path = tuple[Move, ...]


def cursor_after(*names: str) -> Cursor:
    """Return a cursor in which these moves were played on tet."""
    cursor = Cursor(GameRecord(TET))
    play(cursor, *names)
    return cursor


def play(cursor: Cursor, *names: str) -> None:
    for name in names:
        cursor.play(cursor.current.position.parse_move(name))


def names(moves: list[Move]) -> list[str]:
    return [start(TET).format_move(move) for move in moves]


def children(cursor: Cursor) -> list[str]:
    return names([child.move for child in cursor.current.children if child.move])


def line(cursor: Cursor) -> list[str]:
    return names([node.move for node in cursor.line() if node.move])


def test_a_new_cursor_is_its_root() -> None:
    cursor = Cursor(GameRecord(TET))
    assert cursor.current is cursor.record.root
    assert cursor.line() == []
    assert cursor.record.root.played is None
    assert not cursor.back()
    assert not cursor.forward()
    assert cursor.current is cursor.record.root


def test_playing_goes_on_and_going_back_returns() -> None:
    cursor = cursor_after("f1", "e3")
    assert line(cursor) == ["f1", "e3"]
    assert cursor.current.position == start(TET).play(Move(0)).play(Move(6))
    assert cursor.back()
    assert line(cursor) == ["f1"]
    assert cursor.back()
    assert not cursor.back()
    assert cursor.current is cursor.record.root
    assert cursor.forward()
    assert cursor.forward()
    assert not cursor.forward()
    assert line(cursor) == ["f1", "e3"]


def test_a_node_knows_how_it_was_reached() -> None:
    cursor = cursor_after("f1", "v2")
    played = cursor.current.played
    assert played is not None
    assert played.before == start(TET).play(Move(0))
    assert played.before.play(played.move) == cursor.current.position


def test_playing_a_move_again_keeps_one_child_in_its_place_and_prefers_it() -> None:
    cursor = cursor_after("f1", "e3")
    first = cursor.record.root.children[0]
    for name in ("f2", "f3", "f1"):
        while cursor.back():
            pass
        play(cursor, name)
    assert cursor.current is first
    assert texts(cursor.record.root.children) == ["f1", "f2", "f3"]
    assert children(cursor) == ["e3"]
    assert cursor.record.preferred(cursor.record.root) is first


def test_forward_follows_the_line_played_last() -> None:
    cursor = cursor_after("f1")
    cursor.back()
    play(cursor, "f2", "f3")
    cursor.back()
    cursor.back()
    cursor.forward()
    cursor.forward()
    assert line(cursor) == ["f2", "f3"]


def test_an_illegal_move_changes_nothing() -> None:
    cursor = cursor_after("f1", "e3")
    cursor.back()
    before = cursor.current
    with pytest.raises(IllegalMove, match="f1 holds a red stone"):
        cursor.play(Move(0))
    assert cursor.current is before
    assert children(cursor) == ["e3"]


def test_nothing_is_played_after_the_end() -> None:
    cursor = played(TET, fen="rrrr/bbbbbb/rrr1:r:5,5")
    play(cursor, "v4")
    end = cursor.current
    with pytest.raises(IllegalMove, match="the game is over"):
        cursor.play(Move(13))
    assert cursor.current is end
    assert end.children == []


class Model:
    """A game as a plain table: for each path of moves, those after it, and the one played last."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.path: Path = ()
        self.after: dict[Path, list[Move]] = {}
        self.latest: dict[Path, Move] = {}

    def play(self, move: Move) -> None:
        known = self.after.setdefault(self.path, [])
        known += [move] * (move not in known)
        self.latest[self.path] = move
        self.path += (move,)

    def back(self) -> None:
        self.path = self.path[:-1]

    def forward(self) -> None:
        if self.path in self.latest:
            self.path += (self.latest[self.path],)

    def standing(self) -> Position:
        position = self.position
        for move in self.path:
            position = position.play(move)
        return position


@given(st.lists(st.sampled_from(["back", "forward"]) | st.integers(0, 3), max_size=40))
def test_a_cursor_behaves_like_a_table_of_paths(steps: list[str | int]) -> None:
    cursor, model = Cursor(GameRecord(TET)), Model(start(TET))
    for step in steps:
        legal = model.standing().legal_moves
        if step == "back":
            assert cursor.back() == bool(model.path)
            model.back()
        elif step == "forward":
            assert cursor.forward() == bool(model.after.get(model.path))
            model.forward()
        elif isinstance(step, int) and legal:
            cursor.play(legal[step % len(legal)])
            model.play(legal[step % len(legal)])
        assert tuple(node.move for node in cursor.line()) == model.path
        assert [node.move for node in cursor.current.children] == model.after.get(model.path, [])
        assert cursor.current.position == model.standing()


def test_the_whole_line_goes_past_the_cursor() -> None:
    cursor = cursor_after("f1", "e3", "v2")
    cursor.back()
    cursor.back()
    assert names([node.move for node in cursor.whole_line() if node.move]) == ["f1", "e3", "v2"]
    assert line(cursor) == ["f1"]


@pytest.mark.parametrize("ply", range(4))
def test_going_to_a_ply_keeps_the_line(ply: int) -> None:
    cursor = cursor_after("f1", "e3", "v2")
    cursor.back()
    cursor.go_to(ply)
    assert line(cursor) == ["f1", "e3", "v2"][:ply]
    cursor.go_to(3)
    assert line(cursor) == ["f1", "e3", "v2"]


@pytest.mark.parametrize("ply", [-1, 4])
def test_going_beyond_the_line_changes_nothing(ply: int) -> None:
    cursor = cursor_after("f1", "e3", "v2")
    cursor.back()
    with pytest.raises(ValueError, match=f"no ply {ply}"):
        cursor.go_to(ply)
    assert line(cursor) == ["f1", "e3"]


def positions() -> int:
    """Return how many positions there are in memory."""
    gc.collect()
    return sum(isinstance(each, Position) for each in gc.get_objects())


def test_a_long_game_keeps_few_positions_and_knows_all() -> None:
    cursor, expected = Cursor(GameRecord("loophole-2d/14")), [start("loophole-2d/14")]
    while len(expected) < 100:
        move = cursor.current.position.legal_moves[0]
        expected.append(expected[-1].play(move))
        cursor.play(move)
    nodes = [cursor.record.root, *cursor.line()]
    for ply in (99, 0, 50, 31, 32, 33, 64, 98, *range(100)):
        assert nodes[ply].position == expected[ply]
        assert nodes[ply].ply == ply
    del nodes
    kept = positions()
    del cursor
    assert kept - positions() < 64 + 100 / CHECKPOINT_EVERY + 2


def test_a_look_at_a_long_game_plays_few_moves_again(monkeypatch: pytest.MonkeyPatch) -> None:
    cursor = Cursor(GameRecord("loophole-2d/14"))
    for _ in range(100):
        cursor.play(cursor.current.position.legal_moves[0])
    counted: list[Move] = []
    play_one = Position.after

    def counting(position: Position, move: Move) -> Position:
        counted.append(move)
        return play_one(position, move)

    monkeypatch.setattr(Position, "after", counting)
    for ply in (33, 20):
        counted.clear()
        assert cursor.line()[ply].position
        assert len(counted) < CHECKPOINT_EVERY
    counted.clear()
    for node in reversed(cursor.line()):
        for _ in range(2):
            assert node.position
    assert len(counted) < len(cursor.line())


def test_a_position_that_is_not_kept_remembers_its_history() -> None:
    cursor = Cursor(GameRecord(TET))
    while len(cursor.line()) < 27 and cursor.current.position.outcome is None:
        cursor.play(cursor.current.position.legal_moves[0])
    played = [(node.text, node.seat) for node in cursor.line()]
    again = Cursor(GameRecord(TET))
    play(again, *(text for text, _ in played))
    assert [(node.text, node.seat) for node in again.line()] == played
    assert again.current.position.state.tobytes() == cursor.current.position.state.tobytes()
