"""Tabs that are all there at any width: with their titles, or as pictures alone."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QSize, Qt
from PyQt6.QtGui import QIcon, QResizeEvent
from PyQt6.QtWidgets import QTabBar, QTabWidget, QWidget

from ringrealms3d.window.widgets.design import ICON, MEDIUM
from ringrealms3d.window.widgets.icons import text_icon


class _Tabs(QTabBar):
    """A picture without a title stands in the middle of its tab."""

    def tabSizeHint(self, index: int) -> QSize:
        """Return the size of a tab."""
        size = super().tabSizeHint(index)
        return size if self.tabText(index) else QSize(ICON + 2 * MEDIUM, size.height())


class PanelTabs(QTabWidget):
    """Shows titles where there is room for all of them, else a picture in place of each."""

    def __init__(self) -> None:
        """Begin without tabs."""
        super().__init__()
        self.setTabBar(_Tabs())
        self.setDocumentMode(True)
        bar = self.tabBar()
        assert bar is not None
        bar.setExpanding(False)
        bar.setIconSize(QSize(ICON, ICON))
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setUsesScrollButtons(True)  # else it can be no narrower than its titles
        self._heads: dict[QWidget, tuple[str, str]] = {}

    def insert(self, place: int, page: QWidget, title: str, icon: str) -> None:
        """Add a page in front of the one at a place, with the names of its tab and its picture."""
        self.insertTab(place, page, "")
        self.head(page, title, icon)

    def head(self, page: QWidget, title: str, icon: str) -> None:
        """Give the tab of a page another title or picture."""
        self._heads[page] = title, icon
        self.fit()

    def tabRemoved(self, index: int) -> None:
        """Forget what was on the tab."""
        super().tabRemoved(index)
        self._heads = {page: head for page, head in self._heads.items() if self.indexOf(page) >= 0}

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Spell out what there is room for."""
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent | None) -> None:
        """Measure titles in another font."""
        super().changeEvent(event)
        if event is not None and event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.fit()

    def fit(self) -> None:
        """Spell out all titles if there is room, and draw the pictures in the colours of now."""
        bar = self.tabBar()
        assert bar is not None
        self._spell_out(True)
        if bar.sizeHint().width() > self.width():
            self._spell_out(False)

    def _spell_out(self, on: bool) -> None:
        bar = self.tabBar()
        assert bar is not None
        for page, (title, icon) in self._heads.items():
            number = self.indexOf(page)
            self.setTabText(number, title if on else "")
            self.setTabIcon(number, QIcon() if on else text_icon(icon))
            self.setTabToolTip(number, "" if on else title)
            bar.setAccessibleTabName(number, title)
