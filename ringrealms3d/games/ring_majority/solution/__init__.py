"""Ring Majority solved on a small board: bounds for every ply and board, and exact search."""
