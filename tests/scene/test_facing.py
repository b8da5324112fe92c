"""Whatever is drawn in space has triangles that turn around its normals, by which it is lit."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.mark_parts import cursor_parts, pointed_parts
from ringrealms3d.scene.parts import mesh_of_parts
from ringrealms3d.scene.scene_parts import content_parts
from ringrealms3d.scene.theme import LIGHT
from tests.scene.meshes import facing
from tests.scene.test_kept_pictures import each_board, marked, marked_pieces, played


@pytest.mark.few(2)
@each_board
@pytest.mark.parametrize("mark", [marked, marked_pieces])
def test_all_triangles_face_their_normals(
    uid: str, mark: Callable[[Position, Played], Content]
) -> None:
    position, last = played(uid)
    layout, content = in_space(position.variant.layout), mark(position, last)
    piece = int(np.flatnonzero(content.stones)[0])
    parts = (
        *content_parts(layout, content, LIGHT),
        *pointed_parts(layout, LIGHT, content, piece),
        *cursor_parts(layout, LIGHT, content, piece),
    )
    shapes = {(part.kind, id(part.surface)): part for part in parts}
    assert len({kind for kind, _ in shapes}) > 8
    for (kind, _), part in shapes.items():
        assert facing(mesh_of_parts([part])).min() > 0, kind
