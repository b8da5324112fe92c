"""Whether the window can be read in a language."""

from __future__ import annotations

from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.shell.message import warn
from ringrealms3d.window.widgets.legible import has_font


def is_legible(window: QWidget, language: str) -> bool:
    """Return whether a font here has a language's letters; if none has, the user is told."""
    if has_font(language):
        return True
    text = tr(
        "No installed font has the letters of this language, so you could not read the "
        "window. Install one first, such as Noto Sans CJK."
    )
    warn(window, text)
    return False
