"""The list of the programs of others: there they are added, changed, tested, removed, and let
analyse."""

from __future__ import annotations

from PyQt6.QtCore import QSignalBlocker, QSize, Qt
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.window.features.play.program_check import ProgramCheck
from ringrealms3d.window.features.play.program_dialog import ProgramDialog
from ringrealms3d.window.programs import Programs
from ringrealms3d.window.shell.screen_space import free_size
from ringrealms3d.window.widgets.design import SMALL, TALL_CONTROL, set_off
from ringrealms3d.window.widgets.joining import clauses
from ringrealms3d.window.widgets.plain import plain_label, plain_tip
from ringrealms3d.window.widgets.texts import program_name

_SIZE = QSize(640, 420)
_LONGEST_COMMAND = 200


class ProgramsDialog(QDialog):
    """All programs, each with its name, its time for a move and its command."""

    def __init__(self, parent: QWidget, programs: Programs, uid: str) -> None:
        """Show the programs; they are tested on this variant."""
        super().__init__(parent)
        self.setWindowTitle(tr("Programs"))
        self._programs, self._uid = programs, uid
        self._shown: tuple[OpponentProgram, ...] = ()
        self._list = QListWidget()
        self._list.setAccessibleName(tr("Programs"))
        self._list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._message = plain_label()
        self._message.setWordWrap(True)
        self._message.setAccessibleName(tr("State of the program"))
        self._message.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self._message.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._check = ProgramCheck(self)
        self._tested: OpponentProgram | None = None
        self._add, self._edit = QPushButton(tr("&Add…")), QPushButton(tr("&Change…"))
        self._test, self._remove = QPushButton(tr("&Test")), QPushButton(tr("&Remove"))
        self._lay_out()
        self._add.clicked.connect(lambda: self._ask(None))
        self._edit.clicked.connect(lambda: self._ask(self._chosen))
        self._test.clicked.connect(self._try)
        self._remove.clicked.connect(self._take_away)
        self._list.currentRowChanged.connect(lambda _: self._choose())
        self._list.itemChanged.connect(self._check_item)
        self._list.itemActivated.connect(lambda _: self._ask(self._chosen))
        self._check.ready.connect(self._praise)
        self._check.refused.connect(self._message.setText)
        programs.changed.connect(self._fill)
        self._fill()
        self.resize(_SIZE.boundedTo(free_size(parent)))

    def done(self, result: int) -> None:
        """End a running test when the dialog closes."""
        self._check.give_up()
        super().done(result)

    @property
    def _chosen(self) -> OpponentProgram | None:
        row = self._list.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def _fill(self) -> None:
        """Show all programs, and choose the one that was chosen, or that stands there now."""
        row, before, now = self._list.currentRow(), self._chosen, self._programs.all
        new = [each for each in now if each not in self._shown] if self._shown else []
        chosen, last = new[0] if new else before, min(max(row, 0), len(now) - 1)
        self._shown = now
        with QSignalBlocker(self._list):
            while self._list.count() > len(now):
                self._list.takeItem(self._list.count() - 1)
            self._list.addItems([""] * (len(now) - self._list.count()))
            for item, program in zip(self._items, now, strict=True):
                checked = program.command in self._programs.analysts
                item.setText(self._text_of(program))
                item.setToolTip(plain_tip(program.command))
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked)
            self._list.setCurrentRow(now.index(chosen) if chosen in now else last)
        self._choose()

    @property
    def _items(self) -> list[QListWidgetItem]:
        items = map(self._list.item, range(self._list.count()))
        return [item for item in items if item is not None]

    def _check_item(self, item: QListWidgetItem) -> None:
        """Let a program analyse from now on, or no longer."""
        command = self._shown[self._list.row(item)].command
        analysts = [each for each in self._programs.analysts if each != command]
        more = [command] if item.checkState() is Qt.CheckState.Checked else []
        self._programs.choose_analysts(analysts + more)

    def _text_of(self, program: OpponentProgram) -> str:
        """Return its name and its time, and in a second line its command."""
        name = one_line(self._programs.name_of(program))
        text = tr("{program}, {seconds} s a move").format(
            program=name or program_name(program), seconds=f"{program.seconds:g}"
        )
        about = clauses(text, "" if name else tr("not tested yet"))
        return f"{about}\n{one_line(program.command, _LONGEST_COMMAND)}"

    def _choose(self) -> None:
        """Offer what can be done with the chosen program, and forget any test of another."""
        chosen = self._chosen
        for button in (self._edit, self._test, self._remove):
            button.setEnabled(chosen is not None)
        if chosen != self._tested:
            self._check.give_up()
            self._tested = None
            self._message.setText("")

    def _ask(self, known: OpponentProgram | None) -> None:
        """Let the person change a program, or add one."""
        dialog = ProgramDialog(self, self._uid, known)
        dialog.accepted.connect(lambda: self._take(known, dialog))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _take(self, known: OpponentProgram | None, dialog: ProgramDialog) -> None:
        if known is None:
            self._programs.add(dialog.program)
        else:
            self._programs.exchange(known, dialog.program)
        self._programs.note_name(dialog.program.command, dialog.name)

    def _try(self) -> None:
        """Start the chosen program, and say what comes of it."""
        self._tested = self._chosen
        if self._tested is not None:
            self._message.setText(tr("The program is getting ready…"))
            self._check.start(self._tested.command, self._uid)

    def _praise(self, name: str) -> None:
        if self._tested is not None:
            self._programs.note_name(self._tested.command, name)
        self._message.setText(
            tr("It is ready, and calls itself {name}.").format(name=one_line(name))
        )

    def _take_away(self) -> None:
        chosen = self._chosen
        if chosen is not None:
            self._programs.remove(chosen)

    def _lay_out(self) -> None:
        about = plain_label(
            tr(
                "Programs that speak the Universal Game Interface (UGI), besides the computer "
                "player of this program. Each has a time for a move and is started by its "
                "command. Those that are ticked also analyse."
            )
        )
        about.setWordWrap(True)
        beside = QVBoxLayout()
        beside.setSpacing(SMALL)
        for button in (self._add, self._edit, self._test, self._remove):
            button.setAutoDefault(False)
            button.setMinimumHeight(TALL_CONTROL)
            beside.addWidget(button)
        beside.addStretch()
        row = QHBoxLayout()
        row.addWidget(self._list, 1)
        row.addLayout(beside)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        end = close.button(QDialogButtonBox.StandardButton.Close)
        assert end is not None
        end.setAutoDefault(False)  # Enter in the list is for the chosen program
        column = QVBoxLayout(self)
        set_off(column)
        column.addWidget(about)
        column.addLayout(row, 1)
        column.addWidget(self._message)
        column.addWidget(close)
