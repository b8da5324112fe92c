"""What each option of each command takes, and what holds without it."""

from __future__ import annotations

import argparse
from argparse import ArgumentError, ArgumentTypeError

from ringrealms3d.core.errors import UserError
from tests.cli.test_vocabulary import COMMANDS
from tests.kept_texts import ReadAsKept

_PATHS = ("named_path", "Path")
TRIED = (
    *("-1", "0", "1", "2", "0.5", "1.5", "7", "10", "11", "100", "1000", "10000", "99999", "1e6"),
    *("5000000", "1e10", "nan", "inf", "1/2", "0/2", "2/1", "640x480", "1x1", "20000x20000"),
    *("30,60", "90,-90", "400,0", "2026-02-03", "2026-02-30", "3-5", "x", ""),
)


def taken(action: argparse.Action) -> str:
    """Return the values that an option takes, of many."""
    if action.choices is not None:
        return f"one of {', '.join(map(str, action.choices))}"
    read = action.type
    if not callable(read) or read is str or getattr(read, "__name__", "") in _PATHS:
        return ""
    found = []
    for text in TRIED:
        try:
            value = read(text)
        except (ArgumentError, ArgumentTypeError, UserError, ValueError):
            continue
        found.append(text if str(value) == text else f"{text} as {value}")
    return f"takes {' '.join(found)}"


def told(action: argparse.Action) -> str:
    """Return all that is set up for an option."""
    names = "/".join(action.option_strings) or action.dest
    parts = [f"{names} gives {action.dest}"]
    if action.nargs not in (None, 0):
        parts.append(f"{action.nargs} values")
    if action.required and action.nargs != "*":  # of these versions of Python say different things
        parts.append("needed")
    if action.const is not None:
        parts.append(f"sets {action.const}")
    if action.default not in (None, argparse.SUPPRESS):
        parts.append(f"else {action.default}")
    return ", ".join([*parts, *filter(None, [taken(action)])])


def test_options(read_as_kept: ReadAsKept) -> None:
    lines: list[str] = []
    for words, parser in sorted(COMMANDS.items()):
        lines.append(words)
        lines += [f"  {told(a)}" for a in parser._actions if a.dest not in ("help", "quiet")]
        for group in parser._mutually_exclusive_groups:
            apart = [(a.option_strings or [a.dest])[-1] for a in group._group_actions]
            lines.append(f"  not {' with '.join(apart)}")
    read_as_kept(lines, "cli-options")
