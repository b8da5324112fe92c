"""Games as files: opening, dropping and saving them, and games as text in the clipboard."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer, pyqtSignal
from PyQt6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PyQt6.QtWidgets import QApplication, QFileDialog, QWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.library.library import name_of
from ringrealms3d.records.game_files import FORMATS, write_game
from ringrealms3d.records.game_text import game_as_text, position_as_text
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.replayed import Readiness
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.keeper import Keeper
from ringrealms3d.session.open_game import opened
from ringrealms3d.window.features.files.polyhedra import ENDINGS, Polyhedra
from ringrealms3d.window.shell.left_out import ask_what_is_left_out, not_held_text
from ringrealms3d.window.shell.message import warn
from ringrealms3d.window.shell.settings import Settings
from ringrealms3d.window.shell.tasks import LatestTask
from ringrealms3d.window.widgets.joining import capitalised, sentences, stopped
from ringrealms3d.window.widgets.texts import error_text, game_before_text

_READY_MS = 2500  # after the start, or the last file: then the window is at rest

_USUAL = ".rrsgf"
"""How a file's name ends unless another format is chosen."""


class GameFiles(QObject):
    """Opens and saves games, and remembers recent files.

    Signals:
        said: what was done, or is being done.
        saving: the game is about to be saved.
    """

    said = pyqtSignal(str)
    saving = pyqtSignal()

    def __init__(
        self,
        parent: QWidget,
        session: GameSession,
        keeper: Keeper,
        settings: Settings,
        post: Callable[[Callable[[], None]], None],
        reader: Readiness,
    ) -> None:
        """Open games in a session and save its game.

        Args:
            keeper: knows the games of the library.
            post: runs a function in the window's thread.
            reader: reads games.
        """
        super().__init__(parent)
        self._parent, self._session, self._settings = parent, session, settings
        self._keeper = keeper
        self._reading = LatestTask(post)
        self._reader = reader
        self._rest = QTimer(self)
        self._rest.setObjectName("rest")
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.expect)
        self._saved: tuple[GameRecord, Path] | None = None
        self._changed = True
        session.changed.connect(self._follow)

    @property
    def saved(self) -> bool:
        """Whether the game's current state is saved."""
        return self._file is not None and not self._changed

    def ask_open(self) -> None:
        """Let the user choose a game's file, and open it."""
        endings = " ".join(f"*{ending}" for ending in FORMATS)
        filters = tr("Games ({endings})").format(endings=endings)
        self.expect()
        path, _ = QFileDialog.getOpenFileName(self._parent, tr("Open a game"), "", filters)
        if path:
            self.open(Path(path))

    def expect(self) -> None:
        """Let the process that reads large files start before there is one, unless it waits."""
        self._reader.get_ready(self._session.uid)

    def expect_again(self) -> None:
        """Expect a file soon, if this person has used files before."""
        if self._settings.recent_files:
            self._rest.start(_READY_MS)

    def close(self) -> None:
        """Expect no file any more."""
        self._rest.stop()
        self._reader.close()

    def open(self, path: Path) -> threading.Thread:
        """Read a file in a separate thread, then open its game.

        If another game is opened meanwhile, the result is dropped.
        """
        self.said.emit(tr("Opening {name} …").format(name=path.name))
        return self._reading.start(
            lambda: self._reader.read(path), lambda record: self.show(record, path), self._complain
        )

    def save(self) -> None:
        """Write the game to its own file, or ask for one."""
        if self._file is not None:
            self.save_if_agreed(self._file)
        else:
            self.ask_save()

    def ask_save(self) -> None:
        """Let the user choose a file for the game."""
        game, _, board = self._session.uid.partition("/")
        endings = {f"{tr(form.title)} (*{ending})": ending for ending, form in FORMATS.items()}
        name = f"{game}-{Path(board).stem}{_USUAL}"
        dialog = QFileDialog(self._parent, tr("Save game"), name, ";;".join(endings))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectNameFilter(next(key for key, ending in endings.items() if ending == _USUAL))
        dialog.setDefaultSuffix(_USUAL[1:])  # so that it asks before a file is written over
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(endings[chosen]))
        dialog.fileSelected.connect(lambda path: self.save_if_agreed(Path(path)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def save_if_agreed(self, path: Path) -> None:
        """Write the game to a file, after a question if its format cannot hold all of it."""
        self.saving.emit()
        ask_what_is_left_out(self._parent, self._session.record, path, self.save_to)

    def save_to(self, path: Path) -> None:
        """Write the whole game to a file, whichever position is shown."""
        self.saving.emit()
        record = self._session.record
        try:
            write_game(record, path)
        except UserError as error:
            warn(self._parent, stopped(capitalised(error_text(error))))
        else:
            self.remember(path)
            told = tr("The game was saved as {path}.").format(path=path)
            self.said.emit(sentences(told, not_held_text(record, path)))

    def remember(self, path: Path) -> None:
        """Make a file the current game's own, to which it is saved."""
        self._saved, self._changed = (self._session.record, path), False
        self._settings.note_file(path)

    def copy_game(self) -> None:
        """Copy the game as a text that can be pasted here and elsewhere."""
        try:
            text = game_as_text(self._session.record)
        except UserError as error:
            warn(self._parent, stopped(error_text(error)))
        else:
            self._copy(text, tr("The game was copied."))

    def copy_position(self) -> None:
        """Copy the position as a text."""
        self._copy(position_as_text(self._session.position), tr("The position was copied."))

    def paste(self) -> None:
        """Open the game or the position in the clipboard."""
        clipboard = QApplication.clipboard()
        text = clipboard.text() if clipboard is not None else ""
        uid = self._session.uid
        self._reading.start(
            lambda: self._reader.read_text(text, uid, tr("the clipboard")),
            lambda record: self._put(record, tr("The game was pasted.")),
            self._complain,
        )

    @property
    def _file(self) -> Path | None:
        """The file of the current game, if it has one."""
        if self._saved is None or self._saved[0] is not self._session.record:
            return None
        return self._saved[1]

    def _follow(self, change: Change) -> None:
        self._changed = self._changed or change.what is not What.MOVED_ALONG
        if change.what in (What.NEW_GAME, What.RESTORED):
            self._reading.forget()

    def show(self, record: GameRecord, path: Path) -> None:
        """Put a game that was read from a file on the table, and make the file its own."""
        self._put(record, tr("Opened {name}.").format(name=path.name), path)
        self.expect_again()

    def _put(self, record: GameRecord, said: str, path: Path | None = None) -> None:
        """Put a game on the table; one that the library has, too, as it is there."""
        known = self._keeper.known(record)
        if known is None or not known.text:
            self._put_on_table(record, None if known is None else known.number, said, path)
            return
        text, number = known.text, known.number
        self._reading.start(
            lambda: self._reader.read_json(text, name_of(number)),
            lambda kept: self._put_more(kept, number, said, path),
            lambda _: self._put_on_table(record, None, said, path),
        )

    def _put_more(self, kept: GameRecord, number: int, said: str, path: Path | None) -> None:
        """Put a game of the library on the table that has more than the one that was read."""
        told = tr("It is shown as the library has it, which has more of it.")
        self._put_on_table(kept, number, sentences(said, told), path)
        self._changed = True

    def _put_on_table(
        self, record: GameRecord, number: int | None, said: str, path: Path | None
    ) -> None:
        self._session.open_game(opened(record, number))
        self.said.emit(sentences(said, game_before_text(self._session)))
        if path is not None:
            self.remember(path)

    def _complain(self, text: str) -> None:
        self.said.emit(tr("No game was opened."))
        warn(self._parent, stopped(text))
        self.expect_again()

    def _copy(self, text: str, said: str) -> None:
        clipboard = QApplication.clipboard()
        if clipboard is not None:
            clipboard.setText(text)
            self.said.emit(said)


class FileDrop(QObject):
    """Opens files that are dropped on a window: a game, or a solid to play on."""

    def __init__(self, window: QWidget, games: GameFiles, solids: Polyhedra) -> None:
        """Watch a window."""
        super().__init__(window)
        self._games, self._solids = games, solids
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Accept dragged files, and open dropped ones."""
        if isinstance(event, QDragEnterEvent):
            path = _dragged_file(event.mimeData())
            if path is not None:
                event.acceptProposedAction()
                self._expect(path)
            return True
        if isinstance(event, QDragLeaveEvent):
            return True
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            path = _dragged_file(event.mimeData())
            if path is not None:
                self._open(path)
            return True
        return super().eventFilter(watched, event)

    def _expect(self, path: Path) -> None:
        """Prepare for a file that is dragged over the window."""
        if path.suffix.lower() not in ENDINGS:
            self._games.expect()

    def _open(self, path: Path) -> None:
        if path.suffix.lower() in ENDINGS:
            self._solids.open(str(path))
        else:
            self._games.open(path)


def _dragged_file(data: QMimeData | None) -> Path | None:
    """Return the first local file among the dragged items, None if there is none."""
    urls = data.urls() if data is not None else []
    return next((Path(url.toLocalFile()) for url in urls if url.isLocalFile()), None)
