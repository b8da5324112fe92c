"""Make the icons of the window from those of Lucide, and the small pictures of its style sheet.

The folder that it is given holds the package lucide-static, which npm has.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ringrealms3d.window.widgets.design import DARK, LIGHT

RESOURCES = Path(__file__).parent
STROKE = "1.75"
INK = "#000"
ICONS = {
    "again": "refresh-cw",
    "analyse": "activity",
    "check": "check",
    "close": "x",
    "comment": "message-square-text",
    "danger": "triangle-alert",
    "down": "chevron-down",
    "edit": "pencil",
    "far-side": "contrast",
    "first": "skip-back",
    "folder": "folder",
    "groups": "waypoints",
    "hint": "lightbulb",
    "home": "house",
    "larger": "maximize-2",
    "last": "skip-forward",
    "lesson": "graduation-cap",
    "library": "library",
    "map": "map",
    "minus": "minus",
    "moves": "list-ordered",
    "next": "chevron-right",
    "picture": "image",
    "places": "map-pin",
    "play": "play",
    "plus": "plus",
    "previous": "chevron-left",
    "puzzle": "puzzle",
    "redo": "redo-2",
    "resign": "flag",
    "review": "list-checks",
    "rules": "book-open",
    "save": "download",
    "search": "search",
    "sound": "volume-2",
    "swap": "arrow-right-left",
    "tree": "git-branch",
    "undo": "undo-2",
    "up": "chevron-up",
}
"""The icons of Lucide by the names of ours."""
CONTROLS = {
    "check": ("check", "on_accent"),
    "minus": ("minus", "on_accent"),
    "up": ("up", "second"),
    "down": ("down", "second"),
    "left": ("previous", "second"),
    "right": ("next", "second"),
}
"""The pictures of the style sheet, which cannot colour one: icons, and the colours they have."""


def drawn(source: str) -> str:
    """Return an icon of Lucide with our lines."""
    shapes = re.sub(r">\s+<", "><", source.partition(">")[2].partition("<svg")[2])
    shapes = shapes.partition(">")[2].removesuffix("</svg>\n").strip()
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="{INK}" '
        f'stroke-width="{STROKE}" stroke-linecap="round" stroke-linejoin="round">{shapes}</svg>\n'
    )


def controls() -> dict[str, str]:
    """Return the pictures of the style sheet by the names of their files."""
    return {
        f"{name}-{theme}.svg": (RESOURCES / "icons" / f"{icon}.svg")
        .read_text("utf-8")
        .replace(INK, getattr(colours, role))
        for name, (icon, role) in CONTROLS.items()
        for theme, colours in (("light", LIGHT), ("dark", DARK))
    }


def main(package: Path) -> None:
    """Write all of them."""
    for name, origin in ICONS.items():
        source = (package / "icons" / f"{origin}.svg").read_text("utf-8")
        (RESOURCES / "icons" / f"{name}.svg").write_text(drawn(source), "utf-8")
    licence = (package / "LICENSE").read_text("utf-8")
    (RESOURCES / "icons" / "lucide-LICENSE.txt").write_text(licence, "utf-8")
    for file, picture in controls().items():
        (RESOURCES / "controls" / file).write_text(picture, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
