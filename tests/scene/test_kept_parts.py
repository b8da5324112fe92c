"""Parts of boards are as many, as large and where they were: marks of every kind, and motion."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import groupby

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout, in_space
from ringrealms3d.games import variant
from ringrealms3d.lab.gallery import random_game
from ringrealms3d.scene.arrangement import CLOSED, Opening
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.content import content_of, placed_by
from ringrealms3d.scene.leaving import leaving_parts, leaving_shadows, under_way
from ringrealms3d.scene.motion import (
    flashing_parts,
    moving_parts,
    moving_shadows,
    since_landing,
    time_of,
)
from ringrealms3d.scene.parts import Part, Stones, mesh_of_parts
from ringrealms3d.scene.scene_parts import content_parts
from ringrealms3d.scene.theme import DARK, LIGHT
from ringrealms3d.scene.transition import Transition, transition_of
from tests.kept_texts import ReadAsKept
from tests.scene.test_kept_pictures import BOARDS, ENDS, marked, marked_pieces, played

SHARES = (0.0, 0.2, 0.45, 0.7, 0.9)


def told(parts: Iterable[Part]) -> Iterator[str]:
    """Yield a line for parts of a kind and material: how many, how large, where, how they look."""
    alike = sorted(parts, key=_look)
    for look, group in groupby(alike, _look):
        some = list(group)
        mesh = mesh_of_parts(some)
        ends = (mesh.points.min(axis=0), mesh.points.max(axis=0), mesh.points.mean(axis=0))
        light = (mesh.light.mean(), mesh.cover.mean())
        count = f"{len(some)}: {len(mesh.points)} points"
        yield f"{look} {count} {_numbers(*ends, light, *_middles(some))}"


def _middles(parts: list[Part]) -> Iterator[NDArray[np.float64]]:
    """Yield what changes where one of many parts is elsewhere."""
    yield np.einsum("p,pij->j", np.arange(1, len(parts) + 1), np.abs([p.matrix for p in parts]))


def _look(part: Part) -> str:
    stuff = part.material
    colours = [_numbers(stuff.colour), _numbers(part.glow) if part.glow else "-"]
    surface = _numbers([stuff.roughness, stuff.metallic, stuff.coat, stuff.glass, part.opacity])
    through = "through" * part.shines_through
    return " ".join(filter(None, [part.kind, *colours, surface, stuff.texture, through]))


def _numbers(*rows: Iterable[float]) -> str:
    return " ".join(f"{number:.4f}" for row in rows for number in row)


@pytest.mark.few(3)
@pytest.mark.parametrize("uid", BOARDS)
def test_parts_of_every_kind(uid: str, read_as_kept: ReadAsKept) -> None:
    position, last = played(uid)
    layout = in_space(position.variant.layout)
    glass = Opening(apart=0.4, level=1, see_through=True)
    view = (home_of(layout), 4 / 3)
    lines = [
        *told(content_parts(layout, marked(position, last), LIGHT, CLOSED, view)),
        "= on pieces, opened",
        *told(content_parts(layout, marked_pieces(position, last), DARK, glass)),
    ]
    if uid in ENDS:
        end = content_of(*random_game(uid, ENDS[uid], 999))
        lines += ["= decided", *told(content_parts(layout, end, LIGHT))]
    read_as_kept(lines, f"parts-{uid.replace('/', '-')}")


def movements(uid: str) -> list[tuple[Stones, Transition]]:
    """Return moves of a game, with what stands after them: most leaves, turns over, or flies."""
    found = []
    for plies in range(1, 60):
        after, last = random_game(uid, 3, plies)
        before, now = content_of(last.before).stones, content_of(after, last)
        found.append((now.stones, transition_of(before, now.stones, now.last, placed_by(last))))
    by_flight = max(found, key=lambda each: each[1].flight is not None)
    by_turning = max(found, key=lambda each: len(each[1].turning))
    by_leaving = max(found, key=lambda each: np.count_nonzero(each[1].leaving))
    return [by_flight, by_turning, by_leaving]


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", ["ring-majority/cube", "loops-n-leaps/8"])
def test_pieces_on_their_way(uid: str, read_as_kept: ReadAsKept) -> None:
    layout = in_space(variant(uid).layout)
    lines: list[str] = []
    for after, change in movements(uid):
        lines += [*moved(layout, after, change), *moved(layout, after, carried(layout, change))]
    read_as_kept(lines, f"motion-{uid.replace('/', '-')}")


def carried(layout: SolidLayout, change: Transition) -> Transition:
    """Return the change with pieces that come from beside the board, and are taken there."""
    camera = home_of(layout)
    away = np.array([camera.at(1.3, 0.8, 1.2), camera.at(1.3, -0.8, 1.2)])
    return replace(change, beside=camera.beside(1.2), away=away, eye=camera.axes[2])


def moved(layout: SolidLayout, after: Stones, change: Transition) -> Iterator[str]:
    """Yield what a movement shows in some moments."""
    yield f"{time_of(change):.3f}"
    for share in SHARES:
        time = since_landing(change, share)
        yield f"at {share}, {time:.3f} after landing, {under_way(layout, change, time)} leave"
        yield from told(moving_parts(layout, change, share, LIGHT.material))
        yield from told(leaving_parts(layout, change, time, LIGHT.material))
        yield from told(flashing_parts(layout, change, after, share, LIGHT.danger))
        yield from told(moving_shadows(layout, change, share))
        yield from told(leaving_shadows(layout, change, time))
