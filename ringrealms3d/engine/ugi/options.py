"""The options of the UGI engine: their names, ranges and values."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import NamedTuple

from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.levels import HIGHEST, LOWEST
from ringrealms3d.engine.settings import DEFAULT_MEGABYTES, STRONG, SearchSettings
from ringrealms3d.engine.ugi.commands import SetOption, shown
from ringrealms3d.games import variant, variant_ids
from ringrealms3d.games.other_boards import board_text, learn_board


@dataclass(frozen=True, slots=True)
class Options:
    """The options that a runner can set.

    Attributes:
        game: the variant that is played.
        threads: how many threads search.
        hash: the most memory for the search tree, in MiB.
        lines: how many moves are reported, the best first.
        level: playing strength, 1 to 10.
        own_book: whether to play from the game's opening book, if there is one.
        seed: fixes playouts, choices and deals.
    """

    game: str
    threads: int = 1
    hash: int = DEFAULT_MEGABYTES
    lines: int = 1
    level: int = HIGHEST
    own_book: bool = False
    seed: int = 0

    @property
    def settings(self) -> SearchSettings:
        """The search settings."""
        return replace(STRONG, threads=self.threads, megabytes=self.hash)


class _Spin(NamedTuple):
    """An integer option and its range."""

    field: str
    least: int
    most: int


_SPINS = {
    "Threads": _Spin("threads", 1, 256),
    "Hash": _Spin("hash", 1, 65_536),
    "MultiPV": _Spin("lines", 1, 64),
    "Level": _Spin("level", LOWEST, HIGHEST),
    "Seed": _Spin("seed", 0, 2**31 - 1),
}
_NAMES = ("Game", "Board", *_SPINS, "OwnBook")
_NUMBER = re.compile(r"[0-9]{1,12}")


def option_lines(defaults: Options) -> tuple[str, ...]:
    """Return the lines that list the options for a runner."""
    known = dict.fromkeys((*variant_ids(), defaults.game))  # whose board may be from a file
    games = "".join(f" var {uid}" for uid in known)
    spins = [
        f"option name {name} type spin default {getattr(defaults, spin.field)} "
        f"min {spin.least} max {spin.most}"
        for name, spin in _SPINS.items()
    ]
    game = f"option name Game type combo default {defaults.game}{games}"
    book = f"option name OwnBook type check default {str(defaults.own_book).lower()}"
    return game, "option name Board type string default <empty>", *spins, book


def changed(options: Options, change: SetOption) -> Options:
    """Return the options after a change; names ignore case.

    Raises:
        ValueError: there is no such option or it cannot have this value.
    """
    name = next((name for name in _NAMES if name.lower() == change.name.lower()), "")
    if name == "Game":
        return replace(options, game=variant(change.value).uid)
    if name == "Board":
        return replace(options, game=_taken_board(change.value))
    if name == "OwnBook":
        return replace(options, own_book=_truth(change.value))
    if name in _SPINS:
        number = {_SPINS[name].field: _whole_number(name, change.value)}
        return replace(options, **number)  # type: ignore[arg-type]
    raise UserError(
        "no option '{name}' (choose from {names})", name=shown(change.name), names=", ".join(_NAMES)
    )


def board_option(uid: str) -> str:
    """Return the value of the option Board for a variant, empty if no program needs it."""
    text = board_text(uid)
    return f"{uid} {text}" if text else ""


def _taken_board(value: str) -> str:
    """Return the variant on the board in a value of the option Board."""
    uid, _, text = value.partition(" ")
    learn_board(uid, text)
    return variant(uid).uid


def _whole_number(name: str, text: str) -> int:
    _, least, most = _SPINS[name]
    if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise UserError(
            "{name} is '{text}', not a whole number from {least} to {most}",
            name=name,
            text=shown(text),
            least=least,
            most=most,
        )
    return int(text)


def _truth(text: str) -> bool:
    try:
        return {"true": True, "false": False}[text.lower()]
    except KeyError:
        raise UserError("OwnBook is '{text}', not true or false", text=shown(text)) from None
