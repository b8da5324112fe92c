"""Games as files: opening, dropping and saving them, and games as text in the clipboard."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtGui import QKeySequence
from PyQt6.QtWidgets import QApplication, QFileDialog

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.records.game_files import FORMATS, write_game
from ringrealms3d.records.game_text import game_as_text, position_as_text
from ringrealms3d.records.record import GameRecord
from ringrealms3d.session.change import OTHER_GAME, Change, What
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.files.file_drop import FileDrop
from ringrealms3d.window.features.files.last_question import LastQuestion
from ringrealms3d.window.features.files.opening import Opening, Put
from ringrealms3d.window.features.files.own_file import OwnFiles
from ringrealms3d.window.features.files.polyhedra import Polyhedra
from ringrealms3d.window.shell.command import Choice, Command, Option
from ringrealms3d.window.shell.left_out import ask_what_is_left_out, not_held_text
from ringrealms3d.window.shell.message import warn
from ringrealms3d.window.shell.replacing import if_replaceable
from ringrealms3d.window.widgets.joining import capitalised, sentences, stopped
from ringrealms3d.window.widgets.texts import error_text

_Key = QKeySequence.StandardKey
_READY_MS = 2500  # after the start, or the last file: then the window is at rest

_USUAL = ".rrsgf"
"""How a file's name ends unless another format is chosen."""


