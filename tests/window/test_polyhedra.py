"""Opening polyhedra from files in the window."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication
from PyQt6.QtWidgets import QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.features.play.play_settings import CLOCK, VARIANT
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.geometry import solids
from tests.window.driver import Person


@pytest.fixture
def pyramid(tmp_path: Path) -> Path:
    path = tmp_path / "pyramid.stl"
    path.write_bytes(solids.file_bytes(solids.pyramid(5), "stl"))
    return path


def test_a_file_is_opened_played_and_remembered(
    window: MainWindow,
    settings: Settings,
    qtbot: QtBot,
    pyramid: Path,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(pyramid), ""))
    Person(window).choose("game.solid")
    qtbot.waitUntil(lambda: window.session.uid.startswith("ring-majority/pyramid@"))
    assert window.windowTitle().startswith("pyramid – Ring Majority")
    assert Person(window).in_space
    Person(window).click(4)
    assert window.session.position.stones[4] == 1
    Person(window).choose("game.new")
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    assert dialog.uid == window.session.uid
    dialog.reject()
    settings[VARIANT] = window.session.uid
    pyramid.unlink()
    assert Settings(tmp_path / "window.ini")[VARIANT] == window.session.uid
    settings[VARIANT] = f"ring-majority/pyramid@{'0' * 12}"
    assert Settings(tmp_path / "window.ini")[VARIANT] is None


@pytest.mark.flat
def test_the_window_tells_that_faces_were_joined(
    window: MainWindow, qtbot: QtBot, pyramid: Path
) -> None:
    Person(window).drop(pyramid)
    told = "Opened pyramid.stl. The file has 8 faces, the realm 6."
    qtbot.waitUntil(lambda: Person(window).message == told)


@pytest.mark.flat
def test_a_bad_file_is_told_in_one_sentence(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    before = window.session.uid
    Person(window).drop(tmp_path / "gone.off")
    qtbot.waitUntil(lambda: window.findChild(QMessageBox) is not None)
    box = window.findChild(QMessageBox)
    assert box is not None
    assert box.text() == f"there is no file {tmp_path / 'gone.off'}."
    box.close()
    assert window.session.uid == before


@pytest.mark.flat
def test_the_new_game_dialog_leads_to_files(
    window: MainWindow,
    settings: Settings,
    qtbot: QtBot,
    pyramid: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settings.keep({CLOCK: "5m+3s"})
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(pyramid), ""))
    Person(window).choose("game.new")
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    buttons = {button.text(): button for button in dialog.findChildren(QPushButton)}
    buttons["Your own &polyhedron…"].click()
    qtbot.waitUntil(lambda: "pyramid@" in window.session.uid)
    assert window.session.record.time_control == "5m+3s"
    assert window.findChild(NewGameDialog) is None


@pytest.mark.flat
def test_a_file_comes_too_late_when_another_game_was_begun(
    window: MainWindow, pyramid: Path
) -> None:
    """Nor is it complained of any more."""
    for path in (pyramid, pyramid.with_name("gone.off")):
        others = set(threading.enumerate())
        Person(window).drop(path)
        for reading in set(threading.enumerate()) - others:
            reading.join()
        window.session.new_game("loop/mini")
        QCoreApplication.sendPostedEvents()
        assert window.session.uid == "loop/mini"
        assert window.findChild(QMessageBox) is None


@pytest.mark.flat
def test_a_long_path_is_no_trouble_for_the_new_game_dialog(
    window: MainWindow, qtbot: QtBot, pyramid: Path
) -> None:
    folder = pyramid.parent / ("deep" * 40) / ("down" * 40)
    folder.mkdir(parents=True)
    Person(window).drop(pyramid.rename(folder / pyramid.name))
    qtbot.waitUntil(lambda: "pyramid@" in window.session.uid)
    Person(window).choose("game.new")
    dialog = window.findChild(NewGameDialog)
    assert dialog is not None
    assert dialog.uid == window.session.uid
    dialog.reject()
