"""Things to cut out of paper and fold."""
