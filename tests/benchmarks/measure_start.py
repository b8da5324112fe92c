"""Measures the start: ``python -m tests.benchmarks.measure_start`` prints a table.

It needs a display (``xvfb-run -s "-screen 0 1600x1200x24"`` makes one). Each round starts in turn a
process that only imports pyvistaqt, which brings Qt and VTK, and ``ringrealms3d`` itself, with and
without the name of a board behind it, and waits for the first frame of its window, or of its board.
The programs run in a home of their own, which the first round fills and which does not count.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from statistics import median

BOARD = "ring-majority/co"
ROUNDS = 8
_WATCHED = """
import os, sys, time
from PyQt6.QtCore import QEvent, QObject, QTimer
from PyQt6.QtWidgets import QApplication

class Watch(QObject):
    def eventFilter(self, watched, event):
        if {frame}:
            QTimer.singleShot(0, self.tell)  # when the frame is on the screen
        return False

    def tell(self):
        print(time.monotonic(), flush=True)
        os._exit(0)

def watched_exec(*_):
    application = QApplication.instance()
    application.watch = Watch()
    application.installEventFilter(application.watch)
    return run_events()

run_events, QApplication.exec = QApplication.exec, watched_exec
from ringrealms3d.__main__ import run
run()
"""
_FIRST = "event.type() == QEvent.Type.UpdateRequest and watched.isWidgetType()"
_BOARD = "event.type() == QEvent.Type.Paint and type(watched).__name__ == 'QtInteractor'"
_LEFT_OUT = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "PYTHONDONTWRITEBYTECODE")
_IMPORT = "import time, pyvistaqt; print(time.monotonic())"


def main() -> None:
    """Print medians and ratios."""
    with tempfile.TemporaryDirectory() as home:
        environment = {name: x for name, x in os.environ.items() if name not in _LEFT_OUT}
        environment["HOME"] = home
        ways = {
            "import pyvistaqt": (_IMPORT,),
            "ringrealms3d": (_WATCHED.format(frame=_FIRST),),
            f"ringrealms3d play {BOARD}": (_WATCHED.format(frame=_FIRST), "play", BOARD),
            "the same, board drawn": (_WATCHED.format(frame=_BOARD), "play", BOARD),
        }
        seconds: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(ROUNDS + 1):
            for name, (code, *words) in ways.items():
                seconds[name].append(until_told([code, *words], environment))
    alone = seconds["import pyvistaqt"][1:]
    print(f"{'until the first frame of':<34}{'median':>8}{'fastest':>9}{'ratio':>7}")
    for name, (_, *each) in seconds.items():
        ratio = median(one / other for one, other in zip(each, alone, strict=True))
        print(f"{name:<34}{median(each):>6.2f} s{min(each):>7.2f} s{ratio:>7.2f}")


def until_told(words: list[str], environment: dict[str, str]) -> float:
    """Return the seconds from the start of a process to the moment that it prints."""
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", *words], env=environment, capture_output=True, text=True, check=True
    )
    return float(done.stdout) - began


if __name__ == "__main__":
    main()
