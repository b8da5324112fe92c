"""How fast a large library is: ``python -m tests.benchmarks.measure_library --games 100000``.

Random games of twelve plies on the tetrahedron are written to files and imported. Then a library of
this size is opened, searched, and a game of sixty plies on the cube is kept after every move.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ringrealms3d.library.library import Library

UID, PLIES = "ring-majority/tet", 12
KEPT_UID, KEPT_PLIES = "ring-majority/cube", 60
DEPTHS = (0, 1, 2, 4, 8)
REPEATS = 5
FILES_A_FOLDER = 1000


def main() -> None:
    """Print what takes how long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="how many (default: 100000)")
    games = parser.parse_args().games
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.library.library import Library

    with tempfile.TemporaryDirectory() as name:
        folder, path = Path(name) / "games", Path(name) / "library.sqlite"
        write_games(folder, games)
        measure_import(folder, path)
        print(f"open: {1000 * shortest(lambda: Library(path).close()):.0f} ms")
        measure_searches(path)
        measure_keeping(path)


def write_games(folder: Path, games: int) -> None:
    """Write random games to files."""
    from ringrealms3d.core import verbs
    from ringrealms3d.core.random import seeded
    from ringrealms3d.games import variant

    board, rng = variant(UID), seeded(1)
    for number in range(games):
        state, lines = board.start(None), [f"variant {UID}"]
        for _ in range(PLIES):
            code = int(verbs.random_move(board.tables, state, rng))
            lines.append(board.format_move(code))
            board.rules.play(board.tables, state, code)
        place = folder / str(number // FILES_A_FOLDER) / f"{number}.txt"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text("\n".join(lines), encoding="utf-8")


def measure_import(folder: Path, path: Path) -> None:
    """Import all games and print how fast that was, and how large the library is."""
    from ringrealms3d.library.importing import ImportReport
    from ringrealms3d.library.library import Library

    def tell(report: ImportReport) -> bool:
        if report.read % FILES_A_FOLDER == 0:
            print(f"\r{report.read} of {report.files}", end="", file=sys.stderr, flush=True)
        return True

    began = time.perf_counter()
    with Library(path) as library:
        report = library.import_files([folder], tell)
    seconds = time.perf_counter() - began
    print(file=sys.stderr)
    size = path.stat().st_size
    print(f"import: {report.added} games in {seconds:.0f} s, {report.added / seconds:.0f} a second")
    print(f"file: {size / 1e6:.0f} MB, {size / report.added:.0f} bytes a game")


def measure_searches(path: Path) -> None:
    """Print how long it takes to find a position, and the moves played there."""
    from ringrealms3d.library.library import Library
    from ringrealms3d.library.queries import Query

    with Library(path) as library:
        for depth in DEPTHS:
            nodes = library.load(1).line
            position = nodes[depth].parent.position  # type: ignore[union-attr]
            query = Query(position=position)
            times = [
                1000 * shortest(lambda: library.continuations(position)),  # noqa: B023
                1000 * shortest(lambda: library.games(query, limit=50)),  # noqa: B023
                1000 * shortest(lambda: library.count(query)),  # noqa: B023
            ]
            found = library.count(query)
            moves, page, count = (f"{each:.1f} ms" for each in times)
            print(f"after {depth} plies, {found} games: moves {moves}, list {page}, count {count}")
        measure_lists(library)
        print(f"statistics: {1000 * shortest(library.statistics):.0f} ms")


def measure_lists(library: Library) -> None:
    """Print how long it takes to list all games sorted, and to find them by a condition."""
    from ringrealms3d.library.queries import Order, Query, SortBy

    for column in SortBy:
        order = [Order(column)]
        page = 1000 * shortest(lambda: library.games(limit=50, orders=order))  # noqa: B023
        numbers = 1000 * shortest(lambda: library.numbers(orders=order))  # noqa: B023
        print(f"sorted by {column}: list {page:.0f} ms, all numbers {numbers:.0f} ms")
    for query in (Query(player="a"), Query(plies=(10, 12)), Query(tags=("endgame",))):
        print(f"{query}: {1000 * shortest(lambda: library.numbers(query)):.0f} ms")  # noqa: B023


def measure_keeping(path: Path) -> None:
    """Print how long it takes to keep a game after each of its moves."""
    from ringrealms3d.core import verbs
    from ringrealms3d.core.move import Move
    from ringrealms3d.core.random import seeded
    from ringrealms3d.library.library import Library
    from ringrealms3d.records.record import GameRecord

    record, number, rng, times = GameRecord(KEPT_UID, 1), None, seeded(1), []
    node = record.root
    with Library(path) as library:
        while node.ply < KEPT_PLIES and node.position.outcome is None:
            position = node.position
            code = int(verbs.random_move(position.variant.tables, position.state, rng))
            node = node.play(Move(code))
            began = time.perf_counter()
            number = library.keep(record, number, seats=("person", "level 4"))
            times.append(1000 * (time.perf_counter() - began))
    last = median(times[-10:])
    print(f"keep: {median(times):.1f} ms at the median, {last:.1f} ms at {len(times)} plies")


def shortest(action: Callable[[], object]) -> float:
    """Return how many seconds an action takes, the shortest time of some."""
    times = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        action()
        times.append(time.perf_counter() - began)
    return min(times)


if __name__ == "__main__":
    main()
