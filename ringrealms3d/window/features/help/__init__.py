"""Rules, keys, and what the program is."""
