"""Games from outside the program, named in the environment."""

from __future__ import annotations

import os

VARIABLE = "RINGREALMS3D_GAMES"
"""It names them as "module:GAME", with commas between them."""


def outside_places() -> tuple[str, ...]:
    """Return their locations, as "module:GAME"."""
    places = (place.strip() for place in os.environ.get(VARIABLE, "").split(","))
    return tuple(dict.fromkeys(place for place in places if place))


def forget_place(place: str) -> None:
    """Take a location out of the environment, which child processes get."""
    os.environ[VARIABLE] = ",".join(known for known in outside_places() if known != place)
