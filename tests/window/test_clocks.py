"""Games with clocks in the window: choosing them, seeing them run, pausing, and losing on time."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PyQt6.QtCore import QPoint, QRect, QSize, Qt
from PyQt6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.core.time_control import ByoYomi, Canadian, SuddenDeath, TimeLeft
from ringrealms3d.core.time_notation import parse_control
from ringrealms3d.games import all_games
from ringrealms3d.records.record import Reason
from ringrealms3d.session.players import Computer, Human, Players
from ringrealms3d.window.features.play.clock_face import ClockFace
from ringrealms3d.window.features.play.clock_texts import (
    control_text,
    duration_text,
    overtime_text,
    seconds_to_next_text,
    time_text,
)
from ringrealms3d.window.features.play.control_chooser import USUAL
from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.features.play.play_settings import CLOCK, PACE
from ringrealms3d.window.features.play.player_card import PlayerCard
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.messages import Messages, Note
from ringrealms3d.window.shell.settings import Settings
from tests.session.fake_process import FakeProcess
from tests.session.stopped_time import StoppedTime
from tests.window.driver import Person, look_at_clocks, named, press

pytestmark = pytest.mark.flat

LEFT = Qt.MouseButton.LeftButton
TET = "ring-majority/tet"
PEOPLE = Human(), Human()
SMALL = QSize(900, 600)


@pytest.fixture
def time(window: MainWindow) -> StoppedTime:
    """The time by which the window's clocks go."""
    window.session.timing.now = StoppedTime()
    return window.session.timing.now


def begin(window: MainWindow, control: str, uid: str = TET) -> None:
    window.session.new_game(uid, PEOPLE, parse_control(control))


def click(qtbot: QtBot, window: MainWindow, site: str) -> None:
    place = window.session.position.board.site(site)
    Person(window).click(place)


def shown(window: MainWindow) -> list[str]:
    """Return what both clocks show."""
    return [clock.accessibleDescription() for clock in clocks(window)]


def clocks(window: MainWindow) -> list[ClockFace]:
    """Return the clocks on the cards of both players."""
    seats = window.session.position.variant.seats
    return [named(named(window, PlayerCard, x), ClockFace, f"Clock of {x}") for x in seats]


def clocks_over_board(window: MainWindow) -> list[str]:
    """Return the times that are seen over the board."""
    faces = window.findChildren(ClockFace)
    return [
        x.text for x in sorted(faces, key=ClockFace.objectName) if x.isVisible() and x.objectName()
    ]


def new_game(window: MainWindow) -> NewGameDialog:
    Person(window).choose("game.new")
    *_, dialog = window.findChildren(NewGameDialog)
    return dialog


def chosen(dialog: NewGameDialog) -> str:
    """Return what screen readers call the chosen clock."""
    (name,) = (
        each.accessibleName() for each in dialog.clock.findChildren(QPushButton) if each.isChecked()
    )
    return name


def start_button(dialog: NewGameDialog) -> QPushButton:
    (button,) = (each for each in dialog.findChildren(QPushButton) if each.text() == "Start")
    return button


def test_a_game_without_clocks_shows_none(window: MainWindow, settings: Settings) -> None:
    assert [clock.isHidden() for clock in clocks(window)] == [True, True]
    assert not Person(window).command("players.pause").isEnabled()
    assert settings[CLOCK] == ""


