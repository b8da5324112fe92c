"""Finding a command by name, and running it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from PyQt6.QtCore import QEvent, QObject, QSize, Qt
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import (
    QDialog,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.shell.actions import Actions, plain_title
from ringrealms3d.window.shell.command import Choice, Command, text_of
from ringrealms3d.window.shell.screen_space import size_around
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.widgets.design import set_off
from ringrealms3d.window.widgets.joining import items, titled

_SIZE = QSize(520, 420)
_LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that can be found and run.

    Attributes:
        title: its title.
        about: its explanation.
        key: its key.
        enabled: whether it is available now.
        do: runs it.
    """

    title: str
    about: str
    key: str
    enabled: bool
    do: Callable[[], object]


def deeds(actions: Actions) -> Iterator[Deed]:
    """Yield everything that applies now, including every option of a choice."""
    for entry in actions.table.values():
        if entry.visible():
            yield from _deeds_of(actions, entry)


def matching(found: Iterator[Deed], words: str) -> list[Deed]:
    """Return those that have all words: first those that start with the first word.

    Of these, those come first that have most of the words as words of their own.
    """
    wanted = words.casefold().split()
    hits = [deed for deed in found if all(word in _text(deed) for word in wanted)]
    return sorted(hits, key=lambda deed: _rank(deed, wanted))


def _deeds_of(actions: Actions, entry: Command | Choice) -> Iterator[Deed]:
    title = plain_title(text_of(entry.title))
    if isinstance(entry, Command):
        key, do = actions.key_text(entry), actions[entry.id].trigger
        yield Deed(title, entry.about, key, actions.is_available(entry), do)
        return
    for option in entry.options():
        name = titled(title, items((option.group, plain_title(option.text))))
        choose = actions.chooser(entry, option.key)
        yield Deed(name, entry.about, "", actions.is_available(entry), choose)


def _text(deed: Deed) -> str:
    return f"{deed.title} {deed.about}".casefold()


def _rank(deed: Deed, wanted: list[str]) -> tuple[bool, bool, bool, int]:
    title, first = deed.title.casefold(), wanted[0] if wanted else ""
    parts = len(set(wanted) - set(re.findall(r"\w+", title)))
    return not deed.enabled, not title.startswith(first), first not in title, parts


class Finder(QDialog):
    """A line for typing, with the results below."""

    def __init__(self, parent: QWidget, actions: Actions) -> None:
        """List all commands."""
        super().__init__(parent)
        self.setWindowTitle(tr("Find a command"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._actions = actions
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("Type a word, such as colours or undo"))
        self.line.setAccessibleName(tr("Words of a command"))
        self.line.setClearButtonEnabled(True)
        self.list = QTreeWidget()
        self.list.ensurePolished()  # before its rows are measured
        self.list.setHeaderHidden(True)
        self.list.setColumnCount(2)
        self.list.setRootIsDecorated(False)
        self.list.setAccessibleName(tr("Commands found"))
        header = self.list.header()
        assert header is not None
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        column = QVBoxLayout(self)
        set_off(column)
        column.addWidget(self.line)
        column.addWidget(self.list)
        scroll_by_fingers(self)
        self.line.textChanged.connect(self._search)
        self.line.returnPressed.connect(self._do_current)
        self.list.itemActivated.connect(self._do)
        self.line.installEventFilter(self)
        self._found: list[Deed] = []
        self._search("")
        self.resize(size_around(self.list, _SIZE, parent))

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Let list keys move through the results while the line has the focus."""
        if isinstance(event, QKeyEvent) and _goes_through_lists(event):
            self.list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _search(self, words: str) -> None:
        self._found = matching(deeds(self._actions), words)
        self.list.clear()
        self.list.addTopLevelItems([_item(deed) for deed in self._found])
        self.list.setCurrentItem(self.list.topLevelItem(0))

    def _do_current(self) -> None:
        self._do(self.list.currentItem())

    def _do(self, item: QTreeWidgetItem | None) -> None:
        if item is None:
            return
        deed = self._found[self.list.indexOfTopLevelItem(item)]
        if deed.enabled:
            self.accept()
            deed.do()


def _goes_through_lists(event: QKeyEvent) -> bool:
    return event.type() == QEvent.Type.KeyPress and event.key() in _LIST_KEYS


def _item(deed: Deed) -> QTreeWidgetItem:
    item = QTreeWidgetItem([deed.title, deed.key])
    item.setToolTip(0, deed.about)
    item.setDisabled(not deed.enabled)
    return item
