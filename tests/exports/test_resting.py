"""Boards at rest are traced better and better, as they were drawn, for the newest look alone."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import numpy as np
import psutil
import pytest
from numpy.typing import NDArray

import ringrealms3d as rr
from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.exports.photo.developing import developed
from ringrealms3d.exports.photo.photograph import PhotoStyle, photograph
from ringrealms3d.exports.photo.rest_messages import Traced
from ringrealms3d.exports.photo.rest_picture import exposure_for
from ringrealms3d.exports.photo.resting import RestTracer
from ringrealms3d.scene.arrangement import CLOSED, filling
from ringrealms3d.scene.board_scene import THINGS
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.canvas import OffscreenCanvas, set_up
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST, FINE
from ringrealms3d.scene.theme import DARK, LIGHT, Theme
from tests.exports.played import game_of

SIZE = (241, 181)
TINY = (64, 48)
_PATIENCE = 120.0  # seconds
Picture = NDArray[np.uint8]


@dataclass
class Heard:
    """What a tracer told."""

    pictures: list[Traced] = field(default_factory=list)
    deaths: list[None] = field(default_factory=list)
    news: threading.Condition = field(default_factory=threading.Condition)

    def hear(self, picture: Traced) -> None:
        with self.news:
            self.pictures.append(picture)
            self.news.notify_all()

    def die(self) -> None:
        with self.news:
            self.deaths.append(None)
            self.news.notify_all()

    def wait_for(self, samples: float, number: int) -> Traced:
        """Return the first picture of a look with so many samples."""
        with self.news:
            assert self.news.wait_for(lambda: self._found(samples, number), _PATIENCE)
            return self._found(samples, number)[0]

    def _found(self, samples: float, number: int) -> list[Traced]:
        return [x for x in self.pictures if x.number == number and x.samples >= samples]


@contextmanager
def tracing() -> Iterator[tuple[RestTracer, Heard]]:
    """Yield a tracer and what is heard of it."""
    heard = Heard()
    tracer = RestTracer(heard.hear, heard.die)
    try:
        yield tracer, heard
    finally:
        tracer.close()


@contextmanager
def drawing(position: Position, size: tuple[int, int], theme: Theme) -> Iterator[OffscreenCanvas]:
    """Yield a drawn position without marks."""
    layout = in_space(position.variant.layout)
    with set_up(layout, theme, FAST, size, CLOSED) as canvas:
        canvas.scene.show(content_of(position, None, False))
        canvas.look(filling(home_of(layout), layout, CLOSED, size[0] / size[1]))
        yield canvas


def look(tracer: RestTracer, canvas: OffscreenCanvas, size: tuple[int, int]) -> int:
    """Let a tracer look at a drawn board, and return the number of the look."""
    layout = canvas.scene.layout
    camera = filling(home_of(layout), layout, CLOSED, size[0] / size[1])
    tracer.show({group: canvas.scene.parts(group) for group in THINGS})
    return tracer.look(camera, layout, canvas.guides(), canvas.picture())


def moved_by(one: Picture, other: Picture, where: NDArray[np.bool_]) -> float:
    """Return by how many pixels a picture's edges lie beside those of another."""
    first, second = (edges(picture) for picture in (one, other))
    slopes = np.column_stack([np.gradient(second, axis=axis)[where] for axis in (0, 1)])
    away, *_ = np.linalg.lstsq(slopes, (first - second)[where], rcond=None)
    return float(np.abs(away).max())


def edges(picture: Picture) -> NDArray[np.float64]:
    """Return how strong the edges of a picture are, in the dark as in the light."""
    grey = np.log(picture[..., :3].mean(axis=2) + 10)
    strong = np.hypot(np.gradient(grey, axis=0), np.gradient(grey, axis=1))
    return np.asarray(np.minimum(strong, np.quantile(strong, 0.99)))


BOARDS = ["ring-majority/co", "loop/main", "path-tiles/free-turns", "loops-n-leaps/8"]


@pytest.mark.nightly
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
@pytest.mark.parametrize("uid", BOARDS)
def test_what_is_traced_lies_where_it_was_drawn_and_is_as_bright(uid: str, theme: Theme) -> None:
    position, _ = game_of(uid, 12)
    with tracing() as (tracer, heard), drawing(position, SIZE, theme) as canvas:
        number = look(tracer, canvas, SIZE)
        drawn = canvas.picture()[..., :3]
        guides = canvas.guides()
        covered = guides.facing[..., 2] == 255
        sharpness = []
        for samples in (0.5, 4.0):
            traced = heard.wait_for(samples, number).picture
            assert traced.shape == drawn.shape
            assert moved_by(traced, guides.albedo, covered) < 0.2  # light has edges, too
            there = [picture[covered].mean() for picture in (traced, drawn)]
            assert abs(there[0] - there[1]) < 12
            beside = [picture[~covered].mean() for picture in (traced, drawn)]
            assert abs(beside[0] - beside[1]) < 25
            assert (traced != drawn).any(axis=2).mean() > 0.3
            sharpness.append(edges(traced)[covered].mean())
        assert sharpness[0] > 0.8 * sharpness[1]


