"""Playing: players, clocks, and how games end."""
