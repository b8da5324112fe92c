"""Small parts and texts."""
