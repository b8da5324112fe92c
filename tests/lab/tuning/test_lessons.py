"""Lessons: what a search liked in the positions of a game with itself."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core.verbs import MOST_PATTERNS
from ringrealms3d.games import variant
from ringrealms3d.lab.tuning import lessons
from ringrealms3d.lab.tuning.lessons import lessons_of_game
from ringrealms3d.lab.tuning.units import Round, do_unit

MINI = "loop/mini"


@pytest.mark.nightly
def test_lessons_hold_patterns_and_shares_of_every_move() -> None:
    lessons = lessons_of_game(MINI, seed=3, playouts=30, weights=None)
    assert len(lessons) > 5
    for lesson in lessons:
        moves, width = lesson.patterns.shape
        assert width <= MOST_PATTERNS
        assert lesson.patterns.min() >= -1
        assert lesson.patterns.max() < variant(MINI).pattern_count
        assert (lesson.patterns[:, 0] >= 0).all()
        assert lesson.shares.shape == (moves,)
        assert abs(lesson.shares.sum() - 1) < 1e-9


def test_every_game_of_every_round_has_a_seed_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def play(_: str, seed: int, *__: object) -> list[lessons.Lesson]:
        seeds.append(seed)
        return []

    monkeypatch.setattr(lessons, "lessons_of_game", play)
    for number in range(3):
        each = Round((MINI,), 4, 10, seed=7, number=number)
        assert each.first_seed == 7 + 4 * number
        (job,) = each.jobs()
        for game in range(4):
            do_unit(job, game)
    assert seeds == list(range(7, 19))


@pytest.mark.nightly
def test_a_seed_fixes_the_game_and_weights_change_it() -> None:
    weights = np.linspace(-2, 2, variant(MINI).pattern_count)
    games = [
        lessons_of_game(MINI, seed, 20, given)
        for seed, given in ((5, None), (5, None), (6, None), (5, weights))
    ]
    shares = [np.concatenate([lesson.shares for lesson in game]).tolist() for game in games]
    assert shares[0] == shares[1]
    assert shares[0] != shares[2]
    assert shares[0] != shares[3]
