"""Puzzles: positions with one right first move, proven; found, checked, kept and played."""
