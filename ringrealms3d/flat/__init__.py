"""The board as a flat map, drawn by QtGui alone: in a widget, in a picture, among the rules."""
