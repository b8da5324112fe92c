"""Drawings made of areas and letters, and the files they are written to."""
