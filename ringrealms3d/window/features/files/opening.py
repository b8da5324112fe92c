"""Opening games from files and from the clipboard, one after another."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication

from ringrealms3d.core.phrase import tr
from ringrealms3d.library.library import name_of
from ringrealms3d.records.chapters import chapters_in
from ringrealms3d.records.contents import holds_all
from ringrealms3d.records.headings import Heading, headings
from ringrealms3d.records.json_file import document_of
from ringrealms3d.records.record import GameRecord
from ringrealms3d.session.open_game import OpenGame, opened
from ringrealms3d.session.state import State
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.files.chapters_dialog import ChaptersDialog
from ringrealms3d.window.features.files.own_file import OwnFiles
from ringrealms3d.window.shell.message import warn
from ringrealms3d.window.shell.tasks import LatestTask
from ringrealms3d.window.widgets.joining import sentences, stopped
from ringrealms3d.window.widgets.texts import game_before_text

Put = Callable[[OpenGame], object]

_MOST_TABS = 8
"""How many files are opened at once; more go into the library."""


def _nothing() -> None:
    """Follow a game that is alone."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A file, or one of the games in it, counted from 0."""

    path: Path
    chapter: int | None = None


@dataclass(frozen=True, slots=True)
class _Source:
    """Where a game was read.

    Attributes:
        said: what is said once it is open.
        put: puts it on the table.
        then: opens what else is wanted.
        path: the file that becomes its own, None if none does.
    """

    said: str
    put: Put
    then: Callable[[], object] = _nothing
    path: Path | None = None


class Opening:
    """Reads games in a separate thread, and puts them on the table or into tabs."""

    def __init__(self, context: Context, files: OwnFiles, done: Callable[[], None]) -> None:
        """Open nothing yet.

        Args:
            context: what the window has.
            files: the files of the games.
            done: called when a file was read, or could not be.
        """
        self._context, self._files, self._done = context, files, done
        self._session, self._keeper = context.session, context.keeper
        self._reader, self._reading = context.reader, LatestTask(context.post)

    def forget(self) -> None:
        """Drop what is being read, because another game was opened."""
        self._reading.forget()

    def open(self, paths: Sequence[Path], put: Put | None = None) -> threading.Thread | None:
        """Open the game of the first file, then those of others beside it.

        A file with several games lets the person choose. Folders, and very many files, go into the
        library. If another game is opened meanwhile, what was not read yet is dropped.
        """
        if len(paths) > _MOST_TABS or any(path.is_dir() for path in paths):
            self._context.do("library.import", list(paths))
            return None
        return self._open_next([_Wanted(path) for path in paths], put or self._put_down)

    def show(self, record: GameRecord, path: Path) -> None:
        """Put a game that was read from a file on the table, and make the file its own."""
        said = tr("Opened {name}.").format(name=path.name)
        self._put(record, _Source(said, self._put_down, path=path))
        self._done()

    def paste(self) -> None:
        """Open the game or the position in the clipboard."""
        clipboard = QApplication.clipboard()
        text = clipboard.text() if clipboard is not None else ""
        uid = self._session.uid
        source = _Source(tr("The game was pasted."), self._put_down)
        self._reading.start(
            lambda: self._reader.read_text(text, uid, tr("the clipboard")),
            lambda record: self._put(record, source),
            self._complain,
        )

    def _open_next(self, wanted: Sequence[_Wanted], put: Put) -> threading.Thread | None:
        """Open the first game that is wanted, then the others in tabs."""
        if not wanted:
            return None
        first, *others = wanted

        def fail(reason: str) -> None:
            self._complain(reason)
            self._open_next(others, put)

        self._context.say(tr("Opening {name} …").format(name=first.path.name))
        return self._reading.start(
            lambda: self._found(first),
            lambda found: self._show_found(found, first, others, put),
            fail,
        )

    def _found(self, wanted: _Wanted) -> GameRecord | tuple[Heading, ...]:
        """Return the game that is wanted, or the headings of several in a file."""
        if wanted.chapter is not None:
            return self._reader.read_chapter(wanted.path, wanted.chapter)
        chapters = chapters_in(wanted.path)
        return self._reader.read(wanted.path) if len(chapters) == 1 else headings(chapters)

    def _show_found(
        self,
        found: GameRecord | tuple[Heading, ...],
        wanted: _Wanted,
        others: Sequence[_Wanted],
        put: Put,
    ) -> None:
        if isinstance(found, GameRecord):
            then = partial(self._open_next, others, self._put_beside)
            self._put(found, _source(wanted, put, then))
            self._done()
        else:
            self._ask_which(found, wanted.path, others, put)

    def _ask_which(
        self, games: tuple[Heading, ...], path: Path, others: Sequence[_Wanted], put: Put
    ) -> None:
        """Let the person choose from the games in a file, then open the others."""

        def open_chosen(numbers: list[int]) -> None:
            self._open_next([*(_Wanted(path, number) for number in numbers), *others], put)

        def add_all() -> None:
            self._context.do("library.import", [path])
            self._open_next(others, put)

        self._files.note(path)
        dialog = ChaptersDialog(self._context.window, path, games)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(open_chosen)
        dialog.all_wanted.connect(add_all)
        dialog.rejected.connect(lambda: self._open_next(others, put))
        dialog.open()

    def _put_down(self, game: OpenGame) -> None:
        """Put a game in the place of the one on the table, or beside one that is being played."""
        if self._is_being_played:
            self._put_beside(game)
        else:
            self._session.open_game(game)

    def _put_beside(self, game: OpenGame) -> None:
        """Put a game into a tab, where there are any."""
        if self._context.commands.offers("tabs.open_game"):
            self._context.do("tabs.open_game", game)
        else:
            self._session.open_game(game)

    @property
    def _is_being_played(self) -> bool:
        """Whether the game on the table goes on, and was played since it was opened or saved."""
        session = self._session
        open_ = session.outcome is None and not session.finished
        played = bool(session.moves) and not session.undo_brings_game_back
        return open_ and played and not self._files.have(session.record)

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
        self._files.differ(kept)

    def _open_record(self, record: GameRecord, number: int | None, source: _Source) -> None:
        tab = self._tab_with(record, number, source.path)
        if tab is not None:
            self._context.do("tabs.go_to", tab)
            self._context.say(source.said)
        else:
            source.put(opened(record, number))
            self._context.say(sentences(source.said, game_before_text(self._session)))
            if source.path is not None:
                self._files.remember(record, source.path)
        source.then()

    def _tab_with(self, record: GameRecord, number: int | None, path: Path | None) -> int | None:
        """Return the tab aside in which a game is open with all that was read of it."""

        def is_it(state: State) -> bool:
            same = path is not None and self._files.path_of(state.record) == path
            known = number is not None and state.sitting.number == number
            return (same or known) and holds_all(document_of(state.record), document_of(record))

        tab = self._context.tabs.where(is_it)
        return None if tab == self._context.tabs.front else tab

    def _complain(self, text: str) -> None:
        self._context.say(tr("No game was opened."))
        warn(self._context.window, stopped(text))
        self._done()


def _source(wanted: _Wanted, put: Put, then: Callable[[], object]) -> _Source:
    """Return where a game was read; a file of several is nobody's own: saving would lose all."""
    name = wanted.path.name
    if wanted.chapter is None:
        return _Source(tr("Opened {name}.").format(name=name), put, then, wanted.path)
    said = tr("Opened game {number} of {name}.").format(number=wanted.chapter + 1, name=name)
    return _Source(said, put, then)
