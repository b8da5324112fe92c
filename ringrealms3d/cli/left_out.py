"""Telling what of a game a file cannot hold, before it is written."""

from __future__ import annotations

import os
from collections.abc import Sequence
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


def report_left_out_of(records: Sequence[GameRecord], path: str | os.PathLike[str]) -> None:
    """Print on standard error what of some games will not be in their file, if anything.

    Of several games the first that loses something is an example.
    """
    from ringrealms3d.records.game_files import left_out_text

    texts = [left_out_text(record, path) for record in records]
    losing = [number for number, text in enumerate(texts) if text]
    if not losing:
        return
    text = tr(texts[losing[0]])
    if len(records) > 1:
        text = tr("{text} (game {number}; {count} of {total} games are incomplete)").format(
            text=text, number=losing[0] + 1, count=len(losing), total=len(records)
        )
    note(text)
