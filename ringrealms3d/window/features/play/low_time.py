"""The warning that little time is left on a person's clock."""

from __future__ import annotations

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.time_control import PerMove, TimeControl
from ringrealms3d.session.clock import Times
from ringrealms3d.session.players import Human
from ringrealms3d.window.context import Context
from ringrealms3d.window.shell.messages import Note, Weight
from ringrealms3d.window.widgets.news_texts import only_person
from ringrealms3d.window.widgets.texts import seat_name

LITTLE = 20
"""How many seconds are little."""


class LowTime:
    """Follows the clocks, and tells when a person comes to have little time left.

    A control that gives only so many seconds a move is no reason for a warning at every move.
    """

    def __init__(self, context: Context) -> None:
        """Tell nothing yet."""
        self._context = context
        self._seen: dict[int, float] = {}

    def show_clocks(
        self, control: TimeControl | None, times: Times | None, running: int | None
    ) -> None:
        """Tell when the one that runs falls below what is little."""
        if times is None or running is None or isinstance(control, PerMove):
            self._seen.clear()
            return
        before, seconds = self._seen.get(running, 0.0), times[running].seconds
        self._seen[running] = seconds
        if before > LITTLE >= seconds > 0:
            self._tell(running)

    def _tell(self, seat: int) -> None:
        session = self._context.session
        if not isinstance(session.players[seat], Human):
            return
        text = tr("{seconds} seconds left| on the clock of {seat}.")
        if only_person(session.players) == seat:
            text = tr("{seconds} seconds left| on your clock.")
        text = text.format(seconds=LITTLE, seat=seat_name(session.position, seat))
        self._context.messages.note(Note(text, "", seat, Weight.WARNING))
