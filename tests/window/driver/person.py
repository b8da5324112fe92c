"""What a person reads in the window, and does there."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PyQt6.QtCore import QMimeData, Qt, QUrl
from PyQt6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PyQt6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QTreeView,
    QWidget,
)

from ringrealms3d.core.phrase import tr
from ringrealms3d.library.library import LIBRARY_NAME
from ringrealms3d.puzzles.cards import CARDS_NAME
from ringrealms3d.scene.content import Content
from ringrealms3d.window.features.analysis.candidate_table import CandidateTable
from ringrealms3d.window.shell.messages import Note
from tests.window.driver.finding import LEFT, MOUSE, find, named
from tests.window.driver.map import MapReader

FOLDER = "folder"
"""The property of a window that names the folder of its files."""

GUIDES = "editor", "puzzle", "lesson"
"""The pages of what one can leave."""

TABS = "moves", "groups", "analysis", "review", "sites"


class Person(MapReader):
    """Somebody at a window."""

    # the texts

    @property
    def message(self) -> str:
        """The sentence over the lower edge of the board."""
        label = find(self.window, QLabel, "message")
        return "" if label.isHidden() else label.text()

    @property
    def news(self) -> str:
        """The note over the upper edge of the board."""
        card = find(self.window, QFrame, "note")
        return "" if card.isHidden() else card.accessibleName()

    @property
    def turn(self) -> str:
        """Whose turn it is, or who won, as a board that fills the screen says."""
        return self._text("turn")

    @property
    def counts(self) -> str:
        """The counts of both seats, as a board that fills the screen says."""
        return self._text("counts")

    @property
    def site(self) -> str:
        """What is said beside the pointer of the place under it."""
        label = find(self.window, QLabel, "site")
        return "" if label.isHidden() else label.text()

    @property
    def pointed(self) -> int | None:
        """The place under the pointer, as the words beside it name it."""
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

    @property
    def score(self) -> str:
        """The score between the players."""
        return self._text("score text")

    def taken(self, seat: int) -> int:
        """Return how many stones lie in the tray of a seat."""
        tray = find(self.window, QWidget, f"taken by {seat}")
        return 0 if tray.isHidden() else int(tray.toolTip().rpartition(" ")[2])

    def _text(self, name: str) -> str:
        return find(self.window, QLabel, name).text()

    def prospects(self, places: Iterable[int]) -> list[str]:
        """Return what the list of sites says that clicks on some places do."""
        variant = self.window.session.position.variant
        model = self.sites.model()
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

    def can(self, name: str) -> bool:
        """Return whether a command can be chosen now."""
        self.window.commands.refresh()
        return self.command(name).isEnabled()

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
    def column(self) -> QFrame:
        """What is beside the board."""
        return find(self.window, QFrame, "column")

    @property
    def tabs(self) -> list[str]:
        """The titles of the tabs beside the board that there are now."""
        bar = self.tab_bar
        return [bar.accessibleTabName(n) for n in range(bar.count()) if bar.isTabVisible(n)]

    @property
    def front(self) -> str:
        """The title of the tab in front."""
        return self.tab_bar.accessibleTabName(self.tab_bar.currentIndex())

    @property
    def tab_bar(self) -> QTabBar:
        """The tabs beside the board."""
        (bar,) = self.column.findChildren(QTabBar)
        return bar

    @property
    def games(self) -> list[str]:
        """What screen readers call the tabs of the games that are open; none if there is one."""
        bar = self.game_bar
        shown = range(bar.count()) if bar.isVisible() else ()
        return [bar.accessibleTabName(place) for place in shown]

    @property
    def game_bar(self) -> QTabBar:
        """The tabs of the games that are open."""
        return named(self.window, QTabBar, tr("Games"))

    def click_game(self, place: int, button: Qt.MouseButton = LEFT) -> None:
        """Click on the tab of a game."""
        spot = self.game_bar.tabRect(place).center()
        MOUSE.mouseClick(self.game_bar, button, pos=spot)

    @property
    def seen(self) -> list[str]:
        """What is seen beside and over the board: the map, the column, and a page in it."""
        names = ("map", "column", *GUIDES)
        frames = (frame for name in names for frame in self.window.findChildren(QFrame, name))
        return [frame.objectName() for frame in frames if frame.isVisible()]

    def panel(self, name: str) -> QWidget:
        """Return what is behind a tab, or a part above or below the tabs, shown or not."""
        return find(self.window, QWidget, name)

    @property
    def players(self) -> list[QWidget]:
        """The cards of both players, that of the first seat first."""
        seats = self.window.session.position.variant.seats
        return [named(self.window, QFrame, tr(seat)) for seat in seats]

    def open_panel(self, name: str) -> None:
        """Show a panel, in front of those that share its place."""
        self.choose(f"panel.{name}")
        QApplication.processEvents()

    @property
    def shown(self) -> Content:
        """The pieces and marks that the boards show, which no picture tells one by one."""
        return self.window.context.display.content

    @property
    def in_space(self) -> bool:
        """Whether the board is a solid, with a map beside it."""
        return find(self.window, QWidget, "plan").isHidden()

    @property
    def middle(self) -> QWidget:
        """What the board fills, beside the column."""
        middle = find(self.window, QWidget, "plan").parentWidget()
        assert middle is not None
        return middle

    @property
    def inset(self) -> QFrame:
        """The frame of the small board over the large one."""
        return find(self.window, QFrame, "map")

    @property
    def actions(self) -> list[str]:
        """What is offered over the lower edge of the board and can be done."""
        bar = named(self.window, QFrame, tr("Actions"))
        buttons = bar.findChildren(QToolButton)
        return [each.accessibleName() for each in buttons if each.isEnabled() and each.isVisible()]

    # activities

    @property
    def edits(self) -> bool:
        """Whether a position is being set up."""
        QApplication.processEvents()
        return "editor" in self.pages

    @property
    def pages(self) -> list[str]:
        """The names of the pages that take the column, at most one."""
        pages = (page for name in GUIDES for page in self.window.findChildren(QFrame, name))
        return [p.objectName() for p in pages if isinstance(p.parentWidget(), QStackedWidget)]

    def leave(self) -> None:
        """Close the panel of the editor, of a puzzle or of a lesson."""
        QApplication.processEvents()
        for name in GUIDES:
            for panel in self.window.findChildren(QFrame, name):
                if isinstance(panel.parentWidget(), QStackedWidget):
                    panel.close()

    @property
    def move_line(self) -> QLineEdit:
        """Where moves are typed."""
        return named(self.window, QLineEdit, tr("Move"))

    @property
    def move_problem(self) -> str:
        """Why what was typed is no move, beside it."""
        field = self.move_line.parentWidget()
        assert field is not None
        return field.findChildren(QLabel)[-1].text()

    @property
    def sites(self) -> QTreeView:
        """The list of sites."""
        return named(self.window, QTreeView, tr("Places"))

    @property
    def wanted_site(self) -> QLineEdit:
        """Where it is written which sites are looked for."""
        (field,) = self.panel("sites").findChildren(QLineEdit)
        return field

    @property
    def comment(self) -> QPlainTextEdit:
        """Where comments are written."""
        (field,) = self.panel("moves").findChildren(QPlainTextEdit)
        return field

    def type_move(self, text: str) -> None:
        """Type a move and play it."""
        self.choose("game.type")
        MOUSE.keyClicks(self.move_line, text)
        MOUSE.keyClick(self.move_line, Qt.Key.Key_Return)

    # games that run by themselves

    @property
    def pause_button(self) -> QPushButton:
        """The button that halts a game with clocks, or one that computers play."""
        buttons = self.panel("you").findChildren(QPushButton)
        (button,) = (each for each in buttons if each.text() in (tr("Pause"), tr("Resume")))
        return button

    @property
    def can_pause(self) -> bool:
        """Whether the panel of the players offers to halt the game."""
        buttons = self.panel("you").findChildren(QPushButton)
        return any(each.text() in (tr("Pause"), tr("Resume")) and _is_on(each) for each in buttons)

    @property
    def paces(self) -> QComboBox:
        """The paces of a game that is watched."""
        return named(self.window, QComboBox, tr("Pace"))

    def choose_pace(self, pace: str) -> None:
        """Choose the pace of a game that is watched."""
        row = self.paces.findData(pace)
        self.paces.setCurrentIndex(row)
        self.paces.activated.emit(row)

    # files

    def drop(self, *paths: Path) -> None:
        """Drag files onto the window and let them go there."""
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
        spot, copy = self.window.rect().center(), Qt.DropAction.CopyAction
        now = copy, data, LEFT, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(self.window, QDragEnterEvent(spot, *now))
        QApplication.sendEvent(self.window, QDropEvent(spot.toPointF(), *now))

    def save_as(self, path: Path) -> None:
        """Save the game to a file that is named in a dialog."""
        self.choose("game.save_as")
        self.name_file(path)

    def name_file(self, path: Path) -> None:
        """Choose a file in the dialog that asks for one; no matter if it is there already."""
        (*_, dialog) = (d for d in self.window.findChildren(QFileDialog) if d.isVisible())
        dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
        dialog.fileSelected.emit(str(path))
        dialog.close()

    def be_told(self, note: Note | None) -> None:
        """Let something be told over the board, or taken away there."""
        self.window.context.messages.note(note)

    def clear_message(self) -> None:
        """Forget the sentence over the board."""
        find(self.window, QLabel, "message").hide()

    # the files that a test gave the window

    @property
    def folder(self) -> Path:
        """The folder of the settings, the game and the library."""
        return Path(str(self.window.property(FOLDER)))

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


def _is_on(widget: QWidget) -> bool:
    """Return whether a widget is there, even if its panel is behind another one."""
    parent = widget.parentWidget()
    return not widget.isHidden() and (parent is None or not parent.isHidden())
