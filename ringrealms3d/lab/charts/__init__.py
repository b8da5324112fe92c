"""Charts: their content, scales, geometry and drawing."""
