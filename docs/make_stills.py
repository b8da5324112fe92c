"""Draw, trace and photograph every board in every set of materials, on one page to be judged.

Run ``nice python docs/make_stills.py FOLDER``; no display is needed. Each board is seen four times:
drawn, at rest with the first traced picture and with the last one, and in a photograph. Pictures
that are there already are kept, so that it goes on where it was stopped; delete those that are to
be made anew. One picture is made at a time, at low priority.
"""

from __future__ import annotations

import argparse
import html
import os
import queue
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.files import make_folder, write_whole
from ringrealms3d.core.solid_layout import SolidLayout, in_space
from ringrealms3d.exports.photo.photograph import PhotoStyle
from ringrealms3d.exports.photo.rest_messages import Traced
from ringrealms3d.exports.photo.resting import RestTracer
from ringrealms3d.exports.picture import save_picture
from ringrealms3d.exports.request import PictureStyle
from ringrealms3d.games import start, variant_ids
from ringrealms3d.lab.gallery import sample_picture, sample_position
from ringrealms3d.scene.arrangement import CLOSED, filling
from ringrealms3d.scene.camera import HOME, home_of
from ringrealms3d.scene.canvas import set_up
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.materials import MATERIALS, get_materials
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import THEMES, Theme, get_theme

Picture = NDArray[np.uint8]

KINDS = ("drawn", "first", "last", "photograph")
"""What a board is seen as, in the order of the page."""

_PATIENCE = 1800.0  # seconds for a traced picture, on a busy machine
_STYLE = (
    "body{font:14px system-ui,sans-serif;margin:1rem;background:#777;color:#fff}"
    "th{font-weight:500;text-align:left}img{display:block;width:420px}"
)


@dataclass(frozen=True, slots=True)
class Stills:
    """What is on the page.

    Attributes:
        uids: the boards, each in the middle of a random game.
        materials: the sets of materials, by their names.
        kinds: some of ``KINDS``.
        size: width and height of a picture.
        theme: light or dark.
        samples: how many rays for each pixel the last picture at rest has, at least.
    """

    uids: Sequence[str]
    materials: Sequence[str]
    kinds: Sequence[str]
    size: tuple[int, int]
    theme: Theme
    samples: float


def save_stills(stills: Stills, folder: Path) -> Iterator[Path]:
    """Make the pictures that a folder lacks and the page, and yield each file when it is there."""
    make_folder(folder)
    for uid, materials in product(stills.uids, stills.materials):
        files = {kind: folder / file_of(uid, materials, kind) for kind in stills.kinds}
        lacking = [kind for kind, path in files.items() if not path.exists()]
        for kind, picture in _pictures(stills, uid, materials, lacking):
            save_picture(picture, files[kind])
            yield files[kind]
    write_whole(folder / "index.html", page(stills))
    yield folder / "index.html"


def file_of(uid: str, materials: str, kind: str) -> str:
    """Return the name of a picture's file."""
    return f"{uid.replace('/', '-')}-{materials}-{kind}.jpg"


def page(stills: Stills) -> str:
    """Return a page with a row for each board in each set of materials."""
    heads = "".join(f"<th>{kind}" for kind in stills.kinds)
    lines = ["<!doctype html><meta charset=utf-8><title>Stills</title>"]
    lines.append(f"<style>{_STYLE}</style><table><tr><th>{heads}")
    for uid, materials in product(stills.uids, stills.materials):
        names = [html.escape(file_of(uid, materials, kind)) for kind in stills.kinds]
        cells = "".join(f'<td><img loading=lazy alt="" src="{name}">' for name in names)
        lines.append(f"<tr><th>{html.escape(uid)}<br>{html.escape(materials)}{cells}")
    return "\n".join(lines) + "</table>\n"


def _pictures(
    stills: Stills, uid: str, materials: str, kinds: Sequence[str]
) -> Iterator[tuple[str, Picture]]:
    """Yield the pictures of some kinds, uint8 (height, width, 4), of one board in one set."""
    theme = stills.theme.dressed(get_materials(materials))
    if {*kinds} - {"photograph"}:
        at_rest = _at_rest(uid, theme, stills.size, stills.samples)
        with closing(at_rest):
            for kind, picture in zip(KINDS, at_rest, strict=False):
                if kind in kinds:
                    yield kind, picture
                if not {*kinds} & {*KINDS[KINDS.index(kind) + 1 :]} - {"photograph"}:
                    break
    if "photograph" in kinds:
        where = "table" if _layout_of(uid).upright else "studio"
        style = PictureStyle(stills.size, HOME, theme, legal=False, photo=PhotoStyle(where))
        yield "photograph", sample_picture(uid, style)


def _at_rest(
    uid: str, theme: Theme, size: tuple[int, int], samples: float
) -> Generator[Picture, None, None]:
    """Yield a board as the window draws it, as it is traced first, and as it is traced last."""
    layout = _layout_of(uid)
    position, _ = sample_position(uid)
    camera = filling(home_of(layout), layout, CLOSED, size[0] / size[1])
    with set_up(layout, theme, FAST, size, CLOSED) as canvas:
        canvas.scene.show(content_of(position, None, False))
        canvas.look(camera)
        drawn = canvas.picture()
        yield drawn
        things, guides = canvas.scene.things(), canvas.guides()
        alone = canvas.scene.alone(canvas.picture)
    heard: queue.SimpleQueue[Traced | None] = queue.SimpleQueue()
    with closing(RestTracer(heard.put, lambda: heard.put(None))) as tracer:
        tracer.show(things)
        tracer.look(camera, layout, guides, alone)
        for wanted in (0.0, samples):
            yield _opaque(_better(heard, wanted).picture)


def _better(heard: queue.SimpleQueue[Traced | None], samples: float) -> Traced:
    """Return the next picture of so many samples.

    Raises:
        RuntimeError: the tracer has ended.
        queue.Empty: it takes too long.
    """
    while True:
        traced = heard.get(timeout=_PATIENCE)
        if traced is None:
            raise RuntimeError("the tracer has ended")
        if traced.samples >= samples:
            return traced


def _opaque(picture: Picture) -> Picture:
    return np.dstack([picture, np.full(picture.shape[:2], 255, dtype=np.uint8)])


def _layout_of(uid: str) -> SolidLayout:
    return in_space(start(uid, seed=1).variant.layout)


def main() -> None:
    """Make what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--boards", nargs="+", default=variant_ids())
    parser.add_argument("--materials", nargs="+", default=list(MATERIALS), choices=MATERIALS)
    parser.add_argument("--kinds", nargs="+", default=KINDS, choices=KINDS)
    parser.add_argument("--size", nargs=2, type=int, default=(1100, 860))
    parser.add_argument("--theme", default="light", choices=THEMES)
    parser.add_argument("--samples", type=float, default=32, help="of the last picture at rest")
    options = parser.parse_args()
    if hasattr(os, "nice"):
        os.nice(19)
    stills = Stills(
        options.boards,
        options.materials,
        options.kinds,
        tuple(options.size),
        get_theme(options.theme),
        options.samples,
    )
    for path in save_stills(stills, options.folder):
        print(path, flush=True)


if __name__ == "__main__":
    main()
