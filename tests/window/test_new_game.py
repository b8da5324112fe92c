"""Choosing a board: by the menu and by the dialog with its pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, QSize, Qt
from PyQt6.QtGui import QColor, QFontMetrics, QIcon
from PyQt6.QtWidgets import QApplication, QLabel, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from ringrealms3d import games
from ringrealms3d.core.data import data_folder
from ringrealms3d.engine.levels import HIGHEST, get_rung
from ringrealms3d.engine.schedules import Schedule, Step, keep_schedule, schedules
from ringrealms3d.games import board_entry, get_game, variant_ids
from ringrealms3d.library.ladder import level_strengths
from ringrealms3d.records.record import Reason
from ringrealms3d.scene.theme import LIGHT, THEMES
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.features.play.level_ladder import LevelLadder
from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.features.play.play_settings import BY_LOT, LEVEL
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Choice
from ringrealms3d.window.shell.screen_space import free_size
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.widgets.design import Type, colours_of, font_of
from tests.games.registry import no_board_built
from tests.records.opened import opened
from tests.window.driver import Person, named, press
from tests.window.fingers import tap

TET = "ring-majority/tet"
pytestmark = pytest.mark.flat


@pytest.fixture
def dialog(window: MainWindow) -> NewGameDialog:
    Person(window).choose("game.new")
    (found,) = window.findChildren(NewGameDialog)
    return found


def tiles_of(dialog: NewGameDialog) -> QListWidget:
    (boards,) = (found for found in dialog.findChildren(QListWidget) if found.objectName())
    return boards


def test_no_board_is_built_to_list_them(window: MainWindow) -> None:
    with no_board_built():
        board = window.commands.table["game.board"]
        assert isinstance(board, Choice)
        assert {option.key for option in board.options()} == set(variant_ids())
        Person(window).choose("game.new")
        (dialog,) = window.findChildren(NewGameDialog)
        for game in games.all_games():
            dialog.choose_board(game.variants[0])
            assert tiles_of(dialog).count() == len(game.variants)
    dialog.reject()


def test_no_name_is_cut(dialog: NewGameDialog) -> None:
    dialog.choose_board("ring-majority/co")
    tiles = tiles_of(dialog)
    letters = QFontMetrics(font_of(Type.CAPTION))
    for uid in get_game("ring-majority").variants:
        for word in board_entry(uid).title.split():
            assert letters.horizontalAdvance(word) < tiles.gridSize().width() - 8, word
    room = tiles.gridSize().height() - tiles.iconSize().height()
    assert room > 3 * letters.lineSpacing()


@pytest.mark.parametrize("theme", THEMES)
def test_every_board_has_a_picture_in_every_theme(theme: str) -> None:
    folder = data_folder("resources") / "boards" / theme
    names = {f"{uid.replace('/', '-')}.png" for uid in variant_ids()}
    starts = {f"{uid.replace('/', '-')}-start.png" for uid in get_game("path-tiles").variants}
    assert {path.name for path in folder.iterdir()} == names | starts


@pytest.mark.nightly
def test_pictures_follow_the_theme(window: MainWindow) -> None:
    lightness = {}
    for theme in ("light", "dark"):
        Person(window).pick("view.theme", theme)
        Person(window).choose("game.new")
        *_, dialog = window.findChildren(NewGameDialog)
        item = tiles_of(dialog).item(1)
        assert item is not None
        lightness[theme] = middle_of(item.icon())
        dialog.reject()
    assert lightness["light"] != lightness["dark"]


def middle_of(icon: QIcon) -> int:
    """Return the colour of a picture's middle."""
    picture = icon.pixmap(QSize(120, 110)).toImage()
    return picture.pixel(picture.width() // 2, picture.height() // 2)


def test_the_dialog_fits_the_screen(dialog: NewGameDialog) -> None:
    free = free_size(dialog)
    assert dialog.width() <= free.width()
    assert dialog.height() <= free.height()


def test_a_game_is_told_with_its_designer_and_goal(dialog: NewGameDialog) -> None:
    for game in games.all_games():
        dialog.choose_board(game.variants[0])
        shown = {label.text() for label in dialog.findChildren(QLabel)}
        assert game.goal
        assert {game.title, f"by {game.designer}", game.goal} <= shown


def test_a_chosen_picture_keeps_its_colours(dialog: NewGameDialog) -> None:
    tiles = tiles_of(dialog)
    chosen = tiles.currentItem()
    assert chosen is not None
    size = tiles.iconSize()
    normal, selected = (
        chosen.icon().pixmap(size, mode).toImage()
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected)
    )
    assert normal == selected


