"""The content of a page, for HTML or Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ringrealms3d.core.position import Position
from ringrealms3d.lab.charts.chart import Chart
from ringrealms3d.scene.content import SiteMark


@dataclass(frozen=True, slots=True)
class Heading:
    """The beginning of a section.

    Attributes:
        text: its text.
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
    """A number and its 95 % interval, as texts; the interval may be empty."""

    text: str
    interval: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """A number to show in large type.

    Attributes:
        name: its name.
        number: the number.
        remark: its meaning, in a clause.
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
        heads: the headings of the columns.
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
        chart: the chart.
        name: what its file is called.
    """

    chart: Chart
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """A board's map.

    Attributes:
        position: the position.
        marks: the marks on it.
        caption: the text below it.
        name: what its file is called.
        command: the command that shows the position in the program, or empty.
    """

    position: Position
    marks: tuple[SiteMark, ...]
    caption: str
    name: str
    command: str = ""


@dataclass(frozen=True, slots=True)
class Boards:
    """Boards side by side, at least one."""

    boards: Sequence[Board]


Block = Heading | Text | Command | Facts | Table | Plot | Boards


@dataclass(frozen=True, slots=True)
class Page:
    """A page.

    Attributes:
        title: its title.
        subtitle: its subject, in a sentence.
        blocks: its content, from top to bottom.
    """

    title: str
    subtitle: str
    blocks: Sequence[Block]
