"""Grouping the places of a board: by kind, or by level on a pile."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.layout import Layout
from ringrealms3d.core.phrase import tr
from ringrealms3d.core.solid_layout import SolidLayout


@dataclass(frozen=True, slots=True)
class Realm:
    """Places that belong together.

    Attributes:
        title: its title.
        places: their numbers, in the board's order.
    """

    title: str
    places: tuple[int, ...]


def realms_of(layout: Layout) -> tuple[Realm, ...]:
    """Return a board's places by level if it is a pile, otherwise by kind, without duplicates."""
    if isinstance(layout, SolidLayout) and layout.levels.max(initial=1) > 1:
        levels = layout.levels.tolist()
        return tuple(
            Realm(
                tr("Layer {level}").format(level=level),
                tuple(place for place, its in enumerate(levels) if its == level),
            )
            for level in sorted(set(levels))
        )
    count = layout.places if isinstance(layout, SolidLayout) else len(layout.kinds)
    kinds = layout.kinds[:count]
    return tuple(
        Realm(_kind_title(kind), tuple(place for place, its in enumerate(kinds) if its == kind))
        for kind in dict.fromkeys(kinds)
    )


def _kind_title(kind: str) -> str:
    titles = {
        "face": tr("Faces"),
        "edge": tr("Edges"),
        "vertex": tr("Corners"),
        "cell": tr("Cells"),
        "pillar": tr("Pillars"),
        "shelf": tr("Racks"),
    }
    return titles.get(kind, kind)
