"""The list of moves with its variations, and what is noted at them."""
