"""Pictures in space for the rules: of the position, in the theme that is asked for, cut out."""

from __future__ import annotations

import base64
from io import BytesIO

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from ringrealms3d.exports.diagrams import DiagramRequest, answered
from tests.kept_pictures import LookAsKept

ADDRESS = "ring-majority/cube?1r3b/12/5r2:r:24,25;v5"
LOOKS = (("light", "walnut-and-maple"), ("light", "walnut-and-maple"), ("dark", "slate-and-brass"))


def drawn(line: str) -> NDArray[np.uint8]:
    return np.asarray(Image.open(BytesIO(base64.b64decode(line))))


def test_each_picture_is_of_what_was_asked_for(look_as_kept: LookAsKept) -> None:
    asked = [DiagramRequest(ADDRESS, *looks, (240, 180)).line().decode() for looks in LOOKS]
    first, again, dark = map(drawn, answered(asked))
    look_as_kept(first, "rules-in-space")
    assert np.array_equal(first, again)
    assert not np.array_equal(first, dark)
    assert dark[0, 0, 3] == 0
