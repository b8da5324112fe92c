"""The words of an OFF file, which mostly, but not always, come in lines of one vertex or face."""

from __future__ import annotations

from collections.abc import Iterator

from ringrealms3d.geometry.mesh_parts import read_lines


class OffWords:
    """The words of a text one by one, without comments.

    Attributes:
        name: what errors start with.
        number: the line of the latest word.
        lines_left: how many lines with words have not been begun.
    """

    def __init__(self, text: str, name: str) -> None:
        """Begin before the first word.

        Raises:
            UserError: there are too many lines, or one is too long.
        """
        self.name, self.number = name, 1
        self.lines_left = sum(1 for _, line in read_lines(text, name) if _significant(line))
        self._lines = _lines(text, name)
        self._line: list[str] = []  # backwards

    @property
    def inside_a_line(self) -> bool:
        """Whether the line of the latest word goes on."""
        return bool(self._line)

    def line(self) -> list[str]:
        """Return the words of the line that goes on, else of the next one, without taking them."""
        self._begin()
        return self._line[::-1]

    def take(self) -> str:
        """Return the next word, an empty one at the end."""
        self._begin()
        return self._line.pop() if self._line else ""

    def put_back(self, word: str) -> None:
        """Let a word come next, in the line of the latest one."""
        self._line.append(word)

    def end_line(self) -> None:
        """Pass over the rest of the line."""
        self._line = []

    def _begin(self) -> None:
        if not self._line:
            self.number, self._line = next(self._lines, (self.number, []))
            self.lines_left -= bool(self._line)


def _significant(line: str) -> bool:
    return bool(line.partition("#")[0].strip())


def _lines(text: str, name: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the words of the lines that have any, backwards, with their lines' numbers."""
    for number, line in read_lines(text, name):
        if words := line.partition("#")[0].split()[::-1]:
            yield number, words