def test_the_new_game_has_the_chosen_clock_and_it_is_remembered(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    dialog = new_game(window)
    assert chosen(dialog) == "No clock"
    press(dialog.clock, "5 + 3")
    qtbot.mouseClick(start_button(dialog), LEFT)
    assert window.session.record.time_control == "5m+3s"
    assert shown(window) == ["5:00", "5:00"]
    assert Person(window).message == "The clocks start with the first move."
    assert Settings(settings.path)[CLOCK] == "5m+3s"
    assert chosen(new_game(window)) == "5 min + 3 s a move"


def test_clocks_are_in_sight_in_a_new_game(window: MainWindow) -> None:
    Person(window).open_panel("analysis")
    QApplication.processEvents()
    begin(window, "60")
    QApplication.processEvents()
    assert Person(window).front == "Analysis"
    assert not any(clock.visibleRegion().isEmpty() for clock in clocks(window))


def test_clocks_lie_over_the_board_while_the_column_is_hidden(
    window: MainWindow, time: StoppedTime
) -> None:
    begin(window, "1m+5s")
    person = Person(window)
    for node in ("f1", "e1"):
        window.session.play(window.session.position.parse_move(node))
    assert clocks_over_board(window) == []
    person.choose("view.full")
    assert clocks_over_board(window) == ["1:05", "1:05"]
    time.seconds += 7
    look_at_clocks(window)
    assert clocks_over_board(window) == ["0:58", "1:05"]
    person.choose("view.full")
    assert clocks_over_board(window) == []
    person.choose("view.full")
    window.session.new_game(TET)
    assert clocks_over_board(window) == []


def test_any_clock_can_be_typed_and_what_is_wrong_is_told_at_once(
    qtbot: QtBot, window: MainWindow
) -> None:
    dialog = new_game(window)
    (line,), (told,) = dialog.clock.findChildren(QLineEdit), dialog.clock.findChildren(QLabel)
    assert not line.isVisible()
    press(dialog.clock, "Other…")
    assert line.isVisible()
    assert told.text() == "5 min + 3 s a move"
    line.clear()
    assert "10m+3x30s" in line.placeholderText()
    qtbot.keyClicks(line, "7m+")
    assert told.text().startswith("'7m+' is not a time control: write it as in 15m, 5m+3s")
    assert not start_button(dialog).isEnabled()
    dialog.accept()
    assert dialog.isVisible()
    qtbot.keyClicks(line, "2x20s")
    assert told.text() == "7 min + 2 × 20 s (byo-yomi)"
    qtbot.mouseClick(start_button(dialog), LEFT)
    assert window.session.record.time_control == "7m+2x20s"
    again = new_game(window)
    assert again.clock.findChildren(QLineEdit)[0].text() == "7m+2x20s"
    assert again.clock.control == ByoYomi(420, 2, 20)


def test_a_clock_in_the_settings_that_is_none_is_put_aside(tmp_path: Path) -> None:
    path = tmp_path / "window.ini"
    path.write_text("[General]\nclock=sundial\n", encoding="utf-8")
    settings = Settings(path)
    assert settings[CLOCK] == ""
    assert len(settings.complaints) == 1


def test_the_clock_of_the_seat_to_move_runs_and_warns(
    qtbot: QtBot, window: MainWindow, time: StoppedTime
) -> None:
    begin(window, "1m")
    red, blue = clocks(window)
    click(qtbot, window, "v1")
    assert (red.highlighted, blue.highlighted) == (False, True)
    time.pass_by(20.5)
    look_at_clocks(window)
    assert shown(window) == ["1:00", "0:39"]
    click(qtbot, window, "v2")
    assert (red.highlighted, blue.highlighted) == (True, False)
    time.pass_by(52.75)
    look_at_clocks(window)
    assert shown(window) == ["7.2", "0:39"]
    assert (red.warns, blue.warns) == (True, False)


def test_overtime_is_told(qtbot: QtBot, window: MainWindow, time: StoppedTime) -> None:
    begin(window, "1m+3x30s")
    click(qtbot, window, "v1")
    time.pass_by(95)
    look_at_clocks(window)
    red, blue = clocks(window)
    assert (red.text, red.overtime) == ("1:00", "then 3 × 30 s")
    assert (blue.text, blue.overtime) == ("0:25", "2 × 30 s left")
    assert shown(window) == ["1:00 then 3 × 30 s", "0:25 2 × 30 s left"]


def test_time_that_runs_out_is_told_on_the_board(
    qtbot: QtBot, window: MainWindow, time: StoppedTime
) -> None:
    begin(window, "1m")
    for site in ("v1", "v2", "v3"):
        click(qtbot, window, site)
    window.session.go_to(1)
    time.pass_by(61)
    look_at_clocks(window)
    assert Person(window).banner.isVisible()
    texts = [label.text() for label in Person(window).banner.findChildren(QLabel)]
    assert {"Red wins", "Blue lost on time."} <= set(texts)
    assert shown(window) == ["1:00", "0.0"]
    assert window.session.node.text == "v3"
    assert not Person(window).command("players.pause").isEnabled()
    window.session.undo()
    assert Person(window).banner.isHidden()
    assert shown(window) == ["1:00", "1:00"]


def test_a_loss_is_told_where_moves_were_taken_back_too(
    qtbot: QtBot, window: MainWindow, time: StoppedTime
) -> None:
    begin(window, "1m")
    for site in ("v1", "v2"):
        click(qtbot, window, site)
    window.session.undo()
    time.pass_by(61)
    look_at_clocks(window)
    assert Person(window).banner.isVisible()


def test_a_clock_runs_out_by_itself(qtbot: QtBot, window: MainWindow) -> None:
    begin(window, "0.4s")
    click(qtbot, window, "v1")
    qtbot.waitUntil(lambda: window.session.outcome is not None, timeout=20_000)
    assert window.session.record.result.reason is Reason.TIME
    assert Person(window).banner.isVisible()


def test_a_clock_looks_different_once_a_second(
    qtbot: QtBot, window: MainWindow, time: StoppedTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window, "1m")
    click(qtbot, window, "v1")
    painted: list[str] = []
    monkeypatch.setattr(ClockFace, "update", lambda clock: painted.append(clock.text))
    for _ in range(12):
        time.pass_by(0.25)
        look_at_clocks(window)
    assert painted == ["0:59", "0:58", "0:57"]


def test_pause_halts_the_clock_and_goes_on(
    qtbot: QtBot, window: MainWindow, time: StoppedTime
) -> None:
    begin(window, "1m")
    person = Person(window)
    assert person.can_pause
    assert not person.paces.isVisible()
    click(qtbot, window, "v1")
    time.pass_by(10)
    qtbot.keyClick(window, Qt.Key.Key_P)
    assert window.session.paused
    assert person.turn == "Paused. Blue is to move."
    assert not any(clock.highlighted for clock in clocks(window))
    time.pass_by(1000)
    assert person.pause_button.text() == "Resume"
    qtbot.mouseClick(person.pause_button, LEFT)
    time.pass_by(1)
    look_at_clocks(window)
    assert shown(window) == ["1:00", "0:49"]


def test_playing_again_is_with_the_same_clock(window: MainWindow) -> None:
    begin(window, "1m")
    Person(window).choose("game.again")
    assert window.session.timing.control == SuddenDeath(60)
    Person(window).pick("game.board", "loop/mini")
    assert window.session.timing.control == SuddenDeath(60)


def test_a_watched_game_with_clocks_waits_for_no_pace(
    window: MainWindow, settings: Settings, engines: type[FakeProcess]
) -> None:
    settings[PACE] = "a move in 3 seconds"
    window.session.new_game(TET, (Computer(1), Computer(1)), SuddenDeath(60))
    for code in range(3):
        engines.started[-1].answer(Move(code))
        QApplication.processEvents()
    assert len(window.session.moves) == 3


@pytest.mark.few(1)
@pytest.mark.usefixtures("engines")
@pytest.mark.parametrize("control", ["2h+3s", "10m+20/5m"])
def test_clocks_fit_a_small_window(window: MainWindow, control: str) -> None:
    for game in all_games():
        begin(window, control, game.variants[0])
        window.session.set_player(1, Computer(10))
        window.resize(SMALL)
        QApplication.processEvents()
        assert window.minimumSizeHint().width() <= SMALL.width(), game.uid
        assert window.minimumSizeHint().height() <= SMALL.height(), game.uid
        for clock, card in zip(clocks(window), Person(window).players, strict=True):
            place = QRect(clock.mapTo(card, QPoint()), clock.size())
            assert card.rect().contains(place), game.uid
            assert clock.size() == clock.sizeHint(), game.uid


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(0, "0.0"), (9.99, "9.9"), (10, "0:10"), (59.9, "0:59"), (60, "1:00"), (3723, "1:02:03")],
)
def test_times(seconds: float, text: str) -> None:
    assert time_text(seconds) == text


