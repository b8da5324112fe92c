"""Texts of charts: how wide they are, breaking them into lines, and the fonts of their letters."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

from matplotlib.font_manager import FontProperties, get_font
from matplotlib.textpath import text_to_path

from ringrealms3d.lab.charts.chart import plain
from ringrealms3d.scene.fonts import files_with, own_font

_SPARE = 1.01  # for how other programs place letters
_MOST = 200  # letters for which fonts are looked for


def width_of(text: str, size: float = 12.0, weight: str = "normal") -> float:
    """Return how many pixels a text needs at most in DejaVu Sans, the widest font of charts."""
    return size * sum(_ems(letter, weight) for letter in text)


@lru_cache(maxsize=4096)
def _ems(letter: str, weight: str) -> float:
    """Return how wide a letter is, relative to its size."""
    font = FontProperties(size=100, weight=weight)
    one, two = (
        text_to_path.get_text_width_height_descent(each, font, False)[0]
        for each in (letter, 2 * letter)
    )
    return _SPARE * float(max(one, two - one)) / 100 if two > one else 0.0


def broken(text: str, width: float, size: float = 12.0, weight: str = "normal") -> str:
    """Return a text as lines that fit into a width, breaking words only where necessary."""
    lines: list[str] = []
    for word in plain(text).split(" "):
        joined = f"{lines[-1]} {word}" if lines else word
        if width_of(joined, size, weight) <= width:
            lines[-1:] = [joined]
            continue
        lines.append("")
        for letter in word:
            if lines[-1] and width_of(lines[-1] + letter, size, weight) > width:
                lines.append("")
            lines[-1] += letter
    return "\n".join(filter(None, lines))


def families_for(text: str) -> list[str]:
    """Return the fonts that have the letters of a text, the program's own first."""
    foreign = sorted(x for x in set(text) if ord(x) > 0x24F)[:_MOST]
    files = dict.fromkeys([own_font(), *(next(files_with(x), own_font()) for x in foreign)])
    names = []
    for file in files:
        with suppress(OSError, RuntimeError):
            names.append(str(get_font(file).family_name))
    return names
