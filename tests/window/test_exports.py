"""Exports from the window: the dialog, the file, the clipboard, cancelling, errors."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PIL import Image
from PyQt6.QtCore import QObject, QProcess, Qt, pyqtSignal
from PyQt6.QtGui import QStandardItemModel
from PyQt6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QProgressDialog,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ringrealms3d.core.move import Move
from ringrealms3d.exports.kinds import KINDS
from ringrealms3d.exports.measures import FilmStyle, Measures
from ringrealms3d.exports.photo.photograph import PhotoStyle
from ringrealms3d.exports.photo.sets import SETS
from ringrealms3d.exports.request import ExportRequest, PictureStyle
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.camera import camera_at
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import DARK
from ringrealms3d.window.features.export import feature as exports
from ringrealms3d.window.features.export.export_dialog import ExportDialog
from ringrealms3d.window.main_window import MainWindow
from tests.window.driver import Person, find, press

pytestmark = pytest.mark.flat

SMALL = PictureStyle((640, 400), theme=DARK, quality=FAST, transparent=True, legal=False)
BOARD_SIZE = (731, 512)
EXPORT_MS = 120_000


def dialog_of(window: MainWindow, style: PictureStyle, kind: str = "picture") -> ExportDialog:
    session = window.session
    request = ExportRequest(session.record, session.node, style)
    return ExportDialog(window, request, kind, BOARD_SIZE)


def asked(
    window: MainWindow, kind: str = "picture", size: tuple[int, int] = SMALL.size
) -> ExportDialog:
    """Choose an export that takes little time, up to the file."""
    Person(window).choose("game.export")
    (dialog,) = (each for each in window.findChildren(ExportDialog) if each.isVisible())
    kinds, qualities = chooser(dialog, "Kind"), chooser(dialog, "Quality")
    kinds.setCurrentIndex(kinds.findData(kind))
    qualities.setCurrentIndex(qualities.findData(SMALL.quality.name))
    for name, pixels in zip(("Width", "Height"), size, strict=True):
        box = named(dialog, name)
        assert isinstance(box, QSpinBox)
        box.setValue(pixels)
    switch(dialog, "Transparent background").setChecked(SMALL.transparent)
    return dialog


def ask_file(window: MainWindow, kind: str) -> None:
    press(asked(window, kind), "Save")


def named(dialog: QWidget, name: str) -> QWidget:
    (found,) = (w for w in dialog.findChildren(QWidget) if w.accessibleName() == name)
    return found


def export(qtbot: QtBot, window: MainWindow, target: Path, kind: str = "picture") -> str:
    """Export the game to a file; return what is told in the end."""
    return save(qtbot, window, asked(window, kind), target)


def save(qtbot: QtBot, window: MainWindow, dialog: ExportDialog, target: Path) -> str:
    """Save what is chosen in a dialog; return what is told in the end."""
    person = Person(window)
    person.clear_message()
    press(dialog, "Save")
    person.name_file(target)
    qtbot.waitUntil(lambda: bool(person.message), timeout=EXPORT_MS)
    return person.message


class NotedJob(QObject):
    """An export that is not made; ``paths`` lists those that were asked for."""

    finished = pyqtSignal(str)
    paths: list[Path]

    def __init__(self, parent: QWidget, _: ExportRequest, path: Path, __: str | None) -> None:
        super().__init__(parent)
        self.paths.append(path)

    def cancel(self) -> None:
        """Do nothing."""


@pytest.fixture
def exported(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The files that are asked for, none of which is made."""
    NotedJob.paths = []
    monkeypatch.setattr(exports, "ExportJob", NotedJob)
    return NotedJob.paths


def test_the_dialog_goes_up_to_8k_and_gives_what_was_chosen(window: MainWindow) -> None:
    style = PictureStyle((1920, 1440), camera_at(30, 20))
    dialog = dialog_of(window, style)
    assert dialog.style_chosen == style
    dialog.choose_size(4)
    assert dialog.style_chosen.size == (7680, 4320)
    transparent = next(b for b in dialog.findChildren(QCheckBox) if "ransparent" in b.text())
    transparent.click()
    assert dialog.style_chosen.transparent
    width = named(dialog, "Width")
    assert isinstance(width, QSpinBox)
    width.setValue(1000)
    assert dialog.style_chosen.size == (1000, 4320)
    sizes = named(dialog, "Size")
    assert isinstance(sizes, QComboBox)
    assert sizes.currentText() == "Other"


