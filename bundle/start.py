"""Where a bundle starts: the program, or a module or code that it wants run by a child process.

A bundle has no Python beside it, so this is what ``sys.executable`` names there.
"""

from __future__ import annotations

import multiprocessing
import runpy
import sys


def main() -> int:
    """Do what Python does with ``-P``, ``-m`` and ``-c``; all else is for the command line."""
    words = [word for word in sys.argv[1:] if word != "-P"]
    if words[:1] == ["-m"]:
        sys.argv = words[1:]
        runpy.run_module(words[1], run_name="__main__", alter_sys=True)
        return 0
    if words[:1] == ["-c"]:
        sys.argv = words[:1] + words[2:]
        exec(words[1], {"__name__": "__main__"})
        return 0
    from ringrealms3d.__main__ import run

    return run()


if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(main())
