"""The commands that go between variations, write and draw on a game, review it, and learn it."""

from __future__ import annotations

from collections.abc import Iterator

from ringrealms3d.core.phrase import tr
from ringrealms3d.records.node import GLYPHS, MARK_KINDS
from ringrealms3d.window.commands.desk import Desk
from ringrealms3d.window.features.study.mark_tool import OFF
from ringrealms3d.window.features.study.study import KEPT_VIEW
from ringrealms3d.window.shell.command import Choice, Command, Option
from ringrealms3d.window.widgets.texts import glyph_title, mark_title


def variation_commands(desk: Desk) -> Iterator[Command]:
    """Yield what goes to other variations, forks and comments."""
    navigator, session = desk.navigator, desk.session
    yield Command(
        "go.variation",
        tr("Next &variation"),
        navigator.next_variation,
        tr("Show the next move that was played instead of this one."),
        "Alt+Down",
        enabled=lambda: navigator.has_variations,
    )
    yield Command(
        "go.variation_before",
        tr("Previous v&ariation"),
        navigator.previous_variation,
        tr("Show the previous move that was played instead of this one."),
        "Alt+Up",
        enabled=lambda: navigator.has_variations,
    )
    yield Command(
        "go.fork",
        tr("Next f&ork"),
        navigator.next_fork,
        tr("Go on to where the line has variations, or to its end."),
        "Alt+Shift+Right",
        enabled=lambda: not session.at_end,
    )
    yield Command(
        "go.fork_before",
        tr("Previous for&k"),
        navigator.previous_fork,
        tr("Go back to where the line has variations, or to its start."),
        "Alt+Shift+Left",
        enabled=lambda: bool(session.moves),
    )
    yield Command(
        "go.comment",
        tr("Next &comment"),
        navigator.next_comment,
        tr("Go on to the next position with a comment."),
        "Alt+Shift+Down",
        enabled=lambda: navigator.has_comments,
    )
    yield Command(
        "go.comment_before",
        tr("Previous co&mment"),
        navigator.previous_comment,
        tr("Go back to the last position before this one with a comment."),
        "Alt+Shift+Up",
        enabled=lambda: navigator.has_comments,
    )


def study_commands(desk: Desk) -> Iterator[Command | Choice]:
    """Yield what is noted at moves, and what puts variations in order."""
    study, tool, session = desk.study, desk.mark_tool, desk.session
    yield Command(
        "study.comment",
        tr("&Comment…"),
        study.write_comment,
        tr("Write a comment on this position."),
        "Ctrl+E",
        "comment",
    )
    ratings = [Option(glyph, f"{glyph}  {glyph_title(glyph)}") for glyph in GLYPHS]
    yield Choice(
        "study.glyph",
        tr("&Rate the move"),
        lambda: [*ratings, Option("", tr("No sign"))],
        lambda: study.glyph,
        study.rate,
        tr("Put a sign such as ! or ? after the move."),
        enabled=lambda: study.on_move,
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
    )
    yield Command(
        "study.clear",
        tr("Remo&ve the marks here"),
        study.clear_marks,
        tr("Remove all that is drawn on this position."),
        enabled=lambda: bool(session.node.marks),
    )
    yield Command(
        "study.view",
        tr("&Keep this view at the move"),
        study.keep_view,
        tr(KEPT_VIEW),
        enabled=lambda: desk.boards.in_space,
        checked=lambda: study.keeps_view,
    )
    yield Command(
        "study.promote",
        tr("Move the variation &up"),
        study.promote,
        tr("Move the variation one place up, to the main line at last."),
        enabled=lambda: study.in_variation,
    )
    yield Command(
        "study.main",
        tr("&Make it the main line"),
        study.make_main,
        tr("Make the line to this position the game's main line."),
        "Ctrl+Up",
        enabled=lambda: study.in_variation,
    )
    yield Command(
        "study.delete",
        tr("&Delete from here on"),
        study.delete,
        tr("Delete this move and all that follows it; Ctrl+Z brings it back."),
        "Ctrl+Del",
        enabled=lambda: study.on_move,
    )


def review_commands(desk: Desk) -> Iterator[Command]:
    """Yield what judges a game, goes through its mistakes, and teaches by them."""
    session, review = desk.session, desk.review
    yield Command(
        "review.start",
        lambda: tr("End the &review") if review.reviewer.running else tr("&Review the game"),
        desk.activities.review,
        tr("Judge every move of the line on the board in the background."),
        "R",
        enabled=lambda: bool(session.record.root.children) and not session.rated,
    )
    yield Command(
        "review.next_mistake",
        tr("&Next mistake"),
        review.next_mistake,
        tr("Show the next move that lost some of the chance to win."),
        "N",
        enabled=lambda: review.has_swings,
    )
    yield Command(
        "review.previous_mistake",
        tr("&Previous mistake"),
        review.previous_mistake,
        tr("Show the move before that lost some of the chance to win."),
        "Shift+N",
        enabled=lambda: review.has_swings,
    )
    yield Command(
        "review.learn",
        tr("&Learn from the mistakes"),
        desk.activities.learn,
        tr("Look for better moves where mistakes were made."),
        "L",
        enabled=lambda: review.can_learn,
    )
    yield Command(
        "review.keep",
        tr("&Keep the mistakes as cards"),
        review.keep_mistakes,
        tr("Meet them again among the puzzles until you know them."),
        "K",
        enabled=lambda: review.can_keep,
    )


def learn_commands(desk: Desk) -> Iterator[Command | Choice]:
    """Yield what begins and leaves a course, and goes to its lessons."""
    courses = desk.courses
    yield Command(
        "learn.begin",
        tr("&Learn this game"),
        courses.begin,
        tr("Learn the game on the board, from where you stopped."),
        "Ctrl+Shift+L",
        "learn",
    )
    yield Choice(
        "learn.lesson",
        tr("L&esson"),
        lambda: courses.lessons,
        lambda: courses.chosen,
        courses.choose,
        tr("Go to a lesson of this game."),
    )
    yield Command(
        "learn.next",
        tr("&Next lesson"),
        courses.next,
        tr("Go to the next lesson, even if this one is not done."),
        "Ctrl+Shift+Right",
        enabled=lambda: courses.has_next,
    )
    yield Command(
        "learn.previous",
        tr("&Previous lesson"),
        courses.previous,
        tr("Go back to the lesson before."),
        "Ctrl+Shift+Left",
        enabled=lambda: courses.has_previous,
    )
    yield Command(
        "learn.open",
        tr("&Open a course…"),
        courses.ask,
        tr("Take a course that somebody else wrote."),
    )
    yield Command(
        "learn.leave",
        tr("Leave the &course"),
        courses.leave,
        tr("Go back to the game before; the course goes on later where you stopped."),
        enabled=lambda: courses.on,
    )