@pytest.mark.nightly
@pytest.mark.parametrize("uid", BOARDS[:2])
def test_silhouettes_of_photographs_are_those_of_drawings(uid: str) -> None:
    position, _ = game_of(uid, 12)
    layout = in_space(position.variant.layout)
    camera = filling(home_of(layout), layout, CLOSED, SIZE[0] / SIZE[1])
    content = content_of(position, None, False)
    drawn = draw(layout, content, camera, LIGHT, FINE, SIZE, transparent=True)
    photo = photograph(layout, content, camera, LIGHT, SIZE, PhotoStyle(), transparent=True)
    one, other = (np.repeat(picture[..., 3:], 3, axis=2) for picture in (photo, drawn))
    assert moved_by(one, other, np.ones_like(one[..., 0], dtype=bool)) < 0.1


@pytest.mark.nightly
def test_pictures_get_better_until_the_last_and_then_it_stops() -> None:
    position, _ = game_of("ring-majority/cube", 5)
    with tracing() as (tracer, heard), drawing(position, TINY, LIGHT) as canvas:
        number = look(tracer, canvas, TINY)
        last = heard.wait_for(32, number)
        assert [x.samples for x in heard.pictures] == [0.5, 2, 4, 8, 16, 32]
        assert [x.last for x in heard.pictures] == [False] * 5 + [True]
        errors = [np.abs(x.picture.astype(int) - last.picture).mean() for x in heard.pictures]
        assert errors[0] > errors[2] > errors[4]
        assert comes_to_rest(tracer.pid)


@pytest.mark.nightly
def test_only_pictures_of_the_newest_look_come_and_none_after_a_cancel() -> None:
    position, _ = game_of("ring-majority/cube", 5)
    with tracing() as (tracer, heard), drawing(position, SIZE, LIGHT) as canvas:
        first, second = look(tracer, canvas, SIZE), look(tracer, canvas, SIZE)
        heard.wait_for(0.5, second)
        assert not any(x.number == first for x in heard.pictures)
        tracer.cancel()
        assert comes_to_rest(tracer.pid)
        told = len(heard.pictures)
        third = look(tracer, canvas, SIZE)
        heard.wait_for(0.5, third)
        assert next(x.number for x in heard.pictures[told:]) == third


def comes_to_rest(pid: int) -> bool:
    """Whether a process stops using processors soon."""
    process, ends = psutil.Process(pid), time.monotonic() + 20
    used = -1.0
    while time.monotonic() < ends:
        now = sum(process.cpu_times()[:2])
        if now == used:
            return True
        used = now
        time.sleep(0.3)
    return False


def test_only_what_changed_is_sent_and_the_new_piece_is_seen() -> None:
    before = rr.start("ring-majority/cube")
    after = before.play(before.legal_moves[0])
    with tracing() as (tracer, heard), drawing(before, SIZE, LIGHT) as canvas:
        scene = canvas.scene
        assert tracer.show({group: scene.parts(group) for group in THINGS}) > 2
        first = heard.wait_for(0.5, look(tracer, canvas, SIZE))
        assert tracer.show({group: scene.parts(group) for group in THINGS}) == 0
        scene.show(content_of(after, None, False))
        assert 1 <= tracer.show({group: scene.parts(group) for group in THINGS}) <= 2
        second = heard.wait_for(0.5, look(tracer, canvas, SIZE))
        scene.show(content_of(before, None, False))
        third = heard.wait_for(0.5, look(tracer, canvas, SIZE))
    differs = [np.abs(first.picture.astype(int) - x.picture).max(axis=2) for x in (second, third)]
    new = (np.abs(differs[0]) > 60).mean()
    assert new > 0.0005 or not seen(before, after)
    assert (differs[1] > 60).mean() < 0.0005


def seen(before: Position, after: Position) -> bool:
    """Whether the pieces in which two positions differ face the camera at home."""
    layout = in_space(before.variant.layout)
    places = np.flatnonzero(before.stones != after.stones)
    return bool((layout.normals[places] @ home_of(layout).axes[2] > 0.3).any())


def test_an_end_of_the_process_is_told_once_and_none_that_was_wanted() -> None:
    with tracing() as (tracer, heard):
        os.kill(tracer.pid, 9)
        with heard.news:
            assert heard.news.wait_for(lambda: heard.deaths, _PATIENCE)
        assert not tracer.alive
        tracer.cancel()
        tracer.close()
    with tracing() as (tracer, other):
        pass
    assert (len(heard.deaths), len(other.deaths)) == (1, 0)
    assert not tracer.alive


@pytest.mark.parametrize(("brighter", "exposure"), [(0.05, 0.4), (0.7, 0.7), (1.5, 1.5), (8, 2.5)])
def test_traced_light_is_made_as_bright_as_what_was_drawn_within_limits(
    brighter: float, exposure: float
) -> None:
    light = np.full((16, 16, 3), 0.3, np.float32)
    drawn = developed(brighter * light).astype(np.uint8)
    cover = np.ones(light.shape[:2], np.float32)
    assert exposure_for(light, drawn, cover) == pytest.approx(exposure, rel=0.02)
    assert exposure_for(light, drawn, 0 * cover) == 1
