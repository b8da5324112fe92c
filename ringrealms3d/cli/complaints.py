"""What argparse says of wrong arguments, in the language of the person.

It makes whole English sentences; here they are taken apart again.
"""

from __future__ import annotations

import re

from ringrealms3d.core.phrase import Phrase, tr, translatable

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
