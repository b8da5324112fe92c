"""Every text that a person sees goes through the translator."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QLocale, QProcess, Qt
from PyQt6.QtGui import QAction, QFontDatabase
from PyQt6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QListWidget,
    QMainWindow,
    QMessageBox,
    QTabBar,
    QTableWidget,
    QTreeWidget,
    QTreeWidgetItemIterator,
)
from pytestqt.qtbot import QtBot

from resources.translations.make_catalogues import messages
from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import Catalogue, use_catalogue
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.languages.catalogue import LANGUAGES
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window import app
from ringrealms3d.window.app import delete_window, reopened, speak
from ringrealms3d.window.features.help.rules_dialog import RulesBrowser, RulesDialog
from ringrealms3d.window.features.look.look_settings import LANGUAGE
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.child_process import start_module
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.shell.settings_dialog import SettingsDialog
from tests.session.fake_process import FakeProcess
from tests.window.conftest import SIZE
from tests.window.driver import Person
from tests.window.moves_table import header_texts

NAMES = re.compile(
    r"<?/?b?>?(×|\?[?!]?|–|\d+ × \d+.*|[\d\s]*|[fev]\d+|Save|Cancel|A4|Letter|)(</b>)?"
)
"""What stays the same: numbers, signs, names of sites, and buttons that Qt translates itself."""


TOLD = {
    "de": ("&Neues Spiel …", "Blau ist am Zug", "Abbrechen"),
    "ja": ("新しい対局(&N)…", "青の手番", "キャンセル"),
    "fr": ("&Nouvelle partie…", "Bleu doit jouer", "Annuler"),
    "zh": ("新对局(&N)…", "轮到蓝方走棋", "取消"),
    "es": ("Partida &nueva…", "Juega Azul", "Cancelar"),
    "pt": ("&Nova partida…", "Vez do Azul", "Cancelar"),
    "en": ("&New game…", "Blue to move", "Cancel"),
}
"""In each language a command, whose turn it is after a move, and a button that Qt translates."""


all_messages = cache(messages)


class Marking:
    """Puts every text that translators are given between signs, so that others stand out."""

    def __init__(self) -> None:
        self._known = all_messages()

    def translate(self, text: str, count: int | None = None) -> str:
        return f"⟦{text}⟧" if text in self._known else ""


@pytest.fixture
def marked(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window in a language of signs."""
    use_catalogue(Marking())
    opened = MainWindow("ring-majority/tet", Settings(tmp_path / "w.ini"), tmp_path / "game.json")
    opened.resize(SIZE)
    opened.show()
    yield opened
    opened.close()
    use_catalogue(None)


def visible_texts(window: QMainWindow) -> Iterator[str]:
    """Yield every text of a window's widgets, menus and dialogs."""
    for widgets in (
        window.findChildren(QLabel),
        window.findChildren(QAbstractButton),
        window.findChildren(QAction),
    ):
        yield from (found.text() for found in widgets if found.property("kind") != "key")
    for box in window.findChildren(QComboBox):
        yield from (box.itemText(row) for row in range(box.count()))
    for tabs in window.findChildren(QTabBar):
        yield from (tabs.tabText(number) for number in range(tabs.count()))
    for table in window.findChildren(QTableWidget):
        headers = [table.horizontalHeaderItem(column) for column in (0, 1)]
        yield from (header.text() for header in headers if header)
    assert isinstance(window, MainWindow)
    yield from header_texts(window)
    yield window.windowTitle()


def untranslated(window: QMainWindow) -> list[str]:
    return [text for text in visible_texts(window) if "⟦" not in text and not NAMES.fullmatch(text)]


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "uid",
    [
        "ring-majority/tet",
        "loop/mini",
        "path-tiles/free-turns",
        "loops-n-leaps/8",
        "loophole-2d/14",
    ],
)
def test_every_text_of_the_window(marked: MainWindow, uid: str) -> None:
    marked.session.new_game(uid, (Human(), Human()))
    Person(marked).choose("game.new")
    Person(marked).choose("game.picture")
    Person(marked).choose("game.edit")
    QApplication.processEvents()
    assert untranslated(marked) == []


