"""The solids from files that this process knows, each as a text that travels with its games.

The text is OFF in one line: the solid as it stands on the board, with circumradius 1 and seven
decimals. Its name is that of the file, without folders and ending, and a checksum of the text, as
in ``pyramid@0a1b2c3d4e5f``. So a game never continues on another solid, and what a game's file says
is looked up nowhere but here and, by its checksum, in a folder of the program's own.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections import deque
from functools import lru_cache
from pathlib import Path
from weakref import WeakValueDictionary

import numpy as np

from ringrealms3d.core.data import own_folder
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import last_part, make_folder, read_file, write_whole
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.geometry.convex import convex_polyhedron
from ringrealms3d.geometry.off import parse_off
from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.rounded import rounded
from ringrealms3d.geometry.standing import numbered
from ringrealms3d.geometry.surface import cell_sizes
from ringrealms3d.geometry.upright import level_order

LONGEST_TEXT = 150_000
"""How many characters the text of a solid has at most: one of 2,000 positions has fewer."""

_FOLDER = "polyhedra"
_TEXT = re.compile(r"OFF(?: -?[0-9][0-9.e-]*)+")
_NAME = re.compile(r"(?P<title>[\w-]{1,40})@(?P<checksum>[0-9a-f]{12})")
_FORMER = re.compile(r"(?P<path>.+)#(?P<checksum>[0-9a-f]{12})", re.DOTALL)
_STRANGE = re.compile(r"[^\w-]+")
_LONGEST_TITLE, _LONGEST_QUOTE = 40, 60
_DECIMALS = 7
_SAME = 1e-6  # about what rounding leaves
_NARROW = 4e-3  # of the circumradius: a bar's width on one face, from which it can be clicked
_TOO_NARROW = 5e-4


class _Text(str):
    """A text that is forgotten when no board has it any more, and others came since."""


_texts: WeakValueDictionary[str, _Text] = WeakValueDictionary()
"""The texts by their checksums."""
_latest: deque[_Text] = deque(maxlen=32)
"""The texts that came last, whose boards may be opened soon."""
_formers: dict[str, str] = {}
"""The checksums of texts by those of the files' bytes, which used to be in the names."""


def solid_name(stem: str, text: str) -> str:
    """Return the name of a solid, from what its file is called and its text."""
    title = _STRANGE.sub("-", stem).strip("-")[:_LONGEST_TITLE]
    return f"{title or 'solid'}@{checksum_of(text.encode())}"


def checksum_of(content: bytes) -> str:
    """Return the checksum of a text or of a file's bytes."""
    return hashlib.sha256(content).hexdigest()[:12]


def solid_title(name: str) -> str:
    """Return the display name of a solid."""
    return name.rpartition("@")[0]


def text_of(polyhedron: Polyhedron) -> str:
    """Return the text of a solid that stands on a board."""
    rows = [f"OFF {len(polyhedron.vertices)} {len(polyhedron.faces)} {len(polyhedron.edges)}"]
    rows += [" ".join(map(_number, vertex)) for vertex in polyhedron.vertices.tolist()]
    rows += [f"{len(face)} {' '.join(map(str, face))}" for face in polyhedron.faces]
    return " ".join(rows)


def learn(text: str, former: str = "") -> str:
    """Take note of a solid's text, and return its checksum.

    Args:
        text: the text.
        former: the checksum of the bytes of its file, if that is known.

    Raises:
        UserError: it is no such text.
    """
    if len(text) > LONGEST_TEXT or not _TEXT.fullmatch(text):
        raise UserError("the board is not a solid in one line of OFF")
    checksum = checksum_of(text.encode())
    _latest.append(_texts.setdefault(checksum, _Text(text)))
    if former:
        _formers[former] = checksum
    return checksum


def learn_named(name: str, text: str) -> None:
    """Take note of a solid's text, which must fit its name.

    Raises:
        UserError: it does not, or is no such text.
    """
    named = _NAME.fullmatch(name)
    if named is None or learn(text) != named["checksum"]:
        raise UserError(
            "the board does not fit its name, {name}", name=one_line(name, _LONGEST_QUOTE)
        )


def known_name(name: str) -> str | None:
    """Return the name of a solid that is known, given its name now or formerly, else None.

    Raises:
        UserError: it is the name of a solid that is not known.
    """
    now, formerly = _NAME.fullmatch(name), _FORMER.fullmatch(name)
    if now is not None:
        found, title = _found(now["checksum"]), now["title"]
    elif formerly is not None:
        title = last_part(formerly["path"])
        found = _found(_formers.get(formerly["checksum"], "")) or _kept_former(formerly["checksum"])
    else:
        return None
    if found is None:
        raise not_held(title if now is None else name)
    return name if now is not None else solid_name(Path(title).stem, found)


