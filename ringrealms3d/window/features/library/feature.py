"""Working with the library: opening, deleting and importing games, and rated games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QObject, QSize, Qt, pyqtSignal
from PyQt6.QtWidgets import QDialog, QFileDialog, QTabWidget, QVBoxLayout, QWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.move import Move
from ringrealms3d.core.phrase import tr
from ringrealms3d.library.importing import ImportReport
from ringrealms3d.library.ladder import LATEST, fitting_level, level_strengths
from ringrealms3d.library.library import Library, name_of
from ringrealms3d.library.queries import Query
from ringrealms3d.library.storing import StoredGame
from ringrealms3d.library.summary import PERSON
from ringrealms3d.records.game_files import FORMATS, holds_everything
from ringrealms3d.records.record import GameRecord
from ringrealms3d.records.replayed import Readiness
from ringrealms3d.session.change import MAY_END, Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.keeper import Keeper
from ringrealms3d.session.open_game import opened
from ringrealms3d.session.players import players_with
from ringrealms3d.window.features.library.games_page import GamesPage
from ringrealms3d.window.features.library.import_job import ImportJob
from ringrealms3d.window.features.library.moves_page import MovesPage
from ringrealms3d.window.features.library.statistics_page import StatisticsPage, rating_text
from ringrealms3d.window.shell.left_out import ask_what_is_left_out
from ringrealms3d.window.shell.message import message_box, warn
from ringrealms3d.window.shell.replacing import if_replaceable
from ringrealms3d.window.shell.room import free_size, roomy_page
from ringrealms3d.window.shell.swipes import scroll_by_fingers
from ringrealms3d.window.shell.tasks import LatestTask
from ringrealms3d.window.widgets.joining import stopped
from ringrealms3d.window.widgets.level_texts import unmeasured_text
from ringrealms3d.window.widgets.texts import error_text, game_before_text

_SIZE = QSize(840, 520)


class LibraryDialog(QDialog):
    """Games to find, continuations of the current position, and statistics."""

    def __init__(self, parent: QWidget, library: Library, session: GameSession) -> None:
        """Show a library beside the game of a session."""
        super().__init__(parent)
        self.setWindowTitle(tr("Library"))
        self._session = session
        self.games = GamesPage(library, session.position)
        self.moves = MovesPage(library, session.position)
        self.statistics = StatisticsPage(library, _game(session))
        self.tabs = QTabWidget()
        self.tabs.addTab(roomy_page(self.games, parent), tr("&Games"))
        self.tabs.addTab(roomy_page(self.moves, parent), tr("&Moves from here"))
        self.tabs.addTab(roomy_page(self.statistics, parent), tr("&Statistics"))
        column = QVBoxLayout(self)
        column.addWidget(self.tabs)
        scroll_by_fingers(self)
        self.resize(_SIZE.boundedTo(free_size(parent)))
        self.games.table.setFocus()

    def refresh(self) -> None:
        """Show the library's current content, and the part on the current position."""
        self.games.refresh()
        self.show_position()
        self.statistics.show_game(_game(self._session))

    def show_position(self) -> None:
        """Show the part on another position."""
        self.games.show_position(self._session.position)
        self.moves.show_position(self._session.position)


def _game(session: GameSession) -> str:
    return session.uid.partition("/")[0]


_LISTED = 10


