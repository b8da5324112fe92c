"""What a person reads in the window, and does there."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import (
    QApplication,
    QDockWidget,
    QFrame,
    QLabel,
    QScrollArea,
    QTreeView,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.library.library import LIBRARY_NAME
from ringrealms3d.puzzles.cards import CARDS_NAME
from ringrealms3d.scene.content import Content
from ringrealms3d.window.features.analysis.candidate_table import CandidateTable
from tests.window.driver.finding import find, named
from tests.window.driver.map import MapReader

PANELS = "map", "players", "groups", "moves", "analysis", "review", "sites"


class Person(MapReader):
    """Somebody at a window."""

    # the texts

    @property
    def message(self) -> str:
        """The sentence in the status line."""
        bar = self.window.statusBar()
        assert bar is not None
        return bar.currentMessage()

    @property
    def turn(self) -> str:
        """Whose turn it is, or who won, in the status line."""
        return self._text("turn")

    @property
    def counts(self) -> str:
        """The counts of both seats in the status line."""
        return self._text("counts")

    @property
    def site(self) -> str:
        """What the status line says of the place under the pointer."""
        return self._text("site")

    @property
    def pointed(self) -> int | None:
        """The place under the pointer, as the status line names it."""
        name = self.site.partition(":")[0]
        return self.window.session.position.board.site(name) if name else None

    @property
    def state(self) -> str:
        """The state of the game, beside the players."""
        return self._text("state")

    @property
    def seats(self) -> list[tuple[str, bool]]:
        """The names of both seats beside the players, and which is bold."""
        labels = [find(self.window, QLabel, f"seat {seat}") for seat in (0, 1)]
        return [(label.text(), label.font().bold()) for label in labels]

    def _text(self, name: str) -> str:
        return find(self.window, QLabel, name).text()

    def prospects(self, places: Iterable[int]) -> list[str]:
        """Return what the list of sites says that clicks on some places do."""
        variant = self.window.session.position.variant
        model = named(self.window, QTreeView, tr("Sites")).model()
        assert model is not None
        realms = (model.index(row, 0) for row in range(model.rowCount()))
        rows = (model.index(r, 0, realm) for realm in realms for r in range(model.rowCount(realm)))
        row_of = {each.data().strip("\u2066\u2069"): each for each in rows}  # of right to left
        told = (row_of[tr(variant.place_name(place))] for place in places)
        return [each.data(Qt.ItemDataRole.AccessibleDescriptionRole) for each in told]

    @property
    def why(self) -> str:
        """What the panel with the analysis says of the best move or of the one pointed at."""
        return self._text("why")

    @property
    def chances(self) -> str:
        """What screen readers say of the bar with the chances."""
        return find(self.window, QWidget, "chances").accessibleName()

    @property
    def best_moves(self) -> CandidateTable:
        """The moves that an analysis found."""
        return find(self.window, CandidateTable, "best moves")

    # commands and panels

    def command(self, name: str) -> QAction:
        """Return the entry of a command in menus and on the toolbar, by its id."""
        return find(self.window, QAction, name)

    def choose(self, name: str) -> None:
        """Choose a command that can be chosen."""
        action = self.command(name)
        assert action.isEnabled(), name
        action.trigger()

    def switch(self, name: str, on: bool) -> None:
        """Switch a command that is a switch on or off."""
        if self.command(name).isChecked() != on:
            self.choose(name)

    def option(self, choice: str, key: str) -> QAction:
        """Return the entry of one of the options of a choice."""
        return self.window.commands.option(choice, key)

    def pick(self, choice: str, key: str) -> None:
        """Choose one of the options of a choice."""
        self.option(choice, key).trigger()

    @property
    def banner(self) -> QFrame:
        """The banner above the board at the end of a game."""
        return named(self.window, QFrame, tr("Result"))

    @property
    def start_page(self) -> QScrollArea:
        """The start page."""
        return named(self.window, QScrollArea, tr("Start page"))

    @property
    def panels(self) -> list[QDockWidget]:
        """The panels around the board, the map first, shown or not."""
        return [self.panel(name) for name in PANELS]

    def panel(self, name: str) -> QDockWidget:
        """Return a panel, shown or not."""
        return find(self.window, QDockWidget, name)

    def open_panel(self, name: str) -> None:
        """Show a panel, in front of those that share its place."""
        panel = self.panel(name)
        if panel.isHidden():
            self.choose(f"panel.{name}")
        panel.raise_()
        QApplication.processEvents()

    @property
    def shown(self) -> Content:
        """The pieces and marks that the boards show."""
        return self.window.content.content

    # the files that a test gave the window

    @property
    def folder(self) -> Path:
        """The folder of the settings, the game and the library."""
        return self.window.settings.path.parent

    @property
    def saved_game(self) -> Path:
        """The file of the current game."""
        return self.folder / "game.json"

    @property
    def library(self) -> Path:
        """The file of the library."""
        return self.folder / LIBRARY_NAME

    @property
    def cards(self) -> Path:
        """The file of the cards of puzzles."""
        return self.folder / CARDS_NAME
