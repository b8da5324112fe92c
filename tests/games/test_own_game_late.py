"""Games from outside whose rules go wrong in the middle of a game, in the window and in searches.

Run as machine code, each of these would read or write beyond an array and end the program, or
never end.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

import numpy as np
import pytest

import ringrealms3d as rr
from ringrealms3d.core.guard import Guard
from ringrealms3d.engine.perft import perft
from ringrealms3d.engine.playout import run_playouts
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import SearchSettings
from ringrealms3d.puzzles.brute_force import Claim, judge
from tests.games.own_game import new_name, write_game
from tests.games.registry import kept_registry

NO_ROOM = "more moves than there is room for, or fewer than none"
LISTED = {
    "return 10**9": NO_ROOM,
    "return -1": NO_ROOM,
    "return len(out) + 1": NO_ROOM,
    "for i in range(10**6): out[i] = 5": "out of bounds",
}
CODES = {
    "out[0] = 10**12": "a code that no move has",
    "out[0] = -(10**12)": "a code that no move has",
}
PLAYED = {
    "state.turn = 10**9": "neither 0 nor 1",
    "state.turn = 2": "neither 0 nor 1",
    "state.turn = -1": "neither 0 nor 1",
    "state.ply = 0": "does not add 1 to ply",
    "state.stone[10**9] = 1": "out of bounds",
    "state.stone[0] = tables.lines[10**8, 0]": "out of bounds",
}
DRAWN = {"return 10**9 + 1": "out of bounds"}
PATTERNS = {
    "return 10**9 + 2": NO_ROOM,
    "out[0] = 10**9\n        return 1": "a number that no pattern has",
}
MOVES = ("a11", "b22", "a12", "c33")
NUMBERS = {fault: n for n, fault in enumerate(LISTED | CODES | PLAYED | DRAWN | PATTERNS, start=1)}
"""Every fault's number, by which a test asks for it: so all are compiled once."""


def _faults(*faults: str) -> str:
    """Return lines that do what a test asks for, from the third ply on."""
    asked = (f"    if tables.fault == {NUMBERS[x]} and state.ply > 2:\n        {x}" for x in faults)
    return "\n".join(asked)


RULES = f"""
from ringrealms3d.games.make.rules import moves as placing
from ringrealms3d.games.make.rules import random_place as drawing


@kernel
def moves(tables, state, out):
    count = placing(tables, state, out)
{_faults(*LISTED, *CODES)}
    return count


@kernel
def random_move(tables, state, rng):
{_faults(*DRAWN)}
    return drawing(tables, state, rng)


@kernel
def patterns(tables, state, code, out):
{_faults(*PATTERNS)}
    return 0


"""
CHANGES = (
    ("from ringrealms3d.games.make.rules import moves as moves\n", ""),
    ("from ringrealms3d.games.make.rules import random_place as random_move\n", ""),
    ("(49, 3))", "(49, 3)), ('fault', np.int64)"),
    ("@kernel\ndef play", f"{RULES}@kernel\ndef play"),
    ("    state.ply += 1\n", f"    state.ply += 1\n{_faults(*PLAYED)}\n"),
)


@pytest.fixture(scope="module")
def start(tmp_path_factory: pytest.TempPathFactory) -> Iterator[rr.Position]:
    """The start of a game that has every fault, and shows none yet."""
    folder, name = tmp_path_factory.mktemp("late"), new_name()
    with pytest.MonkeyPatch.context() as patch, kept_registry():
        patch.syspath_prepend(str(folder))
        rr.register(write_game(folder, name, *CHANGES))
        yield rr.start(f"{name}/3", seed=0)


@pytest.fixture
def position(start: rr.Position) -> Iterator[rr.Position]:
    """The same, which shows no fault after a test."""
    yield start
    start.variant.tables.fault = 0


def _search(position: rr.Position) -> None:
    settings = SearchSettings(expand_at=1, megabytes=1, c_puct=1.0)
    Search(position, 0, settings, weights=np.ones(5)).run(400)


@pytest.mark.nightly
def test_without_its_faults_the_game_is_played(position: rr.Position) -> None:
    _search(position)
    assert perft(position, 3) == 27 * 26 * 25
    assert run_playouts(position, 5, seed=1).playouts == 5


@pytest.mark.both
@pytest.mark.few(13)
@pytest.mark.parametrize("fault", NUMBERS)
def test_a_search_ends_with_a_fault_of_the_game(position: rr.Position, fault: str) -> None:
    position.variant.tables.fault = NUMBERS[fault]
    told = (LISTED | CODES | PLAYED | DRAWN | PATTERNS)[fault]
    with pytest.raises(rr.GameFault, match=told):
        _search(position)


@pytest.mark.parametrize("fault", LISTED)
def test_moves_are_counted_no_further(position: rr.Position, fault: str) -> None:
    position.variant.tables.fault = NUMBERS[fault]
    with pytest.raises(rr.GameFault, match=LISTED[fault]):
        perft(position, 4)


@pytest.mark.parametrize("fault", PLAYED | DRAWN)
def test_random_games_end_with_a_fault_of_the_game(position: rr.Position, fault: str) -> None:
    position.variant.tables.fault = NUMBERS[fault]
    with pytest.raises(rr.GameFault, match=(PLAYED | DRAWN)[fault]):
        run_playouts(position, 5, seed=1)


@pytest.mark.plain
@pytest.mark.parametrize("fault", LISTED | PLAYED)
def test_a_person_s_move_is_refused_as_well(position: rr.Position, fault: str) -> None:
    position.variant.tables.fault = NUMBERS[fault]
    with pytest.raises(rr.GameFault, match=(LISTED | PLAYED)[fault]):
        reduce(lambda at, text: at.play(at.parse_move(text)), MOVES, position)


@pytest.mark.parametrize("fault", LISTED)
def test_puzzles_are_judged_no_further(position: rr.Position, fault: str) -> None:
    position.variant.tables.fault = NUMBERS[fault]
    with pytest.raises(rr.GameFault, match=LISTED[fault]):
        judge(position, Claim(seat=0, margin=1, moves=3))


@pytest.mark.plain
def test_a_call_that_never_returns_is_left_with_a_fault_of_the_game() -> None:
    def endless() -> None:
        while True:
            try:
                sum(range(100))
            except Exception:
                continue

    with pytest.raises(rr.GameFault, match=r"the game endless:GAME fails.*: it does not return"):
        Guard("endless:GAME", seconds=0.1).call(endless)()
