"""Measures all memory in use: ``python -m tests.benchmarks.measure_room`` prints a table.

A real window (``xvfb-run -s "-screen 0 1600x1200x24"`` makes a display) plays with itself on the
largest board at the highest level; first with nothing compiled, then with everything in the cache,
then with an analysis beside it. Each figure is the most that was resident at one time in the window
and all processes below it. What they share counts for each, so they hold less than that.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import psutil
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QApplication

from ringrealms3d.engine.levels import HIGHEST
from ringrealms3d.session.players import PEOPLE, Computer
from ringrealms3d.window.app import new_window
from ringrealms3d.window.shell.settings import Settings

BOARD = "ring-majority/grid"
SECONDS = 90
_SAMPLE_MS = 100
_MEGABYTE = 1e6


def main() -> None:
    """Measure each way in a process of its own."""
    print(f"{BOARD}, {SECONDS} s each{'processes':>24}{'memory':>12}")
    with tempfile.TemporaryDirectory() as home:
        for what in ("nothing compiled", "everything compiled", "an analysis"):
            subprocess.run([sys.executable, "-m", __spec__.name, what, home], check=True)


def measure(what: str, home: str) -> None:
    """Open a window, and print the most memory that it and its processes held."""
    os.environ["XDG_CACHE_HOME"] = home
    application = QApplication([])
    folder = Path(tempfile.mkdtemp())
    window = new_window(BOARD, Settings(folder / "window.ini"), folder / "game.json", flat=False)
    window.show()
    if what == "an analysis":
        window.session.new_game(BOARD, PEOPLE)
        window.commands["analysis.on"].trigger()
    else:
        window.session.new_game(BOARD, (Computer(HIGHEST), Computer(HIGHEST)))
    most = [0.0, 0]

    def sample() -> None:
        held = [resident(process) for process in family()]
        most[:] = max(most, [sum(held), len(held)])

    timer = QTimer()
    timer.timeout.connect(sample)
    timer.start(_SAMPLE_MS)
    QTimer.singleShot(1000 * SECONDS, window.close)
    QTimer.singleShot(1000 * SECONDS, application.quit)
    application.exec()
    print(f"{what:<34}{most[1]:>12}{most[0]:>9.0f} MB", flush=True)


def family() -> Sequence[psutil.Process]:
    """Return this process and all below it."""
    this = psutil.Process()
    return [this, *this.children(recursive=True)]


def resident(process: psutil.Process) -> float:
    """Return the megabytes that a process holds, 0 if it has ended."""
    try:
        return float(process.memory_info().rss / _MEGABYTE)
    except psutil.NoSuchProcess:
        return 0.0


if __name__ == "__main__":
    main() if len(sys.argv) == 1 else measure(*sys.argv[1:])
