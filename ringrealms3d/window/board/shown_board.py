"""The board in the window: in the chosen look, with its panels."""

from __future__ import annotations

from dataclasses import replace

from ringrealms3d.core.phrase import tr
from ringrealms3d.export.request import PictureStyle
from ringrealms3d.scene.camera import HOME
from ringrealms3d.scene.theme import Theme
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.board.board_content import BoardContent
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.piece_looks import PieceLooks
from ringrealms3d.window.board.view_options import ViewOptions
from ringrealms3d.window.shell.docks import Docks


class ShownBoard:
    """Shows the board of the current game."""

    def __init__(
        self,
        session: GameSession,
        boards: Boards,
        content: BoardContent,
        looks: PieceLooks,
        options: ViewOptions,
        docks: Docks,
    ) -> None:
        """Show nothing yet."""
        self._session, self._boards, self._content = session, boards, content
        self._looks, self._options, self._docks = looks, options, docks
        self._node = session.node

    def show(self) -> None:
        """Show a solid and its map beside it, or the map of a flat board in the middle."""
        session, boards = self._session, self._boards
        variant = session.position.variant
        self._docks.note(boards.in_space)
        self._docks.name_groups(tr(variant.groups_title))
        dressed = self._looks.dressed(session.uid, variant.layout)
        self._content.show_board(dressed)
        self._options.show_board(variant.layout)
        self._docks.arrange(boards.in_space)

    def seen(self, style: PictureStyle, theme: Theme) -> PictureStyle:
        """Return the style of a picture with the camera and the looks of the board now."""
        session, boards = self._session, self._boards
        look = self._looks.name_for(session.uid, session.position.variant.layout)
        camera = HOME if boards.view is None else boards.view.camera_view
        seen = replace(style, camera=camera, theme=theme, look=look)
        if boards.space is None or boards.map_in_middle:
            return seen
        named = self._options.with_coordinates
        return replace(seen, opening=boards.space.opening, coordinates=named)

    def choose_look(self, name: str) -> None:
        """Change the look of the pieces, keeping the board's camera and opening."""
        self._looks.choose(self._session.uid, name)
        view = self._boards.view
        if view is None:
            self.show()
        else:
            camera, opening = view.camera_view, view.opening
            self.show()
            view.lay_open(opening)
            view.look(camera)
        self.watch_last_move()

    def watch_last_move(self) -> None:
        """Point to the last move if it is on the far side."""
        played = self._session.played
        self._boards.watch(played.before.move_places(played.move)[-1] if played else None)

    def turn_to_kept_view(self) -> None:
        """Turn a board in space to the view kept at the node, when it is another node."""
        node, view = self._session.node, self._boards.space
        if node is self._node:
            return
        self._node = node
        kept = None if view is None else view.driver.heading.kept(node.camera)
        if view is not None and kept is not None:
            view.driver.glide(kept)