def test_reasons_are_told_with_their_parts(marked: MainWindow) -> None:
    marked.session.new_game("loophole-2d/14")
    site = marked.session.position.board.site("d1")
    Person(marked).click(site)
    status = marked.statusBar()
    assert status is not None
    assert "⟦d1 holds a ⟦black⟧ starting stone" in Person(marked).message
    marked.session.resign()
    assert "⟦White⟧ wins" in Person(marked).turn
    assert "⟦Black⟧ resigned" in Person(marked).state


@pytest.mark.nightly
def test_groups_are_told_with_their_parts(marked: MainWindow) -> None:
    marked.session.new_game("loophole-2d/14")
    moves = "c2 k2 c3 k3 c4 k4 c5 k5 c6 k6 c7 k7 b8 e8 b9 f8 b10 g8 b11 h8 b12 e3 b13"
    for name in moves.split():
        marked.session.play(marked.session.position.parse_move(name))
    (row,) = Person(marked).panel("groups").findChildren(QListWidget)
    item = row.item(0)
    assert item is not None
    assert item.text() == "⟦⟦Black⟧: loop through ⟦the frame⟧⟧"
    assert row.accessibleName() == "⟦Loops⟧"


def test_the_computer_is_told_about_too(marked: MainWindow) -> None:
    marked.session.set_player(0, Computer(1))
    assert Person(marked).turn.startswith("⟦")
    assert marked.windowModality() == Qt.WindowModality.NonModal


def test_rules_and_their_dialog(marked: MainWindow) -> None:
    Person(marked).choose("help.rules")
    (dialog,) = marked.findChildren(RulesDialog)
    for page in dialog.findChildren(RulesBrowser):
        lines = page.toPlainText().splitlines()
        assert len(lines) > 5
        assert [line for line in lines if line.strip("￼ ") and not line.startswith("⟦")] == []


