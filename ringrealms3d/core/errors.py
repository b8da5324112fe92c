"""The one class of errors that a person can put right."""

from __future__ import annotations

LONGEST_MESSAGE = 1000
"""How many characters a message has at most, whatever input it quotes."""


class UserError(ValueError):
    """Something a person can put right, told in one sentence: wrong input, a missing file, no room.

    Every other exception is a fault of the program: it is logged with its trace and named as one.
    """

    def __init__(self, sentence: str = "") -> None:
        """Tell a sentence, cut where it quotes too much."""
        long = len(sentence) > LONGEST_MESSAGE
        super().__init__(f"{sentence[:LONGEST_MESSAGE]}…" if long else sentence)
