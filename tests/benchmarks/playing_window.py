"""A window that plays with itself and prints each move shown: ``… playing_window VARIANT SEED``.

The view of space is drawn in software at a small size, so that many moves are played in a second.
"""

from __future__ import annotations

import sys
from random import Random

from platformdirs import user_data_path
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QApplication

from ringrealms3d.session.players import Human
from ringrealms3d.window.app import claim_saved_game, new_window
from ringrealms3d.window.shell.settings import Settings

_PAUSE_MS = 15


def main(uid: str, seed: str) -> None:
    """Play until killed, or until the game is over."""
    application = QApplication([])
    path, _ = claim_saved_game(user_data_path("ringrealms3d", appauthor=False))
    window = new_window(uid, Settings(), path, flat=False)
    window.show()
    window.resize(500, 400)
    session, rng = window.session, Random(seed)
    session.new_game(uid, (Human(), Human()))

    def play() -> None:
        position = session.position
        move = rng.choice(position.legal_moves)
        session.play(move)
        print(position.format_move(move), flush=True)
        if session.finished:
            print("over", flush=True)
            application.quit()

    timer = QTimer()
    timer.timeout.connect(play)
    timer.start(_PAUSE_MS)
    application.exec()


if __name__ == "__main__":
    main(*sys.argv[1:])
