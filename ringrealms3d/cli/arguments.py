"""Shared arguments of commands, with errors that name them."""

from __future__ import annotations

import argparse
import threading
from collections.abc import Callable
from concurrent.futures import Future, wait
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeVar

from ringrealms3d.cli.output import note
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import is_there, person_path
from ringrealms3d.core.phrase import tr

Commands = Any  # argparse does not name the type of its subparsers
T = TypeVar("T")

INTERRUPTED = 130
"""The exit code of a command that Ctrl+C stopped."""

MOST_PLAYOUTS = 10**9
"""How many playouts a search may be asked for."""

_REALMS = "ring-majority/"
_DEEPEST = 1000
_LONGEST_SECONDS = 3600
_LONGEST_MM = 10_000
_LOOK_UP_SECONDS = 0.2


def add_variant(parser: argparse.ArgumentParser, required: bool = True, text: str = "") -> None:
    """Add the variant as the first argument, or a file with a solid instead."""
    group = parser.add_mutually_exclusive_group(required=required)
    group.add_argument(
        "variant",
        nargs="?",
        metavar="VARIANT",
        help=text or tr("a variant, such as ring-majority/cube"),
    )
    group.add_argument(
        "--realm",
        metavar="FILE",
        help=tr(
            "play Ring Majority on the convex polyhedron in this OBJ, OFF, PLY or STL file; "
            "wherever a variant is named, ring-majority/FILE means the same"
        ),
    )


def named_variant(options: argparse.Namespace) -> str | None:
    """Return the full id of the requested variant, None if there is none.

    Raises:
        ValueError: there is no such variant, or the file cannot be read.
    """
    from ringrealms3d.cli.game_input import named_file
    from ringrealms3d.games.named import opened_variant

    if named_file(options) is not None:
        raise UserError("{path} is a game file: name a variant here", path=options.variant)
    name = asked_variant(options)
    if name is None:
        return None
    found, remark = opened_variant(name)
    if remark:
        note(tr(remark))
    return found.uid


def asked_variant(options: argparse.Namespace) -> str | None:
    """Return what the user wrote for a variant, None if that is nothing."""
    from ringrealms3d.games import variant_ids

    if options.realm is None:
        asked: str | None = options.variant
        return asked
    name = f"{_REALMS}{options.realm}"
    return name if name in variant_ids() else f"{_REALMS}{person_path(options.realm)}"


def add_seed(parser: argparse.ArgumentParser) -> None:
    """Add the number that fixes what is random at the start of a game."""
    parser.add_argument(
        "--seed",
        type=seed,
        metavar="N",
        help=tr("the seed for anything random at the start"),
    )


def add_json(parser: argparse.ArgumentParser, text: str = "") -> None:
    """Add the option to print results for other programs."""
    parser.add_argument("--json", action="store_true", help=text or tr("print JSON"))


def add_output(parser: argparse.ArgumentParser) -> None:
    """Add the file of a command that makes what the engine reads."""
    parser.add_argument(
        "-o",
        "--output",
        type=named_path,
        metavar="FILE",
        help=tr("the file to write (default: the one that the engine then reads)"),
    )


def named_path(text: str) -> Path:
    """Read the path of a file or a folder, which need not be there."""
    path = Path(text)
    try:
        is_there(path)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise argparse.ArgumentTypeError(
            tr("{name}: {text}").format(name=path, text=reason)
        ) from None
    return path


def seed(text: str) -> int:
    """Read a number from 0 to 2**63 - 1."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else -1
    if not 0 <= number < 1 << 63:
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a whole number from 0 to 2**63 - 1").format(text=text)
        )
    return number


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Return a reader of integers in a range."""

    def read(text: str) -> int:
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else -1
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(
                tr("'{text}' is not a whole number from {least} to {most}").format(
                    text=text, least=least, most=most
                )
            )
        return number

    return read


depth = whole_number(1, _DEEPEST)
"""Read how many moves to look ahead."""


def add_limits(parser: argparse.ArgumentParser, **time: Any) -> None:
    """Add the limits of the search for a move: a time or a number of playouts, not both."""
    limits = parser.add_mutually_exclusive_group()
    add_move_time(limits, **time)
    limits.add_argument(
        "--nodes",
        type=whole_number(1, MOST_PLAYOUTS),
        metavar="N",
        help=tr("playouts per move, instead of a time"),
    )


