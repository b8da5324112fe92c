"""The constants that a module can define, and what each can be: one list, as ``hooks`` is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType, ModuleType
from typing import Any

from ringrealms3d.core.checks import TEXT, refuse
from ringrealms3d.core.search_numbers import RECOMMENDED
from ringrealms3d.games.make.fens import MOST_PIECES
from ringrealms3d.games.make.pieces import Piece
from ringrealms3d.games.make.source import at_name

LOSES, WINS, DRAWS = "loses", "wins", "draws"


@dataclass(frozen=True, slots=True)
class Constant:
    """A constant that a module can define.

    Attributes:
        usual: what it is where the module says nothing.
        wanted: what it has to be, in the notation of Python.
        fits: whether something is that.
    """

    usual: Any
    wanted: str
    fits: Callable[[Any], bool]


def _is_text(found: Any) -> bool:
    return isinstance(found, str) and bool(found.strip())


def _are_pieces(found: Any) -> bool:
    return isinstance(found, Mapping) and all(
        isinstance(piece, Piece) and number in range(1, MOST_PIECES + 1)
        for number, piece in found.items()
    )


def _are_search_numbers(found: Any) -> bool:
    return isinstance(found, Mapping) and all(
        name in RECOMMENDED
        and isinstance(number, int | float)
        and RECOMMENDED[name].least <= number <= RECOMMENDED[name].most
        for name, number in found.items()
    )


CONSTANTS: Mapping[str, Constant] = MappingProxyType(
    {
        "DEED": Constant("won", TEXT, _is_text),
        "PATTERNS": Constant(0, "1 …", lambda found: isinstance(found, int) and found > 0),
        "PIECES": Constant({}, f"{{1 … {MOST_PIECES}: double(0), tile(1), …}}", _are_pieces),
        "SEARCH": Constant({}, f"{{{', '.join(RECOMMENDED)}: …}}", _are_search_numbers),
        "STUCK": Constant("", f"'{LOSES}', '{WINS}', '{DRAWS}'", (LOSES, WINS, DRAWS).__contains__),
    }
)
"""All constants that the program asks of a module, by name."""


def constant(module: ModuleType, name: str) -> Any:
    """Return a module's constant, or the usual one.

    Raises:
        UserError: it cannot be that; the message has its line.
    """
    listed = CONSTANTS[name]
    if not hasattr(module, name):
        return listed.usual
    found = getattr(module, name)
    if not listed.fits(found):
        raise at_name(module, name, refuse(module.__name__, name, found, listed.wanted))
    return found
