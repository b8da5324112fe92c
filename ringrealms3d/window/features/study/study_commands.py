"""The commands that write and draw on a game, and put its variations in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from ringrealms3d.core.phrase import tr
from ringrealms3d.records.node import GLYPHS, MARK_COLOURS, MARK_KINDS
from ringrealms3d.window.context import Context
from ringrealms3d.window.features.study.edits import KEPT_VIEW, Edits
from ringrealms3d.window.features.study.mark_tool import OFF, MarkTool
from ringrealms3d.window.shell.command import Choice, Command, Option
from ringrealms3d.window.shell.mode import AT_THE_BOARD
from ringrealms3d.window.widgets.texts import colour_title, glyph_title, mark_title


def study_commands(
    context: Context, edits: Edits, tool: MarkTool, write_comment: Callable[[], None]
) -> Iterator[Command | Choice]:
    """Yield what is noted at moves, and what puts variations in order."""
    session = context.session
    at_the_board = partial(Command, modes=AT_THE_BOARD)
    yield at_the_board(
        "study.comment",
        tr("&Comment…"),
        write_comment,
        tr("Write a comment on this position."),
        "Ctrl+E",
        "comment",
    )
    ratings = [Option(glyph, f"{glyph}  {glyph_title(glyph)}") for glyph in GLYPHS]
    yield Choice(
        "study.glyph",
        tr("&Rate the move"),
        lambda: [*ratings, Option("", tr("No sign"))],
        lambda: edits.glyph,
        edits.rate,
        tr("Put a sign such as ! or ? after the move."),
        enabled=lambda: edits.on_move,
        modes=AT_THE_BOARD,
    )
    kinds = [Option(OFF, tr("Nothing: clicks play moves"))]
    kinds += [Option(kind, mark_title(kind)) for kind in MARK_KINDS]
    yield Choice(
        "study.draw",
        tr("Dra&w with clicks"),
        lambda: kinds,
        lambda: tool.kind,
        tool.choose,
        tr("Mark places, or draw arrows between them."),
        modes=AT_THE_BOARD,
    )
    colours = [Option(colour, colour_title(colour)) for colour in MARK_COLOURS]
    yield Choice(
        "study.colour",
        tr("C&olour of marks"),
        lambda: colours,
        lambda: tool.colour,
        tool.choose_colour,
        tr("Choose the colour of marks and arrows; hold Shift, Ctrl or both for another."),
        modes=AT_THE_BOARD,
    )
    yield at_the_board(
        "study.mark",
        tr("Mark this &place"),
        tool.mark,
        tr("Mark the place that is pointed at, or clear it."),
        "X",
        on_boards=True,
    )
    yield at_the_board(
        "study.clear",
        tr("Remo&ve the marks here"),
        edits.clear_marks,
        tr("Remove everything drawn on this position."),
        enabled=lambda: bool(session.node.marks),
    )
    yield at_the_board(
        "study.view",
        tr("&Keep this view at the move"),
        edits.keep_view,
        tr(KEPT_VIEW),
        enabled=lambda: context.boards.in_space,
        checked=lambda: edits.keeps_view,
    )
    yield at_the_board(
        "study.promote",
        tr("Move the variation &up"),
        edits.promote,
        tr("Move the variation up one place; at the top it is the main line."),
        enabled=lambda: edits.in_variation,
    )
    yield at_the_board(
        "study.main",
        tr("&Make it the main line"),
        edits.make_main,
        tr("Make the line to this position the game's main line."),
        "Ctrl+Up",
        enabled=lambda: edits.in_variation,
    )
    yield at_the_board(
        "study.delete",
        tr("&Delete from here on"),
        edits.delete,
        tr("Delete this move and everything after it. You can take that back."),
        "Ctrl+Del",
        enabled=lambda: edits.on_move,
    )
