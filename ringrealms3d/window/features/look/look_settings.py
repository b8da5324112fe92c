"""What is remembered of how things move, and in which language."""

from __future__ import annotations

from types import MappingProxyType

from ringrealms3d.languages.catalogue import LANGUAGES
from ringrealms3d.window.shell.setting import one_of

SPEEDS = MappingProxyType({"off": 0, "fast": 160, "normal": 340, "slow": 800})
"""How long pieces take to come and go, in milliseconds."""

SPEED = one_of("speed", SPEEDS, "normal")
"""How fast pieces come and go, one of ``SPEEDS``."""
LANGUAGE = one_of("language", LANGUAGES)
"""The code of the language of the window, empty for that of the system."""
