"""What a move looks like, told once more from the reference's cells and lines."""

from __future__ import annotations

from collections import Counter

import pytest

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.games import start
from ringrealms3d.games.loops_n_leaps.patterns import PATTERNS
from tests.amounts import rest_nightly
from tests.games.loops_n_leaps.play import random_game, random_set_up, reference_of
from tests.games.loops_n_leaps.reference import (
    STEPS,
    ReferenceGame,
    cells,
    names,
    neighbours,
    open_lines,
    pillars_of,
)
from tests.patterns import patterns_of

UIDS = ("loops-n-leaps/8", "loops-n-leaps/10")
Look = tuple[object, ...]


def looks(game: ReferenceGame, text: str) -> list[Look]:
    if text == "swap":
        return [("swap",)]
    origin, _, landing = text.rpartition("-")
    kind = "leap" if origin else "place"
    told: list[Look] = [(kind, *beside(game, landing))]
    if not origin:
        own, other = (in_sight(game, landing, seat) for seat in (game.turn, 1 - game.turn))
        told.append(("sight", len(open_lines(game.side, landing)) == 4, own, other))
    elif landing in game.men:
        told.append(("takes", "double" if game.men[landing][1] == 2 else "man"))
    else:
        told.append(("takes", min(6, len(game.captured_by(text)))))
    for pillar in set(neighbours(game.side, landing)) & pillars_of(game.side):
        around = Counter(seen(game, cell) for cell in neighbours(game.side, pillar))
        told.append((kind, "ring", around["own"], around["other"]))
    return told


def beside(game: ReferenceGame, cell: str) -> Look:
    """Return what is on each side of the gap that a cell closes, the sides in no order."""
    q, r = cells(game.side)[cell]
    around = [(q + dq, r + dr) for dq, dr in STEPS]
    gap = [i for i, (a, b) in enumerate(around) if a % 2 == 0 and b % 2 == 0]
    assert gap[1] - gap[0] == 3
    sides = [[around[(gap[0] + turns) % 6] for turns in pair] for pair in ((1, 2), (4, 5))]
    named = [[names(game.side).get(place) for place in side] for side in sides]
    return tuple(sorted(tuple(sorted(seen(game, site) for site in side)) for side in named))


def in_sight(game: ReferenceGame, cell: str, seat: int) -> int:
    first = [
        next((game.owner(site) for site in line if site in game.men), None)
        for line in open_lines(game.side, cell)
    ]
    return first.count(seat)


def seen(game: ReferenceGame, site: str | None) -> str:
    if site is None:
        return "outside"
    owner = game.owner(site)
    return "vacant" if owner is None else "own" if owner == game.turn else "other"


def numbered(position: Position, move: Move) -> frozenset[tuple[int, int]]:
    numbers = patterns_of(position, move.code)
    assert all(0 <= number < PATTERNS for number in numbers)
    return frozenset(Counter(numbers).items())


@pytest.mark.parametrize("uid", rest_nightly(UIDS, "loops-n-leaps/8"))
def test_what_looks_alike_has_the_same_numbers_and_nothing_else_has(uid: str) -> None:
    positions = [start(uid), start(uid).play(start(uid).legal_moves[3])]
    positions += [position for _, position in random_game(start(uid), 4, eager=True)][2::9]
    positions += [random_set_up(uid, seed) for seed in range(30)]
    pairs = set()
    for position in positions:
        game = reference_of(position)
        for move in position.legal_moves[::7]:
            told = Counter(looks(game, position.format_move(move)))
            pairs.add((frozenset(told.items()), numbered(position, move)))
    looks_seen, numbers_seen = zip(*pairs, strict=True)
    assert len(set(looks_seen)) == len(set(numbers_seen)) == len(pairs) > 500


def test_the_swap_is_a_pattern_of_its_own() -> None:
    position = start(UIDS[0]).play(start(UIDS[0]).legal_moves[0])
    numbers = {code.code: patterns_of(position, code.code) for code in position.legal_moves}
    swap = numbers.pop(position.parse_move("swap").code)
    assert len(swap) == 1
    assert all(swap[0] not in others for others in numbers.values())
