"""All that can be done to the widgets in a part of the window, one thing after the other."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from PyQt6 import sip
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QHeaderView,
    QLineEdit,
    QMenu,
    QWidget,
)

from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.mode import Mode
from ringrealms3d.window.shell.settings import Settings
from tests.session.fake_process import FakeProcess
from tests.window.driver.deeds import Deed, doings
from tests.window.driver.reading import line_of, read, read_menu
from tests.window.driver.set_up import moving, set_up

_MOST = 120
_MOST_CHOSEN = 8
_AGAIN = 3
"""So often timers are hastened that start again and again."""
_PATIENCE_S = 20
_TASK = "(_run)"
"""How the name of a thread ends that works for the window and soon comes to an end."""
_NEW = "  + "
_FACTS = tuple(f"{_NEW}{fact}" for fact in ("title", "moves", "at", "QDialog", "QLabel", "engine"))
"""How lines begin that tell most once a deed has put away where it was done."""

_PLACES = f"{_NEW}moves", f"{_NEW}at"
"""How lines begin that tell of another place in a game."""

_FADES = ("QToolButton: picture",)
"""What appears and goes bit by bit: the cross in a field."""


class Doer:
    """Does everything once in a part of a window, and tells what each deed changes."""

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        show: Callable[[], QWidget],
        asked: Sequence[str],
        left_out: Iterable[str] = (),
        deeds: Callable[[QWidget], Iterable[tuple[str, Deed]]] = doings,
    ) -> None:
        """Use a window.

        Args:
            settings: those of the window.
            show: shows the part, and returns it; called again whenever a deed put it away.
            asked: what the window asked of the system so far.
            left_out: the names of deeds that are not done.
            deeds: returns what can be done to the part, by names.
        """
        self._window, self._settings, self._show = window, settings, show
        self._asked, self._left_out, self._deeds = asked, left_out, deeds

    def told(self) -> Iterator[str]:
        """Yield how all is set up, each deed's name, and the lines that it takes away and adds."""
        done = set(self._left_out)
        whole, state = self._shown(), list[str]()
        yield from (*set_up(whole), *moving(whole), "= done")
        while len(done) < _MOST:
            if sip.isdeleted(whole) or not whole.isVisible():
                whole = self._shown()
            wanted = ((n, d) for n, d in self._deeds(whole) if n not in done)
            name, deed = next(wanted, ("", None))
            if deed is None:
                return
            done.add(name)
            _bring_to_front(whole)
            before = state or list(self._state(whole))
            deed()
            self.settle()
            after = list(self._state(whole))
            yield name
            away = sip.isdeleted(whole) or not whole.isVisible()
            lines = list(difference(before, after))
            if away:
                new = (each for each in dict.fromkeys(lines) if each.startswith(_FACTS))
                yield from (each for each in new if each[len(_NEW) :] not in before)
            else:
                yield from lines
            away = self._put_away(whole) or away
            plays = self._window.context.modes.mode is Mode.PLAYING
            if plays and any(line.startswith(_PLACES) for line in lines):
                yield from self._taken_back()
                away = True
            state = [] if away else after

    def settle(self) -> None:
        """Let everything happen that happens soon."""
        end = time.monotonic() + _PATIENCE_S
        hastened: Counter[QTimer] = Counter()
        QApplication.processEvents()
        while time.monotonic() < end:
            timers = [t for t in self._window.findChildren(QTimer) if t.isSingleShot()]
            soon = [t for t in timers if t.isActive() and hastened[t] < _AGAIN]
            for timer in soon:
                _hasten(timer)
                hastened[timer] += 1
            tasks = [each for each in threading.enumerate() if each.name.endswith(_TASK)]
            QApplication.processEvents()
            if not soon and not tasks:
                return
            if not soon:
                time.sleep(0.001)

    def _shown(self) -> QWidget:
        whole = self._show()
        self.settle()
        end = time.monotonic() + _PATIENCE_S
        while isinstance(whole, QDialog) and not whole.focusWidget() and time.monotonic() < end:
            QApplication.processEvents()  # until the system says that the dialog is in front
        return whole

    def _taken_back(self) -> Iterator[str]:
        """Yield where Ctrl+Z leads in the game, and undo it."""
        window = self._window
        window.commands.refresh()
        if not window.commands["game.undo"].isEnabled():
            yield "  Ctrl+Z does nothing"
            return
        window.commands["game.undo"].trigger()
        self.settle()
        yield f"  Ctrl+Z leads to {', '.join(self._place())}"
        window.commands["game.redo"].trigger()
        self.settle()

    def _place(self) -> Iterator[str]:
        session = self._window.session
        yield f"moves {' '.join(node.text for node in session.line)}"
        yield f"at {session.node.ply}, {session.position.variant.uid}, {session.players}"

    def _state(self, whole: QWidget) -> Iterator[str]:
        window = self._window
        yield f"title {window.windowTitle()}"
        yield from (line for line in read(window) if line not in _FADES)
        yield from _chosen(window)
        popup = QApplication.activePopupWidget()
        if isinstance(popup, QMenu):
            yield from (f"menu {line}" for line in read_menu(popup))
        above = None if sip.isdeleted(whole) else whole.window()
        focus = above and above.focusWidget()
        if focus is not None:
            yield f"focus {line_of(focus) or type(focus).__name__}"
        window.commands.refresh()
        for entry in window.commands.table.values():
            if isinstance(entry, Command):
                action = window.commands[entry.id]
                on = " on" * action.isChecked()
                yield f"command {entry.id}{on}{'' if action.isEnabled() else ' disabled'}"
        yield from self._place()
        clipboard = QApplication.clipboard()
        assert clipboard is not None
        yield f"clipboard {clipboard.text()}"
        yield from self._asked
        for number, engine in enumerate(FakeProcess.started):
            yield f"engine {number} asked {len(engine.requests)}, stopped {engine.stops}"
        file = self._settings.path
        yield from file.read_text("utf-8").splitlines() if file.is_file() else ()

    def _put_away(self, whole: QWidget) -> bool:
        """Close what a deed opened, and return whether there was anything."""
        popups, dialogs = 0, self._window.findChildren(QDialog)
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
            popups += 1
        below = () if sip.isdeleted(whole) else tuple(d for d in dialogs if d.isAncestorOf(whole))
        above = [d for d in dialogs if d.isVisible() and d is not whole and d not in below]
        for dialog in reversed(above):
            if not sip.isdeleted(dialog):
                dialog.reject()
        self.settle()
        return bool(popups or above)


