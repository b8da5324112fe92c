"""Records of games: the tree of moves that were played."""
