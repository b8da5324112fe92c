"""Reports: their figures, their intervals, and their pages."""