class LibraryDesk(QObject):
    """Opens the library beside the board and runs its commands.

    Signals: said: what was done, or is being done. played: a continuation of the current position
    that was chosen.
    """

    said = pyqtSignal(str)
    played = pyqtSignal(object)

    def __init__(
        self,
        parent: QWidget,
        session: GameSession,
        keeper: Keeper,
        post: Callable[[Callable[[], None]], None],
        reader: Readiness,
    ) -> None:
        """Use the library in which a keeper saves the games of a session.

        Args:
            post: runs a function in the window's thread.
            reader: reads games.
        """
        super().__init__(parent)
        self._parent, self._session, self._keeper, self._post = parent, session, keeper, post
        self._reader, self._reading = reader, LatestTask(post)
        self._deleted: list[list[StoredGame]] = []
        self._dialog: LibraryDialog | None = None
        keeper.told.connect(self.said.emit)
        session.changed.connect(self._follow)

    @property
    def path(self) -> Path:
        """The path of the library."""
        return self._keeper.path

    def open(self) -> None:
        """Show the library, as it was when a game was opened from it, or bring it to the front."""
        if self._dialog is None:
            self._try(self._make_dialog)
        elif self._try(self._dialog.refresh):
            self._dialog.show()
            self._dialog.raise_()
            self._dialog.activateWindow()

    def begin_rated(self) -> None:
        """Start a rated game on the same board, against the best-fitting level."""
        self._try(self._begin_rated)

    def _make_dialog(self) -> None:
        dialog = LibraryDialog(self._parent, self._keeper.library, self._session)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget_dialog)
        dialog.moves.played.connect(self._play)
        dialog.games.opened.connect(self.show_game)
        dialog.games.deleted.connect(lambda ids: self._try(lambda: self._delete(ids)))
        dialog.games.restoring.connect(lambda: self._try(self._restore))
        dialog.games.exported.connect(self._ask_export)
        dialog.games.importing.connect(self._ask_import)
        dialog.games.undo.setEnabled(bool(self._deleted))
        self._dialog = dialog
        dialog.show()

    def _forget_dialog(self) -> None:
        self._dialog = None

    def _follow(self, change: Change) -> None:
        if change.what in (What.NEW_GAME, What.RESTORED):
            self._reading.forget()
        if self._dialog is not None and self._dialog.isVisible():
            self._try(self._dialog.show_position)
        if change.what in MAY_END and self._has_rated_end:
            self._try(self._tell_rating)

    @property
    def _has_rated_end(self) -> bool:
        """Whether the end of a rated game is on the table."""
        session = self._session
        return session.was_rated and session.finished and session.node is session.record.last

    def _tell_rating(self) -> None:
        statistics = self._keeper.library.statistics()
        self.said.emit(rating_text(statistics, _game(self._session)))

    def _play(self, move: Move) -> None:
        self.played.emit(move)

    def show_game(self, number: int) -> None:
        """Read a game in a thread of its own and put it on the table then."""
        self._try(lambda: self._read(number))

    def _read(self, number: int) -> None:
        text, name = self._keeper.library.text(number), name_of(number)
        self._reading.start(
            lambda: self._reader.read_json(text, name),
            lambda record: self._put(record, number),
            lambda reason: warn(self._above, stopped(reason)),
        )

    def _put(self, record: GameRecord, number: int) -> None:
        self._session.open_game(opened(record, number))
        if self._dialog is not None:
            self._dialog.hide()  # it would cover the game
        if text := game_before_text(self._session):
            self.said.emit(text)

    def _delete(self, ids: list[int]) -> None:
        self._deleted.append(self._keeper.library.delete(ids))
        self._refresh()

    def _restore(self) -> None:
        """Bring back what was deleted last."""
        self._keeper.library.restore(self._deleted[-1])
        self._deleted.pop()
        self._refresh()

    def _refresh(self) -> None:
        if self._dialog is not None:
            self._dialog.refresh()
            self._dialog.games.undo.setEnabled(bool(self._deleted))
            self._dialog.games.table.setFocus()

    def _begin_rated(self) -> None:
        game, uid = self._session.uid.partition("/")[0], self._session.uid
        library = self._keeper.library
        rating = library.statistics().ratings.get(game)
        strengths = level_strengths(game)
        if not strengths:
            raise UserError(unmeasured_text(game))
        if rating is None:
            level = fitting_level(library.games(Query(game=game), LATEST))
        else:
            level = min(strengths, key=lambda each: abs(strengths[each] - rating.elo))
        seats = [self._computer_seat(library, game)]
        self._session.new_rated_game(uid, players_with(seats, level))
        text = tr("A rated game against level {n}: no move is taken back, and there are no hints.")
        self.said.emit(text.format(n=level))

    def _computer_seat(self, library: Library, game: str) -> int:
        """Return the seat that the user had in the last rated game, so that seats alternate."""
        last = library.games(Query(game=game, rated=True), limit=1)
        return last[0].kinds.index(PERSON) if last and PERSON in last[0].kinds else 1

    def _ask_export(self, ids: list[int]) -> None:
        """Let the user choose a file for one game, or a folder for several."""
        if len(ids) == 1:
            endings = ";;".join(f"{tr(form.title)} (*{end})" for end, form in FORMATS.items())
            target, _ = QFileDialog.getSaveFileName(self._dialog, tr("Export"), "", endings)
            asked = {Path(target)}
        else:
            target = QFileDialog.getExistingDirectory(self._dialog, tr("Export to a folder"))
            asked = set()
        if target:
            self._try(lambda: self._export_asking(ids, Path(target), asked))

    def _export_asking(self, ids: list[int], target: Path, asked: set[Path]) -> None:
        """Write games once the user agrees to replace files that no dialog asked about."""
        places = set(self._keeper.library.export_places(ids, target)) - asked
        if_replaceable(
            self._above,
            sorted(places),
            lambda: self._try(lambda: self._export_all_of(ids, target)),
        )

    def _export_all_of(self, ids: list[int], target: Path) -> None:
        """Write games, after a question if the format of a game's file cannot hold all of it."""
        library = self._keeper.library
        if all(map(holds_everything, library.export_places(ids, target))):
            self.export(ids, target)  # games too that are not installed
            return
        record = library.load(ids[0])  # it is one
        ask_what_is_left_out(self._above, record, target, lambda path: self._try_export(ids, path))

    def _try_export(self, ids: list[int], target: Path) -> None:
        self._try(lambda: self.export(ids, target))

    def export(self, ids: list[int], target: Path) -> None:
        """Write games to a file or into a folder.

        Raises:
            UserError: one cannot be written.
        """
        files = self._keeper.library.export(ids, target)
        text = tr("Games written to {path}: {count}.")
        self.said.emit(text.format(count=len(files), path=target))

    def _ask_import(self) -> None:
        endings = " ".join(f"*{ending}" for ending in FORMATS)
        filters = tr("Games ({endings})").format(endings=endings)
        paths, _ = QFileDialog.getOpenFileNames(self._dialog, tr("Import games"), "", filters)
        if paths:
            self.import_files([Path(path) for path in paths])

    def import_files(self, paths: list[Path]) -> None:
        """Import games from files in the background."""
        job = ImportJob(self._above, self._keeper.path, paths, self._post)
        job.done.connect(self._tell_import)
        job.failed.connect(lambda reason: warn(self._above, stopped(reason)))

    def _tell_import(self, report: ImportReport) -> None:
        if self._dialog is not None:
            self._try(self._dialog.refresh)
        text = tr("Games added: {count}.").format(count=report.added)
        self.said.emit(text)
        if report.problems:
            details = "\n".join(map(tr, report.problems[:_LISTED]))
            message_box(self._above, text, details=details).open()

    @property
    def _above(self) -> QWidget:
        """The parent of message boxes."""
        return self._dialog or self._parent

    def _try(self, action: Callable[[], None]) -> bool:
        """Do something with the library, and report a failure."""
        try:
            action()
        except UserError as error:
            warn(self._above, stopped(error_text(error)))
            return False
        return True
