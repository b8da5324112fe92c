"""Games that show how to add one of your own; see docs/own-game.md."""
