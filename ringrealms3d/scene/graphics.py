"""Finding OpenGL, and reporting what was found."""

from __future__ import annotations

import ctypes
import os
import sys
from dataclasses import dataclass
from typing import Any

from ringrealms3d.core.errors import UserError
from ringrealms3d.scene.quality import FAST, FINE, FINEST, Quality

_SOFTWARE = ("llvmpipe", "softpipe", "swiftshader", "software", "swrast")
_FAST_CARDS = ("nvidia", "geforce", "rtx", "quadro", "radeon rx", "radeon pro", "apple m")
_EXTENSIONS = 0x3055  # eglQueryString's name of the list of all that EGL can do without a display


class NoGraphicsError(UserError):
    """OpenGL is unavailable; the message says what is missing.

    >>> import ringrealms3d as rr
    >>> issubclass(rr.NoGraphicsError, rr.UserError)
    True
    """


@dataclass(frozen=True, slots=True)
class Graphics:
    """The OpenGL that draws.

    Attributes:
        version: OpenGL's version as the driver gives it.
        renderer: the graphics card or its software replacement.
    """

    version: str
    renderer: str

    @property
    def in_software(self) -> bool:
        """Whether the processor draws, because there is no graphics card."""
        return any(word in self.renderer.lower() for word in _SOFTWARE)

    @property
    def fitting_quality(self) -> Quality:
        """The preset that keeps the board turning smoothly."""
        if self.in_software:
            return FAST
        return FINEST if any(word in self.renderer.lower() for word in _FAST_CARDS) else FINE


def has_driver() -> bool:
    """Whether EGL finds a driver for OpenGL. Without one VTK and Qt would end the process.

    Raises:
        OSError: there is no EGL.
    """
    egl = ctypes.CDLL("libEGL.so.1")
    egl.eglQueryString.restype = ctypes.c_char_p
    egl.eglGetDisplay.restype = ctypes.c_void_p
    return bool(egl.eglQueryString(None, _EXTENSIONS) or egl.eglGetDisplay(None))


def prepare_offscreen() -> None:
    """Make VTK draw through EGL if there may be no display; call it before importing VTK.

    Raises:
        NoGraphicsError: EGL or a driver is missing; VTK would end the process without a word.
    """
    if not sys.platform.startswith("linux"):
        return
    try:
        found = has_driver()
    except OSError:
        raise NoGraphicsError(
            "pictures need the library libEGL.so.1 (Debian and Ubuntu: apt-get install libegl1 "
            "libgl1-mesa-dri)"
        ) from None
    if not found:
        raise NoGraphicsError(
            "pictures need a driver for OpenGL (Debian and Ubuntu: apt-get install libegl-mesa0 "
            "libgl1-mesa-dri)"
        )
    os.environ.setdefault("VTK_DEFAULT_OPENGL_WINDOW", "vtkEGLRenderWindow")


def graphics_of(render_window: Any) -> Graphics:
    """Return the graphics of a VTK render window.

    Raises:
        NoGraphicsError: it does not draw with OpenGL.
    """
    lines = (line.partition(":") for line in render_window.ReportCapabilities().splitlines())
    facts = {key.strip(): value.strip() for key, _, value in lines}
    version = facts.get("OpenGL version string", "")
    if not version:
        raise NoGraphicsError("OpenGL gives no version")
    return Graphics(version, facts.get("OpenGL renderer string", "unknown renderer"))


def graphics_report() -> tuple[str, str]:
    """Return OpenGL's version and the renderer's name, after drawing a small picture."""
    prepare_offscreen()
    import pyvista as pv

    plotter = pv.Plotter(off_screen=True, window_size=[64, 64])
    try:
        plotter.render_window.Render()
        found = graphics_of(plotter.render_window)
    finally:
        plotter.close()
    return f"OpenGL {found.version}", found.renderer
