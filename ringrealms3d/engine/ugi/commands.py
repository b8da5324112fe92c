"""The lines from a runner to an engine in the Universal Game Interface, read and written.

Source: the UGI protocol by kz04px, https://github.com/kz04px/ugi. Times on the line are
milliseconds; here they are seconds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum

from ringrealms3d.core.errors import UserError

_SHOWN = 60


class Word(Enum):
    """A command of one word."""

    UGI = "ugi"
    IS_READY = "isready"
    NEW_GAME = "uginewgame"
    STOP = "stop"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class SetOption:
    """Give an option a value, both as they stand in the line."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class PositionCommand:
    """Set up a position.

    Attributes:
        fen: the position to start from, None for the start of a game.
        moves: the texts of the moves from there.
    """

    fen: str | None = None
    moves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Go:
    """Search until the first of these limits, or until stopped if there is none.

    Attributes:
        clock: the seconds that the first and the second player have left.
        increments: the seconds that each gets after a move.
        movetime: the seconds to search.
        nodes: the playouts to run.
        depth: how many moves long the principal variation should become.
    """

    clock: tuple[float, float] | None = None
    increments: tuple[float, float] = (0.0, 0.0)
    movetime: float | None = None
    nodes: int | None = None
    depth: int | None = None

    @property
    def endless(self) -> bool:
        """Whether there is no limit, as in an analysis."""
        limits = (self.clock, self.movetime, self.nodes, self.depth)
        return all(limit is None for limit in limits)


@dataclass(frozen=True, slots=True)
class Query:
    """Ask for "p1turn", "gameover" or "result"."""

    question: str


Command = Word | SetOption | PositionCommand | Go | Query

QUESTIONS = ("p1turn", "gameover", "result")
_DIGITS = 15
_MOST = 10**_DIGITS - 1
_LEAST = {
    "p1time": -_MOST,  # a runner may let a player's time run out
    "p2time": -_MOST,
    "p1inc": 0,
    "p2inc": 0,
    "movetime": 1,
    "nodes": 1,
    "depth": 0,
}
_NUMBER = re.compile(rf"-?[0-9]{{1,{_DIGITS}}}")
_OPTION = re.compile(r"name\s+(\S.*?)(?:\s+value(?:\s+(.*))?)?")


def parse_command(line: str) -> Command | None:
    """Return the command in a line, None if the line is empty.

    Raises:
        ValueError: the line is not a command; the message says where.
    """
    word, _, rest = " ".join(line.split()).partition(" ")
    if not word:
        return None
    if word in _PARSERS:
        return _PARSERS[word](rest)
    try:
        command = Word(word)
    except ValueError:
        raise UserError("there is no command '{word}'", word=shown(word)) from None
    if rest:
        raise UserError(
            "{word} takes no arguments, but '{rest}' follows", word=word, rest=shown(rest)
        )
    return command


def format_position(set_up: PositionCommand) -> str:
    """Return the line that sets up a position."""
    start = "startpos" if set_up.fen is None else f"fen {set_up.fen}"
    return " ".join(["position", start, *(("moves", *set_up.moves) if set_up.moves else ())])


def format_go(go: Go) -> str:
    """Return the line that starts a search; times are rounded to milliseconds."""
    parts = [f"{name} {number}" for name, number in _limits(go)]
    return " ".join(["go", *(parts or ["infinite"])])


def shown(text: str) -> str:
    """Return a text from outside for use in a message: printable, and not too long."""
    cleaned = "".join(letter if letter.isprintable() else "?" for letter in text[: _SHOWN + 1])
    return cleaned if len(cleaned) <= _SHOWN else f"{cleaned[:_SHOWN]}…"


def _limits(go: Go) -> Iterator[tuple[str, int]]:
    if go.clock is not None:
        yield from zip(("p1time", "p2time"), map(_milliseconds, go.clock), strict=True)
        yield from zip(("p1inc", "p2inc"), map(_milliseconds, go.increments), strict=True)
    if go.movetime is not None:
        yield "movetime", max(1, _milliseconds(go.movetime))
    if go.nodes is not None:
        yield "nodes", go.nodes
    if go.depth is not None:
        yield "depth", go.depth


def _milliseconds(seconds: float) -> int:
    return round(1000 * seconds)


def _parse_option(rest: str) -> SetOption:
    match = _OPTION.fullmatch(rest)
    if not match:
        raise UserError("setoption: expected name, the option's name, value and its value")
    name, value = match.groups()
    return SetOption(name, value or "")


def _parse_position(rest: str) -> PositionCommand:
    words = rest.split()
    fen = None
    if words[:1] == ["fen"]:
        if words[1:2] in ([], ["moves"]):
            raise UserError("position: there is nothing after fen")
        fen = words[1]
    elif words[:1] != ["startpos"]:
        raise UserError("position: expected startpos or fen, found '{rest}'", rest=shown(rest))
    after = words[1:] if fen is None else words[2:]
    if after and after[0] != "moves":
        raise UserError(
            "position: expected moves or nothing, found '{after}'", after=shown(after[0])
        )
    return PositionCommand(fen, tuple(after[1:]))


def _parse_go(rest: str) -> Go:
    numbers: dict[str, int] = {}
    words = iter(rest.split())
    for word in words:
        if word == "infinite":
            continue
        if word not in _LEAST:
            known = ", ".join((*_LEAST, "infinite"))
            raise UserError(
                "go: '{word}' is not a limit (choose from {known})", word=shown(word), known=known
            )
        numbers[word] = _parse_number(word, next(words, ""))
    return _go_of(numbers)


def _parse_number(name: str, text: str) -> int:
    least = _LEAST[name]
    if not (_NUMBER.fullmatch(text) and int(text) >= least):
        raise UserError(
            "go: '{text}' after {name} is not a whole number from {least} to {most}",
            text=shown(text),
            name=name,
            least=least,
            most=_MOST,
        )
    return int(text)


def _go_of(numbers: dict[str, int]) -> Go:
    times = [numbers[name] / 1000 for name in ("p1time", "p2time") if name in numbers]
    if len(times) == 1:
        raise UserError("go: p1time and p2time go together")
    movetime = numbers.get("movetime")
    return Go(
        clock=(times[0], times[1]) if times else None,
        increments=(numbers.get("p1inc", 0) / 1000, numbers.get("p2inc", 0) / 1000),
        movetime=None if movetime is None else movetime / 1000,
        nodes=numbers.get("nodes"),
        depth=numbers.get("depth"),
    )


def _parse_query(rest: str) -> Query:
    if rest not in QUESTIONS:
        raise UserError(
            "query: '{rest}' is not one of {questions}",
            rest=shown(rest),
            questions=", ".join(QUESTIONS),
        )
    return Query(rest)


_PARSERS: dict[str, Callable[[str], Command]] = {
    "setoption": _parse_option,
    "position": _parse_position,
    "go": _parse_go,
    "query": _parse_query,
}
