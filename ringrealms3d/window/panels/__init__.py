"""The surroundings of the board: panels, their docks, and the status line."""
