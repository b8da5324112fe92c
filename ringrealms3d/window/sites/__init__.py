"""All places of the board as a list: the pieces there, and the effects of moves."""
