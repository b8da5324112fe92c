"""A search with a seed finds what it found: moves, visits, values, margins and lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.engine.search import Search
from ringrealms3d.engine.settings import PLAIN, STRONG, SearchSettings
from ringrealms3d.games import start, variant_ids
from tests.engine.late import late_positions
from tests.kept_texts import ReadAsKept

SEARCHES = {
    "ring-majority/tet": (3, 100),
    "loop/mini": (2, 100),
    "path-tiles/free-turns": (2, 20),
    "loops-n-leaps/8": (4, 20),
    "loophole-2d/14": (5, 100),
}
"""After how many plies is searched, and how often played out."""

pytestmark = pytest.mark.plain


def after(uid: str, plies: int) -> Position:
    """Return the position after so many random moves, or before the last one of a shorter game."""
    position, rng = start(uid, seed=1), seeded(plies)
    for _ in range(plies):
        moves = position.legal_moves
        played = position.play(moves[below(rng, len(moves))])
        if played.outcome is not None:
            break
        position = played
    return position


def told(position: Position, settings: SearchSettings, playouts: int) -> Iterator[str]:
    search = Search(position, 5, settings)
    search.run(playouts)
    found = search.analysis(0.0)
    yield f"{position.fen()}: {found.simulations} playouts"
    for each in found.candidates[:6]:
        line = " ".join(str(move) for move in each.line)
        margin = "" if each.margin is None else f"{each.margin:.3f}"
        yield f"{position.format_move(each.move)}: {each.visits} {each.value:.3f} {margin} {line}"


@pytest.mark.few(2)
@pytest.mark.parametrize("uid", SEARCHES)
def test_what_a_search_finds(uid: str, read_as_kept: ReadAsKept) -> None:
    plies, playouts = SEARCHES[uid]
    found = (told(after(uid, plies), settings, playouts) for settings in (PLAIN, STRONG))
    read_as_kept((line for lines in found for line in lines), f"analysis-{uid.replace('/', '-')}")


def test_what_a_search_finds_that_priors_led_at_first(read_as_kept: ReadAsKept) -> None:
    position = after("ring-majority/tet", 3)
    read_as_kept(told(position, replace(STRONG, alike=1), 101), "analysis-led")


@pytest.mark.nightly
@pytest.mark.parametrize("uid", [uid for uid in variant_ids() if uid not in SEARCHES])
def test_what_a_search_finds_on_other_boards(uid: str, read_as_kept: ReadAsKept) -> None:
    found = (told(after(uid, plies), STRONG, 20) for plies in (0, 9))
    read_as_kept((line for lines in found for line in lines), f"analysis-{uid.replace('/', '-')}")


@pytest.mark.few(1)
@pytest.mark.parametrize(("uid", "most"), [("loop/mini", 8), ("loops-n-leaps/8", 4)])
def test_how_soon_everything_is_known(uid: str, most: int, read_as_kept: ReadAsKept) -> None:
    """What is searched exactly beside playouts goes on as fast as it did."""
    found = list[str]()
    for position in late_positions(uid, 3, most):
        search, playouts = Search(position, 5, replace(STRONG, megabytes=1)), 0
        while not search.finished:
            search.run(5)
            playouts += 5
        found.append(f"{position.fen()}: {playouts} playouts")
    read_as_kept(found, f"known-{uid.replace('/', '-')}")
