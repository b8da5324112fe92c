"""A sixth game that joins the registry for as long as a module of tests needs it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import ringrealms3d as rr
from ringrealms3d import games
from tests.games.hex_game import PLACE


@pytest.fixture(scope="module")
def hex_registered() -> Iterator[None]:
    """Register the game, and put the registry back afterwards."""
    before = list(games.registered_places())
    rr.register(PLACE)
    yield
    games._places[:] = before
