"""The parser of arguments: help and errors in the language of the person.

argparse complains in whole English sentences; here they are taken apart again.
"""

from __future__ import annotations

import argparse
import re
from typing import Any, NoReturn

from ringrealms3d.core.phrase import Phrase, tr, translatable
from ringrealms3d.core.plain_text import one_line

USAGE_ERROR = 2

_GAP = re.compile(r"\\\{(\w+)\\\}")


def _reader(pattern: str) -> re.Pattern[str]:
    """Return what finds the parts of a sentence in it."""
    return re.compile(_GAP.sub(r"(?P<\1>.+?)", re.escape(pattern)), re.DOTALL)


SENTENCES = {
    pattern: _reader(pattern)
    for pattern in (
        translatable("argument {name}: {reason}"),
        translatable("the following arguments are required: {names}"),
        translatable("unrecognized arguments: {names}"),
        translatable("one of the arguments {names} is required"),
        translatable("not allowed with argument {name}"),
        translatable("invalid choice: {value} (choose from {choices})"),
        translatable("invalid {kind} value: {value}"),
        translatable("expected one argument"),
        translatable("ambiguous option: {name} could match {matches}"),
        translatable("ignored explicit argument {value}"),
    )
}
"""What finds the parts of each sentence, by its pattern."""


def told(message: str) -> str:
    """Return a complaint of argparse in the language of the person; one that is not known stays."""
    for pattern, reader in SENTENCES.items():
        if found := reader.fullmatch(message):
            parts = found.groupdict()
            if "reason" in parts:
                parts["reason"] = told(parts["reason"])
            return tr(Phrase(pattern, **parts))
    return message


class HelpFormatter(argparse.HelpFormatter):
    """Writes help in the user's language."""

    def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
        """Add the usage of a command."""
        super().add_usage(usage, actions, groups, tr("usage: ") if prefix is None else prefix)

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
        self._positionals.title = tr("positional arguments")
        self._optionals.title = tr("options")
        for action in self._actions:  # the only one yet
            action.help = tr("show this help message and exit")

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and exit."""
        more = tr("{command} tells more").format(command=f"{self.prog} --help")
        self.exit(USAGE_ERROR, f"{self.prog}: {one_line(told(message))} ({more})\n")
