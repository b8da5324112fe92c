"""The library: every game that is played, kept in one embedded SQLite database."""
