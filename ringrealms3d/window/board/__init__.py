"""The boards: in space and as a map, their input, and what they show."""
