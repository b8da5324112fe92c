"""Games as files: opening, dropping and saving them, and games as text in the clipboard."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from weakref import WeakKeyDictionary, WeakSet

from PyQt6.QtCore import Qt, QTimer
from PyQt6.QtGui import QKeySequence
from PyQt6.QtWidgets import QApplication, QFileDialog

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.library.library import name_of
from ringrealms3d.records.chapters import chapters_in
from ringrealms3d.records.contents import holds_all
from ringrealms3d.records.game_files import FORMATS, write_game
from ringrealms3d.records.game_text import game_as_text, position_as_text
from ringrealms3d.records.headings import Heading, headings
from ringrealms3d.records.json_file import document_of
from ringrealms3d.records.record import GameRecord
from ringrealms3d.session.change import OTHER_GAME, Change, What
from ringrealms3d.session.open_game import OpenGame, opened
from ringrealms3d.session.state import State
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.files.chapters_dialog import ChaptersDialog
from ringrealms3d.window.features.files.file_drop import FileDrop
from ringrealms3d.window.features.files.last_question import LastQuestion
from ringrealms3d.window.features.files.own_file import OwnFile
from ringrealms3d.window.features.files.polyhedra import Polyhedra
from ringrealms3d.window.shell.command import Choice, Command, Option
from ringrealms3d.window.shell.left_out import ask_what_is_left_out, not_held_text
from ringrealms3d.window.shell.message import warn
from ringrealms3d.window.shell.replacing import if_replaceable
from ringrealms3d.window.shell.setting import Setting, listed
from ringrealms3d.window.shell.tasks import LatestTask
from ringrealms3d.window.widgets.joining import capitalised, sentences, stopped
from ringrealms3d.window.widgets.texts import error_text, game_before_text

Put = Callable[[OpenGame], object]
_Key = QKeySequence.StandardKey
_MOST_RECENT = 10
_READY_MS = 2500  # after the start, or the last file: then the window is at rest

_USUAL = ".rrsgf"
"""How a file's name ends unless another format is chosen."""


def _paths_in(text: str) -> tuple[Path, ...]:
    return tuple(Path(str(each)) for each in listed(text))


def _write_paths(paths: tuple[Path, ...]) -> str:
    return json.dumps(list(map(str, paths)))


RECENT: Setting[tuple[Path, ...]] = Setting("recent_files", (), _paths_in, _write_paths)
"""The files of games that were opened or saved last, the latest first."""


@dataclass(frozen=True, slots=True)
class _Source:
    """Where a game was read.

    Attributes:
        said: what is said once it is open.
        put: puts it on the table.
        path: the file that becomes its own, None if none does.
    """

    said: str
    put: Put
    path: Path | None = None


