"""Whether the computer runs on its battery."""

from __future__ import annotations

from pathlib import Path

_SUPPLIES = Path("/sys/class/power_supply")


def on_battery(supplies: Path = _SUPPLIES) -> bool:
    """Return whether a battery is being emptied; False where nobody says so.

    Args:
        supplies: the folder in which Linux tells of its sources of power.
    """
    try:
        return any(_emptied(supply) for supply in supplies.iterdir())
    except OSError:
        return False


def _emptied(supply: Path) -> bool:
    """Return whether a source of power is the computer's battery, and is being emptied."""
    if _told(supply / "type") != "Battery" or _told(supply / "scope") == "Device":
        return False
    return _told(supply / "status") == "Discharging"


def _told(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii", errors="replace").strip()
    except OSError:
        return ""