def test_measures_and_films_come_back_as_they_were(window: MainWindow) -> None:
    request = ExportRequest(
        window.session.record,
        window.session.node,
        SMALL,
        Measures(85.5, 2.0, 0.35, paper="letter"),
        FilmStyle(30, 1.5, 12.0, captions=False, follows=False),
    )
    assert ExportDialog(window, request, "picture", BOARD_SIZE).request == request


def chooser(dialog: QWidget, name: str) -> QComboBox:
    box = named(dialog, name)
    assert isinstance(box, QComboBox)
    return box


def switch(dialog: QWidget, text: str) -> QCheckBox:
    (box,) = (b for b in dialog.findChildren(QCheckBox) if b.text().replace("&", "") == text)
    return box


def test_a_picture_is_as_large_as_the_window(window: MainWindow) -> None:
    dialog = dialog_of(window, SMALL)
    sizes = chooser(dialog, "Size")
    row = sizes.findText("As large as the window")
    sizes.setCurrentIndex(row)
    sizes.activated.emit(row)
    assert dialog.style_chosen.size == BOARD_SIZE
    assert sizes.currentIndex() == row
    Person(window).choose("game.export")
    (opened,) = (d for d in window.findChildren(ExportDialog) if d is not dialog)
    opened.choose_size(row)
    boards = Person(window).middle
    assert opened.style_chosen.size == (boards.width(), boards.height())


def test_photographs_have_depth_of_field_and_films_none(window: MainWindow) -> None:
    dialog = dialog_of(window, SMALL)
    qualities, kinds = chooser(dialog, "Quality"), chooser(dialog, "Kind")
    depth = switch(dialog, "Depth of field")
    assert not depth.isEnabled()
    qualities.setCurrentIndex(qualities.findData("table"))
    assert depth.toolTip().startswith("Blur a photograph")
    depth.click()
    style = dialog.style_chosen
    assert style.photo == PhotoStyle("table", depth_of_field=True)
    again = dialog_of(window, style)
    assert again.style_chosen == style
    kinds.setCurrentIndex(kinds.findData("film"))
    assert (qualities.currentData(), depth.isEnabled()) == ("fine", False)
    model = qualities.model()
    assert isinstance(model, QStandardItemModel)
    assert not any(model.item(qualities.findData(name)).isEnabled() for name in SETS)  # type: ignore[union-attr]


def test_dots_of_legal_moves_are_chosen(window: MainWindow) -> None:
    dialog = dialog_of(window, SMALL)
    legal = switch(dialog, "Dots on legal moves")
    assert not legal.isChecked()
    legal.click()
    assert dialog.style_chosen.legal


def test_every_kind_has_its_usual_size_until_one_is_told(window: MainWindow) -> None:
    window.session.new_game("loop/mini", window.session.players)
    dialog = dialog_of(window, SMALL, "print")
    kinds, size = chooser(dialog, "Kind"), named(dialog, "Largest extent")
    assert isinstance(size, QDoubleSpinBox)
    assert (size.value(), dialog.request.measures.size) == (120.0, None)
    kinds.setCurrentIndex(kinds.findData("sheet"))
    assert size.value() > 200
    assert dialog.request.measures.size is None
    size.setValue(150)
    kinds.setCurrentIndex(kinds.findData("kit"))
    assert dialog.request.measures.size == 150


def test_the_bed_of_a_printer_is_chosen(window: MainWindow) -> None:
    dialog = dialog_of(window, SMALL, "kit")
    sides = [named(dialog, name) for name in ("Width of the bed", "Depth of the bed")]
    assert list(dialog.request.measures.bed) == [210, 210]
    for side, length in zip(sides, (250, 180), strict=True):
        assert isinstance(side, QDoubleSpinBox)
        side.setValue(length)
    assert list(dialog.request.measures.bed) == [250, 180]


