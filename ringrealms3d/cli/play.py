"""``ringrealms3d play``: the window."""

from __future__ import annotations

import argparse

from ringrealms3d.cli.arguments import Commands, add_variant


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "play", help="open the window", description="Open the window with a board ready to play."
    )
    add_variant(parser, default="ring-majority/co")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Open the window."""
    raise RuntimeError("soon")
