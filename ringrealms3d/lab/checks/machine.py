"""What holds for the machine code of a game's rules: it compiles, and plays as plain rules do.

As a program this is the process that compiles, which prints what it plays, or what fails.
"""

from __future__ import annotations

import subprocess
import sys
from itertools import zip_longest
from typing import TYPE_CHECKING

from ringrealms3d.core.checks import refuse
from ringrealms3d.core.children import NO_CONSOLE, child_environment, module_command
from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.core.plain_text import one_line

if TYPE_CHECKING:
    from ringrealms3d.lab.checks.sample import Sample

_SEEDS = range(1, 4)
_LEVELS = (1, 4, 7)
_FAULT = "fault "


def check_machine_code(sample: Sample) -> None:
    """Every rule can be compiled, and plays the same games as plain Python does."""
    from ringrealms3d.engine.played import played

    found = _compiled(sample.uid)
    if found and found[-1].startswith(_FAULT):
        raise UserError(found[-1].removeprefix(_FAULT))
    plain = [line for seed in _SEEDS for line in played(sample.uid, seed)]
    for number, (compiled, wanted) in enumerate(zip_longest(found, plain, fillvalue=""), start=1):
        if compiled != wanted:
            raise _difference(f"{sample.uid}, {number}", compiled.split(), wanted.split())


def check_engine(sample: Sample) -> None:
    """The levels of the engine play legal moves."""
    from ringrealms3d.engine.engine import Engine

    for level in _LEVELS:
        with Engine(sample.uid, level=level, seed=1) as engine:
            for position in sample.some[:-1:5]:
                move = engine.best_move(position)
                if not position.is_legal(move):
                    raise refuse(sample.uid, f"best_move(), level {level}", move, "moves()")


def _compiled(uid: str) -> list[str]:
    """Return what a process with compiled rules prints."""
    from ringrealms3d.games import registered_places

    done = subprocess.run(
        module_command(__name__, uid, *registered_places()),
        capture_output=True,
        encoding="utf-8",
        env=child_environment(),
        creationflags=NO_CONSOLE,
        check=False,
    )
    if done.returncode != 0:
        raise UserError((done.stderr.strip().splitlines() or [str(done.returncode)])[-1])
    return done.stdout.splitlines()


def _difference(owner: str, compiled: list[str], plain: list[str]) -> UserError:
    """Return what differs first in two lines: the move, or a field of the state."""
    pairs = zip_longest(compiled, plain, fillvalue="")
    found, wanted = next((a, b) for a, b in pairs if a != b)
    part, _, wanted = wanted.rpartition("=")
    return refuse(owner, part or "play()", found.rpartition("=")[2], wanted)


def main(uid: str, *places: str) -> None:
    """Compile all kernels of a variant and print what they play, a line for each move."""
    compile_kernels(*places)
    from ringrealms3d.engine.loading import load_rest, load_search
    from ringrealms3d.engine.played import played
    from ringrealms3d.games import fault_of, register

    try:
        for place in places:
            register(place)
        load_search(uid)
        load_rest(uid)
        for seed in _SEEDS:
            for line in played(uid, seed):
                print(line)
    except Exception as error:
        known = error if isinstance(error, UserError) else fault_of(error, uid)
        if known is None:
            raise
        print(_FAULT + one_line(error_sentence(known)))


if __name__ == "__main__":
    main(*sys.argv[1:])
