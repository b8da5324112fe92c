"""Opening, saving, dragging, copying and pasting games in the window."""

from __future__ import annotations

import random
from pathlib import Path

import psutil
import pytest
from PyQt6.QtCore import QMimeData, QPointF, Qt, QUrl
from PyQt6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PyQt6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

import ringrealms3d as rr
from ringrealms3d.library.library import Library
from ringrealms3d.library.summary import GameSummary
from ringrealms3d.records.edits import comment_on
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.replayed import Readiness
from ringrealms3d.session.open_game import opened
from ringrealms3d.window.features.files.own_file import RECENT
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Choice
from ringrealms3d.window.shell.settings import Settings
from tests.records.opened import texts
from tests.window.driver import Person, hasten, is_due
from tests.window.moves_table import cell_texts

TET = "ring-majority/tet"

pytestmark = pytest.mark.flat


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with a game and a variation."""
    record = GameRecord(TET, 7)
    for variation in (0, -1):
        node = record.root
        for _ in range(5):
            node = node.play(node.position.legal_moves[variation])
        node.comment = f"the end of variation {variation}"
    rr.write_game(record, tmp_path / "kept.json")
    return tmp_path / "kept.json"


def open_and_wait(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    before = window.session.record
    Person(window).drop(path)
    qtbot.waitUntil(lambda: window.session.record is not before, timeout=20_000)


def warning(qtbot: QtBot, window: MainWindow) -> str:
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)), timeout=20_000)
    (box,) = window.findChildren(QMessageBox)
    box.close()
    return box.text()


def test_a_file_is_opened_with_all_its_variations(
    qtbot: QtBot, window: MainWindow, path: Path
) -> None:
    window.session.play(window.session.position.legal_moves[0])
    window.session.resign()
    before = window.session.game
    open_and_wait(qtbot, window, path)
    assert format_json_game(window.session.record) == path.read_text(encoding="utf-8")
    assert window.session.node is window.session.record.last
    assert "Opened kept.json" in Person(window).message
    window.session.go_to(0)
    window.session.undo()
    assert window.session.record is before.cursor.record


@pytest.mark.few(1)
@pytest.mark.parametrize("size", ["small", "large"])
def test_nothing_half_read_replaces_the_game(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, size: str
) -> None:
    record = window.session.record
    path = tmp_path / "broken.txt"
    comments = "#\n" * 6000 if size == "large" else ""
    path.write_text(f"variant {TET}\n{comments}v1\nv1\n")
    Person(window).drop(path)
    assert f"{path}, line" in warning(qtbot, window)
    assert window.session.record is record
    assert Person(window).message == "No game was opened."


@pytest.mark.few(1)
@pytest.mark.parametrize("size", ["small", "large"])
def test_a_file_is_chosen_and_opened(
    qtbot: QtBot, window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    if size == "large":
        text = "\n".join([f"variant {TET}", "# a comment" * 3000, "f1", "e3"])
        path = path.with_name("large.txt")
        path.write_text(f"{text}\n")
    before, others = window.session.record, psutil.Process().children()
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    Person(window).command("game.open").trigger()
    qtbot.waitUntil(lambda: window.session.record is not before, timeout=20_000)
    assert window.session.record.last.ply == (2 if size == "large" else 5)
    window.close()
    assert psutil.Process().children() == others


def test_one_process_waits_for_files_until_the_window_closes(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, others = window.session.record, psutil.Process().children()
    during: list[int] = []

    def cancel(*_: object) -> tuple[list[str], str]:
        during.append(len(psutil.Process().children()) - len(others))
        return [], ""

    monkeypatch.setattr(QFileDialog, "getOpenFileNames", cancel)
    for _ in range(2):
        Person(window).command("game.open").trigger()
    assert during == [1, 1]
    assert window.session.record is record
    window.close()
    assert psutil.Process().children() == others


@pytest.mark.parametrize("files", [0, 1])
def test_whoever_used_files_finds_a_process_ready(
    qtbot: QtBot,
    window: MainWindow,
    settings: Settings,
    path: Path,
    monkeypatch: pytest.MonkeyPatch,
    files: int,
) -> None:
    ready: list[str] = []
    monkeypatch.setattr(Readiness, "get_ready", lambda _, *likely: ready.extend(likely))
    for number in range(files):
        settings[RECENT] = (*settings[RECENT], path.with_name(f"{number}.json"))
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    clipboard.setText("no game")
    Person(window).choose("game.paste")
    warning(qtbot, window)
    if files:
        hasten(window, "rest")
    assert is_due(window, "rest") == bool(files)
    qtbot.wait(10)
    assert ready == [window.session.uid] * files


def test_saving_again_asks_no_more(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    open_and_wait(qtbot, window, path)
    window.session.go_to(2)
    window.session.edit(comment_on(window.session.node, "new"))
    Person(window).command("game.save").trigger()
    assert window.findChildren(QFileDialog) == []
    assert '"new"' in path.read_text(encoding="utf-8")
    window.session.new_game(TET)
    window.session.play(window.session.position.legal_moves[0])
    Person(window).command("game.save").trigger()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.close()
    assert '"new"' in path.read_text(encoding="utf-8")


@pytest.mark.few(1)
@pytest.mark.parametrize(("answer", "there"), [("No", "elsewhere"), ("Yes", "here")])
def test_a_file_that_others_have_changed_is_not_written_over_unasked(
    qtbot: QtBot, window: MainWindow, path: Path, answer: str, there: str
) -> None:
    open_and_wait(qtbot, window, path)
    window.session.edit(comment_on(window.session.node, "here"))
    others = rr.read_game(path)
    others.last.comment = "elsewhere"
    rr.write_game(others, path)
    Person(window).choose("game.save")
    (box,) = boxes(window)
    assert (box.text(), box.informativeText()) == ("Replace 1 existing file?", path.name)
    (button,) = (each for each in box.buttons() if each.text().replace("&", "") == answer)
    button.click()
    assert rr.read_game(path).last.comment == there
    Person(window).choose("game.save")
    assert len(boxes(window)) == (answer == "No")


def test_a_file_that_is_gone_is_written_again(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    open_and_wait(qtbot, window, path)
    path.unlink()
    Person(window).choose("game.save")
    assert boxes(window) == []
    assert rr.read_game(path).line


def test_files_used_last_are_opened_again(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    open_and_wait(qtbot, window, path)
    Person(window).save_as(path.with_name("other.rrsgf"))
    recent = window.commands.table["game.recent"]
    assert isinstance(recent, Choice)
    names = [Path(option.key).name for option in recent.options()]
    assert names == ["other.rrsgf", "kept.json"]
    before = window.session.record
    Person(window).option("game.recent", str(path)).trigger()
    qtbot.waitUntil(lambda: window.session.record is not before, timeout=20_000)


def kept_games(window: MainWindow) -> list[GameSummary]:
    """Return the games of the library, as another program sees them."""
    with Library(Person(window).library) as library:
        return library.games()


def play_a_game(window: MainWindow) -> GameRecord:
    """Play a game with a variation and a comment that somebody resigns, and begin another one."""
    session = window.session
    session.new_game(TET)
    for text in ("f1", "v1", "f2"):
        session.play(session.position.parse_move(text))
    session.resign()
    session.go_to(1)
    session.play(session.position.parse_move("v2"))
    session.edit(comment_on(session.node, "better"))
    record = session.record
    record.date = "2020-02-29"
    session.edit(comment_on(record.root, "a good game"))
    session.new_game(TET)
    return record


@pytest.mark.few(1)
@pytest.mark.wide
@pytest.mark.parametrize("ending", [".json", ".rrsgf", ".txt"])
def test_a_game_that_the_library_has_is_opened_from_a_file_as_that_game(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, ending: str
) -> None:
    record = play_a_game(window)
    (before,) = kept_games(window)
    rr.write_game(record, tmp_path / f"game{ending}")
    open_and_wait(qtbot, window, tmp_path / f"game{ending}")
    assert format_json_game(window.session.record) == format_json_game(record)
    assert ("its copy is shown" in Person(window).message) == (ending == ".txt")
    window.session.edit(comment_on(window.session.node, "studied"))
    (after,) = kept_games(window)
    assert after == before
    with Library(Person(window).library) as library:
        comments = [node.comment for node in library.load(after.id).nodes() if node.comment]
    assert comments == ["a good game", "studied", "better"]


def boxes(window: MainWindow) -> list[QMessageBox]:
    """Return the boxes that are open."""
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


def press(box: QMessageBox, text: str) -> None:
    button = next(button for button in box.buttons() if button.text().replace("&", "") == text)
    button.click()


def test_what_a_format_cannot_hold_is_asked_about_before_a_game_is_saved(
    window: MainWindow, tmp_path: Path
) -> None:
    window.session.open_game(opened(play_a_game(window)))
    text = tmp_path / "game.txt"
    Person(window).save_as(text)
    (box,) = boxes(window)
    assert box.text() == ("Left out of game.txt: 1 variation, 2 comments, the date and the result.")
    assert not text.exists()
    press(box, "Cancel")
    assert not list(tmp_path.glob("game.[tr]*"))
    Person(window).save_as(text)
    press(boxes(window)[0], "Save as .rrsgf")
    assert not text.exists()
    kept = rr.read_game(tmp_path / "game.rrsgf")
    assert format_json_game(kept) == format_json_game(window.session.record)
    Person(window).save_as(text)
    (box,) = boxes(window)
    titles = [button.text().replace("&", "") for button in box.buttons()]
    assert "Save as .rrsgf" not in titles  # which would be written over
    press(box, "Save as .txt")
    assert texts(rr.read_game(text).line) == ["f1", "v1", "f2"]
    assert Person(window).message.endswith("2 comments, the date and the result.")


def test_a_game_of_moves_alone_is_saved_as_text_at_once(window: MainWindow, tmp_path: Path) -> None:
    window.session.play(window.session.position.legal_moves[0])
    Person(window).save_as(tmp_path / "game.txt")
    assert boxes(window) == []
    assert "Left out of game.txt: the date." in Person(window).message
    assert (tmp_path / "game.txt").exists()


def test_a_game_that_has_a_text_file_asks_again_once_it_has_more(
    window: MainWindow, tmp_path: Path
) -> None:
    window.session.play(window.session.position.legal_moves[0])
    Person(window).save_as(tmp_path / "game.txt")
    Person(window).command("game.save").trigger()
    assert boxes(window) == []
    window.session.edit(comment_on(window.session.node, "here"))
    Person(window).command("game.save").trigger()
    (box,) = boxes(window)
    assert box.text() == "Left out of game.txt: 1 comment and the date."
    box.close()


def test_the_comment_being_written_is_in_the_file(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    window.session.play(window.session.position.legal_moves[0])
    Person(window).save_as(tmp_path / "game.json")
    Person(window).choose("study.comment")
    qtbot.keyClicks(Person(window).comment, "half a sen")
    Person(window).command("game.save").trigger()
    assert "half a sen" in (tmp_path / "game.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("way", ["another game", "closing"])
def test_the_comment_being_written_stays_with_its_game(
    qtbot: QtBot, window: MainWindow, way: str
) -> None:
    window.session.new_game(TET)
    window.session.play(window.session.position.legal_moves[0])
    number = window.session.number
    assert number is not None
    Person(window).choose("study.comment")
    qtbot.keyClicks(Person(window).comment, "half a sen")
    if way == "closing":
        window.close()
    else:
        window.session.new_game(TET)
    with Library(Person(window).library) as library:
        assert library.load(number).last.comment == "half a sen"


def drag(window: MainWindow, *paths: Path) -> tuple[QMimeData, bool]:
    """Drag files over the window; return what is dragged, and whether the window would take it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    enter = QDragEnterEvent(QPointF(50, 50).toPoint(), copy, data, left, none)
    QApplication.sendEvent(window, enter)
    return data, enter.isAccepted()


