"""Cards of the start page: a picture, a few words, and buttons."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QEvent, QObject, QSize, Qt
from PyQt6.QtGui import QPixmap
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ringrealms3d.window.widgets.plain import plain_label

_TITLE_SCALE = 1.25
_SMALL_SCALE = 0.92
_MARGIN = 14
_STYLE = """
QFrame#card { background: palette(base); border: 1px solid palette(mid); border-radius: 10px; }
"""


class Card(QFrame):
    """A picture with a title, a line below it, a sentence, and buttons.

    A click anywhere on the card is a click on its first button.
    """

    def __init__(self, title: str, line: str, about: str) -> None:
        """Make a card without a picture and without buttons."""
        super().__init__()
        self.setObjectName("card")
        self.setStyleSheet(_STYLE)
        self.picture = QLabel()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._texts = QVBoxLayout()
        for text, scale, bold in ((title, _TITLE_SCALE, True), (line, _SMALL_SCALE, False)):
            self._texts.addWidget(_label(text, scale, bold))
        self._about = _label(about, 1.0, bold=False)
        self._texts.addWidget(self._about)
        self._texts.addStretch()
        self._buttons = QHBoxLayout()
        self._texts.addLayout(self._buttons)
        self._first: QPushButton | None = None
        self.picture.installEventFilter(self)

    def offer(self, text: str, name: str, do: Callable[[], None]) -> QPushButton:
        """Add a button.

        Args:
            name: its name for screen readers.
        """
        button = QPushButton(text)
        button.setAccessibleName(name)
        button.setAutoDefault(True)  # so that Enter presses it, too
        button.clicked.connect(lambda: do())
        self._buttons.addWidget(button)
        if self._first is None:
            self._first = button
            self.picture.setCursor(Qt.CursorShape.PointingHandCursor)
        return button

    def show_picture(self, picture: QPixmap) -> None:
        """Show a picture."""
        self.picture.setPixmap(picture)

    def lie(self) -> Card:
        """Put the picture beside the words."""
        row = QHBoxLayout(self)
        row.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        row.setSpacing(_MARGIN)
        row.addWidget(self.picture)
        row.addLayout(self._texts, 1)
        self._buttons.addStretch()
        return self

    def stand(self, width: int) -> Card:
        """Put the picture above the words, in a card of this width."""
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addWidget(self.picture)
        column.addLayout(self._texts, 1)
        self.setFixedWidth(width)
        return self

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Treat a click on the picture as one on the first button."""
        pressed = event is not None and event.type() == QEvent.Type.MouseButtonRelease
        if pressed and self._first is not None:
            self._first.click()
        return super().eventFilter(watched, event)


def scaled(picture: QPixmap, size: QSize, widget: QWidget) -> QPixmap:
    """Return a picture that fits a size in a widget's pixels, sharp on its screen."""
    ratio = widget.devicePixelRatioF()
    fitted = picture.scaled(
        size * ratio,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    fitted.setDevicePixelRatio(ratio)
    return fitted


def _label(text: str, scale: float, bold: bool) -> QLabel:
    label = plain_label(text)
    label.setWordWrap(True)
    if not text:
        label.hide()  # to show it now, before it is in a card, would open a window of its own
    font = label.font()
    font.setPointSizeF(scale * font.pointSizeF())
    font.setBold(bold)
    label.setFont(font)
    return label
