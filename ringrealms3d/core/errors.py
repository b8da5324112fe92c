"""The one class of errors that a person can put right."""

from __future__ import annotations

from ringrealms3d.core.phrase import Phrase, tr

LONGEST_MESSAGE = 1000
"""How many characters a message has at most, whatever input it quotes."""


class UserError(ValueError):
    """Something a person can put right, told in one sentence: wrong input, a missing file, no room.

    Every other exception is a fault of the program: it is logged with its trace and named as one.
    """

    def __init__(self, sentence: str = "", /, **parts: object) -> None:
        """Tell a sentence, cut where it quotes too much.

        Args:
            sentence: the sentence, with names in braces where parts belong.
            parts: the parts by name; other errors among them are told in their own sentences.
        """
        if parts:
            sentence = Phrase(sentence, **{name: _told(part) for name, part in parts.items()})
        long = len(sentence) > LONGEST_MESSAGE
        super().__init__(f"{sentence[:LONGEST_MESSAGE]}…" if long else sentence)


def error_sentence(error: Exception) -> str:
    """Return what an error says in the language of the person."""
    (text,) = error.args if len(error.args) == 1 else (str(error),)
    return tr(text) if isinstance(text, str) else str(error)


def _told(part: object) -> object:
    """Return what stands for a part in a sentence."""
    if isinstance(part, UserError):
        return part.args[0]
    return str(part) if isinstance(part, Exception) else part
