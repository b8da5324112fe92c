"""``ringrealms3d check``: whether a game of one's own keeps to all that is asked of games."""

from __future__ import annotations

import argparse
import sys
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from ringrealms3d.cli.arguments import Commands, add_json
from ringrealms3d.cli.output import print_json, show_progress
from ringrealms3d.cli.wrapping import padded
from ringrealms3d.core.phrase import tr, tr_count

if TYPE_CHECKING:
    from ringrealms3d.core.game import Game

_FAILED = 1
_WIDEST = 70  # of the line on what is being checked


def add_to(commands: Commands) -> None:
    """Add the command to the program's."""
    parser = commands.add_parser(
        "check",
        examples=["check my_game:GAME"],
        help=tr("check a game of your own"),
        description=tr(
            "Play random games of every board with plain and with compiled rules, and check "
            "moves, texts, pictures, files, the rules page and the engine. Exit code 1 if a "
            "check fails."
        ),
    )
    parser.add_argument(
        "game", metavar="GAME", help=tr("a game as module:NAME, also in this folder, or its id")
    )
    add_json(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print a line for each check."""
    from ringrealms3d.lab.checks.checks import findings

    found = findings(_game(options.game).variants, _show)
    if options.json:
        all_found = list(found)
        _show("")
        print_json([asdict(finding) for finding in all_found])
        return _FAILED if any(finding.fault for finding in all_found) else 0
    holds, fails = tr("ok"), tr("FIX")
    width, uid, faults = max(map(len, (holds, fails))), "", 0
    for finding in found:
        _show("")
        if finding.variant != uid:
            uid = finding.variant
            print(uid)
        mark = padded(fails if finding.fault else holds, width)
        print(f"  {mark}  {tr(finding.check)}", flush=True)
        if finding.fault:
            faults += 1
            print(f"  {'':{width}}  -> {tr(finding.fault)}", flush=True)
    print()
    if not faults:
        print(tr("All checks passed."))
        return 0
    print(tr_count("{count} check failed.", "{count} checks failed.", faults))
    return _FAILED


def _show(check: str) -> None:
    """Tell which check is being made, in place of the last one."""
    show_progress(" " * _WIDEST)
    show_progress(f"  …   {tr(check)}" if check else "")


def _game(name: str) -> Game:
    """Return the game with an id, or that of a module, which may be in this folder."""
    from ringrealms3d.games import game_at, get_game

    if ":" not in name:
        return get_game(name)
    sys.path.insert(0, str(Path.cwd()))
    return game_at(name)
