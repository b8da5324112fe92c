"""What a window needs of the system, asked before Qt is loaded, which would end the process."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Mapping
from types import MappingProxyType

# library that a program loads -> the Debian and Ubuntu package that brings it
DRAWING_LIBRARIES = MappingProxyType({"libEGL.so.1": "libegl1", "libGL.so.1": "libgl1"})
WINDOW_LIBRARIES = MappingProxyType(
    {
        "libglib-2.0.so.0": "libglib2.0-0",
        "libfontconfig.so.1": "libfontconfig1",
        "libdbus-1.so.3": "libdbus-1-3",
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-shape.so.0": "libxcb-shape0",
    }
)


def missing_libraries(libraries: Mapping[str, str]) -> dict[str, str]:
    """Return the libraries that can not be loaded, with their packages."""
    return {name: package for name, package in libraries.items() if not _loads(name)}


def display_problem() -> str:
    """Return why no window can open here, or nothing if one can."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return ""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        return ""
    return "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"


def window_problem() -> str:
    """Return the sentence that says why no window can open here, or nothing if one can."""
    problem = display_problem()
    if problem:
        return f"{problem}; these commands work without one: render, rules, perft, bench, doctor"
    if not sys.platform.startswith("linux"):
        return ""
    missing = missing_libraries({**DRAWING_LIBRARIES, **WINDOW_LIBRARIES})
    if missing:
        packages = " ".join(missing.values())
        return f"missing {', '.join(missing)} (Debian and Ubuntu: sudo apt-get install {packages})"
    return ""


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
