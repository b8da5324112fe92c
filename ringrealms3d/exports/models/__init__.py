"""Models of boards for other programs and libraries."""