@given(st.floats(0.2, 20_000))
def test_a_clock_shows_something_else_just_after_it_should(seconds: float) -> None:
    wait = seconds_to_next_text(seconds)
    assert time_text(seconds - 0.9 * wait) == time_text(seconds)
    assert time_text(seconds - wait - 0.002) != time_text(seconds)


def test_controls_are_told() -> None:
    assert [control_text(parse_control(text) if text else None) for text in USUAL] == [
        "No clock",
        "3 min + 2 s a move",
        "5 min + 3 s a move",
        "15 min + 10 s a move",
        "30 min + 20 s a move",
    ]
    others = "15m", "10m+3x30s", "10m+20/5m", "30s/move"
    assert [control_text(parse_control(text)) for text in others] == [
        "15 min",
        "10 min + 3 × 30 s (byo-yomi)",
        "10 min + 20 moves in 5 min (Canadian)",
        "30 s a move",
    ]
    assert control_text(parse_control("5m+3s<6m")) == "5 min + 3 s a move, at most 6 min"
    assert [duration_text(seconds) for seconds in (0, 0.5, 90, 5400)] == [
        "0 s",
        "0.5 s",
        "1 min 30 s",
        "1 h 30 min",
    ]
    canadian = Canadian(600, 20, 300)
    assert overtime_text(canadian, TimeLeft(9)) == "then 20 in 5 min"
    assert overtime_text(canadian, TimeLeft(9, 7)) == "7 moves to go"
    assert overtime_text(SuddenDeath(9), TimeLeft(9)) == ""


@pytest.mark.flat
@pytest.mark.parametrize(
    ("players", "told"),
    [((Human(), Computer(2)), "your clock"), ((Human(), Human()), "the clock of Red")],
)
def test_little_time_is_told_on_the_board(
    window: MainWindow,
    time: StoppedTime,
    players: Players,
    told: str,
    engines: type[FakeProcess],
) -> None:
    window.session.new_game(TET, players, SuddenDeath(60))
    for _ in range(2):
        window.session.play(window.session.position.legal_moves[0])
    notes: list[Note] = []
    (messages,) = window.findChildren(Messages)
    messages.noted.connect(notes.append)
    for _ in range(5):
        time.pass_by(9)
        look_at_clocks(window)
    assert [note.text for note in notes] == [f"20 seconds left| on {told}."]
