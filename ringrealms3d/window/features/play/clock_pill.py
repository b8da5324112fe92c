"""The clocks over the board, while the column with the players' cards is hidden."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QFrame, QHBoxLayout

from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.session.clock import Times
from ringrealms3d.window.board.overlays import Edge
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.clock_face import ClockFace
from ringrealms3d.window.widgets.design import LARGE, MEDIUM, SMALL, TINY
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.texts import seat_name


class ClockPill(QFrame):
    """Each seat's name and clock, in one row at the upper edge."""

    def __init__(self, context: Context) -> None:
        """Begin hidden."""
        super().__init__(context.boards)
        self._context = context
        self.setProperty("kind", "note")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._seats = tuple((plain_label(), ClockFace()) for _ in range(2))
        row = QHBoxLayout(self)
        row.setContentsMargins(MEDIUM, TINY, MEDIUM, TINY)
        row.setSpacing(SMALL)
        for seat, (name, clock) in enumerate(self._seats):
            clock.setObjectName(f"clock of {seat}")
            clock.show()
            row.addSpacing(LARGE * seat)
            row.addWidget(name)
            row.addWidget(clock)
        self.hide()
        context.boards.overlays.add(self, Edge.TOP)

    def show_clocks(
        self, control: TimeControl | None, times: Times | None, running: int | None
    ) -> None:
        """Show the times of a control and which one runs; None without clocks."""
        wanted = self._context.column.isHidden()
        if wanted and control is not None and times is not None:
            for seat, (name, clock) in enumerate(self._seats):
                text = seat_name(self._context.session.position, seat)
                name.setText(text)
                clock.set_seat(text)
                clock.show_time(control, times[seat], seat == running)
        self.setVisible(wanted and control is not None)
