"""Lessons on the boards: the desk that sets them, and its panel."""
