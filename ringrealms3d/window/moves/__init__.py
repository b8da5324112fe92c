"""The list of moves with its variations and notes."""
