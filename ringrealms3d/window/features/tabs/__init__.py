"""Tabs: several games in one window."""
