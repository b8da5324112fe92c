"""What a person can do to the widgets in a part of the window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from PyQt6.QtCore import QPoint, QPointF, Qt
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

from tests.window.driver.finding import LEFT, MOUSE
from tests.window.pointing import hover

Deed = Callable[[], object]

_KEY = Qt.Key
_NOT_USED = QMenu | QScrollBar
_WHOLES = QAbstractItemView | QAbstractSpinBox | QComboBox | QTabBar
_NOTCH = 120
_DELETE = "Delete"
_MOST_PLACES = 3
_PAGES = "Pages"
"""What a list of pages is called, each of which is looked at in turn."""
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

_OWN_KEYS = (
    *(_KEY.Key_Right, _KEY.Key_Left, _KEY.Key_End, _KEY.Key_Home, _KEY.Key_Down, _KEY.Key_Up),
    *(_KEY.Key_Space, _KEY.Key_Return, _KEY.Key_Delete),
)
"""What is pressed in widgets that handle keys by themselves."""


def doings(whole: QWidget) -> Iterator[tuple[str, Deed]]:
    """Yield what can be done to each widget that is seen, by names that stay the same."""
    seen: Counter[str] = Counter()
    late, last = [], []
    kinds: set[str] = set()
    for widget in (*([whole] if isinstance(whole, _WHOLES) else ()), *_used(whole, whole)):
        name = f"{_kind(widget)} {_called(widget)}".strip()
        seen[name] += 1
        number = f" {seen[name]}" * (seen[name] > 1)
        deeds = _deeds(widget, first=_kind(widget) not in kinds)
        found = [(f"{name}{number}: {what}", deed) for what, deed in deeds]
        kinds.add(_kind(widget))
        if isinstance(widget, QAbstractButton):
            late += found
        else:
            yield from (each for each in found if not each[0].endswith(_DELETE))
            last += [each for each in found if each[0].endswith(_DELETE)]
    yield from (*late, *last)
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
            yield "last", partial(_choose_row, widget, widget.count() - 1)
            yield "first", partial(_choose_row, widget, 0)
        case QTabBar():
            tabs = reversed(range(min(_MOST_PLACES, widget.count())))
            yield from ((f"click {n}", partial(_click_tab, widget, n)) for n in tabs)
        case QHeaderView():
            places = range(min(_MOST_PLACES, widget.count())) if widget.sectionsClickable() else ()
            yield from ((f"click {n}", partial(_click_section, widget, n)) for n in places)
        case QAbstractItemView():
            yield "click", partial(_on_row, widget, MOUSE.mouseClick)
            yield "double click", partial(_on_row, widget, _double_click)
            yield _DELETE, partial(_press_key, widget, _KEY.Key_Delete)
        case QCheckBox():
            yield "click", partial(MOUSE.mouseClick, widget, LEFT, pos=QPoint(8, 8))
        case QAbstractButton():
            yield "click", partial(MOUSE.mouseClick, widget, LEFT)
        case _:
            yield from (each for each in _by_mouse(widget) if each[0] in own)
    policy = widget.contextMenuPolicy()
    if policy is Qt.ContextMenuPolicy.CustomContextMenu or "contextMenuEvent" in own:
        yield "menu", partial(ask_menu, widget)


def _by_mouse(widget: QWidget) -> Iterator[tuple[str, Deed]]:
    yield "mousePressEvent", partial(MOUSE.mouseClick, widget, LEFT)
    yield "mouseDoubleClickEvent", partial(MOUSE.mouseDClick, widget, LEFT)
    yield "mouseMoveEvent", partial(_drag, widget)
    yield "wheelEvent", partial(turn_wheel, widget)


def _own_classes(widget: QWidget) -> Iterator[type]:
    return (kind for kind in type(widget).__mro__ if kind.__module__.startswith("ringrealms3d"))


def _choose_row(box: QComboBox, row: int) -> None:
    box.setCurrentIndex(row)
    box.activated.emit(row)


def _press_key(widget: QWidget, key: Qt.Key) -> None:
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    MOUSE.keyClick(widget, key)


def _click_section(header: QHeaderView, place: int) -> None:
    spot = QPoint(header.sectionViewportPosition(place) + 6, header.height() // 2)
    MOUSE.mouseClick(header.viewport(), LEFT, pos=spot)


def _click_tab(bar: QTabBar, place: int) -> None:
    MOUSE.mouseClick(bar, LEFT, pos=bar.tabRect(place).center())


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


def turn_wheel(widget: QWidget) -> None:
    """Turn the wheel by a notch over the middle of a widget."""
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


def ask_menu(widget: QWidget) -> None:
    """Ask with the mouse for a menu in the middle of a widget, or at its first part."""
    spot = widget.rect().center()
    if isinstance(widget, QTabBar):
        spot = widget.tabRect(0).center()
    if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
        spot = widget.visualRect(model.index(0, 0)).center()
        widget = widget.viewport() or widget
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, widget.mapToGlobal(spot))
    QApplication.sendEvent(widget, event)
