"""Courses: small lessons on the board, whose goals the rules check."""
