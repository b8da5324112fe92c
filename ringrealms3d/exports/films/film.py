"""Films of whole games, with pieces that move as in the window."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.solid_layout import SolidLayout, in_space, looking
from ringrealms3d.exports.captions import Captions
from ringrealms3d.exports.films.film_file import Picture, Reel, check_film, film_size, save_film
from ringrealms3d.exports.films.film_steps import Step, steps_of
from ringrealms3d.exports.picture import lettered
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.scene.arrangement import opened
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.camera_styles import BY_BOARD, CameraStyle, style_for
from ringrealms3d.scene.canvas import OffscreenCanvas, set_up
from ringrealms3d.scene.labels import PlacedTexts, names_in_space, seen_texts
from ringrealms3d.scene.offscreen import check_size

_SAMPLES = 4


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write a film of a request's game; the file's extension selects the format.

    Raises:
        UserError: the film is impossible, or the file cannot be written.
    """
    layout = film_layout(request, path)
    steps = steps_of(request, layout)
    holds = tuple(hold for step in steps for hold in step.holds)
    with studio(request, layout, film_size(path, request.style.size)) as frames:
        reel = Reel(
            request.film.rate,
            holds,
            lambda: _pictures(steps, frames, style_for(BY_BOARD, layout.upright)),
            lambda: _samples(steps, frames),
        )
        save_film(reel, path, progress)


def film_layout(request: ExportRequest, path: Path) -> SolidLayout:
    """Return the board of a film.

    Raises:
        UserError: the film is impossible.
    """
    style = request.style
    check_film(path, style.transparent)
    check_size(style.size)
    if style.photo is not None:
        raise UserError("'{path}': films are drawn, not photographed", path=path)
    return in_space(looking(request.position.variant.layout, style.look))


@dataclass(frozen=True, slots=True, eq=False)
class Frames:
    """Draws the pictures of a film, with the text in them.

    Attributes:
        easel: the board.
        layout: the opened board.
        request: the request.
        size: width and height of the board's pictures.
        captions: writes below them, None for no captions.
        names: the names of the sites, None for none.
    """

    canvas: OffscreenCanvas
    layout: SolidLayout
    request: ExportRequest
    size: tuple[int, int]
    captions: Captions | None
    names: PlacedTexts | None

    def picture(self, eye: Camera, caption: str) -> Picture:
        """Return the picture from a camera, with a caption below it."""
        self.canvas.look(eye)
        picture = self.canvas.picture()
        if self.names is not None:
            texts = seen_texts(self.names, self.layout, eye, self.size)
            picture = lettered(picture, texts, self.request.style.theme.ink)
        return self.captions.below(picture, caption) if self.captions else picture


@contextmanager
def studio(request: ExportRequest, layout: SolidLayout, size: tuple[int, int]) -> Iterator[Frames]:
    """Yield the frames of a film of a width and a height.

    As in the window, only the finest quality supersamples them.
    """
    style = request.style
    captions = Captions(size, style.theme, style.transparent) if request.film.captions else None
    below = captions.size if captions else size
    quality = replace(style.quality, supersampling=style.quality.smooth_frames)
    moved = opened(layout, style.opening)
    names = names_in_space(moved, request.position.board.sites) if style.coordinates else None
    with set_up(layout, style.theme, quality, below, style.opening) as canvas:
        if style.transparent:
            canvas.scene.cut_out()
        yield Frames(canvas, moved, request, below, captions, names)


def eased(share: float) -> float:
    """Return a share of a way after a share of its time: slow, fast and slow again."""
    return 4 * share**3 if share < 0.5 else 1 - 4 * (1 - share) ** 3


def _pictures(steps: Iterable[Step], frames: Frames, camera: CameraStyle) -> Iterator[Picture]:
    before: Step | None = None
    for step in steps:
        if before is not None:
            for share in _shares(step.gliding):
                eye = camera.between(before.eye, step.eye, eased(share))
                yield frames.picture(eye, before.caption)
        yield from _moved(step, frames)
        yield frames.picture(step.eye, step.caption)
        for share in _shares(step.travelling):
            frames.canvas.scene.travel(share)
            yield frames.picture(step.eye, step.caption)
        frames.canvas.scene.travel(None)
        before = step


def _moved(step: Step, frames: Frames) -> Iterator[Picture]:
    """Yield pictures of moving pieces, and leave them at rest."""
    scene = frames.canvas.scene
    if step.placed is None:
        scene.show(step.content)
        return
    scene.begin_move(step.content, step.placed)
    for share in _shares(step.moving):
        scene.move_on(share)
        yield frames.picture(step.eye, step.caption)
    scene.end_move()


def _shares(count: int) -> list[float]:
    """Return the shares of a way at which pictures are drawn, without its end."""
    return list(np.linspace(0, 1, count, endpoint=False))


def _samples(steps: list[Step], frames: Frames) -> Iterator[Picture]:
    """Yield pictures from the whole game."""
    for number in np.linspace(0, len(steps) - 1, _SAMPLES).round().astype(int):
        step = steps[number]
        frames.canvas.scene.show(step.content)
        yield frames.picture(step.eye, step.caption)
