"""Exports for scripts: one function, with the options of ``ringrealms3d export``."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any, Unpack

from ringrealms3d.core.files import person_path
from ringrealms3d.core.position import Position
from ringrealms3d.exports import kinds
from ringrealms3d.exports.measures import FilmStyle, Measures
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.exports.style import Look, chosen_style
from ringrealms3d.records.node import GameNode
from ringrealms3d.records.record import GameRecord


class ExportOptions(Look, total=False):
    """What :func:`ringrealms3d.export` can be told by name: a look, and these.

    Attributes:
        mm: the longest side of a box around something to print or to fold, in millimetres.
        wall: the least thickness of what is printed, in millimetres.
        clearance: the gap between printed parts that fit together, in millimetres.
        bed: width and depth of the printer's bed in millimetres.
        paper: a4 or letter.
        fps: the frames of a film in a second.
        move_seconds: the time of a move in a film.
        turn_seconds: the time of a full turn in a film.
        captions: whether a film names its moves, as it does by default.
        still_camera: whether the camera of a film stays where it is.
    """

    mm: float
    wall: float
    clearance: float
    bed: tuple[float, float]
    paper: str
    fps: int
    move_seconds: float
    turn_seconds: float
    captions: bool
    still_camera: bool


_MEASURES = {
    "mm": "size",
    "wall": "wall",
    "clearance": "clearance",
    "bed": "bed",
    "paper": "paper",
}
_FILM = {
    "fps": "rate",
    "move_seconds": "move_seconds",
    "turn_seconds": "turn_seconds",
    "captions": "captions",
}


def export(
    game: GameRecord | Position,
    path: str | os.PathLike[str],
    kind: str | None = None,
    *,
    node: GameNode | None = None,
    progress: Progress = lambda share: None,
    **options: Unpack[ExportOptions],
) -> None:
    """Write a game or a position as a picture, drawing, model, film or page, atomically.

    >>> import ringrealms3d as rr
    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     path = Path(folder, "board.svg")
    ...     rr.export(rr.start("loop/mini").play("1b3"), path, "diagram", theme="dark")
    ...     "svg" in path.read_text(encoding="utf-8")
    True

    Args:
        game: the game, or a position.
        path: the file, which is replaced if it is there; its extension selects the kind.
        kind: the kind, if an extension has several: ``ringrealms3d export --kinds`` lists them.
        node: which node of the game to show, by default its end.
        progress: called again and again with the share of the work that is done, from 0 to 1.
        options: what :class:`~ringrealms3d.exports.writing.ExportOptions` lists.

    Raises:
        UserError: there is no such kind, theme or other thing that has a name, it does not suit
            this board, a library is missing, or the file cannot be written; the message says so.
        TypeError: there is no such option.
    """
    unknown = options.keys() - ExportOptions.__annotations__.keys()
    if unknown:
        known = ", ".join(ExportOptions.__annotations__)
        raise TypeError(f"export has no option {', '.join(sorted(unknown))} (there are {known})")
    record = GameRecord(game.uid, fen=game.fen()) if isinstance(game, Position) else game
    shown = node or record.last
    look = {name: value for name, value in options.items() if name in Look.__annotations__}
    request = ExportRequest(
        record,
        shown,
        chosen_style(shown.position.variant.layout, **look),  # type: ignore[arg-type]
        Measures(**_renamed(options, _MEASURES)),
        FilmStyle(**_renamed(options, _FILM), follows=not options.get("still_camera", False)),
        replaces=True,
    )
    kinds.export(request, person_path(os.fspath(path)), kind, progress)


def _renamed(options: Mapping[str, object], names: Mapping[str, str]) -> dict[str, Any]:
    """Return the options among these names, by what the styles call them."""
    return {name: options[option] for option, name in names.items() if option in options}
