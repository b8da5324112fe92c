"""Reports: what a variant is worth as a game, told by games that the engine played with itself."""
