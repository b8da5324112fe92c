"""Films as files, written while they are drawn, so that only a few pictures are in memory."""

from __future__ import annotations

import importlib.util
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from itertools import accumulate, chain, pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.extras import command_for
from ringrealms3d.core.files import drawn_up, written_whole
from ringrealms3d.exports.films.gif_file import write_gif
from ringrealms3d.exports.request import Progress

Picture = NDArray[np.uint8]
"""A picture of a film, uint8 (height, width, 4), top row first."""

_SECOND_MS = 1000
_AHEAD = 4  # pictures that are drawn before they are encoded


@dataclass(frozen=True, slots=True)
class _Video:
    """The encoding of a film with many frames per second.

    Attributes:
        title: its display name.
        codec: the encoder.
        options: the encoder's options.
        container: the container's options.
    """

    title: str
    codec: str
    options: dict[str, str]
    container: dict[str, str]


_VIDEOS = MappingProxyType(
    {
        ".mp4": _Video(
            "an MP4 film",
            "libx264",
            {"crf": "18", "preset": "veryfast", "tune": "animation"},
            {"movflags": "+faststart"},
        ),
        ".webm": _Video(
            "a WebM film",
            "libvpx-vp9",
            {"crf": "28", "b": "0", "deadline": "realtime", "cpu-used": "6", "row-mt": "1"},
            {},
        ),
    }
)
_ANIMATIONS: dict[str, dict[str, Any]] = {
    ".webp": {"format": "webp", "quality": 85, "method": 0, "kmin": 0, "kmax": 0},
    ".avif": {"format": "avif", "quality": 75, "speed": 9},
}
_CLEAR = (".webp", ".avif")


@dataclass(frozen=True, slots=True, eq=False)
class Reel:
    """A film that is drawn on demand.

    Attributes:
        rate: frames per second.
        holds: how many frames each picture lasts.
        pictures: draws the pictures in order.
        samples: draws a few pictures that together have the film's colours.
    """

    rate: int
    holds: tuple[int, ...]
    pictures: Callable[[], Iterator[Picture]]
    samples: Callable[[], Iterable[Picture]]


def check_film(path: Path, clear: bool) -> None:
    """Raise a UserError that names the path if such a film cannot be written here.

    Args:
        clear: whether it has no background.
    """
    ending = path.suffix.lower()
    video = _VIDEOS.get(ending)
    if clear and ending not in _CLEAR:
        known = " and ".join(_CLEAR)
        raise UserError(
            "'{path}': only films that end in {known} can be transparent", path=path, known=known
        )
    if video and importlib.util.find_spec("av") is None:
        raise UserError(
            "'{path}': {title} needs av: {install}",
            path=path,
            title=video.title,
            install=command_for("film"),
        )


def film_size(path: Path, size: tuple[int, int]) -> tuple[int, int]:
    """Return the width and height of a film: videos store colours for pairs of pixels."""
    if path.suffix.lower() not in _VIDEOS:
        return size
    width, height = size
    return width - width % 2, height - height % 2


def save_film(reel: Reel, path: Path, progress: Progress) -> None:
    """Write a film, atomically; the extension selects the format.

    Raises:
        UserError: the file cannot be written.
    """
    ending = path.suffix.lower()
    if ending in _VIDEOS:
        _save_video(reel, path, _VIDEOS[ending], progress)
    else:
        with written_whole(path) as stream:
            _write_animation(reel, stream, ending, progress)
    progress(1.0)


def durations(reel: Reel, step: int) -> list[int]:
    """Return each picture's duration in milliseconds, in multiples of a step.

    Rounding errors carry over to the next picture, so that the film keeps its time.
    """
    ends = (frames * _SECOND_MS / reel.rate for frames in accumulate(reel.holds))
    rounded = [0, *(step * round(end / step) for end in ends)]
    return [max(step, end - start) for start, end in pairwise(rounded)]


def _reporting(reel: Reel, progress: Progress) -> Iterator[Picture]:
    """Yield the pictures of a film, and report the share that has been used."""
    count = len(reel.holds)
    for number, picture in enumerate(reel.pictures()):
        progress(number / count)
        yield picture


