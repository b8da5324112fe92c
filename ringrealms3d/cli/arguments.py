"""Arguments that several commands share, read with errors that name them."""

from __future__ import annotations

import argparse
from typing import Any

Commands = Any  # argparse does not name the type of its subparsers


def add_variant(parser: argparse.ArgumentParser, default: str | None = None) -> None:
    """Add the variant as the first argument."""
    parser.add_argument(
        "variant",
        nargs="?" if default else None,
        default=default,
        metavar="VARIANT",
        help="a game's variant, such as ring-majority/cube"
        + (f" (default: {default})" if default else ""),
    )


def whole_number(text: str) -> int:
    """Read a whole number above 0."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number above 0")
    return number


def seconds(text: str) -> float:
    """Read a time in seconds above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e6:
        raise argparse.ArgumentTypeError(f"'{text}' is not a time in seconds above 0")
    return number
