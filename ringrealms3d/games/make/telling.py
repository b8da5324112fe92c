"""What is told of passes, and of the swap in games whose module has that block."""

from __future__ import annotations

from types import ModuleType

import numpy as np

from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.core.story import Story, Told
from ringrealms3d.core.swapping import offer, swapped
from ringrealms3d.core.verbs import Struct
from ringrealms3d.games.make import rules as building_blocks

_STONE = translatable("the stone")


def pass_story(seat: str) -> Story:
    """Return that a seat passed."""
    return Story(move=Told(Phrase("{seat} passed|", seat=seat), translatable("You passed|")))


def has_swap(module: ModuleType) -> bool:
    """Whether a game's second player may take over the first stone."""
    return building_blocks.swap in vars(module).values()


def is_swap(before: Struct, after: Struct) -> bool:
    """Whether a move of a game with a swap takes over the first stone."""
    changed = np.flatnonzero(before.stone != after.stone)
    return bool(before.ply == 1 and len(changed) == 1 and before.stone[changed[0]] != 0)


def swap_story(seats: tuple[str, str], site: str, before: Struct, after: Struct) -> Story:
    """Return the story of the first move, after which the other seat may swap, or of the swap."""
    if before.ply == 0:
        return offer(seats, site, _STONE)
    return swapped(seats, site, _STONE) if is_swap(before, after) else Story()


def swap_notice(seats: tuple[str, str]) -> str:
    """Return how the second seat may swap."""
    return Phrase("{seat} may swap: click the stone on the board to take it over", seat=seats[1])
