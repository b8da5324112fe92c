"""The library: all games that were played, in one embedded SQLite database."""
