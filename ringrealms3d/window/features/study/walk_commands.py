"""The commands that go through the moves of a game, its variations and comments."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.study.navigator import Navigator
from ringrealms3d.window.features.study.playback import Playback
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.mode import AT_THE_BOARD


def walk_commands(context: Context, navigator: Navigator, playback: Playback) -> Iterator[Command]:
    """Yield what goes through the moves of a game."""
    session = context.session
    at_the_board = partial(Command, modes=AT_THE_BOARD)
    about = tr("Show the position at the start of the game.")
    yield at_the_board(
        "go.first",
        tr("&First position"),
        navigator.first,
        about,
        "Alt+Home",
        "first",
        enabled=lambda: bool(session.moves),
    )
    yield at_the_board(
        "go.previous",
        tr("&Previous move"),
        navigator.previous,
        tr("Show the position one move earlier; nothing is taken back."),
        "Alt+Left",
        "previous",
        enabled=lambda: bool(session.moves),
    )
    yield at_the_board(
        "go.play",
        tr("Pla&y the moves"),
        playback.switch,
        tr("Show one position after another, from the start if the last one is shown."),
        "F5",
        "play",
        enabled=lambda: bool(session.line),
        checked=lambda: playback.on,
    )
    yield at_the_board(
        "go.next",
        tr("&Next move"),
        navigator.next,
        tr("Show the position one move later."),
        "Alt+Right",
        "next",
        enabled=lambda: not session.at_end,
    )
    yield at_the_board(
        "go.last",
        tr("&Last move"),
        navigator.last,
        tr("Show the position after the last move."),
        "Alt+End",
        "last",
        enabled=lambda: not session.at_end,
    )


def variation_commands(context: Context, navigator: Navigator) -> Iterator[Command]:
    """Yield what goes to other variations, forks and comments."""
    session = context.session
    at_the_board = partial(Command, modes=AT_THE_BOARD)
    yield at_the_board(
        "go.variation",
        tr("Next &variation"),
        navigator.next_variation,
        tr("Show the next alternative to this move."),
        "Alt+Down",
        enabled=lambda: navigator.has_variations,
    )
    yield at_the_board(
        "go.variation_before",
        tr("Previous v&ariation"),
        navigator.previous_variation,
        tr("Show the previous alternative to this move."),
        "Alt+Up",
        enabled=lambda: navigator.has_variations,
    )
    yield at_the_board(
        "go.fork",
        tr("Next f&ork"),
        navigator.next_fork,
        tr("Go to where the line has variations next, or to its end."),
        "Alt+Shift+Right",
        enabled=lambda: not session.at_end,
    )
    yield at_the_board(
        "go.fork_before",
        tr("Previous for&k"),
        navigator.previous_fork,
        tr("Go back to where the line last had variations, or to its start."),
        "Alt+Shift+Left",
        enabled=lambda: bool(session.moves),
    )
    yield at_the_board(
        "go.comment",
        tr("Next &comment"),
        navigator.next_comment,
        tr("Go to the next position with a comment."),
        "Alt+Shift+Down",
        enabled=lambda: navigator.has_comments,
    )
    yield at_the_board(
        "go.comment_before",
        tr("Previous co&mment"),
        navigator.previous_comment,
        tr("Go back to the previous position with a comment."),
        "Alt+Shift+Up",
        enabled=lambda: navigator.has_comments,
    )
