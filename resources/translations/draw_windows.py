"""Draw the window and its dialogs in every language: ``python …/draw_windows.py FOLDER``.

Open the pictures after translating: they show texts that are cut or do not fit. A display is
needed; ``xvfb-run -s "-screen 0 1600x1200x24"`` makes one. Boards are drawn as maps.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from PyQt6.QtCore import QEventLoop, QTimer
from PyQt6.QtWidgets import QApplication, QDialog, QWidget

from ringrealms3d.languages.catalogue import LANGUAGES
from ringrealms3d.window.app import delete_window, speak
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings

_SIZE = 900, 600
_PANELS = ("moves", "analysis", "review", "sites")
_DIALOGS = (
    *("game.new", "game.library", "game.export", "view.settings"),
    *("help.rules", "help.keys", "help.find", "help.about"),
)
_DRAWN_MS = 300


def main() -> None:
    """Draw one language after another."""
    parser = argparse.ArgumentParser(description="Draw the window in every language.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    for language in LANGUAGES:
        speak(application, language)
        with tempfile.TemporaryDirectory() as home:
            window = _opened(Path(home))
            for name, widget in _shown(window):
                _wait()
                widget.grab().save(str(folder / f"{name}-{language}.png"))
            window.close()
            delete_window(window)
        print(f"{language}: {folder}")


def _wait() -> None:
    """Let everything be laid out and drawn."""
    loop = QEventLoop()
    QTimer.singleShot(_DRAWN_MS, loop.quit)
    loop.exec()


def _opened(home: Path) -> MainWindow:
    window = MainWindow(
        "ring-majority/tet", Settings(home / "window.ini"), home / "game.json", None
    )
    window.resize(*_SIZE)
    window.show()
    return window


def _shown(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """Show one thing after another, each to be drawn before the next."""
    window.commands["game.start"].trigger()
    yield "start", window
    window.commands["game.start"].trigger()
    for panel in _PANELS:
        window.context.column.bring_forward(panel)
        yield panel, window
    window.commands["game.edit"].trigger()
    yield "editor", window
    window.commands.do("editor.leave")
    window.session.go_on()
    window.commands["learn.begin"].trigger()
    yield "lesson", window
    window.commands["learn.leave"].trigger()
    _play_to_the_end(window)
    yield "end", window
    for command in _DIALOGS:
        window.commands[command].trigger()
        opened = QApplication.topLevelWidgets()
        (dialog,) = [each for each in opened if isinstance(each, QDialog) and each.isVisible()]
        yield command.replace(".", "-"), dialog
        dialog.close()


def _play_to_the_end(window: MainWindow) -> None:
    rng = Random(1)
    while window.session.outcome is None:
        window.session.play(rng.choice(window.session.position.legal_moves))


if __name__ == "__main__":
    main()
