"""The status line: whose turn it is, the counts, and what is said."""
