"""Other programs as opponents in the window: adding them, playing, remembering."""

from __future__ import annotations

from pathlib import Path

import psutil
import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QFileDialog, QLabel, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from ringrealms3d.session.players import Human, OpponentProgram
from ringrealms3d.window.features.play import program_check
from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.features.play.play_settings import last_players
from ringrealms3d.window.features.play.player_chooser import PlayerChooser
from ringrealms3d.window.features.play.player_text import player_text
from ringrealms3d.window.features.play.program_dialog import ProgramDialog
from ringrealms3d.window.features.play.programs_dialog import ProgramsDialog
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.known_programs import PROGRAMS
from ringrealms3d.window.shell.settings import Settings
from tests.engine.ugi.fake_program import FakeProgram
from tests.window.driver import Person, named, press, texts_of
from tests.window.driver.finding import MOUSE

pytestmark = pytest.mark.flat

PATIENCE_MS = 30_000
TET = "ring-majority/tet"


def ask_program(window: MainWindow, chooser: PlayerChooser) -> ProgramDialog:
    """Choose the entry that adds a program and return the dialog that opens."""
    chooser.activated.emit(chooser.findText("Another program…"))
    (dialog,) = (found for found in window.findChildren(ProgramDialog) if found.isVisible())
    return dialog


def choosers(window: MainWindow) -> list[PlayerChooser]:
    return [each for card in Person(window).players for each in card.findChildren(PlayerChooser)]


def programs_dialog(window: MainWindow) -> ProgramsDialog:
    """Return the list of programs that is open."""
    (dialog,) = (found for found in window.findChildren(ProgramsDialog) if found.isVisible())
    return dialog


def listed(dialog: ProgramsDialog) -> QListWidget:
    return named(dialog, QListWidget, "Programs")


def rows(dialog: ProgramsDialog) -> list[str]:
    """Return what the list of programs says."""
    items = [listed(dialog).item(number) for number in range(listed(dialog).count())]
    return [item.text() for item in items if item is not None]


