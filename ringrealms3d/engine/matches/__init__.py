"""Players that meet: matches, their files and figures, and the soak test."""
