"""The commands that go through the course of a game."""

from __future__ import annotations

from collections.abc import Iterator

from ringrealms3d.core.phrase import tr
from ringrealms3d.window.commands.command import Choice, Command
from ringrealms3d.window.commands.desk import Desk


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