def test_every_kind_shows_the_choices_that_it_leaves(window: MainWindow) -> None:
    for name, kind in KINDS.items():
        dialog = dialog_of(window, SMALL, name)
        dialog.show()
        assert dialog.kind is kind
        asked = {name for each in KINDS.values() for name in each.asks}
        fields = [field for name in asked for field in dialog.findChildren(QWidget, name)]
        assert {field.objectName() for field in fields} == asked
        assert {field.objectName() for field in fields if field.isVisible()} == kind.asks, name
        assert dialog.height() < 500, name
        dialog.close()


def test_a_film_is_neither_photographed_nor_transparent(window: MainWindow) -> None:
    dialog = dialog_of(window, SMALL)
    qualities, kinds = named(dialog, "Quality"), named(dialog, "Kind")
    assert isinstance(qualities, QComboBox)
    assert isinstance(kinds, QComboBox)
    qualities.setCurrentIndex(qualities.count() - 1)
    before = dialog.style_chosen
    kinds.setCurrentIndex(kinds.findData("film"))
    after = dialog.style_chosen
    assert (before.photo is None, before.transparent) == (False, True)
    assert (after.photo is None, after.transparent) == (True, False)


def test_what_cannot_be_made_is_said(window: MainWindow) -> None:
    dialog = dialog_of(window, SMALL)
    kinds = named(dialog, "Kind")
    assert isinstance(kinds, QComboBox)
    kinds.setCurrentIndex(kinds.findData("film"))
    assert "The game has no moves" in find(dialog, QLabel, "problem").text()
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    save = buttons.button(QDialogButtonBox.StandardButton.Save)
    assert save is not None
    assert not save.isEnabled()


@pytest.mark.nightly
@pytest.mark.parametrize("ending", [".png", ".webp"])
def test_what_is_seen_is_written(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, ending: str
) -> None:
    window.session.play(Move(0))
    folder = tmp_path / "pictures"
    folder.mkdir()
    target = folder / f"board{ending}"
    assert export(qtbot, window, target) == f"Exported: {target}"
    with Image.open(target) as image:
        assert image.size == SMALL.size
    assert list(folder.iterdir()) == [target]


