"""The board as a flat map, drawn by QtGui alone: in widgets, pictures and rules."""
