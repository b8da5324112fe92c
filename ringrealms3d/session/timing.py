"""The clock of the current game: its node, and the times stored with the moves.

The node of a move stores the time that its seat had left, so the clock can go back to any position
of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringrealms3d.core.time_control import LONGEST, SHORTEST, TimeControl, TimeLeft
from ringrealms3d.core.time_notation import parse_control
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord, Reason, Result
from ringrealms3d.session.clock import GameClock, Times

_MOST = 10 * LONGEST
_NOTHING = TimeLeft(0.0)


@dataclass(frozen=True, slots=True)
class StoppedClock:
    """A stopped clock that can be restarted.

    Attributes:
        node: its node.
        times: the time left for both seats there.
    """

    node: GameNode
    times: Times


class Timing:
    """The clock of one game after another; a game without a time control has none.

    Attributes:
        now: returns the time in seconds.
        node: the node whose player's time runs, whichever position is shown.
    """

    def __init__(self, now: Callable[[], float], record: GameRecord) -> None:
        """Begin at the start of a game."""
        self.now = now
        self.node = record.root
        self._control: TimeControl | None = None
        self._clock: GameClock | None = None
        self._answer: tuple[GameNode, float] | None = None
        self._held = False
        self._next: int | None = None
        self.set_up(record, record.root)

    def set_up(self, record: GameRecord, node: GameNode, known: StoppedClock | None = None) -> None:
        """Stop at a node of a game with the times stored there, or as the clock was left."""
        self._control = control_of(record)
        if known is None:
            self.go_to(node)
        else:
            first, second = map(_bounded, known.times)
            self._stand_at(known.node, (first, second))

    def go_to(self, node: GameNode) -> None:
        """Stop at a node with the times stored there."""
        self._stand_at(node, None)

    def run(self, seat: int | None) -> None:
        """Let the time of a seat run, or stop; while the clock is held, nobody's runs."""
        time, self._answer = self.time(), None
        self._next = seat
        if self._clock is None:
            return
        if seat is None or self._held:
            self._clock.pause(time)
        else:
            self._clock.start(seat, time)

    def hold(self) -> None:
        """Let nobody's time run from the next move on, while that is being shown."""
        self._held = True

    def release(self) -> None:
        """Let the time run that should."""
        if self._held:
            self._held = False
            self.run(self._next)

    def note_answer(self) -> None:
        """Note that the move of the seat to move has arrived and waits to be played.

        The clock stops here, so that drawing the board costs no time. Can be called in any thread.
        """
        self._answer = self.node, self.now()

    def time(self) -> float:
        """Return the time for the seat to move: when its answer arrived, if one waits."""
        answer = self._answer
        return answer[1] if answer is not None and answer[0] is self.node else self.now()

    def press(self, node: GameNode) -> TimeLeft | None:
        """Stop after a move, and return the time that its seat had left, None without clocks.

        A move in an earlier position than the clock's costs no time.
        """
        assert node.parent is not None
        if node.parent is not self.node:
            self.go_to(node.parent)
        time, self.node = self.time(), node
        return None if self._clock is None else self._clock.press(node.seat, time)

    @property
    def control(self) -> TimeControl | None:
        """The time control of the game, None without clocks."""
        return self._control

    @property
    def running(self) -> int | None:
        """The seat whose time runs, None if none does."""
        return None if self._clock is None else self._clock.running

    @property
    def times(self) -> Times | None:
        """The time left for both seats now, None without clocks."""
        return None if self._clock is None else self._clock.times(self.time())

    @property
    def flagged(self) -> int | None:
        """The seat whose time has run out while it was to move."""
        if self._clock is None or self._clock.running is None:
            return None
        return self._clock.flagged(self.time())

    @property
    def stopped(self) -> StoppedClock | None:
        """The clock as it would be if stopped now, None without clocks."""
        times = self.times
        return None if times is None else StoppedClock(self.node, times)

    def noted_at(self, node: GameNode, ended: Result | None) -> Times | None:
        """Return the time left for both seats at a node of a finished game, None without clocks.

        Args:
            ended: how it ended, if not by the rules.
        """
        if self._control is None:
            return None
        first, second = times_at(self._control, node)
        if ended is None or ended.reason is not Reason.TIME or node is not self.node:
            return first, second
        return (_NOTHING, second) if ended.winner == 1 else (first, _NOTHING)

    def _stand_at(self, node: GameNode, times: Times | None) -> None:
        self.node = node
        control = self._control
        self._clock = None
        if control is not None:
            self._clock = GameClock(control, times or times_at(control, node))


def control_of(record: GameRecord) -> TimeControl | None:
    """Return the time control of a game; None if it has none."""
    return parse_control(record.time_control) if record.time_control else None


def times_at(control: TimeControl, node: GameNode) -> Times:
    """Return the time left for both seats in a position, from the times stored with the moves."""
    return _time_at(control, node, 0), _time_at(control, node, 1)


def _time_at(control: TimeControl, node: GameNode, seat: int) -> TimeLeft:
    last: GameNode | None = node
    while last is not None and (last.move is None or last.seat != seat or last.clock is None):
        last = last.parent
    if last is None or last.clock is None:
        return control.start()
    return control.moved(_bounded(TimeLeft(last.clock, last.overtime)))


def _bounded(left: TimeLeft) -> TimeLeft:
    """Return a valid time from a file, which can have any number or none."""
    return TimeLeft(min(max(SHORTEST, left.seconds), _MOST), left.overtime)
