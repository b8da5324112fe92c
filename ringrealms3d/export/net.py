"""Nets of realms, to cut out, fold and glue."""

from __future__ import annotations

from pathlib import Path

from ringrealms3d.core.files import written_whole
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.export.paper.face_art import FaceArtist
from ringrealms3d.export.paper.net_pages import net_of, net_pages
from ringrealms3d.export.paper.packing import paper_named
from ringrealms3d.export.request import ExportRequest, Tell
from ringrealms3d.export.vector.pdf import pdf_bytes
from ringrealms3d.export.vector.svg import svg_text
from ringrealms3d.games.ring_majority.board import RealmBoard
from ringrealms3d.geometry.polyhedron import Polyhedron


def write(request: ExportRequest, path: Path, tell: Tell) -> None:
    """Write the net of a realm with the position on it, as PDF or as SVG.

    Raises:
        UserError: a face does not fit on the paper.
    """
    board = request.position.board
    assert isinstance(board, RealmBoard)  # other boards are unfit for it
    paper, size = paper_named(request.measures.paper), request.measures.extent
    net = net_of(Polyhedron(board.coordinates, board.faces, board.edges), size, paper)
    tell(0.6)
    style, layout = request.style, request.position.variant.layout
    names = board.sites if style.coordinates else ()
    artist = FaceArtist(net.solid, request.position.stones, names, style.theme, layout.colours)
    title = one_line(f"{board.title}, {size:g} mm")
    pages = net_pages(net, artist, paper, title)
    if path.suffix.lower() == ".svg":
        content = svg_text(pages, title).encode()
    else:
        content = pdf_bytes(pages, title)
    with written_whole(path) as stream:
        stream.write(content)
