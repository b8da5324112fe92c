"""Everything that a game can be exported as, and the one way to do it."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import check_target
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.export.request import ExportRequest, Tell

FILM_ENDINGS = (".mp4", ".webm", ".gif", ".webp", ".avif")

Write = Callable[[ExportRequest, Path, Tell], None]
"""Writes a request to a file, which is there whole or as it was."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of export.

    Attributes:
        name: by which it is chosen.
        title: what a person gets.
        endings: of the files it can be, the usual one first.
        home: the module of :mod:`ringrealms3d.export` whose ``write`` makes the file.
        needs: the library it takes, empty for none that may be missing.
        extra: the extra of this package that brings the library.
        in_space: whether it needs a board with a picture in space.
        of_game: whether it shows a whole game, rather than one position.
    """

    name: str
    title: str
    endings: tuple[str, ...]
    home: str
    needs: str = ""
    extra: str = ""
    in_space: bool = False
    of_game: bool = False

    @property
    def write(self) -> Write:
        """What makes the file."""
        function: Write = import_module(f"ringrealms3d.export.{self.home}").write
        return function

    def problem(self, request: ExportRequest) -> str:
        """Return in a sentence why a request cannot be of this kind, empty if it can."""
        if self.in_space and not isinstance(request.position.variant.layout, SolidLayout):
            return f"{request.position.uid} has no board in space, which a {self.name} shows"
        if self.needs and importlib.util.find_spec(self.needs) is None:
            return f"a {self.name} needs {self.needs}: pip install 'ringrealms3d[{self.extra}]'"
        return ""


KINDS = {
    kind.name: kind
    for kind in (
        Kind("picture", "Picture", (".png", ".jpg", ".jpeg", ".webp", ".avif"), "picture"),
        Kind("film", "Film of a game", FILM_ENDINGS, "film", in_space=True, of_game=True),
        Kind("turntable", "Film of a position turning", FILM_ENDINGS, "turntable", in_space=True),
        Kind(
            "page", "Page with a player for a game", (".html",), "page", in_space=True, of_game=True
        ),
        Kind("scene", "Scene for POV-Ray", (".pov",), "pov", in_space=True),
    )
}
"""The kinds of export by their names; of those with the same ending, the usual one first."""


def kind_for(path: Path, name: str | None = None) -> Kind:
    """Return the kind that a file's ending tells, or the one that is named.

    Raises:
        UserError: there is no such kind, or it has no such files; the message lists what there is.
    """
    ending = path.suffix.lower()
    if name is None:
        for kind in KINDS.values():
            if ending in kind.endings:
                return kind
        known = dict.fromkeys(ending for kind in KINDS.values() for ending in kind.endings)
        raise UserError(f"'{path}' ends in none of {' '.join(known)}")
    if name not in KINDS:
        raise UserError(f"no kind of export '{name[:40]}' (there are {', '.join(KINDS)})")
    kind = KINDS[name]
    if ending not in kind.endings:
        raise UserError(f"'{path}': a {name} ends in {' or '.join(kind.endings)}")
    return kind


def export(
    request: ExportRequest,
    path: Path,
    name: str | None = None,
    tell: Tell = lambda share: None,
) -> None:
    """Write a game, or a position of it, to a file, which is there whole or as it was.

    Args:
        path: the file; its ending tells the kind.
        name: the kind, where an ending has several.
        tell: called with the share of the work that is done, again and again.

    Raises:
        UserError: there is no such kind, it does not suit this board, a library is missing, or the
            file cannot be written; the message says so.
    """
    kind = kind_for(path, name)
    problem = kind.problem(request)
    if problem:
        raise UserError(f"'{path}': {problem}")
    check_target(path)
    kind.write(request, path, tell)
