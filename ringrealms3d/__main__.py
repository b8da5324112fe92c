"""The entry point: it handles Ctrl+C before importing anything else, so no traceback appears."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType

_INTERRUPTED = 130


def run() -> int:
    """Run the command line and return the exit code, 130 after Ctrl+C.

    A script's background commands are told to ignore Ctrl+C, but it is how long work ends well.
    """
    try:
        signal.signal(signal.SIGINT, _leave)
        from ringrealms3d.cli.main import main

        signal.signal(signal.SIGINT, signal.default_int_handler)
        return main()
    except KeyboardInterrupt:
        return _INTERRUPTED
    finally:
        signal.signal(signal.SIGINT, _leave)


def _leave(number: int, frame: FrameType | None) -> None:
    os._exit(_INTERRUPTED)


if __name__ == "__main__":
    sys.exit(run())
