"""Telling what of a game a file cannot hold, before it is written."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from ringrealms3d.cli.output import note
from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from ringrealms3d.records.record import GameRecord


def report_left_out(
    record: GameRecord, path: str | os.PathLike[str], minor_too: bool = True
) -> None:
    """Print on standard error what of a game will not be in its file, if anything.

    Args:
        minor_too: whether to print also what no person made, such as the date, if that is all.
    """
    from ringrealms3d.records.game_files import left_out_text, loses_work

    if not (minor_too or loses_work(record, path)):
        return
    if text := left_out_text(record, path):
        note(tr(text))
