"""Puzzles in the window, with hints, answers and cards that come back."""
