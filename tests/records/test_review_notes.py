"""What a review tells of bad moves, and writing it into the game."""

from __future__ import annotations

import pytest

from ringrealms3d.records.json_file import format_json_game, read_json_game
from ringrealms3d.records.judging import Review, review_line
from ringrealms3d.records.node import Evaluation
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.review_notes import note_review
from ringrealms3d.records.sgf.file import format_sgf_game, read_sgf_game
from tests.records.opened import played, texts

MOVES = ["v1", "v2", "v3"]


def reviewed(*told: Evaluation) -> tuple[GameRecord, Review]:
    """Return a game with these evaluations of its positions, and its review."""
    record = played("ring-majority/tet", MOVES[: len(told) - 1]).record
    nodes = (record.root, *record.line)
    for node, evaluation in zip(nodes, told, strict=True):
        node.evaluation = evaluation
    return record, review_line(nodes)


def told(value: float, *line: str) -> Evaluation:
    return Evaluation(value, best=line[0] if line else "", expected=line[1:])


def test_a_bad_move_tells_what_was_better_and_its_line() -> None:
    record, review = reviewed(told(0.5, "e1", "e2"), told(-0.5), told(-0.5))
    bad, fine = review.moves
    assert bad is not None
    assert fine is not None
    assert (bad.better, bad.line, bad.chance_lost) == ("e1", ("e1", "e2"), 0.5)
    assert record.start.format_line(bad.better_line) == "1. e1 e2"
    assert (fine.better, fine.line, fine.better_line) == ("", (), ())


def test_the_engines_own_move_has_no_better_line() -> None:
    _, review = reviewed(told(0.5, "v1", "e2"), told(-0.5))
    assert review.moves[0] is not None
    assert review.moves[0].line == ()


@pytest.mark.parametrize(
    ("line", "playable"),
    [(("e1", "e1", "e2"), 1), (("nowhere", "e1"), 0), (("e1", "e2", "nowhere"), 2)],
)
def test_a_line_is_followed_as_far_as_it_can_be_played(
    line: tuple[str, ...], playable: int
) -> None:
    _, review = reviewed(told(0.5, *line), told(-0.5))
    assert review.moves[0] is not None
    assert len(review.moves[0].better_line) == playable


def test_notes_and_lines_are_written_and_taken_back_in_one_step() -> None:
    record, review = reviewed(told(0.5, "e1", "e2"), told(-0.5), told(0.0, "f1"), told(-0.2))
    first, second, third = record.line
    first.comment, second.glyph = "My idea.", "!"
    before = format_json_game(record)
    edit = note_review(record, review)
    assert edit is not None
    assert first.comment == (
        "My idea.\nA blunder: it lost 50 % of the chance to win. e1 was better."
    )
    assert second.comment == "A blunder: it lost 25 % of the chance to win."
    assert third.comment == "A mistake: it lost 10 % of the chance to win. f1 was better."
    assert [node.glyph for node in record.line] == ["??", "!", "?"]
    assert texts(record.line) == MOVES
    _, better = record.root.children
    assert (better.text, texts(better.children)) == ("e1", ["e2"])
    after = format_json_game(record)
    edit.take_back(record)
    assert format_json_game(record) == before
    edit.make(record)
    assert format_json_game(record) == after


def test_a_second_review_replaces_its_notes_and_no_others() -> None:
    record, review = reviewed(told(0.5, "e1"), told(-0.5))
    note_review(record, review)
    assert note_review(record, review) is None
    record.root.evaluation = told(-0.3, "e1")
    note_review(record, review_line((record.root, *record.line)))
    assert record.last.comment == "A mistake: it lost 10 % of the chance to win. e1 was better."
    assert len(record.root.children) == 2


def test_files_keep_the_expected_line() -> None:
    record, _ = reviewed(told(0.5, "e1", "e2", "f1"), told(-0.5))
    for again in (
        read_sgf_game(format_sgf_game(record), "game.rrsgf"),
        read_json_game(format_json_game(record), "game.json"),
    ):
        assert again.root.evaluation == record.root.evaluation
