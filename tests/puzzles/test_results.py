"""Ratings, streaks and tallies at puzzles."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from math import isclose

import pytest

from ringrealms3d.lab.commands.puzzles import THEMES
from ringrealms3d.puzzles.file import shipped_puzzles
from ringrealms3d.puzzles.glicko import Rating, rated
from ringrealms3d.puzzles.puzzle import Goal, Puzzle
from ringrealms3d.puzzles.results import (
    FIRST_RATING,
    Tally,
    first_rating_of,
    results_of,
)
from ringrealms3d.puzzles.themes import THEME_TITLES, PuzzleTheme, theme_of
from ringrealms3d.puzzles.trial import Grade, Tried
from tests.puzzles.made import ALL, BEST_CAPTURE, HOLD, WIN_IN_TWO

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def tries(*done: tuple[Puzzle, Grade]) -> list[Tried]:
    """Return tries, one a minute."""
    return [
        Tried(puzzle.id, grade, NOON + timedelta(minutes=number))
        for number, (puzzle, grade) in enumerate(done)
    ]


def test_one_game_is_rated_as_by_hand() -> None:
    """The first opponent of Glickman's example, alone: v = 1/(g²E(1-E)), by its formulas."""
    after = rated(Rating(1500.0, 200.0), Rating(1400.0, 30.0), 1.0)
    assert isclose(after.points, 1563.564, abs_tol=0.01)
    assert isclose(after.deviation, 175.403, abs_tol=0.01)
    assert isclose(after.volatility, 0.06, abs_tol=1e-4)


@pytest.mark.parametrize("score", [0.0, 0.5, 1.0])
def test_both_sides_move_in_opposite_directions(score: float) -> None:
    person, puzzle = Rating(1200.0, 120.0), Rating(1200.0, 120.0)
    up, down = rated(person, puzzle, score), rated(puzzle, person, 1 - score)
    assert isclose(up.points - 1200, 1200 - down.points, abs_tol=1e-6)
    assert (up.points > 1200) is (score > 0.5)
    assert up.deviation < 120


@pytest.mark.parametrize("score", [0.0, 1.0])
@pytest.mark.parametrize("gap", [-3000.0, 0.0, 3000.0])
def test_surprises_stay_finite(score: float, gap: float) -> None:
    rating = Rating(1500.0, 350.0)
    for _ in range(200):
        rating = rated(rating, Rating(1500.0 + gap, 50.0), score)
    assert abs(rating.points) < 9000
    assert 0 < rating.deviation < 400
    assert 0 < rating.volatility < 1


def test_nobody_has_results_without_tries() -> None:
    none = results_of(ALL, [])
    assert (none.rating, none.history, none.streak) == (FIRST_RATING, (), 0)
    assert none.unsure


def test_what_is_solved_raises_the_rating_and_lowers_that_of_the_puzzle() -> None:
    results = results_of(ALL, tries((HOLD, Grade.KNOWN)))
    assert results.rating.points > FIRST_RATING.points
    assert results.rating_of(HOLD).points < first_rating_of(HOLD).points
    assert results.rating_of(WIN_IN_TWO) == first_rating_of(WIN_IN_TWO)
    missed, hinted = (
        results_of(ALL, tries((HOLD, grade))).rating.points
        for grade in (Grade.MISSED, Grade.HINTED)
    )
    assert missed < hinted < results.rating.points


def test_only_the_first_try_at_a_puzzle_is_rated() -> None:
    once = results_of(ALL, tries((HOLD, Grade.MISSED)))
    twice = results_of(ALL, tries((HOLD, Grade.MISSED), (HOLD, Grade.KNOWN)))
    assert twice.rating == once.rating
    assert twice.by_theme == once.by_theme
    seen = [Tried(HOLD.id, Grade.KNOWN, NOON, again=True)]
    assert results_of(ALL, seen).rating == FIRST_RATING


def test_streaks_break_with_help_and_misses() -> None:
    done = (HOLD, WIN_IN_TWO, HOLD, BEST_CAPTURE, WIN_IN_TWO)
    grades = (Grade.KNOWN, Grade.KNOWN, Grade.KNOWN, Grade.HINTED, Grade.KNOWN)
    results = results_of(ALL, tries(*zip(done, grades, strict=True)))
    assert (results.streak, results.best_streak) == (1, 3)


def test_tallies_by_theme_and_by_game() -> None:
    done = tries(
        (HOLD, Grade.KNOWN), (WIN_IN_TWO, Grade.MISSED), (BEST_CAPTURE, Grade.HINTED)
    )  # fmt: skip
    results = results_of(ALL, [*done, Tried("gone", Grade.MISSED, NOON)])
    assert results.by_theme == {
        PuzzleTheme.DEFENCE: Tally(known=1),
        PuzzleTheme.WIN_IN_TWO: Tally(missed=1),
        PuzzleTheme.CAPTURE: Tally(hinted=1),
    }
    assert results.by_game == {
        "loop": Tally(known=1, missed=1),
        "ring-majority": Tally(hinted=1),
    }


def test_the_first_puzzle_of_a_day_should_be_easier() -> None:
    results = results_of(ALL, tries((HOLD, Grade.KNOWN)))
    today = NOON.astimezone().date()
    assert results.wanted(today) == results.rating.points
    assert results.wanted(today + timedelta(days=1)) < results.rating.points
    assert results_of(ALL, []).wanted(date(2026, 3, 1)) < FIRST_RATING.points


def test_harder_puzzles_begin_with_higher_ratings() -> None:
    at_once = replace(WIN_IN_TWO, moves=1)
    longer = replace(WIN_IN_TWO, moves=4)
    harder = replace(WIN_IN_TWO, playouts=400)
    points = [first_rating_of(each).points for each in (at_once, WIN_IN_TWO, longer, harder)]
    assert points == sorted(set(points))


def test_every_theme_is_met_and_has_a_name() -> None:
    assert {theme_of(each) for each in shipped_puzzles()} == set(PuzzleTheme) == set(THEME_TITLES)
    assert theme_of(replace(HOLD, goal=Goal.WIN, moves=0)) is PuzzleTheme.WON_ENDGAME
    assert set(PuzzleTheme) == set(THEMES)
