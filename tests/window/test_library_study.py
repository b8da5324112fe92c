"""Sorting, looking at, tagging and deleting games of the library, and several libraries."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QProgressDialog,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

import ringrealms3d as rr
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Query
from ringrealms3d.records.record import Reason
from ringrealms3d.window.features.library.library_dialog import LibraryDialog
from ringrealms3d.window.features.library.tags_dialog import TagsDialog
from ringrealms3d.window.main_window import MainWindow
from tests.window.driver import Person, named, press
from tests.window.library_dialog import opened, played, shown

TET, MINI = "ring-majority/tet", "loop/mini"
BEGAN, BOARD, FIRST, SECOND, RESULT, MOVES, EVENT, PLACE, TAGS = range(9)

pytestmark = pytest.mark.flat


@pytest.fixture
def library(window: MainWindow) -> Iterator[Library]:
    """The window's library, with four games, as another program has it open."""
    kept = Library(Person(window).library)
    for uid, count, first in ((TET, 3, "Zoë"), (MINI, 5, "Ada"), (TET, 4, "Ada"), (MINI, 2, "bob")):
        kept.keep(played(uid, count, first), seats=("person", "level 2"))
    yield kept
    kept.close()


def click_head(qtbot: QtBot, dialog: LibraryDialog, column: int) -> None:
    """Click on the head of a column."""
    header = dialog.games.table.horizontalHeader()
    assert header is not None
    spot = QPoint(header.sectionViewportPosition(column) + 10, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=spot)


def select(dialog: LibraryDialog, column: int, text: str) -> None:
    """Select the game that says something in a column."""
    dialog.games.table.selectRow(shown(dialog, column).index(text))


def about(dialog: LibraryDialog) -> str:
    """Return what is said below the board beside the list."""
    (label,) = dialog.games.preview.findChildren(QLabel)
    return label.text()


