"""The dialogs: games, players, programs, pictures, rules."""