def test_the_window_opens_again_in_another_language(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalogues: dict[str, Catalogue | None] = {"de": Marking()}
    monkeypatch.setattr(app, "catalogue_of", catalogues.get)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    settings = Settings(tmp_path / "w.ini")
    window = MainWindow("ring-majority/tet", settings, tmp_path / "game.json")
    window.resize(SIZE)
    window.show()
    window.session.play(window.session.position.parse_move("e3"))
    Person(window).pick("view.language", "de")
    assert not window.isVisible()
    try:
        speak(application, settings[LANGUAGE])
        again = reopened(window, tmp_path / "game.json", flat=True)
        assert Person(again).command("game.new").text() == "⟦&New game…⟧"
        assert QLocale().language() == QLocale.Language.German
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
        assert again.session.position.stones.any()
        assert not Person(again).start_page.isVisible()
        Person(again).switch("game.start", True)
        Person(again).pick("view.language", "")
        once_more = reopened(again, tmp_path / "game.json", flat=True)
        assert Person(once_more).start_page.isVisible()
        once_more.close()
    finally:
        monkeypatch.undo()
        speak(application, "en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_the_program_goes_on_in_another_language_and_ends_with_its_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    told: list[str] = []

    def use_window() -> int:
        windows = (each for each in QApplication.topLevelWidgets() if each.isVisible())
        (window,) = (each for each in windows if isinstance(each, MainWindow))
        told.append(Person(window).command("game.new").text())
        if len(told) == 1:
            Person(window).pick("view.language", "de")
        window.close()
        return 7

    monkeypatch.setattr(application, "exec", use_window)
    monkeypatch.setattr(app, "QApplication", lambda _: application)
    monkeypatch.setattr(app, "Settings", lambda: Settings(tmp_path / "w.ini"))
    monkeypatch.setattr(app, "user_data_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr(app, "log_to_file", lambda: None)
    monkeypatch.setattr(app, "close_on_interrupt", lambda _: None)
    for module in (sys, threading):
        monkeypatch.setattr(module, "excepthook", module.excepthook)
    try:
        assert app.run_window("ring-majority/tet", flat=True) == 7
    finally:
        monkeypatch.undo()
        speak(application, "en")
    assert told == [TOLD["en"][0], TOLD["de"][0]]


@pytest.mark.nightly
def test_a_language_chosen_among_the_settings_stays_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "w.ini")
    window = MainWindow("ring-majority/tet", settings, tmp_path / "game.json")
    window.show()
    Person(window).command("view.settings").trigger()
    (dialog,) = window.findChildren(SettingsDialog)
    box = dialog.rows["view.language"]
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData("de"))
    box.activated.emit(box.currentIndex())
    assert not window.isVisible()
    dialog.close()  # as Qt does with all windows once the last one is closed
    delete_window(window)
    assert settings[LANGUAGE] == "de"


def test_a_language_that_no_font_can_show_is_not_spoken(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def families(script: QFontDatabase.WritingSystem) -> list[str]:
        return ["Other"] if script is QFontDatabase.WritingSystem.SimplifiedChinese else []

    monkeypatch.setattr(QFontDatabase, "families", families)
    Person(window).pick("view.language", "ja")
    assert window.isVisible()
    assert settings[LANGUAGE] == ""
    (box,) = window.findChildren(QMessageBox)
    assert "No installed font" in box.text()
    Person(window).pick("view.language", "zh")
    assert not window.isVisible()


@pytest.mark.few(1)
@pytest.mark.parametrize("system", ["en_GB", "pt_PT", "zh_TW"])
def test_every_language_follows_another_without_a_new_start(
    system: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    monkeypatch.setattr(QFontDatabase, "families", lambda *_: ["Any"])  # whatever is installed
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    kept = tmp_path / "game.json"
    settings = Settings(tmp_path / "w.ini")
    window = MainWindow("ring-majority/tet", settings, kept)
    window.resize(SIZE)
    window.show()
    window.session.play(window.session.position.parse_move("e3"))
    try:
        for code, (new_game, turn, cancel) in TOLD.items():
            Person(window).pick("view.language", code)
            speak(application, settings[LANGUAGE])
            window = reopened(window, kept, flat=True)
            assert Person(window).command("game.new").text() == new_game
            assert Person(window).turn == turn
            assert QCoreApplication.translate("QPlatformTheme", "Cancel") == cancel
            assert QLocale().language() == QLocale(code).language()
            assert settings[LANGUAGE] == code
    finally:
        window.close()
        speak(application, "en")
    assert TOLD.keys() == LANGUAGES.keys()


def test_other_processes_of_the_window_speak_its_language(qtbot: QtBot) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    process = QProcess()
    speak(application, "ja")
    try:
        start_module(process, "ringrealms3d", "rules", "nothing")
    finally:
        speak(application, "en")
    assert process.waitForFinished()
    assert "ゲーム" in bytes(process.readAllStandardError().data()).decode()


@pytest.mark.few(2)
@pytest.mark.parametrize("code", TOLD)
def test_commands_and_keys_are_listed_whole(code: str, qtbot: QtBot, tmp_path: Path) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    speak(application, code)
    try:
        window = MainWindow(
            "ring-majority/tet", Settings(tmp_path / "w.ini"), tmp_path / "game.json", None
        )
        window.show()
        Person(window).choose("help.find")
        Person(window).choose("help.keys")
        QApplication.processEvents()
        for tree in window.findChildren(QTreeWidget):
            if tree.isVisible() and tree.columnCount() == 2:
                assert cut_texts(tree) == []
        window.close()
    finally:
        speak(application, "en")


def cut_texts(tree: QTreeWidget) -> list[str]:
    """Return the texts of a list that are wider than their column."""
    wide = tree.fontMetrics().horizontalAdvance
    rows = QTreeWidgetItemIterator(tree)
    cut = []
    while item := rows.value():
        indent = tree.visualItemRect(item).left()
        room = (tree.columnWidth(0) - indent, tree.columnWidth(1))
        cut += [
            item.text(c) for c in (0, 1) if not item.childCount() and wide(item.text(c)) > room[c]
        ]
        rows += 1
    return cut


def test_an_analysis_is_told_about_too(
    qtbot: QtBot, marked: MainWindow, engines: type[FakeProcess]
) -> None:
    line = (Move(3), Move(4))
    rows = (Candidate(Move(3), 900, 0.9, line=line), Candidate(Move(4), 90, 0.0, proven="loss"))
    Person(marked).switch("analysis.on", True)
    engines.started[-1].find(Analysis(rows, line, 20_000, 1.0))
    qtbot.wait(1)
    assert untranslated(marked) == []
    table = Person(marked).best_moves
    headers = [table.horizontalHeaderItem(column) for column in range(table.columnCount())]
    assert all("⟦" in header.text() for header in headers if header)
    proven = table.item(1, 1)
    assert proven is not None
    assert proven.text() == "⟦loses⟧"
    assert Person(marked).chances.startswith("⟦")
