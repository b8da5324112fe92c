"""How puzzles went, and cards that bring back missed ones and mistakes from the user's own games.

The interval grows with every success. FSRS schedules them, the free spaced repetition scheduler (J.
Ye, J. Su and Y. Cao, "A stochastic shortest path algorithm for optimizing spaced repetition
scheduling", 2022).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from filelock import FileLock, Timeout
from msgspec import Meta
from platformdirs import user_data_path

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_file, write_whole
from ringrealms3d.core.json_fault import json_fault
from ringrealms3d.puzzles.mistake import Mistake
from ringrealms3d.puzzles.trial import Grade, Tried

if TYPE_CHECKING:
    from fsrs import Card

CARDS_NAME = "puzzles.json"
"""What a person's cards are called, in the folder where that person's games are kept."""

_FORMAT = "cards 1"
_MOST_BYTES = 64_000_000
_PATIENCE_S = 5.0
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


class _Document(msgspec.Struct, frozen=True):
    ringrealms3d: str = _FORMAT
    cards: dict[str, _Kept] = {}
    solved: set[str] = set()
    mistakes: dict[str, Mistake] = {}
    tries: tuple[Tried, ...] = ()


_Change = Callable[[_Document], _Document]


def cards_path() -> Path:
    """Return the file of the user's cards."""
    return user_data_path("ringrealms3d", appauthor=False) / CARDS_NAME


class Cards:
    """The puzzles that the user has solved, and cards for missed ones.

    Several windows can share the file: each change applies to the current content of the file,
    under a lock, and changes by other processes are noticed. Every query raises a ``UserError`` if
    the file cannot be read or has other content.
    """

    def __init__(self, path: Path | None = None) -> None:
        """Name a file, which need not exist yet.

        Args:
            path: the file; the user's own if None.
        """
        self._path = cards_path() if path is None else path
        self._owed: list[_Change] = []
        self._known = _Document()
        self._seen: tuple[int, ...] | None = None

    @property
    def _document(self) -> _Document:
        """The content of the file, with changes that could not be written yet."""
        seen = _stamp(self._path)
        if seen != self._seen:
            self._known = _changed(_read(self._path), self._owed)
            self._seen = seen
        return self._known

    @property
    def solved(self) -> frozenset[str]:
        """The ids of the puzzles that were solved without a wrong try, with hints or without."""
        return frozenset(self._document.solved)

    @property
    def mistakes(self) -> tuple[Mistake, ...]:
        """The kept mistakes from the user's games."""
        return tuple(self._document.mistakes.values())

    @property
    def tries(self) -> tuple[Tried, ...]:
        """How puzzles went, the earliest first; mistakes are not among them."""
        return self._document.tries

    def due(self, now: datetime) -> tuple[str, ...]:
        """Return the ids of the puzzles due by a time, longest waiting first.

        Args:
            now: a time with its zone.
        """
        waiting = [(card.due, name) for name, card in self._document.cards.items()]
        return tuple(name for due, name in sorted(waiting) if due <= now)

    def note(self, puzzle_id: str, grade: Grade, now: datetime) -> None:
        """Record how a puzzle went, in the file.

        A puzzle gets a card when it is missed for the first time.

        Args:
            puzzle_id: the puzzle.
            grade: how it went.
            now: a time with its zone.

        Raises:
            UserError: the file cannot be written; earlier records are still there, and this one is
                written with the next.
        """

        def noted(document: _Document) -> _Document:
            return _noted(document, puzzle_id, grade, now)

        self._known = noted(self._document)
        self._owed.append(noted)
        self._write()

    def missing(self, mistakes: Iterable[Mistake]) -> tuple[Mistake, ...]:
        """Return those of some mistakes that are not kept yet."""
        return tuple(each for each in mistakes if each.id not in self._document.mistakes)

    def keep(self, mistakes: Iterable[Mistake], now: datetime) -> None:
        """Keep mistakes, each with a card that is due at once.

        Args:
            now: a time with its zone.

        Raises:
            UserError: the file cannot be written; its old content is still there.
        """
        mistakes = tuple(mistakes)
        self._write(lambda document: _with_mistakes(document, mistakes, now))

    def has(self, name: str) -> bool:
        """Whether a puzzle or a mistake has a card, by its id."""
        return name in self._document.cards

    def drop(self, name: str) -> None:
        """Remove the card of a puzzle, or of a mistake, which goes with it.

        Raises:
            UserError: the file cannot be written; the card is still there.
        """
        self._write(lambda document: _without(document, name))

    def _write(self, *changes: _Change) -> None:
        """Apply changes to the current content of the file, after earlier unwritten ones."""
        with _turn(self._path):
            document = _changed(_read(self._path), [*self._owed, *changes])
            text = msgspec.json.encode(document, order="sorted").decode()
            write_whole(self._path, text + "\n")
            self._seen = _stamp(self._path)
        self._known = document
        self._owed.clear()


