"""Drawings made of areas and letters, and their files."""
