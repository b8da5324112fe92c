"""Game trees: the cursor, branches, and moves that were taken back."""

from __future__ import annotations

import gc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.move import IllegalMove, Move
from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, start
from ringrealms3d.records.tree import CHECKPOINT_EVERY, GameTree

TET = "ring-majority/tet"
Path = tuple[Move, ...]


def tree_after(*names: str) -> GameTree:
    """Return a tree in which these moves were played on tet."""
    tree = GameTree(start(TET))
    play(tree, *names)
    return tree


def play(tree: GameTree, *names: str) -> None:
    for name in names:
        tree.play(tree.current.position.parse_move(name))


def names(moves: list[Move]) -> list[str]:
    return [start(TET).format_move(move) for move in moves]


def children(tree: GameTree) -> list[str]:
    return names([child.move for child in tree.current.children if child.move])


def line(tree: GameTree) -> list[str]:
    return names([node.move for node in tree.line() if node.move])


def test_a_new_tree_is_its_root() -> None:
    tree = GameTree(start(TET))
    assert tree.current is tree.root
    assert tree.line() == []
    assert tree.root.played is None
    assert not tree.back()
    assert not tree.forward()
    assert tree.current is tree.root


def test_playing_goes_on_and_going_back_returns() -> None:
    tree = tree_after("f1", "e3")
    assert line(tree) == ["f1", "e3"]
    assert tree.current.position == start(TET).play(Move(0)).play(Move(6))
    assert tree.back()
    assert line(tree) == ["f1"]
    assert tree.back()
    assert not tree.back()
    assert tree.current is tree.root
    assert tree.forward()
    assert tree.forward()
    assert not tree.forward()
    assert line(tree) == ["f1", "e3"]


def test_a_node_knows_how_it_was_reached() -> None:
    tree = tree_after("f1", "v2")
    played = tree.current.played
    assert played is not None
    assert played.before == start(TET).play(Move(0))
    assert played.before.play(played.move) == tree.current.position


def test_playing_a_move_again_keeps_one_child_and_makes_it_first() -> None:
    tree = tree_after("f1", "e3")
    first = tree.root.children[0]
    for name in ("f2", "f3", "f1"):
        while tree.back():
            pass
        play(tree, name)
    assert tree.current is first
    assert names([child.move for child in tree.root.children if child.move]) == ["f1", "f3", "f2"]
    assert children(tree) == ["e3"]


def test_forward_follows_the_line_played_last() -> None:
    tree = tree_after("f1")
    tree.back()
    play(tree, "f2", "f3")
    tree.back()
    tree.back()
    tree.forward()
    tree.forward()
    assert line(tree) == ["f2", "f3"]


def test_an_illegal_move_changes_nothing() -> None:
    tree = tree_after("f1", "e3")
    tree.back()
    before = tree.current
    with pytest.raises(IllegalMove, match="f1 holds a red stone"):
        tree.play(Move(0))
    assert tree.current is before
    assert children(tree) == ["e3"]


def test_nothing_is_played_after_the_end() -> None:
    tree = GameTree(from_fen(TET, "rrrr/bbbbbb/rrr1:r:5,5"))
    play(tree, "v4")
    end = tree.current
    with pytest.raises(IllegalMove, match="the game is over"):
        tree.play(Move(13))
    assert tree.current is end
    assert end.children == []


class Model:
    """A tree as a plain table: for each path of moves, the moves that were played after it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.path: Path = ()
        self.after: dict[Path, list[Move]] = {}

    def play(self, move: Move) -> None:
        others = [known for known in self.after.get(self.path, []) if known != move]
        self.after[self.path] = [move, *others]
        self.path += (move,)

    def back(self) -> None:
        self.path = self.path[:-1]

    def forward(self) -> None:
        self.path += tuple(self.after.get(self.path, [])[:1])

    def standing(self) -> Position:
        position = self.position
        for move in self.path:
            position = position.play(move)
        return position


@given(st.lists(st.sampled_from(["back", "forward"]) | st.integers(0, 3), max_size=40))
def test_a_tree_behaves_like_a_table_of_paths(steps: list[str | int]) -> None:
    tree, model = GameTree(start(TET)), Model(start(TET))
    for step in steps:
        legal = model.standing().legal_moves
        if step == "back":
            assert tree.back() == bool(model.path)
            model.back()
        elif step == "forward":
            assert tree.forward() == bool(model.after.get(model.path))
            model.forward()
        elif isinstance(step, int) and legal:
            tree.play(legal[step % len(legal)])
            model.play(legal[step % len(legal)])
        assert tuple(node.move for node in tree.line()) == model.path
        assert [node.move for node in tree.current.children] == model.after.get(model.path, [])
        assert tree.current.position == model.standing()


def test_the_whole_line_goes_past_the_cursor() -> None:
    tree = tree_after("f1", "e3", "v2")
    tree.back()
    tree.back()
    assert names([node.move for node in tree.whole_line() if node.move]) == ["f1", "e3", "v2"]
    assert line(tree) == ["f1"]


@pytest.mark.parametrize("ply", range(4))
def test_going_to_a_ply_keeps_the_line(ply: int) -> None:
    tree = tree_after("f1", "e3", "v2")
    tree.back()
    tree.go_to(ply)
    assert line(tree) == ["f1", "e3", "v2"][:ply]
    tree.go_to(3)
    assert line(tree) == ["f1", "e3", "v2"]


@pytest.mark.parametrize("ply", [-1, 4])
def test_going_beyond_the_line_changes_nothing(ply: int) -> None:
    tree = tree_after("f1", "e3", "v2")
    tree.back()
    with pytest.raises(ValueError, match=f"no ply {ply}"):
        tree.go_to(ply)
    assert line(tree) == ["f1", "e3"]


def positions() -> int:
    """Return how many positions there are in memory."""
    gc.collect()
    return sum(isinstance(each, Position) for each in gc.get_objects())


def test_a_long_game_keeps_few_positions_and_knows_all() -> None:
    tree, expected = GameTree(start("loophole-2d/14")), [start("loophole-2d/14")]
    while len(expected) < 100:
        move = tree.current.position.legal_moves[0]
        expected.append(expected[-1].play(move))
        tree.play(move)
    nodes = [tree.root, *tree.line()]
    for ply in (99, 0, 50, 31, 32, 33, 64, 98, *range(100)):
        assert nodes[ply].position == expected[ply]
        assert nodes[ply].ply == ply
    del nodes
    kept = positions()
    del tree
    assert kept - positions() < 64 + 100 / CHECKPOINT_EVERY + 2


def test_a_position_that_is_not_kept_remembers_its_history() -> None:
    tree = GameTree(start(TET))
    while len(tree.line()) < 27 and tree.current.position.outcome is None:
        tree.play(tree.current.position.legal_moves[0])
    played = [(node.text, node.seat) for node in tree.line()]
    again = GameTree(start(TET))
    play(again, *(text for text, _ in played))
    assert [(node.text, node.seat) for node in again.line()] == played
    assert again.current.position.state.tobytes() == tree.current.position.state.tobytes()
