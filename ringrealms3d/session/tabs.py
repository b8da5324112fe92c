"""The games that are open in a window: one on the table, the others kept aside as they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from psygnal import Signal

from ringrealms3d.records.cursor import Cursor
from ringrealms3d.session.change import OTHER_GAME, Change
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.state import State
from ringrealms3d.session.timeline import Timeline, begun


class Tabs:
    """The open games in a row.

    A game is aside as a ``Timeline``, which is all that there is of it: its tree, who plays, its
    clock, and what can be undone and redone. The session exchanges it for its own.

    Attributes:
        closed: the games whose tabs were closed, the latest last.

    Signals: changed: there are others, though the one on the table is the same.
    """

    changed = Signal()

    def __init__(self, session: GameSession) -> None:
        """Begin with the game on the table alone."""
        self._session = session
        self._all: list[Timeline | None] = [None]
        self._expected: Timeline | None = None
        self.closed: list[Timeline] = []
        session.changed.connect(self._follow)

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self._all)

    @property
    def front(self) -> int:
        """The place in the row of the game on the table."""
        return self._all.index(None)

    @property
    def states(self) -> tuple[State, ...]:
        """All games as they stand."""
        front = self._session.state if self._expected is None else self._expected.now
        return tuple(front if each is None else each.now for each in self._all)

    @property
    def games(self) -> tuple[OpenGame | None, ...]:
        """All games as files keep them; None for the one on the table."""
        return tuple(None if each is None else _game_of(each.now) for each in self._all)

    def where(self, is_it: Callable[[State], bool]) -> int | None:
        """Return the place of a game, None if it is not open."""
        return next((place for place, state in enumerate(self.states) if is_it(state)), None)

    def open(self, game: OpenGame) -> None:
        """Put a game on the table beside the others."""
        self._add(begun(game))

    def reopen(self) -> None:
        """Put the game on the table whose tab was closed last."""
        self._add(self.closed.pop())

    def go_to(self, place: int) -> None:
        """Put another of the games on the table."""
        other = self._all[place] or self._expected
        if other is None:
            return

        def keep(left: Timeline) -> None:
            self._keep(left)
            self._all[place] = None

        self._session.exchange(other, keep)

    def close(self, place: int) -> None:
        """Close one of several games; the next one takes the table, or the one before."""
        if len(self) == 1:
            return
        aside = self._all[place]
        if aside is not None:
            self.closed.append(aside)
            del self._all[place]
            self.changed.emit()
            return
        neighbour = place + 1 if place + 1 < len(self) else place - 1
        other = self._all[neighbour]
        assert other is not None

        def keep(left: Timeline) -> None:
            self.closed.append(self._expected or left)
            self._all[neighbour] = None
            del self._all[place]

        self._session.exchange(other, keep)

    def close_others(self, place: int) -> None:
        """Close all games but one, which takes the table."""
        self.go_to(place)
        self.closed += filter(None, self._all)
        self._all = [None]
        self.changed.emit()

    def move(self, place: int, to: int) -> None:
        """Move a game to another place in the row."""
        self._all.insert(to, self._all.pop(place))
        self.changed.emit()

    def bring_back(self, games: Sequence[OpenGame | None], front: OpenGame | None) -> None:
        """Open games that were open before, beside the one on the table.

        Args:
            games: all of them; None where the one on the table was.
            front: the one that was there, if something else is on the table until it is gone to.
        """
        self._all = [None if game is None else begun(game) for game in games]
        self._expected = None if front is None else begun(front)
        self.changed.emit()

    def _add(self, other: Timeline) -> None:
        def keep(left: Timeline) -> None:
            self._keep(left)
            self._all.append(None)

        self._session.exchange(other, keep)

    def _keep(self, left: Timeline) -> None:
        self._all[self.front] = self._expected or left

    def _follow(self, change: Change) -> None:
        if change.what in OTHER_GAME:
            self._expected = None


def _game_of(state: State) -> OpenGame:
    sitting = state.sitting
    cursor = Cursor(state.record, state.node)
    return OpenGame(cursor, sitting.players, sitting.number, sitting.rated, state.clock)