class Files(Feature):
    """Opens and saves games, and remembers recent files."""

    def __init__(self, context: Context) -> None:
        """Open games in the session, and save its game."""
        super().__init__(context)
        self._session, self._settings = context.session, context.settings
        self._keeper, self._reader = context.keeper, context.reader
        self._reading = LatestTask(context.post)
        self._rest = QTimer(self)
        self._rest.setObjectName("rest")
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.expect)
        self._saved: WeakKeyDictionary[GameRecord, OwnFile] = WeakKeyDictionary()
        self._as_saved: WeakSet[GameRecord] = WeakSet()
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
            lambda: [Option(str(path), one_line(path.name)) for path in self._recent],
            lambda: "",
            lambda path: self.open(Path(path)),
            tr("Open a game that was opened or saved recently."),
            enabled=lambda: bool(self._recent),
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
            self.paste,
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
            "files.show": self.show_game,
            "files.ask_open": self.ask_open,
            "files.ask_save": self.ask_save,
            "files.expect_again": self.expect_again,
            "files.ask_polyhedron": self._polyhedra.ask,
        }

    def follow(self, change: Change) -> None:
        """Note that the game differs from its file; what is read for another is dropped."""
        if change.what not in (What.MOVED_ALONG, *OTHER_GAME):
            self._as_saved.discard(self._session.record)
        if change.what in OTHER_GAME:
            self._reading.forget()
            self._polyhedra.forget()

    def may_close(self) -> bool:
        """Return whether the window may close, after asking if its game would be lost."""
        self.context.do("study.finish_comment")
        return self._last_question.answered()

    def close(self) -> None:
        """Expect no file any more."""
        self._rest.stop()
        self._reader.close()

    @property
    def _recent(self) -> tuple[Path, ...]:
        """The recent game files, the latest first."""
        return self._settings[RECENT]

    def has(self, record: GameRecord) -> bool:
        """Whether a file has a game as it is."""
        return record in self._as_saved

    def _begin_on(self, uid: str) -> None:
        """Begin a game on a solid, with the same clock."""
        self._session.new_game(uid, control=self._session.timing.control)

    def ask_open(self, put: Put | None = None) -> None:
        """Let the user choose a game's file, and open it.

        Args:
            put: puts the game elsewhere than in the place of the one on the table.
        """
        endings = " ".join(f"*{ending}" for ending in FORMATS)
        filters = tr("Games ({endings})").format(endings=endings)
        self.expect()
        path, _ = QFileDialog.getOpenFileName(self.context.window, tr("Open a game"), "", filters)
        if path:
            self.open(Path(path), put)

    def expect(self) -> None:
        """Let the process that reads large files start before there is one, unless it waits."""
        self._reader.get_ready(self._session.uid)

    def expect_again(self) -> None:
        """Expect a file soon, if this person has used files before."""
        if self._recent:
            self._rest.start(_READY_MS)

    def open(self, path: Path, put: Put | None = None) -> threading.Thread:
        """Read a file in a separate thread, then open its game, or let the person choose one.

        If another game is opened meanwhile, the result is dropped.
        """
        self.context.say(tr("Opening {name} …").format(name=path.name))
        return self._reading.start(
            lambda: self._found_in(path),
            lambda found: self._show_found(found, path, put),
            self._complain,
        )

    def _found_in(self, path: Path) -> GameRecord | tuple[Heading, ...]:
        """Return the game in a file, or the headings of several."""
        chapters = chapters_in(path)
        return self._reader.read(path) if len(chapters) == 1 else headings(chapters)

    def _show_found(
        self, found: GameRecord | tuple[Heading, ...], path: Path, put: Put | None
    ) -> None:
        if isinstance(found, GameRecord):
            self.show_game(found, path, put)
            return
        self._note(path)
        dialog = ChaptersDialog(self.context.window, path, found)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(lambda number: self._open_chapter(path, number, put))
        dialog.all_wanted.connect(lambda: self.context.do("library.import", [path]))
        dialog.open()

    def _open_chapter(self, path: Path, number: int, put: Put | None) -> None:
        """Open one of the games in a file, which does not become its own: saving would lose all."""
        said = tr("Opened game {number} of {name}.").format(number=number + 1, name=path.name)
        self._reading.start(
            lambda: self._reader.read_chapter(path, number),
            lambda record: self._put(record, self._source(said, put=put)),
            self._complain,
        )

    def _is_worth_writing(self) -> bool:
        """Whether somebody did something in the game, or set up how it begins."""
        record = self._session.record
        return record.fen is not None or not record.is_blank

    def save(self) -> None:
        """Write the game to its own file, or ask for one."""
        record = self._session.record
        saved = self._saved.get(record)
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
            self._remember(record, path)
            text = tr("The game was saved as {path}.").format(path=path)
            self.context.say(sentences(text, not_held_text(record, path)))

    def _remember(self, record: GameRecord, path: Path) -> None:
        """Make a file a game's own, to which it is saved."""
        self._saved[record] = OwnFile.of(path)
        self._as_saved.add(record)
        self._note(path)

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

    def paste(self) -> None:
        """Open the game or the position in the clipboard."""
        clipboard = QApplication.clipboard()
        text = clipboard.text() if clipboard is not None else ""
        uid = self._session.uid
        self._reading.start(
            lambda: self._reader.read_text(text, uid, tr("the clipboard")),
            lambda record: self._put(record, self._source(tr("The game was pasted."))),
            self._complain,
        )

    def show_game(self, record: GameRecord, path: Path, put: Put | None = None) -> None:
        """Put a game that was read from a file on the table, and make the file its own."""
        said = tr("Opened {name}.").format(name=path.name)
        self._put(record, self._source(said, path, put))
        self.expect_again()

    def _source(self, said: str, path: Path | None = None, put: Put | None = None) -> _Source:
        return _Source(said, put or self._put_down, path)

    def _put_down(self, game: OpenGame) -> None:
        """Put a game in the place of the one on the table, or beside one that is being played."""
        if self._is_being_played and self.context.commands.offers("tabs.open_game"):
            self.context.do("tabs.open_game", game)
        else:
            self._session.open_game(game)

    @property
    def _is_being_played(self) -> bool:
        """Whether the game on the table goes on, and was played since it was opened or saved."""
        session = self._session
        open_ = session.outcome is None and not session.finished
        played = bool(session.moves) and not session.undo_brings_game_back
        return open_ and played and session.record not in self._as_saved

    def _put(self, record: GameRecord, source: _Source) -> None:
        """Put a game on the table; one that the library has, too, as it is there."""
        known = self._keeper.known(record)
        if known is None or not known.text:
            self._open_record(record, None if known is None else known.number, source)
            return
        text, number = known.text, known.number
        self._reading.start(
            lambda: self._reader.read_json(text, name_of(number)),
            lambda kept: self._put_more(kept, number, source),
            lambda _: self._open_record(record, None, source),
        )

    def _put_more(self, kept: GameRecord, number: int, source: _Source) -> None:
        """Put a game of the library on the table that has more than the one that was read."""
        text = tr("The library has more of this game, so its copy is shown.")
        self._open_record(kept, number, replace(source, said=sentences(source.said, text)))
        self._as_saved.discard(kept)

    def _open_record(self, record: GameRecord, number: int | None, source: _Source) -> None:
        tab = self._tab_with(record, number, source.path)
        if tab is not None:
            self.context.do("tabs.go_to", tab)
            self.context.say(source.said)
            return
        source.put(opened(record, number))
        self.context.say(sentences(source.said, game_before_text(self._session)))
        if source.path is not None:
            self._remember(record, source.path)

    def _tab_with(self, record: GameRecord, number: int | None, path: Path | None) -> int | None:
        """Return the tab aside in which a game is open with all that was read of it."""

        def is_it(state: State) -> bool:
            saved = self._saved.get(state.record)
            same = saved is not None and saved.path == path
            known = number is not None and state.sitting.number == number
            return (same or known) and holds_all(document_of(state.record), document_of(record))

        tab = self.context.tabs.where(is_it)
        return None if tab == self.context.tabs.front else tab

    def _note(self, path: Path) -> None:
        """Remember a file of a game that was opened or saved."""
        others = (known for known in self._recent if known != path)
        self._settings[RECENT] = (path, *others)[:_MOST_RECENT]

    def _complain(self, text: str) -> None:
        self.context.say(tr("No game was opened."))
        warn(self.context.window, stopped(text))
        self.expect_again()

    def _copy(self, text: str, said: str) -> None:
        clipboard = QApplication.clipboard()
        if clipboard is not None:
            clipboard.setText(text)
            self.context.say(said)
