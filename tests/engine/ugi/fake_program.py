"""Programs that answer by a table, well or badly, and note what they were told."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

GOOD = {"ugi": ["id name Fake 1", "ugiok"], "isready": ["readyok"], "go": ["bestmove f1"]}
"""The answers to each command of a program that always plays f1."""

_SCRIPT = """
import json, subprocess, sys, time
replies = json.loads(sys.argv[1])
for line in sys.stdin:
    with open(sys.argv[2], "a", encoding="utf-8") as log:
        log.write(line)
    for reply in replies.get(line.split()[0], []):
        if reply == "EXIT":
            print("last words", file=sys.stderr)
            sys.exit(3)
        elif reply == "SLEEP":
            subprocess.run(["sleep", "1000"])
        elif reply == "FLOOD":
            while True:
                print("x" * 1000)
        elif reply == "ENDLESS":
            while True:
                print("x" * 1000, end="")
        elif reply == "GARBAGE":
            sys.stdout.buffer.write(bytes(range(256)) + b"\\nbestmove \\x00\\xff\\x1b[2J\\n")
            sys.stdout.flush()
        else:
            print(reply, flush=True)
"""


class FakeProgram:
    """A program in a folder; ``command`` starts it, ``told`` is what it has been told."""

    def __init__(self, folder: Path, **replies: list[str]) -> None:
        self._log = folder / "told.txt"
        script = folder / "fake program.py"
        script.write_text(_SCRIPT, encoding="utf-8")
        table = json.dumps(GOOD | replies)
        self.command = shlex.join([sys.executable, str(script), table, str(self._log)])

    @property
    def started(self) -> bool:
        return self._log.exists()

    @property
    def told(self) -> list[str]:
        return self._log.read_text(encoding="utf-8").splitlines()
