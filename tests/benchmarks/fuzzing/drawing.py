"""What a reader took is drawn and exported: a little each time, all kinds over many inputs."""

from __future__ import annotations

import json
import os
import zlib
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from ringrealms3d.core.errors import UserError
from tests.benchmarks.fuzzing.target import Fault

if TYPE_CHECKING:
    from ringrealms3d.exports.request import ExportRequest
    from ringrealms3d.records.record import GameRecord

QUICK = (
    ("graph", ".json"),
    ("diagram", ".svg"),
    ("model", ".ply"),
    ("model", ".stl"),
    ("model", ".off"),
    ("diagram", ".pdf"),
    ("model", ".obj"),
    ("scene", ".pov"),
)
"""Kinds of export for every input, in turn."""

SLOW = (
    ("model", ".glb"),
    ("page", ".html"),
    ("drawing", ".svg"),
    ("net", ".svg"),
    ("sheet", ".pdf"),
    ("diagram", ".png"),
    ("model", ".3mf"),
    ("drawing", ".pdf"),
    ("net", ".pdf"),
    ("picture", ".webp"),
    ("print", ".stl"),
    ("picture", ".png"),
    ("kit", ".3mf"),
    ("film", ".gif"),
    ("turntable", ".gif"),
)
"""Kinds that take longer, for every so many inputs one of them."""

_EVERY = 24
_LONGEST = 300  # moves of games that are exported as a whole
_MOST_PLACES = 200  # of boards that slow kinds are made of
_SIZE = (96, 72)


def get_ready() -> None:
    """Load what draws and exports, so that no input is blamed for it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ringrealms3d.exports.kinds import KINDS
    from ringrealms3d.records.record import GameRecord

    for kind in KINDS.values():
        assert callable(kind.write)
    record = GameRecord("ring-majority/tet")
    for number in range(len(QUICK)):
        _draw(record, number)
    with TemporaryDirectory() as folder:
        _export(record, "picture", ".png", Path(folder))  # what a first one takes is OpenGL's


def draw(record: GameRecord, content: bytes, folder: Path) -> None:
    """Draw the last position of a game that was read from some bytes, and export it."""
    number = zlib.crc32(content)
    _draw(record, number)
    _export(record, *QUICK[number % len(QUICK)], folder)
    turn, rest = divmod(number // len(QUICK), _EVERY)
    small = record.last.position.board.size <= _MOST_PLACES and len(record.line) <= _LONGEST
    if rest == 0 and small:
        _export(record, *SLOW[turn % len(SLOW)], folder)


def _draw(record: GameRecord, number: int) -> None:
    """Draw the map and, if there is one, the board in space, with all notes."""
    from ringrealms3d.core.solid_layout import SolidLayout
    from ringrealms3d.exports.game_content import node_content
    from ringrealms3d.flat.pictures import map_pixels
    from ringrealms3d.scene.scene_parts import content_parts
    from ringrealms3d.scene.theme import THEMES, get_theme

    theme = get_theme(list(THEMES)[number % len(THEMES)])
    layout = record.last.position.variant.layout
    content = node_content(record.last)
    assert map_pixels(layout, content, theme, _SIZE, transparent=False).any()
    if isinstance(layout, SolidLayout):
        assert content_parts(layout, content, theme)


def _export(record: GameRecord, kind: str, ending: str, folder: Path) -> None:
    """Export a game, unless that is refused in a sentence, and see that the file is whole."""
    from ringrealms3d.exports.kinds import export

    path = folder / f"made{ending}"
    try:
        export(_request(record), path, kind)
    except UserError:
        return
    if not path.stat().st_size:
        raise Fault(f"an empty {kind} was exported")
    if ending == ".svg":
        ElementTree.parse(path)
    elif ending == ".json":
        json.loads(path.read_bytes())


def _request(record: GameRecord) -> ExportRequest:
    from ringrealms3d.exports.measures import FilmStyle
    from ringrealms3d.exports.request import ExportRequest, PictureStyle
    from ringrealms3d.scene.quality import FAST

    style = replace(PictureStyle(), size=_SIZE, quality=FAST, coordinates=True)
    film = FilmStyle(rate=1, move_seconds=0.2, turn_seconds=1.0)
    return ExportRequest(record, record.last, style, film=film)
