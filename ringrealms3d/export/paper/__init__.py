"""Things to cut out of paper and to fold."""
