"""Errors in arguments reach people in their language."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import NoReturn

import pytest

from ringrealms3d.cli.main import main
from ringrealms3d.core.phrase import use_catalogue

SENTENCES = (
    "argument {name}: {reason}",
    "the following arguments are required: {names}",
    "unrecognized arguments: {names}",
    "one of the arguments {names} is required",
    "not allowed with argument {name}",
    "invalid choice: {value} (choose from {choices})",
    "invalid {kind} value: {value}",
    "expected one argument",
    "ambiguous option: {name} could match {matches}",
    "ignored explicit argument {value}",
    "usage: ",
    "show this help message and exit",
)


class InBrackets:
    """A language in which every sentence of argparse stands in brackets."""

    def translate(self, text: str, count: int | None = None) -> str:
        return f"<{text}>" if text in SENTENCES else ""


@pytest.fixture(autouse=True)
def bracketed() -> Iterator[None]:
    use_catalogue(InBrackets())
    yield
    use_catalogue(None)


class Parser(argparse.ArgumentParser):
    """A parser with one option of each kind, which raises what it would say."""

    def __init__(self) -> None:
        super().__init__(prog="x")
        self.add_argument("needed")
        self.add_argument("--kind", choices=("tall", "wide"))
        self.add_argument("--count", type=int)
        self.add_argument("--counter", action="store_true")
        either = self.add_mutually_exclusive_group()
        either.add_argument("--one", action="store_true")
        either.add_argument("--other", action="store_true")

    def error(self, message: str) -> NoReturn:
        raise ValueError(message)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "<the following arguments are required: needed>"),
        ("it that", "<unrecognized arguments: that>"),
        ("it --count", "<argument --count: <expected one argument>>"),
        ("it --count many", "<argument --count: <invalid int value: 'many'>>"),
        ("it --one --other", "<argument --other: <not allowed with argument --one>>"),
        ("it --coun 3", "<ambiguous option: --coun could match --count, --counter>"),
        ("it --one=3", "<argument --one: <ignored explicit argument '3'>>"),
    ],
)
def test_argparse_tells(line: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as raised:
        Parser().parse_args(line.split())
    assert str(raised.value) == sentence


def test_choices_are_told_however_they_are_quoted() -> None:
    with pytest.raises(ValueError, match="tall") as raised:
        Parser().parse_args(["it", "--kind", "round"])
    sentence = str(raised.value)
    assert sentence.startswith("<argument --kind: <invalid choice: 'round' (choose from ")


def test_help_is_told() -> None:
    assert Parser().format_usage().startswith("<usage: >x ")
    assert "<show this help message and exit>" in Parser().format_help()


def test_what_is_not_known_stays() -> None:
    parser = Parser()
    parser.add_argument("--many", nargs="+")
    with pytest.raises(ValueError, match=r"expected at least one argument>$"):
        parser.parse_args(["it", "--many"])


def test_the_command_line_speaks_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringrealms3d.cli.main.catalogue_of", lambda _: InBrackets())
    with pytest.raises(SystemExit):
        main(["perft"])
    said = capsys.readouterr().err
    assert "<one of the arguments VARIANT --realm is required>" in said
    assert " for more)" in said
