"""Write every kind of export of every variant, and check each file with another reader.

    python -m tests.benchmarks.measure_exports [VARIANT …] [--kind KIND] [--moves 12]
        [--size 800x600] [--turn 8] [--mm 200] [-o DIR]

Prints a line for each file: its kind, how long it took, its size, and what an independent reader
found in it. Exits with 1 if a file was refused by its reader.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from ringrealms3d.cli.look import picture_size
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.kinds import KINDS, Kind, export
from ringrealms3d.exports.measures import FilmStyle, Measures
from ringrealms3d.exports.request import ExportRequest, PictureStyle
from ringrealms3d.games import variant_ids
from ringrealms3d.scene.camera import HOME, home_of
from tests.exports.played import request_of
from tests.exports.readers import check


def requests(asked: argparse.Namespace) -> Iterator[ExportRequest]:
    """Yield a game of each variant, at its end."""
    measures, film = Measures(asked.mm), FilmStyle(turn_seconds=asked.turn)
    for uid in asked.variants or variant_ids():
        game = request_of(uid, asked.moves)
        layout = game.position.variant.layout
        camera = home_of(layout) if isinstance(layout, SolidLayout) else HOME
        style = PictureStyle(asked.size, camera, legal=False)
        yield replace(game, style=style, measures=measures, film=film)


def measured(request: ExportRequest, kind: Kind, ending: str, folder: Path) -> bool:
    """Write and read one file, print how that went, and return whether it went well."""
    uid = request.record.uid
    path = folder / f"{uid.replace('/', '-')}-{kind.name}{ending}"
    problem = kind.problem(request)
    if problem:
        print(f"{uid:28}{kind.name:11}{ending:6}{'':>8}{'':>10}  none: {problem}", flush=True)
        return True
    begin = time.perf_counter()
    try:
        export(request, path, kind.name)
        seconds = time.perf_counter() - begin
        found, good = check(path), True
    except Exception as error:
        seconds = time.perf_counter() - begin
        found, good = f"FAILED: {type(error).__name__}: {error}", False
    size = path.stat().st_size / 1024 if path.exists() else 0
    print(f"{uid:28}{kind.name:11}{ending:6}{seconds:7.2f}s{size:8.0f}kB  {found}", flush=True)
    return good


def main() -> int:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("variants", nargs="*", metavar="VARIANT")
    parser.add_argument("--kind", choices=list(KINDS), action="append")
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--size", type=picture_size, default=(800, 600))
    parser.add_argument("--turn", type=float, default=8.0, help="seconds of a turn")
    parser.add_argument("--mm", type=float, default=200.0, help="of what is printed")
    parser.add_argument("-o", "--output", type=Path)
    asked = parser.parse_args()
    folder = asked.output or Path(tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    good = True
    for request in requests(asked):
        for kind in KINDS.values():
            if asked.kind and kind.name not in asked.kind:
                continue
            for ending in kind.endings:
                good &= measured(request, kind, ending, folder)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
