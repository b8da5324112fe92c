"""Films: a game as it is played, and a board that turns once."""
