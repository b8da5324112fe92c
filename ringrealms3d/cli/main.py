"""The entry point: it finds the command and turns every error into one sentence."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module

import ringrealms3d
from ringrealms3d.cli.arguments import INTERRUPTED, WorkGoesOn, old_spellings
from ringrealms3d.cli.ctrl_c import ctrl_c_was_pressed, noted_ctrl_c
from ringrealms3d.cli.output import be_quiet, cleaned_streams, note
from ringrealms3d.cli.parser import USAGE_ERROR, OneLineParser
from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.log_file import is_logged, log, log_path, log_to_file
from ringrealms3d.core.phrase import tr, use_catalogue
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.version import BUGS_PAGE
from ringrealms3d.languages.catalogue import catalogue_of, language_of_system

UNEXPECTED_ERROR = 1
_PROGRAM = "ringrealms3d"
_NUMBERS_FOLLOW = ("--view", "--size", "--zoom", "--depth", "--seconds")

COMMANDS = {
    "play": "cli.play",
    "play-text": "cli.play_text",
    "games": "cli.games",
    "rules": "cli.games",
    "new-game": "cli.new_game",
    "export": "cli.export",
    "render": "cli.export",
    "gallery": "lab.commands.gallery",
    "replay": "cli.replay",
    "analyse": "cli.analyse",
    "review": "lab.commands.review",
    "library": "cli.library",
    "convert": "cli.convert",
    "perft": "lab.commands.bench",
    "bench": "lab.commands.bench",
    "match": "lab.commands.match",
    "match merge": "lab.commands.machines",
    "worker": "lab.commands.machines",
    "levels": "lab.commands.levels",
    "report": "lab.commands.report",
    "soak": "lab.commands.soak",
    "check": "lab.commands.check",
    "solve": "lab.commands.solve",
    "book": "lab.commands.book",
    "tune": "lab.commands.tune",
    "puzzles": "lab.commands.puzzles",
    "ugi": "cli.ugi",
    "doctor": "cli.doctor",
    "completion": "cli.completion",
}
"""Each command's module, which only the command itself loads, or help on all of them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code: 0 done, 1 unexpected, 2 wrong use, 130 stopped."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    with cleaned_streams(), noted_ctrl_c():
        use_catalogue(catalogue_of(language_of_system()))
        return _outcome(_joined(_named(given)) or ["play"])


def _outcome(arguments: list[str]) -> int:
    """Run a command, and turn any error into a sentence and an exit code."""
    name = _PROGRAM
    try:
        with _flushed():
            options = build_parser(arguments[0]).parse_args(arguments)
            words = _PROGRAM, options.command, getattr(options, "action", "")
            name = " ".join(filter(None, words))
            return _run(options)
    except WorkGoesOn:
        code = _report_stop()
        with suppress(OSError, UserError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)  # without waiting for the work's thread
    except KeyboardInterrupt:
        return _report_stop()
    except BrokenPipeError:
        return 0  # nobody reads any more
    except UserError as error:
        if os.environ.get("RINGREALMS3D_DEBUG"):
            raise
        return _refuse(name, error)
    except Exception as error:
        if ctrl_c_was_pressed():
            return _report_stop()
        if isinstance(error, OSError) and isinstance(error.filename, str | bytes):
            return _report_file(name, error)
        if os.environ.get("RINGREALMS3D_DEBUG"):
            raise
        of_game = _fault_of_game(error)
        return _report_fault(name, error) if of_game is None else _refuse(name, of_game)


def _run(options: argparse.Namespace) -> int:
    be_quiet(options.quiet)
    for old, new in old_spellings(options).items():
        note(tr("{old} is deprecated: use {new}").format(old=old, new=new))
    code: int = options.run(options)
    return code


@contextmanager
def _flushed() -> Iterator[None]:
    """Write what was printed within this block, also where an option such as --help exits."""
    try:
        yield
    except SystemExit:
        sys.stdout.flush()
        raise
    sys.stdout.flush()


def _print_error(sentence: str) -> None:
    """Print a sentence on standard error, unless nothing can be written there either."""
    with suppress(OSError, UserError):
        print(sentence, file=sys.stderr)


def _refuse(name: str, error: UserError) -> int:
    """Report in one line what the user can fix, and return the exit code."""
    from ringrealms3d.core.guard import GameFault

    sentence = one_line(error_sentence(error))
    if isinstance(error, GameFault) and error.unexpected is not None:
        log_to_file()
        log.error("fault of a game in %s", name, exc_info=error.unexpected)
        text = tr("{sentence} (the log has more: {path})")
        sentence = text.format(sentence=sentence, path=log_path())
    _print_error(f"{name}: {sentence}")
    return USAGE_ERROR


def _fault_of_game(error: Exception) -> UserError | None:
    """Return what is told of an error in a game from outside, None if it comes from elsewhere."""
    from ringrealms3d.games import fault_of

    return fault_of(error)


def _report_stop() -> int:
    _print_error(tr("stopped"))
    return INTERRUPTED


def _named(arguments: list[str]) -> list[str]:
    """Return the arguments with a command of two words as one."""
    named = " ".join(arguments[:2])
    return [named, *arguments[2:]] if named in COMMANDS else arguments


def _joined(arguments: list[str]) -> list[str]:
    """Return the arguments with ``--view -30,20`` as one, which argparse takes for two options."""
    joined: list[str] = []
    for argument in arguments:
        if joined and joined[-1] in _NUMBERS_FOLLOW and argument[:1] == "-":
            joined[-1] += f"={argument}"
        else:
            joined.append(argument)
    return joined


def build_parser(command: str = "") -> OneLineParser:
    """Return the parser of one command, or of all where it is none of them."""
    parser = OneLineParser(
        prog=_PROGRAM,
        description=tr("Abstract board games on true 3-D boards. Without a command: play."),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"{_PROGRAM} {ringrealms3d.__version__}",
        help=tr("show the version and exit"),
    )
    commands = parser.add_subparsers(dest="command", metavar=tr("command"))
    chosen = [COMMANDS[command]] if command in COMMANDS else COMMANDS.values()
    for module in dict.fromkeys(chosen):
        import_module(f"ringrealms3d.{module}").add_to(commands)
    parser.finish()
    return parser


def _report_file(name: str, error: OSError) -> int:
    """Report a file or folder that the system refuses, and return the exit code."""
    log_to_file()
    log.warning("refused in %s", name, exc_info=error)
    sentence = tr("{name}: {text}").format(name=os.fsdecode(error.filename), text=error.strerror)
    _print_error(f"{name}: {one_line(sentence)}")
    return USAGE_ERROR


def _report_fault(name: str, error: Exception) -> int:
    """Log a bug with its traceback, report it in one line, and return the exit code."""
    log_to_file()
    log.error("fault in %s", name, exc_info=error)
    fault = one_line(f"{type(error).__name__}: {error}")
    pattern = tr("an internal error, {fault}; please report it at {bugs}")
    if is_logged():
        pattern = tr(
            "an internal error, {fault}; please report it at {bugs} (the log has more: {path})"
        )
    sentence = pattern.format(fault=fault, bugs=BUGS_PAGE, path=log_path())
    _print_error(f"{name}: {sentence}")
    return UNEXPECTED_ERROR
