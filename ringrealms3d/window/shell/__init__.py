"""What any desktop program has."""
