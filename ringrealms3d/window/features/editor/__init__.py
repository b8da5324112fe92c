"""The editor, which sets up positions."""
