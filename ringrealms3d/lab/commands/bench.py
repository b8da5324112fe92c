"""``ringrealms3d perft`` and ``ringrealms3d bench``: the rules counted through and timed."""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len

from ringrealms3d.cli.arguments import (
    Commands,
    add_json,
    add_variant,
    depth,
    interruptible,
    named_variant,
    seconds,
)
from ringrealms3d.cli.output import print_json
from ringrealms3d.cli.wrapping import indented, padded
from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from ringrealms3d.core.position import Position

_DEFAULT = (
    "ring-majority/tet",
    "ring-majority/cube",
    "ring-majority/ti",
    "ring-majority/grid",
    "loop/main",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
    "loophole-2d/14",
)
_CALIBRATION_DRAWS = 20_000_000
_TRIAL_PLAYOUTS = 500
_ROUNDS = 3


def add_to(commands: Commands) -> None:
    """Add the commands to the program's."""
    _add_perft(commands)
    _add_bench(commands)


def _add_perft(commands: Commands) -> None:
    parser = commands.add_parser(
        "perft",
        examples=["perft loop/mini --depth 4"],
        help=tr("count the sequences of legal moves"),
        description=tr("Count the sequences of legal moves of every length up to a depth."),
    )
    add_variant(parser)
    parser.add_argument(
        "--depth", type=depth, default=3, metavar="N", help=tr("the longest (default: 3)")
    )
    parser.add_argument("--fen", metavar="FEN", help=tr("start from this position"))
    parser.add_argument("--divide", action="store_true", help=tr("count each first move by itself"))
    add_json(parser)
    parser.set_defaults(run=count_moves)


def _add_bench(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        examples=["bench loop/mini --seconds 5"],
        help=tr("measure the speed of the rules"),
        description=tr(
            "Play random games on one core, choosing uniformly among the legal moves, with every "
            "rule applied. A draw is one step of a calibration loop of random numbers."
        ),
    )
    parser.add_argument(
        "variants",
        nargs="*",
        metavar="VARIANT",
        help=tr("the variants (default: eight of all games)"),
    )
    parser.add_argument(
        "--seconds", type=seconds, default=3.0, metavar="S", help=tr("time for each (default: 3)")
    )
    add_json(parser)
    parser.set_defaults(run=time_rules)


def count_moves(options: argparse.Namespace) -> int:
    """Print the counts of moves as they come."""
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.engine.perft import divide, perft
    from ringrealms3d.games import from_fen, start

    uid = str(named_variant(options))
    position = from_fen(uid, options.fen) if options.fen is not None else start(uid)
    interruptible(lambda: perft(position, 1))  # so that the clock starts with kernels ready
    if options.json:
        print_json(_counted(position, options))
        return 0
    if options.divide:
        for move, count in interruptible(lambda: divide(position, options.depth)).items():
            print(f"{position.format_move(move)}: {count}", flush=True)
    for plies in range(1, options.depth + 1):
        began = time.perf_counter()
        count = interruptible(partial(perft, position, plies))
        taken = time.perf_counter() - began
        print(f"perft({plies}) = {count}   {taken:.3f} s", flush=True)
    return 0


def _counted(position: Position, options: argparse.Namespace) -> dict[str, Any]:
    """Return the counts of moves in the form for other programs."""
    from ringrealms3d.engine.perft import divide, perft

    depths = range(1, options.depth + 1)
    counts = [interruptible(partial(perft, position, plies)) for plies in depths]
    found = {"variant": position.uid, "fen": position.fen(), "counts": counts}
    if not options.divide:
        return found
    divided = interruptible(lambda: divide(position, options.depth))
    return found | {"divided": {str(move): count for move, count in divided.items()}}


def time_rules(options: argparse.Namespace) -> int:
    """Measure random games of each variant and print a table."""
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.games.named import start

    positions = [start(uid, seed=1) for uid in options.variants or _DEFAULT]
    if options.json:
        draws = interruptible(calibrate)
        timed = {each.uid: partial(measure, each, options.seconds, draws) for each in positions}
        speeds = [{"variant": uid, **asdict(interruptible(run))} for uid, run in timed.items()]
        print_json({"processor": processor(), "draws": draws, "variants": speeds})
        return 0
    print(f"{processor()}; Python {platform.python_version()}", end="")
    print("".join(f", {name} {version(name)}" for name in ("numba", "numpy", "ringrealms3d")))
    draws = interruptible(calibrate)
    print(tr("calibration: {draws} M draws/s").format(draws=f"{draws / 1e6:.0f}"), end="\n\n")
    width = max(24, *(len(position.uid) + 2 for position in positions))
    heads = (tr("playouts/s"), tr("moves/s"), tr("draws/move"))
    widths = [max(12, cell_len(head) + 2) for head in heads]
    _print_row(padded(tr("variant"), width), heads, widths)
    for position in positions:
        speed = interruptible(partial(measure, position, options.seconds, draws))
        cells = (
            f"{speed.playouts:,.0f}",
            f"{speed.moves / 1e6:.1f} M",
            f"{speed.draws_per_move:.1f}",
        )
        _print_row(padded(position.uid, width), cells, widths)
    print()
    print(tr("Each move of Ring Majority places one stone: its moves/s are placed stones/s."))
    print(tr("Loophole 2D fills the board at once and judges it: its moves/s are filled cells/s."))
    return 0


def _print_row(name: str, cells: Iterable[str], widths: Iterable[int]) -> None:
    """Print cells to the right of their columns, after a name that fills its own."""
    row = (indented(cell, width) for cell, width in zip(cells, widths, strict=True))
    print(name + "".join(row), flush=True)


@dataclass(frozen=True, slots=True)
class Speed:
    """The best of several rounds of random playouts from one position.

    Attributes:
        playouts: whole games per second.
        moves: moves per second; in Ring Majority every move places a stone.
        draws_per_move: the calibration loop's draws in the time of one move.
    """

    playouts: float
    moves: float
    draws_per_move: float


def calibrate() -> float:
    """Return how many random words the processor draws in a second, the best of three rounds."""
    from ringrealms3d.core.random import seeded
    from ringrealms3d.engine.playout import calibration_loop

    calibration_loop(seeded(1), 1)
    times = []
    for _ in range(_ROUNDS):
        began = time.perf_counter()
        calibration_loop(seeded(1), _CALIBRATION_DRAWS)
        times.append(time.perf_counter() - began)
    return _CALIBRATION_DRAWS / min(times)


def measure(position: Position, seconds: float, draws_per_second: float) -> Speed:
    """Run random playouts for about this many seconds and return their speed."""
    _timed_playouts(position, 1)  # loads or compiles the kernel
    _, taken = _timed_playouts(position, _TRIAL_PLAYOUTS)
    count = max(1, round(_TRIAL_PLAYOUTS * seconds / _ROUNDS / taken))
    rounds = [_timed_playouts(position, count) for _ in range(_ROUNDS)]
    plies, best = min(rounds, key=lambda result: result[1])
    return Speed(count / best, plies / best, draws_per_second * best / plies)


def _timed_playouts(position: Position, count: int) -> tuple[int, float]:
    """Return the plies of this many playouts and the seconds they took."""
    from ringrealms3d.engine.playout import run_playouts

    began = time.perf_counter()
    plies = run_playouts(position, count, seed=1).plies
    return plies, time.perf_counter() - began


def processor() -> str:
    """Return the processor's name as the system gives it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
