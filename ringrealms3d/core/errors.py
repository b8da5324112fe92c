"""The one class of errors that a user can fix."""

from __future__ import annotations

from ringrealms3d.core.phrase import Phrase, tr

LONGEST_MESSAGE = 1000
"""How many characters a message has at most, whatever input it quotes."""


class UserError(ValueError):
    """Something that the user can fix, in one sentence: wrong input, a missing file, a full disk.

    Every other exception is a bug: it is logged with its traceback and reported as a fault.
    """

    def __init__(self, sentence: str = "", /, **parts: object) -> None:
        """Make a sentence, shortened where it quotes too much.

        Args:
            sentence: the sentence, with names in braces for its parts.
            parts: the parts by name; errors among them appear as their own sentences.
        """
        if parts:
            sentence = Phrase(sentence, **{name: _readable(part) for name, part in parts.items()})
        long = len(sentence) > LONGEST_MESSAGE
        super().__init__(f"{sentence[:LONGEST_MESSAGE]}…" if long else sentence)


def error_sentence(error: Exception) -> str:
    """Return an error's sentence in the user's language."""
    (text,) = error.args if len(error.args) == 1 else (str(error),)
    return tr(text) if isinstance(text, str) else str(error)


def _readable(part: object) -> object:
    """Return what stands for a part in a sentence."""
    if isinstance(part, UserError):
        return part.args[0]
    return str(part) if isinstance(part, Exception) else part
