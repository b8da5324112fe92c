"""The board in words: a list of its sites, moves that are typed, and sentences read aloud."""

from __future__ import annotations

from ringrealms3d.session.change import Change
from ringrealms3d.session.computer_player import ComputerPlayer
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.program_player import ProgramPlayer
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.move_field import MoveField
from ringrealms3d.window.board.move_input import MoveInput
from ringrealms3d.window.features.words.announcer import Announcer
from ringrealms3d.window.features.words.sites_panel import SitesPanel
from ringrealms3d.window.shell.docks import Docks
from ringrealms3d.window.widgets.texts import turn_text


class BoardInWords:
    """Keeps the list of sites, the field for moves and screen readers in step with the game."""

    def __init__(
        self,
        session: GameSession,
        boards: Boards,
        docks: Docks,
        move_input: MoveInput,
        reading: tuple[SitesPanel, MoveField, Announcer],
    ) -> None:
        """Follow the cursor and typed moves."""
        self._session, self._boards, self._docks = session, boards, docks
        self._move_input = move_input
        self._sites, self._field, self._announcer = reading
        move_input.chosen.connect(self.show_position)
        move_input.hovered.connect(self.follow)
        self._field.typed.connect(move_input.play)
        self._field.said.connect(self.say)
        boards.cursor_moved.connect(lambda place: self.say(self._sites.sentence(place)))
        self._sites.tree.pointed.connect(self._point)
        self._sites.tree.chosen.connect(boards.site_clicked)

    def list_sites(self) -> None:
        """Go to the list of sites."""
        self._docks.bring_forward("sites")
        self._sites.tree.setFocus()

    def show_board(self) -> None:
        """List the sites of the current board."""
        self._sites.show_board(self._session.position)

    def show_position(self) -> None:
        """List the pieces on the sites, and the moves that can be typed."""
        position = self._session.position
        self._sites.show_position(position, self._move_input.builder)
        self._field.show_position(position)

    def follow(self) -> None:
        """Select in the list the place under the board's cursor."""
        self._sites.follow(self._move_input.pointed)

    def tell(self, change: Change, player: ComputerPlayer | ProgramPlayer) -> None:
        """Announce a change, and whose turn it is now.

        Args:
            player: the player that thinks, if it is not a person's turn.
        """
        self._announcer.tell(self._session, change, lambda: turn_text(self._session, player))

    def say(self, text: str) -> None:
        """Announce a sentence."""
        self._announcer.say(text)

    def _point(self, place: int) -> None:
        self._boards.point(place)
        self._boards.reveal(place)
