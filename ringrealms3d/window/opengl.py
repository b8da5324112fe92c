"""Whether this display draws with an OpenGL that is new enough, asked before a window needs it."""

from __future__ import annotations

from PyQt6.QtGui import QOffscreenSurface, QOpenGLContext, QSurfaceFormat

_NEEDED = (3, 2)
_NEEDS = f"the board in space needs OpenGL {_NEEDED[0]}.{_NEEDED[1]} or later"
_MEND = "a newer graphics driver brings it (Debian and Ubuntu: apt-get install libgl1-mesa-dri)"


def opengl_problem() -> str:
    """Return what was found and what is needed, or nothing if all is well.

    There has to be a QGuiApplication.
    """
    context, surface = QOpenGLContext(), QOffscreenSurface()
    wanted = QSurfaceFormat()
    wanted.setVersion(*_NEEDED)
    wanted.setProfile(QSurfaceFormat.OpenGLContextProfile.CoreProfile)  # macOS has no other
    context.setFormat(wanted)
    surface.setFormat(wanted)
    surface.create()
    if not context.create() or not context.makeCurrent(surface):
        return f"no OpenGL was found on this display; {_NEEDS}; {_MEND}"
    found = context.format().version()
    context.doneCurrent()
    if tuple(found) < _NEEDED:
        return f"OpenGL {found[0]}.{found[1]} was found on this display; {_NEEDS}; {_MEND}"
    return ""
