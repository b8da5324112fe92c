"""Pages as HTML: one self-contained file each, in light and dark colours."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from urllib.parse import quote

from ringrealms3d.core.data import data_folder
from ringrealms3d.lab.charts.chart import Chart, DotChart
from ringrealms3d.lab.charts.figures import svg
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
from ringrealms3d.lab.reports.words import file_name
from ringrealms3d.scene.theme import DARK, LIGHT

_WIDE, _NARROW = 720.0, 350.0  # pixels of charts, on a screen and on a telephone
_WITH_NAMES = 380.0  # pixels that a narrow chart of points with names is high
_BOARD, _LARGE_BOARD = 560, 800  # pixels of a board's longer side
_LARGE = 100  # positions of a large board


def html_of(page: Page, index: str = "") -> str:
    """Return a page as the text of a file.

    Args:
        page: the page.
        index: the file that compares variants, to which the page has a link; empty for none.
    """
    title = escape(page.title)
    back = f'<p class="back"><a href="{escape(index)}">All variants</a></p>\n' if index else ""
    contents = "".join(
        f'<li><a href="#{block.anchor}">{escape(block.text)}</a></li>'
        for block in page.blocks
        if isinstance(block, Heading)
    )
    style = (data_folder("resources") / "reports" / "page.css").read_text(encoding="utf-8")
    body = "\n".join(map(_block, page.blocks))
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n{back}"
        f'<h1>{title}</h1>\n<p class="subtitle">{escape(page.subtitle)}</p>\n'
        f"<nav><ul>{contents}</ul></nav>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _block(block: Block) -> str:
    match block:
        case Heading(text, anchor):
            return f'<h2 id="{anchor}">{escape(text)}</h2>'
        case Text(text):
            return f"<p>{escape(text)}</p>"
        case Command(line):
            return f'<p class="command"><code tabindex="0">{escape(line)}</code></p>'
        case Facts():
            return _facts(block)
        case Table():
            return _table(block)
        case Plot(chart):
            return (
                f'<figure class="plot"><div class="wide">{svg(chart, _WIDE)}</div>'
                f'<div class="narrow">{svg(chart, _NARROW, _narrow_height(chart))}</div></figure>'
            )
        case Boards(boards):
            kind = "boards" if len(boards) > 1 else "board"
            kind += " large" if _is_large(boards[0]) else ""
            return f'<div class="{kind}">{"".join(map(_board, boards))}</div>'


def _facts(block: Facts) -> str:
    facts = "".join(
        f"<div><dt>{escape(fact.name)}</dt><dd><strong>{escape(fact.number.text)}</strong>"
        f"<small>{escape(fact.number.interval)}</small>{escape(fact.remark)}</dd></div>"
        for fact in block.facts
    )
    return f'<dl class="facts">{facts}</dl>'


def _table(block: Table) -> str:
    kinds = ["" if place < block.texts else ' class="number"' for place in range(len(block.heads))]
    heads = "".join(
        f'<th scope="col"{kind}>{escape(head)}</th>'
        for head, kind in zip(block.heads, kinds, strict=True)
    )
    rows = "".join(
        "<tr>"
        + "".join(f"<td{kind}>{_cell(cell)}</td>" for cell, kind in zip(row, kinds, strict=True))
        + "</tr>\n"
        for row in block.rows
    )
    return (
        f'<div class="table" tabindex="0" role="group"><table><thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{rows}</tbody></table></div>"
    )


def _cell(cell: Cell) -> str:
    match cell:
        case Number(text, interval):
            return escape(text) + (f"<small>{escape(interval)}</small>" if interval else "")
        case Link(text, uid):
            return f'<a href="{quote(file_name(uid))}.html">{escape(text)}</a>'
        case _:
            return escape(cell)


def _board(block: Board) -> str:
    size = _LARGE_BOARD if _is_large(block) else _BOARD
    dark, light = (b64encode(board_picture(block, theme, size)).decode() for theme in (DARK, LIGHT))
    kind = "data:image/webp;base64,"
    command = _block(Command(block.command)) if block.command else ""
    return (
        f'<figure><picture><source media="(prefers-color-scheme: dark)" '
        f'srcset="{kind}{dark}"><img src="{kind}{light}" alt="{escape(block.caption)}"></picture>'
        f"<figcaption>{escape(block.caption)}</figcaption>{command}</figure>"
    )


def _is_large(block: Board) -> bool:
    return block.position.board.size > _LARGE


def _narrow_height(chart: Chart) -> float | None:
    """Return how high a chart is on a telephone; points with names need more room there."""
    return _WITH_NAMES if isinstance(chart, DotChart) else None
