"""The library in the window: finding, opening, deleting, importing, and rated games."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, Qt
from PyQt6.QtWidgets import QFileDialog, QLabel, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.library.library import Library
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.record import Reason, Result
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.app import delete_window
from ringrealms3d.window.features.library.library_dialog import LibraryDialog
from ringrealms3d.window.features.library.statistics_page import rating_history
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.widgets.kept_game_texts import result_text
from tests.records.fake_reader import fake_readers
from tests.records.test_game_files import grown
from tests.window.driver import Person, press, texts_of
from tests.window.library_dialog import opened, played, shown

TET, MINI = "ring-majority/tet", "loop/mini"

pytestmark = pytest.mark.flat
TO_FILE, TO_FOLDER = "Export to one file…", "Export to a folder…"


@pytest.fixture
def library(window: MainWindow) -> Iterator[Library]:
    """The window's library, with three games, as another program has it open."""
    kept = Library(Person(window).library)
    kept.keep(played(TET, 3), seats=("person", "level 2"))
    lost = played(TET, 2)
    lost.end(1, Reason.RESIGNATION)
    kept.keep(lost, seats=("person", "level 5"))
    kept.keep(played(MINI, 4), seats=("person", "person"))
    yield kept
    kept.close()


def select(dialog: LibraryDialog, number: int) -> None:
    """Select a game in the list."""
    rows = range(len(shown(dialog, 0)))
    for row in rows:
        dialog.games.table.selectRow(row)
        if dialog.games.chosen == [number]:
            return
    raise AssertionError(number)


def open_from(window: MainWindow, number: int) -> None:
    """Open a game of the library."""
    dialog = opened(window)
    select(dialog, number)
    press(dialog, "Open")


def choose_import(dialog: LibraryDialog, text: str) -> None:
    """Choose an entry of the menu below the button for imports."""
    choose_below(dialog, "&Import", text)


def choose_below(dialog: LibraryDialog, title: str, text: str) -> None:
    """Choose an entry of the menu below a button."""
    (button,) = (each for each in dialog.findChildren(QPushButton) if each.text() == title)
    menu = button.menu()
    assert menu is not None
    (entry,) = (each for each in menu.actions() if each.text().replace("&", "") == text)
    entry.trigger()


def test_games_are_found_by_what_they_are_like(window: MainWindow, library: Library) -> None:
    dialog = opened(window)
    assert sorted(shown(dialog, 5)) == ["2", "3", "4"]
    dialog.games.games.setCurrentIndex(dialog.games.games.findData(MINI))
    assert shown(dialog, 5) == ["4"]
    dialog.games.games.setCurrentIndex(dialog.games.games.findData("ring-majority"))
    assert sorted(shown(dialog, 5)) == ["2", "3"]
    dialog.games.player.setText("level 5")
    assert shown(dialog, 4) == ["Blue won (resignation)"]
    dialog.games.player.clear()
    dialog.games.endings.setCurrentIndex(dialog.games.endings.findData("unfinished"))
    assert shown(dialog, 5) == ["3"]


def test_games_are_found_by_date_and_length(
    window: MainWindow, library: Library, tmp_path: Path
) -> None:
    for plies, days in ((25, 40), (21, 0)):
        record = played("loop/main", plies)
        record.date = (date.today() - timedelta(days)).isoformat()
        rr.write_game(record, tmp_path / f"{plies}.json")
        library.import_files([tmp_path / f"{plies}.json"])
    dialog = opened(window)
    dates, lengths = dialog.games.dates, dialog.games.lengths
    lengths.setCurrentText("21 to 50 moves")
    assert shown(dialog, 5) == ["21", "25"]
    dates.setCurrentText("The last 30 days")
    assert shown(dialog, 5) == ["21"]
    dates.setCurrentText("The last 365 days")
    assert shown(dialog, 5) == ["21", "25"]
    lengths.setCurrentText("More than 100 moves")
    assert shown(dialog, 5) == []
    dates.setCurrentText("Today")
    lengths.setCurrentText("Any length")
    assert sorted(shown(dialog, 5)) == ["2", "21", "3", "4"]


