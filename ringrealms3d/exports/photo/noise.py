"""How long a photograph is exposed: until the noise that is measured in it is low enough."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.exports.photo.developing import developed

_FEWEST, _MOST = 6, 120  # passes
_CLEAR = 2.5  # of 255: noise that is hardly seen
_DENOISED = 13.0  # the same for what a denoiser clears
_MOST_DENOISED = 32
_BLOCK = 12  # pixels a side
_NOISIEST = 0.95  # of the blocks must be as clear as that


class Exposure:
    """The light of several passes, and how noisy their mean is.

    The passes are halved, even and odd ones: as far as two means of the same light differ, they are
    noise. It is measured as a person sees it, on the screen, and where it is most.
    """

    def __init__(self, denoised: bool) -> None:
        """Begin without light.

        Args:
            denoised: whether a denoiser will clear it.
        """
        self._bound = _DENOISED if denoised else _CLEAR
        self._most = _MOST_DENOISED if denoised else _MOST
        self._halves: list[NDArray[np.float64]] = []
        self.passes = 0
        self.share = 0.0

    def add(self, light: NDArray[np.float32]) -> None:
        """Add a pass, float32 (height, width, 4)."""
        if self.passes < 2:
            self._halves.append(light.astype(np.float64))
        else:
            self._halves[self.passes % 2] += light
        self.passes += 1
        if self.passes % 2 == 0:
            left = (self.noise / self._bound) ** 2  # noise falls with the root of the samples
            wanted = np.clip(self.passes * left, _FEWEST, self._most)
            self.share = max(self.share, min(1.0, self.passes / float(wanted)))

    @property
    def done(self) -> bool:
        """Whether it is clear, or was exposed for long enough."""
        return self.share >= 1.0

    @property
    def mean(self) -> NDArray[np.float32]:
        """The mean light, float32 (height, width, 4)."""
        return np.asarray(sum(self._halves) / self.passes, dtype=np.float32)

    @property
    def noise(self) -> float:
        """The noise of the mean where it is most, in steps of a screen, after an even number."""
        means = (np.asarray(half * (2 / self.passes), np.float32) for half in self._halves)
        one, other = map(developed, means)
        error = (one[..., :3].astype(np.float64) - other[..., :3]) / 2
        blocks = _blocks((error**2).mean(axis=2))
        return float(np.sqrt(np.quantile(blocks, _NOISIEST)))


def _blocks(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the means of blocks of pixels."""
    rows, columns = (max(1, side // _BLOCK) for side in values.shape)
    parts = (np.array_split(row, columns, axis=1) for row in np.array_split(values, rows))
    return np.array([part.mean() for row in parts for part in row])
