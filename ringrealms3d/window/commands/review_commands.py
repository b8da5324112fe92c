"""The commands that review a game and go through its mistakes."""

from __future__ import annotations

from collections.abc import Iterator

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.commands.command import Command
from ringrealms3d.window.commands.desk import Desk


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
