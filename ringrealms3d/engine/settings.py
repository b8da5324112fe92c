"""Search settings: the numbers that make a search plain or strong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from math import isfinite

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.search_numbers import RECOMMENDED

NODE_BYTES = 80  # a node, its link, and its place while the tree is compacted
DEFAULT_MEGABYTES = 128


@dataclass(frozen=True, slots=True)
class SearchSettings:
    """The numbers of a search. None means the game's recommendation.

    Attributes:
        exploration: the weight of trying rarely visited moves (the constant of UCT).
        expand_at: the visit at which a node gets children.
        rave_bias: up to how many visits a move's results anywhere in playouts count for more than
            those here, given enough of them (all moves as first); 0 disables this.
        c_puct: the weight of the priors from moves' patterns; 0 disables them.
        alike: if the root's priors are as flat as those of so many equal moves, they lead its first
            visits, because playouts hardly tell so many moves apart; 0 disables this.
        led: how many visits for each of the root's moves they lead.
        batch: how many playouts at once pass through busy nodes, which makes searching faster and
            reduces contention between threads. They share one deal.
        prove_at: the visit at which every child of a node is tried for an immediate end; 0 never.
        answers: 1 if each of the root's moves is tried with every answer for an immediate end, so
            that even a short search sees what the other side threatens; else 0.
        margin: the share of a playout's value that comes from the margin, not the result, 0 to
            0.99.
        solver: whether proven results are passed up the tree.
        exact: whether the search uses the results of a solved board, and proves endgames.
        endgame: the most moves, legal and still to come, in an endgame.
        book: whether moves can come from the opening book, without a search.
        threads: how many threads search one tree.
        megabytes: the most memory for the tree.

    Raises:
        ValueError: a number is out of its range.
    """

    exploration: float | None = None
    expand_at: int | None = None
    rave_bias: float | None = None
    c_puct: float | None = None
    alike: int | None = None
    led: int | None = None
    batch: int | None = None
    prove_at: int | None = 0
    answers: int | None = None
    margin: float = 0.0
    solver: bool = False
    exact: bool = False
    endgame: int | None = None
    book: bool = False
    threads: int = 1
    megabytes: int = DEFAULT_MEGABYTES

    def __post_init__(self) -> None:
        for name, least, most in _RANGES:
            value = getattr(self, name)
            if value is not None and not (isfinite(value) and least <= value <= most):
                raise UserError(
                    "{name} is {value}, not from {least} to {most}",
                    name=name,
                    value=value,
                    least=least,
                    most=most,
                )

    @property
    def nodes(self) -> int:
        """The most nodes that fit into the memory."""
        return self.megabytes * 2**20 // NODE_BYTES

    def completed(self, recommended: Mapping[str, float]) -> SearchSettings:
        """Return the same with None replaced by the game's own numbers, or those of plain UCT."""
        numbers = {name: recommended.get(name, each.usual) for name, each in RECOMMENDED.items()}
        missing = {name: number for name, number in numbers.items() if getattr(self, name) is None}
        return replace(self, **missing)  # type: ignore[arg-type]


_RANGES = (
    *((name, each.least, each.most) for name, each in RECOMMENDED.items()),
    ("margin", 0, 0.99),
    ("threads", 1, 256),
    ("megabytes", 1, 65_536),
)

PLAIN = SearchSettings().completed({})
"""Plain UCT."""

STRONG = SearchSettings(prove_at=None, margin=0.1, solver=True, exact=True)
"""What the levels play with."""


def parse_settings(text: str) -> SearchSettings:
    """Return the settings that a text such as "plain" or "strong,rave_bias=200" describes.

    Raises:
        ValueError: the text has another form; the message names the part.
    """
    name, *changes = text.split(",")
    if name not in _NAMED:
        raise UserError(
            'no player "{name}" (choose from {named}, level=N, varied=N and ugi:COMMAND)',
            name=name,
            named=", ".join(_NAMED),
        )
    return changed_settings(_NAMED[name], changes)


def changed_settings(settings: SearchSettings, changes: Iterable[str]) -> SearchSettings:
    """Return settings after changes such as "rave_bias=200".

    Raises:
        ValueError: one has another form; the message names it.
    """
    return replace(settings, **dict(map(_parse_change, changes)))  # type: ignore[arg-type]


def with_present_names(text: str) -> str:
    """Return a player's text with the current names of its settings.

    Match files keep such texts for years.
    """
    if text.startswith("ugi:"):
        return text
    for former, present in _FORMER_NAMES:
        text = text.replace(f",{former}=", f",{present}=")
    return text


_FORMER_NAMES = (("rave", "rave_bias"), ("prior", "c_puct"))
_NAMED = {"plain": PLAIN, "strong": STRONG}
_TYPES = {field.name: str(field.type) for field in fields(SearchSettings)}


def _parse_change(text: str) -> tuple[str, float | int | bool]:
    name, _, number = text.partition("=")
    try:
        if _TYPES[name] == "bool":
            return name, {"yes": True, "no": False}[number]
        return name, int(number) if _TYPES[name].startswith("int") else float(number)
    except (KeyError, ValueError):
        raise UserError(
            '"{text}" is not a search setting such as rave_bias=200 or solver=yes', text=text
        ) from None
