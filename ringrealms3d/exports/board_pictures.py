"""Small pictures of boards in space, from which a person chooses: one that rests, one that turns.

Those of the program's own games come with it. All others are drawn when they are first wanted, by
this module as a process of its own: it reads a request in each line, JSON, and answers each with a
line that is empty if nothing could be drawn. They are kept in the cache, by what they show.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, fields, is_dataclass, replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import platformdirs
from PIL import Image

from ringrealms3d.core.files import drawn_up
from ringrealms3d.core.log_file import log
from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import SolidLayout, in_space
from ringrealms3d.core.variant import Variant
from ringrealms3d.core.version import __version__
from ringrealms3d.exports.picture import position_picture
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.games import start, variant
from ringrealms3d.scene.arrangement import CLOSED, filling
from ringrealms3d.scene.camera import Camera, camera_at, home_of
from ringrealms3d.scene.canvas import set_up
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.quality import FINE
from ringrealms3d.scene.theme import Theme, get_theme

SIZE = (192, 176)
TURN_SIZE = (216, 140)

_TURNS, _SWING = 25, 36.0  # pictures of a swing, and how many degrees it goes to either side
_QUALITY, _EDGE_QUALITY = 50, 60
_SHARE = 3  # one of so many sites has a piece on a board that turns
_MOST_KEPT = 300


@dataclass(frozen=True, slots=True)
class BoardRequest:
    """A picture of a board that is wanted.

    Attributes:
        uid: the variant.
        theme: the name of the theme.
        turning: whether pieces are on it, and it turns to and fro: 25 pictures of a swing from the
            left to the right, one below the other; otherwise it is as at the start of a game.
    """

    uid: str
    theme: str
    turning: bool

    @property
    def path(self) -> Path:
        """Where the picture is kept, under a name that is another one once the board changes."""
        folder = Path(platformdirs.user_cache_dir("ringrealms3d", appauthor=False)) / "boards"
        ending = "-turning.webp" if self.turning else ".png"
        return folder / f"{_digest(variant(self.uid))}-{self.theme}{ending}"

    def line(self) -> bytes:
        """Return what is written to the process."""
        return json.dumps(asdict(self)).encode() + b"\n"


def resting(position: Position, theme: Theme) -> Image.Image:
    """Return a picture of a position."""
    layout = in_space(position.variant.layout)
    style = PictureStyle(SIZE, home_of(layout), theme, transparent=True, legal=False)
    return Image.fromarray(np.asarray(position_picture(position, None, style)))


def turning(position: Position, theme: Theme) -> Image.Image:
    """Return the pictures of a swing, one below the other."""
    layout = in_space(position.variant.layout)
    width, height = TURN_SIZE
    strip = Image.new("RGBA", (width, _TURNS * height))
    with set_up(layout, theme, FINE, (2 * width, 2 * height), CLOSED) as canvas:
        canvas.scene.show(content_of(position, legal=False))
        canvas.scene.cut_out()
        for number, camera in enumerate(_swing(layout)):
            canvas.look(camera)
            picture = Image.fromarray(canvas.picture()).resize(TURN_SIZE)
            strip.paste(picture, (0, number * height))
    return strip


def save_strip(strip: Image.Image, path: Path) -> None:
    """Write the pictures of a swing to a WebP file."""
    strip.save(path, quality=_QUALITY, alpha_quality=_EDGE_QUALITY, method=6)


def played(uid: str, plies: int) -> Position:
    """Return a position after some moves at random, fewer if the game would be over."""
    position, chance = start(uid, seed=1), Random(2)
    for _ in range(plies):
        after = position.play(chance.choice(position.legal_moves))
        if after.outcome is not None:
            break
        position = after
    return position


def answered(lines: Iterable[str]) -> Iterator[str]:
    """Draw what each request wants, and yield where it is, an empty line where that fails."""
    for line in lines:
        wanted = BoardRequest(**json.loads(line))
        try:
            _draw(wanted)
        except Exception:  # a game from outside may do anything; its map is shown
            log.warning("no picture of the board %s", wanted.uid, exc_info=True)
            yield ""
        else:
            yield str(wanted.path)


def main() -> None:
    """Answer requests until there are no more, when nothing else is to do."""
    if hasattr(os, "nice"):
        os.nice(10)
    for answer in answered(sys.stdin):
        print(answer, flush=True)


def _draw(wanted: BoardRequest) -> None:
    theme, path = get_theme(wanted.theme), wanted.path
    with drawn_up(path) as temporary:
        if wanted.turning:
            first = start(wanted.uid, seed=1)
            save_strip(turning(played(wanted.uid, first.board.size // _SHARE), theme), temporary)
        else:
            resting(start(wanted.uid, seed=1), theme).save(temporary)
    with suppress(OSError):  # another process may be cleaning too
        kept = sorted(path.parent.iterdir(), key=lambda each: each.stat().st_mtime)
        for old in kept[:-_MOST_KEPT]:
            old.unlink()


def _swing(layout: SolidLayout) -> Iterator[Camera]:
    """Yield the cameras of a swing, all equally far away."""
    azimuth, elevation, roll = layout.home
    aspect = TURN_SIZE[0] / TURN_SIZE[1]
    angles = np.linspace(-_SWING, _SWING, _TURNS)
    cameras = [
        filling(camera_at(azimuth + angle, elevation, roll), layout, CLOSED, aspect)
        for angle in angles.tolist()
    ]
    reach = max(camera.reach for camera in cameras)
    for camera in cameras:
        yield replace(camera, reach=reach)


@lru_cache(maxsize=256)
def _digest(board: Variant) -> str:
    """Return a number for what a board and its first pieces look like."""
    digest = hashlib.sha256(__version__.encode())
    for part in (board.uid, board.layout, board.pieces(board.start(1))):
        _feed(digest, part)
    return digest.hexdigest()[:24]


def _feed(digest: Any, part: Any) -> None:
    if isinstance(part, np.ndarray):
        digest.update(f"{part.dtype}{part.shape}".encode())
        digest.update(np.ascontiguousarray(part).tobytes())
    elif is_dataclass(part):
        for field in fields(part):
            _feed(digest, getattr(part, field.name))
    elif isinstance(part, Mapping):
        for key in sorted(part, key=repr):
            _feed(digest, (key, part[key]))
    elif isinstance(part, list | tuple):
        for each in part:
            _feed(digest, each)
    else:
        digest.update(repr(part).encode())


if __name__ == "__main__":
    main()
