"""Tuning the weights of a game's patterns by games of the engine against itself."""
