"""Take the pictures of the window, and of drawings, in the docs.

Run ``python -m docs.make_window_pictures`` with a display of 1600x1200 pixels or more.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QImage, QPainter
from PyQt6.QtSvg import QSvgRenderer
from PyQt6.QtWidgets import QApplication

import ringrealms3d as rr
from docs.make_pictures import PICTURES, facing, full_game
from ringrealms3d.cli.main import main as ringrealms3d
from ringrealms3d.core.random import below, seeded
from ringrealms3d.window.features.look.look_settings import SPEED
from ringrealms3d.window.features.rest.means import AT_REST
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings

_FONTS = PICTURES.parents[1] / "tests" / "fonts" / "fonts.conf"
_EXAMPLE = PICTURES.parent / "examples" / "game.rrsgf"
_SMALL = (1000, 680)
_DRAWING = (500, 480)
_DRAWINGS = (
    ("ring-majority/girco", "--theme", "black-and-white", "--no-legal"),
    (str(_EXAMPLE), "--at", "40", "--kind", "diagram"),
    ("ring-majority/toe", "--kind", "net", "--mm", "55"),
)
"""What is exported for the page on exports."""
_PATIENCE = 300.0  # seconds for a review


def take(name: str) -> None:
    """Take a picture of a window once it is prepared."""
    uid, prepare, size = WINDOWS[name]
    folder = Path(tempfile.mkdtemp())
    settings = Settings(folder / "window.ini")
    settings[SPEED] = settings[AT_REST] = "off"
    opened = MainWindow(uid, settings, folder / "game.json")
    opened.resize(*size)
    opened.show()
    wait()
    prepare(opened)
    wait()
    opened.grab().save(str(PICTURES / f"{name}.jpg"), quality=88)
    opened.close()


def wait(until: Callable[[], bool] = lambda: False, seconds: float = 2.0) -> None:
    """Let a window work for a while, or until something holds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not until():
        QApplication.processEvents()


def game(window: MainWindow) -> None:
    """Play on a large realm until its last move captured, and look at it."""
    _, played = full_game("ring-majority/girco", 3, 0.3)
    rng = seeded(3)
    while window.session.position != played.before:
        moves = window.session.position.legal_moves
        window.session.play(moves[below(rng, len(moves))])
    window.session.play(played.move)
    view = window.context.boards.view
    assert view is not None
    view.look(facing(window.session.position, played))


def review(window: MainWindow) -> None:
    """Review the example and go to its first mistake."""
    window.context.do("files.show", rr.read_game(_EXAMPLE), _EXAMPLE)
    wait()
    window.context.do("review.start")
    wait(lambda: all(node.evaluation for node in window.session.record.line), _PATIENCE)
    window.context.do("review.next_mistake")


def editor(window: MainWindow) -> None:
    """Set up a position of Loop."""
    for text in ("1b3", "1c3", "1b2", "1a1"):
        window.session.play(window.session.position.parse_move(text))
    window.context.do("game.edit")


WINDOWS: dict[str, tuple[str, Callable[[MainWindow], None], tuple[int, int]]] = {
    "window": ("ring-majority/girco", game, (1280, 860)),
    "puzzle": ("loops-n-leaps/8", lambda window: window.context.do("game.puzzle"), _SMALL),
    "course": ("ring-majority/co", lambda window: window.context.do("learn.begin"), _SMALL),
    "review": ("ring-majority/co", review, _SMALL),
    "editor": ("loop/mini", editor, _SMALL),
}
"""The variant, what is done and the size of each picture of a window, by its name."""


def drawings() -> None:
    """Draw a board without pixels, a diagram and a net beside each other."""
    folder = Path(tempfile.mkdtemp())
    width, height = _DRAWING
    beside = QImage(3 * width, height, QImage.Format.Format_RGB32)
    beside.fill(0xFFFFFFFF)
    painter = QPainter(beside)
    for number, arguments in enumerate(_DRAWINGS):
        file = str(folder / f"{number}.svg")
        ringrealms3d(["export", *arguments, "-o", file])
        drawn = QSvgRenderer(file)
        drawn.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        drawn.render(painter, QRectF(number * width, 0, width, height))
    painter.end()
    beside.save(str(PICTURES / "drawings.png"))


def main() -> None:
    """Take all of them."""
    os.environ["FONTCONFIG_FILE"] = str(_FONTS)  # letters are the same on every machine
    application = QApplication([])
    for name in WINDOWS:
        take(name)
    drawings()
    application.quit()


if __name__ == "__main__":
    main()
