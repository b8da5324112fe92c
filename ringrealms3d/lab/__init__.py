"""What makes and measures the program and its games."""
