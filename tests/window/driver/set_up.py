"""How each widget in a part of the window is set up, where that differs from one just made.

That is what decides its room, edges, colours and ways of use: texts tell none of it, and pictures
only some.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial

from PyQt6.QtCore import QMargins, QObject, QSize, Qt, QTimer, QVariantAnimation
from PyQt6.QtGui import QColor, QCursor
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QBoxLayout,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QGraphicsDropShadowEffect,
    QGraphicsOpacityEffect,
    QGridLayout,
    QHeaderView,
    QLayout,
    QMenu,
    QScrollBar,
    QSizePolicy,
    QWidget,
)

_ASKED = (
    *("minimumSize", "maximumSize", "sizePolicy", "focusPolicy", "contextMenuPolicy", "cursor"),
    *("styleSheet", "contentsMargins", "isModal", "layoutDirection", "acceptDrops"),
    *("autoFillBackground", "inputMethodHints"),
    *("alignment", "wordWrap", "textFormat", "textInteractionFlags", "openExternalLinks", "indent"),
    *("margin", "frameShape", "hasScaledContents"),
    *("isFlat", "autoDefault", "isDefault", "isCheckable", "autoExclusive", "autoRepeat"),
    *("iconSize", "autoRaise", "toolButtonStyle", "popupMode", "arrowType"),
    *("maxLength", "isClearButtonEnabled", "isReadOnly", "echoMode", "hasFrame"),
    *(
        "singleStep",
        "pageStep",
        "tickPosition",
        "tickInterval",
        "orientation",
        "decimals",
        "suffix",
    ),
    *("prefix", "suffix", "specialValueText", "wrapping", "isGroupSeparatorShown", "buttonSymbols"),
    *("keyboardTracking", "isEditable", "maxVisibleItems", "sizeAdjustPolicy", "insertPolicy"),
    *("minimumContentsLength", "alternatingRowColors", "editTriggers", "selectionMode"),
    *("textElideMode", "verticalScrollMode", "horizontalScrollMode", "verticalScrollBarPolicy"),
    *("horizontalScrollBarPolicy", "showGrid", "rootIsDecorated", "uniformRowHeights"),
    *(
        "isHeaderHidden",
        "indentation",
        "isSortingEnabled",
        "dragDropMode",
        "dragEnabled",
        "spacing",
    ),
    *(
        "spacing",
        "viewMode",
        "flow",
        "isWrapping",
        "resizeMode",
        "movement",
        "uniformItemSizes",
        "gridSize",
    ),
    *("widgetResizable", "tabChangesFocus", "lineWrapMode", "isUndoRedoEnabled", "cursorWidth"),
    *("documentMode", "expanding", "usesScrollButtons", "tabsClosable", "isMovable", "drawBase"),
    *("elideMode", "selectionBehaviorOnRemove", "isTextVisible", "childrenCollapsible"),
    *("stretchLastSection", "sectionsClickable", "highlightSections", "defaultAlignment"),
    *("handleWidth", "opaqueResize", "isSizeGripEnabled", "features", "allowedAreas"),
)
"""What widgets and layouts are asked, if they can be."""

_ATTRIBUTES = (
    *("WA_TranslucentBackground", "WA_TransparentForMouseEvents", "WA_DeleteOnClose"),
    *("WA_AcceptTouchEvents", "WA_NoSystemBackground", "WA_OpaquePaintEvent"),
    *("WA_ShowWithoutActivating", "WA_InputMethodEnabled", "WA_AlwaysShowToolTips"),
)

_PROPERTIES = ("kind", "active")
"""What the style sheet of the program looks at."""

_KINDS_LEFT_OUT = QMenu | QScrollBar
_WHOLES = QComboBox | QAbstractSpinBox | QDialogButtonBox | QHeaderView
"""What Qt makes of several widgets."""

_MADE: dict[object, Callable[[], QObject]] = {
    QHeaderView: partial(QHeaderView, Qt.Orientation.Horizontal)
}
"""How kinds of widgets are made that cannot be made of nothing."""

_PARTS_OF_QT = ("qt_scrollarea_hcontainer", "qt_scrollarea_vcontainer", "qt_toolbar_ext_button")


def set_up(whole: QWidget) -> Iterator[str]:
    """Yield a line for each widget below another, seen or not, that is not as Qt makes it."""
    yield from _line_of(whole, "")
    yield from _below(whole, "  ")


def moving(whole: QWidget) -> Iterator[str]:
    """Yield how long each timer and each animation below a widget takes."""
    for timer in whole.findChildren(QTimer):
        once = " once" * timer.isSingleShot()
        yield f"{_owner(timer)} {timer.interval()}{once}, {timer.timerType().name}"
    for animation in whole.findChildren(QVariantAnimation):
        curve = animation.easingCurve().type().name
        yield f"{_owner(animation)} moves for {animation.duration()}, {curve}"


def _owner(thing: QObject) -> str:
    return type(thing.parent()).__name__


def _below(widget: QWidget, inset: str) -> Iterator[str]:
    for child in widget.children():
        if not isinstance(child, QWidget) or isinstance(child, _KINDS_LEFT_OUT):
            continue
        if child.objectName() in _PARTS_OF_QT:
            continue
        lines = list(_line_of(child, inset))
        yield from lines
        if not isinstance(child, _WHOLES):
            yield from _below(child, inset + "  " * bool(lines))


def _line_of(widget: QWidget, inset: str) -> Iterator[str]:
    kind = _kind(widget)
    parts = [*_answers(widget, kind), *_attributes(widget, kind), *_dress(widget)]
    layout = widget.layout()
    if layout is not None:
        parts += [f"[{' '.join(_room(layout))}]"]
    if parts:
        yield f"{inset}{type(widget).__name__}: {', '.join(parts)}"


def _kind(thing: QObject) -> type[QObject]:
    return next(each for each in type(thing).__mro__ if each.__module__.startswith("PyQt6"))


def _just_made(kind: Callable[[], QObject]) -> QObject | None:
    try:
        return _MADE.get(kind, kind)()
    except TypeError:
        return None


def _answers(thing: QObject, kind: type[QObject]) -> Iterator[str]:
    fresh = _just_made(kind)
    for name in _ASKED:
        if hasattr(kind, name):
            told = _told(getattr(thing, name)())
            if fresh is None or told != _told(getattr(fresh, name)()):
                yield f"{name} {told}"


def _attributes(widget: QWidget, kind: type[QObject]) -> Iterator[str]:
    fresh = _just_made(kind)
    for name in _ATTRIBUTES:
        attribute = Qt.WidgetAttribute[name]
        on = widget.testAttribute(attribute)
        usual = isinstance(fresh, QWidget) and fresh.testAttribute(attribute)
        if on is not usual:
            yield f"{name.removeprefix('WA_')}{'' if on else ' off'}"


def _dress(widget: QWidget) -> Iterator[str]:
    for name in _PROPERTIES:
        if widget.property(name) is not None:
            yield f"{name}={widget.property(name)}"
    font, usual = widget.font(), QApplication.font(widget)
    for what in ("weight", "italic", "underline", "fixedPitch", "capitalization"):
        if getattr(font, what)() != getattr(usual, what)():
            yield f"{what} {_told(getattr(font, what)())}"
    if isinstance(widget, QAbstractItemView) and widget.hasMouseTracking():
        yield "follows the pointer"
    if isinstance(widget, QHeaderView):
        yield from _heads(widget)
    match widget.graphicsEffect():
        case QGraphicsDropShadowEffect() as shadow:
            yield f"shadow {shadow.blurRadius()} {_told(shadow.color())} {shadow.yOffset()}"
        case QGraphicsOpacityEffect() as paling:
            yield f"opacity {paling.opacity():.2f}"


def _heads(header: QHeaderView) -> Iterator[str]:
    """Yield whether the heads of columns or rows are seen, and which of them keep their width."""
    modes = {header.sectionResizeMode(n).name for n in range(header.count())}
    yield f"{header.orientation().name}{' hidden' * header.isHidden()} {sorted(modes)}"


def _room(layout: QLayout) -> Iterator[str]:
    """Yield how a layout and those inside it share their room."""
    yield f"{_kind(layout).__name__[1:]} {_told(layout.contentsMargins())} {layout.spacing()}"
    match layout:
        case QGridLayout():
            yield f"{layout.horizontalSpacing()} {layout.verticalSpacing()}"
            columns = [layout.columnStretch(n) for n in range(layout.columnCount())]
            rows = [layout.rowStretch(n) for n in range(layout.rowCount())]
            yield f"stretch {columns} {rows}"
        case QFormLayout():
            grown, wrapped = layout.fieldGrowthPolicy().name, layout.rowWrapPolicy().name
            yield f"{grown} {wrapped} {_told(layout.labelAlignment())}"
        case QBoxLayout():
            yield f"{[layout.stretch(n) for n in range(layout.count())]}"
    for number in range(layout.count()):
        item = layout.itemAt(number)
        assert item is not None
        if item.alignment():
            yield f"{number} {_told(item.alignment())}"
        if (space := item.spacerItem()) is not None:
            yield f"{number} {_told(space.sizeHint())}"
        if (inner := item.layout()) is not None:
            yield f"({' '.join(_room(inner))})"


def _told(thing: object) -> str:
    """Return a value; a size that fonts decide may differ by a pixel."""
    match thing:
        case QSize():
            return f"{thing.width() / 100:.2f}x{thing.height() / 100:.2f}"
        case QMargins():
            return f"{thing.left()} {thing.top()} {thing.right()} {thing.bottom()}"
        case QSizePolicy():
            ways = thing.horizontalPolicy().name, thing.verticalPolicy().name
            stretch = thing.horizontalStretch(), thing.verticalStretch()
            return f"{' '.join(ways)} {stretch}{' by width' * thing.hasHeightForWidth()}"
        case QCursor():
            return thing.shape().name
        case QColor():
            return thing.name(QColor.NameFormat.HexArgb)
        case Enum():
            return str(thing.name)
        case bool() | int() | float():
            return str(thing)
        case str():
            return repr(thing)
    return str(thing) if "object at" not in str(thing) else type(thing).__name__
