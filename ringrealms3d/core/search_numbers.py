"""The numbers of a search that a game can recommend; the engine's settings say what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class SearchNumber(NamedTuple):
    """What a number is where nobody says another, and from where to where it goes."""

    usual: float
    least: float
    most: float


RECOMMENDED: Mapping[str, SearchNumber] = MappingProxyType(
    {
        "exploration": SearchNumber(0.7, 0, 100),
        "expand_at": SearchNumber(8, 1, 10**6),
        "rave_bias": SearchNumber(0.0, 0, 10**9),
        "c_puct": SearchNumber(0.0, 0, 100),
        "alike": SearchNumber(0, 0, 10**6),
        "led": SearchNumber(8, 0, 10**6),
        "batch": SearchNumber(1, 1, 10**6),
        "endgame": SearchNumber(0, 0, 10**6),
        "prove_at": SearchNumber(32, 0, 10**6),
        "answers": SearchNumber(0, 0, 1),
    }
)
"""Those numbers, by their names; usual are those of plain UCT."""
