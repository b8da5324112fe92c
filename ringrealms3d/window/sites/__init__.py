"""Every place of the board as a list: what stands there, and what playing there does."""
