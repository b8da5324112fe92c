"""The output of commands: text from outside reaches a terminal only as readable characters."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any, TextIO, cast

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.plain_text import printable

if TYPE_CHECKING:
    from rich.console import Console

_STDERR = 2  # the last of the descriptors that every process begins with


class CheckedOutput:
    """A text stream that passes text to another stream, whose failures become sentences."""

    def __init__(self, stream: TextIO) -> None:
        """Write to a stream."""
        self.stream = stream

    def write(self, text: str) -> int:
        """Write a text.

        Raises:
            UserError: the disk is full, or the stream is broken.
            BrokenPipeError: nobody reads any more.
        """
        with _failures_as_user_errors():
            return self.stream.write(text)

    def flush(self) -> None:
        """Flush the stream."""
        with _failures_as_user_errors():
            self.stream.flush()

    def close(self) -> None:
        """Leave the stream open, which the process needs to its end."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


class CleanOutput(CheckedOutput):
    """A text stream that escapes control characters before passing text to another stream.

    A carriage return at the start, for rewriting a growing line, is kept.
    """

    def write(self, text: str) -> int:
        """Write a text (see :meth:`CheckedOutput.write`)."""
        start = "\r" if text.startswith("\r") else ""
        return super().write(start + printable(text.removeprefix("\r")))


@contextlib.contextmanager
def cleaned_streams() -> Iterator[None]:
    """Pass everything printed within this block through a :class:`CleanOutput`.

    At the end, what cannot be written is dropped, of which Python would complain later.
    """
    _reopen_closed()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="surrogateescape")  # names of files may be no UTF-8
    with (
        contextlib.redirect_stdout(cast("TextIO", CleanOutput(sys.stdout))),
        contextlib.redirect_stderr(cast("TextIO", CleanOutput(sys.stderr))),
    ):
        try:
            yield
        finally:
            _drop_unwritable(sys.stdout)
            _drop_unwritable(sys.stderr)


_quiet = False


def be_quiet(quiet: bool) -> None:
    """Say from now on whether notes and progress are left out."""
    global _quiet
    _quiet = quiet


def note(text: str) -> None:
    """Print a sentence on standard error that is neither a result nor an error."""
    if not _quiet:
        print(text, file=sys.stderr)


def shows_progress() -> bool:
    """Whether somebody sees how far a command is: on a terminal, unless it has to be quiet."""
    return sys.stderr.isatty() and not _quiet


def progress_console(console: Console) -> Console:
    """Return the console on which progress is shown: this one, or one that shows nothing."""
    return new_console(quiet=True) if _quiet else console


def show_progress(text: str) -> None:
    """Tell how far a command is, in place of what was told before."""
    if shows_progress():
        print(f"\r{text}", end="", file=sys.stderr, flush=True)


def end_progress() -> None:
    """End the line of :func:`show_progress`."""
    if shows_progress():
        print(file=sys.stderr)


def print_json(data: object) -> None:
    """Print a result for other programs."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def print_files(files: Iterable[str | os.PathLike[str]]) -> None:
    """Print the paths of the files that a command wrote, a line each."""
    if not _quiet:
        for file in files:
            print(os.fspath(file))


def print_files_as_json(files: Iterable[str | os.PathLike[str]]) -> None:
    """Print the paths of the files that a command wrote, for other programs."""
    print_json({"files": [os.fspath(file) for file in files]})


def _reopen_closed() -> None:
    """Send nowhere what goes to the streams that the caller closed, also from other processes.

    Else the next file that is opened would take such a stream's place.
    """
    while (descriptor := os.open(os.devnull, os.O_RDWR)) <= _STDERR:
        os.set_inheritable(descriptor, True)
    os.close(descriptor)
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115


def _drop_unwritable(stream: TextIO) -> None:
    """Write what a stream still holds or, where that is impossible, send it nowhere."""
    try:
        stream.flush()
    except (OSError, UserError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def new_console(**options: Any) -> Console:
    """Return a rich console, whose own control characters reach the terminal.

    Text from outside must pass through :mod:`ringrealms3d.core.plain_text` first. What cannot be
    written is told as by a :class:`CheckedOutput`. A table that is too wide for a terminal is
    broken there, and not cut off.
    """
    from rich.console import Console

    class UnreadConsole(Console):
        def print(self, *objects: Any, **options: Any) -> None:
            super().print(*objects, crop=False, **options)

        def on_broken_pipe(self) -> None:  # rich would exit with an error
            raise BrokenPipeError

    stream = sys.stdout.stream if isinstance(sys.stdout, CleanOutput) else sys.stdout
    return UnreadConsole(file=cast("TextIO", CheckedOutput(stream)), **options)


@contextlib.contextmanager
def _failures_as_user_errors() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UserError(
            "the output cannot be written: {reason}", reason=error.strerror or error
        ) from error
