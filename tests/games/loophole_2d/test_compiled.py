"""Compiled rules: the same games as plain ones, and fair random boards."""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations
from math import comb, sqrt
from typing import Any

import numpy as np
import pytest

from ringrealms3d.games import start
from tests.games.loophole_2d import fills
from tests.games.loophole_2d.fills import FEW_VACANT, MANY
from tests.games.loophole_2d.play import BOARD, FREE, UID, nearly_full, reference_of
from tests.subprocesses import python_output

pytestmark = pytest.mark.plain

DEVIATIONS = 5.0  # a fair draw goes further once in two million times; the seeds are fixed


@cache
def compiled() -> Any:
    """Return what the compiled rules did."""
    code = (
        "from ringrealms3d.core.kernel import compile_kernels; compile_kernels();"
        "from tests.games.loophole_2d.fills import print_everything; print_everything()"
    )
    return json.loads(python_output("-c", code))


@pytest.mark.nightly
def test_every_state_of_random_games() -> None:
    assert compiled()["digests"] == fills.digests()


@pytest.mark.nightly
def test_positions_tell_the_same() -> None:
    assert compiled()["positions"] == json.loads(json.dumps(fills.position_log()))


@pytest.mark.nightly
@pytest.mark.parametrize("which", [0, 1, 2])
def test_games_at_once_are_won_as_often_as_games_move_by_move(which: int) -> None:
    by_moves, at_once = compiled()["by moves"][which], compiled()["at once"][which]
    share = (by_moves + at_once) / (2 * MANY)
    assert abs(by_moves - at_once) <= DEVIATIONS * sqrt(2 * MANY * share * (1 - share))


@pytest.mark.parametrize("which", [0, 1])
def test_a_few_cells_are_coloured_in_every_way_equally_often(which: int) -> None:
    position = nearly_full(which, FEW_VACANT + which)
    vacant = len(position.legal_moves)
    black = (vacant + 1 - position.turn) // 2
    ways = {sum(1 << i for i in chosen) for chosen in combinations(range(vacant), black)}
    found = compiled()["ways"][which]
    assert {way for way, count in enumerate(found) if count} == ways
    assert len(ways) == comb(vacant, black)
    expected = MANY / len(ways)
    chi_squared = sum((found[way] - expected) ** 2 / expected for way in ways)
    freedom = len(ways) - 1
    assert abs(chi_squared - freedom) <= DEVIATIONS * sqrt(2 * freedom)


@pytest.mark.parametrize("which", [0, 1])
def test_wins_at_once_are_as_many_as_all_ways_to_fill_the_board_have(which: int) -> None:
    position = nearly_full(which, FEW_VACANT + which)
    names = [position.format_move(move) for move in position.legal_moves]
    wins = []
    for chosen in combinations(names, (len(names) + 1 - position.turn) // 2):
        game = reference_of(position)
        game.stones |= {name: int(name not in chosen) for name in names}
        wins.append(game.winner() == 0)
    share = sum(wins) / len(wins)
    bound = DEVIATIONS * sqrt(MANY * share * (1 - share))
    assert abs(compiled()["at once"][which + 1] - MANY * share) <= bound
    assert abs(compiled()["by moves"][which + 1] - MANY * share) <= bound


def test_every_cell_is_black_half_of_the_time() -> None:
    found = np.array(compiled()["black"])
    assert (found[BOARD.starting == 1] == MANY).all()
    assert (found[BOARD.starting == 2] == 0).all()
    assert found[FREE].sum() == MANY * len(start(UID).legal_moves) // 2
    assert (np.abs(found[FREE] - MANY / 2) <= DEVIATIONS * sqrt(MANY / 4)).all()
