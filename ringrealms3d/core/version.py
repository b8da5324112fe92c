"""The version of the program, and where it has its home."""

__version__ = "1.0.0"

HOME_PAGE = "https://ringrealms3d.example/"
"""The program's page. A test names every other file that says where it is."""

BUGS_PAGE = "https://ringrealms3d.example/issues"
"""Where bugs are reported."""
