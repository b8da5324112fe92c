"""The page on which the window opens."""
