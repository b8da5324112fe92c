"""Charts: their content, and drawing it with matplotlib."""
