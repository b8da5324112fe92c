"""The vocabulary of the domain: boards, moves, positions, games, layouts, and kernels."""
