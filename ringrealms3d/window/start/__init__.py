"""The page on which the window opens: what a person can begin with."""
