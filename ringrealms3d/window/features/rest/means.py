"""Whether boards at rest can be photographed, and are to be."""

from __future__ import annotations

import os

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import tr
from ringrealms3d.exports.photo.denoising import can_denoise
from ringrealms3d.exports.photo.photograph import PhotoStyle, check_photo
from ringrealms3d.window.shell.setting import one_of
from ringrealms3d.window.shell.settings import Settings

AT_REST = one_of("photograph_at_rest", ("on", "off"))
"""Whether boards at rest are photographed, empty while the program chooses."""

TOO_SLOW = 3.0  # seconds until the first picture
_FEWEST_CORES = 2


def lacking() -> str:
    """Return why boards at rest cannot be photographed here, in one sentence, or nothing."""
    try:
        check_photo(PhotoStyle())
    except UserError as error:
        return str(error)
    if not can_denoise():
        return tr(
            "Photographs at rest need Open Image Denoise, which is not available for this machine"
        )
    return ""


def wanted(settings: Settings) -> bool:
    """Return whether boards at rest are to be photographed, where they can be."""
    return _is_on(settings[AT_REST])


def usually_wanted() -> bool:
    """Return the same until a person chooses."""
    return _is_on(AT_REST.default)


def _is_on(chosen: str) -> bool:
    return chosen == "on" if chosen else (os.cpu_count() or 1) >= _FEWEST_CORES
