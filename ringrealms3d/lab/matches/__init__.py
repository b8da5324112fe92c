"""Matches between players, their files and statistics, and the soak test."""
