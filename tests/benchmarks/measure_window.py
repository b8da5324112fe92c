"""Measures the window: ``python -m tests.benchmarks.measure_window`` prints tables.

With names of variants behind it, it measures their frames alone.
It opens a real window, so it needs a display (``xvfb-run -s "-screen 0 1600x1200x24"`` makes one).
Times are medians in milliseconds unless they say otherwise.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median

import psutil
import pytest
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QApplication, QWidget

from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Played
from ringrealms3d.core.random import below, seeded
from ringrealms3d.engine.analysis import Analysis
from ringrealms3d.games import variant_ids
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.scene.content import Content, content_of
from ringrealms3d.scene.quality import QUALITIES
from ringrealms3d.session.analyst import Analyst
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.session.players import Computer, Human
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.session.heard_engine import HeardEngine, hear_engines
from tests.window.driver import Person, find
from tests.window.pointing import board_view, whole_map

REALMS = ("tet", "ti", "grid")
BOARDS = (
    *(f"ring-majority/{realm}" for realm in REALMS),
    "loop/main",
    "loop/lazo",
    "path-tiles/free-turns",
    "loops-n-leaps/8",
    "loops-n-leaps/10",
    "loophole-2d/14",
)
FULL = {"path-tiles/free-turns": 0.75}
"""How much of a board is full when it is measured, where that is not a half."""
ROUNDS = 15
SEEING_ROUNDS = 5
TICK_MS = 16
GAMES = 50
MEGABYTE = 1e6


def main(boards: Sequence[str]) -> None:
    """Measure everything, or some boards' frames alone."""
    began = time.perf_counter()
    hear_engines(pytest.MonkeyPatch())
    application = QApplication([])
    folder = Path(tempfile.mkdtemp())
    window = MainWindow("ring-majority/ti", Settings(folder / "window.ini"), folder / "game.json")
    window.show()
    paint(window)
    print(f"first frame after imports: {time.perf_counter() - began:.2f} s")
    view = board_view(window)
    print(f"renderer: {view.graphics.renderer}; view {view.width()}x{view.height()}\n")
    if boards:
        measure_frames(window, boards)
    else:
        measure_gaps(window, application)
        measure_analysis(window, application)
        measure_first_sight(window)
        measure_frames(window, BOARDS)
        measure_seeing(window)
        measure_memory(window, application)
    window.close()


def measure_first_sight(window: MainWindow) -> None:
    """Print for every variant how soon it is drawn, and what picking and its memory cost.

    The first frame is that of a window that draws already; memory is what the process holds then.
    """
    Person(window).pick("view.quality", "fast")
    print(f"{'board':<24}{'sites':>6}{'first frame':>14}{'pick':>9}{'memory':>10}")
    for uid in variant_ids():
        first = timed(partial(present, window, uid))
        places = [
            board_view(window).place_of(site) for site in range(window.session.position.board.size)
        ]
        picks = [timed(partial(board_view(window).site_at, place)) for place in places if place]
        print(
            f"{uid:<24}{len(places):>6}{first:>11.0f} ms{median(picks):>6.2f} ms"
            f"{resident(psutil.Process()):>7.0f} MB"
        )
    print()


def measure_frames(window: MainWindow, boards: Sequence[str]) -> None:
    """Print what a frame, a hover, one more stone on the board, and a whole move cost.

    A whole move is the stone, the rules, the map, the panels, and the file that keeps the game.
    """
    Person(window).pick("view.speed", "off")
    print(
        f"{'board':<24}{'preset':<8}{'frame':>8}{'hover':>8}{'stone':>8}{'move':>8}"
        f"{'stone/frame':>13}"
    )
    for preset in QUALITIES:
        Person(window).pick("view.quality", preset)
        for board in boards:
            fill(window, board)
            paint(window)
            position = window.session.position
            ends = [position.move_places(move)[-1] for move in position.legal_moves]
            frames, moves, hovers, stones = [], [], [], []
            fuller = with_a_stone_more(window.session)
            for k in range(ROUNDS):
                frames.append(timed(partial(paint, window)))
                hovers.append(timed(partial(hover, window, ends[k % len(ends)])))
                stones.append(timed(partial(show, window, fuller)))
                show(window, content_of(window.session.position, window.session.played))
                legal = window.session.position.legal_moves
                moves.append(timed(partial(play, window, legal[k % len(legal)])))
                window.session.undo()
            frame, stone = median(frames), median(stones)
            print(
                f"{board:<24}{preset:<8}{frame:>8.1f}{median(hovers):>8.1f}{stone:>8.1f}"
                f"{median(moves):>8.1f}{stone / frame:>13.2f}"
            )
    print()


