"""Taking moves back: at once, or only if both people agree."""

from __future__ import annotations

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QMessageBox, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.session.deeds import Deed, Step
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import PEOPLE
from ringrealms3d.window.shell.message import message_box
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.widgets.texts import seat_name

ASKING = "ask_before_undo"
"""The name of the setting."""


class TakeBack(QObject):
    """Undoes the last action in a session.

    Signals:
        said: why nothing was taken back.
        undoing: the last action is about to be undone.
    """

    said = pyqtSignal(str)
    undoing = pyqtSignal()

    def __init__(self, parent: QWidget, session: GameSession, settings: Settings) -> None:
        """Take back in a session."""
        super().__init__(parent)
        self._parent, self._session, self._settings = parent, session, settings

    @property
    def asking(self) -> bool:
        """Whether the other side is asked."""
        return self._settings.flag(ASKING)

    def ask_from_now_on(self, on: bool) -> None:
        """Ask the other side from now on, or not."""
        self._settings.set_flag(ASKING, on)

    @property
    def possible(self) -> bool:
        """Whether the last action can be undone, if the other side agrees where it is asked."""
        return self._session.can_undo and not (self._asks and self._has_clocks)

    def undo(self) -> None:
        """Undo the last action, or ask the other side first."""
        if not self._asks:
            self._undo()
        elif self._has_clocks:
            self.said.emit(tr("With clocks, no move is taken back; the Players menu changes that."))
        elif (step := self._session.undoing) is not None:
            self._ask(step)

    @property
    def _asks(self) -> bool:
        """Whether the other side would be asked."""
        between_people = self._session.players == PEOPLE and self.asking
        return between_people and self._session.undo_takes_move_back

    @property
    def _has_clocks(self) -> bool:
        return self._session.timing.control is not None

    def _ask(self, step: Step) -> None:
        """Ask the person whose move would not be taken back."""
        node, resigned = step.after.node, step.deed is Deed.END
        seat = node.position.turn if resigned else node.seat
        text = tr("{seat} wants to take {move} back. {other}, do you agree?")
        what = tr("the resignation") if resigned else node.text
        names = [seat_name(node.position, each) for each in (seat, 1 - seat)]
        box = message_box(self._parent, text.format(seat=names[0], move=what, other=names[1]))
        box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
        box.setDefaultButton(QMessageBox.StandardButton.No)
        box.accepted.connect(lambda: self._undo_if(step))
        box.open()

    def _undo_if(self, step: Step) -> None:
        """Undo a step, unless the game has continued since the question."""
        if self._session.undoing is step:
            self._undo()

    def _undo(self) -> None:
        self.undoing.emit()
        self._session.undo()
