"""All remembered choices of the user, in one dialog made from the commands.

A row is a switch or a choice from the table of commands, so a change in the menus or in the dialog
applies at once and shows in both. Cancel undoes all changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from PyQt6.QtCore import QEvent, QSize, Qt, QUrl
from PyQt6.QtGui import QDesktopServices, QKeyEvent
from PyQt6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ringrealms3d.core.outside import installed_games
from ringrealms3d.core.phrase import tr
from ringrealms3d.window.shell.actions import Actions, plain_title
from ringrealms3d.window.shell.command import Choice, Command, text_of
from ringrealms3d.window.shell.screen_space import free_size
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.widgets.design import (
    LARGE,
    MEDIUM,
    SMALL,
    Type,
    align_labels,
    font_of,
    set_off,
)
from ringrealms3d.window.widgets.plain import plain_label

_SIZE = QSize(760, 580)
_LIST_WIDTH = 176
_CHOICE_WIDTH = 208


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the dialog.

    Attributes:
        title: what it is called.
        ids: the commands on it.
    """

    title: str
    ids: tuple[str, ...]


def id_of_game(name: str) -> str:
    """Return the id of the command that switches an installed game on and off."""
    return f"installed.{name}"


def pages() -> tuple[Page, ...]:
    """Return the pages in the order of the list."""
    installed = tuple(id_of_game(game.name) for game in installed_games())
    more = (Page(tr("Installed games"), installed),) if installed else ()
    return (
        Page(
            tr("Appearance"),
            (
                "view.theme",
                "view.materials",
                "view.look",
                "view.quality",
                "view.rest",
                "view.language",
            ),
        ),
        Page(
            tr("Board"),
            (
                *("view.legal", "view.features", "view.lit", "view.coordinates", "view.sliders"),
                *("view.far_side", "view.see_through", "view.exchange"),
            ),
        ),
        Page(
            tr("Controls and effects"),
            (
                *("view.confirm", "view.turning", "view.parallel", "view.locked", "view.follow"),
                *("view.speed", "view.still", "view.sounds"),
            ),
        ),
        Page(
            tr("Opponents"),
            ("players.level", "players.time", "players.agree"),
        ),
        *more,
    )


