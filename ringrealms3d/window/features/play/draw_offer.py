"""Offering a draw: another person is asked, and the computer agrees where neither side leads."""

from __future__ import annotations

from PyQt6.QtWidgets import QMessageBox

from ringrealms3d.core.phrase import tr
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import Reason
from ringrealms3d.session.computer_player import ComputerPlayer
from ringrealms3d.session.players import PEOPLE, Computer
from ringrealms3d.window.context import Context
from ringrealms3d.window.shell.message import message_box
from ringrealms3d.window.widgets.texts import seat_name


class DrawOffer:
    """Ends a game as a draw, if the other person or the computer agrees."""

    def __init__(self, context: Context, computer: ComputerPlayer) -> None:
        """Offer nothing yet."""
        self._context, self._session = context, context.session
        self._computer = computer

    @property
    def possible(self) -> bool:
        """Whether there is anybody who may agree, in a game that goes on and is not rated."""
        session = self._session
        computers = any(isinstance(player, Computer) for player in session.players)
        return session.can_resign and not session.rated and (computers or session.players == PEOPLE)

    def offer(self) -> None:
        """Ask the other side."""
        if self._session.players == PEOPLE:
            self._ask()
        elif self._computer.sees_no_leader:
            self._agree()
        else:
            self._context.say(
                tr("The computer declines: it agrees once neither side was ahead in three moves.")
            )

    def _ask(self) -> None:
        session, node = self._session, self._session.node
        seat = session.resigning
        names = [seat_name(session.position, each) for each in (seat, 1 - seat)]
        text = tr("{seat} offers a draw. {other}, do you agree?")
        box = message_box(self._context.window, text.format(seat=names[0], other=names[1]))
        box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
        box.setDefaultButton(QMessageBox.StandardButton.No)
        box.accepted.connect(lambda: self._agree_at(node))
        box.open()

    def _agree_at(self, node: GameNode) -> None:
        """End the game, unless it has gone on since the question."""
        if self._session.node is node:
            self._agree()

    def _agree(self) -> None:
        self._session.end(None, Reason.AGREEMENT)