def drop(window: MainWindow, *paths: Path) -> bool:
    data, accepted = drag(window, *paths)
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), copy, data, left, none))
    return accepted


def test_a_file_is_dragged_onto_the_window(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    before = window.session.record
    assert drop(window, path)
    qtbot.waitUntil(lambda: window.session.record is not before, timeout=20_000)
    solid = path.with_name("octahedron.off")
    solid.write_text(
        "OFF\n6 8 0\n1 0 0\n-1 0 0\n0 1 0\n0 -1 0\n0 0 1\n0 0 -1\n"
        "3 0 2 4\n3 2 1 4\n3 1 3 4\n3 3 0 4\n3 2 0 5\n3 1 2 5\n3 3 1 5\n3 0 3 5\n"
    )
    assert drop(window, solid, solid.with_name("another.off"))  # the first one alone
    qtbot.waitUntil(lambda: "octahedron" in window.session.uid, timeout=20_000)


def test_what_reads_a_file_starts_while_it_is_dragged(window: MainWindow, path: Path) -> None:
    others = psutil.Process().children()
    drag(window, path)
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert len(psutil.Process().children()) == len(others) + 1


def test_text_dragged_onto_the_window_is_left_alone(window: MainWindow) -> None:
    data = QMimeData()
    data.setText("v1")
    none = Qt.KeyboardModifier(0)
    left, copy = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPointF(50, 50).toPoint(), copy, data, left, none)
    QApplication.sendEvent(window, enter)
    assert not enter.isAccepted()


def test_a_game_is_copied_and_pasted(qtbot: QtBot, window: MainWindow) -> None:
    rng = random.Random(3)
    window.session.new_game(TET)
    for _ in range(7):
        window.session.play(rng.choice(window.session.position.legal_moves))
    line, position = window.session.line_texts, window.session.position
    Person(window).command("game.copy").trigger()
    window.session.new_game("loop/mini")
    Person(window).command("game.paste").trigger()
    qtbot.waitUntil(lambda: window.session.uid == TET)
    assert tuple(texts(window.session.record.line)) == line
    assert len(cell_texts(window)) == 7
    Person(window).command("game.copy_position").trigger()
    Person(window).command("game.paste").trigger()
    qtbot.waitUntil(lambda: window.session.line == ())
    assert window.session.position == position


def test_what_cannot_be_pasted_is_told(qtbot: QtBot, window: MainWindow) -> None:
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    clipboard.setText("hello")
    Person(window).command("game.paste").trigger()
    assert "'hello' is neither a game nor a position" in warning(qtbot, window)
