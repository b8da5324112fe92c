"""Reviewing a game in the window: its graph, its mistakes, and learning from them."""