def ladder_of(dialog: NewGameDialog) -> LevelLadder:
    return named(dialog, LevelLadder, "Level")


def rows(ladder: QListWidget) -> list[str]:
    """Return what screen readers read of the levels, from above."""
    items = [ladder.item(row) for row in range(ladder.count())]
    return [str(each.data(Qt.ItemDataRole.AccessibleTextRole)) for each in items if each]


def test_levels_are_told_with_what_they_mean(dialog: NewGameDialog) -> None:
    press(dialog, "Computer")
    told = rows(ladder_of(dialog))
    assert told[0] == "Level 10; uses all its time; 2,671 Elo"
    assert told[6] == "Level 4; 74 of 100 against level 3; 1,560 Elo"
    assert told[9] == "Level 1; plays like a beginner; 1,000 Elo"


def test_the_chosen_level_stands_on_a_ground_of_its_own(dialog: NewGameDialog) -> None:
    press(dialog, "Computer")
    ladder, colours = ladder_of(dialog), colours_of(LIGHT)
    grounds = []
    for level in (4, 7):
        ladder.choose(level)
        picture = ladder.grab().toImage()
        rows = [ladder.visualItemRect(ladder.item(row)) for row in range(ladder.count())]
        left = [QPoint(row.left() + 3, row.center().y()) for row in rows]
        edge = ladder.contentsMargins()
        start = QPoint(edge.left(), edge.top())
        seen = [picture.pixelColor(spot + start).name() for spot in left]
        grounds.append(seen)
    accent, card = (QColor(each).name() for each in (colours.accent, colours.card))
    for level, seen in zip((4, 7), grounds, strict=True):
        assert [10 - row for row, ground in enumerate(seen) if ground == accent] == [level]
        assert set(seen) == {accent, card}


def test_levels_that_a_person_has_beaten_are_ticked(qtbot: QtBot, window: MainWindow) -> None:
    won = opened(TET, ["f1"], players=(Human(), Computer(3)))
    won.cursor.record.end(0, Reason.TIME)
    window.session.restore(won)
    window.session.new_game(TET, (Human(), Computer(3)))
    Person(window).choose("game.new")
    (dialog,) = window.findChildren(NewGameDialog)
    ladder = ladder_of(dialog)
    qtbot.waitUntil(lambda: rows(ladder)[7].endswith("you have beaten it"))
    assert rows(ladder)[6].startswith("Level 4; your next level")
    assert sum("beaten" in row for row in rows(ladder)) == 1


def test_no_strength_is_told_that_nobody_measured(window: MainWindow, hex_registered: None) -> None:
    Person(window).choose("game.new")
    (dialog,) = window.findChildren(NewGameDialog)
    dialog.choose_board(games.all_games()[-1].variants[0])
    press(dialog, "Computer")
    assert not any("Elo" in row for row in rows(ladder_of(dialog)))
    assert any("has not been measured" in label.text() for label in dialog.findChildren(QLabel))
    dialog.reject()


