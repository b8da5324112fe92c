"""Who plays a seat: name or level, clock, stones, and what was captured."""

from __future__ import annotations

from PyQt6.QtCore import QPoint, Qt, pyqtSignal
from PyQt6.QtGui import QFontMetrics
from PyQt6.QtWidgets import QFrame, QGridLayout, QHBoxLayout

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.position import Position
from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.core.variant import Variant
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.clock import Times
from ringrealms3d.session.players import Player, level_named
from ringrealms3d.window.features.play.clock_face import ClockFace
from ringrealms3d.window.features.play.player_chooser import PlayerChooser
from ringrealms3d.window.features.play.tray import Tray
from ringrealms3d.window.programs import Programs
from ringrealms3d.window.widgets.design import MEDIUM, SMALL, TINY, Type, font_of
from ringrealms3d.window.widgets.joining import titled
from ringrealms3d.window.widgets.plain import plain_label
from ringrealms3d.window.widgets.stone_icon import stone_icon
from ringrealms3d.window.widgets.texts import stones_text

_STONE = 34
_LONGEST_NAME = 60


class PlayerCard(QFrame):
    """One seat; it stands out while the seat is to move.

    Attributes:
        seat: the seat, 0 or 1.

    Signals: player_chosen: the seat and its new player.
    """

    player_chosen = pyqtSignal(int, object)

    def __init__(self, seat: int, programs: Programs) -> None:
        """Lay out an empty card."""
        super().__init__()
        self.seat = seat
        self.setProperty("kind", "player")
        self._icon, self._name, self._counts = plain_label(), plain_label(), plain_label()
        self._who = plain_label()
        self._who.setWordWrap(True)
        self._counts.setWordWrap(True)
        self._counts.setProperty("kind", "second")
        self._chooser = PlayerChooser(programs)
        self._chooser.setProperty("kind", "quiet")
        self._chooser.chosen.connect(lambda player: self.player_chosen.emit(self.seat, player))
        self._tray = Tray()
        self._clock = ClockFace()
        first = QHBoxLayout()
        first.setSpacing(TINY)
        first.addWidget(self._name)
        first.addWidget(self._chooser, 1)
        grid = QGridLayout(self)
        grid.setContentsMargins(MEDIUM, SMALL, MEDIUM, SMALL)
        grid.setHorizontalSpacing(MEDIUM)
        grid.setVerticalSpacing(TINY)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self._icon, 0, 0, 4, 1, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(first, 0, 1, 1, 2)  # else a clock beside it widens the column
        grid.addWidget(self._who, 1, 1)
        grid.addWidget(self._tray, 2, 1)
        grid.addWidget(self._counts, 3, 1)
        grid.addWidget(self._clock, 1, 2, 3, 1, Qt.AlignmentFlag.AlignVCenter)

    def show_seat(self, seat: int, variant: Variant, theme: Theme) -> None:
        """Stand for a seat of a game, in a theme's colours."""
        self.seat = seat
        name, colours = tr(variant.seats[seat]), variant.layout.colours
        self._icon.setPixmap(stone_icon(theme.stones[colours[seat]].colour, seat, _STONE))
        self._name.setObjectName(f"seat {seat}")
        self._name.setText(name)
        self._name.setMinimumWidth(QFontMetrics(font_of(Type.STRONG)).horizontalAdvance(name))
        self._who.setObjectName(f"player {seat}")
        self._tray.setObjectName(f"taken by {seat}")
        self._taken_colour = theme.stones[colours[1 - seat]].colour
        self._counts.setAccessibleDescription(tr("Counts of {seat}").format(seat=name))
        self._chooser.set_seat(name, variant.uid)
        self._clock.set_seat(name)
        self.setAccessibleName(name)

    def show_taken(self, position: Position, under_way: tuple[int, int]) -> None:
        """Show the stones that were taken, without those of either seat that are under way."""
        other, lost = 1 - self.seat, position.captured
        taken = 0 if lost is None else max(0, lost[other] - under_way[other])
        self._tray.show_stones(taken, self._taken_colour, other)

    @property
    def spot(self) -> QPoint | None:
        """Where taken stones lie on the screen; None if that is not seen."""
        if not self.isVisible():
            return None
        shown = self if self._tray.isHidden() else self._tray
        return shown.mapToGlobal(shown.rect().center())

    def show_name(self, name: str) -> None:
        """Show what the player is called; nothing for a level, which stands there already."""
        shown = "" if level_named(name) else one_line(name, _LONGEST_NAME)
        self._who.setText(shown)
        self._who.setAccessibleName(titled(self._name.text(), shown))
        self._who.setVisible(bool(shown))

    def show_position(self, position: Position, player: Player, to_move: bool) -> None:
        """Show the counts of a position, and who plays."""
        self._counts.setText(stones_text(position, self.seat))
        self._chooser.show_player(player)
        self._name.setFont(font_of(Type.STRONG if to_move else Type.TEXT))
        if self.property("active") != to_move:
            self.setProperty("active", to_move)
            style = self.style()
            assert style is not None
            style.unpolish(self)
            style.polish(self)

    def show_clock(self, control: TimeControl | None, times: Times | None, running: bool) -> None:
        """Show the time of a control, and whether it runs; None without clocks."""
        if control is not None and times is not None:
            self._clock.show_time(control, times[self.seat], running)
        self._clock.setVisible(control is not None)
