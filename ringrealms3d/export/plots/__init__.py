"""Charts: what they show, their scales, where things stand, and how they are drawn."""
