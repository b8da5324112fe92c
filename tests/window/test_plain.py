"""What comes from outside is shown as the characters it is made of."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

import ringrealms3d.window as window_package
from ringrealms3d.session.autosave import save_game
from ringrealms3d.session.players import Human, OpponentProgram
from ringrealms3d.window.app import report_unexpected
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.known_programs import PROGRAMS
from ringrealms3d.window.shell.message import message_box
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.widgets.plain import LONGEST_TEXT, plain_tip
from tests.engine.ugi.fake_program import FakeProgram
from tests.records.opened import opened
from tests.window.driver import Person
from tests.window.test_programs import PATIENCE_MS, ask_program, choosers, press_add

pytestmark = pytest.mark.flat

EVIL = "<b>bold</b><img src='file:///evil.png'>"


def rich_labels(widget: QWidget) -> list[str]:
    """Return the texts with a tag in them that some label would not show as they are."""
    return [
        label.text()
        for label in widget.findChildren(QLabel)
        if "<" in label.text() and label.textFormat() is not Qt.TextFormat.PlainText
    ]


def test_a_box_shows_tags_as_they_are_and_is_bounded(window: MainWindow) -> None:
    box = message_box(window, EVIL + "\x1b" * 10_000, details=EVIL)
    assert box.text().startswith(EVIL)
    assert "\x1b" not in box.text()
    assert len(box.text()) < 5 * LONGEST_TEXT
    assert box.informativeText() == EVIL
    assert len([label for label in box.findChildren(QLabel) if EVIL in label.text()]) == 2
    assert rich_labels(box) == []


def test_a_saved_games_program_is_named_as_it_is(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    program = OpponentProgram(f"/opt/engine {EVIL}", 1.0)
    save_game(opened("ring-majority/tet", ["f1"], players=(program, program)), path)
    window.commands.do("start.offer", path)
    (box,) = window.findChildren(QMessageBox)
    assert f"/opt/engine {EVIL}" in box.informativeText()
    assert rich_labels(box) == []


def test_a_broken_file_is_named_as_it_is(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "<img src=x>.json"
    path.write_text("{}")
    window.commands.do("start.offer", path)
    (box,) = window.findChildren(QMessageBox)
    assert "<img src=x>" in box.text()
    assert rich_labels(box) == []


def test_a_solids_file_is_named_as_it_is(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "<b>no solid<b>.off"
    path.write_text("OFF nothing")
    Person(window).drop(path)
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)))
    (box,) = window.findChildren(QMessageBox)
    assert "<b>" in box.text()
    assert rich_labels(box) == []


def test_an_error_is_shown_as_it_is(qapp: QApplication) -> None:
    report_unexpected(ValueError, ValueError(EVIL), None)
    boxes = [box for box in QApplication.topLevelWidgets() if isinstance(box, QMessageBox)]
    (box,) = (box for box in boxes if box.isVisible())
    assert EVIL in box.informativeText()
    assert rich_labels(box) == []
    box.close()


def test_a_programs_words_are_shown_as_they_are(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    fake = FakeProgram(tmp_path, go=[f"bestmove {EVIL}"])
    window.session.set_player(1, OpponentProgram(fake.command, 0.1))
    window.session.play(window.session.position.parse_move("f2"))
    status = window.statusBar()
    assert status is not None
    qtbot.waitUntil(lambda: "bestmove" in Person(window).message, timeout=PATIENCE_MS)
    assert "<b>bold</b>" in Person(window).message
    assert rich_labels(window) == []


def test_a_programs_name_is_shown_as_it_is(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    program = OpponentProgram("/no/<b>x</b>", 1.0)
    settings[PROGRAMS] = (program,)
    window.session.set_player(0, program)
    assert "b>" in Person(window).turn
    assert rich_labels(window) == []
    box = choosers(window)[0]
    tip = box.itemData(box.currentIndex(), Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;" in tip
    qtbot.waitUntil(lambda: "(Ctrl+M)" in Person(window).turn, timeout=PATIENCE_MS)


def test_what_is_wrong_with_a_program_is_shown_as_it_is(qtbot: QtBot, window: MainWindow) -> None:
    dialog = ask_program(window, choosers(window)[0])
    dialog.command.setText("/no/<b>x</b>")
    press_add(dialog)
    qtbot.waitUntil(lambda: "<b>" in dialog.message.text(), timeout=PATIENCE_MS)
    assert rich_labels(dialog) == []
    dialog.reject()


@pytest.mark.parametrize("text", ["plain", EVIL, "a & b", "x" * 5000])
def test_a_tip_is_never_taken_for_html(text: str) -> None:
    tip = plain_tip(text)
    assert "<b>" not in tip
    assert "<img" not in tip
    assert len(tip) < 2 * LONGEST_TEXT


def test_a_tip_without_tags_stays_as_it_is() -> None:
    assert plain_tip("Rock & roll") == "Rock & roll"


def test_people_play_on_without_the_program(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    program = OpponentProgram("/no/such engine", 1.0)
    save_game(opened("ring-majority/tet", ["f1", "e1"], players=(program, Human())), path)
    window.commands.do("start.offer", path)
    (box,) = window.findChildren(QMessageBox)
    assert "Red was played by another program" in box.informativeText()
    box.accept()  # however it is answered, only its own button starts a program
    assert window.session.players == (Human(), Human())
    assert window.session.line_texts == ("f1", "e1")


def test_a_program_is_started_by_its_own_button_alone(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "saved.json"
    program = OpponentProgram(FakeProgram(tmp_path).command, 0.1)
    save_game(opened("ring-majority/co", ["f1", "e1"], players=(program, Human())), path)
    window.commands.do("start.offer", path)
    (box,) = window.findChildren(QMessageBox)
    assert program.command in box.informativeText()
    (start,) = (button for button in box.buttons() if "start" in button.text())
    assert box.defaultButton() is not start
    start.click()
    assert window.session.players == (program, Human())
    qtbot.waitUntil(lambda: "(Ctrl+M)" in Person(window).turn, timeout=PATIENCE_MS)


def test_every_box_is_made_in_one_place() -> None:
    folder = Path(window_package.__file__).parent
    made = re.compile(r"QMessageBox(\(|\.(about|critical|information|question|warning))")
    makers = {
        path.name for path in folder.rglob("*.py") if made.search(path.read_text(encoding="utf-8"))
    }
    assert makers == {"message.py"}
