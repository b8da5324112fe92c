"""Switches for the games that were installed, one each, for the dialog of settings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.outside import installed_games, is_wanted, switch_game
from ringrealms3d.core.phrase import tr
from ringrealms3d.games import why_left_out
from ringrealms3d.window.context import Context
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.settings_dialog import id_of_game
from ringrealms3d.window.widgets.joining import sentences, stopped


def game_switches(context: Context) -> Iterator[Command]:
    """Yield a switch for each installed game; games come and go when the program starts.

    It tells why a broken one is not here.
    """
    about = tr("{place}; a change takes effect when the program next starts.")
    for game in installed_games():
        reason = why_left_out(game.place)
        told = [about.format(place=game.place), *([stopped(tr(reason))] if reason else [])]
        yield Command(
            id_of_game(game.name),
            game.name,
            partial(_switch, context, game.name),
            sentences(*told),
            checked=partial(is_wanted, game.name),
            usual=lambda: True,
        )


def _switch(context: Context, name: str, on: bool) -> None:
    try:
        switch_game(name, on)
    except UserError as error:
        context.say(error_sentence(error))
