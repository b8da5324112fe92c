"""The library in the window: games to find, what was played from a position, statistics."""
