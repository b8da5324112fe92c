"""Choosing how large a picture should be and how it looks."""

from __future__ import annotations

from dataclasses import replace

from PyQt6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QWidget,
)

from ringrealms3d.export.photo.photograph import PhotoStyle
from ringrealms3d.export.photo.sets import SETS
from ringrealms3d.export.request import PictureStyle
from ringrealms3d.scene.materials import MATERIALS, get_materials
from ringrealms3d.scene.offscreen import LARGEST_SIDE, SMALLEST_SIDE
from ringrealms3d.scene.quality import FINE, QUALITIES, get_quality
from ringrealms3d.scene.theme import THEMES, get_theme
from ringrealms3d.window.texts import tr

_PHOTO = tr("photograph: {name}")

SIZES = (
    ("1280 × 960", (1280, 960)),
    ("1920 × 1080 (Full HD)", (1920, 1080)),
    ("1920 × 1440", (1920, 1440)),
    ("3840 × 2160 (4K)", (3840, 2160)),
    ("7680 × 4320 (8K)", (7680, 4320)),
)


class PictureDialog(QDialog):
    """Asks for a picture's size, colours, quality and background."""

    def __init__(self, parent: QWidget, style: PictureStyle, in_space: bool) -> None:
        """Open on a style; its camera stays. The quality is for boards in space alone."""
        super().__init__(parent)
        self.setWindowTitle(tr("Save picture"))
        self._style = style
        self._width, self._height = (_pixels(name) for name in (tr("Width"), tr("Height")))
        self._sizes = _choices(tr("Size"), [text for text, _ in SIZES] + ["Other"])
        self._themes = _choices(tr("Colours"), list(THEMES))
        self._materials = _choices(tr("Materials"), list(MATERIALS))
        self._qualities = _choices(tr("Quality"), list(QUALITIES))
        for name in SETS:
            self._qualities.addItem(_PHOTO.format(name=tr(name)), PhotoStyle(name))
        self._transparent = QCheckBox(tr("&Transparent background"))
        self._lay_out()
        self._width.setValue(style.size[0])
        self._height.setValue(style.size[1])
        self._themes.setCurrentIndex(self._themes.findData(style.theme.name))
        self._materials.setCurrentIndex(self._materials.findData(style.theme.materials.name))
        self._qualities.setCurrentIndex(self._qualities.findData(style.quality.name))
        self._transparent.setChecked(style.transparent)
        self._qualities.setEnabled(in_space)
        self._name_size()

    @property
    def style_chosen(self) -> PictureStyle:
        """What was chosen."""
        chosen = self._qualities.currentData()
        photo = chosen if isinstance(chosen, PhotoStyle) else None
        return replace(
            self._style,
            size=(self._width.value(), self._height.value()),
            theme=get_theme(self._themes.currentData()).dressed(
                get_materials(self._materials.currentData())
            ),
            quality=FINE if photo else get_quality(chosen),
            photo=photo,
            transparent=self._transparent.isChecked(),
        )

    def choose_size(self, index: int) -> None:
        """Fill in the pixels of one of the sizes with a name."""
        if index < len(SIZES):
            width, height = SIZES[index][1]
            self._width.setValue(width)
            self._height.setValue(height)

    def _lay_out(self) -> None:
        self._sizes.activated.connect(self.choose_size)
        pixels = QHBoxLayout()
        for part in (self._width, QLabel("×"), self._height, QLabel(tr("pixels"))):
            pixels.addWidget(part)
        pixels.addStretch()
        for box in (self._width, self._height):
            box.valueChanged.connect(self._name_size)
        form = QFormLayout(self)
        form.addRow(tr("&Size"), self._sizes)
        form.addRow("", pixels)
        form.addRow(tr("&Colours"), self._themes)
        form.addRow(tr("&Materials"), self._materials)
        form.addRow(tr("&Quality"), self._qualities)
        form.addRow("", self._transparent)
        form.addRow(self._buttons())

    def _name_size(self) -> None:
        """Show the name of the size in the boxes."""
        named = [size for _, size in SIZES]
        size = (self._width.value(), self._height.value())
        self._sizes.setCurrentIndex(named.index(size) if size in named else len(named))

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons


def _pixels(name: str) -> QSpinBox:
    box = QSpinBox()
    box.setRange(SMALLEST_SIDE, LARGEST_SIDE)
    box.setAccessibleName(name)
    return box


def _choices(name: str, texts: list[str]) -> QComboBox:
    box = QComboBox()
    for text in texts:
        box.addItem(tr(text), text)
    box.setAccessibleName(name)
    return box