def state(dialog: ProgramsDialog) -> str:
    return named(dialog, QLabel, "State of the program").text()


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Let every program be ready at once; tell which ones were tried, for which board."""
    told: list[tuple[str, str]] = []

    class Ready:
        name = "Fake 1"

        def __init__(self, command: str, uid: str, **_: object) -> None:
            told.append((command, uid))

        def close(self) -> None:
            pass

    monkeypatch.setattr(program_check, "UgiProgram", Ready)
    return told


def add(qtbot: QtBot, window: MainWindow, chooser: PlayerChooser, program: OpponentProgram) -> None:
    """Add a program, which sits down at once."""
    fill_in(qtbot, ask_program(window, chooser), program)


def fill_in(qtbot: QtBot, dialog: ProgramDialog, program: OpponentProgram) -> None:
    dialog.command.setText(program.command)
    dialog.seconds.setValue(program.seconds)
    with qtbot.waitSignal(dialog.accepted, timeout=PATIENCE_MS):
        press_add(dialog)


def press_add(dialog: ProgramDialog) -> None:
    press(dialog, "Add")


def test_a_program_is_added_and_plays(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    first, second = choosers(window)
    dialog = ask_program(window, second)
    assert second.currentText() == player_text(Human())
    command = FakeProgram(tmp_path).command
    dialog.command.setText(command)
    dialog.seconds.setValue(0.5)
    with qtbot.waitSignal(dialog.accepted, timeout=PATIENCE_MS):
        press_add(dialog)
    program = OpponentProgram(command, 0.5)
    assert window.session.players == (Human(), program)
    assert second.currentText() == player_text(program)
    assert first.findText(player_text(program)) > 0
    window.session.play(window.session.position.parse_move("f2"))
    qtbot.waitUntil(lambda: window.session.line_texts == ("f2", "f1"), timeout=PATIENCE_MS)


def test_what_is_wrong_with_a_program_is_shown(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    dialog = ask_program(window, choosers(window)[0])
    press_add(dialog)  # nothing to add yet
    assert dialog.message.text() == ""
    dialog.command.setText("/no/such/program")
    press_add(dialog)
    qtbot.waitUntil(lambda: "cannot be started" in dialog.message.text(), timeout=PATIENCE_MS)
    assert "/no/such/program" in dialog.message.text()
    assert dialog.isVisible()
    dialog.command.setText("another")
    assert dialog.message.text() == ""
    dialog.reject()
    assert window.session.players == (Human(), Human())
    assert settings[PROGRAMS] == ()


def test_a_dialog_that_is_closed_gives_the_program_up(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    before = {child.pid for child in psutil.Process().children(recursive=True)}

    def started() -> set[int]:
        return {child.pid for child in psutil.Process().children(recursive=True)} - before

    dialog = ask_program(window, choosers(window)[0])
    dialog.command.setText(FakeProgram(tmp_path, isready=[]).command)
    press_add(dialog)
    qtbot.waitUntil(lambda: bool(started()), timeout=PATIENCE_MS)
    dialog.reject()
    qtbot.waitUntil(lambda: not started(), timeout=PATIENCE_MS)


def test_a_program_is_found_by_its_file(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("/opt/my engine", ""))
    dialog = ask_program(window, choosers(window)[0])
    press(dialog, "Browse…")
    assert dialog.command.text() == "'/opt/my engine'"
    dialog.reject()


def test_the_new_game_dialog_offers_the_programs(
    qtbot: QtBot, window: MainWindow, settings: Settings, tried: list[tuple[str, str]]
) -> None:
    program = OpponentProgram("engine", 1.0)
    settings[PROGRAMS] = (program,)
    Person(window).choose("game.new")
    (dialog,) = window.findChildren(NewGameDialog)
    dialog.choose_board("loop/mini")
    press(dialog, "Program")
    press(dialog, "White")
    assert dialog.players == (program, Human())
    press(dialog, "Add a program…")
    another = OpponentProgram("another", 1.0)
    (adding,) = (found for found in window.findChildren(ProgramDialog) if found.isVisible())
    fill_in(qtbot, adding, another)
    assert tried == [("another", "loop/mini")]
    assert dialog.players == (another, Human())
    press(dialog, "Programs…")
    known = programs_dialog(window)
    listed(known).setCurrentRow(1)
    press(known, "Remove")
    known.reject()
    assert settings[PROGRAMS] == (program,)
    assert dialog.players == (program, Human())
    dialog.reject()


def test_all_programs_are_managed_in_one_list(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    Person(window).choose("players.programs")
    dialog = programs_dialog(window)
    assert rows(dialog) == []
    buttons = {each.text().replace("&", ""): each for each in dialog.findChildren(QPushButton)}
    assert [name for name in buttons if not buttons[name].isEnabled()] == [
        *("Change…", "Test", "Remove")
    ]
    command = FakeProgram(tmp_path).command
    press(dialog, "Add…")
    (adding,) = (found for found in window.findChildren(ProgramDialog) if found.isVisible())
    fill_in(qtbot, adding, OpponentProgram(command, 0.5))
    (row,) = rows(dialog)
    assert row.startswith("Fake 1, 0.5 s a move\n" + command[:60])
    press(dialog, "Change…")
    (changing,) = (found for found in window.findChildren(ProgramDialog) if found.isVisible())
    assert changing.command.text() == command
    changing.seconds.setValue(4.0)
    with qtbot.waitSignal(changing.accepted, timeout=PATIENCE_MS):
        press(changing, "Save")
    assert settings[PROGRAMS] == (OpponentProgram(command, 4.0),)
    assert rows(dialog)[0].startswith("Fake 1, 4 s a move\n")
    press(dialog, "Remove")
    assert settings[PROGRAMS] == ()
    assert rows(dialog) == []
    dialog.reject()


def test_enter_in_the_list_changes_the_chosen_program_and_leaves_the_list_open(
    window: MainWindow, settings: Settings
) -> None:
    settings[PROGRAMS] = (OpponentProgram("first", 2.0), OpponentProgram("second", 4.0))
    Person(window).choose("players.programs")
    dialog = programs_dialog(window)
    listed(dialog).setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        MOUSE.keyClick(listed(dialog), key)
    (changing,) = (found for found in window.findChildren(ProgramDialog) if found.isVisible())
    assert changing.command.text() == "second"
    assert dialog.isVisible()
    changing.reject()
    dialog.reject()


def test_a_test_says_the_name_that_a_program_gives_or_what_is_wrong(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    good, broken = FakeProgram(tmp_path).command, "/no/such/program"
    settings[PROGRAMS] = (OpponentProgram(good, 1.0), OpponentProgram(broken, 1.0))
    Person(window).choose("players.programs")
    dialog = programs_dialog(window)
    assert all("; not tested yet\n" in row for row in rows(dialog))
    press(dialog, "Test")
    said = "It is ready, and calls itself Fake 1."
    qtbot.waitUntil(lambda: state(dialog) == said, timeout=PATIENCE_MS)
    assert [row.partition("\n")[0] for row in rows(dialog)] == [
        "Fake 1, 1 s a move",
        "program, 1 s a move; not tested yet",
    ]
    listed(dialog).setCurrentRow(1)
    assert state(dialog) == ""
    press(dialog, "Test")
    qtbot.waitUntil(lambda: "cannot be started" in state(dialog), timeout=PATIENCE_MS)
    assert broken in state(dialog)
    dialog.reject()
    Person(window).choose("players.programs")
    assert rows(programs_dialog(window))[0].startswith("Fake 1, 1 s a move\n")


def test_a_program_whose_test_is_left_is_ended(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    before = {child.pid for child in psutil.Process().children(recursive=True)}

    def started() -> set[int]:
        return {child.pid for child in psutil.Process().children(recursive=True)} - before

    settings[PROGRAMS] = (OpponentProgram(FakeProgram(tmp_path, isready=[]).command, 1.0),)
    Person(window).choose("players.programs")
    dialog = programs_dialog(window)
    press(dialog, "Test")
    qtbot.waitUntil(lambda: bool(started()), timeout=PATIENCE_MS)
    dialog.reject()
    qtbot.waitUntil(lambda: not started(), timeout=PATIENCE_MS)


def test_without_a_program_no_game_against_one_begins(window: MainWindow) -> None:
    Person(window).choose("game.new")
    (dialog,) = window.findChildren(NewGameDialog)
    press(dialog, "Program")
    (start,) = (each for each in dialog.findChildren(QPushButton) if each.text() == "Start")
    assert not start.isEnabled()
    press(dialog, "Computer")
    assert start.isEnabled()
    dialog.reject()


def test_two_programs_can_be_watched(
    window: MainWindow, settings: Settings, tried: list[tuple[str, str]]
) -> None:
    program = OpponentProgram("engine", 1.0)
    settings[PROGRAMS] = (program,)
    Person(window).choose("game.new")
    (dialog,) = window.findChildren(NewGameDialog)
    press(dialog, "Watch")
    for chooser in dialog.findChildren(PlayerChooser):
        assert chooser.findText(player_text(Human())) == -1
        chooser.setCurrentIndex(chooser.findText(player_text(program)))
    assert dialog.players == (program, program)
    dialog.reject()


def test_a_failing_program_is_told_and_the_game_goes_on(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    fake = FakeProgram(tmp_path, go=["bestmove nothing"])
    window.session.set_player(1, OpponentProgram(fake.command, 0.1))
    window.session.play(window.session.position.parse_move("f2"))
    status = window.statusBar()
    assert status is not None
    qtbot.waitUntil(lambda: "bestmove nothing" in Person(window).message, timeout=PATIENCE_MS)
    assert Person(window).message.startswith("The game waits: the program")
    assert window.session.line_texts == ("f2",)
    window.session.set_player(1, Human())
    window.session.play(window.session.position.parse_move("f3"))


def test_texts_name_the_program_that_is_to_move(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.session.set_player(0, OpponentProgram("/opt/no-such-engine --fast", 0.1))
    status = window.statusBar()
    assert status is not None
    name = "no-such-engine --fast"
    assert Person(window).turn == f"Red: {name} is getting ready…"
    Person(window).switch("analysis.on", True)
    assert f"Paused while {name} thinks." in texts_of(Person(window).panel("analysis"))
    Person(window).click(0)
    assert Person(window).message.startswith("Move in advance: f1.")
    qtbot.waitUntil(lambda: "(Ctrl+M)" in Person(window).turn, timeout=PATIENCE_MS)
    assert Person(window).turn == f"Red: {name} is to move (Ctrl+M)"
    assert not window.session.moves


def test_another_level_leaves_programs_where_they_are(window: MainWindow) -> None:
    program = OpponentProgram("/no/such/engine", 1.0)
    window.session.set_players((Human(), program))
    Person(window).pick("players.level", "7")
    assert window.session.players == (Human(), program)


def test_programs_come_back_at_the_next_start(
    qtbot: QtBot, window: MainWindow, settings: Settings, tried: list[tuple[str, str]]
) -> None:
    programs = (
        OpponentProgram("/no/such, engine --x='a, b'", 2.5),
        OpponentProgram('"C:\\e x"', 3600.0),
    )
    for program in programs:
        for _ in range(2):
            add(qtbot, window, choosers(window)[0], program)
    assert [command for command, _ in tried] == [p.command for p in programs for _ in range(2)]
    window.session.new_game(TET, (Human(), programs[0]))
    window.close()
    again = MainWindow(TET, Settings(settings.path), Path("unused.json"))
    qtbot.addWidget(again)
    assert Settings(settings.path)[PROGRAMS] == programs
    assert again.session.players == (Human(), programs[0])
    again.close()


@pytest.mark.usefixtures("tried")
def test_a_program_is_removed_from_the_list_and_plays_on(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    first, second = choosers(window)
    assert first.findText("Programs…") == -1
    kept, removed = OpponentProgram("kept", 1.0), OpponentProgram("/opt/engine --fast", 2.0)
    for program in (kept, removed):
        add(qtbot, window, second, program)
    assert window.session.players == (Human(), removed)
    first.activated.emit(first.findText("Programs…"))
    dialog = programs_dialog(window)
    listed(dialog).setCurrentRow(1)
    press(dialog, "Remove")
    dialog.reject()
    assert settings[PROGRAMS] == (kept,)
    assert first.findText(player_text(removed)) == -1
    assert second.currentText() == player_text(removed)
    assert window.session.players == (Human(), removed)
    second.activated.emit(second.findText(player_text(kept)))
    assert window.session.players == (Human(), kept)
    assert second.findText(player_text(removed)) == -1


def test_broken_programs_in_the_settings_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "window.ini"
    path.write_text('[General]\nprograms="x\\n-1 engine\\n2 \\n2 good"\nprogram_1=nan engine\n')
    settings = Settings(path)
    assert settings[PROGRAMS] == (OpponentProgram("good", 2.0),)
    assert last_players(settings) == (Human(), Human())


def test_a_long_command_has_a_short_name() -> None:
    program = OpponentProgram(f"'/opt/engines/my engine' {'x' * 100}", 2.0)
    assert len(player_text(program)) < 60
    assert player_text(OpponentProgram("/opt/cool --fast", 0.5)) == "cool --fast, 0.5 s a move"
