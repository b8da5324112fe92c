"""Diagrams show what they are about: near by, whole, and from the right side."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.games import all_games, from_fen
from ringrealms3d.games.diagrams import Diagram, diagrams_in
from ringrealms3d.scene.arrangement import opened
from ringrealms3d.scene.closeup import closeup
from ringrealms3d.scene.content import content_of
from tests.kept_texts import ReadAsKept

WIDE = 1.5  # width over height
DIAGRAMS = [each for game in all_games() for each in diagrams_in(game.rules_text)]


@pytest.mark.parametrize("diagram", DIAGRAMS, ids=lambda each: each.caption[:40])
def test_all_pieces_are_in_the_picture(diagram: Diagram) -> None:
    position = diagram.position
    layout = in_space(position.variant.layout)
    camera, opening = closeup(layout, content_of(position, diagram.played, legal=False))
    held = np.flatnonzero(position.stones > 0)
    places = camera.projected(opened(layout, opening).centres[held], WIDE)
    assert np.abs(places).max() < 1


@pytest.mark.parametrize(
    "diagram",
    [each for each in DIAGRAMS if each.position.uid.startswith("ring-majority/")],
    ids=lambda each: each.caption[:40],
)
def test_what_happened_on_a_solid_is_in_front(diagram: Diagram) -> None:
    layout = in_space(diagram.position.variant.layout)
    content = content_of(diagram.position, diagram.played, legal=False)
    camera, _ = closeup(layout, content)
    sites = np.array(content.last + content.taken)
    assert (layout.normals[sites] @ camera.axes[2] > 0).all()


def test_buried_tiles_are_laid_open() -> None:
    heap, flat = (
        from_fen("loop/mini", fen)
        for fen in (
            "2ww4wbw2wbbw1www1/1bb2bbb1bb1/bb1b1/1:b:-:-:-",
            "5b3bw3bw3w2/12/5/1:b:-:-:-",
        )
    )
    layout = in_space(heap.variant.layout)
    apart = [closeup(layout, content_of(each, None, legal=False))[1].apart for each in (heap, flat)]
    assert apart[0] > 0 == apart[1]


def test_an_empty_board_is_shown_whole() -> None:
    position = from_fen("loop/mini", "22/12/5/1:b:-:-:-")
    layout = in_space(position.variant.layout)
    camera, _ = closeup(layout, content_of(position, None, legal=False))
    assert np.abs(camera.projected(layout.centres[:22], WIDE)).max() < 1


def test_diagrams_are_seen_as_they_were(read_as_kept: ReadAsKept) -> None:
    def told(diagram: Diagram) -> str:
        layout = in_space(diagram.position.variant.layout)
        camera, opening = closeup(layout, content_of(diagram.position, diagram.played, legal=False))
        numbers = (*camera.axes.ravel(), *camera.middle, camera.reach, opening.apart)
        return f"{diagram.caption}: {' '.join(f'{each:.3f}' for each in numbers)}"

    read_as_kept(map(told, DIAGRAMS), "closeups")
