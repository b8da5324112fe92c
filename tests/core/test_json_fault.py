"""What is wrong with JSON, in plain words with its place."""

from __future__ import annotations

import msgspec
import pytest

from ringrealms3d.core.json_fault import json_fault


class _Stone(msgspec.Struct):
    site: int
    colour: str | None = None


class _Board(msgspec.Struct):
    name: str
    stones: list[_Stone] = []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{}", "'name' is missing"),
        ('{"name": "x", "stones": [{"site": 1}, {}]}', "'stones[1].site' is missing"),
        ("[]", "expected an object, found a list"),
        ('{"name": 2}', "'name': expected a string, found a whole number"),
        ('{"name": "x", "stones": {}}', "'stones': expected a list, found an object"),
        ('{"name": "x", "stones": [{"site": "a"}]}', "expected a whole number, found a string"),
        ('{"name": "x", "stones": [{"site": 1, "colour": true}]}', "found true or false"),
    ],
)
def test_a_fault_is_told_in_plain_words_with_its_place(text: str, told: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(text, type=_Board)
    assert told in json_fault(caught.value)
    assert "`" not in json_fault(caught.value)


def test_any_other_fault_is_told_as_it_is() -> None:
    assert json_fault(ValueError("NaN is not a number")) == "NaN is not a number"
