"""The grammar of SGF FF[4]: a text's nodes, each with its parent, its properties and its place.

sgfmill's parser gives no positions, joins repeated properties, skips junk, and builds the whole
tree of a file first, of up to a hundred times its size. This one yields a node as soon as it has
been read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase, either, translatable

MOST_VALUES = 500_000
"""How many values of properties a file has at most: each takes much more memory than room there."""

_VALUE, _NAME = r"(?:[^\\\]]++|\\.)*+", r"[A-Z]{1,64}"
_TOKEN = re.compile(
    rf"\s*+(?:\[(?P<value>{_VALUE})\]|(?P<name>{_NAME})|(?P<mark>[;()]))", re.ASCII | re.DOTALL
)
_WHOLE_VALUE, _WHOLE_NAME = re.compile(_VALUE, re.DOTALL), re.compile(_NAME)
_BLANK = re.compile(r"\s*+", re.ASCII)
_LINE_BREAK = re.compile(r"\r\n|\n\r|\n|\r")
_NO_TEXT = re.compile(r"[\ud800-\udfff]")
_MAY_FOLLOW = {
    "(": (";",),
    ";": ("name", ";", "(", ")"),
    "name": ("value",),
    "value": ("value", "name", ";", "(", ")"),
    ")": ("(", ")"),
}
_TOLD = {"name": translatable("a property"), "value": translatable("a value in brackets")}


@dataclass(slots=True)
class SgfProperty:
    """A property of a node.

    Attributes:
        offset: where it stands.
        values: its raw values from between the brackets.
    """

    offset: int
    values: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class SgfNode:
    """A node of the tree.

    Attributes:
        offset: where it stands.
        parent: the number of the node before it, counted from 0 in the order of the file; -1 for
            the first.
        properties: its properties by their names.
    """

    offset: int
    parent: int
    properties: dict[str, SgfProperty] = field(default_factory=dict)


class _Token(NamedTuple):
    kind: str
    text: str
    offset: int
    end: int


def can_be_property(name: str, values: Sequence[str]) -> bool:
    """Whether a property of this name can stand in a file with these values between brackets."""
    fit = [_WHOLE_VALUE.fullmatch(value) and not _NO_TEXT.search(value) for value in values]
    return _WHOLE_NAME.fullmatch(name) is not None and bool(fit) and all(fit)


class SgfText:
    """The text of a file that has one game."""

    def __init__(self, text: str, name: str) -> None:
        """Take a text and its name for errors."""
        self._text, self._name = text, name

    def fault(self, offset: int, sentence: str) -> UserError:
        """Return an error that names the line and the column of a place."""
        breaks = [found.end() for found in _LINE_BREAK.finditer(self._text, 0, offset)]
        line, column = len(breaks) + 1, offset - (breaks[-1] if breaks else 0) + 1
        return UserError(
            "{name}, line {line}, column {column}: {sentence}",
            name=self._name,
            line=line,
            column=column,
            sentence=sentence,
        )

    def nodes(self) -> Iterator[SgfNode]:
        """Yield the nodes in the order of the file.

        Raises:
            UserError: the text is not one game in SGF; the message names the place.
        """
        branches: list[int] = []
        parent, number, values = -1, -1, 0
        node: SgfNode | None = None
        for token in self._checked_tokens():
            if token.kind == "(":
                branches.append(parent)
            elif token.kind == ")":
                parent = branches.pop()
            elif token.kind == ";":
                if node is not None:
                    yield node
                node = SgfNode(token.offset, parent)
                number += 1
                parent = number
            elif token.kind == "name":
                assert node is not None
                known = self._begun(node, token)
            else:
                known.values.append(token.text)
                values += 1
                if values > MOST_VALUES:
                    raise self.fault(
                        token.offset,
                        Phrase("the file has more than {most} values", most=f"{MOST_VALUES:,}"),
                    )
        assert node is not None
        yield node

    def value_at_start(self, name: str) -> str | None:
        """Return the first value of a property of the first node, without reading further.

        Raises:
            UserError: the text is broken before there is one.
        """
        named = ""
        for number, token in enumerate(self._checked_tokens()):
            if token.kind == "value" and named == name:
                return token.text
            if token.kind == "name":
                named = token.text
            elif token.kind != "value" and number > 1:
                break
        return None

    def _begun(self, node: SgfNode, name: _Token) -> SgfProperty:
        """Return a new property of a node."""
        if name.text in node.properties:
            raise self.fault(
                name.offset, Phrase("the node has the property {name} twice", name=name.text)
            )
        begun = node.properties[name.text] = SgfProperty(name.offset)
        return begun

    def _checked_tokens(self) -> Iterator[_Token]:
        """Yield the tokens of one game, each of which may follow the one before."""
        token = self._next(0, ("(",))
        depth = 1
        while depth:
            yield token
            token = self._next(token.end, _MAY_FOLLOW[token.kind])
            depth += (token.kind == "(") - (token.kind == ")")
        yield token
        self._check_nothing_follows(token.end)

    def _next(self, start: int, expected: tuple[str, ...]) -> _Token:
        found = _TOKEN.match(self._text, start)
        if found is None:
            raise self._no_token(start, expected)
        kind = str(found.lastgroup)
        text, offset = found[kind], found.start(kind) - (kind == "value")
        kind = text if kind == "mark" else kind
        if kind not in expected:
            raise self._unexpected(offset, expected)
        return _Token(kind, text, offset, found.end())

    def _no_token(self, start: int, expected: tuple[str, ...]) -> UserError:
        offset = self._after_blank(start)
        if self._text.startswith("[", offset) and "value" in expected:
            return self.fault(offset, Phrase("the value that begins here has no end"))
        return self._unexpected(offset, expected)

    def _unexpected(self, offset: int, expected: tuple[str, ...]) -> UserError:
        wanted = either(_TOLD.get(kind, f"'{kind}'") for kind in expected)
        there = self._text[offset : offset + 1]
        found = f"'{there}'" if there else translatable("the end of the file")
        return self.fault(
            offset, Phrase("expected {wanted}, found {found}", wanted=wanted, found=found)
        )

    def _check_nothing_follows(self, start: int) -> None:
        offset = self._after_blank(start)
        if offset == len(self._text):
            return
        if self._text.startswith("(", offset):
            raise self.fault(offset, Phrase("another game begins here, and a file has one"))
        raise self.fault(
            offset, Phrase("'{text}' stands behind the end of the game", text=self._text[offset])
        )

    def _after_blank(self, start: int) -> int:
        blank = _BLANK.match(self._text, start)
        assert blank is not None
        return blank.end()
