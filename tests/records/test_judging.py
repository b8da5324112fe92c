"""Judged moves, against lines judged by hand and a second implementation."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.records.judging import (
    SWINGS,
    Judgement,
    judge,
    move_accuracy,
    move_weights,
    review_line,
)
from ringrealms3d.records.node import GLYPHS, Evaluation, GameNode
from tests.records.judged import DRAW, LOSS, WIN, hand_made

FINE, INACCURACY, MISTAKE, BLUNDER = Judgement


def judgements(nodes: list[GameNode]) -> list[Judgement | None]:
    return [None if move is None else move.judgement for move in review_line(nodes).moves]


def test_the_limits_are_those_of_lichess() -> None:
    drops = (0.0, 0.09, 0.1, 0.19, 0.2, 0.29, 0.3, 2.0)
    found = [judge(drop).name for drop in drops]
    assert found == ["FINE", "FINE", *2 * ["INACCURACY"], *2 * ["MISTAKE"], *2 * ["BLUNDER"]]
    assert judge(0.5 - 0.4) is INACCURACY
    assert [judged.glyph for judged in SWINGS] == ["?!", "?", "??"]
    assert {judged.glyph for judged in SWINGS} < set(GLYPHS)


def test_a_drop_counts_for_who_moved() -> None:
    nodes = hand_made([0.0, 0.3, 0.35, 0.1, 0.35, 0.0], seats=[0, 1, 0, 1, 0])
    assert judgements(nodes) == [FINE, FINE, MISTAKE, MISTAKE, BLUNDER]
    twice = hand_made([0.0, 0.3, 0.35, 0.1], seats=[0, 0, 0])
    assert judgements(twice) == [FINE, FINE, MISTAKE]


@pytest.mark.parametrize(
    ("before", "after", "judged"),
    [
        (WIN, LOSS, BLUNDER),
        (WIN, DRAW, BLUNDER),
        (DRAW, LOSS, BLUNDER),
        (WIN, WIN, FINE),
        (DRAW, DRAW, FINE),
        (LOSS, LOSS, FINE),
        (LOSS, 0.4, FINE),
        (LOSS, -0.9, FINE),
        (WIN, 0.95, FINE),
        (WIN, 0.85, INACCURACY),
        (DRAW, 0.4, FINE),
        (DRAW, -0.15, INACCURACY),
        (-0.95, LOSS, FINE),
        (0.2, LOSS, BLUNDER),
        (-0.4, WIN, FINE),
        (-0.4, DRAW, FINE),
        (0.15, DRAW, INACCURACY),
    ],
)
@pytest.mark.parametrize("mover", [0, 1])
def test_what_is_certain_outranks_what_is_estimated(
    before: Evaluation | float, after: Evaluation | float, judged: Judgement, mover: int
) -> None:
    seen = [each if isinstance(each, Evaluation) else Evaluation(each) for each in (before, after)]
    turned = [replace(each, value=each.value_for(mover)) for each in seen]
    assert judgements(hand_made(turned, seats=[mover])) == [judged]


def test_a_certain_win_was_one_all_the_way_that_its_seat_chose() -> None:
    nodes = hand_made([0.1, 0.2, 0.6, WIN], seats=[1, 0, 0])
    assert review_line(nodes).evaluations[1:] == (WIN, WIN, WIN)
    assert review_line(nodes).evaluations[0] == Evaluation(0.1)
    assert judgements(nodes) == [BLUNDER, FINE, FINE]


def test_no_move_leads_out_of_a_certain_result() -> None:
    lost = hand_made([LOSS, -0.2, 0.1], seats=[0, 0])
    assert review_line(lost).evaluations == (LOSS, LOSS, LOSS)
    drawn = hand_made([DRAW, 0.3], seats=[0])
    assert review_line(drawn).evaluations == (DRAW, Evaluation(0.0))


def test_who_moves_to_a_certain_draw_might_have_had_more() -> None:
    assert review_line(hand_made([-0.4, DRAW], seats=[0])).evaluations == (Evaluation(0.0), DRAW)


def test_the_engines_own_move_is_no_mistake() -> None:
    assert judgements(hand_made([Evaluation(0.4, best="m1"), 0.0])) == [FINE]
    assert judgements(hand_made([Evaluation(0.4, best="m2"), 0.0])) == [BLUNDER]
    wrong = Evaluation(1.0, proven=True, best="m1")
    assert judgements(hand_made([wrong, LOSS])) == [BLUNDER]


def test_what_was_not_evaluated_is_not_judged() -> None:
    review = review_line(hand_made([0.0, None, 0.2, 0.6]))
    assert [move is None for move in review.moves] == [True, True, False]
    assert not review.complete
    assert review.accuracy(1) is None
    assert review.mean_loss(1) is None
    assert review_line(hand_made([None])).moves == ()


def test_fresh_evaluations_count_in_place_of_the_nodes_own() -> None:
    nodes = hand_made([0.0, None, 0.0])
    review = review_line(nodes, {nodes[1]: Evaluation(-0.25)})
    assert review.swings == (review.moves[0], review.moves[1])
    assert [move.judgement for move in review.swings] == [MISTAKE, MISTAKE]
    assert nodes[1].evaluation is None


def test_a_drop_of_a_fifth_of_the_chance_costs_more_than_half_of_the_accuracy() -> None:
    assert move_accuracy(0.0) == 100
    assert move_accuracy(0.4) == pytest.approx(41.0, abs=0.1)
    assert move_accuracy(2.0) == 0


def test_each_move_has_a_weight() -> None:
    for count in range(2, 120):
        assert len(move_weights([0.0] * count)) == count - 1


def lila_accuracy(values: list[float], seats: list[int], seat: int) -> float:
    """Return a seat's accuracy as lila's ``gameAccuracy`` puts it, word for word."""
    wins = [50 + 50 * value for value in values]
    size = max(2, min(8, len(seats) // 10))
    windows = [wins[:size]] * (min(size, len(wins)) - 2)
    windows += [wins[at : at + size] for at in range(len(wins) - size + 1)]
    weighted = total = inverse = count = 0.0
    for number, mover in enumerate(seats):
        if mover != seat:
            continue
        mean = sum(windows[number]) / len(windows[number])
        variance = sum((win - mean) ** 2 for win in windows[number]) / len(windows[number])
        weight = min(12.0, max(0.5, math.sqrt(variance)))
        before, after = wins[number], wins[number + 1]
        lost = before - after if seat == 0 else after - before
        raw = 103.1668100711649 * math.exp(-0.04354415386753951 * lost) - 3.166924740191411
        accuracy = 100.0 if lost <= 0 else min(100.0, max(0.0, raw + 1))
        weighted += weight * accuracy
        total += weight
        inverse += 1 / max(1.0, accuracy)
        count += 1
    return (weighted / total + count / inverse) / 2


VALUES = st.lists(st.floats(-1, 1, allow_subnormal=False), min_size=3, max_size=100)


@given(VALUES, st.data())
def test_accuracy_and_counts_are_those_of_a_second_implementation(
    values: list[float], data: st.DataObject
) -> None:
    length = len(values) - 1
    seats = data.draw(st.lists(st.sampled_from((0, 1)), min_size=length, max_size=length))
    review = review_line(hand_made(values, seats))
    for seat in set(seats):
        signed = [value if seat == 0 else -value for value in values]
        drops = [max(0.0, signed[n] - signed[n + 1]) for n in range(length) if seats[n] == seat]
        assert review.accuracy(seat) == pytest.approx(lila_accuracy(values, seats, seat))
        assert review.mean_loss(seat) == pytest.approx(sum(drops) / len(drops))
        assert sum(review.count(seat, each) for each in Judgement) == len(drops)
        blunders = sum(drop > 0.3 + 1e-6 for drop in drops)
        assert blunders <= review.count(seat, BLUNDER) <= sum(d > 0.3 - 1e-6 for d in drops)
