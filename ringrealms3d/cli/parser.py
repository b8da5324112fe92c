"""The parser of arguments: help and errors in the language of the person.

argparse asks ``gettext`` for its sentences, by a name of its own that is put in place here.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn

from ringrealms3d.core.phrase import Phrase, tr, translatable
from ringrealms3d.core.plain_text import one_line

USAGE_ERROR = 2

_SENTENCES = {
    "argument %(argument_name)s: %(message)s": Phrase(
        "argument {name}: {reason}", name="%(argument_name)s", reason="%(message)s"
    ),
    "the following arguments are required: %s": Phrase(
        "the following arguments are required: {names}", names="%s"
    ),
    "unrecognized arguments: %s": Phrase("unrecognized arguments: {names}", names="%s"),
    "one of the arguments %s is required": Phrase(
        "one of the arguments {names} is required", names="%s"
    ),
    "not allowed with argument %s": Phrase("not allowed with argument {name}", name="%s"),
    "invalid choice: %(value)r (choose from %(choices)s)": Phrase(
        "invalid choice: {value} (choose from {choices})", value="%(value)r", choices="%(choices)s"
    ),
    "invalid %(type)s value: %(value)r": Phrase(
        "invalid {kind} value: {value}", kind="%(type)s", value="%(value)r"
    ),
    "ambiguous option: %(option)s could match %(matches)s": Phrase(
        "ambiguous option: {name} could match {matches}", name="%(option)s", matches="%(matches)s"
    ),
    "ignored explicit argument %r": Phrase("ignored explicit argument {value}", value="%r"),
    **{
        text: text
        for text in (
            translatable("expected one argument"),
            translatable("usage: "),
            translatable("positional arguments"),
            translatable("options"),
            translatable("show this help message and exit"),
        )
    },
}
"""The texts that catalogues know, by what argparse calls them."""


def _translated(text: str) -> str:
    return tr(_SENTENCES.get(text, text))


vars(argparse)["_"] = _translated


class HelpFormatter(argparse.HelpFormatter):
    """Wraps help in any language."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        from ringrealms3d.cli.wrapping import wrapped  # only those who read help wait for it

        return wrapped(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        from ringrealms3d.cli.wrapping import wrapped

        return "\n".join(f"{indent}{line}" for line in wrapped(text, width - len(indent)))


_FIRST = ("--help", "--version", "--realm", "--fen", "--moves", "--at")
_LAST = (
    *("--seconds", "--movetime", "--nodes", "--depth", "--games", "--seed"),
    *("--jobs", "--cluster", "--file", "--folder", "--shard", "--library"),
    *("--output", "--force", "--progress", "--json", "--quiet"),
)
"""The options that many commands have, in the order of their help: before and after their own."""


class OneLineParser(argparse.ArgumentParser):
    """A parser with one-line errors, and help in the user's language, always in the same order.

    Attributes:
        examples: command lines that the help shows.
    """

    def __init__(self, examples: Sequence[str] = (), **options: Any) -> None:
        """Take argparse's arguments, by name, and examples without the name of the program."""
        super().__init__(**{"formatter_class": HelpFormatter, **options})
        self.examples = tuple(examples)

    def finish(self) -> None:
        """Add what every command has, and put the options into their order."""
        below = [each for each in self._actions if isinstance(each, argparse._SubParsersAction)]
        for parser in [each for action in below for each in dict.fromkeys(action.choices.values())]:
            parser.finish()
        if not below:
            self.add_argument(
                "-q", "--quiet", action="store_true", help=tr("print only results and errors")
            )
        for actions in (self._actions, self._optionals._group_actions):
            actions.sort(key=_place)

    def format_help(self) -> str:
        """Return the help, with the examples at its end."""
        examples = "".join(f"  {self.prog.split()[0]} {line}\n" for line in self.examples)
        return super().format_help() + (f"\n{tr('example')}:\n{examples}" if examples else "")

    def parse_known_args(  # type: ignore[override]  # argparse's stubs know three forms
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Refuse what is not known here, where its name can be compared with what is."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            options = [each for each in unknown if each.startswith("-")]  # they drag along others
            names = " ".join(options or unknown)
            sentence = tr("unrecognized arguments: {names}").format(names=names)
            if meant := _close_to(unknown[0], self._option_string_actions):
                text = tr("{sentence}; did you mean {name}?")
                sentence = text.format(sentence=sentence, name=meant)
            self.error(sentence)
        return found, unknown

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse what is none of the choices, and name the one that was probably meant."""
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            if meant := _close_to(value, action.choices or ()):
                text = tr("'{word}' is not one of the choices; did you mean '{name}'?")
                error.message = text.format(word=value, name=meant)
            raise

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and exit."""
        more = tr("see {command} for more").format(command=f"{self.prog} --help")
        self.exit(USAGE_ERROR, f"{self.prog}: {one_line(message)} ({more})\n")


def _place(action: argparse.Action) -> int:
    """Return where among the options of a command one stands."""
    name = action.option_strings[-1] if action.option_strings else ""
    if name in _FIRST:
        return _FIRST.index(name) - len(_FIRST)
    return 1 + _LAST.index(name) if name in _LAST else 0


def _close_to(word: object, known: Iterable[object]) -> str:
    """Return what was probably meant, empty if nothing is close."""
    return next(iter(get_close_matches(str(word), map(str, known), 1)), "")
