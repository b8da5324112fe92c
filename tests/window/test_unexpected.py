"""What nothing expected: errors, which are told and logged while the game goes on, and Ctrl+C."""

from __future__ import annotations

import json
import signal
from pathlib import Path

from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from ringrealms3d.window import app
from tests.subprocesses import run_python

FAIL_IN_A_SLOT = """
import json, sys, tempfile
from pathlib import Path
from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QMessageBox
from ringrealms3d.core.move import Move
from ringrealms3d.window import app
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.settings import Settings

application = QApplication([])
app.log_to_file()
sys.excepthook = app.report_unexpected
folder = Path(tempfile.mkdtemp())
settings = Settings(folder / "window.ini")
window = MainWindow("ring-majority/tet", settings, folder / "game.json", None)
window.show()
QTest.qWaitForWindowExposed(window)

def fail():
    raise RuntimeError("the sky fell")

for _ in range(2):
    QTimer.singleShot(0, fail)
    QTest.qWait(100)
boxes = [each for each in application.topLevelWidgets() if isinstance(each, QMessageBox)]
(box,) = boxes
(copy,) = [each for each in box.buttons() if "Copy" in each.text()]
QTest.mouseClick(copy, Qt.MouseButton.LeftButton)
stays, copied = box.isVisible(), application.clipboard().text()
box.close()
QTest.qWait(100)
window.session.play(Move(0))
print(json.dumps([stays, copied, len(window.session.moves)]))
window.close()
app.delete_window(window)
"""


def test_it_is_told_once_logged_and_copied_and_the_game_goes_on(tmp_path: Path) -> None:
    done = run_python("-W", "ignore", "-c", FAIL_IN_A_SLOT, XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    stays, copied, moves = json.loads(done.stdout.splitlines()[-1])
    assert stays
    assert copied.startswith("Traceback")
    assert copied.rstrip().endswith("RuntimeError: the sky fell")
    assert moves == 1
    (log,) = tmp_path.rglob("*.log")
    assert log.read_text(encoding="utf-8").count("RuntimeError: the sky fell") == 2


class Closing(QObject):
    """An application that notes when it should end."""

    ended = False

    def quit(self) -> None:
        self.ended = True


def test_ctrl_c_ends_the_program_once_what_goes_on_is_done(qtbot: QtBot) -> None:
    before, application = signal.getsignal(signal.SIGINT), Closing()
    try:
        app.close_on_interrupt(application)  # type: ignore[arg-type]
        signal.raise_signal(signal.SIGINT)
        assert not application.ended
        qtbot.waitUntil(lambda: application.ended)
    finally:
        signal.signal(signal.SIGINT, before)