@pytest.mark.nightly
def test_a_variation_is_exported_where_one_looks_at_it(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    session = window.session
    pictures = []
    for move in (0, 1):
        session.play(Move(move))
        target = tmp_path / f"{move}.svg"
        export(qtbot, window, target, "diagram")
        pictures.append(target.read_text(encoding="utf-8"))
        session.go_to(0)
    session.visit(session.record.root.children[0])
    assert session.record.preferred(session.record.root) is session.record.root.children[1]
    target = tmp_path / "again.svg"
    export(qtbot, window, target, "diagram")
    assert session.record.preferred(session.record.root) is session.record.root.children[1]
    assert pictures[0] != pictures[1]
    assert target.read_text(encoding="utf-8") == pictures[0]


@pytest.mark.nightly
def test_a_picture_goes_into_the_clipboard(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert exports.FIRST.size == (1920, 1440)
    monkeypatch.setattr(exports, "FIRST", SMALL)  # which takes less time to draw
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    clipboard.clear()
    press(asked(window, size=(900, 300)), "Save")
    (asking,) = window.findChildren(QFileDialog)
    asking.reject()
    person = Person(window)
    person.choose("game.copy_picture")
    qtbot.waitUntil(lambda: bool(person.message), timeout=EXPORT_MS)
    assert person.message == "The picture was copied."
    image = clipboard.image()
    assert (image.width(), image.height()) == SMALL.size


def test_a_file_gets_its_suffix_before_it_is_asked_whether_to_write_over(
    window: MainWindow, tmp_path: Path, exported: list[Path]
) -> None:
    ask_file(window, "picture")
    (dialog,) = window.findChildren(QFileDialog)
    dialog.selectFile(str(tmp_path / "board"))
    dialog.accept()
    assert exported == [tmp_path / "board.png"]


@pytest.mark.nightly
@pytest.mark.parametrize(("answer", "model", "text"), [("No", False, ""), ("Yes", True, "newmtl")])
def test_a_file_beside_the_chosen_one_is_replaced_only_if_the_user_agrees(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, answer: str, model: bool, text: str
) -> None:
    beside = tmp_path / "board.mtl"
    beside.write_text("another's work", encoding="utf-8")
    ask_file(window, "model")
    *_, dialog = window.findChildren(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "board.obj"))
    qtbot.waitUntil(lambda: bool(window.findChildren(QMessageBox)), timeout=60_000)
    (box,) = window.findChildren(QMessageBox)
    assert box.text() == "Replace 1 existing file?"
    assert box.informativeText() == "board.mtl"
    answered = box.button(QMessageBox.StandardButton[answer])
    assert answered is not None
    answered.click()
    assert (tmp_path / "board.obj").exists() is model
    assert (text or "another's work") in beside.read_text("utf-8")


def test_a_target_that_cannot_be_written_is_said(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    target = tmp_path / "missing" / "board.png"
    said = export(qtbot, window, target)
    assert said.startswith("Nothing was exported: the folder")
    assert said.endswith("does not exist")


def test_what_the_process_says_is_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    said = export(qtbot, window, folder / "board.jpg")
    assert "JPEG pictures have no transparent background" in said
    assert list(folder.iterdir()) == []


def test_a_fault_of_the_process_names_the_file_that_was_asked_for(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    dialog = asked(window, "net")
    size = named(dialog, "Largest extent")
    assert isinstance(size, QDoubleSpinBox)
    size.setValue(1900)
    said = save(qtbot, window, dialog, tmp_path / "net.pdf")
    assert said.startswith("Nothing was exported: ")
    assert "ringrealms3d" not in said


def test_a_film_of_a_game_without_moves_is_not_offered(window: MainWindow) -> None:
    dialog = dialog_of(window, SMALL, "film")
    assert "no moves" in find(dialog, QLabel, "problem").text()


def test_the_next_export_begins_in_the_folder_of_the_last_one(
    window: MainWindow, tmp_path: Path, exported: list[Path]
) -> None:
    for _ in range(2):
        ask_file(window, "picture")
        *_, dialog = window.findChildren(QFileDialog)
        dialog.fileSelected.emit(str(tmp_path / "board.png"))
    assert Path(dialog.directory().absolutePath()) == tmp_path
    assert exported == 2 * [tmp_path / "board.png"]


def test_the_share_that_is_done_is_shown(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    says = "import sys, time; sys.stdout.write('3% 42%'); sys.stdout.flush(); time.sleep(60)"
    monkeypatch.setattr(
        "ringrealms3d.window.features.export.export_job.start_module",
        lambda process, *_: process.start(sys.executable, ["-c", says]),
    )
    press(asked(window), "Save")
    Person(window).name_file(tmp_path / "board.png")
    (progress,) = window.findChildren(QProgressDialog)
    qtbot.waitUntil(lambda: progress.value() == 42)
    assert progress.maximum() == 100
    progress.canceled.emit()


def test_an_export_that_is_cancelled_leaves_no_file_and_no_process(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    press(asked(window, size=(7680, 4320)), "Save")
    Person(window).name_file(folder / "board.png")
    (drawing,) = window.findChildren(QProcess)
    (progress,) = window.findChildren(QProgressDialog)
    assert drawing.waitForStarted()
    assert progress.isVisible()
    (button,) = progress.findChildren(QPushButton)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert drawing.state() == QProcess.ProcessState.NotRunning
    assert not list(folder.iterdir())
    assert not progress.isVisible()
    assert Person(window).message == ""


def test_going_through_a_node_leaves_the_line_as_it_was() -> None:
    record = GameRecord("ring-majority/tet")
    first, second = (record.root.play(Move(move)) for move in (0, 1))
    with record.going_through(second):
        assert record.line == (second,)
    assert record.line == (first,)
