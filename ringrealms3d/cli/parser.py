"""The parser of arguments: help and errors in the language of the person.

argparse asks ``gettext`` for its sentences, by a name of its own that is put in place here.
"""

from __future__ import annotations

import argparse
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


class OneLineParser(argparse.ArgumentParser):
    """A parser with one-line errors, and help in the user's language."""

    def __init__(self, **options: Any) -> None:
        """Take argparse's arguments, by name."""
        super().__init__(**{"formatter_class": HelpFormatter, **options})

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and exit."""
        more = tr("{command} tells more").format(command=f"{self.prog} --help")
        self.exit(USAGE_ERROR, f"{self.prog}: {one_line(message)} ({more})\n")
