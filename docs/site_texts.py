"""What Sphinx changes in texts that are read in other places too.

The rules of the games hold diagrams, positions that the program draws; here each becomes a picture
in space and a map below it, drawn when the site is built. Documents beside this folder become pages
of it, so links to them lead to these pages.
"""

from __future__ import annotations

import hashlib
import os
import re
from argparse import ArgumentParser, _SubParsersAction
from functools import cache, partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from sphinx.application import Sphinx

import ringrealms3d as rr
from ringrealms3d.cli.main import build_parser
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.exports.diagrams import SpaceArtist
from ringrealms3d.flat.pictures import map_pixels
from ringrealms3d.games.diagrams import Diagram, with_diagrams
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import DARK, LIGHT, Theme

_WIDTH = 1000  # pixels at most, two for each of the page's
_THEMES = {"light": LIGHT, "dark": DARK}
_LINK = re.compile(r"\]\((?:\.\./)?(?P<name>README|ARCHITECTURE|CHANGELOG|CONTRIBUTING)\.md")
_PAGES = {
    "README": "index.md",
    "ARCHITECTURE": "architecture.md",
    "CHANGELOG": "changes.md",
    "CONTRIBUTING": "contributing.md",
}


_COMMAND_PAGE = """# {name}

```{{argparse}}
:module: site_texts
:func: {function}
:prog: ringrealms3d {name}
```
"""


def setup(app: Sphinx) -> dict[str, bool]:
    """Join Sphinx."""
    app.add_config_value("diagram_width", _WIDTH, "env")
    app.connect("builder-inited", _write_commands)
    app.connect("source-read", _read_page)
    app.connect("include-read", _read_part)
    app.connect("build-finished", _end)
    return {"parallel_read_safe": False}


def _write_commands(app: Sphinx) -> None:
    """Write a page for each command of the command line."""
    folder = Path(app.srcdir) / "commands"
    folder.mkdir(exist_ok=True)
    for name, parser in _commands().items():
        function = f"parser_of_{re.sub('[ -]', '_', name)}"
        globals()[function] = partial(_itself, parser)  # where the page looks for it
        path = folder / f"{name.replace(' ', '-')}.md"
        text = _COMMAND_PAGE.format(name=name, function=function)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def _itself(parser: ArgumentParser) -> ArgumentParser:
    return parser


def _commands() -> dict[str, ArgumentParser]:
    """Return the commands under their first names."""
    (commands,) = (each for each in build_parser()._actions if isinstance(each, _SubParsersAction))
    return {choice.dest: commands.choices[choice.dest] for choice in commands._choices_actions}


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
    """Return a diagram in space and as a map, one for light pages and one for dark ones."""
    position, played = diagram.position, diagram.played
    most = app.config.diagram_width
    drawn = {f" only-{name}": _map(diagram, theme, most) for name, theme in _THEMES.items()}
    if isinstance(position.variant.layout, SolidLayout):
        drawn = {"": _artist(most).picture(position, played, LIGHT), **drawn}
    pictures = "\n".join(
        f"```{{image}} /{_kept(app, picture, lossless=kind != '')}\n"
        f":alt: {diagram.caption}\n:class: diagram{kind}\n```"
        for kind, picture in drawn.items()
    )
    return f"{pictures}\n\n{{.caption}}\n{diagram.caption}"


def _kept(app: Sphinx, picture: NDArray[np.uint8], lossless: bool) -> str:
    """Write a picture to a file and return its path from the folder of the pages."""
    folder = Path(app.doctreedir) / "diagrams"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{hashlib.sha1(picture.tobytes()).hexdigest()[:12]}.webp"
    Image.fromarray(picture).save(path, lossless=lossless, method=2)
    return Path(os.path.relpath(path, app.srcdir)).as_posix()


def _map(diagram: Diagram, theme: Theme, most: int) -> NDArray[np.uint8]:
    layout = diagram.position.variant.layout
    width, height = layout.map_size
    scale = most * min(1 / width, 0.8 / height)
    size = (round(scale * width), round(scale * height))
    content = content_of(diagram.position, diagram.played, legal=False)
    return map_pixels(layout, content, theme, size, transparent=True)


@cache
def _artist(most: int) -> SpaceArtist:
    """Return what draws in space: for both kinds of pages, since wood looks the same on them."""
    return SpaceArtist((most * 9 // 10, most * 6 // 10), FAST)


def _end(app: Sphinx, fault: Exception | None) -> None:
    if fault is None and app.builder.format == "html":
        record = rr.read_game(Path(app.srcdir) / "examples" / "game.rrsgf")
        (Path(app.outdir) / "game.html").unlink(missing_ok=True)
        rr.export(record, Path(app.outdir) / "game.html", "page")
    _artist(app.config.diagram_width).close()
