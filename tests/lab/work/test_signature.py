"""What tells two processes apart that would not play the same games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringrealms3d.lab.work.signature import Signature, passport

OWN = Signature(version="1.0", kernels="k1", search="s1")


@pytest.mark.parametrize("name", ["version", "kernels", "search"])
def test_whatever_differs_is_named(name: str) -> None:
    other = replace(OWN, **{name: "another"})
    assert OWN.difference(other) == f"{name} another, not {getattr(OWN, name)}"
    assert OWN.difference(replace(OWN)) == ""


@pytest.mark.nightly
def test_the_fixed_searches_find_the_same_again() -> None:
    first, second = passport(), passport()
    assert first.signature == second.signature
    assert first.playouts_per_second > 0
