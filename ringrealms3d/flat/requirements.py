"""Qt's system requirements, checked before loading it, which would end the process."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Mapping
from types import MappingProxyType

from ringrealms3d.core.phrase import Phrase

# library that a program loads -> the Debian and Ubuntu package that brings it
DRAWING_LIBRARIES = MappingProxyType({"libEGL.so.1": "libegl1", "libGL.so.1": "libgl1"})
FLAT_LIBRARIES = MappingProxyType(
    {
        "libglib-2.0.so.0": "libglib2.0-0",
        "libfontconfig.so.1": "libfontconfig1",
        "libdbus-1.so.3": "libdbus-1-3",
    }
)


def flat_drawing_problem() -> str:
    """Return the sentence that says why Qt cannot draw a picture here, or an empty text."""
    if not sys.platform.startswith("linux"):
        return ""
    return missing_text(missing_libraries({**DRAWING_LIBRARIES, **FLAT_LIBRARIES}))


def missing_libraries(libraries: Mapping[str, str]) -> dict[str, str]:
    """Return the libraries that cannot be loaded, with their packages."""
    return {name: package for name, package in libraries.items() if not _loads(name)}


def missing_text(missing: Mapping[str, str]) -> str:
    """Return the sentence that says how to install what is missing, or an empty text."""
    if not missing:
        return ""
    return Phrase(
        "missing {libraries} (Debian and Ubuntu: sudo apt-get install {packages})",
        libraries=", ".join(missing),
        packages=" ".join(missing.values()),
    )


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
