"""Choosing against whom one plays, and on which side."""

from __future__ import annotations

from random import Random

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QFormLayout, QLabel, QVBoxLayout, QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.games import get_game
from ringrealms3d.library.standing import Standing
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.players import (
    PEOPLE,
    Computer,
    Human,
    OpponentProgram,
    Player,
    Players,
)
from ringrealms3d.window.features.play.level_ladder import LevelLadder
from ringrealms3d.window.features.play.player_chooser import PlayerChooser
from ringrealms3d.window.features.play.player_text import player_text
from ringrealms3d.window.features.play.program_list import ProgramList
from ringrealms3d.window.programs import Programs
from ringrealms3d.window.widgets.chips import Chip, Chips
from ringrealms3d.window.widgets.design import SMALL, Type, colours_of, font_of
from ringrealms3d.window.widgets.joining import items, sentences
from ringrealms3d.window.widgets.level_texts import measured_text
from ringrealms3d.window.widgets.number_texts import number_text
from ringrealms3d.window.widgets.plain import plain_label

COMPUTER, PERSON, PROGRAM, WATCH = "computer", "person", "program", "watch"
FIRST, SECOND, BY_LOT = "first", "second", "random"


class OpponentChooser(QWidget):
    """The kind of opponent, then its level or which program it is, then one's own side.

    Signals: changed: something else is chosen.
    """

    changed = pyqtSignal()

    def __init__(
        self, programs: Programs, theme: Theme, players: Players, level: int, by_lot: bool
    ) -> None:
        """Begin with the players of the last game.

        Args:
            level: the computer's level if it did not play then.
            by_lot: whether the lot decided who plays which side.
        """
        super().__init__()
        self._lot = Random().randrange(2)
        self._standing: Standing | None = None
        self._uid, self._side = "", FIRST
        colours = colours_of(theme)
        self._kinds = Chips(tr("Opponent"), colours)
        self._kinds.offer(
            (
                Chip(COMPUTER, tr("Computer")),
                Chip(PERSON, tr("Person here")),
                Chip(PROGRAM, tr("Program")),
                Chip(WATCH, tr("Watch")),
            ),
            _kind_of(players),
        )
        self._ladder, self._about = LevelLadder(theme), _caption()
        self._programs = ProgramList(programs)
        self._people = _caption(tr("You take turns at this screen."))
        self._watched = [PlayerChooser(programs, ()), PlayerChooser(programs, ())]
        self._watched_labels = [plain_label(), plain_label()]
        self._seats = Chips(tr("You play"), colours)
        self._seats_title = _title(tr("You play"))
        self._lay_out()
        self._begin(players, level, by_lot)
        self._kinds.chosen.connect(lambda _: self._show())
        self._seats.chosen.connect(self._take_side)
        self._ladder.currentRowChanged.connect(lambda _: self.changed.emit())
        self._programs.changed.connect(self.changed.emit)
        for chooser in self._watched:
            chooser.currentIndexChanged.connect(lambda _: self.changed.emit())
        self._show()

    @property
    def ladder(self) -> LevelLadder:
        """The ladder of levels."""
        return self._ladder

    @property
    def by_lot(self) -> bool:
        """Whether the lot decides who plays which side."""
        return self._side == BY_LOT

    @property
    def valid(self) -> bool:
        """Whether there is an opponent."""
        return self._kinds.key != PROGRAM or self._programs.program is not None

    @property
    def players(self) -> Players:
        """The players of the two seats."""
        if self._kinds.key == WATCH:
            first, second = (chooser.player for chooser in self._watched)
            return first, second
        opponent = self._opponent
        seat = {FIRST: 0, SECOND: 1, BY_LOT: self._lot}[self._side]
        return (opponent, Human()) if seat else (Human(), opponent)

    @property
    def text(self) -> str:
        """Who plays whom, in a few words."""
        if self._kinds.key == WATCH:
            first, second = (player_text(chooser.player) for chooser in self._watched)
            return tr("{first} against {second}").format(first=first, second=second)
        if self._kinds.key == PERSON:
            return tr("two people")
        if self._kinds.key == COMPUTER:
            against = tr("against level {level}").format(level=self._ladder.level)
        elif self._programs.program is None:
            return ""
        else:
            program = player_text(self._programs.program)
            against = tr("against {program}").format(program=program)
        seats = get_game(self._game).seats
        mine = {
            FIRST: tr("you play {seat}").format(seat=tr(seats[0])),
            SECOND: tr("you play {seat}").format(seat=tr(seats[1])),
            BY_LOT: tr("chance decides who begins"),
        }
        return items((against, mine[self._side]))

    def show_variant(self, uid: str) -> None:
        """Name the seats of a variant, and show what the levels mean there."""
        self._uid = uid
        names = [tr(seat) for seat in get_game(self._game).seats]
        first = tr("{seat}, first").format(seat=names[0])
        self._seats.offer(
            (
                Chip(FIRST, first),
                Chip(SECOND, names[1]),
                Chip(BY_LOT, tr("Random")),
            ),
            self._side,
        )
        for label, chooser, name in zip(self._watched_labels, self._watched, names, strict=True):
            label.setText(tr("{seat} is played by").format(seat=name))
            chooser.set_seat(name, uid)
        self._programs.set_variant(uid)
        self.show_standing(None)

    def show_standing(self, standing: Standing | None) -> None:
        """Show how the person stands in the game, once that is known."""
        self._ladder.show_game(self._uid, standing)
        rating = None if standing is None else standing.rating
        yours = ""
        if rating is not None:
            elo = number_text(round(rating.elo))
            yours = tr("You are at about {elo} Elo.").format(elo=elo)
        self._about.setText(sentences(measured_text(self._game), yours))
        self.changed.emit()

    @property
    def _game(self) -> str:
        return self._uid.partition("/")[0]

    @property
    def _opponent(self) -> Player:
        if self._kinds.key == COMPUTER:
            return Computer(self._ladder.level)
        program = self._programs.program
        return program if self._kinds.key == PROGRAM and program is not None else Human()

    def _take_side(self, side: str) -> None:
        self._side = side
        self.changed.emit()

    def _begin(self, players: Players, level: int, by_lot: bool) -> None:
        """Choose what the last game was played with."""
        levels = [each.level for each in players if isinstance(each, Computer)]
        self._ladder.choose(levels[-1] if levels else level)
        for player in players:
            if isinstance(player, OpponentProgram):
                self._programs.choose(player)
        for chooser, player in zip(self._watched, players, strict=True):
            chooser.show_player(player if players.count(Human()) == 0 else Computer(level))
        begins = players == PEOPLE or isinstance(players[0], Human)
        self._side = BY_LOT if by_lot else FIRST if begins else SECOND

    def _lay_out(self) -> None:
        form = QFormLayout()
        for label, chooser in zip(self._watched_labels, self._watched, strict=True):
            form.addRow(label, chooser)
        self._both = QWidget()
        self._both.setLayout(form)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SMALL)
        for widget in (
            _title(tr("Opponent")),
            self._kinds,
            self._ladder,
            self._about,
            self._people,
            self._programs,
            self._both,
            self._seats_title,
            self._seats,
        ):
            column.addWidget(widget)

    def _show(self) -> None:
        """Show what there is to choose of the chosen kind."""
        kind = self._kinds.key
        for widget, kinds in (
            (self._ladder, (COMPUTER,)),
            (self._about, (COMPUTER,)),
            (self._people, (PERSON,)),
            (self._programs, (PROGRAM,)),
            (self._both, (WATCH,)),
            (self._seats_title, (COMPUTER, PROGRAM)),
            (self._seats, (COMPUTER, PROGRAM)),
        ):
            widget.setVisible(kind in kinds)
        self.changed.emit()


def _kind_of(players: Players) -> str:
    people = players.count(Human())
    if people != 1:
        return PERSON if people else WATCH
    return PROGRAM if any(isinstance(each, OpponentProgram) for each in players) else COMPUTER


def _title(text: str) -> QLabel:
    label = plain_label(text)
    label.setFont(font_of(Type.NAME))
    return label


def _caption(text: str = "") -> QLabel:
    label = plain_label(text)
    label.setProperty("kind", "caption")
    label.setFont(font_of(Type.CAPTION))
    label.setWordWrap(True)
    return label
