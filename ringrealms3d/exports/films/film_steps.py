"""The steps of a film of a game: for each move its pieces, the camera, and the duration.

In each move's time, the camera first goes where the move is visible, then pieces come, go and turn
over as in the window, and then everything rests.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import compress

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.films.framing import board_aspect, on_the_way, shown_whole, tops
from ringrealms3d.exports.game_content import node_content
from ringrealms3d.exports.game_words import game_title, move_text, players_text, result_text
from ringrealms3d.exports.request import ExportRequest
from ringrealms3d.records.node import GameNode
from ringrealms3d.scene.arrangement import fitted, opened
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.camera_styles import BY_BOARD, style_for
from ringrealms3d.scene.content import Content, first_places, journeys, placed_by
from ringrealms3d.scene.motion import time_of
from ringrealms3d.scene.parts import Stones
from ringrealms3d.scene.piece_parts import Look
from ringrealms3d.scene.transition import Transition, transition_of

_PIECE = (0.34, 0.8)  # how long placing a piece takes: of a move's time, and seconds at most
_GLIDE = (0.4, 1.0)  # the same for the eye
_MOVED = 0.9  # of a move's time, after which everything rests at the latest
_SEEN = 0.3  # the cosine of the flattest angle under which a move is seen well
_ASIDE = np.radians(25.0)  # from the eye: where a move comes that was not seen well
_ROUND_SECONDS = 2.6  # that beads take along what decided the game
_END_SECONDS = 2.0
_AIR = 0.9  # of a still's size: pieces come down from above the board


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """A move of a film, or its beginning.

    Attributes:
        content: the resulting pieces and marks.
        placed: the piece on each place before any capture, None at the beginning.
        caption: the text below.
        eye: the camera at the end.
        gliding: how many frames the camera moves.
        moving: how many frames pieces move.
        resting: how many frames everything then rests.
        travelling: how many frames beads then travel along the winning paths.
    """

    content: Content
    placed: NDArray[np.int8] | None
    caption: str
    eye: Camera
    gliding: int = 0
    moving: int = 0
    resting: int = 1
    travelling: int = 0

    @property
    def holds(self) -> list[int]:
        """How many frames each picture lasts."""
        return [*[1] * (self.gliding + self.moving), self.resting, *[1] * self.travelling]


def steps_of(request: ExportRequest, layout: SolidLayout) -> list[Step]:
    """Return the steps of a game's whole line."""
    steps = _shown_whole(list(_steps(request, layout)), request, layout)
    rate, last = request.film.rate, steps[-1]
    rest = round(_END_SECONDS * rate)
    result = result_text(request.record, request.style.theme.names)
    caption = result or last.caption
    if not journeys(last.content):
        return [*steps[:-1], replace(last, caption=caption, resting=max(rest, last.resting))]
    travelling = round(_ROUND_SECONDS * rate)
    end = Step(last.content, None, caption, last.eye, resting=rest)
    return [*steps[:-1], replace(last, caption=caption, travelling=travelling), end]


def _shown_whole(steps: list[Step], request: ExportRequest, layout: SolidLayout) -> list[Step]:
    """Return steps with the eye so far away that no piece leaves the picture.

    Where somebody chose to be nearer, or how a move is seen, it stays as it was chosen.
    """
    style, start = request.style, steps[0].eye.zoom
    if style.camera.zoom < 1:
        return steps
    moved = opened(layout, style.opening)
    chosen = [step.eye.zoom == start for step in steps]
    eyes = list(compress((step.eye for step in steps), chosen))
    points = compress(_seen(steps, moved, style.theme.material), chosen)
    factor = shown_whole(eyes, list(points), board_aspect(request))
    return [
        replace(step, eye=replace(step.eye, zoom=factor * start)) if mine else step
        for step, mine in zip(steps, chosen, strict=True)
    ]


def _seen(steps: list[Step], layout: SolidLayout, look: Look) -> Iterator[NDArray[np.float64]]:
    """Yield points around the pieces of each step, and of those that are on their way to it."""
    before = steps[0].content
    for step in steps:
        points = tops(layout, _stones(step.content, layout))
        if step.placed is not None:
            transition = _transition(before, step.content, step.placed, layout)
            points = np.concatenate([points, on_the_way(layout, transition, look)])
        yield points
        before = step.content


def _transition(
    before: Content, content: Content, placed: NDArray[np.int8], layout: SolidLayout
) -> Transition:
    one, other = (_stones(each, layout) for each in (before, content))
    return transition_of(one, other, content.last, placed[: layout.places])


def _stones(content: Content, layout: SolidLayout) -> Stones:
    return first_places(content, layout.places).stones


def _steps(request: ExportRequest, layout: SolidLayout) -> Iterator[Step]:
    record, names, film = request.record, request.style.theme.names, request.film
    title = "   ".join(filter(None, (game_title(record), players_text(record, names))))
    eye = _kept_eye(record.root, request, layout) or request.style.camera.zoomed(_AIR)
    before = node_content(record.root)
    frames = round(film.rate * film.move_seconds)
    yield Step(before, None, title, _fitted(eye, request, layout), resting=max(1, frames))
    for node in record.line:
        assert node.played is not None
        content, placed = node_content(node), placed_by(node.played)
        following = _eye_at(node, content, eye, request, layout)
        gliding = 0 if following is eye else _count(_GLIDE, request)
        moving = _moving_frames(before, content, placed, layout, request)
        moving = max(0, min(moving, round(_MOVED * frames) - gliding))
        caption = move_text(node, record, names)
        still = max(1, frames - gliding - moving)
        seen = _fitted(following, request, layout)
        yield Step(content, placed, caption, seen, gliding, moving, still)
        before, eye = content, following


def _count(time: tuple[float, float], request: ExportRequest) -> int:
    """Return how many frames something takes: a share of a move's time, and seconds at most."""
    share, most = time
    return round(request.film.rate * min(share * request.film.move_seconds, most))


def _moving_frames(
    before: Content,
    content: Content,
    placed: NDArray[np.int8],
    layout: SolidLayout,
    request: ExportRequest,
) -> int:
    """Return how many frames pieces need to come, go and turn over."""
    transition = _transition(before, content, placed, layout)
    return round(time_of(transition) * _count(_PIECE, request))


def _eye_at(
    node: GameNode, content: Content, eye: Camera, request: ExportRequest, layout: SolidLayout
) -> Camera:
    """Return the camera after a move: the stored one, or one that shows the move well."""
    kept = _kept_eye(node, request, layout)
    if kept is not None:
        return kept
    if layout.upright or not request.film.follows or not content.last:
        return eye
    normal = layout.normals[content.last[-1]]
    cosine = float(normal @ eye.axes[2])
    if cosine >= _SEEN:
        return eye
    angle = np.arccos(np.clip(cosine, -1, 1))
    return eye.turned_towards(normal, float(1 - _ASIDE / angle))


def _kept_eye(node: GameNode, request: ExportRequest, layout: SolidLayout) -> Camera | None:
    """Return the camera stored at a node, None if there is none."""
    camera = request.style.camera.kept(node.camera)
    if camera is None or not request.film.follows:
        return None
    return style_for(BY_BOARD, layout.upright).held(camera)


def _fitted(eye: Camera, request: ExportRequest, layout: SolidLayout) -> Camera:
    return fitted(eye, layout, request.style.opening)
