"""Tracing a board while it rests: the owner's end of the tracer's process."""

from __future__ import annotations

import contextlib
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.children import NO_CONSOLE, child_environment, module_command
from ringrealms3d.core.log_file import log
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.core.watchdog import let_go, take_along
from ringrealms3d.exports.photo.finishes import Body, Finish, bodies_of, finish_order, linear
from ringrealms3d.exports.photo.rest_messages import Change, Request, Sight, Stop, Traced, send
from ringrealms3d.exports.photo.viewing import view_of
from ringrealms3d.scene.camera import Camera
from ringrealms3d.scene.ground import floor_plane
from ringrealms3d.scene.guides import Guides
from ringrealms3d.scene.parts import Part

_END_SECONDS = 10.0  # on a busy machine

_LOWEST_PRIORITY = getattr(subprocess, "IDLE_PRIORITY_CLASS", 0)  # Windows alone has it
_REACH = 40.0
_ROUGH = 0.95
_PALEST = 0.8  # of what light a floor reflects


class RestTracer:
    """One process that traces the board of a view, whenever it rests.

    Messages to a process that has ended are dropped; ``died`` reports that.
    """

    def __init__(self, heard: Callable[[Traced], None], died: Callable[[], None]) -> None:
        """Start the process.

        Args:
            heard: called with each picture of the newest look, in a thread of its own.
            died: called once if the process ends by itself, in the same thread.
        """
        self._heard, self._died = heard, died
        self._shown: dict[str, tuple[Part, ...]] = {}
        self._number = 0
        self._wanted = -1
        self._closing = False
        self._process = subprocess.Popen(
            module_command("ringrealms3d.exports.photo.rest_tracer"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if sys.stderr is None else None,
            env=child_environment(),
            creationflags=NO_CONSOLE | _LOWEST_PRIORITY,
        )
        take_along(self._process.pid)
        self._requests: queue.SimpleQueue[Request | None] = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=target, daemon=True) for target in (self._write, self._listen)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        """The process's number in the system."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self._process.poll() is None

    def show(self, groups: Mapping[str, Sequence[Part]]) -> int:
        """Change the board to these groups of parts, and return how many bodies had to be sent."""
        parts = {key: some for group, row in groups.items() for key, some in _keyed(group, row)}
        changed = {
            key: some for key, some in parts.items() if not _alike(some, self._shown.get(key, ()))
        }
        removed = tuple(self._shown.keys() - parts.keys())
        self._shown = parts
        if changed or removed:
            bodies = {key: _body_of(some) for key, some in changed.items()}
            self._requests.put(Change(bodies, removed))
        return len(changed)

    def look(
        self, camera: Camera, layout: SolidLayout, guides: Guides, drawn: NDArray[np.uint8]
    ) -> int:
        """Let the board be traced as a camera sees it, and return the number of its pictures.

        Args:
            guides: what was drawn for the tracer.
            drawn: the drawn picture, uint8 (height, width, 3 or 4), top row first.
        """
        self._number += 1
        self._wanted = self._number
        height, width = drawn.shape[:2]
        view = view_of(camera, (width, height))
        ground = _ground_below(layout, camera, guides.backdrop)
        drawn = np.ascontiguousarray(drawn[..., :3])
        self._requests.put(Sight(self._number, view, camera.axes, ground, guides, drawn))
        return self._number

    def cancel(self) -> None:
        """Trace nothing until the next look; no more pictures of the last one come."""
        if self._wanted != -1:
            self._wanted = -1
            self._requests.put(Stop())

    def close(self) -> None:
        """End the process; it has ended when this returns. Closing again does nothing."""
        if self._closing:
            return
        self._closing = True
        self._wanted = -1
        self._process.kill()
        self._process.wait(_END_SECONDS)
        self._requests.put(None)
        let_go(self._process.pid)
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join()
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            with contextlib.suppress(OSError):
                stream.close()

    def _write(self) -> None:
        """Send requests: the pipe takes megabytes no faster than they are read."""
        assert self._process.stdin is not None
        while (request := self._requests.get()) is not None:
            with contextlib.suppress(OSError, ValueError):
                send(self._process.stdin, request)

    def _listen(self) -> None:
        assert self._process.stdout is not None
        try:
            while True:
                traced = pickle.load(self._process.stdout)
                if traced.number == self._wanted:
                    self._heard(traced)
        except (EOFError, OSError, ValueError, pickle.UnpicklingError):
            self._process.kill()
        if not self._closing:
            code = self._process.wait()
            let_go(self._process.pid)
            log.error("the tracer's process %s ended with code %s", self._process.pid, code)
            self._died()


def _keyed(group: str, parts: Sequence[Part]) -> list[tuple[str, tuple[Part, ...]]]:
    """Return the lit parts of a group by keys, one for each finish."""
    lit = sorted((part for part in parts if part.material.lit), key=finish_order)
    return [(f"{group} {order}", tuple(some)) for order, some in groupby(lit, finish_order)]


def _body_of(parts: Sequence[Part]) -> Body:
    body, *_ = bodies_of(parts)
    return body


def _alike(one: Sequence[Part], other: Sequence[Part]) -> bool:
    """Whether two rows of parts of one finish have the same triangles in the same places."""
    return len(one) == len(other) and all(
        a is b
        or (a.surface is b.surface and a.place == b.place and np.array_equal(a.matrix, b.matrix))
        for a, b in zip(one, other, strict=True)
    )


def _ground_below(layout: SolidLayout, camera: Camera, backdrop: NDArray[np.uint8]) -> Body | None:
    """Return the floor below a board, in the mean colour of the picture behind it.

    It is None if the camera looks from below it.
    """
    plane = floor_plane(layout, camera)
    if plane is None:
        return None
    foot, up = plane
    aside = np.cross(up, camera.axes[0] if abs(camera.axes[0] @ up) < 0.9 else camera.axes[1])
    aside /= np.linalg.norm(aside)
    ways = np.array([aside, np.cross(up, aside), -aside, -np.cross(up, aside)])
    colour = np.minimum(_PALEST, linear(tuple(backdrop.reshape(-1, 3).mean(axis=0) / 255)))
    return Body(
        (foot + _REACH * ways).astype(np.float32),
        np.tile(up, (4, 1)).astype(np.float32),
        np.array([[0, 1, 2], [0, 2, 3]], dtype=np.uint32),
        np.zeros((4, 2), dtype=np.float32),
        Finish(colour, _ROUGH),
    )
