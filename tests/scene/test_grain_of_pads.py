"""Grain of pads: along their longest sides, and for each a little askew by another angle."""

from __future__ import annotations

import numpy as np

import ringrealms3d as rr
from ringrealms3d.scene.parts import mesh_of_parts


def test_pads_have_grain_of_their_own_along_their_longest_sides() -> None:
    parts = [part for part in rr.scene_parts(rr.start("ring-majority/doe")) if part.kind == "pad"]
    bars = [part.surface for part in parts if part.place in range(12, 42)][::2]
    angles = []
    for bar in bars:
        assert bar.grain is not None
        outline, grain = bar.points[-4:], bar.grain[-4:]
        longest = np.linalg.norm(np.roll(outline, -1, axis=0) - outline, axis=1).argmax()
        across, along = np.roll(grain, -1, axis=0)[longest] - grain[longest]
        angles.append(np.degrees(np.arctan(across / along)))
    assert np.abs(angles).max() < 7
    assert len(np.unique(np.round(angles, 3))) > 20


def test_grain_of_many_parts_is_that_of_each() -> None:
    parts = rr.scene_parts(rr.start("ring-majority/doe"))
    assert {part.surface.grain is None for part in parts} == {True, False}
    grains = [mesh_of_parts([part]).grain for part in parts]
    np.testing.assert_array_equal(mesh_of_parts(parts).grain, np.concatenate(grains))
