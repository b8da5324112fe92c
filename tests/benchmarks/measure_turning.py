"""Measures a turning board: ``python -m tests.benchmarks.measure_turning`` prints a table.

It opens a real window, so it needs a display (``xvfb-run -s "-screen 0 1600x1200x24"`` makes one).
A hand drags each board for some seconds, by a few pixels every eight milliseconds, as a mouse does.
Frames are counted where Qt has put them on the screen; work is the processor time of one, all
threads together, so that a busy machine counts for little. Idle is that of five seconds in which
nothing happens. With names of variants behind it, it measures these alone.
"""

from __future__ import annotations

import sys
import tempfile
import time
from itertools import pairwise
from math import cos, sin
from pathlib import Path
from statistics import median

from PyQt6.QtCore import QEvent, QEventLoop, QPointF, Qt, QTimer
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QApplication

from ringrealms3d.window.board.space.board_view import BoardView
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.benchmarks.measure_window import BOARDS, fill, wait_for
from tests.window.driver import Person
from tests.window.pointing import board_view

SIZE = 1280, 860
SECONDS = 3.0
IDLE_SECONDS = 5.0
REST_SECONDS = 1.0
MOUSE_MS = 8
CIRCLE = 90.0  # pixels: the radius of the circle in which the hand goes around
PACE = 2.0  # radians a second on that circle


def main(boards: list[str]) -> None:
    """Turn boards and leave them alone."""
    application = QApplication([])
    folder = Path(tempfile.mkdtemp())
    window = MainWindow("ring-majority/ti", Settings(folder / "window.ini"), folder / "game.json")
    window.resize(*SIZE)
    Person(window).pick("view.quality", "fast")
    Person(window).pick("view.speed", "off")
    window.show()
    view = board_view(window)
    wait(application, REST_SECONDS)
    print(f"renderer: {view.graphics.renderer}; board {view.width()}x{view.height()}")
    print(
        f"{'board':<24}{'frames/s':>9}{'usual gap':>11}{'longest':>9}{'work':>9}{'pixels':>8}"
        f"{'idle':>9}"
    )
    for board in boards or BOARDS:
        fill(window, board)
        wait(application, REST_SECONDS)
        began = time.process_time()
        times, share = turned(application, view)
        work = 1000 * (time.process_time() - began) / len(times)
        gaps = [1000 * (b - a) for a, b in pairwise(times)]
        wait(application, REST_SECONDS)
        idle = worked_at_rest()
        print(
            f"{board:<24}{len(gaps) / (times[-1] - times[0]):>9.1f}{median(gaps):>8.0f} ms"
            f"{max(gaps):>6.0f} ms{work:>6.0f} ms{share:>7.0%}{idle:>6.0f} ms",
            flush=True,
        )
    window.close()


def turned(application: QApplication, view: BoardView) -> tuple[list[float], float]:
    """Drag a board; return when its frames were on the screen, and their share of the pixels."""
    times: list[float] = []
    shown = view.canvas.frameSwapped.connect(lambda: times.append(time.perf_counter()))
    began = time.perf_counter()
    middle = QPointF(view.width() / 2, view.height() / 2)
    point(view, QEvent.Type.MouseButtonPress, middle)

    def drag() -> None:
        turn = PACE * (time.perf_counter() - began)
        point(view, QEvent.Type.MouseMove, middle + CIRCLE * QPointF(sin(turn), 1 - cos(turn)))

    hand = QTimer()
    hand.setTimerType(Qt.TimerType.PreciseTimer)
    hand.timeout.connect(drag)
    hand.start(MOUSE_MS)
    wait(application, SECONDS)
    hand.stop()
    share = view.detail.share**2
    view.canvas.frameSwapped.disconnect(shown)
    point(view, QEvent.Type.MouseButtonRelease, middle)
    return times, share


def point(view: BoardView, kind: QEvent.Type, place: QPointF) -> None:
    """Let the middle button do something at a place of a view."""
    button, held = Qt.MouseButton.MiddleButton, Qt.MouseButton.MiddleButton
    if kind == QEvent.Type.MouseMove:
        button = Qt.MouseButton.NoButton
    elif kind == QEvent.Type.MouseButtonRelease:
        held = Qt.MouseButton.NoButton
    where = QPointF(view.mapToGlobal(place))
    event = QMouseEvent(kind, place, where, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view, event)


def worked_at_rest() -> float:
    """Return the milliseconds of processor time that a window takes in which nothing happens."""
    began = time.process_time()
    rest = QEventLoop()
    QTimer.singleShot(round(1000 * IDLE_SECONDS), rest.quit)
    rest.exec()
    return 1000 * (time.process_time() - began)


def wait(application: QApplication, seconds: float) -> None:
    """Let the window work for some seconds."""
    end = time.perf_counter() + seconds
    wait_for(application, lambda: time.perf_counter() > end)


if __name__ == "__main__":
    main(sys.argv[1:])
