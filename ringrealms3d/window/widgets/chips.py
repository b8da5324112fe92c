"""A few things to choose from side by side, of which one is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QResizeEvent
from PyQt6.QtWidgets import QButtonGroup, QGridLayout, QPushButton, QWidget

from ringrealms3d.window.widgets.design import RADIUS, TINY, Colours

_FORWARD = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_MIRRORED = (Qt.Key.Key_Right, Qt.Key.Key_Left)
_STYLE = """
QPushButton {{ background: {card}; color: {text}; border: 1px solid {line};
    border-radius: {radius}px; padding: 6px 7px; }}
QPushButton:hover {{ background: {hover}; }}
QPushButton:checked {{ background: {tint}; color: {accent}; border-color: {accent}; }}
QPushButton:focus {{ border: 2px solid {accent}; padding: 5px 6px; }}
"""


@dataclass(frozen=True, slots=True)
class Chip:
    """One of the things to choose from.

    Attributes:
        key: what it is called in the program.
        text: what it says.
        name: what screen readers call it; its text if this is empty.
    """

    key: str
    text: str
    name: str = ""


class Chips(QWidget):
    """Buttons of which one is pressed, in as few rows as there is room for.

    Tab goes to the pressed one, arrows to the others.

    Signals: chosen: another one is pressed, by its key.
    """

    chosen = pyqtSignal(str)

    def __init__(self, name: str, colours: Colours) -> None:
        """Offer nothing yet.

        Args:
            name: what screen readers call it.
        """
        super().__init__()
        self.setAccessibleName(name)
        self.setStyleSheet(_STYLE.format(radius=RADIUS, **_fields(colours)))
        self._buttons: dict[str, QPushButton] = {}
        self._group = QButtonGroup(self)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(TINY)
        self._columns = 0

    def offer(self, chips: Iterable[Chip], chosen: str) -> None:
        """Offer other things, of which one is chosen."""
        for button in self._buttons.values():
            self._group.removeButton(button)
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = {chip.key: self._button(chip) for chip in chips}
        self._columns = 0
        self.choose(chosen)
        self._spread()

    @property
    def key(self) -> str:
        """The key of what is chosen."""
        return next((key for key, each in self._buttons.items() if each.isChecked()), "")

    def choose(self, key: str) -> None:
        """Choose something."""
        self._buttons[key].setChecked(True)
        for each in self._buttons.values():
            pressed = each.isChecked()
            each.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if pressed else Qt.FocusPolicy.ClickFocus
            )

    def minimumSizeHint(self) -> QSize:
        """Return the size of one column."""
        return QSize(self._widest, super().minimumSizeHint().height())

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Go to a neighbour with an arrow."""
        assert event is not None
        step = _FORWARD.get(Qt.Key(event.key()), 0)
        if not step or not self._buttons:
            super().keyPressEvent(event)
            return
        mirrored = event.key() in _MIRRORED and self.isRightToLeft()
        keys = list(self._buttons)
        key = keys[(keys.index(self.key) + (-step if mirrored else step)) % len(keys)]
        self._buttons[key].click()
        self._buttons[key].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Spread the buttons over the new width."""
        super().resizeEvent(event)
        self._spread()

    @property
    def _widest(self) -> int:
        return max((each.sizeHint().width() for each in self._buttons.values()), default=0)

    def _button(self, chip: Chip) -> QPushButton:
        button = _ArrowlessButton(chip.text)
        button.setAccessibleName(chip.name or chip.text)
        button.setCheckable(True)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._note(chip.key))
        self._group.addButton(button)
        return button

    def _note(self, key: str) -> None:
        self.choose(key)
        self.chosen.emit(key)

    def _spread(self) -> None:
        count = len(self._buttons)
        if not count:
            return
        whole = sum(each.sizeHint().width() + TINY for each in self._buttons.values())
        columns = count
        while columns > 1 and (whole > self.width() + TINY):
            columns = -(-columns // 2)
            whole = columns * (self._widest + TINY)
        if columns == self._columns:
            return
        self._columns = columns
        for number, button in enumerate(self._buttons.values()):
            self._grid.addWidget(button, number // columns, number % columns)


class _ArrowlessButton(QPushButton):
    """A button that leaves arrows to the row that it is in."""

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Leave the arrows alone."""
        assert event is not None
        if event.key() in _FORWARD:
            event.ignore()
        else:
            super().keyPressEvent(event)


def _fields(colours: Colours) -> dict[str, str]:
    return {name: getattr(colours, name) for name in Colours.__slots__}
