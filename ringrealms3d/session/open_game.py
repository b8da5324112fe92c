"""Games to put on the table, and the outcomes of games not ended by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from ringrealms3d.core.outcome import Outcome
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.position import Position
from ringrealms3d.core.time_control import TimeControl
from ringrealms3d.core.time_notation import format_control
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.record import GameRecord, Reason, Result
from ringrealms3d.session.players import Players, seated_again
from ringrealms3d.session.timing import StoppedClock

_LOST_BY = {
    Reason.TIME: translatable("{seat} lost on time"),
    Reason.FORFEIT: translatable("{seat} forfeited the game"),
}


@dataclass(frozen=True, slots=True)
class OpenGame:
    """A game that can be put on the table.

    Attributes:
        cursor: the record and the current node.
        players: who plays the two seats.
        number: its number in the library, None if it is not there.
        rated: whether it counts for the person's rating.
        clock: the clock as it was left, None if the times in the moves are complete.
    """

    cursor: Cursor
    players: Players
    number: int | None = None
    rated: bool = False
    clock: StoppedClock | None = None


def opened(record: GameRecord, number: int | None = None) -> OpenGame:
    """Return a game from a file or from a library at its end, with those who played it."""
    return OpenGame(Cursor(record, record.last), seated_again(record.players), number)


def said_outcome(result: Result, position: Position) -> Outcome:
    """Return the outcome of a game that ended in a position other than by its rules."""
    if result.winner is None:
        return Outcome(None, Phrase("the players agreed on it"), 0.0)
    loser = position.variant.seats[1 - result.winner]
    phrase = Phrase(_LOST_BY.get(result.reason, translatable("{seat} resigned")), seat=loser)
    return Outcome(result.winner, phrase, 1.0 - 2.0 * result.winner)


def new_game(uid: str, players: Players, control: TimeControl | None = None) -> OpenGame:
    """Return a game of a variant that starts now.

    Raises:
        UserError: there is no such variant.
    """
    record = begun_today(uid)
    record.time_control = "" if control is None else format_control(control)
    return OpenGame(Cursor(record), players)


def begun_today(uid: str) -> GameRecord:
    """Return the record of a game of a variant that starts now."""
    record = GameRecord(uid)
    record.date = date.today().isoformat()
    return record
