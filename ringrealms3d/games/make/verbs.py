"""The verbs of a game's module, and the usual ones where it defines none."""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any

from ringrealms3d.core.checks import refuse
from ringrealms3d.games.make import rules as building_blocks
from ringrealms3d.games.make.constants import CONSTANTS, LOSES, WINS, constant
from ringrealms3d.games.make.moving import ended_where_stuck, playout_where_stuck
from ringrealms3d.games.make.source import at_name
from ringrealms3d.games.make.states import has_chance, has_passes


class ModuleRules:
    """The verbs of a game's module, and the usual ones that it does not define."""

    def __init__(self, module: ModuleType, state: type, rack: int) -> None:
        """Take the functions of a module, and the usual ones for its class of states and racks."""
        self.__name__ = module.__name__
        self._module = module
        own = lists_moves(module)
        self._usual: dict[str, Any] = {
            "moves": building_blocks.moves,
            "random_move": building_blocks.random_place,
            "over": building_blocks.over,
            "margin": building_blocks.margin,
        }
        if rack:
            self._usual |= {
                "moves": building_blocks.moves_from_rack,
                "over": building_blocks.over_with_rack,
            }
        if own or rack:
            self._usual["random_move"] = building_blocks.random_listed
        if own:
            self._usual["over"] = building_blocks.decided
        if has_passes(state):
            self._usual["over"] = building_blocks.passed_out
        if has_chance(state):
            self._usual |= {
                "determinize": building_blocks.determinize,
                "shown": building_blocks.shown,
            }

        stuck = constant(module, "STUCK")
        if stuck and callable(getattr(module, "play", None)):
            at_end = module.play, stuck == LOSES, stuck == WINS
            self.play = ended_where_stuck(*at_end)
            if own and not hasattr(module, "random_move"):
                self._usual["playout"] = playout_where_stuck(*at_end)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._module, name, None)
        if not callable(found):
            found = self._usual.get(name)
        if found is None:
            raise AttributeError(name)
        return found


@cache
def rules_of(module: ModuleType, state: type, rack: int) -> ModuleRules:
    """Return the same rules for all boards of a game, of which several can have as many sites."""
    return ModuleRules(module, state, rack)


def lists_moves(module: ModuleType) -> bool:
    """Return whether a game has moves of its own, besides those to empty sites."""
    found = getattr(module, "moves", building_blocks.moves)
    return found not in (building_blocks.moves, building_blocks.moves_and_swap)


def pattern_count(module: ModuleType) -> int:
    """Return how many patterns a module has: its ``PATTERNS``, 0 without the verb ``patterns``.

    Raises:
        UserError: it has one without the other, or the number is none.
    """
    found = constant(module, "PATTERNS")
    has_verb = callable(getattr(module, "patterns", None))
    if has_verb != bool(found):
        wanted = CONSTANTS["PATTERNS"].wanted if has_verb else "0"
        place = "patterns" if has_verb else "PATTERNS"
        raise at_name(module, place, refuse(module.__name__, "PATTERNS", found, wanted))
    return int(found)
