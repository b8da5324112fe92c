"""Tables in a terminal: narrow ones wrap cells, but no number or name is ever cut."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich import box
from rich.cells import cell_len
from rich.table import Table

from ringrealms3d.cli.output import new_console
from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from rich.console import Console

_WIDEST = 10_000  # columns, where no terminal limits them
_NARROWEST_NAMES = 12


class PlainTable(Table):
    """A table whose cells break between words only, except for long names in the first column."""

    def add_row(self, *cells: Any, **options: Any) -> None:
        """Add a row of texts."""
        super().add_row(*cells, **options)
        for number, (column, cell) in enumerate(zip(self.columns, cells, strict=False)):
            longest = max(map(cell_len, cell.split()), default=0)
            least = longest if number else min(longest, _NARROWEST_NAMES)
            column.min_width = max(least, column.min_width or 0)


def plain_table(*names: str) -> PlainTable:
    """Return an empty table, the first column to the left and the others to the right.

    Args:
        names: those of its columns in English, marked for translation.
    """
    table = PlainTable(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for number, name in enumerate(names):
        table.add_column(tr(name), justify="right" if number else "left", overflow="fold")
    return table


def table_console(quiet: bool = False) -> Console:
    """Return a console for tables, as wide as they are where the output is no terminal.

    Args:
        quiet: whether it shows nothing, because something else is printed.
    """
    console = new_console(highlight=False, markup=False, quiet=quiet)
    if not console.is_terminal:
        console.width = _WIDEST
    return console
