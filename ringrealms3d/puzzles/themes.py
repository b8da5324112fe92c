"""Themes: what kind of thing a puzzle asks for, which is read off its goal."""

from __future__ import annotations

from enum import StrEnum

from ringrealms3d.core.phrase import translatable
from ringrealms3d.puzzles.puzzle import Goal, Puzzle


class PuzzleTheme(StrEnum):
    """What kind of thing a puzzle asks for."""

    WIN_AT_ONCE = "win-at-once"
    WIN_IN_TWO = "win-in-two"
    LONG_WIN = "long-win"
    WON_ENDGAME = "won-endgame"
    CAPTURE = "capture"
    DEFENCE = "defence"
    DEEP_DEFENCE = "deep-defence"


THEME_TITLES = {
    PuzzleTheme.WIN_AT_ONCE: translatable("Win at once"),
    PuzzleTheme.WIN_IN_TWO: translatable("Win in two"),
    PuzzleTheme.LONG_WIN: translatable("Win in three or more"),
    PuzzleTheme.WON_ENDGAME: translatable("Win to the end"),
    PuzzleTheme.CAPTURE: translatable("Best capture"),
    PuzzleTheme.DEFENCE: translatable("Defence"),
    PuzzleTheme.DEEP_DEFENCE: translatable("Defence against a forced win"),
}
"""What themes are called."""
_WINS = {1: PuzzleTheme.WIN_AT_ONCE, 2: PuzzleTheme.WIN_IN_TWO}


def theme_of(puzzle: Puzzle) -> PuzzleTheme:
    """Return what kind of thing a puzzle asks for."""
    if puzzle.goal is Goal.WIN_IN:
        return _WINS.get(puzzle.moves, PuzzleTheme.LONG_WIN)
    if puzzle.goal is Goal.HOLD:
        return PuzzleTheme.DEFENCE if puzzle.moves == 1 else PuzzleTheme.DEEP_DEFENCE
    return PuzzleTheme.CAPTURE if puzzle.goal is Goal.CAPTURE else PuzzleTheme.WON_ENDGAME
