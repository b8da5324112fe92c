"""What a text leaves open is what it is given, in every sentence of the program."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

import ringrealms3d

PACKAGE = Path(ringrealms3d.__file__).parent


def texts_of(call: ast.Call) -> list[str]:
    """Return the texts that a call begins with, if it is given them as they are."""
    given = [each.value for each in call.args[:2] if isinstance(each, ast.Constant)]
    return [text for text in given if isinstance(text, str)]


def filled(tree: ast.AST) -> Iterator[tuple[ast.Call, str, list[str]]]:
    """Yield calls that fill texts, how they do it, and the texts."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        match node:
            case ast.Call(func=ast.Attribute(ast.Call(func=ast.Name("tr")) as said, "format")):
                yield node, "format", texts_of(said)
            case ast.Call(func=ast.Name("tr_count" as name)):
                yield node, name, texts_of(node)
            case ast.Call(func=ast.Name(name)) if name == "Phrase" or name.endswith("Error"):
                yield node, name, texts_of(node)[:1]


@pytest.mark.nightly
def test_every_gap_is_filled_and_nothing_else_is_given() -> None:
    wrong, seen = [], Counter[str]()
    for path in PACKAGE.rglob("*.py"):
        for call, how, texts in filled(ast.parse(path.read_bytes())):
            given = {each.arg for each in call.keywords}
            gaps = {name for text in texts for _, name, _, _ in Formatter().parse(text) if name}
            if None in given or not (texts and (gaps or given)):
                continue
            seen[how] += 1
            if gaps - {"count"} != given - {"count"} or (how == "format" and gaps != given):
                wrong.append(f"{path}:{call.lineno}: {sorted(gaps)} and {sorted(map(str, given))}")
    assert not wrong
    assert min(seen["format"], seen["UserError"], seen["tr_count"], seen["Phrase"]) > 20
