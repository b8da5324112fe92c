"""Processes that end with this one, however it ends: even killed, it takes them with it.

A tiny shell reads from a pipe which processes there are. The pipe closes when this process ends;
then the shell kills those that are left. It runs only while there are any.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import threading

_SHELL = "/bin/sh"
_SCRIPT = """trap '' INT TERM HUP
all=
while read -r sign number; do
    if [ "$sign" = + ]; then
        all="$all $number"
    else
        left=
        for each in $all; do [ "$each" = "$number" ] || left="$left $each"; done
        all=$left
    fi
done
for each in $all; do kill -s KILL -- "$each"; done 2>/dev/null
"""


class _Watchdog:
    """The processes to end, and the shell that ends them."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._numbers: set[int] = set()
        self._shell: subprocess.Popen[bytes] | None = None

    def add(self, number: int) -> None:
        """Guard a process, or with a negative number a group of them."""
        with self._lock, contextlib.suppress(OSError):
            self._numbers.add(number)
            if self._shell is None:
                self._shell = _started()
            self._say(f"+ {number}")

    def remove(self, number: int) -> None:
        """Leave a process alone that has ended."""
        with self._lock, contextlib.suppress(OSError):
            if number not in self._numbers:
                return
            self._numbers.remove(number)
            if self._numbers:
                self._say(f"- {number}")
            elif self._shell is not None:
                shell, self._shell = self._shell, None
                shell.kill()  # before the end of the pipe, at which it would kill
                shell.communicate()

    def _say(self, line: str) -> None:
        if self._shell is not None and self._shell.stdin is not None:
            self._shell.stdin.write(f"{line}\n".encode("ascii"))
            self._shell.stdin.flush()


def _started() -> subprocess.Popen[bytes]:
    """Start the shell, which no Ctrl+C in this terminal reaches."""
    return subprocess.Popen(
        [_SHELL, "-c", _SCRIPT],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


_watchdog = _Watchdog()


def take_along(pid: int, group: bool = False) -> None:
    """Let a process end with this one, and everything in the group that it leads if told so."""
    if os.name == "posix":
        _watchdog.add(-pid if group else pid)


def let_go(pid: int, group: bool = False) -> None:
    """Leave a process alone that has ended: its number may be another's soon."""
    _watchdog.remove(-pid if group else pid)
