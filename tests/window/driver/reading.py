"""All that is written in a part of the window, line by line, as eyes and screen readers find it."""

from __future__ import annotations

from collections.abc import Iterator

from PyQt6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QScrollBar,
    QSpinBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

_MOST_ROWS = 6
_WHOLES = QAbstractItemView | QAbstractSpinBox | QComboBox | QTabBar | QFileDialog


def read(widget: QWidget) -> Iterator[str]:
    """Yield a line for each widget inside another that is seen and says something."""
    for child, line in _seen_in(widget, widget):
        if line:
            yield line
        if isinstance(child, QAbstractItemView):
            yield from _rows(child)


def laid_out(widget: QWidget) -> Iterator[str]:
    """Yield how large a widget is, and what speaks in it and where, in hundreds of pixels."""
    yield _hundreds(widget.width(), widget.height())
    for child, line in _seen_in(widget, widget):
        if line:
            spot = child.mapTo(widget, QPoint())
            where = _hundreds(spot.x(), spot.y(), child.width(), child.height())
            yield f"{where} {line.partition(':')[0]}"


def _hundreds(*pixels: int) -> str:
    return " ".join(f"{each / 100:.1f}" for each in pixels)


def _seen_in(widget: QWidget, whole: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Yield each widget that is seen inside another, with what it says, if anything."""
    for child in widget.children():
        if isinstance(child, QWidget) and not isinstance(child, QMenu | QHeaderView | QScrollBar):
            if not child.isVisibleTo(whole):
                continue
            yield child, line_of(child)
            if not isinstance(child, _WHOLES):
                yield from _seen_in(child, whole)


def read_menu(menu: QMenu, inset: str = "") -> Iterator[str]:
    """Yield a line for each entry of a menu, and of the menus in it."""
    for action in menu.actions():
        yield inset + _entry(action)
        if inner := action.menu():
            inner.aboutToShow.emit()
            yield from read_menu(inner, inset + "  ")


def reached_by_tab(widget: QWidget) -> Iterator[str]:
    """Yield a line for each widget inside another that Tab reaches, in this order."""
    child = widget.nextInFocusChain()
    while child is not None and child is not widget:
        tabbed = child.focusPolicy() & Qt.FocusPolicy.TabFocus and not child.focusProxy()
        if tabbed and widget.isAncestorOf(child) and child.isVisibleTo(widget):
            default = isinstance(child, QPushButton) and child.isDefault()
            line = line_of(child) or type(child).__mro__[1].__name__
            yield f"{line}{' | default' * default}{' | focus' * (child is widget.focusWidget())}"
        child = child.nextInFocusChain()


def _entry(action: QAction) -> str:
    if action.isSeparator():
        return "--"
    parts = [action.text(), action.shortcut().toString()]
    if action.isCheckable():
        parts.append("on" if action.isChecked() else "off")
    if not action.isEnabled():
        parts.append("disabled")
    if not action.isVisible():
        parts.append("hidden")
    if action.toolTip() not in (action.text(), action.text().replace("&", "")):
        parts.append(action.toolTip())
    return " | ".join(part for part in parts if part)


def line_of(widget: QWidget) -> str:
    """Return what a widget says, and how; empty if it says nothing."""
    said = _said(widget)
    more = (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    parts = [said, *(text for text in dict.fromkeys(more) if text and text != said)]
    if widget.toolTip() in more[:2] or widget.toolTip() == said:
        parts += ["tip"] * bool(widget.toolTip())
    parts += _looks(widget)
    if not any(parts):
        return ""
    if not widget.isEnabled():
        parts.append("disabled")
    kind = next(t.__name__ for t in type(widget).__mro__ if t.__module__.startswith("PyQt6"))
    return f"{kind}: {' | '.join(part for part in parts if part)}".replace("\n", " ")


def _looks(widget: QWidget) -> Iterator[str]:
    """Yield how large and bold a text is, if not as usual, and whether there is a picture."""
    if isinstance(widget, QLabel | QAbstractButton):
        font, usual = widget.font(), QApplication.font()
        share = round(font.pointSizeF() / usual.pointSizeF(), 2)
        if widget.text() and share != 1:
            yield f"size {share}"
        if widget.text() and font.weight() != usual.weight():
            yield f"weight {font.weight()}"
        picture = widget.pixmap() if isinstance(widget, QLabel) else widget.icon()
        if not picture.isNull():
            yield "picture"


def _said(widget: QWidget) -> str:
    match widget:
        case QLabel():
            return widget.text()
        case QAbstractButton():
            checked = (
                "" if not widget.isCheckable() else " (on)" if widget.isChecked() else " (off)"
            )
            return widget.text() + checked
        case QComboBox():
            texts = [widget.itemText(row) for row in range(widget.count())]
            return f"{widget.currentText()} of {', '.join(texts)}"
        case QSpinBox() | QDoubleSpinBox():
            return f"{widget.text()} of {widget.minimum()} to {widget.maximum()}"
        case QAbstractSlider() | QProgressBar():
            return f"{widget.value()} of {widget.minimum()} to {widget.maximum()}"
        case QLineEdit() | QPlainTextEdit() | QTextEdit():
            text = widget.text() if isinstance(widget, QLineEdit) else widget.toPlainText()
            return f"{text} ({widget.placeholderText()})"
        case QDialog():
            return _dialog(widget)
        case QTabBar():
            tabs = [n for n in range(widget.count()) if widget.isTabVisible(n)]
            return ", ".join(
                f"{widget.tabText(n)} [{widget.accessibleTabName(n)}; {widget.tabToolTip(n)}]"
                f"{' (front)' * (n == widget.currentIndex())}"
                for n in tabs
            )
    return ""


def _dialog(dialog: QDialog) -> str:
    if not isinstance(dialog, QFileDialog):
        return dialog.windowTitle()
    mode = dialog.fileMode().name, dialog.acceptMode().name, dialog.defaultSuffix()
    return f"{dialog.windowTitle()} ({', '.join((*mode, *dialog.nameFilters()))})"


def _rows(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    if model is None:
        return
    heads = [
        str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for column in range(_columns(model, QModelIndex()))
    ]
    chosen = view.selectionMode().name, view.selectionBehavior().name
    yield f"  columns: {' | '.join(heads)} ({', '.join(chosen)})"
    yield from _rows_below(model, QModelIndex(), "  ")


def _rows_below(model: QAbstractItemModel, above: QModelIndex, inset: str) -> Iterator[str]:
    for row in range(min(_MOST_ROWS, model.rowCount(above))):
        cells = [model.index(row, column, above) for column in range(_columns(model, above))]
        yield inset + " | ".join(_cell(cell) for cell in cells)
        yield from _rows_below(model, cells[0], inset + "  ")


def _columns(model: QAbstractItemModel, above: QModelIndex) -> int:
    return 1 if isinstance(model, QAbstractListModel) else model.columnCount(above)


def _cell(cell: QModelIndex) -> str:
    roles = Qt.ItemDataRole
    wanted = (
        *(roles.DisplayRole, roles.ToolTipRole),
        *(roles.AccessibleTextRole, roles.AccessibleDescriptionRole),
    )
    texts = [str(told) for role in wanted if (told := cell.data(role)) is not None]
    checked = cell.data(roles.CheckStateRole)
    if checked is not None:
        texts.append("checked" if checked == Qt.CheckState.Checked else "unchecked")
    return " / ".join(dict.fromkeys(text for text in texts if text))
