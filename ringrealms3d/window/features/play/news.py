"""The news of the game on the board: what the opponent did, and what anybody reached."""

from __future__ import annotations

from ringrealms3d.core.news import News as MoveNews
from ringrealms3d.core.story import Kind, Milestone
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.players import Computer
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
        person = only_person(session.players)
        return note_of(news, person, self._threats(news, person))

    def _threats(self, news: MoveNews, person: int | None) -> tuple[Milestone, ...]:
        """Return what a weak computer threatens, if threats are to be told."""
        session, played = self._session, self._session.played
        mover = session.players[news.seat]
        weak = isinstance(mover, Computer) and mover.level <= WARNED_TO
        if not (self._context.settings[THREATS] and weak) or person is None or played is None:
            return ()
        return session.position.variant.threats(session.position.state, played.move.code)

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
    offers = person is None or news.seat != person
    milestones = [
        each for each in (*news.milestones, *threats) if each.kind is not Kind.OFFER or offers
    ]
    by_opponent = person is not None and news.seat != person
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
    warns = first.kind is Kind.THREAT
    return Note(
        milestone_sentence(first, person),
        sentences(*details),
        first.seat,
        Weight.WARNING if warns else Weight.MILESTONE,
        ("game.swap",) if first.kind is Kind.OFFER and person != news.seat else (),
        lasts=warns or first.kind is Kind.OFFER,
    )
