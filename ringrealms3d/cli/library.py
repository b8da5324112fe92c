"""``ringrealms3d library``: list, search, import, export and delete kept games."""

from __future__ import annotations

import argparse
import re
import sys
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands, named_path, whole_number
from ringrealms3d.cli.left_out import report_left_out
from ringrealms3d.cli.targets import add_force, check_targets
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import person_path
from ringrealms3d.core.phrase import Phrase, tr, tr_count

if TYPE_CHECKING:
    from ringrealms3d.library.importing import ImportReport
    from ringrealms3d.library.library import Library
    from ringrealms3d.library.queries import Query
    from ringrealms3d.library.rescue import RescueReport

_SHOWN = 20
_MOST_SHOWN = 10**9
_LARGEST_ID = 2**63 - 1
_ENDINGS = ("first", "second", "draw", "unfinished")
_PLIES = re.compile(r"([0-9]{1,6})-([0-9]{1,6})")
_PROGRESS_STEPS = 100
_REFUSED = 2


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "library",
        help=tr("list, search, import and export kept games"),
        description=tr(
            "The library keeps games in one file. You can list, search, import, export, "
            "count and delete them. Search by player, result, date or position."
        ),
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar=tr("action"))
    for add in _ACTIONS:
        added = add(actions)
        added.add_argument(
            "--library",
            type=named_path,
            metavar="FILE",
            help=tr("another library than the program's own, a file whose name ends in .sqlite"),
        )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Open the library and run the command."""
    from ringrealms3d.library.library import Library

    if options.library is not None and options.act not in _ADDING:
        _check_is_there(options.library)
    with Library(options.library) as library:
        if library.notice:
            print(f"ringrealms3d library: {tr(library.notice)}", file=sys.stderr)
        code: int = options.act(library, options)
    return code


def _check_is_there(path: Path) -> None:
    """Raise a UserError if there is no such library; opening it would begin one."""
    if not person_path(str(path)).exists():
        raise UserError("there is no library {path}", path=path)


def _add_list(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "list",
        help=tr("list the games"),
        description=tr("List the games, the most recent first."),
    )
    _add_showing(parser)
    parser.set_defaults(act=_list)
    return parser


def _add_search(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "search",
        help=tr("search the games"),
        description=tr(
            "List the games that match all conditions, the most recent first. A position is found "
            "however it is turned or mirrored, and whichever moves led to it."
        ),
    )
    parser.add_argument("--game", metavar="VARIANT", help=tr("a game such as loop, or loop/mini"))
    parser.add_argument("--position", metavar="FEN", help=tr("a position that the game came to"))
    parser.add_argument(
        "--player", metavar="NAME", help=tr("a part of a player's name, or person, or 'level 4'")
    )
    parser.add_argument(
        "--result",
        choices=_ENDINGS,
        metavar="WHO",
        help=tr("who won: {endings}").format(endings=", ".join(_ENDINGS)),
    )
    parser.add_argument("--from", dest="since", type=_day, metavar="DATE", help=tr("the first day"))
    parser.add_argument("--to", dest="until", type=_day, metavar="DATE", help=tr("the last day"))
    parser.add_argument(
        "--plies", type=_plies, metavar="A-B", help=tr("how many moves, at least and at most")
    )
    parser.add_argument("--rated", action="store_true", default=None, help=tr("rated games only"))
    _add_showing(parser)
    parser.set_defaults(act=_search)
    return parser


def _add_import(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "import",
        help=tr("add the games in files and folders"),
        description=tr(
            "Add the games in files and in all game files within folders, each only once. Files "
            "without a game are named and skipped; the exit code is then 2. Ctrl+C stops; games "
            "already added stay, and the same command resumes."
        ),
    )
    parser.add_argument(
        "paths", nargs="+", type=named_path, metavar="PATH", help=tr("a file or a folder")
    )
    parser.set_defaults(act=_import)
    return parser


def _add_export(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "export",
        help=tr("write games to files"),
        description=tr(
            "Write one game to a file, whose extension selects the format, or any number of games "
            "to a folder as JSON, which keeps everything."
        ),
    )
    _add_ids(parser)
    parser.add_argument(
        "-o",
        "--output",
        type=named_path,
        required=True,
        metavar="PATH",
        help=tr("the file or folder"),
    )
    add_force(parser)
    parser.set_defaults(act=_export)
    return parser


def _add_stats(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "stats",
        help=tr("show how the games ended, and your rating"),
        description=tr(
            "Show how the games of each variant ended and how long they were, how yours "
            "against each level went, your rating in each game, and the last rated games."
        ),
    )
    parser.add_argument("--json", action="store_true", help=tr("print JSON"))
    parser.set_defaults(act=_stats)
    return parser


def _add_delete(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "delete",
        help=tr("delete games"),
        description=tr("Delete all the named games, or none if one of them does not exist."),
    )
    _add_ids(parser)
    parser.set_defaults(act=_delete)
    return parser


def _add_restore(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "restore",
        help=tr("bring back the games of a damaged library"),
        description=tr(
            "Add the games that can be read in a damaged library that was put aside, each once; "
            "that file stays as it is. The exit code is 2 if some of its games cannot be read."
        ),
    )
    parser.add_argument(
        "file",
        nargs="?",
        type=named_path,
        metavar="DAMAGED",
        help=tr("the damaged file (default: the one put aside last)"),
    )
    parser.set_defaults(act=_restore)
    return parser


_ACTIONS = (
    _add_list,
    _add_search,
    _add_import,
    _add_export,
    _add_stats,
    _add_delete,
    _add_restore,
)


def _add_showing(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--limit",
        type=whole_number(1, _MOST_SHOWN),
        default=_SHOWN,
        metavar="N",
        help=tr("how many at most (default: {shown})").format(shown=_SHOWN),
    )
    parser.add_argument("--json", action="store_true", help=tr("print JSON"))


def _add_ids(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "ids",
        nargs="+",
        type=whole_number(1, _LARGEST_ID),
        metavar="ID",
        help=tr("a game's number, as list tells it"),
    )


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a date such as 2026-11-24").format(text=text)
        ) from None


def _plies(text: str) -> tuple[int, int]:
    found = _PLIES.fullmatch(text)
    if not found or int(found[1]) > int(found[2]):
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a range of lengths such as 10-40").format(text=text)
        )
    return int(found[1]), int(found[2])


def _list(library: Library, options: argparse.Namespace) -> int:
    from ringrealms3d.library.queries import Query

    return _show(library, Query(), options)


def _search(library: Library, options: argparse.Namespace) -> int:
    return _show(library, _query(library, options), options)


def _show(library: Library, query: Query, options: argparse.Namespace) -> int:
    from ringrealms3d.cli.library_text import games_json, games_text

    games = library.games(query, options.limit)
    print(games_json(games) if options.json else games_text(games, library.count(query)))
    return 0


def _query(library: Library, options: argparse.Namespace) -> Query:
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
        since=options.since,
        until=options.until,
        ending=None if options.result is None else Ending(options.result),
        plies=options.plies,
        rated=options.rated,
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


def _import(library: Library, options: argparse.Namespace) -> int:
    try:
        report = library.import_files(options.paths, _show_progress)
    finally:
        print(file=sys.stderr)  # ends the line that tells how far it is
    for problem in report.problems:
        print(f"ringrealms3d library: {tr(problem)}", file=sys.stderr)
    added = Phrase.counted("{count} game added", "{count} games added", report.added)
    print(tr(Phrase("{first}, {second}", first=added, second=_known(report.known))))
    return _REFUSED if report.problems else 0


def _show_progress(report: ImportReport) -> bool:
    step = max(1, report.files // _PROGRESS_STEPS)
    if report.read % step == 0 or report.read == report.files:
        text = tr_count(
            "{done} of {count} file", "{done} of {count} files", report.files, done=report.read
        )
        print(f"\r{text}", end="", file=sys.stderr, flush=True)
    return True


def _export(library: Library, options: argparse.Namespace) -> int:
    from ringrealms3d.records.game_files import holds_everything

    ids = list(dict.fromkeys(options.ids))
    places = library.export_places(ids, options.output)
    check_targets(options, places)
    if not all(map(holds_everything, places)):  # then it is one game
        report_left_out(library.load(ids[0]), options.output)
    library.export(ids, options.output, print)
    return 0


def _stats(library: Library, options: argparse.Namespace) -> int:
    from ringrealms3d.cli.library_text import statistics_json, statistics_text

    text = statistics_json if options.json else statistics_text
    print(text(library.statistics()))
    return 0


def _delete(library: Library, options: argparse.Namespace) -> int:
    deleted = len(library.delete(options.ids))
    print(tr_count("{count} game deleted", "{count} games deleted", deleted))
    return 0


def _restore(library: Library, options: argparse.Namespace) -> int:
    report = library.rescue(options.file, _report_rescue)
    print(file=sys.stderr)
    restored = Phrase.counted("{count} game restored", "{count} games restored", report.added)
    print(tr(Phrase("{first}, {second}", first=restored, second=_known(report.known))))
    if not report.lost:
        return 0
    lost = tr_count(
        "{lost} of {count} game in {path} cannot be read",
        "{lost} of {count} games in {path} cannot be read",
        report.games,
        lost=report.lost,
        path=report.path,
    )
    print(f"ringrealms3d library: {lost}", file=sys.stderr)
    return _REFUSED


_ADDING = (_import, _restore)
"""The actions that may begin a new library."""


def _report_rescue(report: RescueReport) -> None:
    text = tr_count(
        "{done} of {count} game", "{done} of {count} games", report.games, done=report.read
    )
    print(f"\r{text}", end="", file=sys.stderr, flush=True)


def _known(count: int) -> Phrase:
    return Phrase.counted("{count} known already", "{count} known already", count)
