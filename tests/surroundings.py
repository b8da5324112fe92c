"""What tests inherit from a shell, a terminal and a person's settings is the same everywhere."""

from __future__ import annotations

import os
import re
import signal
import time
from pathlib import Path

_FORGOTTEN = re.compile(
    "COLUMNS|LINES|.*COLOR|COLORTERM|TTY_.*|LANGUAGE|LC_.*|XDG_(DATA|CONFIG|STATE)_.*"
    "|DESKTOP_SESSION|XDG_CURRENT_DESKTOP|QT_(STYLE_OVERRIDE|QPA_PLATFORMTHEME|FONT_DPI|SCALE_.*)"
    "|RINGREALMS3D_(?!TESTS$).*|NUMBA_.*|PYTHON(IOENCODING|OPTIMIZE|UTF8|WARNINGS)"
)
_GIVEN = {
    "FONTCONFIG_FILE": str(Path(__file__).parent / "fonts" / "fonts.conf"),
    "LANG": "C.UTF-8",
    "RINGREALMS3D_LANGUAGE": "en",
    "TERM": "xterm-256color",
    "TZ": "UTC",
}


def forget_surroundings() -> None:
    """Use the same fonts, variables, signals and rights of files everywhere, children too."""
    for name in filter(_FORGOTTEN.fullmatch, tuple(os.environ)):
        del os.environ[name]
    os.environ.update(_GIVEN)
    os.umask(0o022)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # the background may ignore it
    if hasattr(time, "tzset"):
        time.tzset()
