"""The desktop program. Only this folder uses Qt."""
