"""What Sphinx changes in texts that are read in other places too.

The rules of the games hold diagrams, positions that the program draws; here each becomes a picture,
drawn when the site is built. Documents beside this folder become pages of it, so links to them lead
to these pages.
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

from PIL import Image
from sphinx.application import Sphinx

from ringrealms3d.flat.map_picture import map_pixels
from ringrealms3d.games.diagrams import Diagram, with_diagrams
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.theme import DARK, LIGHT, Theme

_SIZE = (1000, 800)  # pixels at most, two for each of the page's
_THEMES = {"light": LIGHT, "dark": DARK}
_LINK = re.compile(r"\]\((?:\.\./)?(?P<name>README|ARCHITECTURE|CHANGELOG|CONTRIBUTING)\.md")
_PAGES = {
    "README": "index.md",
    "ARCHITECTURE": "architecture.md",
    "CHANGELOG": "changes.md",
    "CONTRIBUTING": "contributing.md",
}


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.connect("source-read", _read_page)
    app.connect("include-read", _read_part)
    return {"parallel_read_safe": False}


def _read_page(app: Sphinx, name: str, content: list[str]) -> None:
    content[0] = _as_page(app, content[0])


def _read_part(app: Sphinx, path: Path, name: str, content: list[str]) -> None:
    text = content[0]
    if (Path(app.srcdir).parent / path.name).is_file():  # its links begin beside this folder
        text = text.replace("](docs/", "](")
    content[0] = _as_page(app, text)


def _as_page(app: Sphinx, text: str) -> str:
    text = _LINK.sub(lambda found: f"]({_PAGES[found['name']]}", text)
    return with_diagrams(text, lambda diagram: _as_pictures(app, diagram))


def _as_pictures(app: Sphinx, diagram: Diagram) -> str:
    """Return a diagram as a picture for light pages and one for dark ones, with its caption."""
    pictures = "\n".join(
        f"```{{image}} /{_drawn(app, diagram, theme)}\n"
        f":alt: {diagram.caption}\n:class: diagram only-{name}\n```"
        for name, theme in _THEMES.items()
    )
    return f"{pictures}\n\n{{.caption}}\n{diagram.caption}"


def _drawn(app: Sphinx, diagram: Diagram, theme: Theme) -> str:
    """Draw a diagram and return the picture's path from the folder of the pages."""
    position = diagram.position
    folder = Path(app.doctreedir) / "diagrams"
    folder.mkdir(parents=True, exist_ok=True)
    told = f"{position.uid} {position.fen()} {diagram.caption}"
    path = folder / f"{theme.name}-{hashlib.sha1(told.encode()).hexdigest()[:12]}.webp"
    layout = position.variant.layout
    width, height = layout.map_size
    scale = min(_SIZE[0] / width, _SIZE[1] / height)
    size = (round(scale * width), round(scale * height))
    content = content_of(position, diagram.played, legal=False)
    Image.fromarray(map_pixels(layout, content, theme, size, transparent=True)).save(
        path, lossless=True
    )
    return Path(os.path.relpath(path, app.srcdir)).as_posix()
