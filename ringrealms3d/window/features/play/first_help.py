"""A few words on the board in a user's first games, which disappear once followed."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, QSize, Qt
from PyQt6.QtWidgets import QLabel

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.position import Position
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.players import Human
from ringrealms3d.window.board.overlays import Edge
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.play_settings import (
    FREE_TURN_TAKEN,
    HELPED,
    TILE_PUT,
)
from ringrealms3d.window.shell.setting import Setting
from ringrealms3d.window.widgets.design import SMALL
from ringrealms3d.window.widgets.joining import capitalised, stopped
from ringrealms3d.window.widgets.key_names import key_name

_MARGIN = 8


class FirstHelp(QLabel):
    """Lies over the boards and says what to do next, until two moves were made.

    Later it says how to put down a tile, until one was, and how to get a free turn, until there was
    one.
    """

    def __init__(self, context: Context) -> None:
        """Begin hidden."""
        boards = context.boards
        super().__init__(boards)
        self._session, self._settings, self._boards = context.session, context.settings, boards
        self._moves = 0
        self._rests = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setProperty("kind", "note")
        self.setMargin(_MARGIN)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        boards.overlays.add(self, Edge.TOP, self._size_in)
        boards.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Come with the boards."""
        if event is not None and event.type() == QEvent.Type.Show:
            self._show()
        return super().eventFilter(watched, event)

    def rest(self, on: bool) -> None:
        """Make way for a puzzle, a lesson or the editor, or come back after it."""
        self._rests = on
        self._show()

    def follow(self, change: Change) -> None:
        """Count the moves that were made, and note the first free turn."""
        if self._rests:
            return
        if change.what is What.NEW_GAME:
            self._moves = 0
        elif change.what is What.PLAYED and self._by_person:
            self._moves += 1
        self._note(HELPED, self._moves > 1)
        played = self._session.played
        if played is not None and self._by_person and not self._settings[TILE_PUT]:
            self._note(TILE_PUT, not _one_click(played.before))
        self._note(FREE_TURN_TAKEN, self._plays_again)
        self._show()

    def _note(self, step: Setting[bool], taken: bool) -> None:
        """Remember that a step was taken."""
        if taken and not self._settings[step]:
            self._settings[step] = True

    def _show(self) -> None:
        shown = self._has_person and not self._session.finished and not self._rests
        text = self._text() if shown else ""
        if text != self.text():
            self.setText(text)
            self.setVisible(bool(text))
            self._boards.lay()

    def _size_in(self, width: int) -> QSize:
        around = 2 * (_MARGIN + self.frameWidth())
        line = self.fontMetrics().horizontalAdvance(self.text()) + around + SMALL
        width = min(width, line)
        return QSize(width, self.heightForWidth(width))

    @property
    def _has_person(self) -> bool:
        return Human() in self._session.players

    @property
    def _by_person(self) -> bool:
        """Whether the last move was a person's."""
        played = self._session.played
        return played is not None and self._session.players[played.before.turn] == Human()

    @property
    def _plays_again(self) -> bool:
        """Whether a person moved last, and is to move once more."""
        played, session = self._session.played, self._session
        again = played is not None and played.before.turn == session.position.turn
        free = again and not session.position.prompt
        return free and self._by_person and not session.finished

    def _text(self) -> str:
        if self._settings[HELPED]:
            return self._text_on_tiles() if self._waits_for_tile else self._text_on_free_turns()
        if self._moves:
            text = tr("{undo} takes a move back, {hint} shows a good one, {rules} shows the rules.")
            commands = {"undo": "game.undo", "hint": "analysis.hint", "rules": "help.rules"}
            return text.format_map({part: key_name(name) for part, name in commands.items()})
        position = self._session.position
        if position.prompt:
            return stopped(capitalised(tr(position.prompt)))
        if not _one_click(position):
            return self._text_on_tiles()
        if self._boards.in_space:
            return tr("Drag the board to turn it. Click where you want to play.")
        return tr("Click where you want to play.")

    @property
    def _waits_for_tile(self) -> bool:
        """Whether a person is to put down a tile for the first time."""
        session = self._session
        if self._settings[TILE_PUT] or session.player_to_move != Human():
            return False
        return not _one_click(session.position)

    def _text_on_tiles(self) -> str:
        if _begins_on_board(self._session.position):
            return tr("Click a marked piece, then the place where it goes.")
        return tr("Choose a green tile: click it, or drag it to where it fits.")

    def _text_on_free_turns(self) -> str:
        if self._settings[FREE_TURN_TAKEN] or self._session.player_to_move != Human():
            return ""
        position = self._session.position
        return tr(position.variant.free_turn_help(position.state))


def _one_click(position: Position) -> bool:
    """Return whether a click on one place plays some move, or there is none."""
    moves = position.legal_moves
    return not moves or any(len(position.move_places(move)) == 1 for move in moves)


def _begins_on_board(position: Position) -> bool:
    """Return whether moves begin with a piece on the board, not one on a rack."""
    size = position.board.size
    return any(position.move_places(move)[0] < size for move in position.legal_moves[:1])
