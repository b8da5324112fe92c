"""What the fuzzer tries: a reader, what it reads, and within which bounds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random

from tests.benchmarks.fuzzing.mutations import mutated

GIANT_EVERY = 500


class Fault(Exception):  # noqa: N818 - the word for what the fuzzer looks for
    """Something that a reader must not do, found by looking at what it did."""


def _same(content: bytes) -> bytes:
    return content


def _ready() -> None:
    """Load nothing more."""


@dataclass(frozen=True, slots=True)
class Target:
    """A reader and its inputs.

    Attributes:
        take: reads some bytes, with the help of an empty folder; it returns, or raises a UserError.
        seeds: inputs that are right.
        words: what means something to the reader, to be strewn into inputs.
        giants: inputs close to the limits of size.
        pack: the last step to an input's bytes, such as compressing.
        megabytes: the most memory beyond what the process held before.
        seconds: the most time.
        silent: whether nothing may be written to the two streams.
        place: a pattern for what a refusal must tell of the place in the input.
        ready: loads what the reader needs, so that no input is blamed for it.
    """

    take: Callable[[bytes, Path], None]
    seeds: Sequence[bytes]
    words: Sequence[bytes] = ()
    giants: Sequence[Callable[[], bytes]] = ()
    pack: Callable[[bytes], bytes] = _same
    megabytes: float = 200.0
    seconds: float = 10.0
    silent: bool = True
    place: str = ""
    ready: Callable[[], None] = _ready

    def input(self, name: str, seed: int, number: int) -> bytes:
        """Return an input, the same for the same numbers."""
        place, turn = divmod(number + 1, GIANT_EVERY)
        if self.giants and turn == 0:
            return self.giants[(place - 1) % len(self.giants)]()
        rng = Random(f"{seed} {name} {number}")
        return self.pack(mutated(rng, self.seeds, self.words))


def load_target(place: str) -> Target:
    """Return the target that a function makes, named as "module:function"."""
    module, _, function = place.partition(":")
    target = getattr(import_module(module), function)()
    assert isinstance(target, Target)
    return target
