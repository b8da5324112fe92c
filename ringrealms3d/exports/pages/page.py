"""Games as pages: one HTML file with a board to turn, which needs only a browser."""

from __future__ import annotations

import json
from base64 import b64encode
from html import escape
from pathlib import Path

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.files import written_whole
from ringrealms3d.exports.game_words import players_text
from ringrealms3d.exports.pages.page_game import Described, page_colours, page_game
from ringrealms3d.exports.pages.page_glb import glb_of
from ringrealms3d.exports.pages.page_parts import PartTable
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.scene.theme import Theme


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write a page of a request's game, with all its variations.

    Raises:
        UserError: the board has no picture in space, or the file cannot be written.
    """
    text = page_text(request, progress)
    with written_whole(path) as stream:
        stream.write(text.encode("utf-8", "replace"))


def page_text(request: ExportRequest, progress: Progress = lambda share: None) -> str:
    """Return the page of a request's game."""
    table = PartTable()
    game = page_game(request, table, progress)
    names = game["title"], players_text(request.record, request.style.theme.names)
    parts = {
        "title": escape(" – ".join(filter(None, names))),
        "heading": escape(game["title"]),
        "scheme": "dark" if request.style.theme.is_dark else "light",
        "ground": "clear" if request.style.transparent else "sky",
        "colours": _properties(request.style.theme),
        "style": _resource("page.css"),
        "game": _as_json(game),
        "model": b64encode(glb_of(table.meshes)).decode(),
        "three": _resource("three.min.js"),
        **{name: _resource(f"{name}.js") for name in ("board", "names", "motion", "player")},
    }
    return "".join(
        parts[piece] if number % 2 else piece
        for number, piece in enumerate(_resource("page.html").split("@@"))
    )


def _resource(name: str) -> str:
    return (data_folder("resources") / "web" / name).read_text(encoding="utf-8")


def _properties(theme: Theme) -> str:
    return "; ".join(f"--{name}: {colour}" for name, colour in page_colours(theme).items())


def _as_json(game: Described) -> str:
    """Return JSON that no text in it can end: a page's script ends at the first ``</script``."""
    return json.dumps(game, separators=(",", ":")).replace("<", "\\u003c")
