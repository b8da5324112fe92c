"""Reports: how good a variant is as a game, judged by the engine's self-play."""
