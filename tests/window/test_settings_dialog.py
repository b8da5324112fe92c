"""One dialog for all settings, which is the same thing as the menus."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QCheckBox, QComboBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from ringrealms3d.window.commands.settings_dialog import SettingsDialog, pages
from ringrealms3d.window.main_window import MainWindow


@pytest.fixture
def dialog(window: MainWindow) -> Iterator[SettingsDialog]:
    window.session.new_game("ring-majority/tet")
    window.commands["view.settings"].trigger()
    (found,) = window.findChildren(SettingsDialog)
    yield found
    found.close()


def switch(dialog: SettingsDialog, name: str) -> QCheckBox:
    found = dialog.rows[name]
    assert isinstance(found, QCheckBox)
    return found


def choice(dialog: SettingsDialog, name: str) -> QComboBox:
    found = dialog.rows[name]
    assert isinstance(found, QComboBox)
    return found


def test_every_setting_stands_on_one_page_and_says_what_it_does(dialog: SettingsDialog) -> None:
    ids = [name for page in pages() for name in page.ids]
    assert len(ids) == len(set(ids)) == len(dialog.rows)
    told = {label.text() for label in dialog.findChildren(QLabel)}
    assert all(dialog._actions.table[name].about in told for name in ids)


def test_a_switch_holds_at_once(qtbot: QtBot, window: MainWindow, dialog: SettingsDialog) -> None:
    dialog.pages.setCurrentRow(1)
    box = switch(dialog, "view.legal")
    before = window.settings.legal_marked
    assert box.isChecked() is before
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center() / 4)
    assert window.settings.legal_marked is not before
    assert window.commands["view.legal"].isChecked() is not before


def test_a_choice_holds_at_once(window: MainWindow, dialog: SettingsDialog) -> None:
    box = choice(dialog, "view.theme")
    box.setCurrentIndex(box.findData("dark"))
    box.activated.emit(box.currentIndex())
    assert window.appearance.theme.name == "dark"


def test_what_menus_change_is_shown(window: MainWindow, dialog: SettingsDialog) -> None:
    window.commands.option("players.level", "7").trigger()
    window.commands["view.sounds"].trigger()
    dialog.refresh()
    assert choice(dialog, "players.level").currentData() == "7"
    assert switch(dialog, "view.sounds").isChecked() is window.settings.sounds


def test_words_find_settings(qtbot: QtBot, dialog: SettingsDialog) -> None:
    qtbot.keyClicks(dialog.search, "porcelain")
    assert dialog.pages.currentRow() == 0
    dialog.search.clear()
    qtbot.keyClicks(dialog.search, "second click")
    assert dialog.pages.currentRow() == 2
    assert switch(dialog, "view.confirm").font().bold()
    assert not switch(dialog, "view.sounds").font().bold()


def test_where_things_are_kept(window: MainWindow, dialog: SettingsDialog) -> None:
    told = {label.text() for label in dialog.findChildren(QLabel)}
    assert str(window.settings.path) in told
    assert str(window.library.path) in told
    names = {button.accessibleName() for button in dialog.findChildren(QPushButton)}
    assert f"Open the folder of {window.settings.path.name}" in names


def test_what_means_nothing_here_is_left_out(window: MainWindow, dialog: SettingsDialog) -> None:
    assert switch(dialog, "view.lit").isHidden()
    window.session.new_game("path-tiles/free-turns")
    dialog.refresh()
    assert not switch(dialog, "view.lit").isHidden()
