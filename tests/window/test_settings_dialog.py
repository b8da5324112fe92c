"""One dialog for all settings, which is the same thing as the menus."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QCheckBox, QComboBox, QDialogButtonBox, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from ringrealms3d.core.outside import installed_games
from ringrealms3d.games import all_games, leave_out_broken
from ringrealms3d.scene.theme import DARK
from ringrealms3d.window.board.board_settings import LEGAL, SEE_THROUGH
from ringrealms3d.window.features.look.look_settings import SPEED
from ringrealms3d.window.features.play.play_settings import SOUNDS
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Choice
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.shell.settings_dialog import SettingsDialog, pages
from tests.games.registry import add_unchecked, kept_registry
from tests.window.driver import Person
from tests.window.pointing import board_view


@pytest.fixture
def dialog(window: MainWindow) -> Iterator[SettingsDialog]:
    window.session.new_game("ring-majority/tet")
    Person(window).command("view.settings").trigger()
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


def test_every_setting_stands_on_one_page_and_says_what_it_does(
    window: MainWindow, dialog: SettingsDialog
) -> None:
    ids = [name for page in pages() for name in page.ids]
    assert len(ids) == len(set(ids)) == len(dialog.rows)
    told = {label.text() for label in dialog.findChildren(QLabel)}
    assert all(window.commands.table[name].about in told for name in ids)


@pytest.mark.flat
def test_a_switch_holds_at_once(
    qtbot: QtBot, window: MainWindow, settings: Settings, dialog: SettingsDialog
) -> None:
    dialog.pages.setCurrentRow(1)
    box = switch(dialog, "view.legal")
    before = settings[LEGAL]
    assert box.isChecked() is before
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.rect().center() / 4)
    assert settings[LEGAL] is not before
    assert Person(window).command("view.legal").isChecked() is not before


@pytest.mark.nightly
@pytest.mark.flat
def test_a_choice_holds_at_once(window: MainWindow, dialog: SettingsDialog) -> None:
    box = choice(dialog, "view.theme")
    box.setCurrentIndex(box.findData("dark"))
    box.activated.emit(box.currentIndex())
    assert Person(window).is_drawn_in(DARK)


@pytest.mark.flat
def test_what_menus_change_is_shown(
    window: MainWindow, settings: Settings, dialog: SettingsDialog
) -> None:
    Person(window).pick("players.level", "7")
    Person(window).command("view.sounds").trigger()
    dialog.refresh()
    assert choice(dialog, "players.level").currentData() == "7"
    assert switch(dialog, "view.sounds").isChecked() is settings[SOUNDS]


@pytest.mark.flat
def test_words_find_settings(qtbot: QtBot, dialog: SettingsDialog) -> None:
    qtbot.keyClicks(dialog.search, "porcelain")
    assert dialog.pages.currentRow() == 0
    dialog.search.clear()
    qtbot.keyClicks(dialog.search, "second click")
    assert dialog.pages.currentRow() == 2
    assert switch(dialog, "view.confirm").font().bold()
    assert not switch(dialog, "view.sounds").font().bold()


@pytest.mark.flat
def test_where_things_are_kept(
    window: MainWindow, settings: Settings, dialog: SettingsDialog
) -> None:
    told = {label.text() for label in dialog.findChildren(QLabel)}
    assert str(settings.path) in told
    assert str(Person(window).library) in told
    names = {button.accessibleName() for button in dialog.findChildren(QPushButton)}
    assert f"Open the folder of {settings.path.name}" in names


@pytest.mark.flat
def test_what_means_nothing_here_is_left_out(window: MainWindow, dialog: SettingsDialog) -> None:
    assert switch(dialog, "view.lit").isHidden()
    window.session.new_game("path-tiles/free-turns")
    dialog.refresh()
    assert not switch(dialog, "view.lit").isHidden()


def press(dialog: SettingsDialog, kind: QDialogButtonBox.StandardButton) -> None:
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    button = buttons.button(kind)
    assert button is not None
    button.click()


@pytest.mark.few(1)
@pytest.mark.far_side
@pytest.mark.parametrize("uid", ["ring-majority/tet", "loop/mini", "path-tiles/free-turns"])
def test_what_is_called_usual_holds_at_first(window: MainWindow, uid: str) -> None:
    window.session.new_game(uid)
    without = {"view.language"}  # one has to be able to read
    for name in (name for page in pages() for name in page.ids):
        entry = window.commands.table[name]
        assert (entry.usual is None) == (name in without)
        if entry.usual is not None and entry.visible():
            holds = entry.chosen if isinstance(entry, Choice) else entry.checked
            assert holds is not None
            assert holds() == entry.usual(), name


def changed(window: MainWindow, settings: Settings) -> tuple[object, ...]:
    view = board_view(window)
    board = settings[LEGAL], settings[SEE_THROUGH], Person(window).is_drawn_in(DARK)
    return *board, settings[SPEED], view.move_ms, Person(window).chosen("players.level")


@pytest.mark.nightly
def test_a_page_goes_back_to_its_defaults(
    window: MainWindow, settings: Settings, dialog: SettingsDialog
) -> None:
    usual = changed(window, settings)
    Person(window).pick("view.theme", "dark")
    Person(window).switch("view.legal", False)
    Person(window).switch("view.see_through", True)
    dialog.pages.setCurrentRow(1)
    press(dialog, QDialogButtonBox.StandardButton.RestoreDefaults)
    assert Person(window).is_drawn_in(DARK)  # it stands on another page
    dialog.pages.setCurrentRow(0)
    press(dialog, QDialogButtonBox.StandardButton.RestoreDefaults)
    assert choice(dialog, "view.theme").currentData() == ""
    assert changed(window, settings) == usual


@pytest.mark.nightly
def test_cancel_brings_back_what_held_before(window: MainWindow, settings: Settings) -> None:
    Person(window).pick("view.theme", "dark")
    Person(window).pick("view.speed", "slow")
    Person(window).pick("players.level", "7")
    before = changed(window, settings)
    Person(window).command("view.settings").trigger()
    (dialog,) = window.findChildren(SettingsDialog)
    for row in range(4):
        dialog.pages.setCurrentRow(row)
        press(dialog, QDialogButtonBox.StandardButton.RestoreDefaults)
    assert changed(window, settings) != before
    press(dialog, QDialogButtonBox.StandardButton.Cancel)
    assert changed(window, settings) == before
    assert not dialog.isVisible()


@pytest.mark.flat
def test_what_is_changed_stays_with_ok(window: MainWindow) -> None:
    Person(window).command("view.settings").trigger()
    (dialog,) = window.findChildren(SettingsDialog)
    Person(window).pick("view.theme", "dark")
    press(dialog, QDialogButtonBox.StandardButton.Ok)
    assert Person(window).is_drawn_in(DARK)


@pytest.mark.flat
def test_files_have_no_defaults(dialog: SettingsDialog) -> None:
    dialog.pages.setCurrentRow(dialog.pages.count() - 1)
    assert not dialog.defaults.isEnabled()
    dialog.pages.setCurrentRow(0)
    assert dialog.defaults.isEnabled()


@pytest.mark.flat
def test_enter_after_a_search_leaves_the_dialog_open(qtbot: QtBot, dialog: SettingsDialog) -> None:
    dialog.search.setFocus()
    qtbot.waitUntil(dialog.search.hasFocus)
    qtbot.keyClicks(dialog.search, "theme")
    qtbot.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with a game is installed, which is broken."""
    all_games()  # which looks at those that are really there
    folder = tmp_path / "my_tower-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: my-tower\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text("[ringrealms3d.games]\ntower = tower:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    (tmp_path / "tower.py").write_text("import numpi\n", encoding="utf-8")
    with kept_registry():
        add_unchecked("tower:GAME")
        leave_out_broken()
        yield


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a variable moves no settings")
@pytest.mark.usefixtures("installed")
def test_an_installed_game_is_switched_off_and_on(dialog: SettingsDialog) -> None:
    (page,) = dialog.pages.findItems("Installed games", Qt.MatchFlag.MatchExactly)
    dialog.pages.setCurrentItem(page)
    box = switch(dialog, "installed.tower")
    assert box.isChecked()
    told = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "tower:GAME; a change takes effect when the program next starts" in told
    assert "a game was left out: " in told
    assert "No module named 'numpi'" in told
    box.click()
    (tower,) = [game for game in installed_games() if game.name == "tower"]
    assert not tower.on
    box.click()
    (tower,) = [game for game in installed_games() if game.name == "tower"]
    assert tower.on
