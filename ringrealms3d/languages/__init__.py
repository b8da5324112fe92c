"""The languages in which the program speaks."""
