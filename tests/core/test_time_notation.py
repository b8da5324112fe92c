"""Time controls as texts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.time_control import (
    ByoYomi,
    Canadian,
    Fischer,
    PerMove,
    SuddenDeath,
    TimeControl,
)
from ringrealms3d.core.time_notation import format_control, parse_control

KNOWN: dict[str, TimeControl] = {
    "15m": SuddenDeath(900),
    "1h30m": SuddenDeath(5400),
    "1.5s": SuddenDeath(1.5),
    "5m+3s": Fischer(300, 3),
    "5m+3s<6m": Fischer(300, 3, 360),
    "10m+3x30s": ByoYomi(600, 3, 30),
    "0s+5x10s": ByoYomi(0, 5, 10),
    "10m+20/5m": Canadian(600, 20, 300),
    "30s/move": PerMove(30),
}


def capped(one: float, increment: float, other: float) -> Fischer:
    return Fischer(min(one, other), increment, max(one, other))


TIMES = st.integers(1, 86_400_000).map(lambda milliseconds: milliseconds / 1000)
COUNTS = st.integers(1, 1000)
CONTROLS = st.one_of(
    st.builds(SuddenDeath, TIMES),
    st.builds(Fischer, TIMES, TIMES),
    st.builds(capped, TIMES, TIMES, TIMES),
    st.builds(ByoYomi, st.just(0.0) | TIMES, COUNTS, TIMES),
    st.builds(Canadian, st.just(0.0) | TIMES, COUNTS, TIMES),
    st.builds(PerMove, TIMES),
)


@pytest.mark.parametrize("text", KNOWN)
def test_known_texts(text: str) -> None:
    assert parse_control(text) == KNOWN[text]
    assert format_control(KNOWN[text]) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("5+3", "5m+3s"),
        (" 5M + 3 S ", "5m+3s"),
        ("90s", "1m30s"),
        ("5+3<6", "5m+3s<6m"),
        ("10+3×30", "10m+3x30s"),
        ("10+20/5m", "10m+20/5m"),
        ("30/move", "30s/move"),
        ("0.5", "30s"),
        ("10 min", "10m"),
        ("1 hour 30 minutes + 5 sec", "1h30m+5s"),
    ],
)
def test_people_may_write_less(text: str, canonical: str) -> None:
    assert format_control(parse_control(text)) == canonical


@given(CONTROLS)
def test_every_control_comes_back_from_its_text(control: TimeControl) -> None:
    assert parse_control(format_control(control)) == control


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (" ", "no time control: write one as in 15m, 5m\\+3s"),
        ("soon", "'soon' is not a time control"),
        ("5m+", "not a time control"),
        ("5m3", "'5m3' is not a time such as 1h30m"),
        ("3s5m", "not a time such as"),
        (".", "not a time such as"),
        ("25h", "the main time must be at most 24 hours"),
        ("0", "the main time must be at least 0.001 s"),
        ("5m+3s<1m", "the cap is below the main time"),
        ("5m+0x3s", "1 to 1000 periods"),
        ("5m" * 1000, "not a time control"),
    ],
)
def test_what_is_wrong_is_told(text: str, told: str) -> None:
    with pytest.raises(UserError, match=told):
        parse_control(text)


@given(st.text("0123456789hms.+<x/move ", max_size=20))
def test_any_text_is_a_control_or_refused(text: str) -> None:
    try:
        control = parse_control(text)
    except UserError:
        return
    assert parse_control(format_control(control)) == control
