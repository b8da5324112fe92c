"""Choosing an export of a game, with its look and its measures."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from PyQt6.QtGui import QStandardItemModel
from PyQt6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr, translatable
from ringrealms3d.exports.kinds import KINDS, PICTURE, Kind
from ringrealms3d.exports.measures import BED_MM, PAPERS, USUAL_MM, FilmStyle, Measures
from ringrealms3d.exports.photo.photograph import PhotoStyle
from ringrealms3d.exports.photo.sets import SETS
from ringrealms3d.exports.request import ExportRequest, PictureStyle
from ringrealms3d.scene.materials import MATERIALS, get_materials
from ringrealms3d.scene.offscreen import LARGEST_SIDE, SMALLEST_SIDE
from ringrealms3d.scene.quality import FINE, QUALITIES, get_quality
from ringrealms3d.scene.theme import THEMES, get_theme
from ringrealms3d.window.shell.screen_space import scrollable_page, settle
from ringrealms3d.window.widgets.design import SMALL, align_labels, set_off
from ringrealms3d.window.widgets.joining import capitalised, stopped
from ringrealms3d.window.widgets.plain import plain_tip

W = TypeVar("W", bound=QWidget)

SIZES = (
    ("1280 × 960", (1280, 960)),
    ("1920 × 1080 (Full HD)", (1920, 1080)),
    ("1920 × 1440", (1920, 1440)),
    ("3840 × 2160 (4K)", (3840, 2160)),
    ("7680 × 4320 (8K)", (7680, 4320)),
)


TIPS = {
    "size": translatable("In pixels; on paper, 96 to the inch"),
    "quality": translatable("Better quality takes longer; a photograph takes minutes"),
    "depth": translatable("blur a photograph in front of and behind the middle of the board"),
    "legal": translatable("Mark the places where the side to move may play"),
    "transparent": translatable("leave out the background"),
    "mm": translatable("The longest side of a box around it"),
    "wall": translatable("Anything thinner is thickened to this"),
    "clearance": translatable("The gap between parts that fit together"),
    "bed": translatable("In millimetres; if a set needs several plates, each has its own file"),
    "move": translatable("Including the pause after it"),
    "follows": translatable(
        "Turn the board to moves on its far side, or to the view kept with a move"
    ),
}
"""What is said of the rows whose names do not say it all."""


class ExportDialog(QDialog):
    """Asks for the kind of export, and shows its options."""

    def __init__(
        self, parent: QWidget, request: ExportRequest, kind: str, board_size: tuple[int, int]
    ) -> None:
        """Open on a request, whose game, camera and opening stay, and on a kind.

        Args:
            board_size: width and height in pixels of the board in the window.
        """
        super().__init__(parent)
        self._named_sizes = (*SIZES, (translatable("As large as the window"), board_size))
        self.setWindowTitle(tr("Export"))
        self._request = request
        self._kinds = _named(QComboBox(), tr("Kind"))
        for one in KINDS.values():
            self._kinds.addItem(tr(one.title), one.name)
        self._problem = QLabel()
        self._problem.setObjectName("problem")
        self._problem.setWordWrap(True)
        self._make_looks(request.style)
        self._make_measures(request.measures)
        self._make_film(request.film)
        self._lay_out(parent)
        self._name_size()
        self._kinds.currentIndexChanged.connect(self._show_kind)
        self._kinds.setCurrentIndex(max(0, self._kinds.findData(kind)))
        self._show_kind()

    @property
    def kind(self) -> Kind:
        """The chosen kind."""
        return KINDS[self._kinds.currentData()]

    @property
    def request(self) -> ExportRequest:
        """The game with the chosen options."""
        return replace(
            self._request,
            style=self.style_chosen,
            measures=Measures(
                self._size_mm,
                self._wall.value(),
                self._clearance.value(),
                (self._bed_width.value(), self._bed_depth.value()),
                self._papers.currentData(),
            ),
            film=FilmStyle(
                self._fps.value(),
                self._move_seconds.value(),
                self._turn_seconds.value(),
                self._captions.isChecked(),
                self._follows.isChecked(),
            ),
        )

    @property
    def style_chosen(self) -> PictureStyle:
        """The looks that were chosen, as far as the kind asks for them."""
        chosen = self._qualities.currentData()
        photo = PhotoStyle(chosen, self._depth.isChecked()) if self._takes_photographs else None
        return replace(
            self._request.style,
            size=(self._width.value(), self._height.value()),
            theme=get_theme(self._themes.currentData()).dressed(
                get_materials(self._materials.currentData())
            ),
            quality=get_quality(chosen) if chosen in QUALITIES else FINE,
            photo=photo,
            legal=self._legal.isChecked(),
            transparent="transparent" in self.kind.asks and self._transparent.isChecked(),
        )

    @property
    def _takes_photographs(self) -> bool:
        return self.kind.name == PICTURE and self._qualities.currentData() in SETS

    @property
    def _size_mm(self) -> float | None:
        """The size of printed objects, None for the kind's default."""
        typed = self._mm.value()
        return None if typed == self._usual_mm else typed

    def choose_size(self, index: int) -> None:
        """Fill in the pixels of one of the sizes with a name."""
        if index < len(self._named_sizes):
            width, height = self._named_sizes[index][1]
            self._width.setValue(width)
            self._height.setValue(height)

    def _make_looks(self, style: PictureStyle) -> None:
        self._width, self._height = (_pixels(name) for name in (tr("Width"), tr("Height")))
        self._width.setValue(style.size[0])
        self._height.setValue(style.size[1])
        self._sizes = _choices(tr("Size"), [text for text, _ in self._named_sizes])
        self._sizes.addItem(tr("Other"))
        self._themes = _choices(tr("Colours"), list(THEMES), style.theme.name)
        materials = style.theme.materials.name
        self._materials = _choices(tr("Materials"), list(MATERIALS), materials)
        self._qualities = _choices(tr("Quality"), list(QUALITIES))
        for name in SETS:
            self._qualities.addItem(tr("photograph: {name}").format(name=tr(name)), name)
        quality = style.photo.set if style.photo else style.quality.name
        self._qualities.setCurrentIndex(self._qualities.findData(quality))
        self._depth = QCheckBox(tr("Depth of fi&eld"))
        self._depth.setChecked(style.photo is not None and style.photo.depth_of_field)
        self._legal = QCheckBox(tr("&Dots on legal moves"))
        self._legal.setChecked(style.legal)
        self._transparent = QCheckBox(tr("&Transparent background"))
        self._transparent.setChecked(style.transparent)

    def _make_measures(self, measures: Measures) -> None:
        self._usual_mm = USUAL_MM if measures.size is None else None
        self._mm = _number(tr("Largest extent"), " mm", (10, 2000), measures.extent, 1)
        self._wall = _number(tr("Minimum wall"), " mm", (0.4, 20), measures.wall, 1)
        self._clearance = _number(tr("Clearance"), " mm", (0, 2), measures.clearance, 2)
        self._bed_width, self._bed_depth = (
            _number(name, " mm", BED_MM, side, 0)
            for name, side in zip(
                (tr("Width of the bed"), tr("Depth of the bed")), measures.bed, strict=True
            )
        )
        self._papers = _choices(tr("Paper"), list(PAPERS), measures.paper)

    def _make_film(self, film: FilmStyle) -> None:
        self._fps = _named(QSpinBox(), tr("Frames per second"))
        self._fps.setRange(1, 60)
        self._fps.setValue(film.rate)
        self._move_seconds = _number(tr("Time per move"), " s", (0.1, 60), film.move_seconds, 1)
        self._turn_seconds = _number(tr("Time per turn"), " s", (0.5, 600), film.turn_seconds, 1)
        self._captions = QCheckBox(tr("Write the moves &below"))
        self._captions.setChecked(film.captions)
        self._follows = QCheckBox(tr("Turn t&o show each move"))
        self._follows.setChecked(film.follows)

    def _lay_out(self, above: QWidget) -> None:
        self._sizes.activated.connect(self.choose_size)
        for box in (self._width, self._height):
            box.valueChanged.connect(self._name_size)
        self._qualities.currentIndexChanged.connect(self._show_depth)
        self._pixels = _row(self._width, QLabel("×"), self._height, QLabel(tr("pixels")))
        self._bed = _row(self._bed_width, QLabel("×"), self._bed_depth)
        page = QWidget()
        self._form = form = QFormLayout(page)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(SMALL)
        form.addRow(tr("&Kind"), self._kinds)
        form.addRow(self._problem)
        self._rows: list[tuple[str, QWidget]] = []
        for name, title, field in (
            ("size", tr("&Size"), self._sizes),
            ("size", "", self._pixels),
            ("theme", tr("&Colours"), self._themes),
            ("materials", tr("&Materials"), self._materials),
            ("quality", tr("&Quality"), self._qualities),
            ("depth", "", self._depth),
            ("legal", "", self._legal),
            ("transparent", "", self._transparent),
            ("mm", tr("&Largest extent"), self._mm),
            ("wall", tr("Minimum &wall"), self._wall),
            ("clearance", tr("Clea&rance"), self._clearance),
            ("bed", tr("Printer &bed"), self._bed),
            ("paper", tr("&Paper"), self._papers),
            ("fps", tr("&Frames per second"), self._fps),
            ("move", tr("Time per mo&ve"), self._move_seconds),
            ("turn", tr("T&ime per turn"), self._turn_seconds),
            ("captions", "", self._captions),
            ("follows", "", self._follows),
        ):
            field.setObjectName(name)
            form.addRow(title, field)
            self._rows.append((name, field))
            tip = tr(TIPS.get(name, ""))
            field.setToolTip(plain_tip(f"{tip[:1].upper()}{tip[1:]}"))
        align_labels(form)
        self._buttons = _buttons(self)
        column = QVBoxLayout(self)
        set_off(column)
        column.setSpacing(SMALL)
        column.addWidget(scrollable_page(page, above))
        column.addWidget(self._buttons)

    def _show_kind(self) -> None:
        """Show the options of the kind, or why it is impossible."""
        kind = self.kind
        problem = tr(kind.problem(self._request))
        self._problem.setText(problem and stopped(capitalised(problem)))
        self._form.setRowVisible(self._problem, bool(problem))
        for name, field in self._rows:
            self._form.setRowVisible(field, name in kind.asks)
        self._show_usual_mm()
        self._offer_photographs(kind.name == PICTURE)
        save = self._buttons.button(QDialogButtonBox.StandardButton.Save)
        assert save is not None
        save.setEnabled(not problem)
        settle()
        self.adjustSize()

    def _show_usual_mm(self) -> None:
        """Show the kind's default size, unless the user chose one."""
        usual = self.kind.usual_mm(self._request.position)
        if self._size_mm is None:
            self._mm.setValue(usual)
        self._usual_mm = usual

    def _offer_photographs(self, on: bool) -> None:
        """Enable or disable photographs."""
        model = self._qualities.model()
        assert isinstance(model, QStandardItemModel)
        for name in SETS:
            item = model.item(self._qualities.findData(name))
            assert item is not None
            item.setEnabled(on)
        if not on and self._qualities.currentData() in SETS:
            self._qualities.setCurrentIndex(self._qualities.findData(FINE.name))
        self._show_depth()

    def _show_depth(self) -> None:
        self._depth.setEnabled(self._takes_photographs)

    def _name_size(self) -> None:
        """Show the name of the size in the boxes."""
        named = [size for _, size in self._named_sizes]
        size = (self._width.value(), self._height.value())
        self._sizes.setCurrentIndex(named.index(size) if size in named else len(named))


def _buttons(dialog: QDialog) -> QDialogButtonBox:
    standard = QDialogButtonBox.StandardButton
    buttons = QDialogButtonBox(standard.Save | standard.Cancel)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons


def _row(*parts: QWidget) -> QWidget:
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    for part in parts:
        line.addWidget(part)
    line.addStretch()
    return row


def _pixels(name: str) -> QSpinBox:
    box = _named(QSpinBox(), name)
    box.setRange(SMALLEST_SIDE, LARGEST_SIDE)
    return box


def _number(
    name: str, unit: str, bounds: tuple[float, float], value: float, decimals: int
) -> QDoubleSpinBox:
    box = _named(QDoubleSpinBox(), name)
    box.setDecimals(decimals)
    box.setRange(*bounds)
    box.setSuffix(unit)
    box.setValue(value)
    return box


def _choices(name: str, texts: list[str], chosen: str = "") -> QComboBox:
    box = _named(QComboBox(), name)
    for text in texts:
        shown = tr(text)
        box.addItem(capitalised(shown), text)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    return box


def _named(widget: W, name: str) -> W:
    widget.setAccessibleName(name)
    return widget
