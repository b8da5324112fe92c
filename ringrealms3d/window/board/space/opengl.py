"""The display's OpenGL as Qt finds it, before loading VTK, which takes a second."""

from __future__ import annotations

import ctypes
import os
import sys
from functools import cache

from PyQt6.QtGui import QOffscreenSurface, QOpenGLContext, QSurfaceFormat
from PyQt6.QtOpenGLWidgets import QOpenGLWidget
from PyQt6.QtWidgets import QWidget

from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.scene.graphics import Graphics, NoGraphicsError, has_driver

_NEEDED = (3, 2)
_NEEDS = Phrase("the 3-D view needs OpenGL {version} or later", version=".".join(map(str, _NEEDED)))
_FIX = translatable(
    "a newer graphics driver brings it (Debian and Ubuntu: apt-get install libgl1-mesa-dri)"
)
_RENDERER, _VERSION = 0x1F01, 0x1F02  # names of texts that glGetString returns


def do_without_driver() -> None:
    """Keep Qt from OpenGL where there is no driver. Call it before there is a QGuiApplication.

    Otherwise Qt would end the process when it looks for one.
    """
    if sys.platform.startswith("linux") and not has_driver():
        os.environ.setdefault("QT_XCB_GL_INTEGRATION", "none")


@cache
def found_graphics() -> Graphics:
    """Return the graphics of this display. There must be a QGuiApplication.

    Raises:
        NoGraphicsError: OpenGL is missing or too old.
    """
    context, surface = QOpenGLContext(), QOffscreenSurface()
    wanted = _wanted_format()
    context.setFormat(wanted)
    surface.setFormat(wanted)
    surface.create()
    if not context.create() or not context.makeCurrent(surface):
        raise _fault(translatable("no OpenGL was found on this display"))
    found = context.format().version()
    graphics = Graphics(_text(context, _VERSION), _text(context, _RENDERER))
    context.doneCurrent()
    if tuple(found) < _NEEDED:
        version = f"{found[0]}.{found[1]}"
        raise _fault(Phrase("OpenGL {version} was found on this display", version=version))
    return graphics


def make_room(parent: QWidget) -> None:
    """Prepare a window that is not yet shown for drawing with OpenGL later.

    Otherwise Qt would recreate it for the first OpenGL widget, and show it twice.
    """
    QSurfaceFormat.setDefaultFormat(_wanted_format())
    QOpenGLWidget(parent).hide()


def _wanted_format() -> QSurfaceFormat:
    """Return the format that pyvistaqt uses, which all widgets of a window must share."""
    wanted = QSurfaceFormat()
    wanted.setRenderableType(QSurfaceFormat.RenderableType.OpenGL)
    wanted.setVersion(*_NEEDED)
    wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)  # macOS has no other
    wanted.setSwapBehavior(QSurfaceFormat.SwapBehavior.DoubleBuffer)
    wanted.setRedBufferSize(8)
    wanted.setGreenBufferSize(8)
    wanted.setBlueBufferSize(8)
    wanted.setAlphaBufferSize(8)
    wanted.setDepthBufferSize(8)
    wanted.setStencilBufferSize(0)
    wanted.setSamples(0)
    return wanted


def _text(context: QOpenGLContext, name: int) -> str:
    """Return a description of the driver; the context must be current."""
    address = context.getProcAddress(b"glGetString")
    if not address:
        return ""
    get_string = ctypes.CFUNCTYPE(ctypes.c_char_p, ctypes.c_uint)(int(address))
    return (get_string(name) or b"").decode(errors="replace")


def _fault(found: str) -> NoGraphicsError:
    return NoGraphicsError(Phrase("{found}; {needs}; {fix}", found=found, needs=_NEEDS, fix=_FIX))
