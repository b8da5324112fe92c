"""Records of games, the one document of each, and their files."""