@pytest.fixture(params=["XXX-14", "XXX11"])
def elsewhere(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A place where it is another day than in UTC for most of the day."""
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("elsewhere")
def test_today_is_that_of_the_clock(window: MainWindow, library: Library) -> None:
    midnight = datetime.combine(date.today(), datetime.min.time()).astimezone(UTC)
    for number, minutes in ((1, -30), (2, 30)):
        begun = (midnight + timedelta(minutes=minutes)).strftime("%Y-%m-%dT%H:%M:%SZ")
        with closing(sqlite3.connect(Person(window).library)) as database, database:
            database.execute("UPDATE games SET begun = ? WHERE id = ?", (begun, number))
    dialog = opened(window)
    dialog.games.dates.setCurrentText("Today")
    assert sorted(shown(dialog, 5)) == ["2", "4"]
    dialog.games.dates.setCurrentText("The last 7 days")
    assert sorted(shown(dialog, 5)) == ["2", "3", "4"]


def test_two_windows_share_a_library(window: MainWindow, library: Library, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "other.ini")
    other = MainWindow(MINI, settings, tmp_path / "other.json", None)
    try:
        for each, uid in ((window, TET), (other, MINI)):
            each.session.new_game(uid, (Human(), Human()))
            each.session.play(each.session.position.legal_moves[0])
        for each in (window, other):
            each.session.play(each.session.position.legal_moves[0])
            each.session.resign()  # as someone before, in the game that the library has
        for each in (window, other):
            dialog = opened(each)
            dialog.games.endings.setCurrentIndex(dialog.games.endings.findData("second"))
            assert shown(dialog, 5) == ["2", "2", "2"]
    finally:
        other.close()
        delete_window(other)


def test_every_end_has_words_of_its_own() -> None:
    ends = {result_text("ring-majority", Result(1, reason)) for reason in Reason}
    assert "Blue won (forfeit)" in ends
    assert len(ends) == len(Reason)


def test_games_are_found_by_the_position_on_the_table(window: MainWindow, library: Library) -> None:
    window.session.new_game(TET)
    dialog = opened(window)
    dialog.games.here.setChecked(True)
    assert len(shown(dialog, 0)) == 2
    record = played(TET, 3)
    for move in record.last.moves:
        window.session.play(move)
    assert sorted(shown(dialog, 5)) == ["3", "3"]
    window.session.new_game("loophole-2d/14")
    assert shown(dialog, 5) == []


def test_a_game_is_opened_and_kept_under_its_number(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    dialog = opened(window)
    table = dialog.games.table
    table.selectRow(shown(dialog, 5).index("4"))
    (number,) = dialog.games.chosen
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.uid == MINI)
    assert len(window.session.moves) == 4
    window.session.play(window.session.position.legal_moves[0])
    assert window.session.number == number
    assert library.count() == 3
    assert format_json_game(library.load(number)) == format_json_game(window.session.record)


def test_the_library_makes_way_for_a_game_and_comes_back_as_it_was(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    dialog = opened(window)
    dialog.games.games.setCurrentIndex(dialog.games.games.findData("ring-majority"))
    dialog.games.table.selectRow(0)
    qtbot.keyClick(dialog.games.table, Qt.Key.Key_Return)
    qtbot.waitUntil(dialog.isHidden)
    assert window.session.uid == TET
    window.session.new_game(MINI)
    assert opened(window) is dialog
    assert dialog.isVisible()
    assert sorted(shown(dialog, 5)) == ["2", "3"]


def test_a_large_game_is_read_by_another_process(
    qtbot: QtBot, window: MainWindow, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = fake_readers(monkeypatch)
    large = played(TET, 2)
    large.root.comment = "a comment " * 1000
    number = library.keep(large)
    open_from(window, number)
    qtbot.waitUntil(lambda: window.session.uid == TET)
    assert window.session.record.root.comment == large.root.comment
    assert set(read) == {f"game {number} of the library"}


def test_another_game_comes_before_one_that_is_still_read(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    open_from(window, library.games()[0].id)
    window.session.new_game(TET)
    record = window.session.record
    qtbot.wait(50)
    assert window.session.record is record


def test_a_game_that_is_gone_is_told_of(window: MainWindow, library: Library) -> None:
    dialog, (gone, *_) = opened(window), library.games()
    select(dialog, gone.id)
    library.delete([gone.id])
    press(dialog, "Open")
    (box,) = window.findChildren(QMessageBox)
    assert f"game {gone.id}" in box.text()
    box.close()


def test_deleted_games_come_back(window: MainWindow, library: Library) -> None:
    dialog = opened(window)
    dialog.games.table.selectAll()
    (delete,) = (x for x in dialog.games.table.actions() if x.shortcut() == Qt.Key.Key_Delete)
    delete.trigger()
    assert shown(dialog, 0) == []
    assert library.count() == 0
    dialog.games.undo.click()
    assert len(shown(dialog, 0)) == 3
    assert not dialog.games.undo.isEnabled()


def test_all_deletions_come_back_one_after_the_other(window: MainWindow, library: Library) -> None:
    dialog = opened(window)
    dialog.games.table.selectRow(1)
    (delete,) = (x for x in dialog.games.table.actions() if x.shortcut() == Qt.Key.Key_Delete)
    first = dialog.games.chosen
    delete.trigger()
    second = dialog.games.chosen  # what took its place
    assert first != second
    delete.trigger()
    dialog.close()
    QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
    dialog = opened(window)
    for count in (2, 3):
        dialog.games.undo.click()
        assert library.count() == count
    assert not dialog.games.undo.isEnabled()


def test_the_game_that_was_opened_stays_selected(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    dialog = opened(window)
    dialog.games.table.selectRow(1)
    chosen = dialog.games.chosen
    qtbot.keyClick(dialog.games.table, Qt.Key.Key_Return)
    qtbot.waitUntil(dialog.isHidden)
    opened(window)
    assert dialog.games.chosen == chosen
    assert dialog.games.table.currentIndex().row() == 1


def test_the_list_has_a_menu_for_the_games_chosen_in_it(
    window: MainWindow, library: Library
) -> None:
    page = opened(window).games
    assert page.table.contextMenuPolicy() == Qt.ContextMenuPolicy.ActionsContextMenu
    buttons = {each.text(): each for each in page.findChildren(QPushButton)}
    exports = "Export to one &file…", "Export to a f&older…"
    able = {
        0: [],
        1: ["&Open", "Open in a new ta&b", "&Tags…", "&Delete", *exports],
        3: ["&Tags…", "&Delete", *exports],
    }
    for rows, texts in able.items():
        page.table.clearSelection()
        if rows == 1:
            page.table.selectRow(0)
        elif rows:
            page.table.selectAll()
        *actions, every, columns, sort = page.table.actions()
        assert [action.text() for action in actions if action.isEnabled()] == texts
        more = [each.text() for each in (every, columns, sort)]
        assert more == ["Select &all", "&Columns", "&Sort by"]
        beside = actions.pop(1)
        assert beside.text() not in buttons
        assert all(buttons[x.text()].isEnabled() == x.isEnabled() for x in actions[:-2])
        assert buttons["&Export"].isEnabled() == actions[-1].isEnabled()


def test_moves_played_from_a_position_are_told_and_played(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    window.session.new_game(TET)
    dialog = opened(window)
    dialog.tabs.setCurrentWidget(dialog.moves)
    first = dialog.moves.table.item(0, 1)
    assert first is not None
    assert first.text() == "2"
    about = dialog.moves.findChild(QLabel)
    assert about is not None
    assert about.text().endswith(" a move to play it. Games: 2")
    dialog.moves.table.setCurrentCell(0, 0)
    qtbot.keyClick(dialog.moves.table, Qt.Key.Key_Return)
    assert len(window.session.moves) == 1
    assert "No game" not in about.text()
    window.session.play(window.session.position.legal_moves[-1])


def test_files_are_imported_beside_the_window(
    qtbot: QtBot,
    window: MainWindow,
    library: Library,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    dialog = opened(window)
    rr.write_game(grown(TET, 3), tmp_path / "one.json")
    (tmp_path / "two.txt").write_text("variant loop/mini\nnonsense\n")
    files = [str(tmp_path / name) for name in ("one.json", "two.txt")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (files, ""))
    choose_import(dialog, "Files…")
    qtbot.waitUntil(lambda: len(shown(dialog, 0)) == 4, timeout=20_000)
    box = next(iter(dialog.findChildren(QMessageBox)))
    assert "Games added: 1." in box.text()
    assert "two.txt, line 2" in box.informativeText()
    box.close()


def test_a_folder_is_imported(
    qtbot: QtBot,
    window: MainWindow,
    library: Library,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "games" / "inner").mkdir(parents=True)
    for number, place in enumerate(("one", "inner/two")):
        rr.write_game(played(TET, number + 5), tmp_path / "games" / f"{place}.json")
    dialog = opened(window)
    folder = str(tmp_path / "games")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: folder)
    choose_import(dialog, "All files in a folder…")
    qtbot.waitUntil(lambda: len(shown(dialog, 0)) == 5, timeout=20_000)
    assert Person(window).message == "Games added: 2."
    dialog.games.table.selectRow(0)
    qtbot.waitUntil(dialog.games.preview.board.isVisible)
    dialog.resize(dialog.minimumSizeHint())
    QCoreApplication.processEvents()
    assert "Games added: 2." in texts_of(dialog)
    exporting = next(each for each in dialog.findChildren(QPushButton) if each.text() == "&Export")
    assert not exporting.visibleRegion().isEmpty()
    assert exporting.visibleRegion().boundingRect() == exporting.rect()


def test_the_games_of_a_match_are_imported(
    qtbot: QtBot,
    window: MainWindow,
    library: Library,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = []
    for count in (6, 7):
        record = played(TET, count)
        record.end(0, Reason.RESIGNATION)
        game = json.loads(format_json_game(record))
        games.append({"seconds": [1, 1], "turns": [3, 3], "game": game})
    line = {"ringrealms3d": "unit 1", "kind": "match", "settings": {}, "number": 0, "key": "0-0"}
    text = json.dumps({**line, "result": {"games": games}})
    (tmp_path / "match.jsonl").write_text(f"{text}\n", encoding="utf-8")
    dialog = opened(window)
    asked: list[tuple[object, ...]] = []

    def choose(*arguments: object) -> tuple[list[str], str]:
        asked.append(arguments)
        return [str(tmp_path / "match.jsonl")], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", choose)
    choose_import(dialog, "Files…")
    qtbot.waitUntil(lambda: len(shown(dialog, 0)) == 5, timeout=20_000)
    assert "*.jsonl" in str(asked)


def test_games_are_exported(
    window: MainWindow, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(window)
    one, folder = str(tmp_path / "one.json"), str(tmp_path / "all")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (one, ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: folder)
    dialog.games.table.selectRow(0)
    choose_below(dialog, "&Export", TO_FILE)
    dialog.games.table.selectAll()
    choose_below(dialog, "&Export", TO_FOLDER)
    said = f"Games written to {folder}: {len(library.games())}."
    assert Person(window).message == said
    assert said in texts_of(dialog)
    assert rr.read_game(tmp_path / "one.json").line
    assert len(list((tmp_path / "all").glob("*.json"))) == 3


def test_games_are_exported_to_one_file(
    window: MainWindow, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(window)
    dialog.games.table.selectAll()
    for named, chosen, made in (
        ("all", "SGF, with variations and notes (*.rrsgf)", "all.rrsgf"),
        ("all", "JSON, with variations and notes (*.json)", "all.json"),
        ("more.sgf", "JSON, with variations and notes (*.json)", "more.sgf"),
    ):
        answer = str(tmp_path / named), chosen
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, answer=answer: answer)
        choose_below(dialog, "&Export", TO_FILE)
        assert Person(window).message == f"Games written to {tmp_path / made}: 3."
        assert len(list(rr.read_games(tmp_path / made))) == 3
    answer = str(tmp_path / "all.txt"), ""
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: answer)
    choose_below(dialog, "&Export", TO_FILE)
    (box,) = dialog.findChildren(QMessageBox)
    assert "Left out of all.txt" in box.text()
    press(box, "Save as .txt")
    assert len(list(rr.read_games(tmp_path / "all.txt"))) == 3


def test_games_in_a_folder_are_replaced_only_if_the_user_agrees(
    window: MainWindow, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = [game.id for game in library.games()]
    dialog = opened(window)
    foreign = library.export_places(ids, tmp_path)[1]
    foreign.write_text("another's work", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path))
    for answer in ("No", "Yes"):
        assert list(tmp_path.glob("*.json")) == [foreign]
        dialog.games.table.selectAll()
        choose_below(dialog, "&Export", TO_FOLDER)
        (box,) = dialog.findChildren(QMessageBox)
        assert box.informativeText() == foreign.name
        answered = box.button(QMessageBox.StandardButton[answer])
        assert answered is not None
        answered.click()
        QCoreApplication.sendPostedEvents(box, QEvent.Type.DeferredDelete)
    assert all(rr.read_game(path).line for path in library.export_places(ids, tmp_path))


def test_rated_games_find_a_level_and_take_turns(window: MainWindow, library: Library) -> None:
    window.session.new_game(TET)
    for seat in (0, 1):
        Person(window).command("game.rated").trigger()
        assert window.session.rated
        assert window.session.players[seat] == Human()
        assert isinstance(window.session.players[1 - seat], Computer)
        window.session.record.root.play(Move(0))
        window.session.record.end(seat, Reason.RESIGNATION)
        window.session.to_keep.emit()
    Person(window).command("game.rated").trigger()
    level = window.session.players[1]
    assert isinstance(level, Computer)
    assert level.level > 2
    for name in ("game.undo", "game.edit", "analysis.hint", "analysis.on"):
        assert not Person(window).command(name).isEnabled(), name
    dialog = opened(window)
    assert "after 2 rated games" in dialog.statistics.rating.text()
    history = rating_history(library.statistics(), "ring-majority")
    assert len(history) == 2
    assert history[0] < history[1]


@pytest.mark.parametrize("games", [1, 2])
def test_a_rating_has_a_graph_from_the_second_game_on(
    window: MainWindow, library: Library, games: int
) -> None:
    for seed in range(games):
        record = rr.GameRecord("loop/mini", seed)
        record.end(0, Reason.RESIGNATION)
        library.keep(record, seats=("person", "level 3"), rated=True)
    window.session.new_game("loop/mini")
    page = opened(window).statistics
    assert f"after {games} rated game" in page.rating.text()
    assert page.graph.isVisibleTo(page) == (games > 1)


def test_the_graph_shows_the_last_fifty_finished_games_of_a_game(library: Library) -> None:
    for seed in range(60):
        for uid in (TET, "loop/mini"):
            record = rr.GameRecord(uid, seed)
            record.end(0, Reason.RESIGNATION)
            library.keep(record, seats=("person", "level 3"), rated=True)
    library.keep(rr.GameRecord(TET), seats=("person", "level 3"), rated=True)
    told = library.statistics()
    history = rating_history(told, "ring-majority")
    assert len(history) == 50
    assert history == sorted(history)
    assert history[-1] == told.ratings["ring-majority"].elo
    assert told.ratings["ring-majority"].games == 60


def test_the_first_rated_game_is_against_the_level_that_fits(
    window: MainWindow, library: Library
) -> None:
    """The last game in the library was lost to level 5."""
    window.session.new_game(TET)
    Person(window).command("game.rated").trigger()
    assert window.session.players == (Human(), Computer(5))


def test_analysis_ends_where_a_rated_game_begins(window: MainWindow) -> None:
    Person(window).switch("analysis.on", True)
    Person(window).choose("game.rated")
    assert not Person(window).command("analysis.on").isChecked()


def test_nobody_helps_in_a_rated_game(window: MainWindow) -> None:
    Person(window).choose("game.rated")
    window.session.play(window.session.position.legal_moves[0])
    for name in ("review.start", "analysis.hint", "analysis.on"):
        entry = window.commands.table[name]
        assert isinstance(entry, Command)
        Person(window).clear_message()
        entry.run(*[True] * (entry.checked is not None))  # though it is not offered
        assert "There is no help" in Person(window).message
    assert Person(window).command("review.start").text() == "&Review the game"
    assert not Person(window).command("analysis.on").isChecked()
    assert not Person(window).command("review.start").isEnabled()


def rated(window: MainWindow) -> None:
    """Begin a rated game, in which the computer moves for the tests alone, and make a move each."""
    window.session.new_game(TET)
    Person(window).choose("game.rated")
    for move in ("f1", "e3"):
        window.session.play(window.session.position.parse_move(move))


@pytest.mark.usefixtures("engines")
def test_a_rated_game_says_so_and_a_resignation_is_asked_about_and_stands(
    qtbot: QtBot, window: MainWindow, library: Library
) -> None:
    rated(window)
    assert "A rated game." in Person(window).state
    Person(window).command("game.resign").trigger()
    window.findChildren(QMessageBox)[0].reject()
    assert window.session.rated
    qtbot.waitUntil(lambda: not window.findChildren(QMessageBox))
    Person(window).command("game.resign").trigger()
    window.findChildren(QMessageBox)[0].accept()
    assert window.session.finished
    assert Person(window).message.startswith("Your rating in Ring Majority is")
    assert not Person(window).command("game.undo").isEnabled()


@pytest.mark.usefixtures("engines")
def test_after_a_rated_game_another_one_is_played(window: MainWindow) -> None:
    rated(window)
    person = window.session.players.index(Human())
    window.session.resign()
    Person(window).choose("game.again")
    assert window.session.rated
    assert window.session.players.index(Human()) == 1 - person


@pytest.mark.usefixtures("engines")
def test_a_game_whose_player_is_replaced_is_said_to_count_no_longer(window: MainWindow) -> None:
    rated(window)
    assert not window.commands.table["players.level"].enabled()
    Person(window).pick("players.opponent", "friend")
    assert not window.session.rated
    assert Person(window).message == "This game no longer counts for your rating."


def test_the_game_on_the_table_is_not_opened_again(qtbot: QtBot, window: MainWindow) -> None:
    window.session.play(Move(0))
    window.session.play(Move(1))
    window.session.go_to(0)
    record, number = window.session.record, window.session.number
    dialog = opened(window)
    dialog.games.opened.emit(number)
    assert not dialog.isVisible()
    assert window.session.record is record
    assert window.session.node is record.last
    with Library(Person(window).library) as other:
        more = other.load(number or 0)
        more.last.comment = "from elsewhere"
        other.keep(more, number)
    dialog.games.opened.emit(number)
    qtbot.waitUntil(lambda: window.session.record is not record)
    assert window.session.node.comment == "from elsewhere"
