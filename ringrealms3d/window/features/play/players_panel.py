"""The cards of both players, the score, and the state of the game in words."""

from __future__ import annotations

from PyQt6.QtCore import QObject, QPoint, pyqtSignal
from PyQt6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.core.variant import Variant
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.clock import Times
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.features.play.play_settings import PACES
from ringrealms3d.window.features.play.player_card import PlayerCard
from ringrealms3d.window.features.play.score_panel import ScorePanel
from ringrealms3d.window.features.play.who_played import about_text
from ringrealms3d.window.programs import Programs
from ringrealms3d.window.widgets.design import MEDIUM, SMALL
from ringrealms3d.window.widgets.news_texts import only_person
from ringrealms3d.window.widgets.plain import plain_label

_LEAST_LETTERS = 8  # of a pace, so that a game that is watched makes the column no wider


class PlayersPanel(QObject):
    """What the players sit at: the opponent above, the person below with the state of the game.

    Attributes:
        opponent: the card above.
        score: the score, below it.
        you: the state of the game and the card at the bottom.
        watch_bar: pauses a game that only computers play, or one with clocks.

    Signals: player_chosen: a seat and its new player.
    """

    player_chosen = pyqtSignal(int, object)

    def __init__(self, parent: QWidget, programs: Programs, pace: str) -> None:
        """Make all parts."""
        super().__init__(parent)
        self.opponent, self._own = PlayerCard(1, programs), PlayerCard(0, programs)
        self.score = ScorePanel()
        self._state = plain_label()
        self._state.setObjectName("state")
        self._state.setWordWrap(True)
        self._state.setAccessibleDescription(tr("State of the game"))
        self._about = plain_label()
        self._about.setObjectName("about the game")
        self._about.setProperty("kind", "second")
        self._about.setWordWrap(True)
        self._about.setAccessibleDescription(tr("Event, place and date"))
        self.watch_bar = WatchBar(parent, pace)
        self.you = QFrame()
        self.you.setProperty("kind", "plain")
        rows = QVBoxLayout(self.you)
        rows.setContentsMargins(0, SMALL, 0, 0)
        rows.setSpacing(SMALL)
        words = QVBoxLayout()
        words.setContentsMargins(MEDIUM, 0, MEDIUM, 0)
        words.addWidget(self._state)
        words.addWidget(self._about)
        words.addWidget(self.watch_bar)
        rows.addLayout(words)
        rows.addWidget(self._own)
        for card in self._cards:
            card.player_chosen.connect(self.player_chosen)

    @property
    def _cards(self) -> tuple[PlayerCard, PlayerCard]:
        return self.opponent, self._own

    def show_seats(self, session: GameSession, variant: Variant, theme: Theme) -> None:
        """Show the seats of a game in a theme's colours, that of the only person below."""
        below = _seat_below(session)
        self._theme = theme
        self.opponent.show_seat(1 - below, variant, theme)
        self._own.show_seat(below, variant, theme)

    def show_session(self, session: GameSession, position: Position, state: str) -> None:
        """Show the state of a game, also in words, with the counts of the position that is seen.

        Until a move has landed, the words are those of before.
        """
        if self._own.seat != _seat_below(session):
            self.show_seats(session, position.variant, self._theme)
        to_move = None if session.outcome else position.turn
        for card in self._cards:
            card.show_position(position, session.players[card.seat], card.seat == to_move)
            card.show_name(session.record.players[card.seat])
        self.score.show_position(position, only_person(session.players), self._theme)
        self.watch_bar.show_session(session)
        if position is session.position:
            self._state.setText(state)
        about = about_text(session.record)
        self._about.setText(about)
        self._about.setVisible(bool(about))

    def show_taken(self, position: Position, under_way: tuple[int, int]) -> None:
        """Show the stones that were taken, without those of either seat that are under way."""
        for card in self._cards:
            card.show_taken(position, under_way)

    def spot_of_tray(self, seat: int) -> QPoint | None:
        """Return where the stones lie on the screen that a seat took; None if that is not seen."""
        return next(card.spot for card in self._cards if card.seat == seat)

    def show_clocks(
        self, control: TimeControl | None, times: Times | None, running: int | None
    ) -> None:
        """Show the times of a control and which one runs; None without clocks."""
        for card in self._cards:
            card.show_clock(control, times, card.seat == running)


def _seat_below(session: GameSession) -> int:
    """Return the seat of the only person, else the first one."""
    return only_person(session.players) or 0


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
        self._paces.setMinimumContentsLength(_LEAST_LETTERS)
        self._paces.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
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
