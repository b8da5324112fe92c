"""The window as a screen reader gets it: over AT-SPI, from a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.subprocesses import ROOT
from tests.window.screen_reader import ScreenReader

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="AT-SPI is how screen readers work on Linux"
)

PROGRAM = """
import sys
from pathlib import Path
from PyQt6.QtCore import QSocketNotifier
from PyQt6.QtWidgets import QApplication
from ringrealms3d.window.app import delete_window, new_window
from ringrealms3d.window.shell.settings import Settings
from tests.window.driver import Person

def run(folder):
    application = QApplication(["ringrealms3d"])
    settings = Settings(folder / "window.ini")
    window = new_window("ring-majority/tet", settings, folder / "game.json", flat=True)
    window.show()
    Person(window).command("view.sites").trigger()
    orders = QSocketNotifier(0, QSocketNotifier.Type.Read)

    def follow():
        order = sys.stdin.readline().strip()
        if not order:
            application.quit()
        elif order == "resign":
            window.session.resign()
        else:
            window.session.play(window.session.position.parse_move(order))

    orders.activated.connect(follow)
    application.exec()
    window.close()
    delete_window(window)

run(Path(sys.argv[1]))
"""


@pytest.fixture
def session_bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A session bus of its own, on which the one for assistive technology is started."""
    daemon = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert daemon.stdout is not None
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", daemon.stdout.readline().strip())
    yield
    daemon.terminate()
    daemon.wait()
    daemon.stdout.close()


@pytest.fixture
def reader(session_bus: None) -> Iterator[ScreenReader]:
    found = ScreenReader()
    yield found
    found.close()


@pytest.fixture
def program(reader: ScreenReader, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """The window in flat mode, which plays what is written to it."""
    started = subprocess.Popen(
        [sys.executable, "-W", "error", "-c", PROGRAM, str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT), "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
        stdin=subprocess.PIPE,
        text=True,
    )
    yield started
    started.communicate()
    assert started.returncode == 0


def order(program: subprocess.Popen[str], text: str) -> None:
    assert program.stdin is not None
    program.stdin.write(f"{text}\n")
    program.stdin.flush()


def test_window_list_moves_and_result_are_read(
    reader: ScreenReader, program: subprocess.Popen[str]
) -> None:
    window = reader.find(lambda thing: thing.role == "frame" and "Tetrahedron" in thing.name)
    assert window.name == "Tetrahedron – Ring Majority – ringrealms3d"
    order(program, "f1")
    assert reader.hear("f1").startswith("Red played f1. Blue to move")
    things = list(reader.below(window))
    assert "Blue to move" in {thing.name for thing in things if thing.role == "label"}
    (tree,) = (thing for thing in things if thing.role == "tree")
    assert tree.name == "Places"
    items = {item.name: item.description for item in reader.below(tree)}
    assert items["f1: Red stone"] == "not legal: f1 holds a red stone"
    assert items["e1: empty"] == "plays there"
    assert {"Faces", "Edges", "Corners"} <= items.keys()
    order(program, "resign")
    assert "Red wins" in reader.hear("wins")
