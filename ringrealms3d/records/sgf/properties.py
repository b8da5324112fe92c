"""The properties of one node, while it is written or read.

SGF texts cannot hold tabs, carriage returns and the like. Where a text would not survive, the
property :data:`EXACT` repeats it as JSON, in as many values as it takes. It applies while it agrees
with the property that it repeats, so changes by other programs persist.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.records.sgf.syntax import LONGEST_VALUE, SgfNode, SgfText, can_be_property
from ringrealms3d.records.sgf.values import Parts, parts_of, raw_value

EXACT = "RREXACT"
_LONGEST_QUOTE = 20
_EXACT_PIECE = LONGEST_VALUE // 2  # which escaping can double


class _Exact(msgspec.Struct, omit_defaults=True):
    """The content of a node that SGF cannot hold exactly.

    Attributes:
        texts: the values of properties, each as its parts.
        extra: properties that SGF cannot have.
    """

    texts: dict[str, tuple[Parts, ...]] = {}
    extra: dict[str, tuple[str, ...]] = {}


_NOTHING = _Exact()


class WrittenProperties:
    """The properties of a node that is written."""

    def __init__(self) -> None:
        """Begin with none."""
        self._raw: dict[str, list[str]] = {}
        self._exact = _Exact()

    def put(self, name: str, *values: Parts) -> None:
        """Add a property with its values, each of one part or two.

        Raises:
            UserError: a value is longer than can be read.
        """
        self._set(name, [raw_value(parts) for parts in values])
        if values != tuple(
            parts_of(name, raw, len(parts))
            for raw, parts in zip(self._raw[name], values, strict=True)
        ):
            self._exact.texts[name] = values

    def put_text(self, name: str, text: str) -> None:
        """Add a property with one value, unless it is empty.

        Raises:
            UserError: it is longer than can be read.
        """
        if text:
            self.put(name, (text,))

    def put_raw(self, name: str, values: tuple[str, ...]) -> None:
        """Add a property with its values as they stand in files, if they can."""
        if can_be_property(name, values):
            self._raw[name] = list(values)
        else:
            self.put_beside(name, values)

    def put_beside(self, name: str, values: tuple[str, ...]) -> None:
        """Add a property whose name means something else in SGF."""
        self._exact.extra[name] = values

    def finished(self) -> dict[str, list[bytes]]:
        """Return all properties as sgfmill writes them."""
        if self._exact != _NOTHING:
            exact = json.dumps(msgspec.to_builtins(self._exact))
            pieces = range(0, len(exact), _EXACT_PIECE)
            self._raw[EXACT] = [raw_value((exact[i : i + _EXACT_PIECE],)) for i in pieces]
        return {name: [raw.encode() for raw in values] for name, values in self._raw.items()}

    def _set(self, name: str, values: list[str]) -> None:
        longest = max(map(len, values))
        if longest > LONGEST_VALUE:
            raise UserError(
                "as SGF the value of {name} takes {length} characters; at most {most} are possible",
                name=name,
                length=f"{longest:,}",
                most=f"{LONGEST_VALUE:,}",
            )
        self._raw[name] = values


class ReadProperties:
    """The properties of a node that is read, taken from it one by one."""

    def __init__(self, source: SgfText, node: SgfNode) -> None:
        """Take the properties of a node.

        Raises:
            UserError: its exact content is broken.
        """
        self._source, self._node = source, node
        self._left = dict(node.properties)
        self._exact = _NOTHING
        said = "".join(text for (text,) in self.take(EXACT))
        if said:
            self._exact = self._read_exact(said)

    def fault(self, name: str, sentence: str) -> UserError:
        """Return an error that names the place of a property, or of the node without it."""
        named = self._node.properties.get(name)
        return self._source.fault(self._node.offset if named is None else named.offset, sentence)

    def peek(self, name: str) -> str:
        """Return the one text of a property without taking it; empty if it has no such thing."""
        values = self.take(name) if name in self._left else ()
        if name in self._node.properties:
            self._left[name] = self._node.properties[name]
        return values[0][0] if len(values) == 1 else ""

    def has(self, name: str) -> bool:
        """Take a property, whatever its value, and return whether it was there."""
        return self._left.pop(name, None) is not None

    def take(self, name: str, parts: int = 1) -> tuple[Parts, ...]:
        """Take a property and return its values, none if it is not there.

        Raises:
            UserError: a value has another number of parts.
        """
        named = self._left.pop(name, None)
        if named is None:
            return ()
        exact = self._exact.texts.get(name)
        if exact is not None and _repeats(exact, named.values, parts):
            return exact
        return tuple([self._parts(name, raw, parts) for raw in named.values])

    def one(self, name: str) -> Parts | None:
        """Take a property of one value with one part, None if it is not there.

        Raises:
            UserError: it has more.
        """
        values = self.take(name)
        if len(values) > 1:
            raise self.fault(
                name, Phrase("{name} has {number} values, not one", name=name, number=len(values))
            )
        return values[0] if values else None

    def text(self, name: str) -> str:
        """Take a property of one text, which is empty if it is not there.

        Raises:
            UserError: it has more than one value.
        """
        (text,) = self.one(name) or ("",)
        return text

    @property
    def has_more(self) -> bool:
        """Whether there is a property that was not taken."""
        return bool(self._left or self._exact.extra)

    def rest(self) -> dict[str, tuple[str, ...]]:
        """Return the properties that were not taken, with their raw values."""
        left = {name: tuple(named.values) for name, named in self._left.items()}
        return self._exact.extra | left

    def _parts(self, name: str, raw: str, count: int) -> Parts:
        parts = parts_of(name, raw, count)
        if parts is None:
            raise self.fault(
                name, Phrase("{given} has no colon between two parts", given=quoted(name, raw))
            )
        return parts

    def _read_exact(self, said: str) -> _Exact:
        try:
            fields: Any = json.loads(said)
            return msgspec.convert(fields, _Exact)
        except (ValueError, RecursionError):
            raise self.fault(
                EXACT, Phrase("{name} is not what this program writes there", name=EXACT)
            ) from None


def _repeats(exact: tuple[Parts, ...], raw: list[str], count: int) -> bool:
    """Whether values of this many parts are what a property says between its brackets."""
    return all(len(parts) == count for parts in exact) and [*map(raw_value, exact)] == raw


def quoted(name: str, value: str) -> str:
    """Return a property with the start of its value, for errors."""
    return f"{name}[{value[:_LONGEST_QUOTE]}]"
