"""Print how compiled searches compare with full ones, as JSON: ``variant positions most``."""

from __future__ import annotations

import json
import sys


def main(uid: str, count: int, most: int) -> None:
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from tests.engine.late import compare

    print(json.dumps(compare(uid, count, most)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
