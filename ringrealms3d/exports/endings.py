"""The extensions of pictures and of scenes, which commands tell before anything is loaded."""

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".avif")
"""The extensions of pictures, the usual one first."""

SCENES = (".pov",)
"""The extensions of scenes for ray tracers."""
