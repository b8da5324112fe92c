"""Analysing: the best moves with their values, in a panel and on the boards."""
