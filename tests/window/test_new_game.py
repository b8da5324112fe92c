"""Choosing a board: by the menu and by the dialog with its pictures."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QSize
from PyQt6.QtGui import QIcon
from PyQt6.QtWidgets import QLabel, QListWidget

from ringrealms3d import games
from ringrealms3d.core.data import data_folder
from ringrealms3d.games import board_entry, get_game, variant_ids
from ringrealms3d.scene.theme import THEMES
from ringrealms3d.window.features.play.new_game_dialog import NewGameDialog
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Choice
from ringrealms3d.window.shell.screen_space import free_size
from tests.games.registry import no_board_built
from tests.window.driver import Person

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
    letters = tiles.fontMetrics()
    for uid in get_game("ring-majority").variants:
        for word in board_entry(uid).title.split():
            assert letters.horizontalAdvance(word) < tiles.gridSize().width() - 8, word
    room = tiles.gridSize().height() - tiles.iconSize().height()
    assert room > 3 * letters.lineSpacing()


@pytest.mark.parametrize("theme", THEMES)
def test_every_board_has_a_picture_in_every_theme(theme: str) -> None:
    folder = data_folder("resources") / "boards" / theme
    names = {f"{uid.replace('/', '-')}.png" for uid in variant_ids()}
    assert {path.name for path in folder.iterdir()} == names


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
