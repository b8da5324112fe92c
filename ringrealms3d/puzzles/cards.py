"""Cards: puzzles that a person missed, and mistakes of that person's own games, come back.

The time after which they do grows with every success.

When they do is for FSRS to say, the free spaced repetition scheduler (J. Ye, J. Su and Y. Cao, "A
stochastic shortest path algorithm for optimizing spaced repetition scheduling", 2022).
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta
from platformdirs import user_data_path

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_file, write_whole
from ringrealms3d.puzzles.mistake import Mistake
from ringrealms3d.puzzles.trial import Grade

if TYPE_CHECKING:
    from fsrs import Card

CARDS_NAME = "puzzles.json"
"""What a person's cards are called, in the folder where that person's games are kept."""

_FORMAT = "cards 1"
_MOST_BYTES = 64_000_000
_Time = Annotated[datetime, Meta(tz=True)]
_Amount = Annotated[float, Meta(ge=0)]


class _Kept(msgspec.Struct, frozen=True):
    """A card as the file has it."""

    state: Annotated[int, Meta(ge=1, le=3)]
    due: _Time
    step: Annotated[int, Meta(ge=0)] | None = None
    stability: _Amount | None = None
    difficulty: _Amount | None = None
    last_review: _Time | None = None


class _Document(msgspec.Struct):
    ringrealms3d: str
    cards: dict[str, _Kept] = {}
    solved: set[str] = set()
    mistakes: dict[str, Mistake] = {}


def cards_path() -> Path:
    """Return the file of this person's cards."""
    return user_data_path("ringrealms3d", appauthor=False) / CARDS_NAME


class Cards:
    """What a person has solved, and the cards of what that person missed.

    The file is read when something is first asked of it. Whatever asks raises a ``UserError`` if it
    cannot be read, or holds something else.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Name a file, of which there may be none yet.

        Args:
            path: the file; this person's if None.
        """
        self._path = cards_path() if path is None else path

    @cached_property
    def _document(self) -> _Document:
        return _read(self._path) if self._path.exists() else _Document(_FORMAT)

    @property
    def solved(self) -> frozenset[str]:
        """The ids of the puzzles that were solved without a wrong try, with hints or without."""
        return frozenset(self._document.solved)

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The mistakes of this person's games that are kept."""
        return tuple(self._document.mistakes.values())

    def due(self, now: datetime) -> tuple[str, ...]:
        """Return the ids of the puzzles to see again by a time, those first that wait longest.

        Args:
            now: a time with its zone.
        """
        waiting = [(card.due, name) for name, card in self._document.cards.items()]
        return tuple(name for due, name in sorted(waiting) if due <= now)

    def note(self, puzzle_id: str, grade: Grade, now: datetime) -> None:
        """Note how a puzzle went and keep it in the file.

        A puzzle gets a card when it is missed for the first time.

        Args:
            puzzle_id: the puzzle.
            grade: how it went.
            now: a time with its zone.

        Raises:
            UserError: the file cannot be written; what was noted before is still there, and this
                is written with the next note.
        """
        known = self._document.cards.get(puzzle_id)
        if known is not None or grade is Grade.MISSED:
            self._document.cards[puzzle_id] = _reviewed(known, grade, now)
        if grade is not Grade.MISSED:
            self._document.solved.add(puzzle_id)
        _write(self._path, self._document)

    def missing(self, mistakes: Iterable[Mistake]) -> tuple[Mistake, ...]:
        """Return those of some mistakes that are not kept."""
        return tuple(each for each in mistakes if each.id not in self._document.mistakes)

    def keep(self, mistakes: Iterable[Mistake], now: datetime) -> None:
        """Keep mistakes, each with a card that is due at once.

        Args:
            now: a time with its zone.

        Raises:
            UserError: the file cannot be written; what was kept before is still there.
        """
        fresh = {mistake.id: mistake for mistake in self.missing(mistakes)}
        self._replace(
            self._document.cards | dict.fromkeys(fresh, _new_card(now)),
            self._document.mistakes | fresh,
        )

    def has(self, name: str) -> bool:
        """Whether a puzzle or a mistake has a card, by its id."""
        return name in self._document.cards

    def drop(self, name: str) -> None:
        """Remove the card of a puzzle, or of a mistake, which goes with it.

        Raises:
            UserError: the file cannot be written; the card is still there.
        """
        cards, mistakes = dict(self._document.cards), dict(self._document.mistakes)
        cards.pop(name, None)
        mistakes.pop(name, None)
        self._replace(cards, mistakes)

    def _replace(self, cards: dict[str, _Kept], mistakes: dict[str, Mistake]) -> None:
        """Have other cards and mistakes, if the file can be written."""
        changed = msgspec.structs.replace(self._document, cards=cards, mistakes=mistakes)
        _write(self._path, changed)
        self._document = changed


def _read(path: Path) -> _Document:
    try:
        document = msgspec.json.decode(read_file(path, _MOST_BYTES), type=_Document)
    except (msgspec.DecodeError, RecursionError) as error:
        raise UserError(f"{path}: no cards of puzzles: {error}") from None
    if document.ringrealms3d != _FORMAT:
        raise UserError(f"{path}: of the format {document.ringrealms3d[:40]}, not {_FORMAT}")
    return document


def _write(path: Path, document: _Document) -> None:
    write_whole(path, msgspec.json.encode(document, order="sorted").decode() + "\n")


def _reviewed(known: _Kept | None, grade: Grade, now: datetime) -> _Kept:
    """Return a card after a review."""
    from fsrs import Rating, Scheduler

    ratings = {Grade.MISSED: Rating.Again, Grade.HINTED: Rating.Hard, Grade.KNOWN: Rating.Good}
    scheduler, moment = Scheduler(enable_fuzzing=False), now.astimezone(UTC)
    card, _ = scheduler.review_card(_card_of(known, moment), ratings[grade], moment)
    return _kept(card)


def _new_card(now: datetime) -> _Kept:
    """Return a card that was never seen."""
    return _kept(_card_of(None, now.astimezone(UTC)))


def _kept(card: Card) -> _Kept:
    return _Kept(
        state=card.state.value,
        due=card.due,
        step=card.step,
        stability=card.stability,
        difficulty=card.difficulty,
        last_review=card.last_review,
    )


def _card_of(known: _Kept | None, now: datetime) -> Card:
    from fsrs import Card, State

    if known is None:
        return Card(card_id=0, due=now)
    return Card(
        card_id=0,
        state=State(known.state),
        step=known.step,
        stability=known.stability,
        difficulty=known.difficulty,
        due=known.due,
        last_review=known.last_review,
    )
