"""Games with clocks: what runs when, what is noted, and what is lost."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from ringrealms3d.core.time_control import (
    ByoYomi,
    Fischer,
    PerMove,
    SuddenDeath,
    TimeControl,
    TimeLeft,
)
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.edits import delete
from ringrealms3d.records.json_file import format_json_game, read_json_game
from ringrealms3d.records.record import GameRecord, Reason, Result
from ringrealms3d.session.autosave import Autosave, load_game
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import Computer, Human
from tests.session.stopped_time import StoppedTime

TET = "ring-majority/tet"
MINUTE = SuddenDeath(60)
PEOPLE = Human(), Human()


class Table:
    """A session with clocks, and the time."""

    def __init__(self, control: TimeControl | None, *players: Human | Computer) -> None:
        self.time = StoppedTime()
        self.session = GameSession(TET, now=self.time)
        first, second = players or PEOPLE
        self.session.new_game(TET, (first, second), control)
        self.changes: list[Change] = []
        self.session.changed.connect(self.changes.append)

    def play(self, *steps: tuple[float, str]) -> None:
        """Let seats think for so many seconds and then move."""
        for seconds, text in steps:
            self.time.pass_by(seconds)
            self.session.play(self.session.position.parse_move(text))

    def seconds(self) -> tuple[float, float]:
        times = self.session.times
        assert times is not None
        return times[0].seconds, times[1].seconds

    def running(self) -> int | None:
        return self.session.timing.running

    def noted(self) -> list[tuple[str, float | None]]:
        return [(node.text, node.clock) for node in self.session.line]


def test_a_game_without_clocks_has_none() -> None:
    table = Table(None)
    table.play((500, "v1"), (500, "v2"))
    assert table.session.times is None
    assert table.running() is None
    assert table.noted() == [("v1", None), ("v2", None)]
    assert not table.session.lose_on_time()


def test_the_clock_starts_with_the_first_move() -> None:
    table = Table(MINUTE)
    table.time.pass_by(100)
    assert table.seconds() == (60, 60)
    table.play((0, "v1"))
    table.time.pass_by(7)
    assert table.seconds() == (60, 53)
    assert table.running() == 1


def test_each_move_notes_what_was_left() -> None:
    table = Table(Fischer(60, 5))
    table.play((9, "v1"), (10, "v2"), (20.0004, "v3"), (0, "v4"))
    assert table.noted() == [("v1", 60), ("v2", 50), ("v3", 45), ("v4", 55)]
    assert table.seconds() == pytest.approx((49.9996, 60))


def test_overtime_is_noted_too() -> None:
    table = Table(ByoYomi(10, 3, 5))
    table.play((0, "v1"), (17, "v2"))
    assert (table.session.node.clock, table.session.node.overtime) == (3, 2)
    assert table.session.times == (TimeLeft(10), TimeLeft(5, 2))


def test_a_seat_that_moves_twice_goes_on_with_its_own_time() -> None:
    time = StoppedTime()
    session = GameSession("path-tiles/free-turns", now=time)
    session.new_game(session.uid, PEOPLE, SuddenDeath(600))
    runs = []
    while session.outcome is None:
        time.pass_by(1)
        session.play(session.position.legal_moves[0])
        runs.append(session.timing.running)
        if session.outcome is None:
            assert session.timing.running == session.position.turn
    moved = [node.seat for node in session.line]
    assert any(one == other for one, other in pairwise(moved))
    used = [sum(seat == mover for mover in moved[1:]) for seat in (0, 1)]
    assert session.timing.times == (TimeLeft(600 - used[0]), TimeLeft(600 - used[1]))


def test_time_that_runs_out_loses() -> None:
    table = Table(MINUTE)
    table.play((0, "v1"))
    table.time.pass_by(59.9)
    assert not table.session.lose_on_time()
    table.time.pass_by(0.1)
    assert table.session.lose_on_time()
    assert table.session.record.result == Result(0, Reason.TIME)
    assert table.changes[-1].what is What.TIMED_OUT
    assert table.seconds() == (60, 0)
    assert table.session.outcome is not None
    assert table.session.outcome.reason == "Blue lost on time"
    assert not table.session.lose_on_time()


def test_a_move_that_comes_too_late_is_not_played() -> None:
    table = Table(MINUTE)
    table.play((0, "v1"), (60, "v2"))
    assert [node.text for node in table.session.line] == ["v1"]
    assert table.session.record.result == Result(0, Reason.TIME)


def test_the_end_by_the_rules_stops_the_clock() -> None:
    table = Table(MINUTE)
    while table.session.outcome is None:
        table.time.pass_by(1)
        table.session.play(table.session.position.legal_moves[0])
    left = table.seconds()
    table.time.pass_by(1000)
    assert table.running() is None
    assert table.seconds() == left
    table.session.go_to(2)
    assert table.seconds() == (60, 59)
    assert not table.session.lose_on_time()


def test_a_move_tried_out_in_a_finished_game_notes_no_time() -> None:
    table = Table(MINUTE)
    while table.session.outcome is None:
        table.session.play(table.session.position.legal_moves[0])
    table.session.go_to(1)
    table.session.play(table.session.position.legal_moves[-1])
    assert table.session.node.clock is None
    assert table.running() is None


def test_moves_that_were_taken_back_are_no_part_of_a_game_lost_on_time_then() -> None:
    table = Table(MINUTE)
    table.play((1, "f1"), (1, "e3"), (1, "v2"))
    table.session.undo()
    table.time.pass_by(61)
    assert table.session.lose_on_time()
    assert [node.text for node in table.session.record.line] == ["f1", "e3"]
    assert table.session.record.result == Result(1, Reason.TIME)
    table.session.undo()
    assert [node.text for node in table.session.record.line] == ["f1", "e3", "v2"]


def test_a_resignation_stops_the_clock_and_undo_starts_it() -> None:
    table = Table(MINUTE)
    table.play((0, "v1"))
    table.session.resign()
    table.time.pass_by(100)
    assert table.seconds() == (60, 60)
    table.session.undo()
    table.time.pass_by(2)
    assert table.seconds() == (60, 58)


def test_a_pause_halts_the_clock_and_a_move_ends_it() -> None:
    table = Table(MINUTE)
    table.play((0, "v1"), (10, "v2"))
    table.time.pass_by(5)
    table.session.pause()
    table.time.pass_by(1000)
    assert table.seconds() == (55, 50)
    table.session.go_on()
    table.time.pass_by(5)
    assert table.seconds() == (50, 50)
    table.session.pause()
    table.play((100, "v3"))
    assert not table.session.paused
    table.time.pass_by(1)
    assert table.seconds() == (50, 49)


def test_undo_gives_back_the_time() -> None:
    table = Table(Fischer(60, 5))
    table.play((0, "v1"), (10, "v2"), (20, "v3"))
    table.time.pass_by(30)
    table.session.undo()
    assert table.seconds() == (65, 55)
    table.time.pass_by(1)
    assert table.seconds() == (64, 55)
    table.session.redo()
    assert table.seconds() == (50, 55)
    for _ in range(3):
        table.session.undo()
    assert table.seconds() == (60, 60)
    assert table.running() is None


def test_a_loss_on_time_is_taken_back() -> None:
    table = Table(MINUTE)
    table.play((0, "v1"), (10, "v2"), (60, "v3"))
    assert table.session.finished
    table.session.undo()
    assert table.session.outcome is None
    assert table.seconds() == (60, 50)
    assert [node.text for node in table.session.line] == ["v1", "v2"]


def test_looking_back_stops_no_person_s_clock() -> None:
    table = Table(MINUTE)
    table.play((0, "v1"), (10, "v2"))
    table.session.go_to(0)
    table.time.pass_by(10)
    assert table.seconds() == (50, 50)
    table.time.pass_by(50)
    assert table.session.lose_on_time()
    assert table.session.node.text == "v2"
    assert table.session.record.result == Result(1, Reason.TIME)


def test_a_computer_s_clock_stands_still_while_it_rests() -> None:
    table = Table(MINUTE, Human(), Computer(1))
    table.play((0, "v1"), (5, "v2"), (5, "v3"))
    table.session.go_to(1)
    table.time.pass_by(1000)
    assert table.seconds() == (55, 55)
    table.session.go_to(3)
    table.time.pass_by(1)
    assert table.seconds() == (55, 54)


def test_a_move_in_an_earlier_position_has_the_time_noted_there() -> None:
    table = Table(MINUTE)
    table.play((0, "v1"), (10, "v2"), (20, "v3"), (30, "v4"))
    table.session.go_to(2)
    table.play((7, "e1"))
    assert table.session.node.clock == 60
    assert table.seconds() == (60, 50)
    assert table.running() == 1


def test_deleting_the_last_move_gives_back_its_time() -> None:
    table = Table(MINUTE)
    table.play((0, "v1"), (10, "v2"), (20, "v3"))
    table.session.edit(delete(table.session.record, table.session.node))
    assert table.seconds() == (60, 50)
    assert table.running() == 0


def test_a_new_game_has_its_own_control_and_the_one_before_comes_back_as_it_was() -> None:
    table = Table(MINUTE)
    table.play((0, "v1"), (10, "v2"))
    table.time.pass_by(5)
    table.session.new_game(TET, PEOPLE, PerMove(30))
    assert table.session.record.time_control == "30s/move"
    table.time.pass_by(1000)
    assert table.seconds() == (30, 30)
    table.session.undo()
    assert table.seconds() == (55, 50)
    assert table.running() == 0


def test_the_record_keeps_control_times_and_loss_in_its_file() -> None:
    table = Table(ByoYomi(10, 2, 5))
    table.play((0, "v1"), (12, "v2"), (100, "v3"))
    text = format_json_game(table.session.record)
    record = read_json_game(text, "test")
    assert format_json_game(record) == text
    assert record.time_control == "10s+2x5s"
    assert record.result == Result(1, Reason.TIME)
    assert [(node.clock, node.overtime) for node in record.line] == [(10, None), (3, 2)]


@pytest.mark.parametrize(("text", "told"), [("soon", "time_control: 'soon' is no"), ("25h", "24")])
def test_a_file_with_another_control_is_refused(text: str, told: str) -> None:
    document = {"ringrealms3d": "game 1", "variant": TET, "nodes": [{}], "time_control": text}
    with pytest.raises(ValueError, match=told):
        read_json_game(json.dumps(document), "test")


def test_a_game_from_a_file_waits_to_go_on() -> None:
    table = Table(None)
    record = GameRecord(TET)
    record.time_control = "1m"
    cursor = Cursor(record)
    for text, clock in (("v1", 60.0), ("v2", 40.0), ("v3", 55.5)):
        cursor.play(cursor.current.position.parse_move(text))
        cursor.current.clock = clock
    table.session.open_game(OpenGame(cursor, PEOPLE))
    table.time.pass_by(100)
    assert table.session.paused
    assert table.seconds() == (55.5, 40)
    table.session.go_on()
    table.time.pass_by(1)
    assert table.seconds() == (55.5, 39)


def test_a_game_lost_on_time_in_a_file_shows_no_time_at_its_end() -> None:
    table = Table(MINUTE)
    table.play((0, "v1"), (10, "v2"), (60, "v3"))
    record = read_json_game(format_json_game(table.session.record), "test")
    table.session.open_game(OpenGame(Cursor(record, record.last), PEOPLE))
    assert not table.session.paused
    assert table.seconds() == (0, 50)
    table.session.go_to(1)
    assert table.seconds() == (60, 60)


@pytest.mark.parametrize("clock", [1e300, 0.0, -5.0])
def test_no_time_in_a_file_is_too_odd(clock: float) -> None:
    table = Table(None)
    record = GameRecord(TET)
    record.time_control = "10s+3x5s"
    cursor = Cursor(record)
    cursor.play(cursor.current.position.legal_moves[0])
    cursor.current.clock = clock
    table.session.restore(OpenGame(cursor, PEOPLE))
    table.time.pass_by(5)
    assert 0 < table.seconds()[0] < 1e6


def test_the_saved_game_has_the_time_that_is_left(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = Table(ByoYomi(60, 3, 30))
    autosave = Autosave(table.session, path)
    table.play((0, "v1"), (70, "v2"))
    table.session.go_to(1)
    table.time.pass_by(8)
    autosave.close()
    saved = load_game(path)
    assert saved is not None
    other = Table(None)
    other.session.restore(saved)
    assert other.session.node.text == "v1"
    assert other.session.times == (TimeLeft(52), TimeLeft(30, 3))
    assert other.running() == 0
    other.time.pass_by(2)
    assert other.seconds() == (50, 30)


@pytest.mark.parametrize("broken", ["{}", '{"node": 9, "left": [1, 2]}', '{"node": 0, "left": 3}'])
def test_a_saved_game_with_a_broken_clock_is_refused(tmp_path: Path, broken: str) -> None:
    path = tmp_path / "game.json"
    table = Table(MINUTE)
    autosave = Autosave(table.session, path)
    table.play((0, "v1"))
    autosave.close()
    fields = json.loads(path.read_text(encoding="utf-8"))
    fields["clock"] = json.loads(broken)
    path.write_text(json.dumps(fields), encoding="utf-8")
    with pytest.raises(ValueError, match="cannot be read"):
        load_game(path)
