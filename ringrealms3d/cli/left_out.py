"""Telling what of a game a file cannot hold, before it is written."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from ringrealms3d.records.record import GameRecord


def tell_left_out(record: GameRecord, path: str | os.PathLike[str]) -> None:
    """Print on standard error what of a game will not be in its file, if anything."""
    from ringrealms3d.records.game_files import left_out_text

    if text := left_out_text(record, path):
        print(tr(text), file=sys.stderr)