def add_move_time(parser: argparse._ActionsContainer, **time: Any) -> None:
    """Add the time of the search for a move."""
    parser.add_argument("--seconds", type=seconds, metavar="S", **time)
    add_old(parser, "--movetime", "--seconds", dest="seconds", type=seconds)


def add_old(parser: argparse._ActionsContainer, old: str, new: str, **form: Any) -> None:
    """Add the old spelling of an argument, which works for one more version and is told.

    Args:
        new: how it is written now.
        form: what the new spelling is, in the words of argparse.
    """
    form = {"default": argparse.SUPPRESS, **form}
    parser.add_argument(old, action=_Old, new=new, help=argparse.SUPPRESS, **form)


class _Old(argparse.Action):
    """Takes an old spelling, and keeps it with the new one for :func:`old_spellings`."""

    def __init__(self, *, new: str, **form: Any) -> None:
        super().__init__(**form)
        self._new = new

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option: str | None = None,
    ) -> None:
        """Set the value as the new spelling would."""
        setattr(namespace, self.dest, values)
        namespace.old = {**old_spellings(namespace), option: self._new}


def variants_of(options: argparse.Namespace) -> list[str]:
    """Return the variants named first or by an old spelling, which argparse keeps apart."""
    found: list[str] = getattr(options, "old_variants", options.variants)
    return found


def old_spellings(options: argparse.Namespace) -> dict[str, str]:
    """Return the old spellings that were given, each with the new one."""
    found: dict[str, str] = getattr(options, "old", {})
    return found


def seconds(text: str) -> float:
    """Read a time in seconds above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= _LONGEST_SECONDS:
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a time in seconds, above 0 and up to {most}").format(
                text=text, most=_LONGEST_SECONDS
            )
        )
    return number


def millimetres(text: str) -> float:
    """Read a length in millimetres."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= _LONGEST_MM:
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a length in millimetres").format(text=text)
        )
    return number


def bed_size(text: str) -> tuple[float, float]:
    """Read the width and depth of a printer's bed, such as 210x210."""
    try:
        width, depth = map(millimetres, text.lower().split("x"))
    except (ValueError, argparse.ArgumentTypeError):
        raise argparse.ArgumentTypeError(
            tr("'{text}' is not a size such as 210x210").format(text=text)
        ) from None
    return width, depth


_READERS: dict[str, Callable[[str], Any]] = {
    "MM": millimetres,
    "N": whole_number(1, 60),
    "PAPER": str,
    "S": seconds,
    "WxH": bed_size,
}
"""What reads a field, by its unit."""


def add_fields(group: argparse._ArgumentGroup, asked: type) -> None:
    """Add an option for every field of a dataclass made with :func:`export.measures.asked`."""
    for each in fields(asked):
        unit = each.metadata["unit"]
        form = {"metavar": unit, "type": _READERS[unit]} if unit else {"action": "store_false"}
        group.add_argument(
            each.metadata["option"],
            dest=f"{asked.__name__}.{each.name}",
            default=each.default,
            help=tr(each.metadata["text"]),
            **form,
        )


def fields_of(options: argparse.Namespace, asked: type[T]) -> T:
    """Return a dataclass with the fields that options set."""
    names = [each.name for each in fields(asked)]  # type: ignore[arg-type]
    return asked(**{name: getattr(options, f"{asked.__name__}.{name}") for name in names})


class WorkGoesOn(KeyboardInterrupt):
    """Ctrl+C was pressed while a thread does compiled work, which cannot be told to stop."""


def interruptible(action: Callable[[], T]) -> T:
    """Run compiled work in a thread, so that Ctrl+C ends the program while it runs.

    Raises:
        WorkGoesOn: Ctrl+C was pressed.
    """
    outcome: Future[T] = Future()

    def work() -> None:
        try:
            outcome.set_result(action())
        except BaseException as error:
            outcome.set_exception(error)

    try:
        threading.Thread(target=work, daemon=True).start()
        while not outcome.done():
            wait([outcome], timeout=_LOOK_UP_SECONDS)
    except KeyboardInterrupt:
        raise WorkGoesOn from None
    return outcome.result()
