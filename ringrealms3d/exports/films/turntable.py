"""Films of a position that turns round once, so that they can loop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.films.film import Frames, film_layout, studio
from ringrealms3d.exports.films.film_file import Picture, Reel, film_size, save_film
from ringrealms3d.exports.films.framing import board_aspect, shown_whole, tops
from ringrealms3d.exports.game_content import node_content
from ringrealms3d.exports.game_words import game_title, move_text
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.scene.arrangement import fitted, opened
from ringrealms3d.scene.camera import Camera, orthonormal, rotation
from ringrealms3d.scene.content import first_places

_SIDES = 12  # from which the board has to fit the picture
_SAMPLES = 4
_STARTING = 0.2  # the share of the time in which the board takes up speed, and loses it
_UP = np.array([0.0, 0.0, 1.0])


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write a film of a request's position; the file's extension selects the format.

    Raises:
        UserError: the film is impossible, or the file cannot be written.
    """
    layout = film_layout(request, path)
    count = max(2, round(request.film.rate * request.film.turn_seconds))
    content = node_content(request.node, request.style.legal)
    with studio(request, layout, film_size(path, request.style.size)) as frames:
        frames.canvas.scene.show(content)
        reel = Reel(
            request.film.rate,
            (1,) * count,
            lambda: _pictures(request, layout, frames, count),
            lambda: _pictures(request, layout, frames, _SAMPLES),
        )
        save_film(reel, path, progress)


def turn_share(share: float) -> float:
    """Return how far the board has turned after a share of its time: smooth at both ends."""
    if share > 0.5:
        return 1 - turn_share(1 - share)
    slow = min(share, _STARTING)
    return (slow * slow / (2 * _STARTING) + share - slow) / (1 - _STARTING)


def _pictures(
    request: ExportRequest, layout: SolidLayout, frames: Frames, count: int
) -> Iterator[Picture]:
    eye = _steady(request, layout)
    names = request.style.theme.names
    move = move_text(request.node, request.record, names) if request.node.parent else ""
    caption = "   ".join(filter(None, (game_title(request.record), move)))
    for number in range(count):
        yield frames.picture(_turned(eye, turn_share(number / count)), caption)


def _turned(eye: Camera, share: float) -> Camera:
    """Return the camera after a share of the way round the board."""
    turn = rotation(_UP, -2 * np.pi * share)
    return replace(eye, axes=orthonormal(eye.axes @ turn))


def _steady(request: ExportRequest, layout: SolidLayout) -> Camera:
    """Return the camera far enough away that the board fits the picture from every side."""
    style = request.style
    sides = [
        fitted(_turned(style.camera, k / _SIDES), layout, style.opening) for k in range(_SIDES)
    ]
    x, y, z = np.mean([side.middle for side in sides], axis=0).tolist()
    eye = replace(
        sides[0],
        middle=(x, y, z),
        reach=max(side.reach for side in sides),
        breadth=max(side.breadth for side in sides),
        size=max(side.size for side in sides) + 1e-9,
    )
    if eye.zoom < 1:  # somebody chose to be nearer
        return eye
    stones = first_places(node_content(request.node), layout.places).stones
    points = tops(opened(layout, style.opening), stones)
    turned = [_turned(eye, k / _SIDES) for k in range(_SIDES)]
    factor = shown_whole(turned, [points] * _SIDES, board_aspect(request))
    return replace(eye, zoom=factor * eye.zoom)
