"""All kinds of exports, and the one way to make them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import beside, check_target
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.measures import USUAL_MM
from ringrealms3d.exports.paper.sheet import usual_mm
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.geometry.polyhedron import solid_below

PICTURE = "picture"
"""The kind that can be a photograph."""

SCENE = "scene"
"""The kind for a ray tracer."""

FILM_ENDINGS = (".mp4", ".webm", ".gif", ".webp", ".avif")

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".avif")
"""The extensions of pictures, the usual one first."""

Write = Callable[[ExportRequest, Path, Progress], None]
"""Writes a request to a file, which is there whole or as it was."""


def fits_all(request: ExportRequest) -> str:
    """Accept every game."""
    return ""


def has_no_space(request: ExportRequest) -> str:
    """Report a board that has only a map and no picture in space."""
    position = request.position
    if isinstance(position.variant.layout, SolidLayout):
        return ""
    return Phrase("{uid} has a map but no 3-D view", uid=position.uid)


def has_no_moves(request: ExportRequest) -> str:
    """Report a game in which nothing moves, or a board without a picture in space."""
    if request.record.line:
        return has_no_space(request)
    return Phrase("the game has no moves; a turntable shows its board")


def covers_no_solid(request: ExportRequest) -> str:
    """Report a board that is not a solid to unfold."""
    position = request.position
    if solid_below(position.board) is not None:
        return ""
    return Phrase("{uid} is not a solid that unfolds; a sheet shows its board", uid=position.uid)


def covers_solid(request: ExportRequest) -> str:
    """Report a board that is a solid, which does not fit on a sheet."""
    position = request.position
    if solid_below(position.board) is not None:
        return Phrase("{uid} is not a flat board; its net can be printed", uid=position.uid)
    return ""


def board_mm(position: Position) -> float:
    """Return the default size of a board, whatever it is."""
    return USUAL_MM


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of export.

    Attributes:
        name: its name in commands.
        title: its display name.
        endings: its file extensions, the usual one first.
        home: the module of :mod:`ringrealms3d.exports` whose ``write`` makes the file.
        problem: returns a sentence on why a request does not fit this kind, or an empty one.
        asks: its options, by the names of rows in the dialog of exports.
        usual_mm: its default size in millimetres.
        still: whether it is one picture, which the board fills.
        beside: by endings, those of the files that are written beside the one named.
    """

    name: str
    title: str
    endings: tuple[str, ...]
    home: str
    problem: Callable[[ExportRequest], str] = fits_all
    asks: frozenset[str] = frozenset()
    usual_mm: Callable[[Position], float] = board_mm
    still: bool = False
    beside: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def write(self) -> Write:
        """The function that makes the file."""
        function: Write = import_module(f"ringrealms3d.exports.{self.home}").write
        return function

    def files(self, path: Path) -> tuple[Path, ...]:
        """Return all files that this kind writes if it is told to write one, which comes first."""
        endings = self.beside.get(path.suffix.lower(), ())
        return path, *(beside(path, ending) for ending in endings)


_DRESS = frozenset({"theme", "materials"})
_STILL = _DRESS | {"size", "transparent"}
_FILM = _DRESS | {"size", "quality", "fps"}

KINDS = {
    kind.name: kind
    for kind in (
        Kind(
            PICTURE,
            "Picture",
            PICTURES,
            "picture",
            asks=_STILL | {"quality", "depth", "legal"},
            still=True,
        ),
        Kind(
            "film",
            "Film of the game",
            FILM_ENDINGS,
            "films.film",
            problem=has_no_moves,
            asks=_FILM | {"move", "captions", "follows"},
        ),
        Kind(
            "turntable",
            "Film of the board turning",
            FILM_ENDINGS,
            "films.turntable",
            problem=has_no_space,
            asks=_FILM | {"turn", "legal"},
        ),
        Kind(
            "page",
            "Web page that plays the game",
            (".html",),
            "pages.page",
            problem=has_no_space,
            asks=_DRESS | {"transparent"},
        ),
        Kind(
            "drawing",
            "3-D drawing",
            (".svg", ".pdf"),
            "vector.drawing",
            problem=has_no_space,
            asks=_STILL | {"legal"},
            still=True,
        ),
        Kind(
            "diagram",
            "Diagram of the map",
            (".svg", ".pdf", ".png"),
            "diagram",
            asks=frozenset({"size", "theme", "transparent"}),
        ),
        Kind(
            "model",
            "Model",
            (".glb", ".obj", ".ply", ".stl", ".off", ".3mf"),
            "models.model",
            problem=has_no_space,
            asks=_DRESS | {"legal"},
            beside={".obj": (".mtl",)},
        ),
        Kind(
            "print",
            "One body for a 3-D printer",
            (".stl", ".3mf", ".ply", ".obj", ".off"),
            "printing.printing",
            problem=has_no_space,
            asks=frozenset({"mm", "wall"}),
        ),
        Kind(
            "kit",
            "Board and pieces for a 3-D printer",
            (".3mf", ".stl"),
            "printing.kit",
            problem=has_no_space,
            asks=frozenset({"mm", "wall", "clearance", "bed"}),
        ),
        Kind(
            "net",
            "Paper net to fold",
            (".pdf", ".svg"),
            "paper.net",
            problem=covers_no_solid,
            asks=frozenset({"mm", "paper", "theme"}),
        ),
        Kind(
            "sheet",
            "Paper board and pieces to cut out",
            (".pdf",),
            "paper.sheet",
            problem=covers_solid,
            asks=frozenset({"mm", "paper", "theme"}),
            usual_mm=usual_mm,
        ),
        Kind(
            SCENE,
            "Scene for POV-Ray",
            (".pov",),
            "pov",
            problem=has_no_space,
            asks=_STILL | {"legal"},
            still=True,
        ),
        Kind("graph", "Places and neighbours", (".json",), "site_graph"),
    )
}
"""The kinds of export by their names; of those with the same ending, the usual one first."""


def kind_for(path: Path, name: str | None = None) -> Kind:
    """Return the kind for a file's extension, or the named one.

    Raises:
        UserError: there is no such kind, or it has other extensions; the message lists them.
    """
    if path.is_dir():
        raise UserError("'{path}' is a folder, not a file", path=path)
    ending = path.suffix.lower()
    if name is None:
        for kind in KINDS.values():
            if ending in kind.endings:
                return kind
        known = dict.fromkeys(ending for kind in KINDS.values() for ending in kind.endings)
        raise UserError("'{path}' does not end in {known}", path=path, known=" ".join(known))
    if name not in KINDS:
        raise UserError(
            "no kind of export '{name}' (choose from {kinds})",
            name=name[:40],
            kinds=", ".join(KINDS),
        )
    kind = KINDS[name]
    if ending not in kind.endings:
        raise UserError(
            "'{path}': the name of a {name} ends in {endings}",
            path=path,
            name=name,
            endings=" or ".join(kind.endings),
        )
    return kind


def export(
    request: ExportRequest,
    path: Path,
    name: str | None = None,
    progress: Progress = lambda share: None,
) -> None:
    """Write a game, or a position of it, to a file, atomically.

    Args:
        path: the file; its extension selects the kind.
        name: the kind, if an extension has several.
        progress: called repeatedly with the finished share of the work.

    Raises:
        UserError: there is no such kind, it does not suit this board, a library is missing, or the
            file cannot be written; the message says so.
    """
    kind = kind_for(path, name)
    if problem := kind.problem(request):
        raise UserError("'{path}': {problem}", path=path, problem=problem)
    check_target(path)
    kind.write(request, path, progress)
