"""Damaging what is right: bits and bytes, pieces that move, and text that means something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

_NUMBERS = (
    (
        "0 -1 1 2 127 128 255 256 32767 65535 65536 2147483647 2147483648 4294967295 "
        "9223372036854775807 9223372036854775808 18446744073709551616 1e308 -1e308 1e309 1e999 "
        "1e-320 nan inf -inf -0 0.1 1_000 0x10 99999999999999999999999999 1e5 ٣ ²"
    )
    .encode()
    .split()
)
_STRANGE = (
    b"\0",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"\xed\xa0\x80",  # half a surrogate pair
    b"\x80",
    b"\x1b[2J",
    b"\x1b]0;title\x07",
    b"\x9b31m",
    "\u202e\u2028\u200b\x85".encode(),
    b"\r\n",
    b"\r",
    b"\n\n",
    b"\t",
    b" ",
    b"\\",
    b"'\"<b>&",
    b"%s{0}",
    b"~nobody/x",
    b"../..",
)
_MOST_STEPS = 4
_LONGEST = 1 << 20


def mutated(rng: Random, seeds: Sequence[bytes], words: Sequence[bytes]) -> bytes:
    """Return one of the seeds, damaged one time or a few; a seed stays whole now and then."""
    content = rng.choice(seeds)
    for _ in range(rng.randint(0, _MOST_STEPS)):
        step = rng.choice(_STEPS)
        content = step(rng, content, seeds, words)[:_LONGEST]
    return content


Words = Sequence[bytes]


def _flip_bits(rng: Random, content: bytes, seeds: Words, words: Words) -> bytes:
    damaged = bytearray(content)
    for _ in range(rng.randint(1, 8) if damaged else 0):
        damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
    return bytes(damaged)


def _put_bytes(rng: Random, content: bytes, seeds: Words, words: Words) -> bytes:
    return _put(rng, content, rng.randbytes(rng.randint(1, 16)))


def _put_word(rng: Random, content: bytes, seeds: Words, words: Words) -> bytes:
    return _put(rng, content, rng.choice(words or _STRANGE))


def _put_strange(rng: Random, content: bytes, seeds: Words, words: Words) -> bytes:
    return _put(rng, content, rng.choice(_STRANGE))


def _put_number(rng: Random, content: bytes, seeds: Words, words: Words) -> bytes:
    """Exchange what stands between two spaces, or put a number anywhere."""
    parts = content.split(b" ")
    if len(parts) < 2 or rng.random() < 0.3:
        return _put(rng, content, rng.choice(_NUMBERS))
    parts[rng.randrange(len(parts))] = rng.choice(_NUMBERS)
    return b" ".join(parts)


def _truncate(rng: Random, content: bytes, seeds: Words, words: Words) -> bytes:
    return content[: rng.randint(0, len(content))]


def _drop(rng: Random, content: bytes, seeds: Words, words: Words) -> bytes:
    start, end = _span(rng, content)
    return content[:start] + content[end:]


def _repeat(rng: Random, content: bytes, seeds: Words, words: Words) -> bytes:
    start, end = _span(rng, content)
    times = rng.choice((2, 3, 10, 100, 3000))
    return content[:start] + content[start:end] * times + content[end:]


def _splice(rng: Random, content: bytes, seeds: Words, words: Words) -> bytes:
    other = rng.choice(seeds)
    return content[: rng.randint(0, len(content))] + other[rng.randint(0, len(other)) :]


def _swap_lines(rng: Random, content: bytes, seeds: Words, words: Words) -> bytes:
    lines = content.split(b"\n")
    a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return b"\n".join(lines)


def _drop_line(rng: Random, content: bytes, seeds: Words, words: Words) -> bytes:
    lines = content.split(b"\n")
    del lines[rng.randrange(len(lines))]
    return b"\n".join(lines)


def _begin_with_mark(rng: Random, content: bytes, seeds: Words, words: Words) -> bytes:
    return rng.choice((b"\xef\xbb\xbf", b"\xff\xfe", b"\0", b"\n", b" ")) + content


def _put(rng: Random, content: bytes, piece: bytes) -> bytes:
    """Put a piece in between, or over what is there."""
    start = rng.randint(0, len(content))
    return content[:start] + piece + content[start + rng.choice((0, len(piece))) :]


def _span(rng: Random, content: bytes) -> tuple[int, int]:
    start = rng.randint(0, len(content))
    return start, min(len(content), start + rng.choice((1, 2, 4, 16, 64, 1000)))


_STEPS: tuple[Callable[[Random, bytes, Words, Words], bytes], ...] = (
    _flip_bits,
    _put_bytes,
    _put_word,
    _put_word,
    _put_strange,
    _put_number,
    _put_number,
    _truncate,
    _drop,
    _repeat,
    _splice,
    _swap_lines,
    _drop_line,
    _begin_with_mark,
)
