"""A picture behind everything else that is drawn."""

from __future__ import annotations

import numpy as np
import pyvista as pv
from numpy.typing import NDArray
from vtkmodules.vtkRenderingCore import vtkRenderer, vtkTexture


def show_behind(renderer: vtkRenderer, picture: NDArray[np.uint8] | None) -> None:
    """Show a picture, uint8 (height, width, 3), top row first, that fills all, or the sky again."""
    renderer.SetTexturedBackground(picture is not None)
    if picture is not None:
        renderer.SetBackgroundTexture(_texture_of(picture))


def _texture_of(picture: NDArray[np.uint8]) -> vtkTexture:
    height, width, _ = picture.shape
    image = pv.ImageData(dimensions=(width, height, 1))
    image.point_data["colours"] = picture[::-1].reshape(-1, 3)
    texture = vtkTexture()
    texture.SetInputData(image)
    texture.SetColorModeToDirectScalars()
    texture.InterpolateOff()
    return texture
