"""What stands around the board: panels, the docks that hold them, and the status line."""
