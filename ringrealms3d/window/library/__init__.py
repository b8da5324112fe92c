"""The library in the window: finding games, continuations of a position, statistics."""
