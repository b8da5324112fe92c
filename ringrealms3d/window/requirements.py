"""The window's system requirements, checked before loading Qt, which would end the process."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path
from types import MappingProxyType

from ringrealms3d.core.phrase import Phrase, listed, translatable
from ringrealms3d.flat.requirements import (
    DRAWING_LIBRARIES,
    FLAT_LIBRARIES,
    missing_libraries,
    missing_text,
)

_WINDOW_PLATFORMS = ("xcb", "wayland", "wayland-egl")
_WITHOUT_WINDOWS = ("offscreen", "minimal", "vnc")

WINDOW_LIBRARIES = MappingProxyType(
    {
        **FLAT_LIBRARIES,
        "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
        "libxcb-cursor.so.0": "libxcb-cursor0",
        "libxcb-icccm.so.4": "libxcb-icccm4",
        "libxcb-keysyms.so.1": "libxcb-keysyms1",
        "libxcb-shape.so.0": "libxcb-shape0",
    }
)


def display_problem() -> str:
    """Return why there is no screen for a window, or an empty text."""
    if not sys.platform.startswith("linux"):
        return ""
    wanted = os.environ.get("QT_QPA_PLATFORM", "")
    if wanted and _platform_of(wanted) not in _WINDOW_PLATFORMS:
        return Phrase(
            "QT_QPA_PLATFORM={wanted} opens no window with OpenGL (xcb and wayland do)",
            wanted=wanted,
        )
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if not wayland and not x11:
        return translatable("there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)")
    if wayland and has_wayland(wayland):
        return ""
    if x11 and has_x11(x11):
        return ""
    asked = (wayland and f"WAYLAND_DISPLAY={wayland}", x11 and f"DISPLAY={x11}")
    names = listed([name for name in asked if name])
    return Phrase("there is no display (nothing answers at {names})", names=names)


def window_problem() -> str:
    """Return the sentence that says why no window can open here, or an empty text."""
    problem = display_problem()
    if problem:
        return Phrase(
            "{problem}; all other commands, such as play-text, render, perft and doctor, need no "
            "display",
            problem=problem,
        )
    if not sys.platform.startswith("linux"):
        return ""
    return missing_text(missing_libraries({**DRAWING_LIBRARIES, **WINDOW_LIBRARIES}))


def _platform_of(wanted: str) -> str:
    """Return the first of Qt's platforms in a list that opens windows, or that always loads."""
    platforms = (platform.partition(":")[0] for platform in wanted.split(";"))
    known = (*_WINDOW_PLATFORMS, *_WITHOUT_WINDOWS)
    return next((platform for platform in platforms if platform in known), "")


def has_wayland(name: str) -> bool:
    """Whether a Wayland server's socket exists."""
    return (Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / name).is_socket()


def has_x11(name: str) -> bool:
    """Whether an X server answers; true if that cannot be checked."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(name.encode(), None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed
