"""Bodies for 3-D printers: one, or a board with its pieces on plates."""
