"""What stands on a page, whether it becomes HTML or Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringrealms3d.core.position import Position
from ringrealms3d.export.charts import Chart
from ringrealms3d.scene.content import SiteMark


@dataclass(frozen=True, slots=True)
class Heading:
    """The beginning of a section.

    Attributes:
        text: what it is called.
        anchor: its name in links.
    """

    text: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    text: str


@dataclass(frozen=True, slots=True)
class Command:
    """The command that gives the figures above it."""

    line: str


@dataclass(frozen=True, slots=True)
class Number:
    """A number and its 95 % interval, as texts; nothing is known of a number without one."""

    text: str
    interval: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """A number that is worth a large letter.

    Attributes:
        name: what it is.
        number: the number.
        remark: what it means, in a clause.
    """

    name: str
    number: Number
    remark: str


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts side by side."""

    facts: Sequence[Fact]


@dataclass(frozen=True, slots=True)
class Link:
    """A text that leads to the page of a variant."""

    text: str
    uid: str


Cell = str | Number | Link


@dataclass(frozen=True, slots=True)
class Table:
    """A table; its columns are of texts first, then of numbers.

    Attributes:
        heads: what the columns are called.
        rows: a cell for each of them.
        texts: how many columns have texts.
    """

    heads: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    texts: int = 1


@dataclass(frozen=True, slots=True)
class Plot:
    """A chart.

    Attributes:
        chart: what it shows.
        name: what its file is called.
    """

    chart: Chart
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A board's map.

    Attributes:
        position: what stands on it.
        marks: what is drawn on it.
        caption: what is said below it.
        name: what its file is called.
        command: what shows the position in the program, empty for nothing.
    """

    position: Position
    marks: tuple[SiteMark, ...]
    caption: str
    name: str
    command: str = ""


@dataclass(frozen=True, slots=True)
class Boards:
    """Boards side by side, one at least."""

    boards: Sequence[Board]


Block = Heading | Text | Command | Facts | Table | Plot | Boards


@dataclass(frozen=True, slots=True)
class Page:
    """A page.

    Attributes:
        title: what it is called.
        subtitle: what it is about, in a sentence.
        blocks: what stands on it, from top to bottom.
    """

    title: str
    subtitle: str
    blocks: Sequence[Block]
