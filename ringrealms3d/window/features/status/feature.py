"""What is said on the boards, and what a change of the game is worth saying."""

from __future__ import annotations

from ringrealms3d.core.phrase import tr
from ringrealms3d.session.change import Change, What
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.status.message_card import MessageCard
from ringrealms3d.window.features.status.note_card import NoteCard
from ringrealms3d.window.features.status.score_pill import ScorePill
from ringrealms3d.window.shell.mode import Mode
from ringrealms3d.window.widgets.texts import (
    counts_text,
    new_game_text,
    notice_text,
    position_text,
    progress_text,
    turn_text,
)


class Status(Feature):
    """Shows news, sentences, and in full screen whose turn it is and the counts."""

    def __init__(self, context: Context) -> None:
        """Say nothing yet."""
        super().__init__(context)
        self._pill = ScorePill(context.boards)
        self._news, self._card = NoteCard(context), MessageCard(context.boards)
        context.column.shown.connect(self._show_state)
        self._rated = False
        context.messages.said.connect(self._card.say)
        context.messages.noticed.connect(self._card.show_notice)
        context.messages.outdated.connect(self._card.end_notice)
        context.messages.cleared.connect(self._card.clear)
        context.moves.said.connect(context.messages.notice)
        context.display.swapped.connect(self._show_state)
        context.boards.landed.connect(self._show_state)
        for player in context.engines.players:
            player.state_changed.connect(lambda _: self._show_state())

    def show(self, change: Change) -> None:
        """Show the state, and say what a person should know after a change of the game."""
        if change.what is not What.NOTED:
            self._show_state()
        session, messages = self.context.session, self.context.messages
        unrated = self._rated and change.what is What.PLAYERS and not session.rated
        self._rated = session.rated
        if unrated:
            messages.notice(tr("This game no longer counts for your rating."))
        elif change.what is What.NEW_GAME:
            if text := new_game_text(session):
                messages.notice(text)
        elif change.what is not What.NOTED:
            kept = self.context.modes.conduct.kept
            told = not self._news.isHidden()  # a note says the same, and more
            messages.notice(notice_text(session) if kept and not told else "")

    def enter(self) -> None:
        """Show the state of what the window is used for now."""
        self._show_state()

    def set_theme(self) -> None:
        """Name and draw pieces as the theme does."""
        self._news.set_theme(self.context.theme)
        self._show_state()

    def _show_state(self) -> None:
        """Show the state of the game, of a move outside it, or of the draft."""
        line, draft = self._pill, self.context.display.draft
        presented = self.context.display.presented
        if self.context.modes.mode is Mode.START:
            line.turn.clear()
            line.counts.clear()
        elif draft is not None:
            line.turn.clear()
            line.counts.setText(counts_text(draft.now.position) if draft.now.position else "")
        elif presented is not None:
            line.turn.setText(position_text(presented))
            line.counts.setText(counts_text(presented))
        else:
            session, player = self.context.session, self.context.engines.to_move
            # a new text anywhere has the whole window composed again, too long in software
            text_of = turn_text if self.context.boards.graphics.in_software else progress_text
            line.turn.setText(text_of(session, player))
            line.counts.setText(counts_text(self.context.display.position))
        line.come_or_go(self.context.column.isHidden())
