"""Pages as Markdown, with charts and boards in files beside them, for the site."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from urllib.parse import quote

from ringrealms3d.core.files import write_whole, written_whole
from ringrealms3d.lab.charts.chart import BarChart, Chart, DotChart, ForestChart
from ringrealms3d.lab.charts.figures import save_chart
from ringrealms3d.lab.reports.blocks import (
    Block,
    Board,
    Boards,
    Cell,
    Command,
    Facts,
    Heading,
    Link,
    Number,
    Page,
    Plot,
    Table,
    Text,
)
from ringrealms3d.lab.reports.pictures import board_picture
from ringrealms3d.lab.reports.words import file_name, worded
from ringrealms3d.scene.theme import LIGHT

_WIDTH, _HEIGHT = 600.0, 260.0  # pixels of charts
_BOARD = 320  # pixels of a board's longer side
_BOARDS = 1  # of boards side by side, so that a page stays small
_NO_BREAK = "\N{NO-BREAK SPACE}"
_SPECIAL = re.compile(r"([\\`*_\[\]<>|])")


def write_markdown(page: Page, path: Path) -> None:
    """Write a page, its charts and its boards.

    The first of several boards is drawn, the others are described.

    Args:
        page: the page.
        path: its file; charts and boards lie in a folder of its name.

    Raises:
        UserError: a file cannot be written.
    """
    folder = path.with_suffix("")
    lines = [f"# {_escaped(page.title)}", "", _escaped(page.subtitle), ""]
    for block in page.blocks:
        lines += _lines(block, folder)
    write_whole(path, "\n".join(lines).rstrip() + "\n")


def _lines(block: Block, folder: Path) -> Iterator[str]:
    match block:
        case Heading(text):
            yield from (f"## {_escaped(text)}", "")
        case Text(text):
            yield from (_escaped(text), "")
        case Command(line):
            yield from (f"`{line}`", "")
        case Facts(facts):
            rows = [(fact.name, worded(fact.number), fact.remark) for fact in facts]
            yield from _table(Table(("", "", ""), rows, texts=3))
        case Table():
            yield from _table(block)
        case Plot(chart, name):
            save_chart(folder / f"{name}.svg", [chart], _WIDTH, _height(chart))
            yield from (f"![{_escaped(chart.title)}]({folder.name}/{name}.svg)", "")
        case Boards(boards):
            yield from _boards(boards, folder)


def _boards(boards: Sequence[Board], folder: Path) -> Iterator[str]:
    for place, board in enumerate(boards):
        caption, file = _escaped(board.caption), f"{board.name}.webp"
        if place < _BOARDS:
            with written_whole(folder / file) as stream:
                stream.write(board_picture(board, LIGHT, _BOARD, paper=True))
            yield from (f"![{caption}]({folder.name}/{file})", "")
        yield from (caption, "")
        if board.command:
            yield from (f"`{board.command}`", "")


def _height(chart: Chart) -> float | None:
    """Return the height of a chart; one with names is as high as they need."""
    return None if isinstance(chart, ForestChart | BarChart | DotChart) else _HEIGHT


def _table(table: Table) -> Iterator[str]:
    kinds = ["---" if place < table.texts else "---:" for place in range(len(table.heads))]
    yield _row(list(map(_escaped, table.heads)))
    yield _row(kinds)
    for row in table.rows:
        yield _row([_cell(cell) for cell in row])
    yield ""


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _cell(cell: Cell) -> str:
    match cell:
        case Number(text, interval):
            return f"{text}<br>({interval.replace(' ', _NO_BREAK)})" if interval else text
        case Link(text, uid):
            return f"[{_escaped(text)}]({quote(file_name(uid))}.md)"
        case _:
            return _escaped(cell)


def _escaped(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)
