"""What is in a file in a few lines: how often there is what, where and in which colour."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import trimesh

from tests.exports.readers import three_mf_meshes

_NUMBER = re.compile(r"(?<![\w#])-?\d+(?:\.\d+)?(?:e[-+]\d+)?")
_IN_SHAPE = re.compile(r"-?\d+(?:\.\d+)?")
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_SHAPE = ("d", "points")
_RUN = re.compile(r"#(?:[\s,<>|]+#){12,}")
_DIGITS = 3


def outline(path: Path) -> Iterator[str]:
    """Yield lines on a file of any kind that is not a picture of pixels."""
    match path.suffix:
        case ".svg":
            yield from _svg(path)
        case ".pdf":
            yield from _pdf(path)
        case ".pov":
            yield from _grouped(_lines(path.read_text("utf-8")))
        case ".json":
            yield from _grouped(_lines(json.dumps(json.loads(path.read_text("utf-8")), indent=0)))
        case ".html":
            found = re.search(r'id="game"[^>]*>(.*?)</script>', path.read_text("utf-8"), re.DOTALL)
            assert found is not None
            yield from _grouped(_lines(json.dumps(json.loads(found[1]), indent=0)))
        case ".3mf":
            for corners, faces in three_mf_meshes(path):
                ends = np.array((corners.min(axis=0), corners.max(axis=0)))
                yield f"{len(faces)} faces, {_numbers(ends)}"
        case _:
            yield from _meshes(path)


def _meshes(path: Path) -> Iterator[str]:
    scene = trimesh.load_scene(path, process=False)
    parts = scene.geometry.items()
    yield from _grouped(
        (f"{_kind(name)} of {_look(mesh)} with {_size(mesh)}", "") for name, mesh in parts
    )
    placed = (scene.graph[node] for node in scene.graph.nodes_geometry)
    yield from _grouped((f"{_kind(name)} at {_numbers(matrix[:3])}", "") for matrix, name in placed)


def _kind(name: str) -> str:
    return re.sub(r"_\d+", "", name)


def _look(mesh: trimesh.Trimesh) -> str:
    material = getattr(mesh.visual, "material", None)
    names = ("baseColorFactor", "metallicFactor", "roughnessFactor", "alphaMode")
    parts = (getattr(material, name, None) for name in names)
    return " ".join(str(part) if isinstance(part, str) else _numbers(part) for part in parts)


def _size(mesh: trimesh.Trimesh) -> str:
    return f"{len(mesh.faces)} faces {_numbers(mesh.area)} {_numbers(mesh.bounds)}"


def _numbers(values: object) -> str:
    given = np.ravel([] if values is None else np.asarray(values, dtype=float))
    return " ".join(f"{each:.4f}" for each in given)


def _svg(path: Path) -> Iterator[str]:
    elements = ElementTree.parse(path).getroot().iter()
    yield from _grouped(
        (
            " ".join(
                (
                    element.tag.rpartition("}")[2],
                    *(f"{k}={v}" for k, v in element.attrib.items() if k not in _SHAPE),
                    (element.text or "").strip(),
                )
            ),
            " ".join(element.get(each, "") for each in _SHAPE),
        )
        for element in elements
    )


def _pdf(path: Path) -> Iterator[str]:
    from pypdf import PdfReader

    for page in PdfReader(path).pages:
        yield f"page {[round(float(each), 1) for each in page.mediabox]}"
        content = page.get_contents()
        if content is not None:
            yield from _grouped(_lines(content.get_data().decode("latin-1")))


def _lines(text: str) -> Iterator[tuple[str, str]]:
    return ((line, "") for line in text.splitlines())


def _grouped(found: Iterable[tuple[str, str]]) -> Iterator[str]:
    """Yield how often there are things that differ in numbers alone, with what these are about.

    Args:
        found: texts, each with what there is any number of, such as corners.
    """
    groups: dict[str, list[list[float]]] = defaultdict(list)
    for written, shape in found:
        text = _COLOUR.sub(_as_numbers, written)
        corners = [float(each) for each in _IN_SHAPE.findall(shape)]
        spread = _spread(corners) if corners else []
        numbers = [float(each) for each in _NUMBER.findall(text)]
        label = _RUN.sub("#…", _NUMBER.sub("#", text))
        if "#…" in label:
            numbers = _spread(numbers)
        groups[label].append([*numbers, *spread])
    for text, rows in groups.items():
        yield f"{len(rows)} x {text[:200]}: {_means(rows)}"


def _spread(numbers: list[float]) -> list[float]:
    """Return where numbers lie, how far apart, and how many they are."""
    return [float(np.mean(numbers)), float(np.std(numbers)), float(len(numbers))]


def _as_numbers(colour: re.Match[str]) -> str:
    return "rgb({} {} {})".format(*bytes.fromhex(colour[0][1:]))


def _means(rows: list[list[float]]) -> str:
    """Return the means of columns, and how far they spread."""
    columns = np.array(rows, dtype=float)
    told = zip(columns.mean(axis=0), columns.std(axis=0), strict=True)
    return " ".join(f"{mean:.{_DIGITS}f}~{spread:.{_DIGITS}f}" for mean, spread in told)
