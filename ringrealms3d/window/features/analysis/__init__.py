"""Analysis: what is best in the position on the board."""
