"""The commands that begin, change and end games."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QKeySequence

from ringrealms3d.core.news import swap_of
from ringrealms3d.core.phrase import tr
from ringrealms3d.games import all_games, board_entry
from ringrealms3d.session.draft import Draft
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Human
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.draw_offer import DrawOffer
from ringrealms3d.window.features.play.game_end import GameEnd
from ringrealms3d.window.features.play.new_games import NewGames
from ringrealms3d.window.features.play.play_settings import SOUNDS, THREATS
from ringrealms3d.window.features.play.take_back import TakeBack
from ringrealms3d.window.features.play.who_played import WhoPlayed
from ringrealms3d.window.shell.command import Choice, Command, Option, switch_of
from ringrealms3d.window.shell.mode import AT_THE_BOARD

_Key = QKeySequence.StandardKey


def game_commands(
    context: Context, new_games: NewGames, end: GameEnd, take_back: TakeBack
) -> Iterator[Command | Choice]:
    """Yield what begins, changes and ends games."""
    session = context.session
    yield Command(
        "game.new",
        tr("&New game…"),
        new_games.ask,
        tr("Choose a board and who plays."),
        _Key.New,
        "plus",
    )
    yield Command(
        "game.again",
        tr("&Play again"),
        end.play_again,
        tr("Start over on this board, with the same players."),
        "Ctrl+Shift+N",
        "again",
    )
    yield Choice(
        "game.board",
        tr("&Board"),
        _board_options,
        lambda: session.uid,
        lambda uid: session.new_game(uid, control=session.timing.control),
        tr("Start a game on another board."),
    )
    yield Command(
        "game.undo",
        tr("&Undo"),
        lambda: _undo(context, take_back),
        tr("Take back the last move; against the computer, your last one."),
        _Key.Undo,
        "undo",
        enabled=lambda: _undoing(context).can_undo,
        word=tr("Take back"),
    )
    yield Command(
        "game.redo",
        tr("&Redo"),
        lambda: _undoing(context).redo(),
        tr("Play a move again that was taken back."),
        "Ctrl+Shift+Z",
        "redo",
        enabled=lambda: _undoing(context).can_redo,
        other_key="Ctrl+Y",
    )
    yield Command(
        "game.swap",
        tr("S&wap"),
        lambda: _swap(session),
        tr("Take over the first stone, in games that let the second player do so."),
        enabled=lambda: _may_swap(session),
    )
    yield Command(
        "game.resign",
        tr("Re&sign"),
        end.resign,
        tr("Give up the game. You can take that back, except in a rated game."),
        icon="resign",
        enabled=lambda: session.can_resign,
    )
    draw = DrawOffer(context, context.engines.computer)
    yield Command(
        "game.draw",
        tr("Offer a &draw"),
        draw.offer,
        tr("End the game as a draw if the other person agrees, or the computer."),
        enabled=lambda: draw.possible,
    )
    yield Command(
        "game.who",
        tr("Who p&layed…"),
        lambda: _ask_who(context),
        tr("Say who played, at what event, where and when, and how the game ended."),
        modes=AT_THE_BOARD,
    )
    yield Command(
        "view.result",
        tr("&Show what decided the game"),
        end.show_again,
        tr("Show how the game ended, and why."),
        "Ctrl+R",
    )
    yield switch_of(
        context.settings,
        SOUNDS,
        "view.sounds",
        tr("So&unds"),
        tr("Hear moves, captures and the end of a game."),
        icon="sound",
    )
    yield switch_of(
        context.settings,
        THREATS,
        "view.threats",
        tr("Warn of threats &by the computer"),
        tr("Show what the computer threatens, on its levels 1 to 3."),
    )


def _ask_who(context: Context) -> None:
    dialog = WhoPlayed(context.window, context.session)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def _may_swap(session: GameSession) -> bool:
    """Whether a person is to move who may take over the first stone."""
    mover = isinstance(session.player_to_move, Human)
    return mover and swap_of(session.position) is not None


def _swap(session: GameSession) -> None:
    swap = swap_of(session.position)
    if swap is not None:
        session.play(swap)


def _undo(context: Context, take_back: TakeBack) -> None:
    """Take back what was done last; in a game, the opponent may be asked."""
    undoing = _undoing(context)
    if undoing is context.session:
        take_back.undo()
    else:
        undoing.undo()


def _undoing(context: Context) -> GameSession | Draft:
    """Return what takes back what was done last, as the mode wants it."""
    draft = context.display.draft
    return draft if draft and context.modes.conduct.undoes == "draft" else context.session


def _board_options() -> list[Option]:
    options = []
    for game in all_games():
        for uid in game.variants:
            board = board_entry(uid)
            text = tr("{title} ({count} places)")
            text = text.format(title=tr(board.title), count=board.size)
            options.append(Option(uid, text, tr(game.title)))
    return options
