"""The mistakes that a review found, offered as cards."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr_count
from ringrealms3d.puzzles.cards import Cards
from ringrealms3d.puzzles.mistake import Mistake, mistake_of
from ringrealms3d.records.judging import JudgedMove
from ringrealms3d.records.node import Evaluation
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.window.widgets.key_names import key_name

Found = Sequence[tuple[JudgedMove, Evaluation]]
"""Bad moves, each with the evaluation before it."""


class CardOffer:
    """The mistakes of the current game that are not cards yet.

    Attributes:
        mistakes: these mistakes.
    """

    def __init__(self, session: GameSession, cards: Cards) -> None:
        """Offer nothing yet."""
        self._session, self._cards = session, cards
        self._found: Found = ()
        self.mistakes: tuple[Mistake, ...] = ()

    @property
    def title(self) -> str:
        """The title of keeping them."""
        return tr_count(
            "Keep the mistake as a card", "Keep {count} mistakes as cards", len(self.mistakes)
        )

    def make(self, found: Found) -> None:
        """Offer the mistakes for which a better move is known."""
        if found == self._found:
            return  # telling what stood on the board takes milliseconds a mistake
        self._found = found
        known = (mistake_of(self._session.record, *each) for each in found)
        self.mistakes = self._not_kept([mistake for mistake in known if mistake is not None])

    def take(self) -> str:
        """Keep them, and return a sentence that says so.

        Raises:
            UserError: the cards' file cannot be read or written; nothing is kept.
        """
        kept = self.mistakes
        self._cards.keep(kept, datetime.now(UTC))
        self.mistakes = ()
        return tr_count(
            "It comes back among the puzzles ({puzzles}).",
            "{count} mistakes come back among the puzzles ({puzzles}).",
            len(kept),
            puzzles=key_name("game.puzzle"),
        )

    def _not_kept(self, mistakes: list[Mistake]) -> tuple[Mistake, ...]:
        try:
            return self._cards.missing(mistakes)
        except UserError:
            return tuple(mistakes)  # keeping them says what is wrong with the file
