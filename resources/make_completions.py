"""Write what shells need to complete commands, from the parser of the command line.

Run ``python resources/make_completions.py`` after a change to a command, an option or a variant.
"""

from __future__ import annotations

from pathlib import Path

from ringrealms3d.cli.completion import SHELLS, completion_for

_DESKTOP = Path(__file__).resolve().parent / "desktop"
FILES = {shell: _DESKTOP / f"ringrealms3d.{shell}" for shell in SHELLS}


def main() -> None:
    """Write the scripts again."""
    for shell, path in FILES.items():
        path.write_text(completion_for(shell), encoding="utf-8")


if __name__ == "__main__":
    main()
