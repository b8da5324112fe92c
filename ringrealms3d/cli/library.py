"""``ringrealms3d library``: list, tag, import, export and delete kept games."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands, add_json, named_path, whole_number
from ringrealms3d.cli.game_input import is_stream, opened_stream
from ringrealms3d.cli.left_out import report_left_out_of
from ringrealms3d.cli.library_query import add_conditions, chosen_games, query_of
from ringrealms3d.cli.output import (
    end_progress,
    note,
    print_files,
    print_files_as_json,
    print_json,
    show_progress,
)
from ringrealms3d.cli.targets import add_force, check_targets
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import person_path
from ringrealms3d.core.phrase import Phrase, tr, tr_count
from ringrealms3d.core.plain_text import one_line

if TYPE_CHECKING:
    from ringrealms3d.library.importing import ImportReport, NamedStream
    from ringrealms3d.library.library import Library
    from ringrealms3d.library.queries import Order
    from ringrealms3d.library.rescue import RescueReport

_SHOWN = 20
_MOST_SHOWN = 10**9
_LARGEST_ID = 2**63 - 1
_PROGRESS_STEPS = 100
_REFUSED = 2
_COLUMNS = ("begun", "variant", "first", "second", "result", "moves", "event", "place", "tags")
_LARGEST_FIRST = ("begun", "moves")


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "library",
        examples=["library list --player Ada"],
        help=tr("list, search, import and export kept games"),
        description=tr(
            "The library keeps games in one file. You can list, search, tag, import, export, "
            "count and delete them. Search by player, result, date, tag or position."
        ),
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar=tr("action"))
    for add in _ACTIONS:
        added = add(actions)
        added.add_argument(
            "--library",
            type=named_path,
            metavar="FILE",
            help=tr("a library other than the program's own: a file whose name ends in .sqlite"),
        )
        add_json(added)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Open the library and run the command."""
    from ringrealms3d.library.library import Library

    if options.library is not None and options.act not in _ADDING:
        _check_is_there(options.library)
    with Library(options.library) as library:
        if library.notice:
            _warn(options, tr(library.notice))
        code: int = options.act(library, options)
    return code


def _warn(options: argparse.Namespace, sentence: str) -> None:
    command = f"ringrealms3d library {options.action}"
    print(f"{command}: {sentence}", file=sys.stderr)


def _check_is_there(path: Path) -> None:
    """Raise a UserError if there is no such library; opening it would begin one."""
    if not person_path(str(path)).exists():
        raise UserError("there is no library {path}", path=path)


def _add_list(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "list",
        examples=["library list --game loop --from yesterday"],
        aliases=["search"],
        help=tr("list the games, or those that match"),
        description=tr(
            "List the games that match all conditions, the most recent first or sorted; without a "
            "condition, all. A position is found however it is turned or mirrored, and whichever "
            "moves led to it. 'search' is another name of this command."
        ),
    )
    add_conditions(parser)
    _add_showing(parser)
    parser.set_defaults(act=_list)
    return parser


def _add_tag(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "tag",
        examples=["library tag --add endgame 12 13"],
        help=tr("add tags to games, and remove them"),
        description=tr(
            "Add tags to games and remove others. A tag is any text without a comma; a game can "
            "have many. JSON and SGF files keep them. Games are named by their numbers, or by "
            "conditions."
        ),
    )
    _add_ids(parser)
    parser.add_argument(
        "--add",
        action="append",
        default=[],
        metavar="TAG",
        help=tr("a tag to add; can be repeated"),
    )
    parser.add_argument(
        "--remove",
        action="append",
        default=[],
        metavar="TAG",
        help=tr("a tag to remove; can be repeated"),
    )
    parser.set_defaults(act=_tag)
    return parser


def _add_tags(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "tags",
        examples=["library tags"],
        help=tr("list all tags"),
        description=tr("List all tags and how many games have each."),
    )
    parser.set_defaults(act=_tags)
    return parser


def _add_import(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "import",
        examples=["library import games"],
        help=tr("add the games in files and folders"),
        description=tr(
            "Add the games in files, in all game files within folders and on standard input (-), "
            "each only once. Files "
            "without a game are named and skipped; the exit code is then 2. Ctrl+C stops; games "
            "already added stay, and the same command resumes."
        ),
    )
    parser.add_argument(
        "paths", nargs="+", type=named_path, metavar="PATH", help=tr("a file, a folder, or -")
    )
    parser.set_defaults(act=_import)
    return parser


