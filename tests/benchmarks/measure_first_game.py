"""How long and how many clicks it takes from the first start to a finished first game.

    xvfb-run python -m tests.benchmarks.measure_first_game --game loop

Opens the window as a new person gets it, with empty folders, and plays with real clicks: *Play* on
the start page, then moves of a player who looks one move ahead, against level 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from PyQt6.QtWidgets import QApplication, QPushButton

from ringrealms3d.games import all_games, get_game
from ringrealms3d.session.players import Human
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings
from tests.benchmarks.measure_beginner import one_move_ahead
from tests.window.driver import Person

_LONGEST_S = 600.0
_SHOWN_S = 10.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=[game.uid for game in all_games()], action="append")
    asked = parser.parse_args()
    application = QApplication(sys.argv[:1])
    print(f"{'game':16} clicks  of them for the first move  seconds  result")
    for game in asked.game or [game.uid for game in all_games()]:
        with tempfile.TemporaryDirectory() as folder:
            os.environ["XDG_DATA_HOME"] = folder
            print(f"{game:16} {measured(application, Path(folder), game)}", flush=True)


def measured(application: QApplication, folder: Path, game: str) -> str:
    """Play one game and tell how it went."""
    began = time.perf_counter()
    window = MainWindow("ring-majority/co", Settings(folder / "w.ini"), folder / "game.json")
    window.show()
    Person(window).switch("view.far_side", False)
    Person(window).switch("game.start", True)
    application.processEvents()
    clicks = click_play(window, game)
    first_move, rng = 0, Random(1)
    while window.session.outcome is None and time.perf_counter() - began < _LONGEST_S:
        application.processEvents()
        if not isinstance(window.session.player_to_move, Human):
            time.sleep(0.01)
            continue
        clicks += click_move(window, rng)
        first_move = first_move or clicks
    taken, outcome = time.perf_counter() - began, window.session.outcome
    window.close()
    won = outcome is not None and outcome.winner == 0
    result = "won" if won else "not finished" if outcome is None else "not won"
    return f"{clicks:6} {first_move:26} {taken:8.0f}  {result}"


def click_play(window: MainWindow, game: str) -> int:
    title = get_game(game).title
    (play,) = (
        button
        for button in Person(window).start_page.findChildren(QPushButton)
        if button.accessibleName().startswith(f"Play {title} ")
    )
    play.click()
    return 1


def click_move(window: MainWindow, rng: Random) -> int:
    """Click a move on the map, and return how many clicks it took."""
    session = window.session
    move = one_move_ahead(session.node, rng)
    places = session.position.move_places(move)
    for place in places:
        Person(window).click(place)
    until = time.perf_counter() + _SHOWN_S
    while session.node.move != move and time.perf_counter() < until:
        QApplication.processEvents()  # it waits until the move of the other side was shown
    if session.node.move != move:
        raise RuntimeError(
            f"the clicks on {places} did not play {session.position.format_move(move)}"
        )
    return len(places)


if __name__ == "__main__":
    main()
