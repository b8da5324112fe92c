"""The library: keeping games as they are played, finding, importing and exporting them."""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Self
from weakref import WeakKeyDictionary

from platformdirs import user_data_path

from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.files import last_part, make_folder, person_path, write_whole
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.position import Position
from ringrealms3d.games import is_installed
from ringrealms3d.library.database import SUFFIX, Database
from ringrealms3d.library.deleting import (
    Deletion,
    Done,
    delete_games,
    deletions,
    forget_old,
    has_old,
    nobody_counts,
    restore_games,
)
from ringrealms3d.library.importing import (
    ImportReport,
    Progress,
    Source,
    go_on,
    import_games,
)
from ringrealms3d.library.queries import (
    AT_ONCE,
    Continuation,
    Order,
    Query,
    count_games,
    found_continuations,
    found_games,
    found_numbers,
    ply_of,
    summaries,
)
from ringrealms3d.library.rescue import (
    RescueProgress,
    RescueReport,
    latest_aside,
    nobody_waits,
    rescue_games,
)
from ringrealms3d.library.statistics import Statistics, gather_statistics
from ringrealms3d.library.storing import (
    Kinds,
    find_game,
    has_all_of,
    no_such_game,
    update_game,
)
from ringrealms3d.library.summary import UNKNOWN, GameSummary
from ringrealms3d.library.tagging import change_tags, known_tags
from ringrealms3d.records.chapters import write_texts
from ringrealms3d.records.game_files import FORMATS, format_for, write_game
from ringrealms3d.records.json_file import read_json_game
from ringrealms3d.records.record import GameRecord

LIBRARY_NAME = f"library{SUFFIX}"
"""What a library's file is called, in the folder where a person's games are kept."""

_EVERYTHING = Query()
_PAGE = 100


def library_path() -> Path:
    """Return the path of the user's library."""
    return user_data_path("ringrealms3d", appauthor=False) / LIBRARY_NAME


def name_of(game_id: int) -> str:
    """Return what a game of the library is called in errors."""
    return Phrase("game {number} of the library", number=game_id)


def nobody_reads(_: Path) -> None:
    """Ignore a file that was written."""


