"""The board in space."""
