"""Taking moves back: at once, or only if both people agree."""

from __future__ import annotations

from PyQt6.QtWidgets import QMessageBox

from ringrealms3d.core.phrase import tr
from ringrealms3d.session.deeds import Deed, Step
from ringrealms3d.session.players import PEOPLE
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.play_settings import ASKING
from ringrealms3d.window.shell.message import message_box
from ringrealms3d.window.widgets.texts import seat_name


class TakeBack:
    """Undoes the last action in a session."""

    def __init__(self, context: Context) -> None:
        """Take back nothing yet."""
        self._context, self._session = context, context.session

    @property
    def possible(self) -> bool:
        """Whether the last action can be undone, if the other side agrees where it is asked."""
        return self._session.can_undo and not (self._asks and self._has_clocks)

    def undo(self) -> None:
        """Undo the last action, or ask the other side first."""
        if not self._asks:
            self._undo()
        elif self._has_clocks:
            self._context.say(
                tr("With clocks, moves cannot be taken back; the Players menu changes that.")
            )
        elif (step := self._session.undoing) is not None:
            self._ask(step)

    @property
    def _asks(self) -> bool:
        """Whether the other side would be asked."""
        between_people = self._session.players == PEOPLE and self._context.settings[ASKING]
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
        box = message_box(
            self._context.window, text.format(seat=names[0], move=what, other=names[1])
        )
        box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
        box.setDefaultButton(QMessageBox.StandardButton.No)
        box.accepted.connect(lambda: self._undo_if(step))
        box.open()

    def _undo_if(self, step: Step) -> None:
        """Undo a step, unless the game has continued since the question."""
        if self._session.undoing is step:
            self._undo()

    def _undo(self) -> None:
        self._context.messages.clear()
        self._session.undo()
