"""A library that is opened on first use, for games that continue whatever happens to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.library.library import Library
from ringrealms3d.library.storing import Kinds
from ringrealms3d.records.record import GameRecord


class LateLibrary:
    """Keeps games in progress, and reports problems.

    Attributes:
        path: the library's file.
    """

    def __init__(self, path: Path, warn: Callable[[str], None]) -> None:
        """Open nothing yet.

        Args:
            warn: called with a sentence for the user: the library was damaged and a new one
                started, or a game could not be kept, or got another number.
        """
        self.path, self._warn = path, warn
        self._complained = False

    @cached_property
    def opened(self) -> Library:
        """The library.

        Raises:
            UserError: it cannot be opened.
        """
        library = Library(self.path)
        if library.notice:
            self._warn(library.notice)
        return library

    def keep(
        self, record: GameRecord, number: int | None, kinds: Kinds, rated: bool = False
    ) -> int | None:
        """Save a game's current state and return its number, None if that is impossible now.

        The reason is reported once, and again only after a success.
        """
        try:
            kept = self.opened.keep(record, number, seats=kinds, rated=rated)
        except UserError as error:
            if not self._complained:
                self._warn(Phrase("the game is not in the library: {reason}", reason=error.args[0]))
            self._complained = True
            return None
        self._complained = False
        if number not in (None, kept):
            sentence = Phrase(
                "game {number} in the library has something that this game lacks, so this one "
                "was added as game {kept}",
                number=number,
                kept=kept,
            )
            self._warn(sentence)
        return kept

    def close(self) -> None:
        """Close the library."""
        if "opened" in self.__dict__:
            self.opened.close()
