"""Starting the window in a language, and catching unexpected errors."""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from platformdirs import user_data_path
from PyQt6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTimer, QTranslator
from PyQt6.QtGui import QIcon
from PyQt6.QtWidgets import QApplication, QMessageBox

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.errors import error_sentence
from ringrealms3d.core.guard import GameFault
from ringrealms3d.core.log_file import is_logged, log, log_to_file
from ringrealms3d.core.phrase import tr, use_catalogue
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.version import BUGS_PAGE
from ringrealms3d.games import fault_of
from ringrealms3d.languages.catalogue import catalogue_of, language_of_system
from ringrealms3d.records.cursor import Cursor
from ringrealms3d.records.kept_file import KeptFileLock, claim_free, claim_game
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.graphics import NoGraphicsError
from ringrealms3d.session.autosave import waits_for_its_game
from ringrealms3d.session.open_game import OpenGame
from ringrealms3d.window.board.space.late_canvas import load_drawing
from ringrealms3d.window.board.space.opengl import do_without_driver, found_graphics
from ringrealms3d.window.board.space.view_makers import ViewMaker, view_in_space
from ringrealms3d.window.features.look.look_settings import LANGUAGE
from ringrealms3d.window.features.play.play_settings import VARIANT
from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.message import message_box
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.widgets.joining import capitalised, sentences, stopped

_FIRST_VARIANT = "ring-majority/co"
_KEPT_NAME = ("game-under-way", ".json")
_LOAD_MS = 100  # after the start: loading would hold up the first frame
_REPORT = "report of an unexpected error"
_SIGNAL_POLL_MS = 200
_SCALE = "QT_SCALE_FACTOR"
_SMALLEST_SCALE, _LARGEST_SCALE = 0.25, 8.0


def run_window(
    uid: str | None,
    flat: bool = False,
    game: GameRecord | None = None,
    path: Path | None = None,
    complaints: Iterable[str] = (),
) -> int:
    """Open the window and return the exit code when it closes.

    Args:
        uid: the variant to open; None is the last one played.
        flat: whether to show all boards as maps, as without a suitable OpenGL.
        game: a game to open; an unfinished one stays saved for next time.
        path: the file that it was read from, if any.
        complaints: sentences about what had to be left out before.
    """
    bound_scale()
    do_without_driver()
    application = QApplication(sys.argv[:1])
    application.setApplicationName("ringrealms3d")
    application.setDesktopFileName("ringrealms3d")
    application.setWindowIcon(QIcon(str(data_folder("resources") / "icons" / "ringrealms3d.svg")))
    log_to_file()
    sys.excepthook = report_unexpected
    threading.excepthook = _log_thread_error
    settings = Settings()
    claim = claim_saved_game if game is None else claim_free_place
    saved_game, lock = claim(user_data_path("ringrealms3d", appauthor=False))
    first = uid or settings[VARIANT] or _FIRST_VARIANT
    speak(application, settings[LANGUAGE])
    window = new_window(first, settings, saved_game, flat)
    if game is None and uid is None:
        _show_start_page(window, saved_game)
    elif game is None:
        show_board(window)
        window.context.do("tabs.bring_back")
        window.context.do("start.offer", saved_game)
    else:
        show_board(window)
        show_first_game(window, game, path)
        with suppress(OSError):
            saved_game.unlink()  # it is kept again once it changes
    show_complaints(window, (*complaints, *settings.complaints))
    window.context.do("files.expect_again")
    close_on_interrupt(application)
    code = application.exec()
    while window.reopens:
        speak(application, settings[LANGUAGE])
        window = reopened(window, saved_game, flat)
        code = application.exec()
    delete_window(window)
    lock.unlock()
    return code


def bound_scale() -> None:
    """Do without a scale at which nothing can be seen. Call it before there is a QApplication."""
    with suppress(ValueError):
        if not _SMALLEST_SCALE <= float(os.environ.get(_SCALE, "")) <= _LARGEST_SCALE:
            del os.environ[_SCALE]


def speak(application: QApplication, chosen: str) -> None:
    """Use a language for windows opened from now on: texts, Qt's dialogs and formats of numbers.

    Args:
        chosen: its code, or empty for the system's language.
    """
    language = chosen or language_of_system()
    use_catalogue(catalogue_of(language))
    system = QLocale.system()
    fits = QLocale(language).language() == system.language()
    QLocale.setDefault(system if fits else QLocale(language))
    for before in application.findChildren(QTranslator):
        application.removeTranslator(before)
        before.deleteLater()
    of_qt = QTranslator(application)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    # not by the system's locale: Qt knows no pt_PT, and its zh_TW has other characters than ours
    if of_qt.load(QLocale(language), "qtbase", "_", folder):
        application.installTranslator(of_qt)


def reopened(closed: MainWindow, saved_game: Path, flat: bool) -> MainWindow:
    """Return a window with the game of a closed one, in the current language.

    It shows the start page if the closed one did.
    """
    game, at_start = closed.session.game, closed.reopens_at_start
    delete_window(closed)
    window = new_window(game.cursor.record.uid, closed.context.settings, saved_game, flat)
    window.context.do("tabs.bring_back")
    window.session.restore(game)
    if at_start:
        window.context.do("start.show", saved_game)
    window.show()
    window.context.do("files.expect_again")
    return window


