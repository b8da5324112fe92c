"""One game being played: its players, its moves, and the computer's turns."""
