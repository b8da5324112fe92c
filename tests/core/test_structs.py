"""Structured values: their fields by attribute, and the memory that compiled functions take."""

import numpy as np
import pytest

from ringrealms3d import start, variant_ids
from ringrealms3d.core.verbs import copy_of, new_struct, struct_type

PAIR = struct_type(("turn", np.int8), ("stones", np.int16, (3,)))


def test_fields_are_attributes() -> None:
    struct = new_struct(PAIR)
    struct.turn, struct.stones = 1, (7, 8, 9)
    assert (struct["turn"], struct["stones"].tolist()) == (1, [7, 8, 9])
    assert (struct.turn, struct.stones.tolist()) == (1, [7, 8, 9])
    struct.stones[1] = 5
    assert struct["stones"].tolist() == [7, 5, 9]


def test_a_name_that_is_no_field_is_told() -> None:
    with pytest.raises(AttributeError, match="'Struct' object has no attribute 'hand'"):
        new_struct(PAIR).hand  # noqa: B018


def test_a_copy_has_its_own_memory() -> None:
    struct = new_struct(PAIR)
    copy = copy_of(struct)
    copy.turn, copy.stones[2] = 1, 6
    assert (struct.turn, struct.stones.tolist()) == (0, [0, 0, 0])
    assert (copy.turn, copy.stones.tolist()) == (1, [0, 0, 6])


@pytest.mark.parametrize("uid", variant_ids())
def test_its_data_is_its_memory(uid: str) -> None:
    struct = copy_of(start(uid).state)
    assert struct.data.tobytes() == struct.tobytes()
    assert np.shares_memory(struct.data, np.asarray(struct))
    struct.data[struct.dtype.fields["ply"][1]] = 3
    assert struct.ply == 3
