"""Texts that are kept: what is told has to be what it was, line by line.

``python -m pytest --keep-texts TESTS`` keeps what is told now. Read the difference before.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
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
    assert [_without_numbers(line) for line in told] == [_without_numbers(line) for line in kept]
    for line, before in zip(told, kept, strict=True):
        for number, old in zip(_NUMBER.findall(line), _NUMBER.findall(before), strict=True):
            places = len(old.partition("e")[0].partition(".")[2])
            assert abs(float(number) - float(old)) < 1.01 * 10**-places, f"{line} was {before}"


def _without_numbers(line: str) -> str:
    return _NUMBER.sub("#", line)
