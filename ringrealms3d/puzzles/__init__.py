"""Puzzles: positions with one proven right first move; finding, checking, storing and solving."""
