"""What is said of puzzles: what is asked, hints, and what is wrong with other moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.puzzles.playing import Attempt
from ringrealms3d.puzzles.puzzle import Puzzle
from ringrealms3d.puzzles.themes import THEME_TITLES, theme_of
from ringrealms3d.puzzles.trial import Answer
from tests.kept_texts import ReadAsKept
from tests.puzzles.made import ALL


def one_of_each() -> list[Puzzle]:
    """Return the first puzzle of each goal and number of moves."""
    kinds = {(p.goal, p.moves): p for p in (*ALL[::-1], *reversed(shipped_puzzles()))}
    return [kinds[kind] for kind in sorted(kinds)]


def said(puzzle: Puzzle) -> Iterator[str]:
    """Yield all that a person may be told."""
    attempt, position = Attempt(puzzle), puzzle.position
    yield f"{puzzle.id}: {puzzle.task} ({THEME_TITLES[theme_of(puzzle)]}; {attempt.about})"
    for _ in range(2):
        hint = attempt.hint()
        yield f"  {hint.sentence} {[position.variant.place_name(x) for x in hint.places]}"
    yield f"  {attempt.show_solution().sentence}"
    texts = [position.format_move(move) for move in position.legal_moves]
    others = [text for text in texts if text not in (*puzzle.answers, puzzle.solution)]
    for text in (puzzle.solution, *list(puzzle.answers)[:1], *others[:1]):
        answers: list[Answer] = []
        Attempt(puzzle).try_move(position.parse_move(text), answers.append)
        yield from (f"  {'right' if each.right else 'wrong'}: {each.sentence}" for each in answers)
    alone = replace(puzzle, answers={})
    for text in list(puzzle.answers)[:1]:
        Attempt(alone).try_move(position.parse_move(text), answers.append)
        yield f"  unanswered: {answers[-1].sentence}"


def test_words(read_as_kept: ReadAsKept) -> None:
    read_as_kept([line for puzzle in one_of_each() for line in said(puzzle)], "puzzle-words")
