"""Write the manual page from the parser of the command line.

Run ``python resources/make_man_page.py`` after a change to a command or an option.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from ringrealms3d.cli.main import build_parser
from ringrealms3d.core.version import __version__

PAGE = Path(__file__).resolve().parent / "desktop" / "ringrealms3d.1"
_HEAD = """\
.\\" made by resources/make_man_page.py
.TH RINGREALMS3D 1 "" "ringrealms3d {version}" "User Commands"
.SH NAME
ringrealms3d \\- play, analyse and picture abstract board games on true 3\\-D boards
.SH SYNOPSIS
.B ringrealms3d
.RI [ command ]
.RI [ options ]
.SH DESCRIPTION
"""
_TAIL = """\
.SH EXIT STATUS
0 after success, 1 after an internal error, 2 after a mistake in the arguments or in a file,
130 after Ctrl+C.
.SH ENVIRONMENT
.TP
.B RINGREALMS3D_LANGUAGE
the language of window and command line, such as
.BR de ;
it comes before
.BR LANGUAGE ", " LC_ALL ", " LC_MESSAGES " and " LANG .
.TP
.B RINGREALMS3D_GAMES
modules with further games, such as
.BR mygames.tower:GAME ,
with commas between them, besides those that were installed.
.SH FILES
.TP
.I ~/.local/share/ringrealms3d
games that were left, the library, cards and progress
.TP
.I ~/.config/ringrealms3d
settings
.TP
.I ~/.cache/ringrealms3d
compiled kernels
.TP
.I ~/.local/state/ringrealms3d/log
the log
"""


def main() -> None:
    """Write the page again."""
    PAGE.write_text(man_page(), encoding="utf-8")


def man_page() -> str:
    """Return the page as roff, which ``man`` reads."""
    parser = build_parser()
    (commands,) = (a for a in parser._actions if isinstance(a, argparse._SubParsersAction))
    lines = [_HEAD.format(version=_roff(__version__)), *_text(parser.description), ".SH OPTIONS\n"]
    lines += [line for action in parser._actions if action is not commands for line in _of(action)]
    lines.append(".SH COMMANDS\n")
    for name, command in commands.choices.items():
        lines += _command(name, command)
    return "".join([*lines, _TAIL])


def _command(name: str, parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yield a command, its arguments and its options, and those of the commands below it."""
    yield f".SS {_roff(name)}\n"
    yield from _text(parser.description)
    below = [a for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
    for action in parser._actions:
        if action not in below and not isinstance(action, argparse._HelpAction):
            yield from _of(action)
    for actions in below:
        for word, command in actions.choices.items():
            yield from _command(f"{name} {word}", command)


def _of(action: argparse.Action) -> Iterator[str]:
    """Yield an argument or an option that people give, and what it is for."""
    if action.help == argparse.SUPPRESS:
        return
    value = "" if action.nargs == 0 else f" \\fI{_roff(_value(action))}\\fR"
    options = ", ".join(f"\\fB{_roff(option)}\\fR" for option in action.option_strings)
    yield f".TP\n{(options + value).strip()}\n"
    told = action.help or ""
    yield from _text(told % {**vars(action), "prog": "ringrealms3d"} if "%(" in told else told)


def _value(action: argparse.Action) -> str:
    """Return how the value of an argument or an option is called."""
    if action.metavar:
        return action.metavar if isinstance(action.metavar, str) else " ".join(action.metavar)
    if action.choices:
        return "{" + ",".join(map(str, action.choices)) + "}"
    return action.dest.upper() if action.option_strings else action.dest


def _text(text: str | None) -> Iterator[str]:
    if text:
        yield f"{_roff(text)}\n"


def _roff(text: str) -> str:
    """Return plain text as roff: what has a meaning there stands for itself."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join(
        f"\\&{line}" if line.startswith((".", "'")) else line for line in escaped.splitlines()
    )


if __name__ == "__main__":
    main()