def _show_start_page(window: MainWindow, saved_game: Path) -> None:
    """Show a window on its start page, and load the graphics libraries meanwhile."""
    window.context.do("tabs.bring_back", saved_game)
    window.context.do("start.show", saved_game)
    window.show()
    if not window.context.boards.flat:
        QTimer.singleShot(_LOAD_MS, threading.Thread(target=load_drawing).start)


def show_board(window: MainWindow) -> None:
    """Show a window on its board, which appears once the graphics libraries are loaded."""
    window.context.do("start.show_boards")
    window.show()


def new_window(uid: str, settings: Settings, saved_game: Path, flat: bool) -> MainWindow:
    """Return a hidden window, a flat one if necessary, which says so once."""
    make_view, problem = (None, "") if flat else _view_that_draws()
    window = MainWindow(uid, settings, saved_game, make_view)
    if problem:
        log.warning("flat mode: %s", problem)
        text = tr("Flat mode, boards are shown as maps: {problem}.").format(problem=tr(problem))
        window.context.say(text)
    return window


def _view_that_draws() -> tuple[ViewMaker | None, str]:
    """Return the maker of views, and the reason if they are not in space."""
    try:
        found_graphics()
    except NoGraphicsError as error:
        return None, error.args[0]
    return view_in_space, ""


def delete_window(window: MainWindow) -> None:
    """Delete a closed window with all its objects before the application ends.

    PyQt deletes remaining objects in any order at the end, which sometimes crashes.
    """
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def show_complaints(window: MainWindow, complaints: Iterable[str]) -> None:
    """Report what was left out, such as invalid settings, and where they are kept."""
    found = [stopped(capitalised(tr(text))) for text in complaints]
    if found:
        message_box(window, sentences(*found)).show()  # a game that is broken is in nobody's way


def claim_saved_game(folder: Path) -> tuple[Path, KeptFileLock]:
    """Return a file for the current game that no other window uses, and its lock.

    A file with a game is preferred to an empty one. One of a game that is not installed now waits
    until it is again.
    """
    return claim_game(folder, *_KEPT_NAME, waits_for_its_game)


def claim_free_place(folder: Path) -> tuple[Path, KeptFileLock]:
    """Return a file for the current game that contains no game yet, and its lock."""
    return claim_free(folder, *_KEPT_NAME)


def show_first_game(window: MainWindow, game: GameRecord, path: Path | None) -> None:
    """Open a game: one from a file for those who played, any other for the usual players."""
    session = window.session
    if path is None:
        session.restore(OpenGame(Cursor(game, game.last), session.next_players))
    else:
        window.context.do("files.show", game, path)


def report_unexpected(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """Log an uncaught error and show a report, one at a time; the program continues."""
    report = "".join(traceback.format_exception(kind, error, trace))
    log.error("unexpected error\n%s", report)
    if any(widget.objectName() == _REPORT for widget in QApplication.topLevelWidgets()):
        return
    text, details = _error_texts(error)
    box = message_box(None, text, details, warns=True)
    box.setObjectName(_REPORT)
    box.setDetailedText(report)
    box.addButton(QMessageBox.StandardButton.Close)
    copy = box.addButton(tr("&Copy the report"), QMessageBox.ButtonRole.ActionRole)
    assert copy is not None
    copy.clicked.disconnect()  # it would close the box
    copy.clicked.connect(lambda: _copy(box.detailedText()))  # and keeps the box alive
    box.open()


def _error_texts(error: BaseException) -> tuple[str, str]:
    """Return what a report says, and its details: an error in a game from outside is its own."""
    cause = error.__cause__ or error  # signals raise an error of their own
    found = [each for each in (error, cause) if isinstance(each, GameFault)]
    of_game = found[0] if found else fault_of(cause)
    if of_game is not None:
        return stopped(capitalised(error_sentence(of_game))), ""
    text = tr("Something went wrong in the program. Your game continues.")
    if is_logged():
        text = tr("Something went wrong in the program. Your game continues, and the log has more.")
    where = tr("Please report it: {bugs}").format(bugs=BUGS_PAGE)
    return text, f"{one_line(f'{type(cause).__name__}: {cause}')}\n{where}"


def _copy(text: str) -> None:
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    clipboard.setText(text)


def _log_thread_error(arguments: threading.ExceptHookArgs) -> None:
    """Log an error in another thread, where no dialog may open."""
    log.error("unexpected error in a thread", exc_info=arguments.exc_value)


def close_on_interrupt(application: QApplication) -> None:
    """Let Ctrl+C in the terminal close the window; Python needs to run now and then for it.

    The window closes once what goes on is done: Ctrl+C may come in the middle of drawing.
    """
    signal.signal(signal.SIGINT, lambda *_: QTimer.singleShot(0, application.quit))
    timer = QTimer(application)
    timer.timeout.connect(lambda: None)
    timer.start(_SIGNAL_POLL_MS)
