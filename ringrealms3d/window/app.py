"""Starting the window, and catching what no code expected."""

from __future__ import annotations

import logging
import signal
import sys
import traceback
from logging.handlers import RotatingFileHandler
from types import TracebackType

from platformdirs import user_log_path
from PyQt6.QtCore import QTimer
from PyQt6.QtGui import QIcon
from PyQt6.QtWidgets import QApplication, QMessageBox

from ringrealms3d.core.data import data_folder
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.texts import tr

_LOG_BYTES = 500_000
_SIGNAL_POLL_MS = 200

log = logging.getLogger("ringrealms3d")


def run_window(uid: str) -> int:
    """Open the window on a variant and return the exit code when it closes."""
    application = QApplication(sys.argv[:1])
    application.setApplicationName("ringrealms3d")
    application.setDesktopFileName("ringrealms3d")
    application.setWindowIcon(QIcon(str(data_folder("resources") / "icons" / "ringrealms3d.png")))
    log_to_file()
    sys.excepthook = report_unexpected
    window = MainWindow(uid)
    window.show()
    _close_on_interrupt(application)
    return application.exec()


def log_to_file() -> None:
    """Write the log to a rotating file; where that fails the program runs without one."""
    try:
        folder = user_log_path("ringrealms3d", appauthor=False, ensure_exists=True)
        handler = RotatingFileHandler(
            folder / "ringrealms3d.log", maxBytes=_LOG_BYTES, backupCount=2, encoding="utf-8"
        )
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)


def report_unexpected(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """Log an error that nothing caught and show a report; the program goes on."""
    report = "".join(traceback.format_exception(kind, error, trace))
    log.error("unexpected error\n%s", report)
    box = QMessageBox()
    box.setIcon(QMessageBox.Icon.Critical)
    box.setWindowTitle("ringrealms3d")
    box.setText(tr("Something unexpected went wrong. The game goes on."))
    box.setInformativeText(f"{kind.__name__}: {error}")
    box.setDetailedText(report)
    box.exec()


def _close_on_interrupt(application: QApplication) -> None:
    """Let Ctrl+C in the terminal close the window; Python needs to run now and then for it."""
    signal.signal(signal.SIGINT, lambda *_: application.quit())
    timer = QTimer(application)
    timer.timeout.connect(lambda: None)
    timer.start(_SIGNAL_POLL_MS)
