"""The words of the domain: boards, moves, positions, games, layouts, and the kernel contract."""
