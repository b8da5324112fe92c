"""The user's actions on the board, as moves of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from PyQt6.QtCore import QObject, pyqtSignal

from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.scene.content import Content, SiteMark, with_choices, with_notes
from ringrealms3d.session.change import OTHER_GAME, Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.move_builder import MoveBuilder
from ringrealms3d.session.players import Human
from ringrealms3d.window.board.board_settings import CONFIRM, FEATURES, LEGAL
from ringrealms3d.window.board.boards import Boards
from ringrealms3d.window.board.premove import Premove
from ringrealms3d.window.board.preview import NO_PREVIEW, Preview, place_text, preview_of
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.widgets.joining import items
from ringrealms3d.window.widgets.texts import refusal_text, waiting_text


class ClickTool(Protocol):
    """A tool that takes the clicks on the boards while it is on."""

    @property
    def on(self) -> bool:
        """Whether clicks are its own."""

    def click(self, place: int) -> None:
        """Take a click with the left button."""

    def click_aside(self, place: int) -> bool:
        """Take a click with the right button; return False to let a menu open."""

    def piece_for(self, place: int) -> int:
        """Return the piece that a click would put on a place, 0 for none."""


class MoveInput(QObject):
    """Collects clicks and drags on the boards until they make a move, and plays it.

    Attributes:
        pointed: the place under the pointer, or None.
        preview: the effect of a click there.
        premove: the clicks that wait for the person's turn.

    Signals: chosen: the places chosen for a move changed. previewed: the preview changed. hovered:
    the pointer moved to another place. said: why something is impossible, or what to do. refused:
    why nothing is played on the place under the pointer, which is written there.
    """

    chosen = pyqtSignal()
    previewed = pyqtSignal()
    hovered = pyqtSignal()
    said = pyqtSignal(str)
    refused = pyqtSignal(str)

    def __init__(
        self,
        session: GameSession,
        boards: Boards,
        settings: Settings,
    ) -> None:
        """Wait for clicks on boards that show the session's position."""
        super().__init__(boards)
        self._tools: list[ClickTool] = []
        self._session, self._boards, self._settings = session, boards, settings
        self._try: Callable[[Move], None] | None = None
        self.pointed: int | None = None
        self.premove = Premove(session, boards, settings, self._click_late)
        self.begin()
        boards.site_clicked.connect(self._click)
        boards.missed.connect(self._ask_again)
        boards.site_hovered.connect(self._hover)
        boards.piece_taken.connect(self._take)
        boards.piece_dropped.connect(self._drop)

    def begin(self) -> None:
        """Start over, with the session's position."""
        self._boards.show_note(None, "")
        self._builder = MoveBuilder(self._session.position)
        self._second_click = SecondClick()
        self.preview = NO_PREVIEW
        person = isinstance(self._session.player_to_move, Human)
        plays = (person and self._tool is None) or self._try is not None
        self._boards.allow(self._builder.movable if plays else ())

    def follow(self, change: Change) -> None:
        """Start over after a change of the game; on another board nothing is under the pointer."""
        if change.what in OTHER_GAME:
            self.pointed = None
        if change.what is not What.NOTED:
            self.begin()
            if self.pointed is not None:
                self._hover(self.pointed)
            waited = bool(self.premove.places)
            self.premove.follow(change.what is What.PLAYED)
            if waited and not self.premove.places:
                self.said.emit("")  # it waits no more

    def leave_clicks_to(self, tool: ClickTool) -> None:
        """Let a tool take the clicks while it is on, unless one before it is."""
        self._tools.append(tool)

    def divert(self, to: Callable[[Move], None] | None) -> None:
        """Pass on moves as tries instead of playing them, or play them again."""
        self._try = to
        self.begin()
        self.chosen.emit()

    def put_down(self) -> bool:
        """Cancel the choice for a move; return whether there was any."""
        if self.call_off():
            return True
        if not self._builder.clicks:
            return False
        self.begin()
        self.chosen.emit()
        self._hover(self.pointed)
        return True

    def call_off(self) -> bool:
        """Forget the move in advance; return whether there was any."""
        forgotten = self.premove.forget()
        if forgotten:
            self._tell_premove()
        return forgotten

    def play(self, move: Move) -> None:
        """Play a move that the user chose from a list."""
        if self._may_play():
            self._finish(move)

    def click_aside(self, place: int | None) -> bool:
        """Take a click with the right button; return False to let a menu open."""
        return place is not None and self._tool is not None and self._tool.click_aside(place)

    def marked(self, content: Content) -> Content:
        """Return a content with the chosen places, and the effect of a click."""
        if self._builder.clicks:
            content = with_choices(content, self._builder.clicks, self._builder.next_sites())
            content = content if self._settings[LEGAL] else replace(content, legal=())
        if self.premove.places:
            content = replace(content, chosen=self.premove.places)
            content = with_notes(content, (*content.notes, self._premove_mark()))
        return self.preview.shown_on(content, sight=self._settings[FEATURES])

    def _premove_mark(self) -> SiteMark:
        """Return what shows the move in advance beside the tint of its places."""
        on_board = len(self._session.position.board.sites)
        places = tuple(place for place in self.premove.places if place < on_board)
        places = places or self.premove.places
        return SiteMark("arrow" if len(places) > 1 else "circle", places, colour="blue")

    @property
    def builder(self) -> MoveBuilder:
        """The clicks so far for a move in the session's position."""
        return self._builder

    @property
    def _tool(self) -> ClickTool | None:
        """The tool that takes the clicks now."""
        return next((tool for tool in self._tools if tool.on), None)

    def _click(self, site: int) -> None:
        """Take a click on a site as a step of a move, or as a mark to draw."""
        if self._tool is not None:
            self._tool.click(site)
            return
        if self._try is None and self.premove.keep(site):
            self._tell_premove()
            return
        if not self._may_play() or self._holds_back(site):
            return
        before = self._builder.clicks
        move = self._builder.click(site)
        if move is not None:
            self._finish(move)
            return
        if self._builder.clicks == before:
            self._refuse(site, refusal_text(self._session.position, (*before, site)))
        self.chosen.emit()

    def _ask_again(self) -> None:
        """Say why a click on a board that turns plays nothing."""
        self.said.emit(tr("The board is turning. Click again when it has stopped."))

    def _tell_premove(self) -> None:
        """Show the move in advance, and say where it is."""
        self.previewed.emit()
        name = self._session.position.variant.place_name
        if self.premove.places:
            text = tr("Move in advance: {places}. Esc or a right click takes it back.")
            self.said.emit(text.format(places=items(tr(name(p)) for p in self.premove.places)))
        else:
            self.said.emit(tr("The move in advance was taken back."))

    def _click_late(self, places: tuple[int, ...]) -> None:
        """Do clicks that have waited, as long as they make a move."""
        self.said.emit("")  # they wait no more
        self.previewed.emit()
        node = self._session.node
        for number, place in enumerate(places):
            if self._session.node is node and len(self._builder.clicks) == number:
                self._click(place)
        if self._session.node is node and len(self._builder.clicks) < len(places) > 1:
            self.begin()
            self.chosen.emit()

    def _finish(self, move: Move) -> None:
        """Play a complete move, or pass it on as a try."""
        if self._try is None:
            self._session.play(move)
            return
        self.begin()
        self.chosen.emit()
        self._try(move)

    def _refuse(self, site: int, reason: str) -> None:
        """Say once why nothing is played on a place: beside it, if the pointer is there."""
        if site == self.pointed:
            self._boards.show_note(site, reason)
            self.refused.emit(reason)
        else:
            self.said.emit(reason)

    def _may_play(self) -> bool:
        """Return whether a person is to move; if not, say why."""
        reason = "" if self._try else waiting_text(self._session)
        if reason:
            self.said.emit(reason)
        return not reason

    def _holds_back(self, site: int) -> bool:
        """Whether a click must be repeated to play a move."""
        confirming = self._settings[CONFIRM]
        waits = confirming and self._builder.completing(site) is not None
        if held := waits and self._second_click.is_first(site):
            self._hover(site)
            self.said.emit(tr("Click there again to play."))
        return held

    def _take(self, place: int) -> None:
        """Choose the piece that the user carries."""
        self._builder.take(place)
        self.chosen.emit()

    def _drop(self, place: int | None) -> None:
        """Put the carried piece down where it fits, otherwise back."""
        before = self._builder.clicks
        if place is not None:
            self._click(place)
        if len(self._builder.clicks) <= len(before):
            self._builder.put_down()
            self.chosen.emit()

    def _hover(self, site: int | None) -> None:
        """Light up a site in all views and preview the sight and captures of a move there."""
        self.pointed = self._second_click.place if site is None else site
        preview = self._preview()
        if preview != self.preview:
            self.preview = preview
            self.previewed.emit()
        self._boards.hover(self.pointed, self._ghost())
        self._boards.show_note(
            self.pointed, place_text(self._session.position, self.pointed, preview)
        )
        self.hovered.emit()

    def _preview(self) -> Preview:
        """Return the preview of a move that a click completes; none with a tool."""
        if self._tool is not None:
            return NO_PREVIEW
        return preview_of(self._session, self._builder, self.pointed)

    def _ghost(self) -> int:
        """Return the piece that a click would put down, 0 for none."""
        if self._tool is None or self.pointed is None:
            return self.preview.piece
        return self._tool.piece_for(self.pointed)


class SecondClick:
    """Holds a move back until the same place is clicked again."""

    def __init__(self) -> None:
        """Begin without a click."""
        self.place: int | None = None

    def is_first(self, place: int) -> bool:
        """Take a click that would complete a move; return whether to hold it back."""
        first = place != self.place
        self.place = place if first else None
        return first
