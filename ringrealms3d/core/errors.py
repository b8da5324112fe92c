"""The family of errors: what a user can fix, and an engine that has ended."""

from __future__ import annotations

from ringrealms3d.core.phrase import Phrase, tr

LONGEST_MESSAGE = 1000
"""How many characters a message has at most, whatever input it quotes."""


class Error(Exception):
    """What this package raises when something cannot be done: all its errors are of this class.

    >>> import ringrealms3d as rr
    >>> try:
    ...     rr.start("loop/mini").play("1b3").play("1b3")
    ... except rr.Error as error:
    ...     print(error)
    1b3 holds a black tile
    """


class EngineError(Error, RuntimeError):
    """An engine's process has ended or failed, or the engine was closed.

    >>> import ringrealms3d as rr
    >>> with rr.Engine("loop/mini") as engine:
    ...     pass
    >>> engine.best_move(rr.start("loop/mini"))
    Traceback (most recent call last):
    ringrealms3d.core.errors.EngineError: the engine is closed
    """


class UserError(Error, ValueError):
    """Something that the user can fix, in one sentence: wrong input, a missing file, a full disk.

    Every other exception is a bug: it is logged with its traceback and reported as a fault.

    >>> import ringrealms3d as rr
    >>> try:
    ...     rr.start("loop/huge")
    ... except rr.UserError as error:
    ...     print(error)
    no variant 'loop/huge' (loop has mini, main, lazo)
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
    return tr(english_sentence(error))


def english_sentence(error: Exception) -> str:
    """Return an error's sentence in English, as a text that can be translated later."""
    (text,) = error.args if len(error.args) == 1 else (str(error),)
    return text if isinstance(text, str) else str(error)


def _readable(part: object) -> object:
    """Return what stands for a part in a sentence."""
    if isinstance(part, UserError):
        return part.args[0]
    return str(part) if isinstance(part, Exception) else part
