"""Exercises: puzzles and lessons."""
