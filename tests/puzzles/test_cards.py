"""Cards: what was missed comes back, later and later while it is known."""

from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.puzzles.cards import Cards
from ringrealms3d.puzzles.trial import Grade, Tried
from tests.subprocesses import ROOT

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
NOTING = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from ringrealms3d.puzzles.cards import Cards
from ringrealms3d.puzzles.trial import Grade
cards = Cards(Path(sys.argv[1]))
for number in range(25):
    cards.note(sys.argv[2] + str(number), Grade.MISSED, datetime(2026, 3, 1, 12, tzinfo=UTC))
"""


def test_what_is_known_gets_no_card(tmp_path: Path) -> None:
    cards = Cards(tmp_path / "cards.json")
    cards.note("easy", Grade.KNOWN, NOW)
    cards.note("half", Grade.HINTED, NOW)
    assert cards.solved == {"easy", "half"}
    assert cards.due(NOW + 1000 * DAY) == ()


def test_what_is_missed_comes_back_later_and_later(tmp_path: Path) -> None:
    path, now, waits = tmp_path / "cards.json", NOW, []
    Cards(path).note("hard", Grade.MISSED, now)
    assert Cards(path).due(now) == ()
    for _ in range(6):
        before = now
        while not Cards(path).due(now):
            now += timedelta(minutes=1) if now - before < DAY / 2 else DAY / 2
        waits.append(now - before)
        Cards(path).note("hard", Grade.KNOWN, now)
    assert waits[0] < timedelta(hours=1)
    assert waits[-1] > 7 * DAY
    assert waits[2:] == sorted(waits[2:])


def test_a_miss_brings_it_back_soon(tmp_path: Path) -> None:
    cards = Cards(tmp_path / "cards.json")
    for days in range(0, 60, 12):
        cards.note("hard", Grade.MISSED if days == 0 else Grade.KNOWN, NOW + days * DAY)
    cards.note("hard", Grade.MISSED, NOW + 60 * DAY)
    assert cards.due(NOW + 61 * DAY) == ("hard",)


def test_the_same_answers_bring_cards_back_at_the_same_time(tmp_path: Path) -> None:
    cards, names = Cards(tmp_path / "cards.json"), {f"p{number}" for number in range(8)}
    for days in range(0, 60, 12):
        for name in names:
            cards.note(name, Grade.MISSED if days == 0 else Grade.KNOWN, NOW + days * DAY)
    seen = [frozenset(cards.due(NOW + days * DAY)) for days in range(49, 400)]
    assert set(seen) == {frozenset(), frozenset(names)}


def test_those_come_first_that_wait_longest(tmp_path: Path) -> None:
    cards = Cards(tmp_path / "cards.json")
    for number in (2, 0, 1):
        cards.note(f"p{number}", Grade.MISSED, NOW + number * DAY)
    assert cards.due(NOW + 9 * DAY) == ("p0", "p1", "p2")


def test_times_of_other_zones(tmp_path: Path) -> None:
    cards = Cards(tmp_path / "cards.json")
    cards.note("hard", Grade.MISSED, NOW.astimezone(timezone(timedelta(hours=9))))
    assert cards.due(NOW + DAY) == ("hard",)
    assert Cards(tmp_path / "cards.json").due(NOW + DAY) == ("hard",)


def test_every_try_at_a_puzzle_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    for day, grade in enumerate((Grade.MISSED, Grade.KNOWN)):
        Cards(path).note("hard", grade, NOW + day * DAY)
    Cards(path).note("easy", Grade.HINTED, NOW)
    first, second, third = Cards(path).tries
    assert first == Tried("hard", Grade.MISSED, NOW)
    assert (second.grade, second.again) == (Grade.KNOWN, True)
    assert (third.puzzle, third.again) == ("easy", False)


def test_what_was_solved_before_tries_were_kept_is_no_first_try(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    path.write_text('{"ringrealms3d": "cards 1", "solved": ["old"]}', encoding="utf-8")
    Cards(path).note("old", Grade.KNOWN, NOW)
    (tried,) = Cards(path).tries
    assert tried.again


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "not a file of puzzle cards"),
        ('{"ringrealms3d": "cards 2"}', "the format is cards 2, not cards 1"),
        (
            '{"ringrealms3d": "cards 1", "cards": {"a": {"state": 9, "due": 1}}}',
            "not a file of puzzle cards",
        ),
        (
            '{"ringrealms3d": "cards 1", "tries": [{"puzzle": "a", "grade": "good"}]}',
            "not a file of puzzle cards",
        ),
        (
            '{"ringrealms3d": "cards 1", "cards": {"a": {"state": 1, "due": "2026-01-01"}}}',
            "not a file of puzzle cards",
        ),
    ],
)
def test_a_broken_file(tmp_path: Path, text: str, named: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UserError, match=named):
        Cards(path).due(NOW)


def test_two_windows_see_and_keep_what_the_other_notes(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    here, there = Cards(path), Cards(path)
    assert not here.solved
    assert not there.solved
    here.note("one", Grade.MISSED, NOW)
    there.note("two", Grade.MISSED, NOW)
    assert set(here.due(NOW + DAY)) == {"one", "two"}
    here.drop("two")
    there.note("three", Grade.KNOWN, NOW)
    assert not Cards(path).has("two")
    assert Cards(path).has("one")
    assert Cards(path).solved == {"three"}


def test_processes_that_note_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "cards.json"
    noting = [
        subprocess.Popen([sys.executable, "-c", NOTING, str(path), name], cwd=ROOT)
        for name in ("left", "right")
    ]
    assert [process.wait(timeout=60) for process in noting] == [0, 0]
    due = Cards(path).due(NOW + DAY)
    assert set(due) == {f"{name}{number}" for name in ("left", "right") for number in range(25)}


def test_what_could_not_be_written_is_written_with_the_next_note(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.write_text("in the way", encoding="utf-8")
    cards = Cards(folder / "cards.json")
    with pytest.raises(UserError, match="folder"):
        cards.note("one", Grade.MISSED, NOW)
    assert cards.has("one")
    folder.unlink()
    cards.note("two", Grade.KNOWN, NOW)
    assert Cards(folder / "cards.json").has("one")
    assert Cards(folder / "cards.json").solved == {"two"}
