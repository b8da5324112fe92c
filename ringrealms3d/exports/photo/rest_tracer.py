"""The process that traces boards at rest.

It reads changes of the board and looks at it, and writes pictures, each better than the one before,
until the next look. Its priority is the lowest.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from collections.abc import Iterator
from typing import BinaryIO

import numpy as np

from ringrealms3d.exports.photo.denoising import StripDenoiser
from ringrealms3d.exports.photo.rest_messages import Change, Request, Sight, Stop, Traced, send
from ringrealms3d.exports.photo.rest_picture import Development
from ringrealms3d.exports.photo.rest_scene import RestScene

_SAMPLES = 2  # a pixel and pass
_SHOWN = {2: "fast", 4: "fast", 8: "fast", 16: "balanced", 32: "balanced"}
"""After how many samples there is a picture of the whole size, and how it is denoised."""

_LAST = max(_SHOWN)
_ASKED_AGAIN = 0.03  # seconds until a pass that began meanwhile is interrupted, too


def main() -> None:
    """Read requests from standard input and write pictures to standard output."""
    if hasattr(os, "nice"):
        os.nice(19)
    # a thread that waits in sys.stdin would be in the way when the process ends
    requests = os.fdopen(os.dup(sys.stdin.fileno()), "rb")
    pictures = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what libraries print is no picture
    import mitsuba

    mitsuba.set_variant("scalar_rgb")
    Tracer(RestScene(mitsuba), pictures).follow(requests)


class Tracer:
    """Traces the newest look, and drops what older ones wanted."""

    def __init__(self, scene: RestScene, pictures: BinaryIO) -> None:
        """Have nothing to do.

        Args:
            pictures: where they go.
        """
        self._scene, self._pictures = scene, pictures
        self._denoiser = StripDenoiser(lambda: not self._interrupted())
        self._waiting: list[Request] = []
        self._news = threading.Condition()

    def follow(self, requests: BinaryIO) -> None:
        """Do what is requested; ends the process when there are no more requests."""
        threading.Thread(target=self._read, args=(requests,), daemon=True).start()
        while True:
            with self._news:
                self._news.wait_for(lambda: self._waiting)
                waiting, self._waiting = self._waiting, []
                self._news.notify_all()
            for change in waiting:
                if isinstance(change, Change):
                    self._scene.change(change.changed, change.removed)
            *_, newest = [x for x in waiting if not isinstance(x, Change)] or [Stop()]
            if isinstance(newest, Sight):
                for picture in self._traced(newest):
                    send(self._pictures, picture)

    def _read(self, requests: BinaryIO) -> None:
        try:
            while True:
                request = pickle.load(requests)
                with self._news:
                    self._waiting.append(request)
                    self._news.notify_all()
                    while self._waiting:
                        self._scene.interrupt()
                        self._news.wait(_ASKED_AGAIN)
        finally:
            os._exit(0)  # the owner has ended

    def _interrupted(self) -> bool:
        return bool(self._waiting)

    def _traced(self, sight: Sight) -> Iterator[Traced]:
        """Yield pictures of a look until something else is requested."""
        width, height = sight.view.size
        self._scene.look(sight)
        open_ground = self._scene.open_ground(sight)
        half = ((width + 1) // 2, max(1, height // 2))  # no narrower than the whole
        light = self._scene.light(sight, half, _SAMPLES, 0)
        if self._interrupted():
            return
        development = Development(sight, open_ground, self._denoiser)
        first = development.half_size(light)
        if first is not None:
            yield Traced(sight.number, _SAMPLES / 4, False, first)
        total = np.zeros((height, width, 3), dtype=np.float32)
        for samples in range(_SAMPLES, _LAST + 1, _SAMPLES):
            total += self._scene.light(sight, (width, height), _SAMPLES, samples)
            if self._interrupted():
                return
            if samples in _SHOWN:
                mean = total * np.float32(_SAMPLES / samples)
                picture = development.full_size(mean, _SHOWN[samples])
                if picture is not None:
                    yield Traced(sight.number, samples, samples == _LAST, picture)


if __name__ == "__main__":
    main()
