"""Texts that are kept: what is told has to be what it was, line by line.

``python -m pytest --keep-texts TESTS`` keeps what is told now. Read the difference before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import unified_diff
from pathlib import Path
from typing import Protocol

FOLDER = Path(__file__).resolve().parent / "golden" / "texts"
KEEPING = "--keep-texts"

_NUMBER = re.compile(r"-?\d+\.\d+(?:e[-+]?\d+)?")


class ReadAsKept(Protocol):
    """The fixture of this name."""

    def __call__(self, lines: Iterable[str], name: str) -> None: ...


def check_reads_as_kept(lines: Iterable[str], name: str, keeping: bool = False) -> None:
    """Compare lines with those kept under a name, or keep them.

    Numbers with a point may differ in their last place, as processors round differently.

    Raises:
        AssertionError: they differ somewhere.
    """
    path = FOLDER / f"{name}.txt"
    told = "\n".join(lines).splitlines()
    if keeping:
        FOLDER.mkdir(exist_ok=True)
        path.write_text("\n".join(told) + "\n", encoding="utf-8")
    kept = path.read_text(encoding="utf-8").splitlines()
    before, now = ([_without_numbers(line) for line in lines] for lines in (kept, told))
    differences = [*unified_diff(before, now, "kept", "now", n=2, lineterm="")]
    assert not differences, "\n".join(differences)
    for line, kept_line in zip(told, kept, strict=True):
        for number, old in zip(_NUMBER.findall(line), _NUMBER.findall(kept_line), strict=True):
            places = len(old.partition("e")[0].partition(".")[2])
            assert abs(float(number) - float(old)) < 1.01 * 10**-places, f"{line} was {kept_line}"


def _without_numbers(line: str) -> str:
    return _NUMBER.sub("#", line)
