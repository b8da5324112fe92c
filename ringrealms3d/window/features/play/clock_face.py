"""The clock of one seat: its time in large digits, with its overtime below."""

from __future__ import annotations

from dataclasses import dataclass

from PyQt6.QtCore import QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PyQt6.QtWidgets import QSizePolicy, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.time_control import TimeControl, TimeLeft
from ringrealms3d.window.features.play.clock_texts import (
    SHORT,
    control_text,
    overtime_text,
    time_text,
)
from ringrealms3d.window.widgets.legible import standing_out

_LARGER = 1.9
_BESIDE, _ABOVE = 8, 3
_ROUND = 5
_RED = QColor("#d32f2f")
_WIDEST_TIMES = ("00:00", "0:00:00")
_HOUR = 3600.0


@dataclass(frozen=True, slots=True)
class _Shown:
    """The visible state."""

    text: str = ""
    overtime: str = ""
    running: bool = False
    short: bool = False


class ClockFace(QWidget):
    """Repaints only when it looks different, at a size that stays constant."""

    def __init__(self) -> None:
        """Begin hidden."""
        super().__init__()
        self._shown = _Shown()
        self._control: TimeControl | None = None
        self._size = QSize()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def text(self) -> str:
        """The time that is shown."""
        return self._shown.text

    @property
    def overtime(self) -> str:
        """What is shown below it."""
        return self._shown.overtime

    @property
    def highlighted(self) -> bool:
        """Whether it is the running clock."""
        return self._shown.running

    @property
    def warns(self) -> bool:
        """Whether the time is short."""
        return self._shown.short

    def set_seat(self, name: str) -> None:
        """Say whose clock it is."""
        self.setAccessibleName(tr("Clock of {seat}").format(seat=name))

    def show_time(self, control: TimeControl, left: TimeLeft, running: bool) -> None:
        """Show the time left, and whether it runs."""
        text, overtime = time_text(left.seconds), overtime_text(control, left)
        shown = _Shown(text, overtime, running, left.seconds < SHORT)
        if shown != self._shown:
            self._shown = shown
            self.setAccessibleDescription(f"{text} {overtime}".strip())
            self.update()
        if control != self._control or left.seconds >= _HOUR:
            self._control = control
            self.setToolTip(control_text(control))
            self._fit(left.seconds)

    def sizeHint(self) -> QSize:
        """Return a size that has room for any time of the control."""
        return self._size

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the time, on a ground of its own while it runs."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, ink = self._colours()
        if self._shown.running:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(self.rect()), _ROUND, _ROUND)
        painter.setPen(ink)
        inside = self.rect().adjusted(_BESIDE, _ABOVE, -_BESIDE, -_ABOVE)
        right = Qt.AlignmentFlag.AlignRight
        painter.setFont(self._large(self._shown.short))
        painter.drawText(inside, right | Qt.AlignmentFlag.AlignTop, self._shown.text)
        painter.setFont(self.font())
        painter.drawText(inside, right | Qt.AlignmentFlag.AlignBottom, self._shown.overtime)

    def _colours(self) -> tuple[QColor, QColor]:
        """Return the colours of ground and text."""
        palette = self.palette()
        window = palette.color(QPalette.ColorRole.Window)
        if self._shown.running and self._shown.short:
            return _RED, standing_out(QColor("white"), [_RED])
        if self._shown.running:
            ground = palette.color(QPalette.ColorRole.Highlight)
            return ground, palette.color(QPalette.ColorRole.HighlightedText)
        if self._shown.short:
            return window, standing_out(_RED, [window])
        return window, palette.color(QPalette.ColorRole.WindowText)

    def _large(self, bold: bool) -> QFont:
        font = self.font()
        font.setPointSizeF(_LARGER * font.pointSizeF())
        font.setBold(bold)
        return font

    def _fit(self, seconds: float) -> None:
        """Have room for the widest time, and a line for overtime if there is any."""
        letters, digits = QFontMetrics(self.font()), QFontMetrics(self._large(bold=True))
        widest = _WIDEST_TIMES[seconds >= _HOUR]
        width = max(digits.horizontalAdvance(widest), letters.horizontalAdvance(self.overtime))
        height = digits.height() + (letters.height() if self.overtime else 0)
        size = QSize(width + 2 * _BESIDE, height + 2 * _ABOVE)
        if size != self._size:
            self._size = size
            self.setFixedSize(size)
            self.updateGeometry()
