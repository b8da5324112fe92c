"""A small game that says in its own way what moves, positions and diagrams are."""

from __future__ import annotations

from ringrealms3d.core.setup import SetupForm
from ringrealms3d.core.verbs import Struct
from ringrealms3d.make import Chance, Grid, NumberField, State, end_turn, game, kernel, put


class Counted(State):
    """The pot is a number to set up."""

    pot: int
    chance: Chance


def setup(board: Grid, state: Struct) -> None:
    state.pot = 6


@kernel
def play(tables: Struct, state: Struct, code: int) -> None:
    put(state, code % len(state.stone))
    state.pot += 1
    end_turn(state)


def text(board: Grid, code: int) -> str:
    start, end = divmod(code, board.size)
    return f"from({start})to({end})"


def fen(tables: Struct, state: Struct) -> str:
    return f"{''.join(map(str, state.stone))}/{state.turn}/{state.ply}/{state.pot}"


def read_fen(tables: Struct, state: Struct, text: str) -> None:
    parts = text.split("/")
    if len(parts) != 4:
        raise ValueError("a position has four parts")
    state.stone[:] = [int(piece) for piece in parts[0]]
    state.turn, state.ply, state.pot = map(int, parts[1:])


def diagram(tables: Struct, state: Struct) -> str:
    return "one stone" if (state.stone > 0).sum() == 1 else "more"


def setup_form(usual: SetupForm) -> SetupForm:
    usual.fields += (NumberField("pot 0", "In the pot", 16),)
    return usual


GAME = game(__name__, "Own words", {"4": Grid(4, 4)}, "# Own words", travels=True)
