"""What all tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import settings

import ringrealms3d as rr
from ringrealms3d import games
from tests.games.outside import PLACE

settings.register_profile("repeatable", deadline=None, derandomize=True)
settings.load_profile("repeatable")


@pytest.fixture(scope="module")
def hex_registered() -> Iterator[None]:
    """A sixth game joins the registry for as long as a module of tests needs it."""
    before = list(games.registered_places())
    rr.register(PLACE)
    yield
    games._places[:] = before
