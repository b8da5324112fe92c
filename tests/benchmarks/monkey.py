"""A monkey at the window: ``python -m tests.benchmarks.monkey --seed 1 --deeds 2000``.

It does what a person could do, in any order: commands from the table, clicks on boards, keys, files
that are opened in the middle of anything. It needs a display. It ends at the first error that
nobody caught, and prints what led to it; the same seed does the same again, unless an engine was
faster or slower.
"""

from __future__ import annotations

import argparse
import faulthandler
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import chdir
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from PyQt6.QtCore import QEvent, QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QFileDialog,
    QLineEdit,
    QMenu,
    QSpinBox,
    QWidget,
)

from ringrealms3d.games import variant_ids
from ringrealms3d.records.game_files import write_game
from ringrealms3d.records.record import GameRecord
from ringrealms3d.window.board.views import Board
from ringrealms3d.window.features.files.feature import Files
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Choice, Command
from ringrealms3d.window.shell.settings import Settings

PERSON: Any = QTest
"""Moves the mouse and presses keys; Qt's stubs take its functions for methods."""

LEFT_OUT = frozenset({"game.quit", "view.language", "view.full", "help.rules", "panel.map"})
"""What ends the window, or takes long."""

KEYS = (
    *(Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Delete),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home),
)
FILES = 12
HANGS_S = 60
"""After a deed that takes longer, it says where the program is, and ends."""

SHOWN = 25
"""How many of the last deeds are printed."""


class Monkey:
    """Does random deeds in a window.

    Attributes:
        trail: what it did.
    """

    def __init__(self, window: MainWindow, files: list[Path], rng: Random) -> None:
        """Sit down at a window, with files to open."""
        self._window, self._files, self._rng = window, files, rng
        self.trail: list[str] = []
        self._deeds: list[tuple[int, Callable[[], str]]] = [
            (30, self._command),
            (40, self._move),
            (10, self._click),
            (8, self._option),
            (6, self._key),
            (4, self._open),
            (2, self._panel_button),
            (2, self._menu),
            (2, self._type),
        ]

    def do(self) -> None:
        """Do one deed, after closing what lies above the window or using it."""
        self._settle()
        weights, deeds = zip(*self._deeds, strict=True)
        (deed,) = self._rng.choices(deeds, weights)
        self.trail.append(deed.__name__)
        self.trail[-1] = deed()

    def _settle(self) -> None:
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            self._choose_from(popup)
            popup.close()
        for widget in QApplication.topLevelWidgets():
            if isinstance(widget, QDialog) and widget.isVisible():
                self._use(widget)

    def _choose_from(self, menu: QMenu) -> None:
        able = [action for action in menu.actions() if action.isEnabled() and not action.menu()]
        if able and self._rng.random() < 0.5:
            action = self._rng.choice(able)
            self.trail.append(f"choose {action.text()} from a menu")
            action.trigger()

    def _use(self, dialog: QDialog) -> None:
        """Change some things in a dialog, and close it."""
        for _ in range(self._rng.randrange(4)):
            parts = [x for x in dialog.findChildren(QWidget) if x.isVisible() and x.isEnabled()]
            if isinstance(dialog, QFileDialog) or not dialog.isVisible() or not parts:
                break
            self._change(self._rng.choice(parts))
        if not dialog.isVisible():
            return
        self.trail.append(f"close {type(dialog).__name__} {dialog.windowTitle()}")
        end = self._rng.choice((dialog.accept, dialog.reject))
        if isinstance(dialog, QFileDialog):  # accepting may ask another question
            end = dialog.reject
        end()

    def _change(self, part: QWidget) -> None:
        self.trail.append(f"change a {type(part).__name__} {part.objectName()}")
        if isinstance(part, QComboBox) and part.count():
            part.setCurrentIndex(self._rng.randrange(part.count()))
        elif isinstance(part, QSpinBox):
            part.setValue(self._rng.randint(part.minimum(), part.maximum()))
        elif isinstance(part, QLineEdit):
            part.setText(self._rng.choice(("", "7", "f1", "nothing", "9" * 40, "é🙂")))
        else:
            PERSON.mouseClick(part, Qt.MouseButton.LeftButton)

    def _command(self) -> str:
        self._window.commands.refresh()
        able = [
            entry
            for entry in self._window.commands.table.values()
            if isinstance(entry, Command) and entry.id not in LEFT_OUT and entry.enabled()
        ]
        entry = self._rng.choice(able)
        self.trail[-1] = entry.id
        self._window.commands[entry.id].trigger()
        return entry.id

    def _option(self) -> str:
        choices = [
            entry
            for entry in self._window.commands.table.values()
            if isinstance(entry, Choice) and entry.id not in LEFT_OUT and entry.enabled()
        ]
        entry = self._rng.choice(choices)
        options = list(entry.options())
        if not options:
            return f"{entry.id}, empty"
        key = self._rng.choice(options).key
        self.trail[-1] = f"{entry.id} {key}"
        self._window.commands.hold(entry, key)
        return self.trail[-1]

    def _board(self) -> Board | None:
        shown = self._window.context.boards
        boards: tuple[Board | None, ...] = (shown.view, shown.plan, shown.map)
        seen = [each for each in boards if each is not None and each.widget.isVisible()]
        return self._rng.choice(seen) if seen else None

    def _press(self, board: Board, place: int, button: Qt.MouseButton) -> None:
        spot = board.place_of(place).toPoint()
        PERSON.mouseMove(board.widget, spot)
        PERSON.mouseClick(board.widget, button, pos=spot)

    def _press_any(self, button: Qt.MouseButton, deed: str) -> str:
        board = self._board()
        if board is None or not len(board.spots):
            return "nothing to click"
        place = self._rng.randrange(len(board.spots))
        self.trail[-1] = f"{deed} {place}"
        self._press(board, place, button)
        return self.trail[-1]

    def _move(self) -> str:
        session = self._window.session
        moves = session.position.legal_moves
        board = self._board()
        if not moves or board is None:
            return "no move"
        move = self._rng.choice(moves)
        self.trail[-1] = f"play {session.position.format_move(move)}"
        for place in session.position.move_places(move):
            if place < len(board.spots):
                self._press(board, place, Qt.MouseButton.LeftButton)
        return self.trail[-1]

    def _click(self) -> str:
        return self._press_any(Qt.MouseButton.LeftButton, "click")

    def _key(self) -> str:
        key = self._rng.choice(KEYS)
        shift = self._rng.choice(
            (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
        )
        self.trail[-1] = f"{shift.name} {key.name}"
        PERSON.keyClick(self._window.focusWidget() or self._window, key, shift)
        return self.trail[-1]

    def _open(self) -> str:
        path = self._rng.choice(self._files)
        self.trail[-1] = f"open {path.name}"
        reading = self._window.findChildren(Files)[0].open([path])
        assert reading is not None
        reading.join()
        return self.trail[-1]

    def _menu(self) -> str:
        return self._press_any(Qt.MouseButton.RightButton, "menu of")

    def _type(self) -> str:
        moves = self._window.session.position.legal_moves
        texts = ["x", "f99", "swap"]
        if moves:
            texts.append(self._window.session.position.format_move(self._rng.choice(moves)))
        text = self._rng.choice(texts)
        self.trail[-1] = f"type {text}"
        self._window.commands["game.type"].trigger()
        field = self._window.focusWidget()
        if isinstance(field, QLineEdit):
            PERSON.keyClicks(field, text)
            PERSON.keyClick(field, Qt.Key.Key_Return)
        return self.trail[-1]

    def _panel_button(self) -> str:
        docks = [dock for dock in self._window.findChildren(QDockWidget) if dock.isVisible()]
        buttons = [
            widget
            for dock in docks
            for widget in dock.findChildren(QWidget)
            if widget.isVisible() and widget.isEnabled()
        ]
        if not buttons:
            return "no panel"
        widget = self._rng.choice(buttons)
        self.trail[-1] = f"click a {type(widget).__name__} in a panel"
        PERSON.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(widget.rect().center()))
        return self.trail[-1]


