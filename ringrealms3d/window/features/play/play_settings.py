"""What is remembered of playing: the last game, its players, and how they play."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.time_notation import format_control, parse_control
from ringrealms3d.engine.levels import DEFAULT_SECONDS, HIGHEST, LOWEST
from ringrealms3d.games import variant
from ringrealms3d.session.players import Computer, OpponentProgram, Players, players_with
from ringrealms3d.window.shell.known_programs import read_program, write_programs
from ringrealms3d.window.shell.setting import (
    Setting,
    listed,
    one_of,
    switch,
    value_of,
)
from ringrealms3d.window.shell.settings import Settings

PONDER = switch("ponder", default=False)
"""Whether the computer thinks while a person is to move."""

PACES = MappingProxyType(
    {"as fast as they think": 0.0, "a move a second": 1.0, "a move in 3 seconds": 3.0}
)
"""How long a position of a watched game stays on the table at least, in seconds."""

THINKING_SECONDS = (1.0, 2.0, DEFAULT_SECONDS, 10.0, 30.0, 60.0)
"""How long the computer may think about a move."""

_SEATS: Mapping[str, tuple[int, ...]] = MappingProxyType({"0": (0,), "1": (1,), "0 1": (0, 1)})
_LEVELS = MappingProxyType({str(level): level for level in range(LOWEST, HIGHEST + 1)})
_TIMES = MappingProxyType({f"{seconds:g}": seconds for seconds in THINKING_SECONDS})


def _known_variant(uid: str) -> str | None:
    """Return the id of a variant, None if there is none, or its board is not known any more."""
    try:
        return variant(uid).uid
    except UserError:
        return None


def _program_in(text: str) -> OpponentProgram | None:
    """Return the only program in a list, None if it is empty."""
    programs = listed(text)
    return read_program(programs[0]) if programs else None


def _write_program(program: OpponentProgram | None) -> str:
    return write_programs(() if program is None else (program,))


VARIANT: Setting[str | None] = Setting("variant", None, _known_variant)
"""The variant played last."""
LEVEL = Setting("level", 3, partial(value_of, _LEVELS))
"""The computer's level, at first one that a beginner can beat."""
SECONDS = Setting("thinking_seconds", DEFAULT_SECONDS, partial(value_of, _TIMES), "{:g}".format)
"""The computer's longest time for a move, one of ``THINKING_SECONDS``."""
PACE = one_of("pace", PACES, "a move a second")
"""The pace of a watched game, one of ``PACES``."""
BY_LOT = switch("seat_by_lot", default=False)
"""Whether the lot decided who plays which seat in the last game that was set up."""
CLOCK = Setting("clock", "", lambda text: format_control(parse_control(text)))
"""The last chosen time control, as text; empty for none."""
ASKING = switch("ask_before_undo", default=False)
"""Whether the other side is asked before a move is taken back."""
SOUNDS = switch("sounds", default=True)
"""Whether moves are heard."""
THREATS = switch("warn_of_threats", default=True)
"""Whether it is told what a weak computer threatens."""
HELPED = switch("helped", default=False)
"""Whether the first steps were shown, and taken."""
TILE_PUT = switch("tile_put", default=False)
"""Whether a person has put a tile from a rack on a board."""
FREE_TURN_TAKEN = switch("free_turn_taken", default=False)
"""Whether a person has had a free turn, and so knows what one is."""

_COMPUTERS: Setting[tuple[int, ...]] = Setting(
    "computer_seats", (), partial(value_of, _SEATS), lambda seats: " ".join(map(str, seats))
)
_PROGRAM_OF: tuple[Setting[OpponentProgram | None], ...] = tuple(
    Setting(f"program_{seat}", None, _program_in, _write_program) for seat in (0, 1)
)


def last_players(settings: Settings) -> Players:
    """Return the last players."""
    first, second = (settings[_PROGRAM_OF[seat]] for seat in (0, 1))
    seats = settings[_COMPUTERS]
    computers = players_with(seats, settings[LEVEL])
    return first or computers[0], second or computers[1]


def kept_players(players: Players) -> Mapping[Setting[Any], Any]:
    """Return what to remember of players."""
    seats = tuple(seat for seat in (0, 1) if isinstance(players[seat], Computer))
    programs = (each if isinstance(each, OpponentProgram) else None for each in players)
    return {_COMPUTERS: seats, **dict(zip(_PROGRAM_OF, programs, strict=True))}
