"""Whether a game keeps to what the program asks of every game."""
