"""Whether the first player's advantage falls with size, and which variant is the best game."""

from __future__ import annotations

import msgspec
import pytest

from ringrealms3d.lab.reports.comparing import (
    best_sentences,
    realms_of,
    size_line,
    size_sentences,
)
from ringrealms3d.lab.reports.index_page import index_page
from ringrealms3d.lab.reports.report import VariantReport
from tests.lab.reports.small import a_report, near

BOARDS = {"tet": 14, "cube": 26, "tut": 38, "co": 50, "doe": 62}


def realms(*shares: float) -> list[VariantReport]:
    return [
        a_report(f"ring-majority/{board}", board.title(), size, share)
        for (board, size), share in zip(BOARDS.items(), shares, strict=True)
    ]


@pytest.mark.parametrize(
    ("shares", "answer"),
    [
        ((0.80, 0.72, 0.65, 0.60, 0.57), "Yes: with twice the places"),
        ((0.50, 0.58, 0.66, 0.70, 0.73), "No, it rises: with twice the places"),
        ((0.60, 0.55, 0.62, 0.58, 0.60), "These games do not show it: with twice the places"),
    ],
)
def test_the_answer_is_that_of_the_slopes_interval(shares: tuple[float, ...], answer: str) -> None:
    reports = realms(*shares)
    line = size_line(reports)
    assert line is not None
    text = " ".join(size_sentences(reports, line))
    assert text.startswith(answer)
    assert index_page(reports).blocks
    interval = f"({100 * line.slope.low:+.1f} to {100 * line.slope.high:+.1f})"
    assert interval.replace("-", "−") in text


def test_the_first_player_is_ahead_where_the_interval_is_above_half() -> None:
    reports = realms(0.60, 0.52, 0.45, 0.58, 0.60)
    line = size_line(reports)
    assert line is not None
    text = " ".join(size_sentences(reports, line))
    assert "on 3 of 5 realms, the second player on 1" in text


def test_two_sizes_make_no_line() -> None:
    assert size_line(realms(0.6, 0.6, 0.6, 0.6, 0.6)[:2]) is None


def test_realms_are_sorted_by_size_and_other_games_left_out() -> None:
    reports = [*reversed(realms(0.6, 0.6, 0.6, 0.6, 0.6)), a_report("loop/mini")]
    assert [report.positions for report in realms_of(reports)] == list(BOARDS.values())


def test_the_best_is_named_with_those_whose_intervals_touch() -> None:
    reports = realms(0.6, 0.6, 0.6, 0.6, 0.6)
    scores = (60.0, 80.0, 78.0, 75.0, 50.0)
    for place, score in enumerate(scores):
        worth = msgspec.structs.replace(reports[place].worth, score=near(score, 1.5))
        reports[place] = msgspec.structs.replace(reports[place], worth=worth)
    text = " ".join(best_sentences(reports))
    assert "the best is Cube (ring-majority/cube): 80.0 (78.5 to 81.5) of 100" in text
    assert "may be as good: Tut (78.0)." in text


def test_it_is_told_on_which_criterion_the_choice_hangs() -> None:
    even, drawn = a_report(board="Even"), a_report("loop/mini", board="Drawn")
    even = msgspec.structs.replace(even, worth=msgspec.structs.replace(even.worth, score=near(70)))
    draws = msgspec.structs.replace(drawn.worth, balance=near(0.9), decisiveness=near(0.1))
    drawn = msgspec.structs.replace(drawn, worth=draws)
    text = " ".join(best_sentences([even, drawn]))
    assert "the best is Even" in text
    assert "hangs on the criteria: without decisiveness it is Drawn." in text
