"""Time controls: how much time the players of a game have, as values that compute.

A control says what a player starts with (``start``), what is left after some time has passed
(``spent``), and what a move adds (``moved``). It reads no clock. Times are in seconds.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import translatable

LONGEST = 24 * 3600.0
"""The longest time that a control may name, in seconds."""

SHORTEST = 0.001
"""The shortest time that a control may name, in seconds."""

MOST = 1000
"""The most periods, or moves in a period, that a control may name."""


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """What a player has left.

    Attributes:
        seconds: left in the main time, or in the period once that is used up; 0 on a loss.
        overtime: in byo-yomi the number of periods left, including the current one; in Canadian
            overtime the moves still to make in the period; None in the main time.
    """

    seconds: float
    overtime: int | None = None

    @property
    def lost(self) -> bool:
        """Whether there is none."""
        return self.seconds <= 0


_NONE_LEFT = TimeLeft(0.0)


@dataclass(frozen=True, slots=True)
class SuddenDeath:
    """One time for all moves.

    Raises:
        UserError: the time is out of range.
    """

    main: float

    def __post_init__(self) -> None:
        _check_time(translatable("the main time"), self.main)

    def start(self) -> TimeLeft:
        """Return what a player begins with."""
        return TimeLeft(self.main)

    def spent(self, left: TimeLeft, seconds: float) -> TimeLeft:
        """Return what is left after so many seconds more."""
        return _less(left, seconds)

    def moved(self, left: TimeLeft) -> TimeLeft:
        """Return what is left once a move was made."""
        return left


@dataclass(frozen=True, slots=True)
class Fischer:
    """A main time, and an increment for each move.

    Attributes:
        main: the main time.
        increment: what each move adds.
        cap: the most that a player can have; None without a limit.

    Raises:
        UserError: a time is out of range, or the cap is below the main time.
    """

    main: float
    increment: float
    cap: float | None = None

    def __post_init__(self) -> None:
        _check_time(translatable("the main time"), self.main)
        _check_time(translatable("the increment"), self.increment)
        if self.cap is not None:
            _check_time(translatable("the cap"), self.cap)
            if self.cap < self.main:
                raise UserError("the cap is below the main time")

    def start(self) -> TimeLeft:
        """Return what a player begins with."""
        return TimeLeft(self.main)

    def spent(self, left: TimeLeft, seconds: float) -> TimeLeft:
        """Return what is left after so many seconds more."""
        return _less(left, seconds)

    def moved(self, left: TimeLeft) -> TimeLeft:
        """Return what is left once a move was made."""
        most = inf if self.cap is None else self.cap
        return TimeLeft(min(left.seconds + self.increment, most))


@dataclass(frozen=True, slots=True)
class ByoYomi:
    """A main time, then periods: a move made within its period uses none of them up.

    Attributes:
        main: the main time, which may be 0.
        periods: how many periods there are.
        period: how long each is.

    Raises:
        UserError: a time or the number is out of range.
    """

    main: float
    periods: int
    period: float

    def __post_init__(self) -> None:
        _check_time(translatable("the main time"), self.main, least=0.0)
        _check_count(translatable("there must be 1 to {most} periods"), self.periods)
        _check_time(translatable("the period"), self.period)

    def start(self) -> TimeLeft:
        """Return what a player begins with."""
        return TimeLeft(self.main) if self.main else TimeLeft(self.period, self.periods)

    def spent(self, left: TimeLeft, seconds: float) -> TimeLeft:
        """Return what is left after so many seconds more."""
        rest = left.seconds - seconds
        if rest > 0 or left.lost:
            return _less(left, seconds)
        begun, into = divmod(-rest, self.period)
        before = self.periods if left.overtime is None else left.overtime - 1
        periods = before - int(begun)
        return TimeLeft(self.period - into, periods) if periods > 0 else _NONE_LEFT

    def moved(self, left: TimeLeft) -> TimeLeft:
        """Return what is left once a move was made."""
        return left if left.overtime is None else TimeLeft(self.period, left.overtime)


@dataclass(frozen=True, slots=True)
class Canadian:
    """A main time, then periods, each for a number of moves.

    Attributes:
        main: the main time, which may be 0.
        moves: how many moves to make in each period.
        period: how long each is.

    Raises:
        UserError: a time or the number is out of range.
    """

    main: float
    moves: int
    period: float

    def __post_init__(self) -> None:
        _check_time(translatable("the main time"), self.main, least=0.0)
        _check_count(translatable("there must be 1 to {most} moves"), self.moves)
        _check_time(translatable("the period"), self.period)

    def start(self) -> TimeLeft:
        """Return what a player begins with."""
        return TimeLeft(self.main) if self.main else TimeLeft(self.period, self.moves)

    def spent(self, left: TimeLeft, seconds: float) -> TimeLeft:
        """Return what is left after so many seconds more."""
        rest = left.seconds - seconds
        if rest > 0 or left.overtime is not None or left.lost:
            return _less(left, seconds)
        return TimeLeft(self.period + rest, self.moves) if self.period + rest > 0 else _NONE_LEFT

    def moved(self, left: TimeLeft) -> TimeLeft:
        """Return what is left once a move was made."""
        if left.overtime is None:
            return left
        if left.overtime > 1:
            return TimeLeft(left.seconds, left.overtime - 1)
        return TimeLeft(self.period, self.moves)


@dataclass(frozen=True, slots=True)
class PerMove:
    """The same time for every move.

    Raises:
        UserError: the time is out of range.
    """

    seconds: float

    def __post_init__(self) -> None:
        _check_time(translatable("the time for a move"), self.seconds)

    def start(self) -> TimeLeft:
        """Return what a player begins with."""
        return TimeLeft(self.seconds)

    def spent(self, left: TimeLeft, seconds: float) -> TimeLeft:
        """Return what is left after so many seconds more."""
        return _less(left, seconds)

    def moved(self, left: TimeLeft) -> TimeLeft:
        """Return what is left once a move was made."""
        return self.start()


TimeControl = SuddenDeath | Fischer | ByoYomi | Canadian | PerMove


def _less(left: TimeLeft, seconds: float) -> TimeLeft:
    rest = left.seconds - seconds
    return TimeLeft(rest, left.overtime) if rest > 0 else _NONE_LEFT


def _check_time(name: str, seconds: float, least: float = SHORTEST) -> None:
    if not least <= seconds <= LONGEST:
        if seconds < least:
            raise UserError("{name} must be at least {least} s", name=name, least=f"{SHORTEST:g}")
        raise UserError("{name} must be at most 24 hours", name=name)


def _check_count(wanted: str, number: int) -> None:
    if not 1 <= number <= MOST:
        raise UserError(wanted, most=MOST)
