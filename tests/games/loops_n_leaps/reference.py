"""Loops 'n Leaps once more, slowly: sets and dictionaries, straight from the written rules.

It shares no code with the package. A piece is a seat and a height: 1 is a man, 2 is a leaper on
a man. Nothing but the stones, the seat to move and the number of plies decides anything here.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

Cell = tuple[int, int]
Piece = tuple[int, int]

STEPS: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SURROUNDED, BLOCKED = "surrounded", "blocked"
SWAP = "swap"
PILLARS_TO_WIN = 3


@cache
def cells(side: int) -> dict[str, Cell]:
    """Return the axial coordinates of every cell, pillars included, by name."""
    reach = side - 1
    span = range(-reach, reach + 1)
    return {
        f"{chr(ord('a') + q + reach)}{r + reach + 1}": (q, r)
        for q in span
        for r in span
        if abs(q + r) <= reach
    }


@cache
def names(side: int) -> dict[Cell, str]:
    """Return the name of every cell."""
    return {cell: site for site, cell in cells(side).items()}


@cache
def pillars_of(side: int) -> frozenset[str]:
    """Return the cells that carry a pillar."""
    return frozenset(s for s, (q, r) in cells(side).items() if q % 2 == 0 and r % 2 == 0)


@cache
def neighbours(side: int, site: str) -> tuple[str, ...]:
    """Return the cells beside a cell, pillars included."""
    q, r = cells(side)[site]
    beside = [names(side).get((q + dq, r + dr)) for dq, dr in STEPS]
    return tuple(other for other in beside if other is not None)


@cache
def on_rim(side: int, site: str) -> bool:
    """Return whether a cell touches the outside of the board."""
    return len(neighbours(side, site)) < len(STEPS)


@cache
def open_lines(side: int, site: str) -> tuple[tuple[str, ...], ...]:
    """Return the free cells in each direction, nearest first, up to a pillar or the rim.

    A direction that a pillar or the rim closes at once is no open line and is left out.
    """
    lines = []
    for dq, dr in STEPS:
        q, r = cells(side)[site]
        line = []
        while True:
            q, r = q + dq, r + dr
            other = names(side).get((q, r))
            if other is None or other in pillars_of(side):
                break
            line.append(other)
        if line:
            lines.append(tuple(line))
    return tuple(lines)


def enclosed(side: int, wall: Iterable[str]) -> set[str]:
    """Return the cells outside the wall that cannot reach the outside except through it."""
    walls = set(wall)
    rest = set(cells(side)) - walls
    flood = [site for site in rest if on_rim(side, site)]
    reached = set(flood)
    while flood:
        for other in neighbours(side, flood.pop()):
            if other in rest and other not in reached:
                reached.add(other)
                flood.append(other)
    return rest - reached


@dataclass
class ReferenceGame:
    """A game in progress; men maps a site to the seat there and the height, 1 or 2."""

    side: int
    men: dict[str, Piece] = field(default_factory=dict)
    turn: int = 0
    plies: int = 0

    def copy(self) -> ReferenceGame:
        """Return a game that goes its own way from here."""
        return ReferenceGame(self.side, dict(self.men), self.turn, self.plies)

    def sites(self) -> list[str]:
        """Return all cells, pillars included, by column and then by row."""
        return list(cells(self.side))

    def pillars(self) -> set[str]:
        """Return the cells that carry a pillar."""
        return set(pillars_of(self.side))

    def vacant(self) -> set[str]:
        """Return the free cells without a piece."""
        return set(cells(self.side)) - self.pillars() - set(self.men)

    def held(self, seat: int) -> set[str]:
        """Return the cells with a piece of a seat, single or double."""
        return {site for site, (owner, _) in self.men.items() if owner == seat}

    def owner(self, site: str) -> int | None:
        """Return whose piece stands on a cell, None when it is vacant."""
        return self.men[site][0] if site in self.men else None

    # What the loops decide

    def surrounded(self, seat: int) -> set[str]:
        """Return the pillars that a seat surrounds."""
        return enclosed(self.side, self.held(seat)) & self.pillars()

    def groups(self, seat: int) -> list[set[str]]:
        """Return the connected groups of a seat."""
        left, found = self.held(seat), []
        while left:
            flood = [left.pop()]
            group = set(flood)
            while flood:
                beside = left.intersection(neighbours(self.side, flood.pop()))
                left -= beside
                group |= beside
                flood.extend(beside)
            found.append(group)
        return found

    def safe(self, seat: int) -> set[str]:
        """Return a seat's pieces whose group, all by itself, surrounds a pillar.

        Every pillar has six cells around it, so fewer pieces than six enclose none.
        """
        large = [group for group in self.groups(seat) if len(group) >= 6]
        loops = [group for group in large if enclosed(self.side, group) & self.pillars()]
        return {site for group in loops for site in group}

    def end(self) -> str | None:
        """Return why the game has ended, or None."""
        if len(self.surrounded(1 - self.turn)) >= PILLARS_TO_WIN:
            return SURROUNDED
        return None if self._moves() else BLOCKED

    def over(self) -> bool:
        """Return whether the game has ended."""
        return self.end() is not None

    def winner(self) -> int | None:
        """Return the seat that has won, None for a draw or while the game goes on."""
        end = self.end()
        if end is None:
            return None
        if end == SURROUNDED:
            return 1 - self.turn
        margin = len(self.surrounded(0)) - len(self.surrounded(1))
        return None if margin == 0 else 0 if margin > 0 else 1

    # Moves

    def legal(self) -> set[str]:
        """Return the texts of the legal moves, none when the game is over."""
        return set() if self.end() == SURROUNDED else self._moves()

    def _moves(self) -> set[str]:
        swap = {SWAP} if self.plies == 1 else set()
        return self.vacant() | self._leaps() | swap

    def _leaps(self) -> set[str]:
        safe = self.safe(1 - self.turn)
        leapers = {site for site, piece in self.men.items() if piece == (self.turn, 2)}
        return {
            f"{start}-{target}"
            for start in leapers
            for line in open_lines(self.side, start)
            for target in self._landings(line, safe)
        }

    def _landings(self, line: tuple[str, ...], safe: set[str]) -> set[str]:
        targets = set()
        for site in line:
            owner = self.owner(site)
            if owner is None:
                targets.add(site)
            elif owner != self.turn:
                return targets if site in safe else targets | {site}
        return targets

    def becomes_leaper(self, site: str) -> bool:
        """Return whether the seat to move would get a leaper by placing on a vacant cell."""
        lines = open_lines(self.side, site)
        friendly = 0
        for line in lines:
            pieces = [other for other in line if other in self.men]
            if pieces and self.owner(pieces[0]) == self.turn:
                friendly += 1
        return 2 * friendly > len(lines)

    def captured_by(self, text: str) -> set[str]:
        """Return where the opposing pieces stand that a move takes or turns (a swap: none)."""
        if "-" not in text:
            return set()
        target = text.split("-")[1]
        if target in self.men:
            return {target}
        captured: set[str] = set()
        for line in open_lines(self.side, target):
            captured |= self._flanked(line)
        return captured

    def _flanked(self, line: tuple[str, ...]) -> set[str]:
        """Return the opposing pieces at the start of a line if a piece of the mover ends them."""
        run: set[str] = set()
        for site in line:
            owner = self.owner(site)
            if owner is None:
                return set()
            if owner == self.turn:
                return run
            run.add(site)
        return set()

    def play(self, text: str) -> None:
        """Make a legal move; only the simplest mistakes are noticed."""
        if text == SWAP:
            assert self.plies == 1
            self.men = {site: (1, height) for site, (_, height) in self.men.items()}
        elif "-" in text:
            self._leap(text)
        else:
            assert text in self.vacant()
            self.men[text] = (self.turn, 2 if self.becomes_leaper(text) else 1)
        self.turn = 1 - self.turn
        self.plies += 1

    def _leap(self, text: str) -> None:
        start, target = text.split("-")
        assert self.men[start] == (self.turn, 2)
        assert self.owner(target) != self.turn
        captured = self.captured_by(text)
        self.men[start] = (self.turn, 1)
        self.men[target] = (self.turn, 1)
        for site in captured:
            self.men[site] = (self.turn, 1)