def main() -> int:
    """Let it play, and return 1 if something went wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deeds", type=int, default=1000)
    asked = parser.parse_args()
    rng, errors = Random(asked.seed), list[str]()
    sys.excepthook = lambda *error: errors.append("".join(traceback.format_exception(*error)))
    application = QApplication([])
    with TemporaryDirectory() as name, chdir(name):  # where the monkey's own files go
        folder = Path(name)
        files = [written(folder, number, rng) for number in range(FILES)]
        answer_file_dialogs(files, rng)
        window = MainWindow(
            "ring-majority/tet", Settings(folder / "window.ini"), folder / "game.json"
        )
        window.resize(700, 520)
        window.show()
        try:
            return play(Monkey(window, files, rng), asked.seed, asked.deeds, rng, errors)
        finally:
            window.close()
            window.deleteLater()
            application.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def play(monkey: Monkey, seed: int, deeds: int, rng: Random, errors: list[str]) -> int:
    """Let a monkey do so many deeds, or fewer if something goes wrong, and return 1 if so."""
    began = time.monotonic()
    for number in range(deeds):
        faulthandler.dump_traceback_later(HANGS_S, exit=True)
        try:
            monkey.do()
        except Exception:
            errors.append(traceback.format_exc())
        PERSON.qWait(rng.choice((0, 1, 20)))
        if errors:
            print(*monkey.trail[-SHOWN:], sep="\n")
            print(errors[0])
            print(f"seed {seed}, deed {number + 1}")
            return 1
    print(f"seed {seed}: {deeds} deeds in {time.monotonic() - began:.0f} s")
    return 0


def written(folder: Path, number: int, rng: Random) -> Path:
    """Return the file of a random game with variations."""
    record = GameRecord(rng.choice(variant_ids()), seed=number)
    nodes = [record.root]
    for _ in range(rng.randrange(40)):
        node = nodes[-1] if rng.random() < 0.9 else rng.choice(nodes)
        if moves := node.position.legal_moves:
            nodes.append(node.play(rng.choice(moves)))
    path = folder / f"{number}-{record.uid.replace('/', '-')}{rng.choice(('.rrsgf', '.json'))}"
    write_game(record, path)
    return path


def answer_file_dialogs(files: list[Path], rng: Random) -> None:
    """Answer each dialog that waits for a file with one of these, or with none."""

    def opened(*_: object) -> tuple[str, str]:
        return rng.choice(["", str(rng.choice(files))]), ""

    answers: dict[str, Callable[..., object]] = {
        "getOpenFileName": opened,
        "getSaveFileName": lambda *_: ("", ""),
        "getOpenFileNames": lambda *_: (list(map(str, rng.sample(files, rng.randrange(3)))), ""),
        "getExistingDirectory": lambda *_: "",
    }
    for name, answer in answers.items():
        setattr(QFileDialog, name, staticmethod(answer))


if __name__ == "__main__":
    sys.exit(main())
