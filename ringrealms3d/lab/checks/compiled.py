"""The process in which a game's rules are compiled while others look at them as plain Python."""

from __future__ import annotations

import subprocess
from functools import cached_property
from tempfile import TemporaryFile
from typing import IO

from ringrealms3d.core.children import NO_CONSOLE, child_environment, module_command
from ringrealms3d.core.errors import UserError

_PROGRAM = "ringrealms3d.lab.checks.machine"


class Compiled:
    """What compiled rules of a variant play, as lines that a process prints."""

    def __init__(self, uid: str) -> None:
        """Take the variant, and start nothing yet."""
        self._uid = uid

    def begin(self) -> None:
        """Start the process, which takes seconds, unless it was started."""
        _ = self._process

    def end(self) -> None:
        """End the process, of which nobody wants to know any more."""
        if "_process" in self.__dict__:
            self._process.kill()
            self._process.wait()
            for stream in self._streams:
                stream.close()

    @cached_property
    def lines(self) -> list[str]:
        """What the process printed, once it is done.

        Raises:
            UserError: it failed in a way of which it could not tell.
        """
        code = self._process.wait()
        told, failed = (_text(stream) for stream in self._streams)
        if code != 0:
            raise UserError((failed.strip().splitlines() or [str(code)])[-1])
        return told.splitlines()

    @cached_property
    def _streams(self) -> tuple[IO[bytes], IO[bytes]]:
        """Files, because a pipe that nobody reads would stop the process."""
        return TemporaryFile(), TemporaryFile()

    @cached_property
    def _process(self) -> subprocess.Popen[bytes]:
        from ringrealms3d.games import registered_places

        told, failed = self._streams
        return subprocess.Popen(
            module_command(_PROGRAM, self._uid, *registered_places()),
            stdin=subprocess.DEVNULL,
            stdout=told,
            stderr=failed,
            env=child_environment(),
            creationflags=NO_CONSOLE,
        )


def _text(stream: IO[bytes]) -> str:
    stream.seek(0)
    return stream.read().decode("utf-8", "replace")
