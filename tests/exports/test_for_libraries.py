"""Positions as trimesh and PyVista have them, and the notebook that shows how."""

from __future__ import annotations

from pathlib import Path

import nbformat
import numpy as np
import pytest
import pyvista
import trimesh
from nbclient import NotebookClient

import ringrealms3d as rr
from ringrealms3d.core.position import Position
from ringrealms3d.scene.parts import numbered_mesh
from tests.amounts import rest_nightly
from tests.exports.played import ONE_OF_EACH_GAME, request_of

NOTEBOOK = Path(__file__).resolve().parents[2] / "docs" / "notebooks" / "positions.ipynb"


def position_of(uid: str) -> Position:
    return request_of(uid, 8).position


@pytest.mark.parametrize("uid", ONE_OF_EACH_GAME)
def test_trimesh_has_a_node_a_part(uid: str) -> None:
    position = position_of(uid)
    parts, scene = rr.scene_parts(position), rr.to_trimesh(position)
    assert isinstance(scene, trimesh.Scene)
    assert len(scene.graph.nodes_geometry) == len(parts)
    assert len(scene.geometry) <= len(parts)
    kept = {len(mesh.vertices) for mesh in scene.geometry.values()}
    assert kept <= {len(part.surface.points) for part in parts}  # or edges would be round
    points = numbered_mesh(parts).points
    np.testing.assert_allclose(scene.bounds, [points.min(axis=0), points.max(axis=0)], atol=1e-9)


@pytest.mark.parametrize("uid", rest_nightly(ONE_OF_EACH_GAME, *ONE_OF_EACH_GAME[:2]))
def test_pyvista_has_a_block_a_part(uid: str) -> None:
    position = position_of(uid)
    parts, blocks = rr.scene_parts(position), rr.to_pyvista(position)
    assert isinstance(blocks, pyvista.MultiBlock)
    assert len(blocks) == len(parts) == len(set(blocks.keys()))
    for part, block in zip(parts, blocks, strict=True):
        mesh = part.mesh
        np.testing.assert_allclose(block.points, mesh.points, atol=1e-6)
        assert np.array_equal(block.regular_faces, mesh.triangles)
        assert block.point_data["colours"].dtype == np.uint8
        brightest = block.point_data["colours"].max(axis=0) / 255
        colour = np.array(part.material.colour)
        shade = 1.0 if part.surface.light is None else part.surface.light.max()
        assert (brightest[:3] <= colour + 1 / 255).all()
        assert shade < 1 or np.allclose(brightest[:3], colour, atol=1 / 255)


def test_nodes_are_named_by_kind_and_place() -> None:
    position = position_of("ring-majority/cube")
    stones = {f"piece {position.board.sites[x]}" for x in np.flatnonzero(position.stones)}
    names = set(rr.to_trimesh(position).graph.nodes_geometry)
    assert {name for name in names if name.startswith("piece")} == stones
    assert stones <= set(rr.to_pyvista(position).keys())


@pytest.mark.nightly
def test_the_notebook_runs(tmp_path: Path) -> None:
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells)
    client = NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}})
    client.execute()
    names = {path.name for path in tmp_path.iterdir()}
    assert {"cube.glb", "cube.json"} <= names
