"""Setting up a position in the window: a mode in which clicks put pieces on the board."""
