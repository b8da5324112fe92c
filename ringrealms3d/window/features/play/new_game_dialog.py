"""Choosing a game, a board, the opponent, one's side and a clock."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.game import Game
from ringrealms3d.core.phrase import tr
from ringrealms3d.exports.board_pictures import BoardRequest
from ringrealms3d.games import all_games, game_of_variant
from ringrealms3d.library.standing import Standing
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.players import Players
from ringrealms3d.window.board.board_artist import BoardArtist
from ringrealms3d.window.board.board_icons import board_icon
from ringrealms3d.window.features.play.board_grid import BoardGrid, boards_text
from ringrealms3d.window.features.play.clock_texts import control_text
from ringrealms3d.window.features.play.control_chooser import ControlChooser
from ringrealms3d.window.features.play.opponent_chooser import OpponentChooser
from ringrealms3d.window.programs import Programs
from ringrealms3d.window.shell.screen_space import free_size
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.widgets.design import (
    COLUMN,
    LARGE,
    MEDIUM,
    SMALL,
    TALL_CONTROL,
    Type,
    colours_of,
    font_of,
)
from ringrealms3d.window.widgets.joining import items
from ringrealms3d.window.widgets.kept_game_texts import board_text
from ringrealms3d.window.widgets.plain import plain_label

_SIZE = QSize(1256, 820)
_GAME_PICTURE = QSize(52, 48)
_LEAST_BOARDS = 220  # the width of the boards beside the rest
_UNBOUNDED = 16_777_215


class NewGameDialog(QDialog):
    """The games, the chosen game's boards as pictures, and against whom it is played.

    All three stand side by side, or one below the other where there is little room.

    Attributes:
        clock: the time control.

    Signals:
        polyhedron_wanted: the dialog closed because the board should come from a file.
    """

    polyhedron_wanted = pyqtSignal()

    def __init__(
        self,
        parent: QWidget,
        uid: str,
        players: Players,
        programs: Programs,
        theme: Theme,
        clock: str,
        level: int,
        by_lot: bool,
        in_space: bool,
    ) -> None:
        """Open on the board and the players of the last game, and the last clock.

        Args:
            level: the computer's last level.
            by_lot: whether the lot decided last who plays which side.
            in_space: whether boards in space can be drawn here.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("New game"))
        self._theme, self._standings = theme, dict[str, Standing]()
        self._games = _game_list(theme)
        self._artist = BoardArtist(self) if in_space else None
        if self._artist is not None:
            self._artist.drawn.connect(self._show_drawn)
            self.finished.connect(self._artist.stop)
            for game in all_games():
                self._artist.ask(game.variants[0], theme)
        self._title, self._designer, self._goal = plain_label(), plain_label(), plain_label()
        self._boards = BoardGrid(theme, self._artist)
        self._opponent = OpponentChooser(programs, theme, players, level, by_lot)
        self.clock = ControlChooser(clock, colours_of(theme))
        self._sentence = plain_label()
        self._start = QPushButton()
        self._lay_out()
        scroll_by_fingers(self)
        self._games.currentRowChanged.connect(lambda row: self._show_game(all_games()[row]))
        self._boards.currentRowChanged.connect(lambda _: self._show_board())
        for each in (self._boards, self._opponent.ladder):
            each.itemDoubleClicked.connect(lambda _: self.accept())
        for signal in (self.clock.changed, self._opponent.changed):
            signal.connect(self._tell)
        self.resize(_SIZE.boundedTo(free_size(parent)))
        self.choose_board(uid)
        self._start.setFocus()

    @property
    def uid(self) -> str:
        """The chosen variant."""
        return self._boards.uid

    @property
    def players(self) -> Players:
        """The players of the two seats."""
        return self._opponent.players

    @property
    def level(self) -> int:
        """The chosen level, even if the computer does not play."""
        return self._opponent.ladder.level

    @property
    def by_lot(self) -> bool:
        """Whether the lot decides who plays which seat."""
        return self._opponent.by_lot

    def accept(self) -> None:
        """Close and start, unless there is no such clock or no opponent."""
        if self._can_start:
            super().accept()

    def choose_board(self, uid: str) -> None:
        """Select a board and its game."""
        game = game_of_variant(uid)
        self._games.setCurrentRow(all_games().index(game))
        self._boards.choose(uid)

    def show_standings(self, standings: Mapping[str, Standing]) -> None:
        """Show how the person stands in each game, by its id."""
        self._standings = dict(standings)
        self._opponent.show_standing(self._standings.get(self._game))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Put the parts beside or below each other."""
        super().resizeEvent(event)
        self._spread()

    @property
    def _game(self) -> str:
        return self.uid.partition("/")[0]

    @property
    def _can_start(self) -> bool:
        return self.clock.valid and self._opponent.valid

    def _show_game(self, game: Game) -> None:
        self._title.setText(tr(game.title))
        self._designer.setText(tr(game.credit))
        self._designer.setVisible(bool(game.credit))
        self._goal.setText(tr(game.goal))
        self._boards.show_boards(game.variants)
        self._spread()

    def _show_board(self) -> None:
        """Name the seats of the chosen board, and what will begin."""
        if self.uid:
            self._opponent.show_variant(self.uid)
            self._opponent.show_standing(self._standings.get(self._game))

    def _tell(self) -> None:
        """Say what will begin."""
        self._start.setEnabled(self._can_start)
        if not self.uid:
            return
        control = self.clock.control if self.clock.valid else None
        clock = "" if control is None else control_text(control)
        self._spread()
        parts = board_text(self.uid), self._opponent.text, clock
        self._sentence.setText(items(filter(None, parts)))

    def _leave_for_polyhedron(self) -> None:
        self.reject()
        self.polyhedron_wanted.emit()

    def _lay_out(self) -> None:
        body = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(LARGE)
        self._choices = QScrollArea()
        self._options = self._options_part()
        self._choices.setWidget(self._options)
        for widget, share in (
            (self._games_part(), 0),
            (self._boards_part(), 1),
            (self._choices, 0),
        ):
            self._row.addWidget(widget, share)
        outer = QScrollArea()
        outer.setWidget(body)
        for area in (outer, self._choices):
            area.setWidgetResizable(True)
            area.setFrameShape(QFrame.Shape.NoFrame)
            area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(LARGE, LARGE, LARGE, MEDIUM)
        column.setSpacing(MEDIUM)
        column.addWidget(outer, 1)
        column.addLayout(self._foot())

    def _games_part(self) -> QWidget:
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._games, 1)
        other = QPushButton(tr("Your own &polyhedron…"))
        other.setAutoDefault(False)
        other.setToolTip(tr("Play Ring Majority on the solid in an OBJ, OFF, PLY or STL file"))
        other.clicked.connect(self._leave_for_polyhedron)
        column.addWidget(other)
        self._games_side = part
        return part

    def _show_drawn(self, drawn: BoardRequest) -> None:
        """Show a board that was drawn in the list of games, too."""
        for row, game in enumerate(all_games()):
            item = self._games.item(row)
            if item is not None and game.variants[0] == drawn.uid:
                item.setIcon(board_icon(drawn.uid, self._theme))

    def _boards_part(self) -> QWidget:
        part = QWidget()
        self._title.setFont(font_of(Type.TITLE))
        self._designer.setProperty("kind", "caption")
        self._designer.setFont(font_of(Type.CAPTION))
        for label in (self._designer, self._goal):
            label.setWordWrap(True)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for widget in (self._title, self._designer, self._goal):
            column.addWidget(widget)
        column.addSpacing(SMALL)
        column.addWidget(self._boards, 1)
        return part

    def _options_part(self) -> QWidget:
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(2, 0, 2, 0)
        column.setSpacing(SMALL)
        column.addWidget(self._opponent)
        column.addSpacing(SMALL)
        title = plain_label(tr("Clock"))
        title.setFont(font_of(Type.NAME))
        about = plain_label(tr("minutes + seconds a move"))
        about.setProperty("kind", "caption")
        about.setFont(font_of(Type.CAPTION))
        row = QHBoxLayout()
        row.addWidget(title)
        row.addWidget(about)
        row.addStretch()
        column.addLayout(row)
        column.addWidget(self.clock)
        column.addStretch()
        return part

    def _foot(self) -> QHBoxLayout:
        self._buttons = buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        start = buttons.button(QDialogButtonBox.StandardButton.Ok)
        assert start is not None
        start.setText(tr("Start"))
        start.setProperty("kind", "primary")
        start.setMinimumHeight(TALL_CONTROL)
        start.setDefault(True)
        self._start = start
        for button in buttons.buttons():
            if isinstance(button, QPushButton):
                button.setAutoDefault(button is start)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self._sentence.setWordWrap(True)
        row = QHBoxLayout()
        row.addWidget(self._sentence, 1)
        row.addWidget(buttons)
        return row

    def _spread(self) -> None:
        """Put the parts beside each other, or below each other in a narrow dialog."""
        games = self._games.sizeHintForColumn(0) + LARGE
        options = max(COLUMN, self._opponent.ladder.sizeHint().width() + LARGE)
        narrow = self.width() < games + options + _LEAST_BOARDS + 4 * LARGE
        directions, flows = QBoxLayout.Direction, QListView.Flow
        self._row.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        self._games.setFlow(flows.LeftToRight if narrow else flows.TopToBottom)
        bars = Qt.ScrollBarPolicy
        self._games.setHorizontalScrollBarPolicy(
            bars.ScrollBarAsNeeded if narrow else bars.ScrollBarAlwaysOff
        )
        strip = self._games.sizeHintForRow(0) + LARGE
        self._games.setMinimumHeight(strip if narrow else 0)
        self._games.setMaximumHeight(strip if narrow else _UNBOUNDED)
        self._boards.setMinimumHeight(self._boards.few_rows if narrow else 0)
        self._opponent.ladder.set_close(False)
        around = self._buttons.sizeHint().height() + 2 * LARGE + MEDIUM
        short = self._options.sizeHint().height() + around > self.height()
        self._opponent.ladder.set_close(short and not narrow)
        whole = self._options.sizeHint().height() + LARGE
        self._choices.setMinimumHeight(whole if narrow else 0)
        for widget, width in ((self._games_side, games), (self._choices, options)):
            widget.setMinimumWidth(0 if narrow else width)
            widget.setMaximumWidth(_UNBOUNDED if narrow else width)


def _game_list(theme: Theme) -> QListWidget:
    games = QListWidget()
    games.setAccessibleName(tr("Game"))
    games.setIconSize(_GAME_PICTURE)
    games.setFrameShape(QFrame.Shape.NoFrame)
    for game in all_games():
        text = f"{tr(game.title)}\n{boards_text(game.uid)}"
        games.addItem(QListWidgetItem(board_icon(game.variants[0], theme), text))
    return games
