"""What an ``info`` line tells."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.move import Move
from ringrealms3d.engine.analysis import Candidate
from ringrealms3d.engine.ugi.info import (
    PROVEN_CP,
    Info,
    centipoints,
    format_info,
    parse_info,
)
from ringrealms3d.engine.ugi.player import _scored

NUMBERS = st.none() | st.integers(0, 10**12)


@pytest.mark.parametrize(
    ("value", "cp"),
    [(0.5, 0), (0.64, 100), (0.36, -100), (10 / 11, 400), (1 / 11, -400), (1.0, 2000)],
)
def test_the_score_is_the_elo_difference(value: float, cp: int) -> None:
    assert centipoints(value) == pytest.approx(cp, abs=0.5)


@given(st.floats(0.0, 1.0))
def test_scores_are_alike_from_both_sides(value: float) -> None:
    assert centipoints(value) == pytest.approx(-centipoints(1.0 - value), abs=1)


@given(
    st.builds(
        Info,
        depth=NUMBERS,
        nodes=NUMBERS,
        nodes_per_second=NUMBERS,
        seconds=NUMBERS.map(lambda number: None if number is None else number / 1000),
        cp=st.none() | st.integers(-30_000, 30_000),
        mate=st.none() | st.integers(-300, 300),
        line=st.lists(st.from_regex(r"[a-z][0-9]", fullmatch=True)).map(tuple),
    )
)
def test_a_line_tells_what_it_was_told(info: Info) -> None:
    assert parse_info(format_info(info)) == info


def test_a_line_reads_as_the_protocol_has_it() -> None:
    info = Info(4, 3000, 139_730, 0.021, cp=118, line=("v1", "f3"))
    line = "info depth 4 nodes 3000 nps 139730 time 21 score cp 118 pv v1 f3"
    assert format_info(info) == line


@pytest.mark.parametrize(
    ("line", "info"),
    [
        ("info seldepth 9 depth 3 hashfull 12", Info(depth=3)),
        ("info depth 3 multipv 2 pv f1", Info(depth=3, rank=2, line=("f1",))),
        ("info score cp -12 lowerbound nodes 5", Info(cp=-12, nodes=5)),
        ("info score mate -4 pv f1", Info(mate=-4, line=("f1",))),
        ("info depth many nodes 5", Info(nodes=5)),
        ("info depth", Info()),
        ("info nodes 9" + "9" * 5000, Info()),
        ("info string depth 7 nodes 5", Info()),
        ("info", Info()),
        ("", Info()),
    ],
)
def test_what_is_not_understood_is_left_out(line: str, info: Info) -> None:
    assert parse_info(line) == info


@given(st.text())
def test_every_line_can_be_read(line: str) -> None:
    parse_info(line)


@pytest.mark.parametrize(
    ("proven", "turn", "winner", "told"),
    [
        ("win", 0, 0, (None, 3)),
        ("win", 1, 1, (None, 3)),
        ("loss", 0, 1, (None, -3)),
        ("win", 0, 1, (PROVEN_CP, None)),  # the line is not the one that wins
        ("win", 1, None, (PROVEN_CP, None)),
        ("loss", 1, None, (-PROVEN_CP, None)),
        ("draw", 0, None, (0, None)),
    ],
)
def test_a_mate_is_told_of_a_line_that_ends_so(
    proven: str, turn: int, winner: int | None, told: tuple[int | None, int | None]
) -> None:
    candidate = Candidate(Move(0), 1, 0.5, 0.0, proven, ())
    scored = _scored(Info(line=("f1", "f2", "f3")), candidate, turn, winner)
    assert (scored.cp, scored.mate) == told
