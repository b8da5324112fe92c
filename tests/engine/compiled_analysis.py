"""Print what compiled searches find, a line for each.

The argument is their list as JSON: ``[[variant, fen, simulations, seed, settings], ...]``.
"""

from __future__ import annotations

import json
import sys


def main(cases: list[tuple[str, str, int, int, str]]) -> None:
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.engine.messages import Reply, encode_reply
    from ringrealms3d.engine.search import Search
    from ringrealms3d.engine.settings import parse_settings
    from ringrealms3d.games import from_fen

    for uid, fen, simulations, seed, settings in cases:
        search = Search(from_fen(uid, fen), seed, parse_settings(settings))
        search.run(simulations)
        print(encode_reply(Reply(0, "done", analysis=search.analysis(0.0))))


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
