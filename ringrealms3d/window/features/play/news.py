"""The news of the game on the board: what the opponent did, and what anybody reached."""

from __future__ import annotations

from dataclasses import replace

from ringrealms3d.core.news import News as MoveNews
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.story import Kind, Milestone
from ringrealms3d.scene.content import Content, with_threats
from ringrealms3d.session.change import OTHER_GAME, Change, What
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.play_settings import THREATS
from ringrealms3d.window.shell.messages import Note, Weight
from ringrealms3d.window.shell.mode import Mode
from ringrealms3d.window.widgets.joining import sentences
from ringrealms3d.window.widgets.news_texts import (
    STANDS_OUT,
    causes_sentence,
    milestone_detail,
    milestone_sentence,
    move_sentence,
    only_person,
)

WARNED_TO = 3
"""The highest level of the computer against which threats are told."""


class News:
    """Notes on the board after the moves of a game that goes on."""

    def __init__(self, context: Context) -> None:
        """Tell nothing yet."""
        self._context, self._session = context, context.session
        self._threats: tuple[Milestone, ...] = ()
        self._told_own = False

    def look(self, change: Change) -> None:
        """Find out what a move threatens, before the boards show it."""
        if change.what in OTHER_GAME:
            self._told_own = False
        if change.what not in (What.NOTED, What.EDITED):
            self._threats = self._found() if change.what is What.PLAYED else ()

    def marked(self, content: Content) -> Content:
        """Return a content that marks what the person's opponent threatens."""
        if not self._at_table:
            return content
        person = only_person(self._session.players)
        sites = (site for each in self._threats if each.seat != person for site in each.sites)
        return with_threats(content, tuple(dict.fromkeys(sites)))

    def follow(self, change: Change) -> None:
        """Tell of a move, or take away what was told of another one."""
        if change.what in (What.NOTED, What.EDITED):
            return
        note = self._note() if change.what is What.PLAYED else None
        self._context.messages.note(note)

    def rest(self) -> None:
        """Take away what was told when something else than the game is on the boards."""
        if self._context.modes.mode is not Mode.PLAYING:
            self._context.messages.note(None)

    def _note(self) -> Note | None:
        session, news = self._session, self._session.node.news
        if news is None or session.finished or not self._at_table:
            return None
        note = note_of(news, only_person(session.players), self._threats)
        if note is not None and session.player_to_move != Human():
            return replace(note, commands=(), declining="")  # it is for the computer to choose
        return note

    def _found(self) -> tuple[Milestone, ...]:
        """Return the person's first threat in a game, or what a weak computer threatens."""
        session, played = self._session, self._session.played
        person = only_person(session.players)
        if person is None or played is None or session.finished or not self._at_table:
            return ()
        mover = session.players[played.before.turn]
        own, weak = mover == Human(), isinstance(mover, Computer) and mover.level <= WARNED_TO
        if self._told_own if own else not (weak and self._context.settings[THREATS]):
            return ()
        found = session.position.variant.threats(session.position.state, played.move.code)
        self._told_own |= own and bool(found)
        return found

    @property
    def _at_table(self) -> bool:
        context = self._context
        return context.modes.mode is Mode.PLAYING and context.display.presented is None


def note_of(news: MoveNews, person: int | None, threats: tuple[Milestone, ...]) -> Note | None:
    """Return the note on a move: a milestone, or what the person's opponent did.

    Args:
        person: the seat of the only person who plays, None if there are two or none.
        threats: what the move threatens.
    """
    own = news.seat == person
    milestones = [
        each for each in (*news.milestones, *threats) if not (own and each.kind is Kind.OFFER)
    ]
    by_opponent = person is not None and not own
    swapped = any(each.kind is Kind.SWAP for each in milestones)
    told = sentences(move_sentence(news, person), causes_sentence(news))
    plain = "" if swapped or not by_opponent else told.replace(STANDS_OUT, "")
    if not milestones:
        if not by_opponent:
            return None
        return Note(move_sentence(news, person), causes_sentence(news), news.seat)
    first, *others = milestones
    details = [milestone_detail(first, person), plain]
    details += [milestone_sentence(each, person).replace(STANDS_OUT, "") for each in others]
    warns = first.kind is Kind.THREAT and first.seat != person
    offers = first.kind is Kind.OFFER
    return Note(
        milestone_sentence(first, person),
        sentences(*details),
        first.seat,
        Weight.WARNING if warns else Weight.MILESTONE,
        ("game.swap",) if offers else (),
        tr("Keep colours") if offers else "",
        lasts=warns or offers,
    )
