"""Two sliders over the board: one takes it apart, one hides its upper levels.

Each appears only on boards where it does something.
"""

from __future__ import annotations

from PyQt6.QtCore import QRect, Qt, pyqtSignal
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSlider, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.scene.arrangement import CLOSED, Opening

_FARTHEST = 100  # the slider's end, where the board is all apart
_STEP = 10
_LONG, _SHORT = 130, 90
_MARGIN = 10
_LEAST_HEIGHT = 320  # of a board that the sliders lie on


class ViewBar(QFrame):
    """Lies in a corner of its parent.

    Signals: moved: the user moved a slider; the opening has the new values.
    """

    moved = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        """Begin with a closed board of one level."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)  # nothing behind it is clicked
        self.setProperty("kind", "note")
        self._apart = _slider(tr("Take apart"), _LONG)
        self._apart.setToolTip(tr("Take the board apart ( [ and ] )"))
        self._apart.setRange(0, _FARTHEST)
        self._apart.setPageStep(_STEP)
        self._level = _slider(tr("Highest layer shown"), _SHORT)
        self._level.setToolTip(tr("Look below the upper layers (Page Up and Page Down)"))
        self._level_text = QLabel()
        self._level_parts: tuple[QWidget, ...] = (self._level_text, self._level)
        self._apart_parts: tuple[QWidget, ...] = (QLabel(tr("Take apart")), self._apart)
        self._wanted = self._has_room = True
        self._room = parent.width(), parent.height()
        self._covered = self._beside = QRect()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 3, 8, 3)
        for part in (*self._apart_parts, *self._level_parts):
            row.addWidget(part)
        self._apart.valueChanged.connect(self._emit)
        self._level.valueChanged.connect(self._emit)
        self.offer(comes_apart=False, levels=1)

    @property
    def apart(self) -> float:
        """How far the board is to be taken apart, from 0 to 1."""
        return self._apart.value() / _FARTHEST

    @property
    def level(self) -> int | None:
        """The highest level to show; None is all."""
        return self._level.value() if self._level.value() < self._level.maximum() else None

    def want(self, wanted: bool) -> None:
        """Appear wherever there is something to move and room, or nowhere."""
        self._wanted = wanted
        self._come_or_go()

    @property
    def useful(self) -> bool:
        """Whether a slider does something on the board."""
        return self._comes_apart or self._level.maximum() > 1

    def offer(self, *, comes_apart: bool, levels: int) -> None:
        """Offer the sliders for a closed board, with all levels shown."""
        self._comes_apart = comes_apart
        self._level.blockSignals(True)
        self._level.setRange(1, levels)
        self._level.setPageStep(1)
        self._level.blockSignals(False)
        for part in self._level_parts:
            part.setVisible(levels > 1)
        for part in self._apart_parts:
            part.setVisible(comes_apart)
        self._come_or_go()
        self.show_opening(CLOSED)

    def show_opening(self, opening: Opening) -> None:
        """Set the sliders to an opening, without a signal."""
        level = self._level.maximum() if opening.level is None else opening.level
        for slider, value in (
            (self._apart, round(_FARTHEST * opening.apart)),
            (self._level, level),
        ):
            slider.blockSignals(True)
            slider.setValue(value)
            slider.blockSignals(False)
        self._name_level()
        self.lie_in(*self._room)

    def take_apart(self, steps: int) -> None:
        """Move the first slider by steps, where it is offered."""
        if self._comes_apart:
            self._apart.setValue(self._apart.value() + _STEP * steps)

    def climb(self, levels: int) -> None:
        """Move the second slider by levels."""
        self._level.setValue(self._level.value() + levels)

    def lie_in(self, width: int, height: int) -> None:
        """Lie in the lower right corner of a parent of this size, unless it hides the board."""
        self._room = width, height
        self.adjustSize()
        self.move(width - self.width() - _MARGIN, height - self.height() - _MARGIN)
        if self.geometry().intersects(self._covered):
            self.move(self.x(), self._covered.top() - self.height() - _MARGIN)
        covers = self.geometry().intersects(self._beside)
        self._has_room = height >= _LEAST_HEIGHT and self.x() >= _MARGIN and not covers
        self._come_or_go()

    def keep_clear(self, covered: QRect, beside: QRect) -> None:
        """Lie above a part of the parent that something else covers, and nowhere over another."""
        self._covered, self._beside = covered, beside
        self.lie_in(*self._room)

    def _come_or_go(self) -> None:
        self.setVisible(self._wanted and self.useful and self._has_room)

    def _emit(self) -> None:
        self._name_level()
        self.moved.emit()

    def _name_level(self) -> None:
        self._level_text.setText(
            tr("Layer {level} of {levels}").format(
                level=self._level.value(), levels=self._level.maximum()
            )
        )


def _slider(name: str, width: int) -> QSlider:
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setAccessibleName(name)
    slider.setFixedWidth(width)
    return slider
