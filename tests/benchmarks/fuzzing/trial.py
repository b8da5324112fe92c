"""One input given to one reader: what came of it, in what time, and with what memory.

Memory is asked of Linux, which can forget the most that a process ever held.
"""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
import time
import traceback
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from ringrealms3d.core.errors import LONGEST_MESSAGE, UserError
from ringrealms3d.core.plain_text import LONGEST_SENTENCE, one_line, printable
from tests.benchmarks.fuzzing.target import Fault, Target

_OWN = Path("/proc/self")
_MOST = re.compile(r"VmHWM:\s*(\d+) kB")


@dataclass(frozen=True, slots=True)
class Result:
    """What came of an input.

    Attributes:
        number: which input.
        fault: what went wrong, empty if the input was taken or refused.
        refused: whether it was refused.
        seconds: of this process's work.
        megabytes: the memory beyond what the process held before.
    """

    number: int
    fault: str = ""
    refused: bool = False
    seconds: float = 0.0
    megabytes: float = 0.0


def tried(target: Target, number: int, content: bytes) -> Result:
    """Let a reader read an input and look at everything that it did."""
    held, began = _forget_most(), time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        fault, refused = _outcome(target, content, Path(folder))
    seconds = time.process_time() - began
    megabytes = max(0.0, _held_most() - held)
    if seconds > target.seconds:
        fault = fault or f"took {seconds:.1f} s"
    if megabytes > target.megabytes:
        fault = fault or f"took {megabytes:.0f} MB"
    return Result(number, fault, refused, seconds, megabytes)


def _outcome(target: Target, content: bytes, folder: Path) -> tuple[str, bool]:
    """Return what went wrong, and whether the input was refused."""
    fault, refused = "", False
    with _heard() as heard:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                target.take(content, folder)
        except UserError as error:
            refused = True
            fault = _message_fault(str(error), target.place)
        except Fault as error:
            fault = str(error)
        except BaseException as error:
            last = traceback.extract_tb(error.__traceback__)[-1:]
            place = f" ({Path(last[0].filename).name}, line {last[0].lineno})" if last else ""
            fault = f"{type(error).__name__}: {error}{place}"
    said = heard.read_text(encoding="utf-8", errors="replace")
    heard.unlink()
    return fault or (f"printed {said!r}" if said and target.silent else ""), refused


def _message_fault(message: str, place: str) -> str:
    """Return what is wrong with the sentence for a person, empty if nothing is."""
    shown = one_line(message)
    if not shown or "\n" in shown or printable(shown) != shown:
        return f"the message is not one printable line: {shown!r}"
    if len(shown) > LONGEST_SENTENCE + 1 or len(message) > LONGEST_MESSAGE + 1:
        return f"the message has {len(message)} characters: {shown}"
    if not re.search(place, message):
        return f"the message names no place: {shown}"
    return ""


@contextlib.contextmanager
def _heard() -> Iterator[Path]:
    """Catch in a file what is written to both streams, by libraries in other languages too."""
    text = StringIO()
    handle, name = tempfile.mkstemp()
    streams = {number: os.dup(number) for number in (1, 2)}
    for number in streams:
        os.dup2(handle, number)
    try:
        with contextlib.redirect_stdout(text), contextlib.redirect_stderr(text):
            yield Path(name)
    finally:
        os.write(handle, text.getvalue().encode("utf-8", "replace"))
        os.close(handle)
        for number, kept in streams.items():
            os.dup2(kept, number)
            os.close(kept)


def _forget_most() -> float:
    """Let the most memory be what this process holds now, and return that in megabytes."""
    (_OWN / "clear_refs").write_text("5", encoding="ascii")  # see proc(5)
    return _held_most()


def _held_most() -> float:
    """Return the most megabytes that this process held."""
    found = _MOST.search((_OWN / "status").read_text(encoding="ascii", errors="replace"))
    assert found is not None
    return int(found[1]) * 1024 / 1e6
