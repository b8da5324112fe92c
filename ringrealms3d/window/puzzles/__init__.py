"""Puzzles in the window: set before a person, with hints, answers and cards that come back."""
