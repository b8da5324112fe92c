"""Memory of which no line of the processor's cache is shared."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.engine.memory import copy_apart, zeros_apart

LINE = 64


@pytest.mark.parametrize("count", [1, 8, 9, 1000])
@pytest.mark.parametrize("dtype", [np.uint8, np.int64, np.dtype([("a", np.int64), ("b", "u1")])])
def test_arrays_share_no_line_of_the_cache(count: int, dtype: np.dtype[np.void]) -> None:
    arrays = [zeros_apart(count, dtype) for _ in range(20)]
    lines = []
    for array in arrays:
        assert array.shape == (count,)
        assert array.dtype == dtype
        assert not array.any() if array.dtype.names is None else not array["a"].any()
        begin = array.ctypes.data
        assert begin % LINE == 0
        assert array.base is not None
        lines.append(set(range(begin // LINE, (begin + array.nbytes - 1) // LINE + 1)))
    assert len(set().union(*lines)) == sum(map(len, lines))


def test_large_arrays_are_zeros_again_after_others_were_written_to() -> None:
    count = 1 << 20
    for _ in range(3):
        array = zeros_apart(count, np.int64)
        assert array.shape == (count,)
        assert array.ctypes.data % LINE == 0
        assert not array.any()
        array[:] = 7


def test_more_than_there_is_raises() -> None:
    with pytest.raises(MemoryError):
        zeros_apart(1 << 59, np.uint8)


def test_a_copy_holds_the_same_and_stands_alone() -> None:
    array = np.arange(5)
    copy = copy_apart(array)
    array[0] = 7
    assert copy.tolist() == [0, 1, 2, 3, 4]
