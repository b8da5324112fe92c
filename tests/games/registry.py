"""The registry of games, as it was before a test.

Nothing in the program takes a game out of the registry while it runs, so this reaches into it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ringrealms3d import games
from ringrealms3d.core.game import Game
from ringrealms3d.core.variant import Variant

OWN = 5
"""How many games are the program's own; they come first."""


@contextmanager
def kept_registry() -> Iterator[None]:
    """Restore the registry at the end."""
    before = games.registered_places()
    try:
        yield
    finally:
        games._places[:] = before


def add_unchecked(place: str) -> None:
    """Add a game as a variable of the environment does: nobody has looked at it."""
    games._places.append(place)


def forget_outside_games() -> None:
    """Take all games from outside out of the registry."""
    del games._places[OWN:]


@contextmanager
def no_board_built() -> Iterator[None]:
    """Fail where a board is built, even one that was built before."""

    def fail(_: Game, uid: str) -> Variant:
        pytest.fail(f"{uid} was built")

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(games, "_opened", fail)
        yield
