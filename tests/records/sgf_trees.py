"""A reader of SGF in thirty lines, by recursive descent, to compare with the program's own."""

from __future__ import annotations

import re
from typing import NamedTuple

_VALUE = re.compile(r"\[((?:[^\\\]]|\\.)*)\]\s*", re.DOTALL)
_NAME = re.compile(r"([A-Z]+)\s*")


class Tree(NamedTuple):
    """The nodes of a line, and the variations behind it."""

    nodes: list[dict[str, list[str]]]
    variations: list[Tree]


def tree_of(text: str) -> Tree:
    """Return the one game of a text."""
    tree, end = _tree(text, 0)
    assert not text[end:].strip()
    return tree


def _tree(text: str, at: int) -> tuple[Tree, int]:
    tree, at = Tree([], []), _after(text, at, "(")
    while text[at] == ";":
        node, at = _node(text, _after(text, at, ";"))
        tree.nodes.append(node)
    while text[at] == "(":
        variation, at = _tree(text, at)
        tree.variations.append(variation)
    return tree, _after(text, at, ")")


def _node(text: str, at: int) -> tuple[dict[str, list[str]], int]:
    node: dict[str, list[str]] = {}
    while name := _NAME.match(text, at):
        at = name.end()
        while value := _VALUE.match(text, at):
            node.setdefault(name[1], []).append(value[1])
            at = value.end()
        assert node[name[1]]
    return node, at


def _after(text: str, at: int, sign: str) -> int:
    assert text[at] == sign
    return at + 1 + len(text[at + 1 :]) - len(text[at + 1 :].lstrip())
