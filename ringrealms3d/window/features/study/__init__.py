"""Study: moves, variations and notes."""
