"""Exports: pictures, models, films and pages."""
