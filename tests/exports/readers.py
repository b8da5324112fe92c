"""Readers of exported files that the program does not use: each says what it found in a file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import trimesh
from numpy.typing import NDArray
from PIL import Image

from tests.exports.browser import chromium, opened

SVG = "{http://www.w3.org/2000/svg}"


def check(path: Path) -> str:
    """Read a file with a reader of its kind and return what is in it.

    Raises:
        AssertionError: there is nothing in it, or not what its ending says.
    """
    assert path.stat().st_size > 0
    return _READERS[path.suffix.lower()](path)


def _picture(path: Path) -> str:
    with Image.open(path) as image:
        frames = getattr(image, "n_frames", 1)
        shades = np.asarray(image.convert("RGB")).std()
        assert shades > 3, "a picture of one colour"
        return f"{image.width}x{image.height}, {frames} frames"


def _svg(path: Path) -> str:
    root = ElementTree.parse(path).getroot()
    assert root.tag == f"{SVG}svg"
    assert not list(root.iter(f"{SVG}image")), "a raster inside"
    drawn = [x for x in root.iter() if x.tag in (f"{SVG}path", f"{SVG}polygon", f"{SVG}polyline")]
    assert drawn
    return f"{len(drawn)} paths"


def _pdf(path: Path) -> str:
    from pypdf import PdfReader

    pages = PdfReader(path).pages
    assert pages
    assert not any(page.images for page in pages), "a raster inside"
    sides = [round(float(x) * 25.4 / 72) for x in pages[0].mediabox[2:]]
    return f"{len(pages)} pages, {sides[0]}x{sides[1]} mm"


def _model(path: Path) -> str:
    scene = trimesh.load_scene(path)
    counts = [len(mesh.faces) for mesh in scene.geometry.values()]
    assert sum(counts) > 0
    assert np.isfinite(scene.bounds).all()
    return f"{len(counts)} meshes, {sum(counts)} triangles"


def _three_mf(path: Path) -> str:
    import lib3mf
    from lib3mf import get_wrapper

    assert lib3mf
    model = get_wrapper().CreateModel()
    model.QueryReader("3mf").ReadFromFile(str(path))
    meshes, triangles = 0, 0
    objects = model.GetMeshObjects()
    while objects.MoveNext():
        meshes += 1
        triangles += objects.GetCurrentMeshObject().GetTriangleCount()
    assert triangles
    return f"{meshes} meshes, {triangles} triangles"


def three_mf_meshes(path: Path) -> list[tuple[NDArray[np.float64], NDArray[np.int64]]]:
    """Return the points and the triangles of all that lies on the plate of a 3MF file."""
    from lib3mf import get_wrapper

    model = get_wrapper().CreateModel()
    model.QueryReader("3mf").ReadFromFile(str(path))
    merged, found = model.MergeToModel(), []
    objects = merged.GetMeshObjects()
    while objects.MoveNext():
        mesh = objects.GetCurrentMeshObject()
        points = np.array([list(point.Coordinates) for point in mesh.GetVertices()])
        triangles = np.array([list(row.Indices) for row in mesh.GetTriangleIndices()])
        found.append((points, triangles.astype(np.int64)))
    return found


def _film(path: Path) -> str:
    import av

    with av.open(str(path)) as film:
        stream = film.streams.video[0]
        frames = sum(1 for _ in film.decode(stream))
        assert frames > 1
        return f"{stream.width}x{stream.height}, {frames} frames, {stream.codec_context.name}"


def _page(path: Path) -> str:
    with chromium() as browser:
        shown = opened(browser, path, 800, 600)
        assert not shown.faults, shown.faults
        assert not shown.requests, shown.requests
    return "opened in Chromium"


def _scene(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    assert "camera {" in text
    return f"{text.count('mesh2 {')} meshes"


def _graph(path: Path) -> str:
    graph = json.loads(path.read_text(encoding="utf-8"))
    return f"{len(graph['sites'])} sites"


_READERS: dict[str, Callable[[Path], str]] = {
    **dict.fromkeys((".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif"), _picture),
    **dict.fromkeys((".glb", ".obj", ".ply", ".stl", ".off"), _model),
    ".svg": _svg,
    ".pdf": _pdf,
    ".3mf": _three_mf,
    ".mp4": _film,
    ".webm": _film,
    ".html": _page,
    ".pov": _scene,
    ".json": _graph,
}
