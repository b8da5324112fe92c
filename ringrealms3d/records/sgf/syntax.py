"""The grammar of SGF FF[4]: a text's nodes, each with its parent, its properties and its place.

The tokens are sgfmill's. It lists them for a text as a whole, in up to seventy times the text's
memory, so here it is given one window of the text after the other. Their places and what may follow
what are worked out here, because sgfmill tells no places, joins repeated properties and skips junk.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase, either, translatable
from ringrealms3d.records.sgf.grammar import sgf_grammar

MOST_VALUES = 300_000
"""How many values of properties a file has at most: each takes much more memory than room there."""
LONGEST_VALUE = 500_000
"""How many characters a value has at most: sgfmill takes up to 140 bytes for each."""

_WINDOW, _WIDEST = 1 << 11, LONGEST_VALUE + len("[]")
_START = b"(;"  # sgfmill skips everything before it
_BLANK = re.compile(r"\s*+", re.ASCII)
_LINE_BREAK = re.compile(r"\r\n|\n\r|\n|\r")
_MAY_FOLLOW = {
    "(": (";",),
    ";": ("name", ";", "(", ")"),
    "name": ("value",),
    "value": ("value", "name", ";", "(", ")"),
    ")": ("(", ")"),
}
_TOLD = {"name": translatable("a property"), "value": translatable("a value in brackets")}
_Token = tuple[str, str, int, int]  # its kind, its text, where it begins and where it ends


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


def can_be_property(name: str, values: Sequence[str]) -> bool:
    """Whether a property of this name can stand in a file with these values between brackets."""
    named: bool = sgf_grammar.is_valid_property_identifier(name)
    return named and bool(values) and all(map(_can_be_value, values))


def _can_be_value(value: str) -> bool:
    if len(value) > LONGEST_VALUE:
        return False
    try:
        valid: bool = sgf_grammar.is_valid_property_value(value.encode())
    except UnicodeEncodeError:
        return False
    return valid


class SgfText:
    """The text of a file that has one game."""

    def __init__(self, text: str, name: str, window: int = _WINDOW) -> None:
        """Take a text and its name for errors.

        Args:
            window: how many characters are read at once if no value is longer.
        """
        self._text, self._name, self._window = text, name, window

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
        for kind, text, offset, _ in self._checked_tokens():
            if kind == "(":
                branches.append(parent)
            elif kind == ")":
                parent = branches.pop()
            elif kind == ";":
                if node is not None:
                    yield node
                node = SgfNode(offset, parent)
                number += 1
                parent = number
            elif kind == "name":
                assert node is not None
                known = self._begun(node, text, offset)
            else:
                known.values.append(text)
                values += 1
                if values > MOST_VALUES:
                    raise self.fault(
                        offset,
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
        for number, (kind, text, _, _) in enumerate(self._checked_tokens()):
            if kind == "value" and named == name:
                return text
            if kind == "name":
                named = text
            elif kind != "value" and number > 1:
                break
        return None

    def _begun(self, node: SgfNode, name: str, offset: int) -> SgfProperty:
        """Return a new property of a node."""
        if name in node.properties:
            raise self.fault(offset, Phrase("the node has the property {name} twice", name=name))
        begun = node.properties[name] = SgfProperty(offset)
        return begun

    def _checked_tokens(self) -> Iterator[_Token]:
        """Yield the tokens of one game, each of which may follow the one before."""
        expected: tuple[str, ...] = ("(",)
        depth = end = 0
        for token in self._tokens():
            kind, _, offset, end = token
            if kind not in expected:
                raise self._unexpected(offset, expected)
            yield token
            expected = _MAY_FOLLOW[kind]
            depth += (kind == "(") - (kind == ")")
            if not depth:
                self._check_nothing_follows(end)
                return
        raise self._no_token(end, expected)

    def _tokens(self) -> Iterator[_Token]:
        """Yield the tokens up to the first place where none begins."""
        start, width = self._after_blank(0), self._window
        while True:
            end = start
            for token in self._tokens_in(start, start + width):
                yield token
                end = token[-1]
            if end > start:
                start, width = self._after_blank(end), self._window
            elif start + width < len(self._text) and width < _WIDEST:
                width = min(2 * width, _WIDEST)
            else:
                return

    def _tokens_in(self, start: int, stop: int) -> Iterator[_Token]:
        """Yield the tokens that are whole in a window, which begins with one."""
        text, offset = self._text, start
        for group, content in _pairs(text[start:stop], goes_on=stop < len(text)):
            if text[offset].isspace():
                offset = self._after_blank(offset)
            sign = "[" if group == "V" else content.decode()
            if not sign or not text.startswith(sign, offset):
                yield from self._capitals(offset, len(sign))
                return
            if group == "V":
                end = offset + len(content) + len("[]")
                yield "value", text[offset + 1 : end - 1], offset, end
            else:
                end = offset + len(sign)
                yield "name" if group == "I" else sign, sign, offset, end
            offset = end

    def _capitals(self, start: int, most: int) -> Iterator[_Token]:
        """Yield what a name has before its first small letter, which sgfmill leaves out."""
        name = "".join(takewhile(str.isupper, self._text[start : start + most]))
        if name:
            yield "name", name, start, start + len(name)

    def _no_token(self, start: int, expected: tuple[str, ...]) -> UserError:
        offset = self._after_blank(start)
        if not self._text.startswith("[", offset) or "value" not in expected:
            return self._unexpected(offset, expected)
        if len(self._text) - offset <= _WIDEST:
            return self.fault(offset, Phrase("the value that begins here has no end"))
        return self.fault(
            offset,
            Phrase(
                "the value that begins here has more than {most} characters",
                most=f"{LONGEST_VALUE:,}",
            ),
        )

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
            raise self.fault(offset, Phrase("another game begins here, but a file holds only one"))
        raise self.fault(
            offset, Phrase("'{text}' comes after the end of the game", text=self._text[offset])
        )

    def _after_blank(self, start: int) -> int:
        blank = _BLANK.match(self._text, start)
        assert blank is not None
        return blank.end()


def _pairs(window: str, *, goes_on: bool) -> list[tuple[str, bytes]]:
    """Return the whole tokens at the start of a window as sgfmill has them.

    What is not ASCII becomes question marks, so that each character is one byte.

    Args:
        goes_on: whether the text does so behind the window; a name at its end may be cut.
    """
    game = _START + window.encode("ascii", "replace")
    pairs: list[tuple[str, bytes]]
    pairs, end = sgf_grammar.tokenise(game)
    if goes_on and end == len(game) and pairs[-1][0] == "I":
        pairs.pop()
    return pairs[len(_START) :]
