"""Exports: pictures, models, films and more."""