@pytest.fixture
def hex_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hex_registered: None
) -> Iterator[None]:
    """Keep levels of Hex, each 100 Elo above the one below it, as ``ringrealms3d levels`` does."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    rungs = tuple(get_rung(level, "hex/5") for level in range(1, HIGHEST + 1))
    keep_schedule("hex", Schedule("hex/5", rungs, (Step(100, 50, 150, 20),) * (HIGHEST - 1)))
    level_strengths.cache_clear()
    yield
    schedules.cache_clear()
    level_strengths.cache_clear()


def test_measured_levels_of_ones_own_game_are_told(hex_measured: None, window: MainWindow) -> None:
    Person(window).choose("game.new")
    (dialog,) = window.findChildren(NewGameDialog)
    dialog.choose_board("hex/5")
    press(dialog, "Computer")
    told = rows(ladder_of(dialog))
    assert told[0] == "Level 10; uses all its time; 1,900 Elo"
    assert told[6] == "Level 4; 64 of 100 against level 3; 1,300 Elo"
    assert not any("has not been measured" in label.text() for label in dialog.findChildren(QLabel))
    dialog.reject()


def test_a_side_is_chosen_or_left_to_the_lot(window: MainWindow, settings: Settings) -> None:
    Person(window).choose("game.new")
    (dialog,) = window.findChildren(NewGameDialog)
    press(dialog, "Computer")
    press(dialog, "Blue")
    assert dialog.players == (Computer(settings[LEVEL]), Human())
    press(dialog, "Random")
    press(dialog, "Start")
    assert sorted(map(type, window.session.players), key=str) == [Computer, Human]
    assert settings[BY_LOT]


def test_a_sentence_tells_what_will_begin(dialog: NewGameDialog) -> None:
    dialog.choose_board("loop/mini")
    press(dialog, "Computer")
    ladder_of(dialog).setCurrentRow(5)
    press(dialog, "5 + 3")
    told = "Loop, Mini, 4 layers, against level 5, you play Black, 5 min + 3 s a move"
    assert told in [label.text() for label in dialog.findChildren(QLabel)]


def test_arrows_go_along_the_chips(qtbot: QtBot, dialog: NewGameDialog) -> None:
    pressed = named(dialog, QPushButton, "Person here")
    pressed.setFocus()
    qtbot.keyClick(pressed, Qt.Key.Key_Left)
    assert named(dialog, QPushButton, "Computer").isChecked()
    assert ladder_of(dialog).isVisible()


def test_a_level_is_chosen_by_keys_alone_or_by_a_tap(qtbot: QtBot, window: MainWindow) -> None:
    Person(window).choose("game.new")
    (dialog,) = window.findChildren(NewGameDialog)
    press(dialog, "Computer")
    ladder = ladder_of(dialog)
    inner, before = ladder.viewport(), ladder.level
    for _ in range(20):
        focused = dialog.focusWidget()
        assert focused is not None
        if focused is ladder:
            break
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    qtbot.keyClick(ladder, Qt.Key.Key_Up)
    assert ladder.level == before + 1
    assert inner is not None
    tap(inner, ladder.visualItemRect(ladder.item(0)).center().toPointF())
    assert ladder.level == HIGHEST
    qtbot.keyClick(ladder, Qt.Key.Key_Down)
    qtbot.keyClick(ladder, Qt.Key.Key_Return)
    assert Computer(HIGHEST - 1) in window.session.players


def test_all_boards_are_seen_at_once_where_there_is_room(dialog: NewGameDialog) -> None:
    dialog.resize(1256, 800)
    QApplication.processEvents()
    tiles = tiles_of(dialog)
    last = tiles.item(tiles.count() - 1)
    assert last is not None
    assert tiles.contentsRect().contains(tiles.visualItemRect(last))


@pytest.mark.parametrize("size", [(880, 540), (520, 500)])
def test_buttons_are_seen_in_a_small_window(dialog: NewGameDialog, size: tuple[int, int]) -> None:
    dialog.resize(*size)
    QApplication.processEvents()
    assert (dialog.width(), dialog.height()) == size
    press(dialog, "Start")
    assert not dialog.isVisible()


def test_the_level_is_remembered_though_a_person_played_last(window: MainWindow) -> None:
    Person(window).choose("game.new")
    (dialog,) = window.findChildren(NewGameDialog)
    press(dialog, "Computer")
    ladder_of(dialog).setCurrentRow(2)
    press(dialog, "Start")
    window.session.new_game(TET, (Human(), Human()))
    Person(window).choose("game.new")
    *_, again = window.findChildren(NewGameDialog)
    press(again, "Computer")
    assert again.players == (Human(), Computer(8))
    again.reject()
