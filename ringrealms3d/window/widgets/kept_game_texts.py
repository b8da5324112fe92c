"""The texts for the library's games in lists."""

from __future__ import annotations

from datetime import datetime

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import last_part
from ringrealms3d.core.phrase import tr, tr_count
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.games import board_entry, get_game, is_installed
from ringrealms3d.library.deleting import Deletion
from ringrealms3d.library.summary import PERSON, UNKNOWN, Ending, GameSummary, level_of
from ringrealms3d.records.record import Reason, Result
from ringrealms3d.window.widgets.joining import items
from ringrealms3d.window.widgets.number_texts import day_text, moment_text


def ending_title(ending: Ending) -> str:
    """Return the title of an ending in the list of endings."""
    return {
        Ending.FIRST: tr("The first player won"),
        Ending.SECOND: tr("The second player won"),
        Ending.DRAW: tr("Drawn"),
        Ending.UNFINISHED: tr("Unfinished"),
    }[ending]


def board_text(uid: str) -> str:
    """Return a variant's game and board; either may not be known here."""
    name, _, board = uid.partition("/")
    if not is_installed(name):
        text = tr("a game of {game}, which is not installed here")
        return text.format(game=one_line(name))
    game = tr(get_game(name).title)
    try:
        title = tr(board_entry(uid).title)
    except (UserError, KeyError):
        title = last_part(board)  # a path in games of earlier versions
    return one_line(items((game, title)))


def player_text(name: str, kind: str) -> str:
    """Return the player of a seat."""
    level = level_of(kind)
    if level is not None:
        what = tr("Level {n}").format(n=level)
    else:
        what = {PERSON: tr("Person"), UNKNOWN: "–"}.get(kind, one_line(kind))
    named = one_line(name)
    return f"{named} ({what})" if name and kind and named != what else named or what


def result_text(game: str, result: Result) -> str:
    """Return how a game ended, in a few words."""
    if result.reason is Reason.UNFINISHED:
        return tr("unfinished")
    if result.winner is None:
        return tr("drawn")
    if not is_installed(game):
        return ending_title(Ending.SECOND if result.winner else Ending.FIRST)
    winner = tr(get_game(game).seats[result.winner])
    how = {
        Reason.RESIGNATION: tr("{seat} won (resignation)"),
        Reason.TIME: tr("{seat} won (time)"),
        Reason.AGREEMENT: tr("{seat} won (agreement)"),
        Reason.FORFEIT: tr("{seat} won (forfeit)"),
    }
    return how.get(result.reason, tr("{seat} won")).format(seat=winner)


def deletion_text(deletion: Deletion) -> str:
    """Return what was deleted and when, in local time."""
    when = moment_text(datetime.fromisoformat(deletion.moment))
    return tr_count(
        "{count} game deleted ({when})",
        "{count} games deleted ({when})",
        deletion.games,
        when=when,
    )


def date_text(summary: GameSummary) -> str:
    """Return when a game started, in local time, or only the day if no more is known."""
    if "T" not in summary.begun:
        return day_text(summary.begun)
    return moment_text(datetime.fromisoformat(summary.begun))
