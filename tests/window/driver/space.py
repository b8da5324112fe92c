"""What is seen of the board in space, and what takes its time there."""

from __future__ import annotations

from pathlib import Path

from PyQt6.QtCore import QAbstractAnimation, QTimer, QVariantAnimation

from ringrealms3d.window.features.play.clock_ticker import ClockTicker
from ringrealms3d.window.main_window import MainWindow
from tests.window.driver.finding import find
from tests.window.pointing import board_view


def marked_in_space(window: MainWindow, kind: str) -> set[int]:
    """Return the places that have a mark of a kind on the board in space."""
    scene = board_view(window).scene
    assert scene is not None
    marks = (part for part in scene.parts("marks") if part.kind == kind)
    return {part.place for part in marks if part.place is not None}


class Motion:
    """Something that moves on the board in space, and takes its time."""

    def __init__(self, window: MainWindow, name: str = "pieces") -> None:
        """Look at the "pieces" of a move, the "turn" to it, or the "ways" that light up."""
        self._clock = find(window, QVariantAnimation, name)

    @property
    def on(self) -> bool:
        """Whether it moves."""
        return self._clock.state() != QAbstractAnimation.State.Stopped

    @property
    def milliseconds(self) -> int:
        """How long it takes."""
        return self._clock.duration()

    def hold_at(self, share: float) -> None:
        """Hold it after a share of its time."""
        self._clock.pause()
        self._clock.setCurrentTime(round(share * self._clock.duration()))

    def finish(self) -> None:
        """Let its time be over."""
        self._clock.setCurrentTime(self._clock.duration())


def look_at_clocks(window: MainWindow) -> None:
    """Let the clocks of the game look at the time, as they do whenever they show another one."""
    (ticker,) = window.findChildren(ClockTicker)
    ticker.look()


def show_first_page(window: MainWindow, saved_game: Path) -> None:
    """Show the start page as it is when the program starts, with the game saved in a file."""
    window.commands.do("tabs.bring_back", saved_game)
    window.commands.do("start.show", saved_game)


def is_due(window: MainWindow, name: str) -> bool:
    """Return whether something waits for its time."""
    return find(window, QTimer, name).isActive()


def hasten(window: MainWindow, name: str) -> None:
    """Let something that waits for its time wait no longer."""
    find(window, QTimer, name).setInterval(0)
