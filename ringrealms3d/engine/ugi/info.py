"""A search's results as a UGI ``info`` line, written and read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import log10

_ELO = 400.0
_DOUBT = 1e-5  # no playouts make a result more certain than this
PROVEN_CP = 30_000
"""The score of a result that is proven, where it is not known how many moves it takes."""


@dataclass(frozen=True, slots=True)
class Info:
    """The content of a line; None or empty for missing parts.

    Attributes:
        depth: the length of the principal variation, or another engine's depth.
        nodes: how much was searched: playouts, or positions of another engine.
        nodes_per_second: how fast.
        seconds: how long the search has been running.
        cp: the score in centipoints, for the seat to move.
        mate: in how many plies the game is won, negative if it is lost.
        line: the texts of the moves that the engine expects.
        rank: the line's place among several, 1 for the best; None if only one is told.
    """

    depth: int | None = None
    nodes: int | None = None
    nodes_per_second: int | None = None
    seconds: float | None = None
    cp: int | None = None
    mate: int | None = None
    line: tuple[str, ...] = ()
    rank: int | None = None


def centipoints(value: float) -> int:
    """Return an expected result, 0 to 1, as centipoints.

    They are the Elo difference that predicts it, 400 · log10(value / (1 − value)): 0 at one half,
    100 at 64 %, 400 at 91 %, and at most 2000.
    """
    likely = min(max(value, _DOUBT), 1.0 - _DOUBT)
    return round(_ELO * log10(likely / (1.0 - likely)))


def chance(info: Info) -> float:
    """Return the expected result, 0 to 1, for the seat to move; one half if nothing is said."""
    if info.mate is not None:
        return float(info.mate > 0)
    return float(1.0 / (1.0 + 10.0 ** (-(info.cp or 0) / _ELO)))


def format_info(info: Info) -> str:
    """Return the line; times are rounded to milliseconds."""
    return " ".join(["info", *_parts(info)])


def parse_info(line: str) -> Info:
    """Return the content of a line, without unknown parts."""
    words = iter(line.split()[1:])
    info = Info()
    for word in words:
        if word == "string":
            break
        if word == "pv":
            return replace(info, line=tuple(words))
        read = _READERS.get(word)
        number = _number(next(words, "")) if read else None
        if read and number is not None:
            info = read(info, number)
    return info


def _parts(info: Info) -> Iterator[str]:
    seconds = None if info.seconds is None else round(1000 * info.seconds)
    numbers = (
        ("multipv", info.rank),
        ("depth", info.depth),
        ("nodes", info.nodes),
        ("nps", info.nodes_per_second),
        ("time", seconds),
        ("score cp", info.cp),
        ("score mate", info.mate),
    )
    for name, number in numbers:
        if number is not None:
            yield f"{name} {number}"
    if info.line:
        yield " ".join(("pv", *info.line))


def _number(text: str) -> int | None:
    try:
        return int(text) if len(text) < 20 else None
    except ValueError:
        return None


_READERS: dict[str, Callable[[Info, int], Info]] = {
    "multipv": lambda info, number: replace(info, rank=number),
    "depth": lambda info, number: replace(info, depth=number),
    "nodes": lambda info, number: replace(info, nodes=number),
    "nps": lambda info, number: replace(info, nodes_per_second=number),
    "time": lambda info, number: replace(info, seconds=number / 1000),
    "cp": lambda info, number: replace(info, cp=number),
    "mate": lambda info, number: replace(info, mate=number),
}
