"""The players, their stones, and the state of the game."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.core.variant import Variant
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.clock import Times
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.features.play.clock_face import ClockFace
from ringrealms3d.window.features.play.play_settings import PACES
from ringrealms3d.window.features.play.player_chooser import PlayerChooser
from ringrealms3d.window.features.play.programs import Programs
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.stone_icon import stone_icon
from ringrealms3d.window.widgets.texts import stones_text

_ICON_PIXELS = 28
_MIDDLE = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class PlayersPanel(QWidget):
    """For each seat its player, its stones, and whether it is to move.

    Attributes:
        clocks: the clocks of both seats, hidden in a game without clocks.
        watch_bar: pauses a game that only computers play, or one with clocks.

    Signals: player_chosen: a seat and its new player.
    """

    player_chosen = pyqtSignal(int, object)

    def __init__(self, parent: QWidget, programs: Programs, pace: str) -> None:
        """Lay out two rows and the state of the game below."""
        super().__init__(parent)
        self._icons, self._names, self._counts = ([plain_label(), plain_label()] for _ in range(3))
        self._choosers = [PlayerChooser(programs), PlayerChooser(programs)]
        self.clocks = ClockFace(), ClockFace()
        self._state = plain_label()
        self._state.setObjectName("state")
        self._state.setWordWrap(True)
        self._state.setAccessibleDescription(tr("State of the game"))
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        for seat, chooser in enumerate(self._choosers):
            chooser.chosen.connect(lambda player, seat=seat: self.player_chosen.emit(seat, player))
            self._names[seat].setObjectName(f"seat {seat}")
            self._counts[seat].setWordWrap(True)
            grid.addWidget(self._icons[seat], 2 * seat, 0, 2, 1)
            grid.addWidget(self._names[seat], 2 * seat, 1)
            grid.addWidget(chooser, 2 * seat, 2)
            grid.addWidget(self._counts[seat], 2 * seat + 1, 1, 1, 2)
            grid.addWidget(self.clocks[seat], 2 * seat, 3, 2, 1, _MIDDLE)
        self._column = QVBoxLayout(self)
        self._column.addLayout(grid)
        self._column.addWidget(self._state)
        self.watch_bar = WatchBar(self, pace)
        self._column.addWidget(self.watch_bar)
        self._column.addStretch()

    def minimumSizeHint(self) -> QSize:
        """Return a size with room for all lines of the texts, which wrap at this width."""
        least = super().minimumSizeHint()
        height = self._column.minimumHeightForWidth(max(self.width(), least.width()))
        return QSize(least.width(), max(height, least.height()))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Request the room that the texts take at another width."""
        super().resizeEvent(event)
        self.updateGeometry()

    def show_seats(self, variant: Variant, theme: Theme) -> None:
        """Show the seats of a game in a theme's colours."""
        for seat, name in enumerate(map(tr, variant.seats)):
            colour = theme.stones[variant.layout.colours[seat]].colour
            self._icons[seat].setPixmap(stone_icon(colour, seat, _ICON_PIXELS))
            self._counts[seat].setAccessibleDescription(tr("Counts of {seat}").format(seat=name))
            self._choosers[seat].set_seat(name, variant.uid)
            self.clocks[seat].set_seat(name)

    def show_session(self, session: GameSession, state: str) -> None:
        """Show the state of a game, also in words."""
        to_move = None if session.outcome else session.position.turn
        for seat, name in enumerate(map(tr, session.position.variant.seats)):
            self._names[seat].setText(name)
            _embolden(self._names[seat], seat == to_move)
            self._counts[seat].setText(stones_text(session.position, seat))
            self._choosers[seat].show_player(session.players[seat])
        self.watch_bar.show_session(session)
        self._state.setText(state)
        self.updateGeometry()

    def show_clocks(
        self, control: TimeControl | None, times: Times | None, running: int | None
    ) -> None:
        """Show the times of a control and which one runs; None without clocks."""
        for seat, clock in enumerate(self.clocks):
            if control is not None and times is not None:
                clock.show_time(control, times[seat], seat == running)
            clock.setVisible(control is not None)


def _embolden(label: QLabel, bold: bool) -> None:
    font = label.font()
    font.setBold(bold)
    label.setFont(font)


class WatchBar(QWidget):
    """A button and a choice, shown during a game that is watched or has clocks.

    Signals: paused: whether to pause the game. pace_chosen: one of ``PACES``.
    """

    paused = pyqtSignal(bool)
    pace_chosen = pyqtSignal(str)

    def __init__(self, parent: QWidget, pace: str) -> None:
        """Begin hidden, with a pace."""
        super().__init__(parent)
        self._pause = QPushButton()
        self._pause.setCheckable(True)
        self._pause.clicked.connect(self.paused)
        self._paces = QComboBox()
        self._paces.setAccessibleName(tr("Pace"))
        for name in PACES:
            self._paces.addItem(tr(name), name)
        self._paces.setCurrentIndex(self._paces.findData(pace))
        self._paces.activated.connect(lambda _: self.pace_chosen.emit(self._paces.currentData()))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._pause)
        row.addWidget(self._paces, 1)
        self.hide()

    def show_session(self, session: GameSession) -> None:
        """Appear while the game can be paused; clocks, if any, set the pace."""
        self.setVisible(session.can_pause)
        self._paces.setVisible(session.watched and session.timing.control is None)
        self._pause.setChecked(session.waits)
        self._pause.setText(tr("Resume") if session.waits else tr("Pause"))
