"""The start page, and the game of the last time."""
