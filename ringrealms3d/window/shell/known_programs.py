"""The programs of others that the user has added, to play against or to analyse with."""

from __future__ import annotations

import json

from ringrealms3d.session.players import OpponentProgram
from ringrealms3d.window.shell.setting import PartlyReadError, Setting, listed


def read_program(text: object) -> OpponentProgram:
    """Return the program in a text.

    Raises:
        ValueError: there is none.
    """
    seconds, _, command = str(text).partition(" ")
    return OpponentProgram(command, float(seconds))


def _programs_in(text: str) -> tuple[OpponentProgram, ...]:
    known, texts = [], listed(text)
    for each in texts:
        try:
            known.append(read_program(each))
        except ValueError:
            continue
    if len(known) < len(texts):
        raise PartlyReadError(tuple(known))
    return tuple(known)


def write_programs(programs: tuple[OpponentProgram, ...]) -> str:
    """Return the text of some programs."""
    return json.dumps([f"{program.seconds:g} {program.command}" for program in programs])


PROGRAMS: Setting[tuple[OpponentProgram, ...]] = Setting(
    "programs", (), _programs_in, write_programs
)
"""The programs that the user added."""