class Files(Feature):
    """Opens and saves games, and remembers recent files."""

    def __init__(self, context: Context) -> None:
        """Open games in the session, and save its game."""
        super().__init__(context)
        self._session, self._reader = context.session, context.reader
        self._rest = QTimer(self)
        self._rest.setObjectName("rest")
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.expect)
        self._files = OwnFiles(context.settings)
        self._opening = Opening(context, self._files, self.expect_again)
        self._polyhedra = Polyhedra(context)
        self._last_question = LastQuestion(context, self)
        FileDrop(context.window, self, self._polyhedra)

    def commands(self) -> Iterator[Command | Choice]:
        """Yield what opens, saves, copies and pastes games."""
        yield Command(
            "game.open",
            tr("&Open a game…"),
            self.ask_open,
            tr("Open a game from a file. You can also drag the file onto the window."),
            _Key.Open,
            "folder",
        )
        yield Choice(
            "game.recent",
            tr("Open r&ecent"),
            lambda: [Option(str(path), one_line(path.name)) for path in self._files.recent],
            lambda: "",
            lambda path: self.open([Path(path)]),
            tr("Open a game that was opened or saved recently."),
            enabled=lambda: bool(self._files.recent),
        )
        yield Command(
            "game.save",
            tr("Sa&ve"),
            self.save,
            tr("Save the game to its file."),
            _Key.Save,
            "save",
            enabled=self._is_worth_writing,
        )
        yield Command(
            "game.save_as",
            tr("Save &as…"),
            lambda: self.ask_save(self._session.record),
            tr("Save the game to another file."),
            "Ctrl+Shift+S",
            enabled=self._is_worth_writing,
        )
        yield Command(
            "game.copy",
            tr("Copy ga&me"),
            self.copy_game,
            tr("Copy the game as text, with its variations and notes."),
            "Ctrl+C",
            enabled=self._is_worth_writing,
        )
        yield Command(
            "game.copy_position",
            tr("Copy pos&ition"),
            self.copy_position,
            tr("Copy the position as one line of text."),
            "Ctrl+Shift+C",
        )
        yield Command(
            "game.paste",
            tr("Pas&te game or position"),
            self._opening.paste,
            tr("Open the game or position on the clipboard."),
            "Ctrl+V",
        )
        yield Command(
            "game.solid",
            tr("Play on a &polyhedron…"),
            lambda: self._polyhedra.ask(self._begin_on),
            tr("Play Ring Majority on a solid from a file."),
            "Ctrl+Shift+O",
        )

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return what a window opens with, and how a game or a solid is asked for."""
        return {
            "files.show": self._opening.show,
            "files.ask_open": self.ask_open,
            "files.ask_save": self.ask_save,
            "files.expect_again": self.expect_again,
            "files.ask_polyhedron": self._polyhedra.ask,
        }

    def follow(self, change: Change) -> None:
        """Note that the game differs from its file; what is read for another is dropped."""
        if change.what not in (What.MOVED_ALONG, *OTHER_GAME):
            self._files.differ(self._session.record)
        if change.what in OTHER_GAME:
            self._opening.forget()
            self._polyhedra.forget()

    def may_close(self) -> bool:
        """Return whether the window may close, after asking if its game would be lost."""
        self.context.do("study.finish_comment")
        return self._last_question.answered()

    def close(self) -> None:
        """Expect no file any more."""
        self._rest.stop()
        self._reader.close()

    def has(self, record: GameRecord) -> bool:
        """Whether a file has a game as it is."""
        return self._files.have(record)

    def _begin_on(self, uid: str) -> None:
        """Begin a game on a solid, with the same clock."""
        self._session.new_game(uid, control=self._session.timing.control)

    def ask_open(self, put: Put | None = None) -> None:
        """Let the user choose files of games, and open them.

        Args:
            put: puts the first game elsewhere than in the place of the one on the table.
        """
        endings = " ".join(f"*{ending}" for ending in FORMATS)
        filters = tr("Games ({endings})").format(endings=endings)
        self.expect()
        paths, _ = QFileDialog.getOpenFileNames(self.context.window, tr("Open a game"), "", filters)
        if paths:
            self.open(list(map(Path, paths)), put)

    def open(self, paths: Sequence[Path], put: Put | None = None) -> threading.Thread | None:
        """Open the games of files: the first on the table, the others beside it."""
        return self._opening.open(paths, put)

    def expect(self) -> None:
        """Let the process that reads large files start before there is one, unless it waits."""
        self._reader.get_ready(self._session.uid)

    def expect_again(self) -> None:
        """Expect a file soon, if this person has used files before."""
        if self._files.recent:
            self._rest.start(_READY_MS)

    def _is_worth_writing(self) -> bool:
        """Whether somebody did something in the game, or set up how it begins."""
        record = self._session.record
        return record.fen is not None or not record.is_blank

    def save(self) -> None:
        """Write the game to its own file, or ask for one."""
        record = self._session.record
        saved = self._files.of(record)
        if saved is None:
            self.ask_save(record)
            return
        changed = [saved.path] if saved.was_changed else []
        write = partial(self._save_if_agreed, record, saved.path)
        if_replaceable(self.context.window, changed, write)

    def ask_save(self, record: GameRecord) -> None:
        """Let the user choose a file for a game, which another may replace meanwhile."""
        game, _, board = record.uid.partition("/")
        endings = {f"{tr(form.title)} (*{ending})": ending for ending, form in FORMATS.items()}
        name = f"{game}-{Path(board).stem}{_USUAL}"
        dialog = QFileDialog(self.context.window, tr("Save game"), name, ";;".join(endings))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectNameFilter(next(key for key, ending in endings.items() if ending == _USUAL))
        dialog.setDefaultSuffix(_USUAL[1:])  # so that it asks before a file is written over
        dialog.filterSelected.connect(lambda chosen: dialog.setDefaultSuffix(endings[chosen]))
        dialog.fileSelected.connect(lambda path: self._save_if_agreed(record, Path(path)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _save_if_agreed(self, record: GameRecord, path: Path) -> None:
        """Write a game to a file, after a question if its format cannot hold all of it."""
        self.context.do("study.finish_comment")
        write = partial(self._save, record)
        ask_what_is_left_out(self.context.window, record, path, write)

    def _save(self, record: GameRecord, path: Path) -> None:
        """Write a whole game to a file, whichever position is shown."""
        self.context.do("study.finish_comment")
        try:
            write_game(record, path)
        except UserError as error:
            warn(self.context.window, stopped(capitalised(error_text(error))))
        else:
            self._files.remember(record, path)
            text = tr("The game was saved as {path}.").format(path=path)
            self.context.say(sentences(text, not_held_text(record, path)))

    def copy_game(self) -> None:
        """Copy the game as a text that can be pasted here and elsewhere."""
        try:
            text = game_as_text(self._session.record)
        except UserError as error:
            warn(self.context.window, stopped(error_text(error)))
        else:
            self._copy(text, tr("The game was copied."))

    def copy_position(self) -> None:
        """Copy the position as a text."""
        self._copy(position_as_text(self._session.position), tr("The position was copied."))

    def _copy(self, text: str, said: str) -> None:
        clipboard = QApplication.clipboard()
        if clipboard is not None:
            clipboard.setText(text)
            self.context.say(said)
