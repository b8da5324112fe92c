"""Print what the compiled search finds as JSON: ``variant fen simulations seed settings``."""

from __future__ import annotations

import sys


def main(uid: str, fen: str, simulations: int, seed: int, settings: str) -> None:
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.engine.messages import Reply, encode_reply
    from ringrealms3d.engine.search import Search
    from ringrealms3d.engine.settings import parse_settings
    from ringrealms3d.games import from_fen

    search = Search(from_fen(uid, fen), seed, parse_settings(settings))
    search.run(simulations)
    print(encode_reply(Reply(0, "done", analysis=search.analysis(0.0))))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), sys.argv[5])
