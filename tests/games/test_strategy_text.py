"""What the pages of basic strategy claim of their diagrams, checked by the rules."""

from __future__ import annotations

import ringrealms3d as rr
from ringrealms3d.core.position import Position
from ringrealms3d.courses.threats import threats, winning_moves
from ringrealms3d.games.diagrams import diagrams_in


def shown(game: str, words: str) -> Position:
    """Return the position of the diagram whose caption begins with some words."""
    diagrams = diagrams_in(rr.get_game(game).strategy_text)
    return next(each.position for each in diagrams if each.caption.startswith(words))


def wins(position: Position) -> set[str]:
    return set(map(position.format_move, winning_moves(position)))


def play(position: Position, text: str) -> Position:
    return position.play(position.parse_move(text))


def test_ring_majority_fills_a_corner() -> None:
    position = shown("ring-majority", "Red could fill e12")
    (capture,) = position.captures(position.parse_move("e12"))
    assert len(capture.taken) == 2
    blue = rr.from_fen(position.uid, position.fen().replace(":r:", ":b:"))
    assert blue.captures(blue.parse_move("e12")) == ()


def test_loop_threatens_twice_and_is_stopped_at_the_top() -> None:
    double = play(shown("loop", "Black to play wins with 2b4"), "2b4")
    sites = {double.board.sites[site] for site in threats(double, 0)}
    assert sites == {"2a4", "2b3"}
    assert wins(double) == set()
    white = shown("loop", "White must play 2b3")
    kept = [m for m in white.legal_moves if not wins(white.play(m))]
    assert list(map(white.format_move, kept)) == ["2b3"]


def test_path_tiles_wins_with_a_free_turn() -> None:
    position = shown("path-tiles", "Red lays the third tile")
    after = play(position, "3@g5")
    assert after.turn == 0
    assert {text.partition("@")[2] for text in wins(after)} == {"g6"}
    blue = shown("path-tiles", "Blue to play")
    stopped = play(blue, "4@f6")
    assert threats(stopped, 0) == frozenset()


def test_loops_n_leaps_closes_and_turns() -> None:
    assert wins(shown("loops-n-leaps", "White wins on k8")) == {"k8"}
    position = shown("loops-n-leaps", "White leaps from i8")
    captures = position.captures(position.parse_move("i8-i10"))
    assert sum(len(capture.taken) for capture in captures) == 5


def test_loophole_wins_by_another_node() -> None:
    position = shown("loophole-2d", "One more stone wins")
    assert wins(position) == {"g10"}
    assert play(position, "m6").outcome is None
