"""Nothing is lost: settings, and the game under way."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from types import SimpleNamespace

import psutil
import pytest
from PyQt6.QtCore import QCoreApplication, Qt, QUrl
from PyQt6.QtGui import QGuiApplication, QPalette
from PyQt6.QtWidgets import QApplication, QMessageBox, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.scene.quality import FINE
from ringrealms3d.scene.theme import BLACK_AND_WHITE, DARK, LIGHT, Theme
from ringrealms3d.session.autosave import load_game, save_game
from ringrealms3d.session.players import PEOPLE, Computer, Human
from ringrealms3d.window.app import claim_saved_game
from ringrealms3d.window.board.board_settings import (
    LEGAL,
    QUALITY,
    STILL,
    THEME,
    chosen_quality,
    chosen_theme,
)
from ringrealms3d.window.features.help.rules_dialog import RulesDialog
from ringrealms3d.window.features.look.look_settings import SPEED
from ringrealms3d.window.features.play.play_settings import (
    LEVEL,
    SECONDS,
    VARIANT,
    kept_players,
    last_players,
)
from ringrealms3d.window.features.play.player_chooser import PlayerChooser
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.column import Column
from ringrealms3d.window.shell.places import places_of, restore_places
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.shell.sides import Sides
from ringrealms3d.window.widgets.widget_colours import desktop_hints
from tests.records import opened as games
from tests.session.fake_process import FakeProcess
from tests.subprocesses import run_python
from tests.window.driver import Guide, Person

pytestmark = pytest.mark.flat


def test_settings_come_back(tmp_path: Path) -> None:
    path = tmp_path / "window.ini"
    first = Settings(path)
    assert chosen_theme(first) is LIGHT
    assert chosen_quality(first) is None
    assert first[VARIANT] is None
    assert first[LEGAL]
    assert not first[STILL]
    first[THEME], first[QUALITY], first[VARIANT] = "dark", "fine", "ring-majority/ti"
    first[LEGAL], first[STILL] = False, True
    assert (first[SPEED], first[LEVEL], last_players(first)) == ("normal", 3, PEOPLE)
    assert first[SECONDS] == 5.0
    first[SPEED], first[LEVEL] = "slow", 7
    first.keep(kept_players((Human(), Computer(7))))
    first[SECONDS] = 10.0
    second = Settings(path)
    assert chosen_theme(second) is DARK
    assert chosen_quality(second) is FINE
    assert second[VARIANT] == "ring-majority/ti"
    assert not second[LEGAL]
    assert second[STILL]
    assert (second[SPEED], second[LEVEL], last_players(second)) == (
        "slow",
        7,
        (Human(), Computer(7)),
    )
    assert second[SECONDS] == 10.0


@pytest.mark.parametrize(
    ("scheme", "theme"),
    [
        (Qt.ColorScheme.Dark, DARK),
        (Qt.ColorScheme.Light, LIGHT),
        (Qt.ColorScheme.Unknown, LIGHT),
    ],
)
def test_colours_suit_the_desktop_until_others_are_chosen(
    scheme: Qt.ColorScheme, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = SimpleNamespace(colorScheme=lambda: scheme)
    monkeypatch.setattr(QGuiApplication, "styleHints", lambda: desktop)
    settings = Settings(tmp_path / "window.ini")
    assert chosen_theme(settings) is theme
    settings[THEME] = "black-and-white"
    assert chosen_theme(settings) is BLACK_AND_WHITE
    settings[THEME] = ""
    assert chosen_theme(settings) is theme


@pytest.mark.nightly
def test_an_open_window_turns_dark_with_the_desktop_until_colours_are_chosen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = desktop_hints().colorSchemeChanged

    def desktop_turns(scheme: Qt.ColorScheme) -> None:
        desktop = SimpleNamespace(colorScheme=lambda: scheme)
        monkeypatch.setattr(QGuiApplication, "styleHints", lambda: desktop)
        changed.emit(scheme)
        QCoreApplication.sendPostedEvents()

    desktop_turns(Qt.ColorScheme.Dark)
    assert Person(window).is_drawn_in(DARK)
    Person(window).pick("view.theme", "black-and-white")
    desktop_turns(Qt.ColorScheme.Light)
    assert Person(window).is_drawn_in(BLACK_AND_WHITE)
    Person(window).pick("view.theme", "")
    assert Person(window).is_drawn_in(LIGHT)


def is_dark(widget: QWidget) -> bool:
    """Whether most of a widget is dark."""
    picture = widget.grab().toImage()
    rows, columns = range(0, picture.height(), 3), range(0, picture.width(), 3)
    return median(picture.pixelColor(x, y).lightnessF() for x in columns for y in rows) < 0.5


def wait_until_dark(qtbot: QtBot, dark: bool, *widgets: QWidget | None) -> None:
    qtbot.waitUntil(lambda: all(widget and is_dark(widget) is dark for widget in widgets))


@pytest.mark.few(1)
@pytest.mark.parametrize("desktop", [QPalette(), QPalette(Qt.GlobalColor.black)])
def test_panels_are_light_or_dark_with_the_board(
    desktop: QPalette, qtbot: QtBot, window: MainWindow
) -> None:
    QApplication.setPalette(desktop)
    widgets = window.menuBar(), *map(Person(window).panel, ("you", "moves"))
    try:
        for name in ("light", "dark", "high-contrast", "dark"):
            Person(window).pick("view.theme", name)
            wait_until_dark(qtbot, name == "dark", *widgets)
    finally:
        QApplication.setPalette(QPalette())


def test_rules_that_are_open_are_drawn_in_other_colours_too(window: MainWindow) -> None:
    Person(window).choose("help.rules")
    (rules,) = window.findChildren(RulesDialog)
    browser = rules.findChildren(QTextBrowser)[0]
    address = QUrl("position:ring-majority/tet?4/6/4:r:14,14")
    light = browser.loadResource(0, address)
    Person(window).pick("view.theme", "dark")
    assert browser.loadResource(0, address) != light
    Person(window).choose("help.rules")
    assert window.findChildren(RulesDialog) == [rules]


def test_broken_settings_fall_back(tmp_path: Path) -> None:
    path = tmp_path / "window.ini"
    path.write_bytes(
        b"[General]\ntheme=\xff\xfe\nquality=7\nvariant=ring-majority/none\npanels=x\n"
        b"speed=warp\nlevel=99\ncomputer_seats=4 x\nthinking_seconds=nan\n"
    )
    settings = Settings(path)
    assert chosen_theme(settings) is LIGHT
    assert chosen_quality(settings) is None
    assert settings[VARIANT] is None
    assert (settings[SPEED], settings[LEVEL], last_players(settings)) == ("normal", 3, PEOPLE)
    assert settings[SECONDS] == 5.0


def test_a_level_that_is_chosen_at_a_seat_is_the_next_game_s(window: MainWindow) -> None:
    (chooser,) = Person(window).players[1].findChildren(PlayerChooser)
    row = next(n for n in range(chooser.count()) if "level 6" in chooser.itemText(n))
    chooser.setCurrentIndex(row)
    chooser.activated.emit(row)
    assert window.session.players[1] == Computer(6)
    Person(window).pick("players.opponent", "friend")
    Person(window).pick("players.opponent", "first")
    assert window.session.players[0] == Computer(6)


def test_the_players_are_the_same_at_the_next_start(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    Person(window).pick("players.level", "2")
    Person(window).pick("players.opponent", "second")
    window.close()
    again = MainWindow("ring-majority/tet", settings, Path("unused.json"))
    qtbot.addWidget(again)
    assert again.session.players == (Human(), Computer(2))
    again.close()


def test_two_windows_keep_their_games_in_two_files(tmp_path: Path) -> None:
    folder = tmp_path / "deep"
    first, first_lock = claim_saved_game(folder)
    second, second_lock = claim_saved_game(folder)
    assert first.name == "game-under-way.json"
    assert second.name == "game-under-way-2.json"
    first_lock.unlock()
    again, again_lock = claim_saved_game(folder)
    assert again == first
    again_lock.unlock()
    second_lock.unlock()


def test_a_file_with_a_game_comes_before_an_empty_place(tmp_path: Path) -> None:
    (tmp_path / "game-under-way-2.json").write_text("{}", encoding="utf-8")
    path, lock = claim_saved_game(tmp_path)
    assert path.name == "game-under-way-2.json"
    other, other_lock = claim_saved_game(tmp_path)
    assert other.name == "game-under-way.json"
    other_lock.unlock()
    lock.unlock()


def test_nobody_plays_before_the_question_is_answered(
    qtbot: QtBot, tmp_path: Path, engines: type[FakeProcess]
) -> None:
    path = tmp_path / "game.json"
    save_game(games.opened("ring-majority/tet", ["f1", "e1"]), path)
    settings = Settings(tmp_path / "window.ini")
    settings.keep(kept_players((Computer(3), Human())))
    opened = MainWindow("ring-majority/cube", settings, path)
    qtbot.addWidget(opened)
    opened.commands.do("start.offer", path)
    for process in (*engines.started, *engines.stand_ins):
        for number in process.requests:
            process.answer(Move(0), number)
    QApplication.processEvents()
    assert opened.session.moves == ()
    (box,) = opened.findChildren(QMessageBox)
    box.reject()
    assert opened.session.players[0] == Computer(3)
    opened.close()


def test_a_window_that_closes_before_the_answer_keeps_its_players(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    save_game(games.opened("ring-majority/tet", ["f1", "e1"]), path)
    settings = Settings(tmp_path / "window.ini")
    settings.keep(kept_players((Computer(5), Human())))
    settings[LEVEL] = 5
    opened = MainWindow("ring-majority/cube", settings, path)
    qtbot.addWidget(opened)
    opened.commands.do("start.offer", path)
    opened.close()
    assert last_players(settings) == (Computer(5), Human())
    assert settings[VARIANT] == "ring-majority/cube"
    assert load_game(path) is not None


def test_the_level_of_the_players_is_the_menus_and_the_next_starts(
    window: MainWindow, settings: Settings
) -> None:
    window.session.new_game("ring-majority/tet", (Human(), Computer(8)))
    assert Person(window).option("players.level", "8").isChecked()
    window.close()
    assert settings[LEVEL] == 8


def test_a_dead_window_frees_its_file(tmp_path: Path) -> None:
    script = (
        "from pathlib import Path; import os\n"
        "from ringrealms3d.window.app import claim_saved_game\n"
        f"path, lock = claim_saved_game(Path({str(tmp_path)!r}))\n"
        "print(path.name, flush=True); os._exit(1)\n"
    )
    assert run_python("-c", script).stdout == "game-under-way.json\n"
    path, lock = claim_saved_game(tmp_path)
    assert path.name == "game-under-way.json"
    lock.unlock()


def test_the_window_remembers_its_place(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    window.resize(900, 640)
    Person(window).open_panel("sites")
    Person(window).switch("view.column", False)
    parts, column = window.findChildren(Sides)[0], window.findChildren(Column)[0]
    settings.keep(places_of(window, parts, column))
    window.resize(1000, 700)
    Person(window).open_panel("moves")
    restore_places(settings, window, parts, column)
    assert column.isHidden()
    assert Person(window).front == "Places"
    qtbot.waitUntil(lambda: (window.width(), window.height()) == (900, 640))


@pytest.mark.few(1)
@pytest.mark.parametrize(("guide", "begin"), [("puzzle", "game.puzzle"), ("lesson", "learn.begin")])
def test_a_window_that_closes_in_a_puzzle_or_lesson_has_its_panels_at_the_next_start(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path, guide: str, begin: str
) -> None:
    panels = Person(window).seen
    Person(window).choose(begin)
    assert Guide(window, guide).on
    window.close()
    kept = Settings(settings.path)
    again = MainWindow(window.session.uid, kept, tmp_path / "again.json", None)
    again.show()
    assert Person(again).seen == panels
    assert not Guide(again, guide).on
    again.close()


def test_the_game_under_way_is_offered_and_goes_on(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    saved = tmp_path / "game.json"
    window.session.new_game("ring-majority/doe")
    for code in (3, 9, 27):
        window.session.play(Move(code))
    window.session.set_player(1, Computer(4))
    window.session.undo()
    kept = load_game(saved)
    assert kept is not None
    assert kept.players == (Human(), Computer(4))
    left_by_a_crash = saved.read_bytes()
    window.session.new_game("ring-majority/tet", (Human(), Human()))
    assert saved.read_bytes() == left_by_a_crash
    window.commands.do("start.offer", saved)
    (box,) = window.findChildren(QMessageBox)
    assert "Dodecahedron" in box.text()
    box.accept()
    assert window.session.uid == "ring-majority/doe"
    assert len(window.session.moves) == len(kept.cursor.line()) == 2
    assert len(window.session.line_texts) == len(kept.cursor.whole_line()) == 3
    assert window.session.players == kept.players


def test_a_broken_saved_game_is_told_and_not_fatal(window: MainWindow, tmp_path: Path) -> None:
    saved = tmp_path / "broken.json"
    saved.write_text('{"version": 1, "variant": "ring-majority/tet", "moves": ["f9"]}')
    window.commands.do("start.offer", saved)
    (box,) = window.findChildren(QMessageBox)
    assert str(saved) in box.text()
    assert not saved.exists()
    assert (tmp_path / "broken-unreadable.kept").exists()


def test_a_game_that_can_not_be_saved_is_told_and_goes_on(window: MainWindow) -> None:
    Person(window).saved_game.mkdir()
    window.session.play(Move(0))
    assert "could not be saved" in Person(window).message
    assert window.session.moves == (Move(0),)


PLAY_AND_DIE = """
import os, signal, sys
from pathlib import Path
import psutil
from PyQt6.QtWidgets import QApplication, QWidget
from ringrealms3d.core.move import Move
from ringrealms3d.session.players import Computer
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.sides import Sides
from ringrealms3d.window.shell.settings import Settings
from tests.subprocesses import run_python
from tests.window.pointing import whole_map

application = QApplication([])
folder = Path(sys.argv[1])
window = MainWindow("ring-majority/cube", Settings(folder / "window.ini"), folder / "game.json")
window.show()
application.processEvents()
for code in (4, 9, 16):
    window.findChild(QWidget, "whole board").site_clicked.emit(code)
window.session.set_player(0, Computer(1))
print(*[child.pid for child in psutil.Process().children()], flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.nightly
def test_killing_the_program_loses_nothing_and_leaves_no_process(
    qtbot: QtBot, tmp_path: Path
) -> None:
    done = run_python("-c", PLAY_AND_DIE, str(tmp_path))
    assert done.returncode == -9
    saved = load_game(tmp_path / "game.json")
    assert saved is not None
    assert (saved.cursor.record.uid, saved.cursor.current.ply) == ("ring-majority/cube", 3)
    workers = [int(word) for word in done.stdout.split()]
    assert workers
    qtbot.waitUntil(lambda: not any(map(psutil.pid_exists, workers)), timeout=20_000)
