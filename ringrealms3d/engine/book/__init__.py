"""Opening books: what self-play thinks of the first moves, as data for every position."""