def measure_seeing(window: MainWindow) -> None:
    """Print what a frame costs in each way of seeing the board, next to a plain one.

    It is processor time, all threads together, so that a busy machine counts for little.
    """
    view = board_view(window)
    ways: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {
        "plain": (lambda: None, lambda: None),
        "far side in place of the map": (
            partial(Person(window).switch, "view.far_side", True),
            partial(Person(window).switch, "view.far_side", False),
        ),
        "see-through": (partial(view.see_through, True), partial(view.see_through, False)),
        "parallel projection": (view.switch_projection, view.switch_projection),
        "coordinates": (
            partial(Person(window).switch, "view.coordinates", True),
            partial(Person(window).switch, "view.coordinates", False),
        ),
        "taken apart": (
            partial(view.lay_open, Opening(0.3)),
            partial(view.lay_open, Opening()),
        ),
    }
    print(f"{'realm':<8}{'preset':<8}{'way':<22}{'frame':>8}{'ratio':>8}")
    for preset in QUALITIES:
        Person(window).pick("view.quality", preset)
        for realm in REALMS:
            fill(window, f"ring-majority/{realm}")
            frames: dict[str, list[float]] = {way: [] for way in ways}
            for _ in range(SEEING_ROUNDS):
                for way, (on, off) in ways.items():
                    on()
                    view.detail.restore()  # all pixels, though the board was turned just now
                    paint(window)
                    frames[way].append(worked(partial(paint, window)))
                    off()
            plain = median(frames["plain"])
            for way, times in frames.items():
                frame = median(times)
                print(f"{realm:<8}{preset:<8}{way:<22}{frame:>8.1f}{frame / plain:>8.2f}")
    opened = [timed(partial(view.lay_open, Opening(0.1 * k))) for k in range(1, 9)]
    print(f"moving the slider on {REALMS[-1]}, without drawing: {median(opened):.1f} ms\n")


def measure_gaps(window: MainWindow, application: QApplication) -> None:
    """Print the longest gaps between ticks while the window rests and while the engine works."""
    Person(window).pick("view.quality", "fast")
    print(f"longest gap between {TICK_MS} ms ticks")
    window.session.new_game("ring-majority/tet", (Human(), Human()))
    paint(window)
    print(f"  at rest               {longest_gap(application, 2):6.1f} ms")
    window.session.new_game("ring-majority/grid", (Human(), Computer(10)))
    paint(window)
    gaps = []
    while "ready" not in HeardEngine.started[-1].states:
        gaps.append(longest_gap(application, 0.2))
    print(f"  the engine compiles   {max(gaps):6.1f} ms (for {0.2 * len(gaps):.1f} s)")
    Person(window).pick("view.speed", "off")
    window.session.play(Move(0))
    wait_for(application, lambda: "thinking" in HeardEngine.started[-1].states)
    print(f"  the engine thinks     {longest_gap(application, 2):6.1f} ms\n")
    window.session.new_game("ring-majority/tet", (Human(), Human()))


def measure_analysis(window: MainWindow, application: QApplication) -> None:
    """Print how often an analysis is shown, and what that costs.

    The solid is left out: it is drawn for other marks alone, and the seldomer the slower it is.
    """
    analyst = window.context.engines.analyst
    window.session.new_game("ring-majority/ti", (Human(), Human()))
    Person(window).switch("analysis.on", True)
    wait_for(application, lambda: analyst.analysis is not None)
    shown: list[object] = []
    analyst.changed.connect(shown.append)
    print(f"longest gap while positions are analysed {longest_gap(application, 3):6.1f} ms")
    print(f"analyses shown a second {len(shown) / 3:.1f}")
    found = analyst.analysis
    assert found is not None
    spent = [timed(partial(show_analysis, window, analyst, found, k)) for k in range(ROUNDS)]
    print(f"showing one, the map and the panel drawn {median(spent):.1f} ms")
    Person(window).switch("analysis.on", False)
    print()


