"""Print how compiled searches compare with full ones, as JSON.

The argument is what to compare, as JSON too: ``[[variant, positions, most], ...]``.
"""

from __future__ import annotations

import json
import sys


def main(cases: list[tuple[str, int, int]]) -> None:
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from tests.engine.late import compare

    print(json.dumps([compare(*case) for case in cases]))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
