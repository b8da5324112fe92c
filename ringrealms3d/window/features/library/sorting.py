"""By what the games of the library are ordered and what is shown of them, as it is remembered."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ringrealms3d.library.queries import Order, SortBy
from ringrealms3d.window.shell.setting import Setting

LARGEST_FIRST = frozenset({SortBy.BEGUN, SortBy.MOVES})
"""The columns whose largest content comes first at first."""

ON_DEMAND = (SortBy.EVENT, SortBy.PLACE)
"""The columns that are shown only if a person wants them, as there is little room."""

_WAYS = {"up": False, "down": True}


def _orders_in(text: str) -> Sequence[Order]:
    """Return orders such as ``moves down, begun down``.

    Raises:
        ValueError: it is something else.
    """
    words = [part.split() for part in text.split(",")]
    if any(len(pair) != 2 or pair[1] not in _WAYS for pair in words):
        raise ValueError(text)
    return tuple(Order(SortBy(column), _WAYS[way]) for column, way in words)


def _write_orders(orders: Sequence[Order]) -> str:
    return ", ".join(f"{each.column} {'down' if each.descending else 'up'}" for each in orders)


ORDERS: Setting[Sequence[Order]] = Setting("library_order", (Order(),), _orders_in, _write_orders)
"""By what the games are ordered first, by what those that are equal in it, and so on."""

SHOWN: Setting[Collection[SortBy]] = Setting(
    "library_columns",
    (),
    lambda text: tuple(SortBy(name) for name in text.split()),
    " ".join,
)
"""The columns that a person wants besides those that are always shown."""
