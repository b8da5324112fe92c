"""Tags of the games in a library: words to find games by, as many as wanted for each."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePosixPath

from ringrealms3d.library.database import Database
from ringrealms3d.library.deleting import Done
from ringrealms3d.library.storing import TAGGED, no_such_game, put_tags, tagged, tags_of
from ringrealms3d.records.checked import checked_tags
from ringrealms3d.records.json_file import with_tags

_TALLY_OF_TAGS = "SELECT tag, count(*) FROM tags GROUP BY tag"
_TALLY_OF_FOLDER = f"SELECT count(DISTINCT game) FROM tags WHERE {TAGGED}"


def known_tags(database: Database) -> dict[str, int]:
    """Return all tags and their folders in alphabetical order, with how many games have them."""
    counts = {str(tag): count for tag, count in database.rows(_TALLY_OF_TAGS)}
    for folder in {str(each) for tag in counts for each in PurePosixPath(tag).parents} - {".", "/"}:
        ((counts[folder],),) = database.rows(_TALLY_OF_FOLDER, tagged(folder))
    return dict(sorted(counts.items(), key=lambda pair: pair[0].split("/")))


def change_tags(
    database: Database, ids: Iterable[int], add: Iterable[str], remove: Iterable[str], done: Done
) -> None:
    """Add tags to games, and remove others, within a transaction.

    Raises:
        UserError: there is no such game, or a text is no tag.
    """
    added = set(checked_tags("tags", tuple(add)))
    removed = set(checked_tags("tags", tuple(remove)))
    for number in ids:
        before = tags_of(database, number)
        tags = checked_tags("tags", tuple({*before, *added} - removed))
        rows = database.rows("SELECT text FROM documents WHERE game = ?", (number,))
        if not rows:
            raise no_such_game(number)
        if tags != before:
            put_tags(database, number, tags)
            _write_down(database, number, rows[0][0], tags)
        done(1)


def _write_down(database: Database, number: int, text: str, tags: tuple[str, ...]) -> None:
    """Put the tags into the document of a game, unless that is damaged."""
    try:
        changed = with_tags(text, tags)
    except ValueError:
        return
    database.execute("UPDATE documents SET text = ? WHERE game = ?", (changed, number))
