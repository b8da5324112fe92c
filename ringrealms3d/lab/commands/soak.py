"""``ringrealms3d soak``: many games of the engine, to check that none goes wrong."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ringrealms3d.cli.arguments import (
    Commands,
    add_json,
    add_limits,
    add_old,
    add_seed,
    variants_of,
    whole_number,
)
from ringrealms3d.cli.output import new_console, print_json
from ringrealms3d.core.errors import error_sentence
from ringrealms3d.core.phrase import tr, tr_count, translatable

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.lab.matches.soak import SoakEngine

_MOST_GAMES = 1_000_000
_SECONDS = 0.02
_STEADY_MEGABYTES = 64
_FAILED = 1
_ENGINE, _RULES = "engine", "rules"


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "soak",
        examples=["soak loop/mini --games 20"],
        help=tr("play many engine games and check every move"),
        description=tr(
            "Let the engine play itself on one variant after the other. The plain rules "
            "check every move, every game has to end, and memory has to stay steady from the first "
            "round of all variants to the last. Exit code 1 if anything goes wrong."
        ),
    )
    parser.add_argument(
        "variants", nargs="*", metavar="VARIANT", help=tr("the variants (default: all)")
    )
    add_old(parser, "--variants", "VARIANT", dest="old_variants", nargs="+")
    parser.add_argument(
        "--games",
        type=whole_number(1, _MOST_GAMES),
        default=500,
        metavar="N",
        help=tr("how many in all (default: 500)"),
    )
    add_limits(
        parser, help=tr("seconds for a move (default: {movetime})").format(movetime=_SECONDS)
    )
    add_seed(parser)
    add_json(parser)
    parser.set_defaults(run=run, seed=1)


@dataclass
class _Soaked:
    """What has been played so far."""

    plies: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    memory: list[dict[str, int]] = field(default_factory=list)
    """Resident bytes of each process at the end of each round."""


def run(options: argparse.Namespace) -> int:
    """Play, report every round, and print a table of the variants."""
    from ringrealms3d.cli.tables import table_console
    from ringrealms3d.engine.levels import Limit
    from ringrealms3d.games import variant_ids
    from ringrealms3d.games.named import named_variant
    from ringrealms3d.lab.matches.soak import SoakEngine, SoakFailed

    uids = [named_variant(uid).uid for uid in variants_of(options) or variant_ids()]
    seconds = options.seconds or (None if options.nodes else _SECONDS)
    console = new_console(
        highlight=False, markup=False, soft_wrap=True, quiet=options.json or options.quiet
    )
    soaked, engine = _Soaked(), SoakEngine()
    try:
        games = list(_numbered(uids, options))
        _play(games, Limit(seconds, options.nodes), engine, soaked, console)
    except SoakFailed as failed:
        print(f"ringrealms3d soak: {error_sentence(failed)}", file=sys.stderr)
        return _FAILED
    finally:
        engine.close()
        table_console(options.json).print(_table(soaked))
    if options.json:
        print_json(_as_data(soaked))
    return _judge_memory(soaked, console)


def _as_data(soaked: _Soaked) -> dict[str, Any]:
    """Return what was played in the form for other programs."""
    rows = [
        {
            "variant": uid,
            "games": len(plies),
            "plies": sum(plies),
            "longest": max(plies),
            "seconds": round(soaked.seconds[uid], 3),
        }
        for uid, plies in soaked.plies.items()
    ]
    return {"variants": rows, "memory": soaked.memory}


def _numbered(uids: list[str], options: argparse.Namespace) -> Iterator[list[tuple[str, int]]]:
    """Yield the rounds, each a list of variants and seeds."""
    for first in range(0, options.games, len(uids)):
        count = min(len(uids), options.games - first)
        yield [(uids[i], options.seed + first + i) for i in range(count)]


def _play(
    rounds: list[list[tuple[str, int]]],
    limits: Limit,
    engine: SoakEngine,
    soaked: _Soaked,
    console: Console,
) -> None:
    from ringrealms3d.lab.matches.soak import soak

    for number, games in enumerate(rounds, start=1):
        before = _memory(engine)
        for uid, seed in games:
            now = tr("round {number} of {total}: {variant}, seed {seed}")
            text = now.format(number=number, total=len(rounds), variant=uid, seed=seed)
            with console.status(text):
                began = time.perf_counter()
                line = soak(uid, seed, limits, engine.best_move)
            soaked.plies[uid].append(len(line.moves))
            soaked.seconds[uid] += time.perf_counter() - began
        soaked.memory.append(_memory(engine))
        text = tr_count(
            "round {number} of {total}, {count} game: {memory}",
            "round {number} of {total}, {count} games: {memory}",
            len(games),
            number=number,
            total=len(rounds),
            memory=_grown_text(before, soaked.memory[-1]),
        )
        console.print(text)


def _memory(engine: SoakEngine) -> dict[str, int]:
    """Return the resident bytes of both processes, as far as the system reports them."""
    from ringrealms3d.lab.matches.soak import resident_memory

    found = {_ENGINE: engine.memory(), _RULES: resident_memory(os.getpid())}
    return {name: size for name, size in found.items() if size is not None}


def _grown_text(before: dict[str, int], after: dict[str, int]) -> str:
    both = before.keys() & after.keys()
    parts = [
        pattern.format(before=f"{before[name] / 2**20:.0f}", after=f"{after[name] / 2**20:.0f}")
        for name, pattern in (
            (_ENGINE, tr("engine {before} to {after} MB")),
            (_RULES, tr("rules {before} to {after} MB")),
        )
        if name in both
    ]
    if not parts:
        return tr("memory is not known on this system")
    return tr("memory: {sizes}").format(sizes=", ".join(parts))


def _judge_memory(soaked: _Soaked, console: Console) -> int:
    """Say whether memory stayed steady and return the exit code."""
    first, last = soaked.memory[0], soaked.memory[-1]
    grown = {name: (last[name] - first[name]) / 2**20 for name in first.keys() & last.keys()}
    if len(soaked.memory) < 2 or not grown:
        console.print(
            tr("All games ended, every move was legal; memory has nothing to compare with.")
        )
        return 0
    for name, size in grown.items():
        if size > _STEADY_MEGABYTES:
            print(f"ringrealms3d soak: {_complaint(name, size)}", file=sys.stderr)
            return _FAILED
    text = tr(
        "All games ended, every move was legal; memory is steady: {size} MB from the end of the "
        "first round to the end of the last."
    )
    console.print(text.format(size=f"{max(grown.values()):+.0f}"))
    return 0


def _complaint(name: str, size: float) -> str:
    """Return the sentence that says whose memory grew by how many MB."""
    text = {
        _ENGINE: tr(
            "the memory of the engine grew by {size} MB from the end of the first round to the "
            "end of the last"
        ),
        _RULES: tr(
            "the memory of the rules grew by {size} MB from the end of the first round to the "
            "end of the last"
        ),
    }
    return text[name].format(size=f"{size:.0f}")


def _table(soaked: _Soaked) -> Table:
    from ringrealms3d.cli.tables import plain_table

    table = plain_table(
        translatable("variant"),
        translatable("games"),
        translatable("plies each"),
        translatable("longest"),
        translatable("a move, checked"),
    )
    for uid, plies in soaked.plies.items():
        each = sum(plies) / len(plies)
        time_a_move = f"{soaked.seconds[uid] / sum(plies):.3f} s"
        table.add_row(uid, str(len(plies)), f"{each:.1f}", str(max(plies)), time_a_move)
    return table
