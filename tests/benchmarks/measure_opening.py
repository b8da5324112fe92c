"""Measures how long a large game takes to open: ``python -m tests.benchmarks.measure_opening``.

It writes a random tree of ``--nodes`` nodes for each of some variants and opens its file in a real
window, so it needs a display. A time ends when the list of moves is drawn, and beside it is the
processor time of both processes. *Ready* is a window that has rested since the start or the last
file, so that a process waits for the next one, as it does once a person has used files; *cold* is
one without that process. Then it scrolls through the list of moves from top to bottom and tells how
long its steps take, until the list is drawn.
"""

from __future__ import annotations

import argparse
import resource
import time
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

import psutil
from PyQt6.QtWidgets import QApplication

from ringrealms3d.records.game_files import write_game
from ringrealms3d.records.record import GameRecord
from ringrealms3d.window.features.files.feature import Files
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.window.moves_table import moves_table

VARIANTS = ("ring-majority/co", "loop/main", "path-tiles/free-turns")
ROUNDS = 5
STEPS = 300
READY_S, RESTING_S, SETTLING_S = 6.0, 1.0, 4.0
LEAVES_LINE = 0.02
"""How often the random tree grows on from another node."""


def main() -> None:
    """Print a table of medians."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--nodes", type=int, default=10_000)
    nodes = parser.parse_args().nodes
    with TemporaryDirectory() as name:
        folder = Path(name)
        paths = {uid: written(uid, nodes, folder) for uid in VARIANTS}
        application = QApplication([])
        window = MainWindow(VARIANTS[0], Settings(folder / "window.ini"), folder / "game.json")
        window.resize(1440, 900)
        window.show()
        rest(RESTING_S)
        print("| variant | bytes | ready | processor | cold | processor | a step | the longest |")
        print("|---|---|---|---|---|---|---|---|")
        for uid, path in paths.items():
            print(f"| {uid} | {path.stat().st_size:,} | {table_cells(window, path)} |")
        window.close()
        application.quit()


def written(uid: str, nodes: int, folder: Path) -> Path:
    """Return the file of a random tree."""
    path = folder / f"{uid.replace('/', '-')}.rrsgf"
    write_game(random_tree(uid, nodes), path)
    return path


def random_tree(uid: str, size: int) -> GameRecord:
    """Return a game with so many nodes, random moves in random places."""
    rng, record = Random(1), GameRecord(uid, seed=1)
    nodes = [record.root]
    node = record.root
    while len(nodes) < size:
        moves = () if rng.random() < LEAVES_LINE else node.position.legal_moves
        if not moves:
            node = rng.choice(nodes)
            continue
        known = len(node.children)
        child = node.play(rng.choice(moves))
        if len(node.children) > known:
            nodes.append(child)
        node = child
    return record


def table_cells(window: MainWindow, path: Path) -> str:
    """Return the medians of both ways to open a file, and the times of scrolling."""
    window.findChildren(Files)[0].open([path])  # the board is new to the window
    rest(SETTLING_S)
    ready, cold = [], []
    for _ in range(ROUNDS):
        window.findChildren(Files)[0].expect()
        rest(READY_S)
        ready.append(opening_s(window, path))
        window.findChildren(Files)[0].close()
        cold.append(opening_s(window, path))
    medians = [median(times) for way in (ready, cold) for times in zip(*way, strict=True)]
    steps = scrolling_s(window)
    cells = [f"{seconds:.2f} s" for seconds in medians]
    return " | ".join(
        cells + [f"{1000 * seconds:.0f} ms" for seconds in (median(steps), max(steps))]
    )


def scrolling_s(window: MainWindow) -> list[float]:
    """Scroll through the list of moves; return how long each step takes, in seconds."""
    table = moves_table(window)
    bar = table.verticalScrollBar()
    assert bar is not None
    steps = []
    for step in range(STEPS):
        began = time.perf_counter()
        bar.setValue(bar.maximum() * step // (STEPS - 1))
        table.repaint()
        QApplication.processEvents()
        steps.append(time.perf_counter() - began)
    return steps


def opening_s(window: MainWindow, path: Path) -> tuple[float, float]:
    """Open a file; return after how many seconds its moves are seen, and of processor time."""
    used = children_s()
    before, began, own = window.session.record, time.perf_counter(), time.process_time()
    expected = reader_s()
    window.findChildren(Files)[0].open([path])
    while window.session.record is before:
        QApplication.processEvents()
        time.sleep(0.001)
    window.repaint()
    taken, own = time.perf_counter() - began, time.process_time() - own
    rest(RESTING_S)
    return taken, own + children_s() - used - expected


def children_s() -> float:
    """Return the processor time of this process's children that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def reader_s() -> float:
    """Return the processor time that a process which waits for a file has taken.

    It is the only child here.
    """
    times = [child.cpu_times() for child in psutil.Process().children()]
    return float(sum(each.user + each.system for each in times))


def rest(seconds: float) -> None:
    """Let the window do for a while whatever it has to do."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        QApplication.processEvents()
        time.sleep(0.01)


if __name__ == "__main__":
    main()