def not_held(name: str) -> UserError:
    """Return the error of a game that names a solid, or its file, and does not hold it."""
    return UserError(
        "the board is the polyhedron {name}, which is not stored in the game: open that "
        "polyhedron's file first, with 'ringrealms3d play --realm FILE' or in the window, then "
        "the game",
        name=one_line(last_part(name), _LONGEST_QUOTE),
    )


def known_text(name: str) -> str:
    """Return the text of a solid by its name, an empty one if it is not known.

    It stays known as long as a board holds what this returns.
    """
    named = _NAME.fullmatch(name)
    return "" if named is None else _found(named["checksum"]) or ""


def known_texts() -> dict[str, str]:
    """Return all texts that were noted, by their names without a title."""
    return {f"solid@{checksum}": str(text) for checksum, text in _texts.items()}


def keep(name: str) -> None:
    """Keep a known solid, so that later processes know it too, if the folder can be written to."""
    checksum, text = name.rpartition("@")[2], known_text(name)
    if not text:
        return
    with contextlib.suppress(UserError, OSError):
        make_folder(own_folder(_FOLDER))
        _write(_kept(checksum), text)
        for former in [old for old, new in _formers.items() if new == checksum]:
            _write(_kept(former, "file-"), text)


@lru_cache(maxsize=8)
def known_solid(name: str) -> Polyhedron:
    """Return a known solid, numbered as it stands in its text.

    Raises:
        UserError: it is no board; the message names it.
    """
    try:
        solid = _solid_in(known_text(name), name)
        if _narrowest(solid) < _TOO_NARROW:
            raise UserError("is too uneven: places would be too small to see")
    except UserError as error:
        raise UserError("{path} {error}", path=name, error=error) from error
    return numbered(solid, level_order)


def _solid_in(text: str, name: str) -> Polyhedron:
    """Return the solid in a text, where the text has it if it stands there as on a board."""
    points, faces = parse_off(text, name)
    solid = convex_polyhedron(points, faces)
    if len(points) > len(solid.vertices) or abs(np.linalg.norm(points, axis=1).max() - 1) > _SAME:
        return solid
    placed = Polyhedron(points, solid.faces, solid.edges)
    distances = np.einsum("ij,ij->i", placed.face_normals, placed.face_centres)
    return placed if distances.min() > _SAME else solid


def playable(polyhedron: Polyhedron) -> Polyhedron:
    """Return a solid as it is, or evened out if its positions would be too small to play on.

    Raises:
        UserError: that does not help; the message is a clause that follows the file's name.
    """
    if _narrowest(polyhedron) > _NARROW:
        return polyhedron
    best = max((polyhedron, _evened_out(polyhedron)), key=_narrowest)
    if _narrowest(best) < _TOO_NARROW:
        raise UserError("is too uneven: even after evening out, places would be too small to see")
    return best


def _evened_out(polyhedron: Polyhedron) -> Polyhedron:
    """Return the canonical form with circumradius 1."""
    form = rounded(polyhedron)
    radius = np.linalg.norm(form.vertices, axis=1).max()
    return Polyhedron(form.vertices / radius, form.faces, form.edges)


def _narrowest(polyhedron: Polyhedron) -> float:
    """Return how wide the narrowest bar is on one of a solid's faces."""
    return float(cell_sizes(polyhedron).widths.min())


def _number(value: float) -> str:
    return f"{round(value, _DECIMALS) + 0.0:.{_DECIMALS}g}"


def _found(checksum: str) -> str | None:
    """Return the text with a checksum, from this process or the program's folder."""
    if checksum and checksum not in _texts:
        text = _read(_kept(checksum))
        if checksum_of(text.encode()) == checksum:
            learn(text)
    return _texts.get(checksum)


def _kept_former(checksum: str) -> str | None:
    """Return the text of a file's bytes with a checksum, from the program's folder."""
    text = _read(_kept(checksum, "file-"))
    with contextlib.suppress(UserError):
        learn(text, checksum)
        return text
    return None


def _kept(checksum: str, before: str = "") -> Path:
    return own_folder(_FOLDER) / f"{before}{checksum}.off"


def _read(path: Path) -> str:
    """Return the text in a file of the program's own, an empty one if there is none."""
    try:
        return read_file(path, LONGEST_TEXT).decode("ascii").strip()
    except (UserError, UnicodeDecodeError):
        return ""


def _write(path: Path, text: str) -> None:
    if not path.exists():
        write_whole(path, f"{text}\n")
