"""Working with the library: opening, deleting and importing games, and rated games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QFileDialog, QWidget

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.library.database import SUFFIX
from ringrealms3d.library.deleting import Done, nobody_counts
from ringrealms3d.library.importing import ImportReport
from ringrealms3d.library.ladder import LATEST, fitting_level, level_strengths
from ringrealms3d.library.library import Library, name_of
from ringrealms3d.library.queries import Order, Query, SortBy
from ringrealms3d.library.storing import has_all_of
from ringrealms3d.library.summary import PERSON
from ringrealms3d.records.game_files import FORMATS, MATCH_SUFFIX, holds_all_work, loses_work
from ringrealms3d.records.record import GameRecord
from ringrealms3d.session.change import MAY_END, OTHER_GAME, Change
from ringrealms3d.session.open_game import OpenGame, opened
from ringrealms3d.session.players import players_with
from ringrealms3d.session.state import State
from ringrealms3d.window.context import Context, Feature
from ringrealms3d.window.features.library.game_preview import GamePreview
from ringrealms3d.window.features.library.games_page import GamesPage
from ringrealms3d.window.features.library.libraries import Libraries
from ringrealms3d.window.features.library.library_dialog import LibraryDialog, game_of
from ringrealms3d.window.features.library.library_job import LibraryJob, Tell, going_on
from ringrealms3d.window.features.library.sorting import ORDERS, SHOWN
from ringrealms3d.window.features.library.statistics_page import rating_text
from ringrealms3d.window.features.library.tags_dialog import TagsDialog
from ringrealms3d.window.shell.command import Command
from ringrealms3d.window.shell.left_out import ask_what_is_left_out
from ringrealms3d.window.shell.message import message_box, warn
from ringrealms3d.window.shell.replacing import if_replaceable
from ringrealms3d.window.shell.tasks import LatestTask
from ringrealms3d.window.widgets.joining import stopped
from ringrealms3d.window.widgets.kept_game_texts import deletion_text
from ringrealms3d.window.widgets.level_texts import unmeasured_text
from ringrealms3d.window.widgets.number_texts import number_text
from ringrealms3d.window.widgets.texts import error_text, game_before_text

_LISTED = 10
_AT_ONCE = 200  # games, which take a few hundredths of a second
_USUAL = ".rrsgf"
_FILES_AT_ONCE = 10


class LibraryView(Feature):
    """Opens the library beside the board and runs its commands."""

    def __init__(self, context: Context) -> None:
        """Use the library in which the session's games are kept."""
        super().__init__(context)
        self._session, self._keeper = context.session, context.keeper
        self._reading = LatestTask(context.post)
        self._libraries = Libraries(context.keeper, context.settings)
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
        """Return how a game is opened by its number, and how games are imported from files."""
        return {"library.open_game": self.open_own_game, "library.import": self.import_files}

    def set_theme(self) -> None:
        """Show the selected game in the colours of another theme."""
        if self._dialog is not None:
            self._dialog.games.preview.set_theme(self.context.theme)

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
            self._dialog.games.say("")
            self._dialog.show()
            self._dialog.raise_()
            self._dialog.activateWindow()

    def begin_rated(self) -> None:
        """Start a rated game on the same board, against the best-fitting level."""
        self._try(self._begin_rated)

    def _make_dialog(self) -> None:
        context, library = self.context, self._opened()
        preview = GamePreview(context.theme, context.reader, context.post)
        orders, shown = context.settings[ORDERS], context.settings[SHOWN]
        games = GamesPage(library, self._session.position, orders, shown, preview)
        dialog = LibraryDialog(context.window, library, self._session, games)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget_dialog)
        dialog.library_chosen.connect(lambda path: self._try(lambda: self.choose_library(path)))
        dialog.opening.connect(self._ask_library)
        dialog.making.connect(self._ask_new_library)
        dialog.moves.played.connect(context.moves.play)
        games.opened.connect(self.open_game)
        games.opened_beside.connect(self._open_beside)
        games.beside.setVisible(context.commands.offers("tabs.open_game"))
        games.deleted.connect(lambda ids: self._try(lambda: self._delete(ids)))
        games.restoring.connect(lambda: self._try(self._restore))
        games.tagging.connect(lambda ids: self._try(lambda: self._ask_tags(ids)))
        games.exported.connect(self._ask_export)
        games.exported_each.connect(self._ask_export_each)
        games.importing.connect(self._ask_import)
        games.importing_folder.connect(self._ask_folder)
        games.sorted.connect(self._remember_order)
        games.widened.connect(self._remember_columns)
        self._dialog = dialog
        self._show_libraries()
        self._show_deletion()
        dialog.show()

    def _opened(self) -> Library:
        """Return the library that is looked at: the person's own if the other cannot be opened.

        Raises:
            UserError: neither can the person's own.
        """
        try:
            return self._library
        except UserError as error:
            if self._libraries.is_own:
                raise
            warn(self.context.window, stopped(error_text(error)))
            self._libraries.choose(self._keeper.path)
            return self._library

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

    def choose_library(self, path: Path) -> None:
        """Look at the library in a file.

        Raises:
            UserError: it cannot be opened; the one before stays.
        """
        try:
            self._libraries.choose(path)
            if self._dialog is not None:
                self._dialog.show_library(self._library)
        finally:
            self._show_libraries()
        self._show_deletion()

    def _ask_library(self) -> None:
        """Let the person choose a file that is a library."""
        files = f"{tr('Libraries')} (*{SUFFIX})"
        path, _ = QFileDialog.getOpenFileName(self._dialog, tr("Open a library"), "", files)
        if path:
            self._try(lambda: self.choose_library(Path(path)))

    def _ask_new_library(self) -> None:
        """Let the person name a file for a new library; one that is there is opened."""
        files = f"{tr('Libraries')} (*{SUFFIX})"
        option = QFileDialog.Option.DontConfirmOverwrite
        path, _ = QFileDialog.getSaveFileName(
            self._dialog, tr("New library"), "", files, options=option
        )
        if path:
            named = Path(path) if path.endswith(SUFFIX) else Path(path + SUFFIX)
            self._try(lambda: self.choose_library(named))

    def _show_libraries(self) -> None:
        if self._dialog is not None:
            self._dialog.show_libraries(self._libraries.known, self._libraries.path)

    def _remember_order(self, orders: tuple[Order, ...]) -> None:
        self.context.settings[ORDERS] = orders

    def _remember_columns(self, shown: tuple[SortBy, ...]) -> None:
        self.context.settings[SHOWN] = shown

    @property
    def _library(self) -> Library:
        """The library that is looked at.

        Raises:
            UserError: it cannot be opened.
        """
        return self._libraries.library

    def open_game(self, number: int) -> None:
        """Read a game of the library that is looked at in a thread, and put it on the table."""
        self._try(lambda: self._read(self._libraries.path, number))

    def open_own_game(self, number: int) -> None:
        """Do so with a game of the person's own library."""
        self._try(lambda: self._read(self._keeper.path, number))

    def _open_beside(self, number: int) -> None:
        """Open a game of the library that is looked at in a tab of its own."""
        put = partial(self.context.do, "tabs.open_game")
        self._try(lambda: self._read(self._libraries.path, number, put))

    def _read(
        self, path: Path, number: int, put: Callable[[OpenGame], object] | None = None
    ) -> None:
        """Read a game and put it on the table, or go to where it is open."""
        text, name = self._keeper.library_at(path).text(number), name_of(number)
        session, tabs = self._session, self.context.tabs
        tab = tabs.where(lambda state: self._is(state, path, number, text))
        if tab is not None and tab == tabs.front:
            session.visit(session.record.last)
        elif tab is not None:
            self.context.do("tabs.go_to", tab)
        else:
            self._reading.start(
                lambda: self.context.reader.read_json(text, name),
                lambda record: self._put(record, path, number, put or session.open_game),
                lambda reason: warn(self._above, stopped(reason)),
            )
            return
        self._hide_dialog()

    def _is(self, state: State, path: Path, number: int, text: str) -> bool:
        """Whether an open game is that of a library, with all that it has there."""
        kept = self._keeper.number_in(path, state.record)
        if kept is None and path == self._keeper.path:
            kept = state.sitting.number
        return kept == number and has_all_of(state.record, text)

    def _put(
        self, record: GameRecord, path: Path, number: int, put: Callable[[OpenGame], object]
    ) -> None:
        own = path == self._keeper.path
        if not own:
            self._try(lambda: self._keeper.keep_at(path, record, number))
        put(opened(record, number if own else None))
        self._hide_dialog()
        if text := game_before_text(self._session):
            self.context.say(text)

    def _hide_dialog(self) -> None:
        if self._dialog is not None:
            self._dialog.hide()  # it would cover the game

    def _delete(self, ids: list[int]) -> None:
        text = tr("Deleting games…")
        self._do(text, ids, lambda library, done: library.delete(ids, done))

    def _restore(self) -> None:
        """Bring back what was deleted last."""
        latest = next(iter(self._library.deletions()), None)
        if latest is not None:
            self._do(
                tr("Bringing back games…"),
                range(latest.games),
                lambda library, done: library.restore(latest.id, done),
            )

    def _ask_tags(self, ids: list[int]) -> None:
        """Let the person change the tags of games."""
        library = self._library
        dialog = TagsDialog(self._above, library.summaries(ids), library.tags())
        dialog.chosen.connect(lambda *tags: self._try(lambda: self._change_tags(ids, *tags)))
        dialog.open()

    def _change_tags(self, ids: list[int], add: list[str], remove: list[str]) -> None:
        self._do(
            tr("Changing tags…"), ids, lambda library, done: library.tag(ids, add, remove, done)
        )
        if self._libraries.is_own:
            for state in self.context.tabs.states:  # of those that are open
                if (number := state.sitting.number) is not None and number in ids:
                    (game,) = self._library.summaries([number])
                    state.record.tags = game.tags

    def _do(
        self, title: str, ids: Sequence[int], change: Callable[[Library, Done], object]
    ) -> None:
        """Change games at once, or in a thread if they are many."""
        if len(ids) <= _AT_ONCE:
            change(self._library, nobody_counts)
            self._refresh()
            return
        total = len(ids)

        def work(library: Library, tell: Tell) -> object:
            return change(library, going_on(tell, total))

        self._start(title, work, lambda _: self._refresh())

    def _start(
        self,
        title: str,
        work: Callable[[Library, Tell], object],
        done: Callable[[Any], None],
    ) -> None:
        """Do something long with the library that is looked at."""
        job = LibraryJob(self._above, self._libraries.path, title, work, self.context.post)
        job.done.connect(done)
        job.failed.connect(lambda reason: warn(self._above, stopped(reason)))

    def _refresh(self) -> None:
        if self._dialog is not None:
            self._dialog.refresh()
            self._dialog.games.say("")
            self._show_deletion()
            self._dialog.games.table.setFocus()

    def _show_deletion(self) -> None:
        """Say what was deleted last, as long as it can come back."""
        if self._dialog is None:
            return
        latest = next(iter(self._library.deletions()), None)
        self._dialog.games.show_notice("" if latest is None else deletion_text(latest))

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
        """Let the user choose a file for all of some games; without an ending it gets one."""
        filters = {end: f"{tr(form.title)} (*{end})" for end, form in FORMATS.items()}
        named, chosen = QFileDialog.getSaveFileName(
            self._dialog, tr("Export"), "", ";;".join(filters.values()), filters[_USUAL]
        )
        if named:
            ending = next((end for end, text in filters.items() if text == chosen), _USUAL)
            target = Path(named if Path(named).suffix.lower() in FORMATS else f"{named}{ending}")
            self._try(lambda: self._export_asking(ids, target, {Path(named)}))

    def _ask_export_each(self, ids: list[int]) -> None:
        """Let the user choose a folder for some games."""
        folder = QFileDialog.getExistingDirectory(self._dialog, tr("Export to a folder"))
        if folder:
            self._try(lambda: self._export_asking(ids, Path(folder), set()))

    def _export_asking(self, ids: list[int], target: Path, asked: set[Path]) -> None:
        """Write games once the user agrees to replace files that no dialog asked about."""
        places = set(self._library.export_places(ids, target)) - asked
        if_replaceable(
            self._above,
            sorted(places),
            lambda: self._try(lambda: self._export_all_of(ids, target)),
        )

    def _export_all_of(self, ids: list[int], target: Path) -> None:
        """Write games, after a question if the format of a game's file cannot hold all of it."""
        library = self._library
        if all(map(holds_all_work, library.export_places(ids, target))):
            self.export(ids, target)  # games too that are not installed
            return
        records = map(library.load, ids)
        record = next((each for each in records if loses_work(each, target)), None)
        if record is None:
            self.export(ids, target)
        else:
            write = partial(self._try_export, ids)
            ask_what_is_left_out(self._above, record, target, write)

    def _try_export(self, ids: list[int], target: Path) -> None:
        self._try(lambda: self.export(ids, target))

    def export(self, ids: list[int], target: Path) -> None:
        """Write games to a file or into a folder, in a thread if they are many.

        Raises:
            UserError: one cannot be written.
        """
        if len(ids) <= _FILES_AT_ONCE:
            self._library.export(ids, target)
            self._say_export(len(ids), target)
            return
        total = len(ids)

        def work(library: Library, tell: Tell) -> object:
            count = going_on(tell, total)
            return library.export(ids, target, lambda _: count(1))

        title = tr("Exporting games…")
        self._start(title, work, lambda files: self._say_export(total if files else 0, target))

    def _say_export(self, count: int, target: Path) -> None:
        text = tr("Games written to {path}: {count}.")
        self._say(text.format(count=count, path=target))

    def _ask_import(self) -> None:
        """Let the person choose files of games or matches."""
        endings = " ".join(f"*{ending}" for ending in (*FORMATS, MATCH_SUFFIX))
        filters = tr("Games ({endings})").format(endings=endings)
        paths, _ = QFileDialog.getOpenFileNames(self._dialog, tr("Import games"), "", filters)
        if paths:
            self.import_files([Path(path) for path in paths])

    def _ask_folder(self) -> None:
        """Let the person choose a folder all of whose games are wanted."""
        folder = QFileDialog.getExistingDirectory(self._dialog, tr("Import a folder"))
        if folder:
            self.import_files([Path(folder)])

    def import_files(self, paths: list[Path]) -> None:
        """Import games from files and folders in the background."""

        def work(library: Library, tell: Tell) -> object:
            return library.import_files(paths, lambda report: tell(*_progress_of(report)))

        self._start(tr("Importing games…"), work, self._say_import)

    def _say_import(self, report: ImportReport) -> None:
        if self._dialog is not None:
            self._try(self._dialog.refresh)
        text = tr("Games added: {count}.").format(count=number_text(report.added))
        self._say(text)
        if report.problems:
            details = "\n".join(map(tr, report.problems[:_LISTED]))
            message_box(self._above, text, details=details).open()

    def _say(self, text: str) -> None:
        """Say a sentence in the window and in the library, which lies before it."""
        self.context.say(text)
        if self._dialog is not None:
            self._dialog.games.say(text)

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


def _progress_of(report: ImportReport) -> tuple[int, int]:
    """Return how many files are done of how many; of a single one nobody knows how many games."""
    return (report.read, report.files) if report.files > 1 else (0, 0)
