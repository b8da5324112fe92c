"""Measures how long a large game takes to open: ``python -m tests.benchmarks.measure_opening``.

It writes a random tree of ``--nodes`` nodes for each of some variants and opens its file in a real
window, so it needs a display. A time ends when the list of moves is drawn. *Dropped* is a file that
nobody expected; *chosen* is one that a person took three seconds to choose in the dialog.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from PyQt6.QtWidgets import QApplication

from ringrealms3d.records.game_files import write_game
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.replayed import Reader
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.settings import Settings

VARIANTS = ("ring-majority/co", "loop/main", "path-tiles/free-turns")
ROUNDS = 5
CHOOSING_S, RESTING_S = 3.0, 1.0
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
        print("| variant | bytes | dropped | chosen |\n|---|---|---|---|")
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
    """Return the medians of both ways to open a file, in seconds."""
    dropped = [opening_s(window, path, None) for _ in range(ROUNDS)]
    chosen = [opening_s(window, path, waiting_reader()) for _ in range(ROUNDS)]
    return f"{median(dropped):.2f} s | {median(chosen):.2f} s"


def waiting_reader() -> Reader:
    """Return a process that started while a person chose a file."""
    reader = Reader()
    rest(CHOOSING_S)
    return reader


def opening_s(window: MainWindow, path: Path, reader: Reader | None) -> float:
    """Open a file and return after how many seconds its moves are seen."""
    before, began = window.session.record, time.perf_counter()
    window.files.open(path, reader)
    while window.session.record is before:
        QApplication.processEvents()
        time.sleep(0.001)
    window.repaint()
    taken = time.perf_counter() - began
    rest(RESTING_S)
    return taken


def rest(seconds: float) -> None:
    """Let the window do for a while whatever it has to do."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        QApplication.processEvents()
        time.sleep(0.01)


if __name__ == "__main__":
    main()
