"""One game being played: who plays, what was played, and the computer's turns."""
