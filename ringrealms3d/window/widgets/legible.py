"""Text that can be read: colours that stand out, and fonts that have the letters.

Contrast is that of the Web Content Accessibility Guidelines 2.2: from 1 for two equal colours to 21
for black on white. Text needs 4.5.
"""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtGui import QColor, QFontDatabase

LEAST_CONTRAST = 4.5
_STEP = 0.02

_SCRIPTS = {
    "ja": QFontDatabase.WritingSystem.Japanese,
    "zh": QFontDatabase.WritingSystem.SimplifiedChinese,
}
"""The scripts that are not in every font, by the codes of the languages."""


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    low, high = sorted((_luminance(first), _luminance(second)))
    return (high + 0.05) / (low + 0.05)


def ink_on(ground: QColor) -> QColor:
    """Return black or white, whichever stands out more."""
    return max((QColor("black"), QColor("white")), key=lambda ink: contrast(ink, ground))


def standing_out(colour: QColor, grounds: Iterable[QColor]) -> QColor:
    """Return the colour nearest to one, on its way to black or white, that stands out."""
    under = list(grounds)
    end = max((QColor("black"), QColor("white")), key=lambda far: _least(far, under))
    found, share = _opaque(colour, under[0]), 0.0
    start = found
    while _least(found, under) < LEAST_CONTRAST and share < 1:
        share += _STEP
        found = _mixed(start, end, share)
    return found


def faded(colour: QColor, share: float, ground: QColor) -> QColor:
    """Return how a colour looks on a ground of which it covers a share."""
    return _mixed(ground, colour, share)


def _least(colour: QColor, grounds: Iterable[QColor]) -> float:
    return min(contrast(colour, ground) for ground in grounds)


def _opaque(colour: QColor, ground: QColor) -> QColor:
    """Return how a translucent colour looks on its background."""
    return _mixed(ground, QColor(colour.rgb()), colour.alphaF())


def _mixed(first: QColor, second: QColor, share: float) -> QColor:
    parts = zip(_parts(first), _parts(second), strict=True)
    return QColor.fromRgbF(*(a + min(1.0, share) * (b - a) for a, b in parts))


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in _parts(colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def has_font(language: str) -> bool:
    """Return whether an installed font has the letters of a language, given by its code."""
    script = _SCRIPTS.get(language)
    return script is None or bool(QFontDatabase.families(script))