def _add_export(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "export",
        examples=["library export --player Ada -o games"],
        help=tr("write games to files"),
        description=tr(
            "Write games to one file, whose extension selects the format, or to a folder, each as "
            "JSON, which keeps everything. Games are named by their numbers, or by conditions."
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
        examples=["library stats --json"],
        help=tr("show how the games ended, and your rating"),
        description=tr(
            "Show how the games of each variant ended and how long they were, your results "
            "against each level, your rating in each game, and your last rated games."
        ),
    )
    parser.set_defaults(act=_stats)
    return parser


def _add_delete(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "delete",
        examples=["library delete 12 13"],
        help=tr("delete games"),
        description=tr(
            "Delete all the named games, or none if one of them does not exist. Games are named "
            "by their numbers, or by conditions. For 30 days 'library undelete' brings them back."
        ),
    )
    _add_ids(parser)
    parser.set_defaults(act=_delete)
    return parser


def _add_undelete(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "undelete",
        examples=["library undelete"],
        help=tr("bring back deleted games"),
        description=tr(
            "Bring back the games deleted last, or those of an earlier deletion, under their old "
            "numbers. A deletion is final after 30 days. --list shows the deletions."
        ),
    )
    parser.add_argument(
        "deletion",
        nargs="?",
        type=whole_number(1, _LARGEST_ID),
        metavar="DELETION",
        help=tr("the number of a deletion, as --list shows it (default: the last one)"),
    )
    parser.add_argument("--list", action="store_true", help=tr("only list the deletions"))
    parser.set_defaults(act=_undelete)
    return parser


def _add_restore(actions: Commands) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(
        "restore",
        examples=["library restore"],
        help=tr("bring back the games of a damaged library"),
        description=tr(
            "Add the games that can still be read in a damaged library, each once; the damaged "
            "file stays as it is. The exit code is 2 if some of its games cannot be read."
        ),
    )
    parser.add_argument(
        "file",
        nargs="?",
        type=named_path,
        metavar="DAMAGED",
        help=tr("the damaged file (default: the last one)"),
    )
    parser.set_defaults(act=_restore)
    return parser


_ACTIONS = (
    _add_list,
    _add_tag,
    _add_tags,
    _add_import,
    _add_export,
    _add_stats,
    _add_delete,
    _add_undelete,
    _add_restore,
)


def _add_showing(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--limit",
        type=whole_number(1, _MOST_SHOWN),
        metavar="N",
        help=tr("how many at most (default: {shown} in a table, otherwise all)").format(
            shown=_SHOWN
        ),
    )
    parser.add_argument(
        "--sort",
        choices=_COLUMNS,
        metavar="COLUMN",
        help=tr("sort by {columns} (default: begun)").format(columns=", ".join(_COLUMNS)),
    )
    parser.add_argument(
        "--reverse", action="store_true", help=tr("reverse the order: Z first, or the oldest")
    )
    parser.add_argument("--ids", action="store_true", help=tr("print only the games' numbers"))


def _add_ids(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "ids",
        nargs="*",
        type=whole_number(1, _LARGEST_ID),
        metavar="ID",
        help=tr("a game's number, as list shows it"),
    )
    add_conditions(parser)


def _list(library: Library, options: argparse.Namespace) -> int:
    from ringrealms3d.cli.library_text import games_json, games_text

    query = query_of(library, options)
    usual = _MOST_SHOWN if options.ids or options.json else _SHOWN
    games = library.games(query, options.limit or usual, orders=[_order_of(options)])
    if options.ids:
        for game in games:
            print(game.id)
    else:
        print(games_json(games) if options.json else games_text(games, library.count(query)))
    return 0


def _order_of(options: argparse.Namespace) -> Order:
    from ringrealms3d.library.queries import Order, SortBy

    column = options.sort or _COLUMNS[0]
    return Order(SortBy(column), (column in _LARGEST_FIRST) != options.reverse)


def _tag(library: Library, options: argparse.Namespace) -> int:
    if not (options.add or options.remove):
        raise UserError("name a tag to --add or to --remove")
    ids = chosen_games(library, options)
    library.tag(ids, options.add, options.remove)
    if options.json:
        print_json({"tagged": ids})
    else:
        print(tr_count("{count} game tagged", "{count} games tagged", len(ids)))
    return 0


def _tags(library: Library, options: argparse.Namespace) -> int:
    tags = library.tags()
    if options.json:
        print_json(tags)
        return 0
    for tag, count in tags.items():
        games = tr_count("{count} game", "{count} games", count)
        print(f"{one_line(tag)}  {games}")
    return 0


def _import(library: Library, options: argparse.Namespace) -> int:
    try:
        report = library.import_files(map(_source, options.paths), _show_progress)
    finally:
        end_progress()
    for problem in report.problems:
        _warn(options, tr(problem))
    if options.json:
        print_json(asdict(report))
        return _REFUSED if report.problems else 0
    added = Phrase.counted("{count} game added", "{count} games added", report.added)
    print(tr(Phrase("{first}, {second}", first=added, second=_known(report.known))))
    return _REFUSED if report.problems else 0


def _source(path: Path) -> Path | NamedStream:
    """Return a file, or what is read from standard input or a pipe."""
    from ringrealms3d.library.importing import NamedStream

    return NamedStream(*opened_stream(str(path))) if is_stream(str(path)) else path


def _show_progress(report: ImportReport) -> bool:
    step = max(1, report.files // _PROGRESS_STEPS)
    if report.read % step == 0 or report.read == report.files:
        text = tr_count(
            "{done} of {count} file", "{done} of {count} files", report.files, done=report.read
        )
        show_progress(text)
    return True


def _export(library: Library, options: argparse.Namespace) -> int:
    from ringrealms3d.library.library import nobody_reads
    from ringrealms3d.records.game_files import holds_everything

    ids = chosen_games(library, options)
    places = library.export_places(ids, options.output)
    check_targets(options, places)
    if not all(map(holds_everything, places)):  # then it is one file
        report_left_out_of([library.load(number) for number in ids], options.output)
    one = len(places) < len(ids)
    written = library.export(ids, options.output, nobody_reads if one or options.json else _print)
    if options.json:
        print_files_as_json(written)
    elif one:
        print_files(written)
    return 0


def _print(path: Path) -> None:
    print_files([path])


def _stats(library: Library, options: argparse.Namespace) -> int:
    from ringrealms3d.cli.library_text import statistics_json, statistics_text

    text = statistics_json if options.json else statistics_text
    print(text(library.statistics()))
    return 0


def _delete(library: Library, options: argparse.Namespace) -> int:
    ids = chosen_games(library, options)
    deletion = library.delete(ids)
    if options.json:
        print_json({"deleted": ids, "deletion": deletion})
    else:
        print(tr_count("{count} game deleted", "{count} games deleted", len(ids)))
        note(tr("'ringrealms3d library undelete' brings back what was deleted last"))
    return 0


def _undelete(library: Library, options: argparse.Namespace) -> int:
    from ringrealms3d.cli.library_text import deletions_json, deletions_text

    deletions = library.deletions()
    if options.list:
        print((deletions_json if options.json else deletions_text)(deletions))
        return 0
    if options.deletion is None and not deletions:
        raise UserError("there are no deleted games to bring back")
    ids = library.restore(options.deletion or deletions[0].id)
    if options.json:
        print_json({"restored": ids})
    else:
        print(tr_count("{count} game restored", "{count} games restored", len(ids)))
    return 0


def _restore(library: Library, options: argparse.Namespace) -> int:
    report = library.rescue(options.file, _report_rescue)
    end_progress()
    if options.json:
        print_json({**asdict(report), "path": str(report.path), "lost": report.lost})
        return _REFUSED if report.lost else 0
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
    _warn(options, lost)
    return _REFUSED


_ADDING = (_import, _restore)
"""The actions that may begin a new library."""


def _report_rescue(report: RescueReport) -> None:
    text = tr_count(
        "{done} of {count} game", "{done} of {count} games", report.games, done=report.read
    )
    show_progress(text)


def _known(count: int) -> Phrase:
    return Phrase.counted("{count} already known", "{count} already known", count)
