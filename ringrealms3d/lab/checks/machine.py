"""What holds for the machine code of a game's rules: it compiles, and plays as plain rules do.

As a program this is the process that compiles. It prints what it plays, what the engine's levels
play, or what fails.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

from ringrealms3d.core.checks import refuse
from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.kernel import compile_kernels
from ringrealms3d.core.plain_text import one_line

if TYPE_CHECKING:
    from ringrealms3d.core.move import Move
    from ringrealms3d.core.position import Position
    from ringrealms3d.lab.checks.sample import Sample

_SEEDS = range(1, 4)
_LEVELS = (1, 4, 7)
_STEP = 5  # from one position that the levels play in to the next
_FAULT, _LEVEL = "fault ", "level "


def check_machine_code(sample: Sample) -> None:
    """Every rule can be compiled, and plays the same games as plain Python does."""
    from ringrealms3d.engine.played import played

    found = [line for line in sample.compiled.lines if not line.startswith(_LEVEL)]
    if found and found[-1].startswith(_FAULT):
        raise UserError(found[-1].removeprefix(_FAULT))
    plain = [line for seed in _SEEDS for line in played(sample.uid, seed)]
    for number, (compiled, wanted) in enumerate(zip_longest(found, plain, fillvalue=""), start=1):
        if compiled != wanted:
            raise _difference(f"{sample.uid}, {number}", compiled.split(), wanted.split())


def check_engine(sample: Sample) -> None:
    """The levels of the engine play legal moves, and so does the engine in its own process."""
    from ringrealms3d.engine.engine import Engine
    from ringrealms3d.games import from_fen

    for line in sample.compiled.lines:
        if line.startswith(_LEVEL):
            _, level, code, fen = line.split()
            position = from_fen(sample.uid, fen)
            _expect_legal(position, f"best_move(), level {level}", position.variant.move(int(code)))
    with Engine(sample.uid, level=_LEVELS[-1], seed=1) as engine:
        position = sample.game[0]
        _expect_legal(position, "best_move()", engine.best_move(position))


def _expect_legal(position: Position, part: str, move: Move) -> None:
    from ringrealms3d.lab.checks.sample import expect

    expect(position, part, move, "moves()", position.is_legal(move))


def _difference(owner: str, compiled: list[str], plain: list[str]) -> UserError:
    """Return what differs first in two lines: the move, or a field of the state."""
    pairs = zip_longest(compiled, plain, fillvalue="")
    found, wanted = next((a, b) for a, b in pairs if a != b)
    part, _, wanted = wanted.rpartition("=")
    return refuse(owner, part or "play()", found.rpartition("=")[2], wanted)


def _level_moves(uid: str) -> Iterator[str]:
    """Yield what each level plays in some positions of the random game: its code and the fen."""
    from ringrealms3d.engine.levels import get_level
    from ringrealms3d.engine.request import SearchRequest
    from ringrealms3d.engine.thinker import NoWatcher, Thinker
    from ringrealms3d.lab.checks.sample import sample

    thinker, positions = Thinker(lambda _: None), sample(uid).some[:-1:_STEP]
    for level in _LEVELS:
        chosen = get_level(level, uid)
        for position in positions:
            unseen = position.determinized(1)
            limits = chosen.limits_for(len(position.legal_moves))
            request = SearchRequest(unseen, limits, chosen.settings, 1, chosen.sampling)
            move = thinker.choose(request, NoWatcher()).move
            yield f"{level} {move.code} {position.fen()}"


def main(uid: str, *places: str) -> None:
    """Compile all kernels of a variant, and print what they and the engine's levels play."""
    compile_kernels(*places)
    from ringrealms3d.engine.compiling import note_compiled
    from ringrealms3d.engine.loading import load_rest, load_search
    from ringrealms3d.engine.played import played
    from ringrealms3d.games import fault_of, register

    try:
        for place in places:
            register(place)
        load_search(uid)
        load_rest(uid)
        for what in ("search", "rest"):
            note_compiled(uid, what)
        for seed in _SEEDS:
            for line in played(uid, seed):
                print(line)
        for line in _level_moves(uid):
            print(_LEVEL + line)
    except Exception as error:
        known = error if isinstance(error, UserError) else fault_of(error, uid)
        if known is None:
            raise
        print(_FAULT + one_line(error_sentence(known)))


if __name__ == "__main__":
    main(*sys.argv[1:])