def _write_animation(reel: Reel, stream: BinaryIO, ending: str, progress: Progress) -> None:
    pictures = _reporting(reel, progress)
    if ending == ".gif":
        write_gif(stream, pictures, durations(reel, 10), reel.samples())
        return
    first = Image.fromarray(_shown(next(pictures)))
    others = _Pictures(pictures, len(reel.holds) - 1)
    form = _ANIMATIONS[ending] | {"duration": durations(reel, 1), "loop": 0}
    first.save(stream, save_all=True, append_images=[others], **form)


def _shown(picture: Picture) -> Picture:
    """Return a picture without its opacity if it is fully opaque."""
    return picture if (picture[..., 3] < 255).any() else np.ascontiguousarray(picture[..., :3])


class _Pictures:
    """A sequence of pictures in the form of a Pillow file with many frames.

    Pillow makes a list of appended pictures, but reads a multi-frame picture one frame at a time.
    """

    def __init__(self, pictures: Iterator[Picture], count: int) -> None:
        self.n_frames, self._pictures, self._number = count, pictures, -1
        self._image = Image.new("RGB", (1, 1))

    def seek(self, number: int) -> None:
        if number >= self.n_frames:
            raise EOFError
        if number > self._number:
            self._image = Image.fromarray(_shown(next(self._pictures)))
            self._number = number

    def __getattr__(self, name: str) -> Any:
        return getattr(self._image, name)


def _save_video(reel: Reel, path: Path, video: _Video, progress: Progress) -> None:
    import av

    if video.codec not in av.codecs_available:
        raise UserError(
            "'{path}': the installed av has no encoder {codec}", path=path, codec=video.codec
        )
    with (
        drawn_up(path) as temporary,
        av.open(str(temporary), "w", options=video.container) as container,
    ):
        pictures = _reporting(reel, progress)
        first = next(pictures)
        encoder = _Encoder(container, _stream(container, reel.rate, video, first))
        with ThreadPoolExecutor(1) as thread:  # the next picture is drawn meanwhile
            waiting: deque[Future[None]] = deque()
            for picture, hold in zip(chain([first], pictures), reel.holds, strict=True):
                waiting.append(thread.submit(encoder.add, picture, hold))
                if len(waiting) > _AHEAD:
                    waiting.popleft().result()
            for each in waiting:
                each.result()
        encoder.end()


def _stream(container: Any, rate: int, video: _Video, picture: Picture) -> Any:
    """Return a stream with the colours of high-definition television (ITU-R BT.709)."""
    from av.video.reformatter import ColorRange, Colorspace

    stream = container.add_stream(video.codec, rate=rate, options=video.options)
    stream.height, stream.width, _ = picture.shape
    stream.pix_fmt = "yuv420p"
    context = stream.codec_context
    context.thread_count = 0
    context.colorspace = Colorspace.ITU709
    context.color_range = ColorRange.MPEG
    context.color_primaries = context.color_trc = Colorspace.ITU709.value
    return stream


class _Encoder:
    """Encodes the pictures of a video, one after the other."""

    def __init__(self, container: Any, stream: Any) -> None:
        self._container, self._stream = container, stream
        self._before: Picture | None = None
        self._frame: Any = None
        self._count = 0
        self._failed = False

    def add(self, picture: Picture, hold: int) -> None:
        """Add a picture that is seen for so many frames.

        After a failure nothing more is added: FFmpeg would end the process.
        """
        if self._failed:
            return
        self._failed = True
        self._encode(picture, hold)
        self._failed = False

    def _encode(self, picture: Picture, hold: int) -> None:
        from av import VideoFrame

        if self._before is None or not np.array_equal(picture, self._before):
            drawn = VideoFrame.from_ndarray(np.ascontiguousarray(picture), "rgba")
            self._frame = drawn.reformat(format="yuv420p", dst_colorspace="ITU709")
        self._before = picture
        for _ in range(hold):
            self._frame.pts = self._count
            self._container.mux(self._stream.encode(self._frame))
            self._count += 1

    def end(self) -> None:
        """Add what the encoder still has."""
        self._container.mux(self._stream.encode(None))
