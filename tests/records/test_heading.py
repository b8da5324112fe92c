"""Who played, at what event, where and when: in every format that has room for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ringrealms3d as rr
from ringrealms3d.records.game_files import FORMATS
from ringrealms3d.records.record import SAID_REASONS, GameRecord

_NAMES = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=30).map(str.strip)
_DATES = st.sampled_from(["", "2026", "2026-11", "2026-11-24", "0001-01-01"])
_RESULTS = st.none() | st.tuples(
    st.sampled_from([0, 1, None]), st.sampled_from(sorted(SAID_REASONS))
)


@pytest.mark.few(2)
@pytest.mark.parametrize("ending", [".json", ".rrsgf", ".sgf"])
@given(players=st.tuples(_NAMES, _NAMES), event=_NAMES, place=_NAMES, date=_DATES, ended=_RESULTS)
def test_what_is_said_of_a_game_comes_back(
    ending: str,
    players: tuple[str, str],
    event: str,
    place: str,
    date: str,
    ended: tuple[int | None, rr.Reason] | None,
) -> None:
    record = GameRecord("loop/mini")
    record.root.play("1b3")
    record.players, record.event, record.place, record.date = players, event, place, date
    if ended is not None:
        record.end(*ended)
    kind = FORMATS[ending]
    again = kind.read(kind.decode(kind.write(record).encode(), "game"), "game")
    assert (again.players, again.event, again.place, again.date) == (players, event, place, date)
    assert again.result == record.result


def test_text_files_say_that_event_and_place_are_left_out(tmp_path: Path) -> None:
    record = GameRecord("loop/mini")
    record.event, record.place = "Club final", "Vienna"
    assert {"the event", "the place"} <= set(FORMATS[".txt"].left_out(record))


def test_other_programs_find_event_and_place_under_their_names() -> None:
    record = GameRecord("loop/mini")
    record.event, record.place = "Club final", "Vienna"
    text = rr.format_game(record, "sgf")
    assert "EV[Club final]" in text
    assert "PC[Vienna]" in text
