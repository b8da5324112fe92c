"""Catalogues of translated texts, as Qt reads them, and the choice of one.

Each is a file ``ringrealms3d_de.qm`` in ``resources/translations``, compiled from a ``.ts`` file
beside it. Qt is imported only when a language other than English is needed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import cache
from types import MappingProxyType

from ringrealms3d.core.data import data_folder
from ringrealms3d.core.phrase import Catalogue

CONTEXT = "ringrealms3d"
"""The context under which the files know all texts."""

ENGLISH = "en"

LANGUAGES = MappingProxyType(
    {
        "de": "Deutsch",
        ENGLISH: "English",
        "es": "Español",
        "fr": "Français",
        "pt": "Português",
        "ja": "日本語",
        "zh": "中文",
    }
)
"""By its code what each language calls itself, in the order of a list."""

CHOSEN = "RINGREALMS3D_LANGUAGE"
"""The variable that names a language other than the system's."""

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # as gettext looks at them


class QtCatalogue:
    """The texts of one ``.qm`` file."""

    def __init__(self, language: str) -> None:
        """Open a language's file; if it is missing, the catalogue is empty."""
        from PyQt6.QtCore import QTranslator

        self._translator = QTranslator()
        folder = data_folder("resources") / "translations"
        self._translator.load(str(folder / f"ringrealms3d_{language}.qm"))
        self._translate: Callable[..., str | None] = self._translator.translate

    def translate(self, text: str, count: int | None = None) -> str:
        """Return a text in this language, empty if the file does not know it."""
        number = -1 if count is None else count
        # as bytes: PyQt takes texts for ASCII here
        return self._translate(CONTEXT.encode(), text.encode(), b"", number) or ""


@cache
def catalogue_of(language: str) -> Catalogue | None:
    """Return the catalogue of a language, None for English."""
    return None if language == ENGLISH else QtCatalogue(language)


def language_of_system() -> str:
    """Return the code of the system's language, or English if it is not available.

    The variable RINGREALMS3D_LANGUAGE takes precedence.
    """
    wanted = (os.environ.get(CHOSEN, ""), *_wanted_of_system())
    codes = (each.replace("-", "_").split("_")[0].split(".")[0].lower() for each in wanted)
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def _wanted_of_system() -> list[str]:
    """Return names of languages such as "de_AT.UTF-8", the preferred one first."""
    if sys.platform in ("win32", "darwin"):
        from PyQt6.QtCore import QLocale

        return QLocale.system().uiLanguages()
    named = next(filter(None, map(os.environ.get, _VARIABLES)), "")
    return named.split(":")
