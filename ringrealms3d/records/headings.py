"""What the games in a file say of themselves first, read without playing a move."""

from __future__ import annotations

from dataclasses import dataclass

from ringrealms3d.core.errors import UserError
from ringrealms3d.records.chapters import Chapters
from ringrealms3d.records.game_files import FORMATS
from ringrealms3d.records.json_file import read_document
from ringrealms3d.records.sgf.properties import ReadProperties
from ringrealms3d.records.sgf.syntax import SgfText


@dataclass(frozen=True, slots=True)
class Heading:
    """A game in a list of chapters.

    Attributes:
        variant: the id of its variant, empty if that cannot be read.
        players: the names of the players, empty if unknown.
        date: when it was played, empty if unknown.
    """

    variant: str = ""
    players: tuple[str, str] = ("", "")
    date: str = ""


def headings(chapters: Chapters) -> tuple[Heading, ...]:
    """Return the heading of each game; what is broken stays empty."""
    return tuple(_heading(chapters, number) for number in range(len(chapters)))


def _heading(chapters: Chapters, number: int) -> Heading:
    piece = chapters.piece(number)
    try:
        if chapters.form is FORMATS[".json"]:
            document = read_document(piece, "")
            return Heading(document.variant, document.players or ("", ""), document.date)
        if chapters.form is FORMATS[".rrsgf"]:
            source = SgfText(piece, "")
            first = ReadProperties(source, next(source.nodes()))
            black, white, variant, date = map(first.peek, ("PB", "PW", "RR", "DT"))
            return Heading(variant, (black, white), date)
    except UserError:
        return Heading()
    lines = (line.split(maxsplit=1) for line in piece.splitlines())
    return Heading(next((words[1] for words in lines if words[:1] == ["variant"]), "").strip())