def test_a_click_on_a_head_sorts_and_another_one_turns_it_round(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    dialog = opened(window)
    assert shown(dialog, MOVES) == ["2", "4", "5", "3"]  # the latest first
    click_head(qtbot, dialog, MOVES)
    assert shown(dialog, MOVES) == ["5", "4", "3", "2"]
    click_head(qtbot, dialog, MOVES)
    assert shown(dialog, MOVES) == ["2", "3", "4", "5"]
    click_head(qtbot, dialog, FIRST)
    assert [text.split()[0] for text in shown(dialog, FIRST)] == ["Ada", "Ada", "bob", "Zoë"]
    header = dialog.games.table.horizontalHeader()
    assert isinstance(header, QHeaderView)
    assert header.isSortIndicatorShown()
    assert header.sortIndicatorSection() == FIRST


def test_equal_games_keep_the_order_that_they_had(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    dialog = opened(window)
    click_head(qtbot, dialog, MOVES)
    click_head(qtbot, dialog, BOARD)
    assert shown(dialog, MOVES) == ["5", "2", "4", "3"]


def test_turning_an_order_round_forgets_none_before_it(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    dialog = opened(window)
    for column in (MOVES, FIRST, BOARD):
        click_head(qtbot, dialog, column)
    before = shown(dialog, MOVES)
    click_head(qtbot, dialog, BOARD)
    click_head(qtbot, dialog, BOARD)
    assert shown(dialog, MOVES) == before


def test_the_order_is_remembered_and_the_selected_game_stays_selected(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    dialog = opened(window)
    select(dialog, MOVES, "5")
    (number,) = dialog.games.chosen
    click_head(qtbot, dialog, MOVES)
    assert dialog.games.chosen == [number]
    dialog.close()
    qtbot.waitUntil(lambda: not window.findChildren(LibraryDialog))
    assert shown(opened(window), MOVES) == ["5", "4", "3", "2"]


def test_the_menu_of_the_list_sorts_too(window: MainWindow, library: Library) -> None:
    dialog = opened(window)
    menu = dialog.games.table.actions()[-1].menu()
    assert menu is not None
    entries = {entry.text(): entry for entry in menu.actions()}
    assert list(entries) == [
        *("Began", "Board", "First", "Second", "Result", "Moves", "Event", "Place", "Tags")
    ]
    entries["Moves"].trigger()
    assert shown(dialog, MOVES) == ["5", "4", "3", "2"]
    assert [name for name, entry in entries.items() if entry.isChecked()] == ["Moves"]
    entries["Moves"].trigger()
    assert shown(dialog, MOVES) == ["2", "3", "4", "5"]
    assert [name for name, entry in entries.items() if entry.isChecked()] == ["Moves"]


@pytest.mark.nightly
def test_what_others_change_is_seen_meanwhile(
    qtbot: QtBot, window: MainWindow, library: Library, tmp_path: Path
) -> None:
    dialog = opened(window)
    select(dialog, MOVES, "4")
    (number,) = dialog.games.chosen
    qtbot.waitUntil(lambda: about(dialog).startswith("Position 4 of 4"))
    buttons = {each.accessibleName(): each for each in dialog.findChildren(QToolButton)}
    buttons["First position"].click()
    rr.write_game(played(MINI, 9), tmp_path / "nine.json")
    library.import_files([tmp_path / "nine.json"])
    qtbot.waitUntil(lambda: "9" in shown(dialog, MOVES))
    assert dialog.games.chosen == [number]
    qtbot.wait(500)
    assert about(dialog).startswith("Position 0 of 4")
    library.tag([number], ["study"])
    qtbot.waitUntil(lambda: dialog.games.tags.findText("study (1)") > 0)
    dialog.tabs.setCurrentIndex(2)

    def counts() -> list[str]:
        table = dialog.statistics.table
        items = (table.item(row, 1) for row in range(table.rowCount()))
        return sorted(item.text() for item in items if item is not None)

    assert counts() == ["2", "3"]
    library.keep(played(MINI, 7))
    qtbot.waitUntil(lambda: counts() == ["2", "4"])
    dialog.tabs.setCurrentIndex(0)
    assert "7" in shown(dialog, MOVES)


def test_events_and_places_are_shown_on_demand_found_and_remembered(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    record = played(MINI, 6)
    record.event, record.place = "Spring Open", "Graz"
    library.keep(record)

    def heads(dialog: LibraryDialog) -> list[str]:
        table = dialog.games.table
        model = table.model()
        assert model is not None
        visible = (k for k in range(model.columnCount()) if not table.isColumnHidden(k))
        return [model.headerData(k, Qt.Orientation.Horizontal) for k in visible]

    dialog = opened(window)
    assert heads(dialog) == ["Began", "Board", "First", "Second", "Result", "Moves", "Tags"]
    dialog.games.occasion.setText("graz")
    assert shown(dialog, MOVES) == ["6"]
    menu = dialog.games.table.actions()[-2].menu()
    assert menu is not None
    event, place = menu.actions()
    event.trigger()
    place.trigger()
    assert heads(dialog)[-3:] == ["Event", "Place", "Tags"]
    assert (shown(dialog, EVENT), shown(dialog, PLACE)) == (["Spring Open"], ["Graz"])
    place.trigger()
    dialog.close()
    qtbot.waitUntil(lambda: not window.findChildren(LibraryDialog))
    assert heads(opened(window))[-2:] == ["Event", "Tags"]


def test_the_columns_to_sort_by_look_like_one_choice_of_several(
    window: MainWindow, library: Library
) -> None:
    menu = opened(window).games.table.actions()[-1].menu()
    assert menu is not None
    (group,) = {entry.actionGroup() for entry in menu.actions()}
    assert group is not None
    assert group.isExclusive()


def test_the_selected_game_is_seen_and_walked_through(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    dialog = opened(window)
    assert about(dialog) == "Select a game to see it here."
    select(dialog, MOVES, "5")
    last = played(MINI, 5).last
    qtbot.waitUntil(lambda: about(dialog) == f"Position 5 of 5: {last.text}")
    board = named(dialog, QWidget, "The selected game")
    assert board.isVisible()
    assert board.accessibleDescription() == about(dialog)
    buttons = {x.accessibleName(): x for x in dialog.games.preview.findChildren(QToolButton)}
    assert not buttons["Next move"].isEnabled()
    for name, ply in (("Previous move", 4), ("First position", 0), ("Next move", 1)):
        assert buttons[name].shortcut().toString().startswith("Alt+")
        buttons[name].click()
        assert about(dialog).startswith(f"Position {ply} of 5")
    assert buttons["Last move"].isEnabled()
    dialog.games.table.selectAll()
    qtbot.waitUntil(lambda: about(dialog) == "Select a game to see it here.")
    assert not board.isVisible()


def test_the_position_that_is_searched_for_is_seen(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    window.session.new_game(MINI)
    window.session.play(played(MINI, 1).last.moves[0])
    dialog = opened(window)
    dialog.games.here.setChecked(True)
    select(dialog, MOVES, "5")
    qtbot.waitUntil(lambda: about(dialog).startswith("Position 1 of 5"))


def test_a_game_that_is_gone_is_not_seen(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    dialog = opened(window)
    library.delete([4])
    dialog.games.table.selectRow(0)
    qtbot.waitUntil(lambda: "no game 4" in about(dialog))


def tag(dialog: LibraryDialog, *texts: str) -> None:
    """Give the selected games tags by the dialog for them."""
    press(dialog, "Tags…")
    (tags,) = dialog.findChildren(TagsDialog)
    named(tags, QLineEdit, "New tag").setText(", ".join(texts))
    press(tags, "OK")
    QApplication.processEvents()


def tags_of(dialog: LibraryDialog) -> dict[str, QListWidgetItem]:
    """Return the entries of the dialog for tags."""
    (tags,) = (each for each in dialog.findChildren(TagsDialog) if each.isVisible())
    known = named(tags, QListWidget, "Tags")
    return {item.text(): item for row in range(known.count()) if (item := known.item(row))}


def test_games_are_tagged_and_found_by_a_tag(window: MainWindow, library: Library) -> None:
    dialog = opened(window)
    box = named(dialog, QComboBox, "Tag")
    assert not box.isVisible()
    select(dialog, MOVES, "5")
    tag(dialog, "endgame/won")
    assert library.tags() == {"endgame": 1, "endgame/won": 1}
    dialog.games.table.selectAll()
    tag(dialog, "all")
    assert shown(dialog, TAGS) == ["all", "all", "all, endgame/won", "all"]
    assert [box.itemText(row) for row in range(box.count())] == [
        "Any tag",
        "all (4)",
        "endgame (1)",
        "endgame/won (1)",
    ]
    box.setCurrentIndex(box.findData("endgame"))
    assert shown(dialog, MOVES) == ["5"]


def test_a_tag_of_some_games_stays_as_it_is_unless_it_is_clicked(
    window: MainWindow, library: Library
) -> None:
    library.tag([1], ["some", "less"])
    library.tag([1, 2, 3, 4], ["all"])
    library.tag([2], ["more"])
    dialog = opened(window)
    dialog.games.table.selectAll()
    press(dialog, "Tags…")
    entries, states = tags_of(dialog), Qt.CheckState
    assert {name: item.checkState() for name, item in entries.items()} == {
        "all": states.Checked,
        "less": states.PartiallyChecked,
        "more": states.PartiallyChecked,
        "some": states.PartiallyChecked,
    }
    entries["all"].setCheckState(states.Unchecked)
    entries["less"].setCheckState(states.Unchecked)
    entries["more"].setCheckState(states.Checked)
    (tags,) = dialog.findChildren(TagsDialog)
    press(tags, "OK")
    assert library.tags() == {"more": 4, "some": 1}


def test_a_text_that_is_no_tag_is_told(window: MainWindow, library: Library) -> None:
    library.tag([1], map(str, range(50)))
    dialog = opened(window)
    dialog.games.table.selectAll()
    press(dialog, "Tags…")
    (tags,) = dialog.findChildren(TagsDialog)
    named(tags, QLineEdit, "New tag").setText("one more")
    press(tags, "OK")
    (box,) = window.findChildren(QMessageBox)
    assert "51" in box.text()
    assert "one more" not in library.tags()
    box.close()


def notice(dialog: LibraryDialog) -> str:
    """Return what is said beside the button that undoes a deletion."""
    labels = [x.text() for x in dialog.games.findChildren(QLabel) if x.isVisible()]
    return next((text for text in labels if "deleted" in text), "")


def test_what_was_deleted_is_said_and_ctrl_z_brings_it_back(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    dialog = opened(window)
    assert notice(dialog) == ""
    dialog.games.tags.setFocus()
    dialog.games.endings.setCurrentIndex(dialog.games.endings.findData("unfinished"))
    dialog.games.games.setCurrentIndex(dialog.games.games.findData(MINI))
    dialog.games.table.selectAll()
    press(dialog, "Delete")
    assert notice(dialog).startswith("2 games deleted (")
    assert library.count(Query(variant=MINI)) == 0
    assert library.count() == 2
    (undo,) = (x for x in dialog.findChildren(QPushButton) if x.text() == "&Undo")
    assert undo.shortcut().toString() == "Ctrl+Z"
    undo.click()
    assert notice(dialog) == ""
    assert not undo.isVisible()
    assert sorted(shown(dialog, MOVES)) == ["2", "5"]


def many(library: Library) -> None:
    """Add two hundred games."""
    record = played(TET, 1, "many")
    for _ in range(200):
        library.keep(record)


def test_all_games_can_be_gone_to_and_selected(window: MainWindow, library: Library) -> None:
    many(library)
    dialog = opened(window)
    dialog.games.table.scrollToBottom()
    assert shown(dialog, MOVES)[-4:] == ["2", "4", "5", "3"]
    dialog.games.table.selectAll()
    assert len(dialog.games.chosen) == 204


def test_many_games_are_deleted_and_come_back_beside_the_window(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    many(library)
    dialog = opened(window)
    dialog.games.table.selectAll()
    press(dialog, "Delete")
    (bar,) = dialog.findChildren(QProgressDialog)
    assert bar.labelText() == "Deleting games…"
    qtbot.waitUntil(lambda: library.count() == 0, timeout=20_000)
    qtbot.waitUntil(lambda: "204 games deleted" in notice(dialog))
    assert not any(each.isVisible() for each in dialog.findChildren(QProgressDialog))
    dialog.games.undo.click()
    qtbot.waitUntil(lambda: len(shown(dialog, BEGAN)) == 204, timeout=20_000)


def libraries(dialog: LibraryDialog) -> list[str]:
    box = named(dialog, QComboBox, "Library")
    return [box.itemText(row) for row in range(box.count())]


def choose_library(dialog: LibraryDialog, name: str) -> None:
    box = named(dialog, QComboBox, "Library")
    box.setCurrentIndex(box.findText(name))
    box.activated.emit(box.currentIndex())


def make_library(dialog: LibraryDialog, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
    press(dialog, "New library…")


def test_another_library_is_made_looked_at_and_left(
    qtbot: QtBot,
    window: MainWindow,
    library: Library,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.session.new_game(TET)
    dialog = opened(window)
    assert libraries(dialog) == ["My games"]
    make_library(dialog, tmp_path / "openings", monkeypatch)
    assert (tmp_path / "openings.sqlite").is_file()
    assert libraries(dialog) == ["My games", "openings"]
    assert shown(dialog, MOVES) == []
    with Library(tmp_path / "openings.sqlite") as other:
        other.keep(played(TET, 6))
    choose_library(dialog, "My games")
    assert len(shown(dialog, MOVES)) == 4
    choose_library(dialog, "openings")
    assert shown(dialog, MOVES) == ["6"]
    dialog.tabs.setCurrentWidget(dialog.moves)
    games = dialog.moves.table.item(0, 1)
    assert games is not None
    assert games.text() == "1", "the moves are those of the games there"
    dialog.close()
    qtbot.waitUntil(lambda: not window.findChildren(LibraryDialog))
    dialog = opened(window)
    assert named(dialog, QComboBox, "Library").currentText() == "openings"
    assert shown(dialog, MOVES) == ["6"]


def test_a_game_of_another_library_goes_on_there(
    qtbot: QtBot,
    window: MainWindow,
    library: Library,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = opened(window)
    make_library(dialog, tmp_path / "openings.sqlite", monkeypatch)
    with Library(tmp_path / "openings.sqlite") as other:
        number = other.keep(played(TET, 6))
        choose_library(dialog, "openings")
        select(dialog, MOVES, "6")
        press(dialog, "Open")
        qtbot.waitUntil(dialog.isHidden)
        assert len(window.session.moves) == 6
        window.session.play(window.session.position.legal_moves[0])
        assert other.load(number).last.ply == 7
        assert library.count() == 4
        window.session.new_game(MINI)
        window.session.play(window.session.position.legal_moves[0])
        assert (other.count(), library.count()) == (1, 5)


def test_a_library_that_cannot_be_opened_is_told_and_the_own_one_shown(
    qtbot: QtBot,
    window: MainWindow,
    library: Library,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = opened(window)
    (tmp_path / "folder.sqlite").mkdir()
    path = str(tmp_path / "folder.sqlite")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (path, ""))
    press(dialog, "Open another…")
    (box,) = window.findChildren(QMessageBox)
    assert "is a folder" in box.text()
    box.close()
    assert libraries(dialog) == ["My games"]
    assert len(shown(dialog, MOVES)) == 4


def test_a_rated_game_counts_in_the_own_library_whichever_is_looked_at(
    window: MainWindow, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_library(opened(window), tmp_path / "openings.sqlite", monkeypatch)
    window.session.new_game(TET)
    Person(window).choose("game.rated")
    window.session.play(window.session.position.legal_moves[0])
    window.session.record.end(0, Reason.RESIGNATION)
    window.session.to_keep.emit()
    assert library.count(Query(rated=True)) == 1
