"""Choosing a game, a board, the players and the time control."""

from __future__ import annotations

from PyQt6.QtCore import QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.game import Game
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.games import all_games, board_entry, get_game, variant_ids
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.players import Players
from ringrealms3d.window.board.board_icons import board_icon
from ringrealms3d.window.features.play.control_chooser import ControlChooser
from ringrealms3d.window.features.play.player_chooser import PlayerChooser
from ringrealms3d.window.features.play.programs import Programs
from ringrealms3d.window.shell.screen_space import free_size
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.widgets.plain import plain_label

_PICTURE = QSize(120, 110)
_LARGE_PICTURE = QSize(192, 176)
_FEW = 4  # boards: so many have room for large pictures
_BELOW_PICTURE = 55  # pixels for a tile's text
_BESIDE_PICTURE = 30
_GAME_PICTURE = QSize(48, 44)
_BESIDE_TEXT = 12  # what a list keeps free on both sides of a tile's text, and a little more
_SIZE = QSize(960, 860)
_GAMES_WIDTH = 190
_TITLE_SCALE = 1.4  # of a game's title, next to other texts


class NewGameDialog(QDialog):
    """The games, the chosen game's boards as pictures, in order, a player for each seat, a clock.

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
        clock: str = "",
    ) -> None:
        """Open on the board and the players of the last game, and the last clock."""
        super().__init__(parent)
        self.setWindowTitle(tr("New game"))
        self._theme = theme
        self._games = QListWidget()
        self._games.setAccessibleName(tr("Game"))
        self._games.setFixedWidth(_GAMES_WIDTH)
        self._games.setIconSize(_GAME_PICTURE)
        for game in all_games():
            self._games.addItem(
                QListWidgetItem(board_icon(game.variants[0], theme), tr(game.title))
            )
        self._games.currentRowChanged.connect(lambda row: self._show_game(all_games()[row]))
        self._title, self._designer, self._goal = _title_label(), plain_label(), plain_label()
        self._goal.setWordWrap(True)
        self._boards = _board_list()
        self._boards.itemDoubleClicked.connect(lambda _: self.accept())
        self._boards.currentRowChanged.connect(lambda _: self._show_board())
        self._seat_labels = [plain_label(), plain_label()]
        self._choosers = [PlayerChooser(programs), PlayerChooser(programs)]
        self.clock = ControlChooser(clock)
        self._lay_out()
        scroll_by_fingers(self)
        for chooser, player in zip(self._choosers, players, strict=True):
            chooser.show_player(player)
        self.resize(_SIZE.boundedTo(free_size(parent)))
        self.choose_board(uid)

    @property
    def uid(self) -> str:
        """The chosen variant."""
        item = self._boards.currentItem()
        assert item is not None
        return str(item.data(Qt.ItemDataRole.UserRole))

    @property
    def players(self) -> Players:
        """The players of the two seats."""
        first, second = (chooser.player for chooser in self._choosers)
        return first, second

    def accept(self) -> None:
        """Close and start, unless there is no such clock."""
        if self.clock.valid:
            super().accept()

    def choose_board(self, uid: str) -> None:
        """Select a board and its game."""
        game = get_game(uid.partition("/")[0])
        self._games.setCurrentRow(all_games().index(game))
        if uid in game.variants:
            self._boards.setCurrentRow(game.variants.index(uid))
        else:
            self._boards.addItem(_tile(uid, self._theme))
            self._boards.setCurrentRow(self._boards.count() - 1)

    def _lay_out(self) -> None:
        form = QFormLayout()
        for label, chooser in zip(self._seat_labels, self._choosers, strict=True):
            form.addRow(label, chooser)
        form.addRow(plain_label(tr("Clock")), self.clock)
        choice = QVBoxLayout()
        for widget in (self._title, self._designer, self._goal, self._boards):
            choice.addWidget(widget)
        row = QHBoxLayout()
        row.addWidget(self._games)
        row.addSpacing(self.fontMetrics().averageCharWidth())
        row.addLayout(choice)
        column = QVBoxLayout(self)
        column.addLayout(row)
        column.addLayout(form)
        column.addWidget(self._buttons())

    def _show_game(self, game: Game) -> None:
        self._title.setText(tr(game.title))
        self._designer.setText(tr("by {designer}").format(designer=tr(game.designer)))
        self._goal.setText(tr(game.goal))
        self._boards.clear()
        _set_pictures(self._boards, _LARGE_PICTURE if len(game.variants) <= _FEW else _PICTURE)
        for uid in game.variants:
            self._boards.addItem(_tile(uid, self._theme))
        self._boards.setCurrentRow(0)

    def _show_board(self) -> None:
        """Name the seats of the chosen board."""
        if self._boards.currentItem() is None:
            return
        for seat, name in enumerate(map(tr, get_game(self.uid.partition("/")[0]).seats)):
            self._seat_labels[seat].setText(tr("{seat} is played by").format(seat=name))
            self._choosers[seat].set_seat(name, self.uid)

    def _leave_for_polyhedron(self) -> None:
        self.reject()
        self.polyhedron_wanted.emit()

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        start = buttons.button(QDialogButtonBox.StandardButton.Ok)
        assert start is not None
        start.setText(tr("Start"))
        self.clock.changed.connect(lambda: start.setEnabled(self.clock.valid))
        other = buttons.addButton(tr("Open a &polyhedron…"), QDialogButtonBox.ButtonRole.ActionRole)
        assert other is not None
        other.setToolTip(tr("Play Ring Majority on the solid in an OBJ, OFF, PLY or STL file"))
        other.clicked.connect(self._leave_for_polyhedron)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons


def _board_list() -> QListWidget:
    boards = QListWidget()
    boards.setObjectName("boards")
    boards.setAccessibleName(tr("Board"))
    boards.setViewMode(QListView.ViewMode.IconMode)
    boards.setMovement(QListView.Movement.Static)
    boards.setResizeMode(QListView.ResizeMode.Adjust)
    boards.setWordWrap(True)
    return boards


def _title_label() -> QLabel:
    label = plain_label()
    font = label.font()
    font.setPointSizeF(_TITLE_SCALE * font.pointSizeF())
    font.setBold(True)
    label.setFont(font)
    return label


def _set_pictures(boards: QListWidget, size: QSize) -> None:
    """Give each board a picture of this size, and room for it and for its text."""
    boards.setIconSize(size)
    width = max(size.width() + _BESIDE_PICTURE, _widest_word(boards))
    boards.setGridSize(QSize(width, size.height() + _BELOW_PICTURE))


def _widest_word(boards: QListWidget) -> int:
    """Return how wide a tile has to be for the longest word of all titles, in pixels."""
    words = [word for uid in variant_ids() for word in tr(board_entry(uid).title).split()]
    return max(map(boards.fontMetrics().horizontalAdvance, words)) + _BESIDE_TEXT


def _tile(uid: str, theme: Theme) -> QListWidgetItem:
    board = board_entry(uid)
    title = one_line(tr(board.title))
    text = tr("{title}\n{count} positions").format(title=title, count=board.size)
    item = QListWidgetItem(board_icon(uid, theme), text)
    item.setData(Qt.ItemDataRole.UserRole, uid)
    item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
    return item
