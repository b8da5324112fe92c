"""Files of games, and of solids."""