@contextmanager
def _turn(path: Path) -> Iterator[None]:
    """Lock a file against changes by other processes within this block."""
    lock = FileLock(f"{path}.lock", timeout=_PATIENCE_S)
    with suppress(OSError):  # writing says what is wrong with the folder
        path.parent.mkdir(parents=True, exist_ok=True)
    try:
        lock.acquire()
    except Timeout:
        raise UserError("{path} is being changed by another program", path=path) from None
    except (OSError, NotImplementedError):
        pass  # where no lock can be made nobody else has one
    try:
        yield
    finally:
        lock.release()


def _stamp(path: Path) -> tuple[int, ...]:
    """Return a stamp that changes when a file is written, empty without a file."""
    try:
        status = path.stat()
    except OSError:
        return ()
    return status.st_ino, status.st_mtime_ns, status.st_size


def _read(path: Path) -> _Document:
    if not path.exists():
        return _Document()
    try:
        document = msgspec.json.decode(read_file(path, _MOST_BYTES), type=_Document)
    except (msgspec.DecodeError, RecursionError) as error:
        raise UserError(
            "{path}: not a file of puzzle cards: {error}", path=path, error=json_fault(error)
        ) from None
    if document.ringrealms3d != _FORMAT:
        raise UserError(
            "{path}: the format is {ringrealms3d}, not {format}",
            path=path,
            ringrealms3d=document.ringrealms3d[:40],
            format=_FORMAT,
        )
    return document


def _changed(document: _Document, changes: Iterable[_Change]) -> _Document:
    """Return a document after some changes."""
    for change in changes:
        document = change(document)
    return document


def _noted(document: _Document, puzzle_id: str, grade: Grade, now: datetime) -> _Document:
    """Return a document with how a puzzle went."""
    known, missed = document.cards.get(puzzle_id), grade is Grade.MISSED
    asked = known is not None or missed
    cards = {puzzle_id: _reviewed(known, grade, now)} if asked else {}
    solved = set() if missed else {puzzle_id}
    seen = known is not None or puzzle_id in document.solved
    tries = () if puzzle_id in document.mistakes else (Tried(puzzle_id, grade, now, seen),)
    return msgspec.structs.replace(
        document,
        cards=document.cards | cards,
        solved=document.solved | solved,
        tries=(*document.tries, *tries),
    )


def _with_mistakes(document: _Document, mistakes: Iterable[Mistake], now: datetime) -> _Document:
    """Return a document with those of some mistakes that it has not, and a card of each."""
    fresh = {each.id: each for each in mistakes if each.id not in document.mistakes}
    return msgspec.structs.replace(
        document,
        cards=document.cards | dict.fromkeys(fresh, _new_card(now)),
        mistakes=document.mistakes | fresh,
    )


def _without(document: _Document, name: str) -> _Document:
    """Return a document without a card, or without a mistake and its card."""
    cards, mistakes = dict(document.cards), dict(document.mistakes)
    cards.pop(name, None)
    mistakes.pop(name, None)
    return msgspec.structs.replace(document, cards=cards, mistakes=mistakes)


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