def measure_memory(window: MainWindow, application: QApplication) -> None:
    """Print what the processes hold, and what fifty new games leave behind."""
    own = psutil.Process()
    worker = psutil.Process(worker_pid())
    print(f"window process: {resident(own):.0f} MB, worker: {resident(worker):.0f} MB")
    for number in range(GAMES):
        if number == GAMES // 5:
            before = resident(own)
        realm = REALMS[number % len(REALMS)]
        window.session.new_game(f"ring-majority/{realm}")
        window.session.play(Move(number % 10))
        paint(window)
    gc.collect()
    print(f"{GAMES} new games: {resident(own) - before:+.0f} MB after the first {GAMES // 5}")


def worker_pid() -> int | None:
    """Return the process of the engine that plays."""
    running = (each.pid for each in HeardEngine.started if each.pid and psutil.pid_exists(each.pid))
    return next(running, None)


def paint(window: MainWindow) -> None:
    """Draw one frame now."""
    board_view(window).redraw()
    QApplication.processEvents()


def present(window: MainWindow, uid: str) -> None:
    """Begin a game on a board and draw it."""
    window.session.new_game(uid, (Human(), Human()))
    paint(window)


def hover(window: MainWindow, site: int) -> None:
    """Point at another site and draw."""
    board_view(window).site_hovered.emit(site)
    paint(window)


def show_analysis(window: MainWindow, analyst: Analyst, found: Analysis, number: int) -> None:
    """Show an analysis with some more visits, and draw what they stand in."""
    rows = tuple(replace(row, visits=row.visits + number) for row in found.candidates)
    analyst._show("thinking", replace(found, candidates=rows))
    viewport = Person(window).best_moves.viewport()
    assert viewport is not None
    for widget in (whole_map(window), viewport, find(window, QWidget, "chances")):
        widget.grab()


def with_a_stone_more(session: GameSession) -> Content:
    """Return what the board shows after one more move."""
    position = session.position
    move = position.legal_moves[0]
    return content_of(position.play(move), Played(position, move))


def show(window: MainWindow, content: Content) -> None:
    """Show pieces and marks on the board in space and draw."""
    board_view(window).show_content(content)
    paint(window)


def fill(window: MainWindow, board: str) -> None:
    """Play random moves until a board is as full as it should be, or up to the last but one."""
    window.session.restore(OpenGame(Cursor(GameRecord(board, 3)), (Human(), Human())))
    rng = seeded(11)
    stones = FULL.get(board, 0.5) * window.session.position.board.size
    while (window.session.position.stones != 0).sum() < stones:
        legal = window.session.position.legal_moves
        window.session.play(legal[int(below(rng, len(legal)))])
        if window.session.outcome is not None:
            window.session.undo()
            return


def play(window: MainWindow, move: Move) -> None:
    """Play a move and draw."""
    window.session.play(move)
    paint(window)


def timed(action: Callable[[], object]) -> float:
    """Return the milliseconds that an action takes."""
    began = time.perf_counter()
    action()
    return 1000 * (time.perf_counter() - began)


def worked(action: Callable[[], None]) -> float:
    """Return the milliseconds of processor time that an action takes, all threads together."""
    began = time.process_time()
    action()
    return 1000 * (time.process_time() - began)


def longest_gap(application: QApplication, seconds: float) -> float:
    """Return the longest time without a tick of a timer, in milliseconds."""
    with ticking() as ticks:
        begin = time.perf_counter()
        wait_for(application, lambda: time.perf_counter() > begin + seconds)
    return 1000 * max(b - a for a, b in pairwise((begin, *ticks, time.perf_counter())))


@contextmanager
def ticking() -> Iterator[list[float]]:
    """Collect the times at which a timer ticks."""
    ticks: list[float] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    timer.start(TICK_MS)
    yield ticks
    timer.stop()


def wait_for(application: QApplication, condition: Callable[[], bool]) -> None:
    """Let the window work until a condition holds."""
    while not condition():
        application.processEvents()
        time.sleep(0.001)


def resident(process: psutil.Process) -> float:
    """Return the memory that a process holds, in megabytes."""
    return float(process.memory_info().rss) / MEGABYTE


if __name__ == "__main__":
    os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp()  # so that the engine has to compile
    main(sys.argv[1:])
