"""How much work goes into a frame."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType

from ringrealms3d.core.errors import UserError


@dataclass(frozen=True, slots=True)
class Quality:
    """A rendering preset.

    Attributes:
        name: the preset's name.
        supersampling: whether stills are drawn larger and averaged.
        smooth_frames: whether the window's frames are, too, which takes a fast graphics card.
    """

    name: str
    supersampling: bool
    smooth_frames: bool = False


FAST = Quality("fast", supersampling=False)
FINE = Quality("fine", supersampling=True)
FINEST = Quality("finest", supersampling=True, smooth_frames=True)

QUALITIES = MappingProxyType({quality.name: quality for quality in (FAST, FINE, FINEST)})


def get_quality(name: str, *others: str) -> Quality:
    """Return the preset with this name.

    Args:
        others: what else the caller takes in place of a preset, for errors.

    Raises:
        ValueError: there is no such preset; the message lists the presets.
    """
    if name not in QUALITIES:
        known = ", ".join((*QUALITIES, *others))
        raise UserError("no quality '{name}' (choose from {qualities})", name=name, qualities=known)
    return QUALITIES[name]
