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
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.replayed import Readiness
from ringrealms3d.window.commands.command import Choice
from ringrealms3d.window.main_window import MainWindow
from tests.records.opened import texts
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
    window.files.open(path)
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
    before = window.session.game
    open_and_wait(qtbot, window, path)
    assert format_json_game(window.session.record) == path.read_text(encoding="utf-8")
    assert window.session.node is window.session.record.last
    assert "Opened kept.json" in window._status.message
    window.session.go_to(0)
    window.session.undo()
    assert window.session.record is before.cursor.record


@pytest.mark.parametrize("size", ["small", "large"])
def test_nothing_half_read_replaces_the_game(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, size: str
) -> None:
    record = window.session.record
    path = tmp_path / "broken.txt"
    comments = "#\n" * 6000 if size == "large" else ""
    path.write_text(f"variant {TET}\n{comments}v1\nv1\n")
    window.files.open(path)
    assert f"{path}, line" in warning(qtbot, window)
    assert window.session.record is record
    assert window._status.message == "No game was opened."


@pytest.mark.parametrize("size", ["small", "large"])
def test_a_file_is_chosen_and_opened(
    qtbot: QtBot, window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    if size == "large":
        text = "\n".join([f"variant {TET}", "# a comment" * 3000, "f1", "e3"])
        path = path.with_name("large.txt")
        path.write_text(f"{text}\n")
    before, others = window.session.record, psutil.Process().children()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    window.commands["game.open"].trigger()
    qtbot.waitUntil(lambda: window.session.record is not before, timeout=20_000)
    assert window.session.record.last.ply == (2 if size == "large" else 5)
    window.close()
    assert psutil.Process().children() == others


def test_one_process_waits_for_files_until_the_window_closes(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, others = window.session.record, psutil.Process().children()
    during: list[int] = []

    def cancel(*_: object) -> tuple[str, str]:
        during.append(len(psutil.Process().children()) - len(others))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", cancel)
    for _ in range(2):
        window.commands["game.open"].trigger()
    assert during == [1, 1]
    assert window.session.record is record
    window.close()
    assert psutil.Process().children() == others


@pytest.mark.parametrize("files", [0, 1])
def test_whoever_used_files_finds_a_process_ready(
    qtbot: QtBot, window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch, files: int
) -> None:
    ready: list[str] = []
    monkeypatch.setattr(Readiness, "get_ready", lambda _, *likely: ready.extend(likely))
    for number in range(files):
        window.settings.note_file(path.with_name(f"{number}.json"))
    window.files.expect_again()
    window.files._rest.setInterval(0)
    qtbot.wait(10)
    assert ready == [window.session.uid] * files


def test_saving_again_asks_no_more(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    open_and_wait(qtbot, window, path)
    window.session.go_to(2)
    window.study._comment(window.session.node, "new")
    window.commands["game.save"].trigger()
    assert window.findChildren(QFileDialog) == []
    assert '"new"' in path.read_text(encoding="utf-8")
    window.session.new_game(TET)
    window.session.play(window.session.position.legal_moves[0])
    window.commands["game.save"].trigger()
    (dialog,) = window.findChildren(QFileDialog)
    dialog.close()
    assert '"new"' in path.read_text(encoding="utf-8")


def test_files_used_last_are_opened_again(qtbot: QtBot, window: MainWindow, path: Path) -> None:
    open_and_wait(qtbot, window, path)
    window.files.save_to(path.with_name("other.txt"))
    recent = window.commands.table["game.recent"]
    assert isinstance(recent, Choice)
    names = [Path(option.key).name for option in recent.options()]
    assert names == ["other.txt", "kept.json"]
    before = window.session.record
    window.commands.option("game.recent", str(path)).trigger()
    qtbot.waitUntil(lambda: window.session.record is not before, timeout=20_000)


def drag(window: MainWindow, path: Path) -> tuple[QMimeData, bool]:
    """Drag a file over the window; return what is dragged, and whether the window would take it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    enter = QDragEnterEvent(QPointF(50, 50).toPoint(), copy, data, left, none)
    QApplication.sendEvent(window, enter)
    return data, enter.isAccepted()


def drop(window: MainWindow, path: Path) -> bool:
    data, accepted = drag(window, path)
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
    assert drop(window, solid)
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
    window.commands["game.copy"].trigger()
    window.session.new_game("loop/mini")
    window.commands["game.paste"].trigger()
    qtbot.waitUntil(lambda: window.session.uid == TET)
    assert tuple(texts(window.session.record.line)) == line
    assert len(cell_texts(window)) == 7
    window.commands["game.copy_position"].trigger()
    window.commands["game.paste"].trigger()
    qtbot.waitUntil(lambda: window.session.line == ())
    assert window.session.position == position


def test_what_cannot_be_pasted_is_told(qtbot: QtBot, window: MainWindow) -> None:
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    clipboard.setText("hello")
    window.commands["game.paste"].trigger()
    assert "'hello' is no game and no position" in warning(qtbot, window)
