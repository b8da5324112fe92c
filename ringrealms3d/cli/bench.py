"""``ringrealms3d bench``: how fast the rules run here."""

from __future__ import annotations

import argparse
import platform
from functools import partial
from importlib.metadata import version
from pathlib import Path

from ringrealms3d.cli.arguments import Commands, interruptible, seconds

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


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "bench",
        help="measure the speed of the rules",
        description="Play random games with uniformly random legal moves, every rule kept, on one "
        "core. A draw is one step of a calibration loop of random numbers.",
    )
    parser.add_argument(
        "variants", nargs="*", metavar="VARIANT", help="(default: eight of all games)"
    )
    parser.add_argument(
        "--seconds", type=seconds, default=3.0, metavar="S", help="time for each (default: 3)"
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Measure and print a table."""
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.engine.bench import calibrate, measure
    from ringrealms3d.games import start

    positions = [start(uid, seed=1) for uid in options.variants or _DEFAULT]
    print(f"{processor()}; Python {platform.python_version()}", end="")
    print("".join(f", {name} {version(name)}" for name in ("numba", "numpy", "ringrealms3d")))
    draws = interruptible(calibrate)
    print(f"calibration: {draws / 1e6:.0f} M draws/s\n")
    width = max(24, *(len(position.uid) + 2 for position in positions))
    print(f"{'variant':<{width}}{'playouts/s':>12}{'moves/s':>12}{'draws/move':>12}", flush=True)
    for position in positions:
        speed = interruptible(partial(measure, position, options.seconds, draws))
        print(
            f"{position.uid:<{width}}{speed.playouts:>12,.0f}{speed.moves / 1e6:>10.1f} M"
            f"{speed.draws_per_move:>12.1f}",
            flush=True,
        )
    print("\nEach move of Ring Majority places one stone: its moves/s are placed stones/s.")
    print("Loophole 2D fills the board at once and judges it: its moves/s are filled cells/s.")
    return 0


def processor() -> str:
    """Return the processor's name as the system gives it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
