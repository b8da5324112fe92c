"""One fault: a text of a file, what takes its place, and the tests that ought to notice."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Mutant:
    """A fault that can be put into a copy of the program.

    Attributes:
        file: where, below the package's folder.
        old: a text that stands there once.
        new: what takes its place.
        tests: files and folders below ``tests``, separated by spaces.
    """

    file: str
    old: str
    new: str
    tests: str

    def applied(self, tree: Path) -> str:
        """Return the file's text in a tree, with the fault in it.

        Raises:
            LookupError: the old text does not stand there once.
        """
        path = tree / "ringrealms3d" / self.file
        text = path.read_text("utf-8") if path.is_file() else ""
        if text.count(self.old) != 1:
            raise LookupError(f"{self.file} has {text.count(self.old)} times: {self.old}")
        return text.replace(self.old, self.new)