def _bring_to_front(whole: QWidget) -> None:
    """Make the window of a part the one in front.

    A display without a window manager refuses that for good if it took the front itself from a
    window that closed, as what it is asked then is older than what it did.
    """
    window = whole.window()
    assert window is not None
    if not window.isActiveWindow():
        window.activateWindow()
        QApplication.processEvents()
    if not window.isActiveWindow():
        QApplication.setActiveWindow(window)
        QApplication.processEvents()


def _chosen(window: QWidget) -> Iterator[str]:
    """Yield what is chosen in each list, and which part of the text in each field."""
    for view in window.findChildren(QAbstractItemView):
        rows = view.selectionModel()
        if rows is not None and view.isVisible() and not isinstance(view, QHeaderView):
            name = view.accessibleName() or view.objectName()
            texts = sorted({str(each.data()) for each in rows.selectedIndexes()})[:_MOST_CHOSEN]
            if texts:  # the current row comes with the focus, which comes when the system likes
                yield f"chosen in {name}: {' | '.join(texts)}"
    for field in window.findChildren(QLineEdit):
        if field.isVisible() and field.selectedText():
            yield f"chosen in {field.accessibleName()}: {field.selectedText()}"


def _hasten(timer: QTimer) -> None:
    """Let a timer run out now, and wait as long as before from then on."""
    before = timer.interval()
    timer.start(0)
    QApplication.processEvents()
    if not sip.isdeleted(timer) and not timer.isActive():
        timer.setInterval(before)


def difference(before: list[str], after: list[str]) -> Iterator[str]:
    """Yield the lines that went, then those that came."""
    gone, new = Counter(before) - Counter(after), Counter(after) - Counter(before)
    for mark, lines, counted in (("-", before, gone), ("+", after, new)):
        for line in lines:
            if counted[line]:
                counted[line] -= 1
                yield f"  {mark} {line}".replace("\n", " ")
