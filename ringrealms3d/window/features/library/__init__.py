"""The library of games that were kept."""
