"""Choosing games of the library: conditions as options, and the query that they make."""

from __future__ import annotations

import argparse
import re
from datetime import date, timedelta
from typing import TYPE_CHECKING

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from ringrealms3d.library.library import Library
    from ringrealms3d.library.queries import Query

_DAYS = {"today": 0, "yesterday": 1}  # ago
_ENDINGS = ("first", "second", "draw", "unfinished")
_PLIES = re.compile(r"([0-9]{1,6})(?:(-)([0-9]{1,6})?)?")
_MOST_PLIES = 10**6


def add_conditions(parser: argparse.ArgumentParser) -> None:
    """Add what games can be chosen by."""
    parser.add_argument("--game", metavar="VARIANT", help=tr("a game such as loop, or loop/mini"))
    parser.add_argument("--position", metavar="FEN", help=tr("a position that the game reached"))
    parser.add_argument(
        "--player", metavar="NAME", help=tr("part of a player's name, or person, or 'level 4'")
    )
    parser.add_argument(
        "--event", metavar="NAME", help=tr("part of the name of its event or place")
    )
    parser.add_argument(
        "--result",
        choices=_ENDINGS,
        metavar="WHO",
        help=tr("who won: {endings}").format(endings=", ".join(_ENDINGS)),
    )
    parser.add_argument(
        "--from",
        dest="since",
        type=_day,
        metavar="DATE",
        help=tr("the first day, such as 2026-11-24, today or yesterday"),
    )
    parser.add_argument("--to", dest="until", type=_day, metavar="DATE", help=tr("the last day"))
    parser.add_argument(
        "--plies",
        type=_plies,
        metavar="N",
        help=tr("how many moves: 10, at least 10 (10-), or from 10 to 40 (10-40)"),
    )
    parser.add_argument(
        "--tag",
        dest="tags",
        action="append",
        default=[],
        metavar="TAG",
        help=tr("a tag that the game has; can be repeated for games with all of them"),
    )
    parser.add_argument("--rated", action="store_true", default=None, help=tr("rated games only"))


def query_of(library: Library, options: argparse.Namespace) -> Query:
    """Return the query that the options make.

    Raises:
        UserError: there is no such game or variant, here or in the library, or the position does
            not belong to it.
    """
    from ringrealms3d.games.named import from_fen
    from ringrealms3d.library.queries import Query
    from ringrealms3d.library.summary import Ending

    named, is_variant = options.game, "/" in (options.game or "")
    if options.position is not None and not is_variant:
        raise UserError("--position needs --game with a variant, such as loop/mini")
    return Query(
        game=None if is_variant or named is None else _known_game(library, named),
        variant=_known_variant(library, named) if is_variant else None,
        player=options.player,
        event=options.event,
        since=options.since,
        until=options.until,
        ending=None if options.result is None else Ending(options.result),
        plies=options.plies,
        rated=options.rated,
        tags=tuple(options.tags),
        position=None if options.position is None else from_fen(named, options.position),
    )


def _known_game(library: Library, uid: str) -> str:
    """Return the id of a game, which may be in the library alone."""
    from ringrealms3d.games import get_game
    from ringrealms3d.library.queries import Query

    return uid if library.count(Query(game=uid)) else get_game(uid).uid


def _known_variant(library: Library, uid: str) -> str:
    """Return the full id of a variant, which may be in the library alone."""
    from ringrealms3d.games.named import named_variant
    from ringrealms3d.library.queries import Query

    return uid if library.count(Query(variant=uid)) else named_variant(uid).uid


def chosen_games(library: Library, options: argparse.Namespace) -> list[int]:
    """Return the numbers of the games that are named, or that match the conditions.

    Raises:
        UserError: there is neither a number nor a condition, or both, or nothing matches.
    """
    from ringrealms3d.library.queries import Query

    query = query_of(library, options)
    if (query == Query()) != bool(options.ids):
        raise UserError("name games by their numbers, or by conditions such as --game loop")
    if options.ids:
        return list(dict.fromkeys(options.ids))
    found = library.numbers(query)
    if not found:
        raise UserError("no game matches these conditions")
    return found


def _day(text: str) -> date:
    if text in _DAYS:
        return date.today() - timedelta(_DAYS[text])
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a date such as 2026-11-24").format(text=text)
        ) from None


def _plies(text: str) -> tuple[int, int]:
    """Read a number of moves, such as 10, or a range of them, such as 10-40 or 10-."""
    found = _PLIES.fullmatch(text)
    least = int(found[1]) if found else 0
    most = int(found[3] or _MOST_PLIES) if found and found[2] else least
    if not found or least > most:
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a range of lengths such as 10-40").format(text=text)
        )
    return least, most
