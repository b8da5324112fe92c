"""The tuned weights of games' patterns: JSON files in the folder ``priors``.

A variant has its own file, such as ``ring-majority/cube.json``, or shares that of its set of
patterns, such as ``ring-majority.json``. The user's own files come before the program's. A file
contains one object with ``weights``, a number for each pattern in the game's order. They are
logarithms: a move twice as promising has 0.69 more.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import frozen_array
from ringrealms3d.core.data import data_file
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import read_text_file, write_whole
from ringrealms3d.core.variant import Variant
from ringrealms3d.games import variant_ids

Weights = NDArray[np.float64]

FOLDER = "priors"
_MOST_BYTES = 1_000_000


def weights_of(variant: Variant) -> Weights:
    """Return the weights of a variant's patterns, float64 (patterns,), read-only; 0 untuned.

    They are its own if these exist, otherwise those of its set.

    Raises:
        ValueError: the file is broken.
    """
    if not variant.pattern_set:
        return read_only(np.zeros(0))
    own = data_file(FOLDER, own_weights_name(variant))
    has_own = variant.uid in variant_ids() and own.is_file()  # others are named by users' files
    path = own if has_own else data_file(FOLDER, shared_weights_name(variant))
    return _read(path, variant.pattern_count)


def read_only(weights: Weights) -> Weights:
    """Return weights as files give them, so that no kernel is compiled again for other arrays."""
    return frozen_array(weights.view())


def own_weights_name(variant: Variant) -> str:
    """Return the name of the file with a variant's own weights."""
    return f"{variant.uid}.json"


def shared_weights_name(variant: Variant) -> str:
    """Return the name of the file with the weights of a variant's set of patterns."""
    return f"{variant.pattern_set}.json"


def write_weights(path: Path, weights: Weights) -> None:
    """Write weights, rounded to a thousandth, to a file, atomically."""
    write_whole(path, json.dumps({"weights": np.round(weights, 3).tolist()}) + "\n")


def read_weights(path: Path, count: int) -> Weights:
    """Return this many weights from a file, read-only.

    Raises:
        UserError: the file cannot be read, or is broken.
    """
    content = read_text_file(path, _MOST_BYTES)
    try:
        weights = np.array(json.loads(content)["weights"], dtype=np.float64)
    except (ValueError, KeyError, TypeError, OverflowError, RecursionError) as error:
        raise UserError(
            "the file '{path}' does not hold {count} weights: {error}",
            path=path,
            count=count,
            error=error,
        ) from None
    if weights.shape != (count,) or not np.isfinite(weights).all():
        raise UserError(
            "the file '{path}' does not hold {count} weights, each a finite number",
            path=path,
            count=count,
        )
    return read_only(weights)


@cache
def _read(path: Path, count: int) -> Weights:
    if path.exists():
        return read_weights(path, count)
    return read_only(np.zeros(count))
