"""The board in words, for screen readers and keyboards."""
