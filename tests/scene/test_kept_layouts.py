"""Places lie where they did, in space and on maps, and pieces are as large as they were."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

import numpy as np
import pytest

from ringrealms3d.games import variant, variant_ids
from tests.exports.played import ONE_OF_EACH_GAME
from tests.kept_texts import ReadAsKept

ALONE = ("outline", "height")
"""What hardly shows among the numbers of surfaces."""


def numbers_in(value: object) -> Iterator[float]:
    """Yield all finite numbers that are anywhere in a value, in their order."""
    if isinstance(value, np.ndarray):
        yield from value.ravel().tolist()
    elif isinstance(value, Mapping):
        yield from numbers_in(tuple(value.values()))
    elif is_dataclass(value):
        yield from numbers_in(tuple(getattr(value, each.name) for each in fields(value)))
    elif isinstance(value, tuple | list):
        for each in value:
            yield from numbers_in(each)
    elif isinstance(value, int | float) and np.isfinite(value):
        yield float(value)


def told(uid: str) -> Iterator[str]:
    """Yield what each attribute of a layout comes to: how many numbers, and what they measure."""
    layout = variant(uid).layout
    values = {each.name: getattr(layout, each.name) for each in fields(layout)}
    shapes = values.get("shapes", {}).values()
    values |= {f"{name} of pieces": [getattr(x, name) for x in shapes] for name in ALONE}
    for each, value in values.items():
        numbers = np.fromiter(numbers_in(value), dtype=float)
        if len(numbers):
            swing = np.cos(0.1 * np.arange(len(numbers))) @ numbers / len(numbers)
            measures = numbers.mean(), numbers.std(), numbers.min(), numbers.max(), swing
            yield f"{uid} {each}: {len(numbers)}, {' '.join(f'{x:.4f}' for x in measures)}"


def test_layouts_of_some_boards_are_as_they_were(read_as_kept: ReadAsKept) -> None:
    read_as_kept((line for uid in ONE_OF_EACH_GAME for line in told(uid)), "layouts")


@pytest.mark.nightly
def test_layouts_of_all_boards_are_as_they_were(read_as_kept: ReadAsKept) -> None:
    others = (uid for uid in variant_ids() if uid not in ONE_OF_EACH_GAME)
    read_as_kept((line for uid in others for line in told(uid)), "layouts-of-others")
