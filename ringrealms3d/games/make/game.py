"""A whole game from one module."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial

from ringrealms3d.core.checks import refuse
from ringrealms3d.core.game import UNKNOWN, BoardEntry, Game
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.games.make.constants import LOSES, constant
from ringrealms3d.games.make.places import Colours, Places
from ringrealms3d.games.make.variant import MadeVariant

_MOVES_OF_A_SITE = 8  # where pieces move, if they stand on all sites


def game(
    module: str,
    title: str,
    boards: Mapping[str, Places],
    rules: str,
    *,
    sides: tuple[str, str] = ("White", "Black"),
    colours: Colours = ("white", "black"),
    designer: str = UNKNOWN,
    uid: str = "",
    goal: str = "",
    travels: bool = False,
    rack: int = 0,
    most_moves: int = 0,
) -> Game:
    """Return the game that a module's functions and classes make.

    Args:
        module: its ``__name__``. It has ``play``, and if the usual ones do not fit, ``moves``,
            ``random_move``, ``over``, ``margin``, and any other verb of
            :mod:`ringrealms3d.core.verbs`; a subclass of :class:`State`; a class ``Tables``;
            functions ``setup``, ``layout``, ``marks``, ``counts`` and ``moves_left``; ``DEED``,
            what a winner did, such as "has four in a row", or a function ``deed``; and ``SEARCH``,
            the numbers in which a search departs from the usual ones, explained by
            ``ringrealms3d.engine.settings.SearchSettings``.
        title: the display name.
        boards: the boards by the second half of their variants' ids, such as {"4": Grid(4, 4, 4)}.
        rules: for players, in Markdown; the address of a picture can be ``position:ID?FEN``.
        sides: the names of both seats, the first to move first.
        colours: of their pieces: red, blue, black or white.
        uid: the game's id, by default the title in small letters with hyphens.
        goal: the aim in one sentence, by default from ``DEED`` and ``STUCK``.
        travels: whether a move is a start and an end, instead of one site.
        rack: from how many pieces each seat chooses the one that it puts on a site.
        most_moves: the most that any position can have, by default the number of sites, times that
            of a rack's places, or times eight where pieces move.

    Raises:
        UserError: a part cannot be right.
    """
    for part, number in (("rack", rack), ("most_moves", most_moves)):
        if not isinstance(number, int) or number < 0:
            raise refuse(title, part, number, "0 …")
    uid = uid or title.lower().replace(" ", "-")
    variants = {f"{uid}/{name}": places for name, places in boards.items()}
    for name, places in boards.items():
        if not isinstance(places, Places):
            raise refuse(uid, f"boards[{name!r}]", places, "Grid, Hexagons, Solid, …")
    made = partial(_variant, variants, module, sides, colours, travels, rack, most_moves)
    listed = {name: BoardEntry(places.title, places.size) for name, places in variants.items()}
    aim = goal or _usual_goal(module)
    return Game(uid, title, designer, sides, tuple(variants), rules, made, goal=aim, boards=listed)


def _usual_goal(module: str) -> str:
    """Return what wins as far as a module says it in so many words, empty if it does not."""
    found = sys.modules[module]
    if hasattr(found, "DEED"):
        return Phrase("Who {deed} wins.", deed=constant(found, "DEED"))
    loses = constant(found, "STUCK") == LOSES
    return translatable("Who cannot move loses.") if loses else ""


def _variant(
    variants: Mapping[str, Places],
    module: str,
    sides: tuple[str, str],
    colours: Colours,
    travels: bool,
    rack: int,
    most_moves: int,
    uid: str,
) -> MadeVariant:
    places = variants[uid]
    each = min(_MOVES_OF_A_SITE, places.size) if travels else rack or 1
    most = most_moves or each * places.size
    return MadeVariant(uid, places, sys.modules[module], sides, colours, travels, rack, most)
