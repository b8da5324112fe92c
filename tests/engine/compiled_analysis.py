"""Print, as a line of JSON, what the compiled search finds: ``variant fen simulations seed``."""

from __future__ import annotations

import sys


def main(uid: str, fen: str, simulations: int, seed: int) -> None:
    from ringrealms3d.core.kernel import compile_kernels

    compile_kernels()
    from ringrealms3d.engine.messages import Reply, encode_reply
    from ringrealms3d.engine.search import Search
    from ringrealms3d.games import from_fen

    search = Search(from_fen(uid, fen), seed)
    search.run(simulations)
    print(encode_reply(Reply(0, "done", analysis=search.analysis(0.0))))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
