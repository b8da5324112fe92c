"""Photographs of boards that rest, in place of what is drawn."""
