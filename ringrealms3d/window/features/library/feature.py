"""Working with the library: opening, deleting and importing games, and rated games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QFileDialog, QWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.library.importing import ImportReport
from ringrealms3d.library.ladder import LATEST, fitting_level, level_strengths
from ringrealms3d.library.library import Library, name_of
from ringrealms3d.library.queries import Query
from ringrealms3d.library.storing import has_all_of
from ringrealms3d.library.summary import PERSON
from ringrealms3d.records.game_files import FORMATS, holds_everything
from ringrealms3d.records.record import GameRecord
from ringrealms3d.session.change import MAY_END, OTHER_GAME, Change
from ringrealms3d.session.open_game import opened
from ringrealms3d.session.players import players_with
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.library.import_job import ImportJob
from ringrealms3d.window.features.library.library_dialog import LibraryDialog, game_of
from ringrealms3d.window.features.library.statistics_page import rating_text
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.left_out import ask_what_is_left_out
from ringrealms3d.window.shell.message import message_box, warn
from ringrealms3d.window.shell.replacing import if_replaceable
from ringrealms3d.window.shell.tasks import LatestTask
from ringrealms3d.window.widgets.joining import stopped
from ringrealms3d.window.widgets.level_texts import unmeasured_text
from ringrealms3d.window.widgets.texts import error_text, game_before_text

_LISTED = 10


class LibraryView(Feature):
    """Opens the library beside the board and runs its commands."""

    def __init__(self, context: Context) -> None:
        """Use the library in which the session's games are kept."""
        super().__init__(context)
        self._session, self._keeper = context.session, context.keeper
        self._reading = LatestTask(context.post)
        self._deleted: list[int] = []
        self._dialog: LibraryDialog | None = None
        self._keeper.failed.connect(context.say)

    def commands(self) -> Iterator[Command]:
        """Yield what finds games, and plays rated ones."""
        yield Command(
            "game.library",
            tr("&Library…"),
            self.open,
            tr("Find games that were played here, and what was played from this position."),
            "Ctrl+B",
            "library",
        )
        yield Command(
            "game.rated",
            tr("Play a ra&ted game"),
            self.begin_rated,
            tr("Play on this board for your rating, against the level that fits it best."),
            enabled=lambda: bool(level_strengths(game_of(self._session))),
        )

    def services(self) -> Mapping[str, Callable[..., object]]:
        """Return how a game is opened by its number."""
        return {"library.open_game": self.open_game}

    def follow(self, change: Change) -> None:
        """Show continuations of the position, and the rating after a rated game."""
        if change.what in OTHER_GAME:
            self._reading.forget()
        if self._dialog is not None and self._dialog.isVisible():
            self._try(self._dialog.show_position)
        if change.what in MAY_END and self._has_rated_end:
            self._try(self._say_rating)

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
        dialog = LibraryDialog(self.context.window, self._keeper.library, self._session)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget_dialog)
        dialog.moves.played.connect(self.context.moves.play)
        dialog.games.opened.connect(self.open_game)
        dialog.games.deleted.connect(lambda ids: self._try(lambda: self._delete(ids)))
        dialog.games.restoring.connect(lambda: self._try(self._restore))
        dialog.games.exported.connect(self._ask_export)
        dialog.games.importing.connect(self._ask_import)
        dialog.games.undo.setEnabled(bool(self._deleted))
        self._dialog = dialog
        dialog.show()

    def _forget_dialog(self) -> None:
        self._dialog = None

    @property
    def _has_rated_end(self) -> bool:
        """Whether the end of a rated game is on the table."""
        session = self._session
        return session.was_rated and session.finished and session.node is session.record.last

    def _say_rating(self) -> None:
        statistics = self._keeper.library.statistics()
        self.context.say(rating_text(statistics, game_of(self._session)))

    def open_game(self, number: int) -> None:
        """Read a game in a thread of its own and put it on the table then."""
        self._try(lambda: self._read(number))

    def _read(self, number: int) -> None:
        text, name = self._keeper.library.text(number), name_of(number)
        session = self._session
        if number == session.number and has_all_of(session.record, text):  # it is on the table
            session.visit(session.record.last)
            self._hide_dialog()
            return
        self._reading.start(
            lambda: self.context.reader.read_json(text, name),
            lambda record: self._put(record, number),
            lambda reason: warn(self._above, stopped(reason)),
        )

    def _put(self, record: GameRecord, number: int) -> None:
        self._session.open_game(opened(record, number))
        self._hide_dialog()
        if text := game_before_text(self._session):
            self.context.say(text)

    def _hide_dialog(self) -> None:
        if self._dialog is not None:
            self._dialog.hide()  # it would cover the game

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
        text = tr(
            "A rated game against level {n}: moves cannot be taken back, and there are no hints."
        )
        self.context.say(text.format(n=level))

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
        self.context.say(text.format(count=len(files), path=target))

    def _ask_import(self) -> None:
        endings = " ".join(f"*{ending}" for ending in FORMATS)
        filters = tr("Games ({endings})").format(endings=endings)
        paths, _ = QFileDialog.getOpenFileNames(self._dialog, tr("Import games"), "", filters)
        if paths:
            self.import_files([Path(path) for path in paths])

    def import_files(self, paths: list[Path]) -> None:
        """Import games from files in the background."""
        job = ImportJob(self._above, self._keeper.path, paths, self.context.post)
        job.done.connect(self._say_import)
        job.failed.connect(lambda reason: warn(self._above, stopped(reason)))

    def _say_import(self, report: ImportReport) -> None:
        if self._dialog is not None:
            self._try(self._dialog.refresh)
        text = tr("Games added: {count}.").format(count=report.added)
        self.context.say(text)
        if report.problems:
            details = "\n".join(map(tr, report.problems[:_LISTED]))
            message_box(self._above, text, details=details).open()

    @property
    def _above(self) -> QWidget:
        """The parent of message boxes."""
        return self._dialog or self.context.window

    def _try(self, action: Callable[[], None]) -> bool:
        """Do something with the library, and report a failure."""
        try:
            action()
        except UserError as error:
            warn(self._above, stopped(error_text(error)))
            return False
        return True
