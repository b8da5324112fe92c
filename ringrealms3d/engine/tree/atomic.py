"""Two atomic operations on arrays, for several threads.

Plain Python runs kernels in one thread, so there they are ordinary operations.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.kernel import compiling


def fetch_add(counter: NDArray[np.int64], amount: int) -> int:
    """Add to the counter in the array's first place and return what it was before."""
    before = int(counter[0])
    counter[0] += amount
    return before


def publish(words: NDArray[np.int64], place: int, word: int) -> int:
    """Store a word in place of 0 and return the word that is there afterwards.

    A thread that sees it sees everything that was stored before it too. Of several threads the
    first one wins, and the others get its word.
    """
    if words[place] == 0:
        words[place] = word
    return int(words[place])


def _teach_numba() -> None:
    from numba import types
    from numba.core import cgutils
    from numba.core.imputils import impl_ret_untracked
    from numba.extending import intrinsic, overload
    from numba.np.arrayobj import make_array

    @intrinsic  # type: ignore[untyped-decorator]
    def add(_: Any, counter: Any, amount: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = make_array(signature.args[0])(context, builder, arguments[0])
            before = builder.atomic_rmw("add", array.data, arguments[1], "monotonic")
            return impl_ret_untracked(context, builder, signature.return_type, before)

        return types.int64(counter, types.int64), generate

    @intrinsic  # type: ignore[untyped-decorator]
    def store(_: Any, words: Any, place: Any, word: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = make_array(signature.args[0])(context, builder, arguments[0])
            address = cgutils.gep(builder, array.data, arguments[1])
            empty = context.get_constant(types.int64, 0)
            swapped = builder.cmpxchg(address, empty, arguments[2], "acq_rel", "acquire")
            stood = builder.extract_value(swapped, 0)
            won = builder.extract_value(swapped, 1)
            stands = builder.select(won, arguments[2], stood)
            return impl_ret_untracked(context, builder, signature.return_type, stands)

        return types.int64(words, types.int64, types.int64), generate

    overload(fetch_add)(lambda counter, amount: lambda counter, amount: add(counter, amount))
    overload(publish)(
        lambda words, place, word: lambda words, place, word: store(words, place, word)
    )


if compiling():
    _teach_numba()