class Library:
    """All games of a user, in one file that several processes can use at once.

    Every change is saved once its method returns, even if the process is killed right after. An
    object belongs to the thread that created it.

    >>> import ringrealms3d as rr
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder, rr.Library(f"{folder}/games.sqlite") as library:
    ...     number = library.keep(rr.parse_game("variant loop/mini\\n1b3"))
    ...     [game.plies for game in library.games(rr.Query(game="loop"))]
    [1]

    What else it does:

    >>> folder = TemporaryDirectory()
    >>> library = rr.Library(f"{folder.name}/games.sqlite")
    >>> record = rr.parse_game("variant loop/mini\\n1b3\\n1a1")
    >>> number = library.keep(record, seats=("person", "level 4"))
    >>> library.find(record) == number, library.load(number).last.text, library.text(number)[:9]
    (True, '1a1', '{"ringrea')
    >>> library.tag([number], add=["endgame"])
    >>> library.tags(), library.count(rr.Query(tags=("endgame",))), library.numbers() == [number]
    ({'endgame': 1}, 1, True)
    >>> library.summaries([number])[0].kinds, library.ply_of(number, record.last.position)
    (('person', 'level 4'), 2)
    >>> [(str(each.moves[0]), each.games) for each in library.continuations(record.start)]
    [('1b3', 1)]
    >>> library.statistics().variants[0].games
    1
    >>> library.export([number], Path(folder.name) / "one.txt") == library.export_places(
    ...     [number], Path(folder.name) / "one.txt"
    ... )
    True
    >>> deletion = library.delete([number])
    >>> [each.games for each in library.deletions()], library.restore(deletion) == [number]
    ([1], True)
    >>> library.import_files([Path(folder.name) / "one.txt"]).known
    1
    >>> library.recognise(record, number)  # it is the game with this number, as it was
    >>> library.rescue()  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    ringrealms3d.core.errors.UserError: there is no damaged library beside ...
    >>> library.close()
    >>> folder.cleanup()

    Attributes:
        path: where the file is.
        notice: one sentence for the user if the file was damaged, renamed and replaced by a new
            library; otherwise empty.
    """

    def __init__(self, path: str | os.PathLike[str] | None = None) -> None:
        """Open a library; its file and folder are created if needed.

        Args:
            path: the file, whose name ends in ``.sqlite``; by default :func:`library_path`.

        Raises:
            UserError: it is not a library, has a later version, or cannot be opened.
        """
        self.path = library_path() if path is None else person_path(os.fspath(path))
        self._database = Database(self.path)
        self._seen: WeakKeyDictionary[GameRecord, str] = WeakKeyDictionary()
        if has_old(self._database):
            with self._database.transaction():
                forget_old(self._database)
        aside = self._database.aside
        self.notice = "" if aside is None else _damage_text(self.path, aside)

    def close(self) -> None:
        """Close the file; the library cannot be used afterwards."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def revision(self) -> object:
        """A value that becomes another one whenever the games change, whoever changes them.

        Raises:
            UserError: the file cannot be read.
        """
        return self._database.revision

    def keep(
        self,
        record: GameRecord,
        game_id: int | None = None,
        *,
        seats: Kinds = (UNKNOWN, UNKNOWN),
        rated: bool = False,
    ) -> int:
        """Save a game's current state and return its number; call it after every move.

        Args:
            record: the game, which if it is new began on its date, or now if that is today or none.
            game_id: its number in the library, None if it is new. A game that was deleted meanwhile
                is added again. It gets a new number if its own belongs to another game in this
                library, or if somebody else added something there, which would be lost.
                Tags that were added or removed there since are so in the record too.
            seats: what plays the two seats: "person", "level 4", or the name of a program.
            rated: whether it counts for the user's rating.

        Raises:
            UserError: the file cannot be written; it is unchanged.
        """
        begun = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        if record.date not in ("", date.today().isoformat()):
            begun = record.date
        seen = self._seen.get(record)
        with self._database.transaction():
            number = update_game(self._database, record, game_id, seats, begun, rated, seen)
            text = self.text(number)
        self._seen[record] = text
        return number

    def recognise(self, record: GameRecord, game_id: int) -> None:
        """Take a record for the game with a number, unless that has something which it lacks.

        What is deleted from the record later is deleted there too when it is kept.

        Raises:
            UserError: there is no such game, or the library cannot be read.
        """
        text = self.text(game_id)
        if has_all_of(record, text):
            self._seen[record] = text

    def find(self, record: GameRecord) -> int | None:
        """Return the number of a game that was read from a file, None if it is not there.

        Raises:
            UserError: the library cannot be read.
        """
        return find_game(self._database, record)

    def load(self, game_id: int) -> GameRecord:
        """Return a game with all its variations.

        Raises:
            UserError: there is no such game, or its board comes from a missing file.
        """
        text = self.text(game_id)
        record = read_json_game(text, name_of(game_id))
        self._seen[record] = text
        return record

    def text(self, game_id: int) -> str:
        """Return a game with all its variations as JSON.

        Raises:
            UserError: there is no such game.
        """
        rows = self._database.rows("SELECT text FROM documents WHERE game = ?", (game_id,))
        if not rows:
            raise no_such_game(game_id)
        return str(rows[0][0])

    def delete(self, ids: Iterable[int], done: Done = nobody_counts) -> int:
        """Delete games, all or none, and return the number of the deletion for :meth:`restore`.

        They can come back for 30 days.

        Args:
            ids: the games' numbers.
            done: told from time to time how many games are done; what it raises undoes everything.

        Raises:
            UserError: there is no such game, or the file cannot be written.
        """
        with self._database.transaction():
            return delete_games(self._database, list(dict.fromkeys(ids)), done)

    def restore(self, deletion: int, done: Done = nobody_counts) -> list[int]:
        """Bring back the games of a deletion under their old numbers, and return these.

        A game that was kept again meanwhile stays as it is.

        Raises:
            UserError: there is no such deletion, it is final, or the file cannot be written.
        """
        with self._database.transaction():
            return restore_games(self._database, deletion, done)

    def deletions(self) -> list[Deletion]:
        """Return the deletions that can be undone, the latest first.

        Raises:
            UserError: the file cannot be read.
        """
        return deletions(self._database)

    def tag(
        self,
        ids: Iterable[int],
        add: Iterable[str] = (),
        remove: Iterable[str] = (),
        done: Done = nobody_counts,
    ) -> None:
        """Add tags to games and remove others, in all games or none.

        Args:
            ids: the games' numbers.
            add: the tags that they all have then: each one line without a comma.
            remove: the tags that none has then.
            done: told from time to time how many games are done; what it raises undoes everything.

        Raises:
            UserError: there is no such game, a text is no tag, or the file cannot be written.
        """
        with self._database.transaction():
            change_tags(self._database, ids, add, remove, done)

    def tags(self) -> dict[str, int]:
        """Return all tags and folders of tags in alphabetical order, with how many games have them.

        A tag ``club/2026`` makes a folder ``club``; a game counts once in it.

        Raises:
            UserError: the file cannot be read.
        """
        return known_tags(self._database)

    def games(
        self,
        query: Query = _EVERYTHING,
        limit: int = _PAGE,
        offset: int = 0,
        orders: Sequence[Order] = (),
    ) -> list[GameSummary]:
        """Return the games that match a query, the most recent first unless ordered otherwise.

        Args:
            query: the conditions.
            limit: the most games to return.
            offset: how many to skip.
            orders: by what they are ordered first, then by what those that are equal, and so on.

        Raises:
            UserError: the file cannot be read.
        """
        return found_games(self._database, query, limit, offset, orders)

    def numbers(self, query: Query = _EVERYTHING, orders: Sequence[Order] = ()) -> list[int]:
        """Return the numbers of all games that match a query, ordered like :meth:`games`.

        Raises:
            UserError: the file cannot be read.
        """
        return found_numbers(self._database, query, orders)

    def summaries(self, ids: Sequence[int]) -> list[GameSummary]:
        """Return some games by their numbers, in this order, without those that are gone.

        Raises:
            UserError: the file cannot be read.
        """
        parts = (ids[first : first + AT_ONCE] for first in range(0, len(ids), AT_ONCE))
        return [game for some in parts for game in summaries(self._database, some)]

    def ply_of(self, game_id: int, position: Position) -> int | None:
        """Return when a game first came to a position or an image of it, None if it never did.

        Raises:
            UserError: the file cannot be read.
        """
        return ply_of(self._database, game_id, position)

    def count(self, query: Query = _EVERYTHING) -> int:
        """Return how many games a query finds.

        Raises:
            UserError: the file cannot be read.
        """
        return count_games(self._database, query)

    def continuations(self, position: Position) -> tuple[Continuation, ...]:
        """Return the moves that were played from a position and its images, however reached.

        The most played move comes first. Moves are given for this image.

        Raises:
            UserError: the file cannot be read.
        """
        return found_continuations(self._database, position)

    def statistics(self) -> Statistics:
        """Return the results of the games by variant, by game and by level.

        Raises:
            UserError: the file cannot be read.
        """
        return gather_statistics(self._database)

    def import_files(self, paths: Iterable[Source], progress: Progress = go_on) -> ImportReport:
        """Add the games in files, folders and streams, each once, and return a report.

        A file without a game appears in the report and stops nothing.

        Args:
            paths: the files, and folders whose game files are imported recursively.
            progress: receives the progress from time to time; returns whether to continue.

        Raises:
            UserError: the library cannot be written; games added before stay.
        """
        return import_games(self._database, paths, progress)

    def rescue(
        self, damaged: Path | None = None, progress: RescueProgress = nobody_waits
    ) -> RescueReport:
        """Add the readable games of a damaged library, each once, and return a report.

        Args:
            damaged: the file; by default the one most recently set aside for this library.
            progress: receives the progress from time to time.

        Raises:
            UserError: there is no such file, it has no readable game, or the library cannot be
                written; games already added stay.
        """
        file = latest_aside(self.path) if damaged is None else person_path(str(damaged))
        return rescue_games(self._database, file, progress)

    def export(
        self, ids: Sequence[int], target: Path, written: Callable[[Path], None] = nobody_reads
    ) -> list[Path]:
        """Write games to files, which replace what is there, and return these.

        Args:
            ids: the games' numbers.
            target: a file for all of them, whose name's ending tells the format; or a folder, which
                is made if need be, for a JSON file of each.
            written: receives each file in a folder, and the one file once for each game in it.

        Raises:
            UserError: games cannot be read, though all others are written, or a file cannot be
                written.
        """
        places = self.export_places(ids, target)
        faults = list[UserError]()
        if _is_file(ids, person_path(str(target))):
            texts = self._texts(ids, places[0], written, faults)
            write_texts(texts, places[0], format_for(places[0]))
        else:
            make_folder(person_path(str(target)))
            places = self._export_each(ids, places, written, faults)
        if faults:
            raise UserError("; ".join(map(error_sentence, faults)))
        return places

    def _texts(
        self,
        ids: Sequence[int],
        place: Path,
        written: Callable[[Path], None],
        faults: list[UserError],
    ) -> Iterator[str]:
        """Yield the texts of games in the format of a file; those that cannot be read are faults.

        Raises:
            UserError: none can be read.
        """
        for number in ids:
            try:
                content = self._content(number, place)
                text = content if isinstance(content, str) else format_for(place).write(content)
            except UserError as error:
                faults.append(error)
                continue
            yield text
            written(place)
        if len(faults) == len(ids):
            raise UserError("; ".join(map(error_sentence, faults)))

    def _export_each(
        self,
        ids: Sequence[int],
        places: Sequence[Path],
        written: Callable[[Path], None],
        faults: list[UserError],
    ) -> list[Path]:
        """Write each game to its place, and return where there is one."""
        files = []
        for number, place in zip(ids, places, strict=True):
            try:
                content = self._content(number, place)
            except UserError as error:
                faults.append(error)
                continue
            _write(content, place)
            files.append(place)
            written(place)
        return files

    def export_places(self, ids: Sequence[int], target: Path) -> list[Path]:
        """Return the files that :meth:`export` writes: one for all games, or one for each.

        Raises:
            UserError: there is no such game.
        """
        place = person_path(str(target))
        named = [(number, self._variant(number)) for number in ids]
        if _is_file(ids, place):
            return [place]
        return [place / _file_name(number, uid) for number, uid in named]

    def _variant(self, number: int) -> str:
        rows = self._database.rows("SELECT variant FROM games WHERE id = ?", (number,))
        if not rows:
            raise no_such_game(number)
        return str(rows[0][0])

    def _content(self, number: int, path: Path) -> GameRecord | str:
        """Return a game, or its text if it is not installed here and a file can have a copy."""
        game = self._variant(number).partition("/")[0]
        copied = path.suffix.lower() == _WHOLE and not is_installed(game)
        return self.text(number) if copied else self.load(number)


def _damage_text(path: Path, aside: Path) -> str:
    """Return what the user is told of a damaged library: where it is, and how to restore it."""
    command = "ringrealms3d library restore"
    if path != library_path():
        command += f" --library {shlex.quote(str(path))}"
    return Phrase(
        "the library {path} is damaged: it was renamed to {aside}, and a new one was started; "
        "'{command}' restores what can be read",
        path=str(path),
        aside=aside.name,
        command=command,
    )


_WHOLE = ".json"  # the format that leaves nothing out
_STRANGE = re.compile(r"[^\w.-]+")


def _is_file(ids: Sequence[int], place: Path) -> bool:
    """Return whether a target of games is a file, not a folder."""
    named = (len(ids) == 1 and place.suffix) or place.suffix.lower() in FORMATS
    return bool(named) and not place.is_dir()


def _file_name(number: int, uid: str) -> str:
    game, _, board = uid.partition("/")  # a path in games of earlier versions
    return _STRANGE.sub("-", f"{number:06}-{game}-{last_part(board)}") + _WHOLE


def _write(content: GameRecord | str, path: Path) -> None:
    if isinstance(content, str):
        write_whole(path, content)
    else:
        write_game(content, path)
