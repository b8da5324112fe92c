"""What tabs say of their games."""

from __future__ import annotations

from enum import Enum

from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.games import game_of_variant
from ringrealms3d.session.players import Computer, Human, OpponentProgram, Player
from ringrealms3d.session.state import State, outcome_at
from ringrealms3d.window.widgets.joining import items, titled
from ringrealms3d.window.widgets.texts import program_name

_LONGEST = 40


class Turn(Enum):
    """For whom a game waits."""

    YOURS = "a person"
    OTHERS = "the computer or a program"
    NOBODYS = "nobody: it is over"


def turn_in(state: State) -> Turn:
    """Return for whom a game waits where it stands."""
    node = state.stands_at
    if state.tries_out or outcome_at(node) is not None:
        return Turn.NOBODYS
    mover = state.players[node.position.turn]
    return Turn.YOURS if isinstance(mover, Human) else Turn.OTHERS


def tab_text(state: State) -> str:
    """Return a game and its board, and who plays or at what event."""
    game = tr(game_of_variant(state.record.uid).title)
    what = items((game, one_line(tr(state.position.board.title))))
    who = " – ".join(filter(None, map(_player_text, state.names, state.players)))
    return "  ·  ".join(filter(None, (what, who or _short(state.record.event))))


def whole_text(state: State, aside: bool) -> str:
    """Return the same, and for whom it waits."""
    return titled(tab_text(state), _turn_text(state, aside))


def _turn_text(state: State, aside: bool) -> str:
    turn = turn_in(state)
    if turn is Turn.NOBODYS:
        return tr("the game is over")
    if aside and (turn is Turn.OTHERS or state.record.time_control):
        return tr("paused until you come back")
    return tr("your move") if turn is Turn.YOURS else tr("the other side is to move")


def _player_text(name: str, player: Player) -> str:
    if isinstance(player, OpponentProgram):
        return program_name(player)
    if isinstance(player, Computer):
        return tr("Level {n}").format(n=player.level)
    return _short(name)


def _short(text: str) -> str:
    return one_line(text, _LONGEST)
