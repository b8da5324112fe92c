"""The board's 2-D map, and what Qt draws on it."""