class SettingsDialog(QDialog):
    """Pages with a list beside them, and a search field.

    Attributes:
        search: the field.
        pages: the list of pages.
        rows: the widget for each setting, by the id of its command.
        defaults: the button that resets the current page.
    """

    def __init__(self, parent: QWidget, actions: Actions, places: Iterable[Path]) -> None:
        """Show the current settings.

        Args:
            places: the files in which the program keeps things.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Settings"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._actions = actions
        self.rows: dict[str, QCheckBox | QComboBox] = {}
        self._lines: dict[str, tuple[QWidget, ...]] = {}
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Find a setting"))
        self.search.setAccessibleName(tr("Find a setting"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self.pages = QListWidget()
        self.pages.setAccessibleName(tr("Pages"))
        self.pages.setFixedWidth(_LIST_WIDTH)
        self.pages.ensurePolished()  # before its rows are measured
        self._stack = QStackedWidget()
        self._table = pages()
        for page in self._table:
            self.pages.addItem(page.title)
            self._stack.addWidget(self._page(page))
        self.pages.addItem(tr("Files"))
        self._stack.addWidget(_scrolled(_files_page(places)))
        self.pages.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.pages.setCurrentRow(0)
        self._lay_out()
        scroll_by_fingers(self)
        self.pages.currentRowChanged.connect(self._follow_page)
        self._before = {name: _held(self._actions.table[name]) for name in self.rows}
        self.resize(_SIZE.boundedTo(free_size(parent)))
        self.refresh()

    def refresh(self) -> None:
        """Show the current settings."""
        for name, row in self.rows.items():
            entry = self._actions.table[name]
            shown = entry.visible()
            for widget in self._lines[name]:
                widget.setVisible(shown)
                widget.setEnabled(self._actions.is_available(entry))
            if isinstance(entry, Choice) and isinstance(row, QComboBox):
                _fill(row, entry)
            elif isinstance(entry, Command) and isinstance(row, QCheckBox) and entry.checked:
                row.setChecked(entry.checked())

    def restore_defaults(self) -> None:
        """Reset the current page."""
        for name in self._table[self.pages.currentRow()].ids:
            entry = self._actions.table[name]
            if entry.usual is not None and entry.visible():
                self._hold(entry, entry.usual())
        self.refresh()

    def reject(self) -> None:
        """Undo all changes, and close."""
        for name, held in self._before.items():
            self._hold(self._actions.table[name], held)
        super().reject()

    def changeEvent(self, event: QEvent | None) -> None:
        """Show changes made in menus meanwhile."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ActivationChange:
            self.refresh()

    def _page(self, page: Page) -> QScrollArea:
        content = QWidget()
        form = QFormLayout(content)
        form.setContentsMargins(LARGE, 0, LARGE, 0)
        form.setHorizontalSpacing(MEDIUM)
        form.setVerticalSpacing(SMALL)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(_heading(page.title))
        for name in page.ids:
            entry = self._actions.table[name]
            about = _about_label(entry.about)
            title = plain_title(text_of(entry.title))
            if isinstance(entry, Choice):
                label, box = plain_label(title), self._choice_row(entry, title)
                form.addRow(label, box)
                self.rows[name], self._lines[name] = box, (label, box, about)
            else:
                switch = self._switch_row(entry, title)
                form.addRow(switch)
                self.rows[name], self._lines[name] = switch, (switch, about)
            form.addRow(about)
        align_labels(form)
        return _scrolled(content)

    def _choice_row(self, choice: Choice, title: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(title)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        box.setMinimumWidth(_CHOICE_WIDTH)

        def choose(index: int) -> None:
            self._actions.chooser(choice, box.itemData(index))()
            self.refresh()

        box.activated.connect(choose)
        return box

    def _switch_row(self, command: Command, title: str) -> QCheckBox:
        box = QCheckBox(title)

        def switch() -> None:
            self._actions[command.id].trigger()
            self.refresh()

        box.clicked.connect(lambda: switch())
        return box

    def _hold(self, entry: Command | Choice, wanted: object) -> None:
        if _held(entry) != wanted:
            self._actions.hold(entry, wanted)

    def _follow_page(self, row: int) -> None:
        self.defaults.setEnabled(row < len(self._table))

    def _find(self, words: str) -> None:
        """Go to the first page with a setting that has these words, and mark such settings."""
        wanted = words.casefold().split()
        hits = [name for name in self.rows if wanted and self._has(name, wanted)]
        for name, widgets in self._lines.items():
            font = widgets[0].font()
            font.setBold(name in hits)
            widgets[0].setFont(font)
        for number, page in enumerate(self._table):
            if any(name in hits for name in page.ids):
                self.pages.setCurrentRow(number)
                return

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Keep the dialog open when Enter ends the search."""
        assert event is not None
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (enter and self.search.hasFocus()):
            super().keyPressEvent(event)

    def _has(self, name: str, wanted: Iterable[str]) -> bool:
        text = " ".join(_words(self._actions.table[name])).casefold()
        return all(word in text for word in wanted)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addWidget(self.pages)
        row.addWidget(self._stack, 1)
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.RestoreDefaults | kinds.Ok | kinds.Cancel)
        defaults = buttons.button(kinds.RestoreDefaults)
        assert defaults is not None
        self.defaults = defaults
        self.defaults.clicked.connect(self.restore_defaults)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        set_off(column)
        column.addWidget(self.search)
        column.addLayout(row)
        column.addWidget(buttons)


def _held(entry: Command | Choice) -> object:
    """Return which option of a choice is chosen, or whether a switch is on."""
    if isinstance(entry, Choice):
        return entry.chosen()
    return entry.checked is not None and entry.checked()


def _words(entry: Command | Choice) -> Iterator[str]:
    yield plain_title(text_of(entry.title))
    yield entry.about
    if isinstance(entry, Choice):
        yield from (option.text for option in entry.options())


def _fill(box: QComboBox, choice: Choice) -> None:
    options = choice.options()
    if [box.itemData(row) for row in range(box.count())] != [each.key for each in options]:
        box.clear()
        for option in options:
            box.addItem(plain_title(option.text), option.key)
            box.setItemData(box.count() - 1, option.about, Qt.ItemDataRole.ToolTipRole)
    box.setCurrentIndex(box.findData(choice.chosen()))


def _about_label(text: str) -> QLabel:
    label = plain_label(text)
    label.setWordWrap(True)
    label.setProperty("kind", "caption")
    label.setContentsMargins(0, 0, 0, SMALL)
    return label


def _heading(title: str) -> QLabel:
    label = plain_label(title)
    label.setFont(font_of(Type.NAME))
    return label


def _files_page(places: Iterable[Path]) -> QWidget:
    content = QWidget()
    column = QVBoxLayout(content)
    column.setContentsMargins(LARGE, 0, LARGE, 0)
    column.addWidget(_heading(tr("Files")))
    column.addWidget(_about_label(tr("The program keeps its data in these files.")))
    for path in places:
        label = plain_label(str(path))
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(label)
        button = QPushButton(tr("Open the folder"))
        button.setAccessibleName(tr("Open the folder of {name}").format(name=path.name))
        url = QUrl.fromLocalFile(str(path.parent))
        button.clicked.connect(lambda _, url=url: QDesktopServices.openUrl(url))
        row = QHBoxLayout()
        row.addWidget(button)
        row.addStretch()
        column.addLayout(row)
    column.addStretch()
    return content


def _scrolled(content: QWidget) -> QScrollArea:
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(content)
    return area
