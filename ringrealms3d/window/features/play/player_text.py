"""What a player is called."""

from __future__ import annotations

from ringrealms3d.core.phrase import tr
from ringrealms3d.session.players import Computer, OpponentProgram, Player
from ringrealms3d.window.widgets.texts import program_name


def player_text(player: Player) -> str:
    """Return the name of a player."""
    if isinstance(player, Computer):
        return tr("Computer, level {level}").format(level=player.level)
    if isinstance(player, OpponentProgram):
        text = tr("{program}, {seconds} s a move")
        return text.format(program=program_name(player), seconds=f"{player.seconds:g}")
    return tr("Person")
