"""What a script does with the package, for `tests/test_types_from_outside.py`; nobody runs it."""

from __future__ import annotations

import io
from collections.abc import Iterator

import ringrealms3d as rr


def moves(uid: str) -> Iterator[str]:
    """Yield the moves of a game, always the first legal one."""
    position = rr.start(uid, seed=3)
    while position.outcome is None:
        move = position.legal_moves[0]
        yield str(move)
        position = position.play(move)


def boards() -> None:
    """Use games, positions and what is drawn of them."""
    for game in rr.all_games():
        for variant in game.variants:
            print(variant, sum(1 for _ in moves(variant)))
    position = rr.from_fen("loop/mini", rr.start("loop/mini").fen())
    print(int(position.stones.sum()), position.board.sites, position.board.neighbours.shape)
    print(position.racks, position.hand, position.counts, position.format_line(["1b3"]))
    for part in rr.scene_parts(position):
        print(part.kind, part.material.colour, part.mesh.points.shape)
    rr.show(position)
    rr.to_trimesh(position)
    rr.export(position, "board.png", size=(320, 240), theme="dark", view=(0, 80), apart=0.5)
    rr.export(rr.GameRecord("loop/mini"), "game.webp", "film", fps=10, captions=False)
    try:
        position.play("9z9")
    except rr.IllegalMove as error:
        print(error)
    except rr.UserError as error:
        print(error)
    except rr.Error as error:
        print(error.args)


def documents() -> None:
    """Use records, files and the library."""
    record = rr.GameRecord("loop/mini", seed=1)
    node = record.root.play("1b3")
    node.comment, node.evaluation = "x", rr.Evaluation(0.5)
    node.marks = (rr.Mark("circle", ("1b3",)),)
    record.players = ("A", "B")
    record.promote(node)
    record.end(0, rr.Reason.RESIGNATION)
    text = rr.format_game(record)
    record.merge(rr.parse_game(text))
    again = rr.read_game(io.StringIO(text))
    print(again.result.winner, again.result.reason, [each.text for each in again.line])
    with rr.Library("x.sqlite") as library:
        for summary in library.games(rr.Query(game="loop", player="A")):
            print(summary.id, library.load(summary.id).last.position)
        library.restore(library.delete([1]))


def engines(record: rr.GameRecord) -> None:
    """Use the engine, another program, and reviews."""
    position = record.last.position
    with rr.Engine("loop/mini", level=3) as engine:
        for found in engine.watch(position, rr.Limit(seconds=1), lines=3):
            print(found.candidates[0].move, found.line, found.candidates[0].value)
        print(engine.best_move(position, seconds=0.1).text)
    with rr.Program("engine", "loop/mini") as program:
        print(program.name, program.analyse(position, rr.Limit(nodes=10)).line)
    review = rr.review(record, rr.Limit(nodes=10), progress=lambda done, of: print(done, of))
    print(review.accuracy(0), [move.better for move in review.moves if move is not None])
