"""Figures of games so few and short that they are counted by hand."""

from __future__ import annotations

from itertools import pairwise
from math import prod

import pytest

from ringrealms3d.lab.matches.elo import score
from ringrealms3d.lab.reports import statistics
from ringrealms3d.lab.reports.report import Bars
from tests.lab.reports.small import a_game

WON_EARLY = a_game([0.0, 0.7, 0.5, 0.6, 0.9, 1.0], winner=0)
WON_FROM_BEHIND = a_game([0.1, 0.65, -0.3, -0.5, -1.0], winner=1)
DRAWN = a_game([0.0, 0.3, -0.1, 0.0], winner=None, ending="the same board")
GAMES = [WON_EARLY, WON_FROM_BEHIND, DRAWN, WON_EARLY]


@pytest.mark.parametrize(
    ("values", "winner", "share"),
    [
        ([0.0, 0.7, 0.5, 0.6, 0.9, 1.0], 0, 3 / 5),
        ([0.1, 0.65, -0.3, -0.5, -1.0], 1, 4 / 4),
        ([0.6, 0.6, 1.0], 0, 0.0),
        ([-0.7, -0.59, -0.6, -0.7, -1.0], 1, 2 / 4),
        ([0.0, 0.9, 0.0], None, None),
    ],
)
def test_a_game_is_decided_from_where_the_winner_stays_ahead(
    values: list[float], winner: int | None, share: float | None
) -> None:
    assert statistics.decided_after(a_game(values, winner)) == share


@pytest.mark.parametrize(
    ("values", "changes"),
    [
        ([0.1, 0.3, 0.1, -0.1, -0.3, 0.5], 2),
        ([0.3, 0.2, -0.2, 0.3, 1.0], 0),
        ([0.0, 0.1, 0.0], 0),
        ([-0.21, 0.21, -0.21, 0.21], 3),
    ],
)
def test_the_lead_changes_beyond_a_fifth_on_both_sides(values: list[float], changes: int) -> None:
    assert statistics.lead_changes(a_game(values)) == changes


def test_points_draws_and_endings_are_counted() -> None:
    assert statistics.first_player_share(GAMES) == score([(1.0,), (0.0,), (0.5,), (1.0,)])
    assert statistics.draw_share(GAMES) == score([(1.0,), (0.0,), (0.0,), (0.0,)])


def test_endings_are_counted_by_winner() -> None:
    usual, rare = statistics.endings_of(GAMES)
    assert (usual.reason, usual.wins, usual.draws) == ("the board is full", (2, 1), 0)
    assert usual.share.value == 0.75
    assert (rare.reason, rare.wins, rare.draws) == ("the same board", (0, 0), 1)


def test_lengths_have_mean_median_quartiles_and_bars() -> None:
    length = statistics.lengths(GAMES)  # 5, 4, 3 and 5 plies
    assert (length.count, length.mean.value, length.median.value) == (4, 4.25, 4.5)
    assert (length.quartiles, length.extremes) == ((3.75, 5.0), (3, 5))
    assert length.bars == Bars((2.5, 3.5, 4.5, 5.5), (1, 1, 2))


def test_branching_is_told_ply_by_ply_and_as_the_mean_of_games() -> None:
    games = [
        a_game([0, 0, 0, 1], choices=(4, 2, 3)),
        a_game([0, 0, 1], choices=(6, 4)),
        a_game([0, 1], choices=(8,)),
    ]
    branching = statistics.branching_of(games)
    assert branching.mean.value == pytest.approx((3 + 5 + 8) / 3)
    told = [(each.ply, each.games, each.moves.value) for each in branching.plies]
    assert told == [(0, 3, 6.0), (1, 2, 3.0)]


def test_long_games_are_told_at_some_plies_alone() -> None:
    games = [a_game([0.0] * 1000 + [1.0])] * 2
    plies = [each.ply for each in statistics.branching_of(games).plies]
    assert plies[0] == 0
    assert len(plies) <= 80
    assert {b - a for a, b in pairwise(plies)} == {13}


def test_games_won_from_behind_are_a_share_of_those_won() -> None:
    assert statistics.won_from_behind(GAMES) == score([(1.0,), (0.0,), (0.0,)])
    assert statistics.won_from_behind([DRAWN]) is None


def test_what_was_hardly_ever_won_is_never_decided() -> None:
    assert statistics.decided([DRAWN, WON_EARLY]) is None
    decided = statistics.decided(GAMES)
    assert decided is not None
    assert decided.mean.value == pytest.approx((0.6 + 1.0 + 0.6) / 3)


def test_the_worth_is_the_geometric_mean_of_five_criteria() -> None:
    worth = statistics.worth_of(GAMES)
    five = (
        1 - abs(2 * 2.5 / 4 - 1),  # of four points the first player got two and a half
        3 / 4,
        (0.6 + 1.0 + 1.0 + 0.6) / 4,
        1 / 4,  # the lead changed in one game
        4.25 / 20,
    )
    found = (worth.balance, worth.decisiveness, worth.tension, worth.drama, worth.length)
    assert [each.value for each in found] == pytest.approx(five)
    assert worth.score.value == pytest.approx(100 * prod(five) ** (1 / 5))
    assert all(each.low <= each.value <= each.high for each in (*found, worth.score))


def test_the_bootstrap_agrees_with_the_interval_of_a_share() -> None:
    """For the share of games that are not drawn, of which there is a formula."""
    games = [WON_EARLY] * 700 + [DRAWN] * 300
    found, wilson = statistics.worth_of(games).decisiveness, statistics.draw_share(games)
    assert found.low == pytest.approx(1 - wilson.high, abs=0.004)
    assert found.high == pytest.approx(1 - wilson.low, abs=0.004)


def test_long_and_short_games_are_worth_less() -> None:
    lengths = [
        statistics.worth_of([a_game([0.0] * plies + [1.0])] * 2).length.value
        for plies in (10, 20, 60, 100, 200)
    ]
    assert lengths == [0.5, 1.0, 1.0, 1.0, 0.5]
