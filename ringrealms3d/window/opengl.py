"""Whether this display draws with an OpenGL that is new enough, asked before a window needs it."""

from __future__ import annotations

from PyQt6.QtGui import QOffscreenSurface, QOpenGLContext, QSurfaceFormat

from ringrealms3d.core.phrase import Phrase

_NEEDED = (3, 2)
_NEEDS = Phrase(
    "the board in space needs OpenGL {version} or later", version=".".join(map(str, _NEEDED))
)
_FIX = "a newer graphics driver brings it (Debian and Ubuntu: apt-get install libgl1-mesa-dri)"


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
        return _problem("no OpenGL was found on this display")
    found = context.format().version()
    context.doneCurrent()
    if tuple(found) < _NEEDED:
        version = f"{found[0]}.{found[1]}"
        return _problem(Phrase("OpenGL {version} was found on this display", version=version))
    return ""


def _problem(found: str) -> Phrase:
    return Phrase("{found}; {needs}; {fix}", found=found, needs=_NEEDS, fix=_FIX)
