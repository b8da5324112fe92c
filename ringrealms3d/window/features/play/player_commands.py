"""The commands about who plays, and how."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import Qt

from ringrealms3d.core.phrase import tr
from ringrealms3d.engine.levels import DEFAULT_SECONDS, HIGHEST, LOWEST
from ringrealms3d.session.players import Human
from ringrealms3d.window.board.board_settings import PREMOVE
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.play.opponents import OPPONENTS, Opponents
from ringrealms3d.window.features.play.pacer import Pacer
from ringrealms3d.window.features.play.play_settings import (
    ASKING,
    LEVEL,
    PONDER,
    SECONDS,
    THINKING_SECONDS,
)
from ringrealms3d.window.features.play.programs_dialog import ProgramsDialog
from ringrealms3d.window.shell.command import Choice, Command, Option, switch_of
from ringrealms3d.window.widgets.level_texts import level_about, with_strength


def player_commands(
    context: Context, opponents: Opponents, pacer: Pacer
) -> Iterator[Command | Choice]:
    """Yield what is about who plays."""
    settings, session = context.settings, context.session
    yield Choice(
        "players.opponent",
        tr("Who plays"),
        lambda: opponent_options(session.position.variant.seats),
        lambda: OPPONENTS[
            tuple(seat for seat in (0, 1) if not isinstance(session.players[seat], Human))
        ],
        opponents.choose,
        inline=True,
    )
    yield Choice(
        "players.level",
        tr("Computer's &level"),
        lambda: _levels(session.uid),
        lambda: str(opponents.level),
        lambda level: opponents.choose_level(int(level)),
        tr("How well the computer plays, from 1 (beginner) to 10."),
        enabled=lambda: not session.rated,
        usual=lambda: str(LEVEL.default),
    )
    times = [
        Option(f"{seconds:g}", tr("{seconds} s").format(seconds=f"{seconds:g}"))
        for seconds in THINKING_SECONDS
    ]
    yield Choice(
        "players.time",
        tr("Longest t&ime for a move"),
        lambda: times,
        lambda: f"{settings[SECONDS]:g}",
        lambda seconds: opponents.choose_thinking_time(float(seconds)),
        tr("How long the computer may think about a move."),
        usual=lambda: f"{DEFAULT_SECONDS:g}",
    )
    yield switch_of(
        settings,
        ASKING,
        "players.agree",
        tr("&Ask the opponent before retracting a move"),
        tr(
            "Between two people, a move is taken back only if the other side agrees, and never "
            "with clocks."
        ),
    )
    yield switch_of(
        settings,
        PREMOVE,
        "players.premove",
        tr("Move in a&dvance"),
        tr("While the computer thinks, a click marks a move that is played as soon as it can be."),
        context.moves.call_off,
    )
    yield switch_of(
        settings,
        PONDER,
        "players.ponder",
        tr("T&hink in your time"),
        tr(
            "The computer continues thinking while you do. This helps level 10, which uses a time "
            "for each move."
        ),
        opponents.follow_ponder,
    )
    yield Command(
        "players.programs",
        tr("P&rograms…"),
        lambda: _show_programs(context),
        tr("Add other programs that play and analyse, change, test and remove them."),
    )
    yield Command(
        "players.now",
        tr("&Move now"),
        opponents.move_now,
        tr("Make the computer play its best move so far."),
        "Ctrl+M",
        enabled=lambda: not isinstance(session.player_to_move, Human | None),
    )
    yield Command(
        "players.pause",
        tr("&Pause"),
        pacer.pause,
        tr("Stop the clocks, or a game between computers."),
        "P",
        enabled=lambda: session.can_pause,
        checked=lambda: session.waits and session.can_pause,
    )


def _show_programs(context: Context) -> None:
    dialog = ProgramsDialog(context.window, context.programs, context.session.uid)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()


def opponent_options(seats: tuple[str, str]) -> list[Option]:
    """Return who can play against whom in a game with these seats."""
    first, second = map(tr, seats)
    return [
        Option("friend", tr("&Two people at this screen")),
        Option("second", tr("You play {seat} against the &computer").format(seat=first)),
        Option("first", tr("You play {seat} against the c&omputer").format(seat=second)),
        Option("both", tr("&Watch the computer play itself")),
    ]


def _levels(uid: str) -> list[Option]:
    game = uid.partition("/")[0]
    return [
        Option(
            str(n), with_strength(tr("Level {n}").format(n=n), game, n), about=level_about(uid, n)
        )
        for n in range(LOWEST, HIGHEST + 1)
    ]
