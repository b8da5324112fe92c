"""The other settings of a position: the seat to move, pieces in hand, and the like."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PyQt6.QtCore import QSignalBlocker, pyqtSignal
from PyQt6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.setup import ChoiceField, Field, NumberField, SwitchField
from ringrealms3d.window.widgets.plain import plain_label


class Fields(QWidget):
    """A row for every field.

    Signals: said: a field's key, and its new value.
    """

    said = pyqtSignal(str, int)

    def __init__(self, fields: Iterable[Field]) -> None:
        """Lay out the fields."""
        super().__init__()
        self._show: dict[str, Callable[[int], None]] = {}
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setColumnStretch(1, 1)
        for field in fields:
            self._add(field)

    def show_values(self, value_of: Callable[[str], int]) -> None:
        """Show the values of all fields."""
        for key, show in self._show.items():
            show(value_of(key))

    def _add(self, field: Field) -> None:
        match field:
            case ChoiceField():
                self._rows.addLayout(self._choice(field), self._rows.rowCount(), 0, 1, 2)
            case NumberField():
                self._add_number(field)
            case SwitchField():
                row = self._rows.rowCount()
                self._rows.addWidget(self._switch(field), row, 0, 1, 2)

    def _choice(self, field: ChoiceField) -> QHBoxLayout:
        row, group = QHBoxLayout(), QButtonGroup(self)
        row.addWidget(plain_label(tr(field.title)))
        buttons = [QRadioButton(tr(choice)) for choice in field.choices]
        for number, button in enumerate(buttons):
            group.addButton(button, number)
            row.addWidget(button)
        row.addStretch()
        group.idClicked.connect(lambda number: self.said.emit(field.key, number))
        self._show[field.key] = lambda value: buttons[value].setChecked(True)
        return row

    def _add_number(self, field: NumberField) -> None:
        row, label, box = self._rows.rowCount(), plain_label(tr(field.title)), self._number(field)
        label.setBuddy(box)
        self._rows.addWidget(label, row, 0)
        self._rows.addWidget(box, row, 1)

    def _number(self, field: NumberField) -> QSpinBox:
        box = QSpinBox()
        box.setRange(0, field.most)
        box.setAccessibleName(tr(field.title))
        box.valueChanged.connect(lambda value: self.said.emit(field.key, value))

        def show(value: int) -> None:
            with QSignalBlocker(box):
                box.setValue(value)

        self._show[field.key] = show
        return box

    def _switch(self, field: SwitchField) -> QCheckBox:
        box = QCheckBox(tr(field.title))
        box.clicked.connect(lambda on: self.said.emit(field.key, int(on)))
        self._show[field.key] = lambda value: box.setChecked(bool(value))
        return box
