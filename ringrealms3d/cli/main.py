"""The entry point: it finds the command and turns every error into one sentence."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import NoReturn

import ringrealms3d
from ringrealms3d.cli import (
    bench,
    book,
    doctor,
    games,
    levels,
    match,
    perft,
    play,
    play_text,
    render,
    replay,
    rules,
    soak,
    solve,
    tune,
    ugi,
)
from ringrealms3d.cli.arguments import INTERRUPTED

USAGE_ERROR = 2
UNEXPECTED_ERROR = 1
_LONGEST_LINE = 300
_NUMBERS_FOLLOW = ("--view", "--size", "--zoom", "--depth", "--seconds")

_COMMANDS = (
    play,
    play_text,
    games,
    rules,
    render,
    replay,
    perft,
    bench,
    match,
    levels,
    soak,
    solve,
    book,
    tune,
    ugi,
    doctor,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code: 0 done, 1 unexpected, 2 wrong use, 130 stopped."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    options = build_parser().parse_args(_joined(given) or ["play"])
    if sys.stdout is None:  # closed by the caller
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    elif isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")
    try:
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("RINGREALMS3D_DEBUG"):
            raise
        return _complain(options.command, error)


def _joined(arguments: list[str]) -> list[str]:
    """Return the arguments with ``--view -30,20`` as one, which argparse takes for two options."""
    joined: list[str] = []
    for argument in arguments:
        if joined and joined[-1] in _NUMBERS_FOLLOW and argument[:1] == "-":
            joined[-1] += f"={argument}"
        else:
            joined.append(argument)
    return joined


class OneLineParser(argparse.ArgumentParser):
    """A parser that complains in one line, like the rest of the program."""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and exit."""
        self.exit(USAGE_ERROR, f"{self.prog}: {message} ({self.prog} --help tells more)\n")


def build_parser() -> OneLineParser:
    """Return the parser of all commands."""
    parser = OneLineParser(
        prog="ringrealms3d",
        description="Abstract board games on true 3-D boards. Without a command: play.",
    )
    parser.add_argument(
        "--version", action="version", version=f"ringrealms3d {ringrealms3d.__version__}"
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for command in _COMMANDS:
        command.add_to(commands)
    return parser


def _complain(command: str, error: Exception) -> int:
    """Say in one line what is wrong and return the exit code."""
    expected = isinstance(error, ValueError | OSError | RuntimeError)
    text = str(error)
    if isinstance(error, OSError) and error.strerror:
        text = f"{error.strerror}: {error.filename}" if error.filename else error.strerror
    if not expected:
        text = f"unexpected {type(error).__name__}: {text} (RINGREALMS3D_DEBUG=1 shows where)"
    line = " ".join(text.split())
    if len(line) > _LONGEST_LINE:
        line = f"{line[:_LONGEST_LINE]}…"
    print(f"ringrealms3d {command}: {line}", file=sys.stderr)
    return USAGE_ERROR if expected else UNEXPECTED_ERROR
