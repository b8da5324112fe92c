"""A panel that guides: a puzzle, a lesson of a course, or a lesson on the mistakes of a game."""

from __future__ import annotations

from PyQt6.QtWidgets import QLabel, QPushButton, QStackedWidget, QWidget

from ringrealms3d.window.main_window import MainWindow
from tests.window.driver.finding import find, press


class Guide:
    """What it says, and its buttons."""

    def __init__(self, window: MainWindow, name: str) -> None:
        """Read the "puzzle", the "lesson" or the "review" of a window."""
        self._window, self._name = window, name

    @property
    def panel(self) -> QWidget:
        """Where it is."""
        return find(self._window, QWidget, self._name)

    @property
    def on(self) -> bool:
        """Whether it is there."""
        made = self._window.findChildren(QWidget, self._name)
        return any(isinstance(each.parentWidget(), QStackedWidget) for each in made)

    @property
    def task(self) -> str:
        """What is to be found."""
        return self._text("task")

    @property
    def about(self) -> str:
        """How hard a puzzle is, or where it comes from."""
        return self._text("about")

    @property
    def said(self) -> str:
        """What it says of the last try."""
        return self._text("answer")

    @property
    def standing(self) -> str:
        """What it says of the rating at puzzles and the streak."""
        return self._text("standing")

    @property
    def dots(self) -> str:
        """The lessons as dots: full if done, ringed if current."""
        return self._text("dots")

    def offers(self, text: str) -> bool:
        """Return whether there is a button that says this."""
        buttons = (each for each in self.panel.findChildren(QPushButton) if each.isVisible())
        return text in (each.text().replace("&", "") for each in buttons)

    def press(self, text: str) -> None:
        """Click the button that says this."""
        press(self.panel, text)

    def _text(self, name: str) -> str:
        return find(self.panel, QLabel, name).text()
