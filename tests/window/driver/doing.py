"""All that can be done to the widgets in a part of the window, one thing after the other."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from PyQt6 import sip
from PyQt6.QtCore import QPoint, QPointF, Qt, QTimer
from PyQt6.QtGui import QContextMenuEvent, QWheelEvent
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QScrollBar,
    QTabBar,
    QToolButton,
    QWidget,
)

from ringrealms3d.window.main_window import MainWindow
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.settings import Settings
from tests.session.fake_process import FakeProcess
from tests.window.driver.finding import LEFT, MOUSE
from tests.window.driver.reading import line_of, read, read_menu
from tests.window.pointing import hover

Deed = Callable[[], object]

_KEY = Qt.Key
_NOT_USED = QMenu | QScrollBar
_WHOLES = QAbstractItemView | QAbstractSpinBox | QComboBox | QTabBar
_NOTCH = 120
_PAGES = "Pages"
"""What a list of pages is called, each of which is looked at in turn."""
_MOST = 120
_AGAIN = 3
"""So often timers are hastened that start again and again."""
_PATIENCE_S = 20
_TASK = "(_run)"
"""How the name of a thread ends that works for the window and soon comes to an end."""
_KEYS: tuple[tuple[type[QWidget], tuple[Qt.Key, ...]], ...] = (
    (QHeaderView, ()),
    (QComboBox, (_KEY.Key_Down, _KEY.Key_End)),
    (QAbstractSpinBox, (_KEY.Key_Up, _KEY.Key_Down)),
    (QAbstractSlider, (_KEY.Key_PageUp, _KEY.Key_PageDown)),
    (QTabBar, (_KEY.Key_Right, _KEY.Key_Left)),
    (QLineEdit, (_KEY.Key_A, _KEY.Key_Return, _KEY.Key_Backspace)),
    (QPlainTextEdit, (_KEY.Key_A, _KEY.Key_Tab)),
    (
        QAbstractItemView,
        (_KEY.Key_End, _KEY.Key_Home, _KEY.Key_Down, _KEY.Key_Space, _KEY.Key_Return),
    ),
)
"""What is pressed in widgets of a kind."""

_FACTS = tuple(f"  + {fact}" for fact in ("title", "moves", "at", "QDialog", "engine"))
"""How lines begin that tell most once a deed has put away where it was done."""

_FADES = ("QToolButton: picture",)
"""What appears and goes bit by bit: the cross in a field."""

_OWN_KEYS = (
    *(_KEY.Key_Right, _KEY.Key_Left, _KEY.Key_End, _KEY.Key_Home, _KEY.Key_Down, _KEY.Key_Up),
    *(_KEY.Key_Space, _KEY.Key_Return, _KEY.Key_Delete),
)
"""What is pressed in widgets that handle keys by themselves."""


class Doer:
    """Does everything once in a part of a window, and tells what each deed changes."""

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        show: Callable[[], QWidget],
        asked: Sequence[str],
        left_out: Iterable[str] = (),
    ) -> None:
        """Use a window.

        Args:
            settings: those of the window.
            show: shows the part, and returns it; called again whenever a deed put it away.
            asked: what the window asked of the system so far.
            left_out: the names of deeds that are not done.
        """
        self._window, self._settings, self._show = window, settings, show
        self._asked, self._left_out = asked, left_out

    def told(self) -> Iterator[str]:
        """Yield the name of each deed, and below it the lines that it takes away and adds."""
        done = set(self._left_out)
        whole, state = self._shown(), list[str]()
        while len(done) < _MOST:
            if sip.isdeleted(whole) or not whole.isVisible():
                whole = self._shown()
            wanted = ((n, d) for n, d in doings(whole) if n not in done)
            name, deed = next(wanted, ("", None))
            if deed is None:
                return
            done.add(name)
            before = state or list(self._state(whole))
            deed()
            self.settle()
            after = list(self._state(whole))
            yield name
            away = sip.isdeleted(whole) or not whole.isVisible()
            for line in _difference(before, after):
                if not away or line.startswith(_FACTS):
                    yield line
            state = [] if self._put_away(whole) or away else after

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

    def _state(self, whole: QWidget) -> Iterator[str]:
        window = self._window
        yield f"title {window.windowTitle()}"
        yield from (line for line in read(window) if line not in _FADES)
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
        session = window.session
        yield f"moves {' '.join(node.text for node in session.line)}"
        yield f"at {session.node.ply}, {session.position.variant.uid}, {session.players}"
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


def doings(whole: QWidget) -> Iterator[tuple[str, Deed]]:
    """Yield what can be done to each widget that is seen, by names that stay the same."""
    seen: Counter[str] = Counter()
    late = []
    kinds: set[str] = set()
    for widget in _used(whole, whole):
        name = f"{_kind(widget)} {_called(widget)}".strip()
        seen[name] += 1
        number = f" {seen[name]}" * (seen[name] > 1)
        deeds = _deeds(widget, first=_kind(widget) not in kinds)
        found = [(f"{name}{number}: {what}", deed) for what, deed in deeds]
        kinds.add(_kind(widget))
        if isinstance(widget, QAbstractButton):
            late += found
        else:
            yield from found
    yield from late
    for pages in whole.findChildren(QListWidget):
        if pages.accessibleName() == _PAGES:
            yield from (
                (f"page {row + 1}", partial(pages.setCurrentRow, row))
                for row in range(1, pages.count())
            )
    if isinstance(whole, QDialog):
        yield "Escape", partial(MOUSE.keyClick, whole, _KEY.Key_Escape)


def _used(widget: QWidget, whole: QWidget) -> Iterator[QWidget]:
    for child in widget.children():
        if not isinstance(child, QWidget) or isinstance(child, _NOT_USED | QDialog):
            continue
        if child.isVisibleTo(whole) and child.isEnabled() and not _waits_for_a_choice(child):
            yield child
            if not isinstance(child, _WHOLES):
                yield from _used(child, whole)
            elif isinstance(child, QAbstractItemView):
                yield from (h for h in child.findChildren(QHeaderView) if h.isVisibleTo(whole))


def _waits_for_a_choice(widget: QWidget) -> bool:
    """Return whether a click opens a menu in which something has to be chosen first."""
    more = widget.objectName() == "qt_toolbar_ext_button"
    return more or (isinstance(widget, QToolButton) and widget.menu() is not None)


def _kind(widget: QWidget) -> str:
    return type(widget).__name__.removeprefix("_")


def _called(widget: QWidget) -> str:
    own = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or own or widget.objectName()


def _deeds(widget: QWidget, first: bool) -> Iterator[tuple[str, Deed]]:
    """Yield what can be done to a widget; its own keys only if it is the first of its kind."""
    own = {name for kind in _own_classes(widget) for name in vars(kind)}
    keys = next((keys for kind, keys in _KEYS if isinstance(widget, kind)), ())
    if "keyPressEvent" in own and first:
        keys = tuple(dict.fromkeys((*keys, *_OWN_KEYS)))
    for key in keys:
        yield key.name.removeprefix("Key_"), partial(_press_key, widget, key)
    match widget:
        case QComboBox():
            yield "first", partial(_choose_row, widget, 0)
        case QHeaderView():
            places = range(min(3, widget.count())) if widget.sectionsClickable() else ()
            yield from ((f"click {n}", partial(_click_section, widget, n)) for n in places)
        case QAbstractItemView():
            yield "click", partial(_on_row, widget, MOUSE.mouseClick)
            yield "double click", partial(_on_row, widget, _double_click)
            yield "Delete", partial(_press_key, widget, _KEY.Key_Delete)
        case QCheckBox():
            yield "click", partial(MOUSE.mouseClick, widget, LEFT, pos=QPoint(8, 8))
        case QAbstractButton():
            yield "click", partial(MOUSE.mouseClick, widget, LEFT)
        case _:
            yield from (each for each in _by_mouse(widget) if each[0] in own)
    policy = widget.contextMenuPolicy()
    if policy is Qt.ContextMenuPolicy.CustomContextMenu or "contextMenuEvent" in own:
        yield "menu", partial(_ask_menu, widget)


def _by_mouse(widget: QWidget) -> Iterator[tuple[str, Deed]]:
    yield "mousePressEvent", partial(MOUSE.mouseClick, widget, LEFT)
    yield "mouseDoubleClickEvent", partial(MOUSE.mouseDClick, widget, LEFT)
    yield "mouseMoveEvent", partial(_drag, widget)
    yield "wheelEvent", partial(_turn_wheel, widget)


def _own_classes(widget: QWidget) -> Iterator[type]:
    return (kind for kind in type(widget).__mro__ if kind.__module__.startswith("ringrealms3d"))


def _hasten(timer: QTimer) -> None:
    """Let a timer run out now, and wait as long as before from then on."""
    before = timer.interval()
    timer.start(0)
    QApplication.processEvents()
    if not sip.isdeleted(timer) and not timer.isActive():
        timer.setInterval(before)


def _choose_row(box: QComboBox, row: int) -> None:
    box.setCurrentIndex(row)
    box.activated.emit(row)


def _press_key(widget: QWidget, key: Qt.Key) -> None:
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    MOUSE.keyClick(widget, key)


def _click_section(header: QHeaderView, place: int) -> None:
    spot = QPoint(header.sectionViewportPosition(place) + 6, header.height() // 2)
    MOUSE.mouseClick(header.viewport(), LEFT, pos=spot)


def _on_row(view: QAbstractItemView, deed: Callable[..., object]) -> None:
    """Do something to the first cell of the first row."""
    model = view.model()
    if model is not None and model.rowCount():
        spot = view.visualRect(model.index(0, 0)).center()
        deed(view.viewport(), LEFT, pos=spot)


def _double_click(widget: QWidget, button: Qt.MouseButton, pos: QPoint) -> None:
    MOUSE.mouseClick(widget, button, pos=pos)
    MOUSE.mouseDClick(widget, button, pos=pos)


def _drag(widget: QWidget) -> None:
    start = QPointF(widget.rect().center())
    MOUSE.mousePress(widget, LEFT, pos=start.toPoint())
    for step in (1, 2, 3):
        hover(widget, start + step * QPointF(12, 6), LEFT)
    MOUSE.mouseRelease(widget, LEFT, pos=(start + QPointF(36, 18)).toPoint())


def _turn_wheel(widget: QWidget) -> None:
    spot = QPointF(widget.rect().center())
    event = QWheelEvent(
        spot,
        widget.mapToGlobal(spot),
        QPoint(),
        QPoint(0, _NOTCH),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def _ask_menu(widget: QWidget) -> None:
    spot = widget.rect().center()
    if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
        spot = widget.visualRect(model.index(0, 0)).center()
        widget = widget.viewport() or widget
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, widget.mapToGlobal(spot))
    QApplication.sendEvent(widget, event)


def _difference(before: list[str], after: list[str]) -> Iterator[str]:
    gone, new = Counter(before) - Counter(after), Counter(after) - Counter(before)
    for mark, lines, counted in (("-", before, gone), ("+", after, new)):
        for line in lines:
            if counted[line]:
                counted[line] -= 1
                yield f"  {mark} {line}".replace("\n", " ")
