"""Taking a photograph: the owner's end of the tracer's process."""

from __future__ import annotations

import importlib.util
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.children import NO_CONSOLE, child_environment, module_command
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.core.watchdog import let_go, take_along
from ringrealms3d.exports.photo.developing import developed
from ringrealms3d.exports.photo.finishes import bodies_of
from ringrealms3d.exports.photo.sets import SETS, surroundings
from ringrealms3d.exports.photo.tracer import Scene
from ringrealms3d.exports.photo.viewing import view_of
from ringrealms3d.flat.requirements import missing_libraries, missing_text
from ringrealms3d.scene.arrangement import CLOSED, Opening
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.scene_parts import content_parts
from ringrealms3d.scene.theme import Theme

_LIBRARIES = {"libatomic.so.1": "libatomic1"}  # what Mitsuba loads and not every system has


@dataclass(frozen=True, slots=True)
class PhotoStyle:
    """How a photograph is taken.

    Attributes:
        set: where, one of ``sets.SETS``.
        depth_of_field: whether parts nearer or farther than the middle are blurred.
    """

    set: str = "studio"
    depth_of_field: bool = False


def check_photo(style: PhotoStyle) -> None:
    """Raise a UserError if photographs cannot be taken here."""
    if style.set not in SETS:
        raise UserError(
            "no set '{set}' (choose from {sets})", set=style.set[:40], sets=", ".join(SETS)
        )
    if importlib.util.find_spec("mitsuba") is None:
        raise UserError("photographs need Mitsuba, which is not available for this machine")
    missing = missing_libraries(_LIBRARIES) if sys.platform.startswith("linux") else {}
    if missing:
        raise UserError(missing_text(missing))


def photograph(
    layout: SolidLayout,
    content: Content,
    camera: Camera,
    theme: Theme,
    size: tuple[int, int],
    style: PhotoStyle,
    transparent: bool = False,
    opening: Opening = CLOSED,
    progress: Callable[[float], None] = lambda share: None,
) -> NDArray[np.uint8]:
    """Return a photograph, uint8 (height, width, 4), top row first.

    Args:
        size: width and height in pixels.
        transparent: whether to leave out the surroundings.
        progress: called repeatedly with the finished share.

    Raises:
        UserError: Mitsuba is missing, or failed; the message says so.
    """
    check_photo(style)
    scene = scene_of(layout, content, camera, theme, size, style, transparent, opening)
    return developed(_traced(scene, progress))


def scene_of(
    layout: SolidLayout,
    content: Content,
    camera: Camera,
    theme: Theme,
    size: tuple[int, int],
    style: PhotoStyle,
    transparent: bool = False,
    opening: Opening = CLOSED,
) -> Scene:
    """Return what is traced for a photograph; the arguments are those of `photograph`."""
    view = camera, size[0] / size[1]
    bodies = tuple(bodies_of(content_parts(layout, content, theme, opening, view)))
    points = np.concatenate([body.points for body in bodies])
    around = surroundings(style.set, layout, points, camera, theme)
    return Scene(bodies, around, view_of(camera, size, style.depth_of_field), transparent)


def _traced(scene: Scene, progress: Callable[[float], None]) -> NDArray[np.float32]:
    with TemporaryDirectory(prefix="ringrealms3d-") as folder:
        target = Path(folder) / "light.npy"
        process = subprocess.Popen(
            module_command("ringrealms3d.exports.photo.tracer"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=child_environment(),
            creationflags=NO_CONSOLE,
        )
        take_along(process.pid)
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            pickle.dump((scene, str(target)), process.stdin)
            process.stdin.flush()
            for line in process.stdout:
                progress(float(line))
            code = process.wait()
        except BrokenPipeError:
            code = process.wait()
        finally:
            process.kill()
            _, error = process.communicate()
            let_go(process.pid)
        if code != 0:
            said = error.decode(errors="replace").strip().splitlines()
            last = said[-1][:200] if said else Phrase("exit code {code}", code=code)
            raise UserError("the photograph failed: {lines}", lines=last)
        return np.asarray(np.load(target), dtype=np.float32)
