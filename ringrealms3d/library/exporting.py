"""Writing games of a library to files."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import make_folder, person_path
from ringrealms3d.records.game_files import FORMATS, write_game
from ringrealms3d.records.record import GameRecord

_WHOLE = ".json"  # the format that leaves nothing out
_STRANGE = re.compile(r"[^\w.-]+")


def export_games(load: Callable[[int], GameRecord], ids: Sequence[int], target: Path) -> list[Path]:
    """Write games to files and return these.

    Args:
        load: returns the game with a number.
        ids: the games' numbers.
        target: a file, whose name's ending tells the format, for one game; or a folder, which is
            made if need be, for a JSON file of each.

    Raises:
        UserError: there is no such game, or a file cannot be written.
    """
    place = person_path(str(target))
    if place.suffix.lower() in FORMATS and not place.is_dir():
        if len(ids) != 1:
            raise UserError(f"{target} is a file for one game; {len(ids)} games need a folder")
        write_game(load(ids[0]), place)
        return [place]
    make_folder(place)
    return [_write(load(number), number, place) for number in ids]


def _write(record: GameRecord, number: int, folder: Path) -> Path:
    game, _, board = record.uid.partition("/")  # which may be the path of a file
    name = _STRANGE.sub("-", f"{number:06}-{game}-{Path(board).name}")
    path = folder / f"{name}{_WHOLE}"
    write_game(record, path)
    return path
