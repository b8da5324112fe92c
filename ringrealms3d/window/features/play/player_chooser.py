"""Choosing the player of a seat: a person, the computer at a level, or another program."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QPaintEvent, QWheelEvent
from PyQt6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

from ringrealms3d.core.phrase import tr
from ringrealms3d.engine.levels import HIGHEST, LOWEST
from ringrealms3d.session.players import Computer, Human, OpponentProgram, Player
from ringrealms3d.window.features.play.player_text import player_text
from ringrealms3d.window.features.play.program_dialog import ProgramDialog
from ringrealms3d.window.features.play.programs_dialog import ProgramsDialog
from ringrealms3d.window.programs import Programs
from ringrealms3d.window.widgets.level_texts import level_about, with_strength
from ringrealms3d.window.widgets.plain import plain_tip

_LEAST_LETTERS = 8  # that are seen of a player; the list shows all
_Key = Qt.Key
_OPENING_KEYS = frozenset(
    {_Key.Key_Space, _Key.Key_F4, _Key.Key_Up, _Key.Key_Down, _Key.Key_PageUp, _Key.Key_PageDown}
)


class PlayerChooser(QComboBox):
    """A list of players; its last entries add a program to it, and show all programs.

    Signals: chosen: the chosen player.
    """

    chosen = pyqtSignal(object)

    def __init__(self, programs: Programs, people: tuple[Human, ...] = (Human(),)) -> None:
        """Offer everyone.

        Args:
            people: the people among them.
        """
        super().__init__()
        self._programs, self._people = programs, people
        self._uid = ""
        self._player: Player = people[0] if people else Computer(LOWEST)
        self._players: list[Player] = []
        self._asking: list[Callable[[], None]] = []
        self.setMinimumContentsLength(_LEAST_LETTERS)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        programs.changed.connect(self._fill)
        self.activated.connect(self._choose)
        self.currentIndexChanged.connect(self._note)
        self._fill()

    def wheelEvent(self, event: QWheelEvent | None) -> None:
        """Ignore the wheel: one notch too many would give the game to the computer."""
        assert event is not None
        event.ignore()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Open the list, in which keys choose only with Enter."""
        assert event is not None
        if event.key() in _OPENING_KEYS:
            self.showPopup()
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw the player; short of room in fewer words than the list shows."""
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self._text_in(self._room_for_text(option))
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)

    def set_seat(self, name: str, uid: str) -> None:
        """Set the seat and the variant."""
        before, self._uid = self._uid, uid
        if _game(uid) != _game(before) or self._players != self._everyone():
            self._fill()
        self.setAccessibleName(tr("Who plays {seat}").format(seat=name))

    @property
    def player(self) -> Player:
        """The player in the list's window."""
        return self._player

    def show_player(self, player: Player) -> None:
        """Show the player."""
        self._player = player
        if player not in self._players:
            self._fill()
        self.setCurrentIndex(self._players.index(player))

    def _room_for_text(self, option: QStyleOptionComboBox) -> int:
        style = self.style()
        assert style is not None
        control, field = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        return style.subControlRect(control, option, field, self).width()

    def _text_in(self, width: int) -> str:
        """Return what the player is called, in as many words as there is room for."""
        measure = self.fontMetrics()
        player = self._player
        texts = [self._name(player), player_text(player)]
        if isinstance(player, Computer):
            texts.append(tr("Level {n}").format(n=player.level))
        fitting = (x for x in texts if measure.horizontalAdvance(x) <= width)
        return next(fitting, measure.elidedText(texts[-1], Qt.TextElideMode.ElideRight, width))

    def _everyone(self) -> list[Player]:
        """Return all who can be chosen now, and the player in the list's window."""
        computers = map(Computer, range(LOWEST, HIGHEST + 1))
        everyone = (*self._people, *computers, *self._programs.all, self._player)
        return list(dict.fromkeys(everyone))

    def _fill(self) -> None:
        self._players = self._everyone()
        with QSignalBlocker(self):
            self.clear()
            for player in self._players:
                self.addItem(self._name(player))
                tip = plain_tip(self._about(player))
                self.setItemData(self.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
            self.addItem(tr("Another program…"))
            self._asking = [self._ask_program]
            if self._programs.all:
                self.addItem(tr("Programs…"))
                self._asking.append(self._manage)
            self.setCurrentIndex(self._players.index(self._player))

    def _name(self, player: Player) -> str:
        """Return what a player is called, a level with its strength in the game."""
        name = player_text(player)
        if isinstance(player, Computer) and self._uid:
            return with_strength(name, _game(self._uid), player.level)
        return name

    def _about(self, player: Player) -> str:
        """Return the explanation of a player, if needed."""
        if isinstance(player, OpponentProgram):
            return player.command
        if isinstance(player, Computer) and self._uid:
            return level_about(self._uid, player.level)
        return ""

    def _note(self, index: int) -> None:
        if index < len(self._players):
            self._player = self._players[index]
            self.setToolTip(plain_tip(self._about(self._player)))

    def _choose(self, index: int) -> None:
        if index < len(self._players):
            self._note(index)
            self._fill()  # without a program that was removed while it played
            self.chosen.emit(self._player)
        else:
            self.show_player(self._player)
            self._asking[index - len(self._players)]()

    def _ask_program(self) -> None:
        """Let the user add a program and choose it."""
        dialog = ProgramDialog(self, self._uid)
        dialog.accepted.connect(lambda: self._take(dialog))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _take(self, dialog: ProgramDialog) -> None:
        program = dialog.program
        self._programs.add(program)
        self._programs.note_name(program.command, dialog.name)
        self.show_player(program)
        self.chosen.emit(program)

    def _manage(self) -> None:
        """Show all programs."""
        dialog = ProgramsDialog(self, self._programs, self._uid)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def _game(uid: str) -> str:
    return uid.partition("/")[0]
