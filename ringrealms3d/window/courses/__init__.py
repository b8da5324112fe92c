"""Lessons on the boards: their desk, and its panel."""
