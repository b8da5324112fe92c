"""Opening books: statistics of self-play for the first moves."""
