"""Searches find what a look at every game finds."""

from __future__ import annotations

import itertools
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.games import from_fen, start
from ringrealms3d.library.library import Library
from ringrealms3d.library.queries import Order, Query, SortBy
from ringrealms3d.library.summary import Ending, GameSummary
from ringrealms3d.records.record import GameRecord, Reason
from tests.library.kept import LEAPS, LOOPHOLE, MINI, TET, ended_game, opened, random_game
from tests.records.opened import played

EVENTS = ("", "Open 9", "open 10", "Zoë's cup")
NAMES = ("", "Ada", "Zoë", "adam_%", "100%")
KINDS = (("person", "level 4"), ("level 4", "person"), ("person", "person"), ("mcts --deep", ""))
GAMES = [(uid, seed) for uid in (TET, MINI, LOOPHOLE) for seed in range(12)]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """A library with games of all sorts."""
    rng = random.Random(7)
    with opened(tmp_path_factory.mktemp("library")) as library:
        for uid, seed in GAMES:
            record = ended_game(uid, seed, plies=rng.randint(0, 9))
            record.players = (rng.choice(NAMES), rng.choice(NAMES))
            record.event, record.place = rng.choice(EVENTS), rng.choice(EVENTS)
            number = library.keep(record, seats=rng.choice(KINDS), rated=rng.random() < 0.5)
            day = rng.choice(("", "2024-02-29", "2024-03-01T00:00:00Z", "2026-11-24T23:59:59Z"))
            library._database.execute("UPDATE games SET begun = ? WHERE id = ?", (day, number))
        yield library


def all_games(library: Library) -> list[GameSummary]:
    return library.games(limit=1000)


def ending_of(game: GameSummary) -> Ending:
    if game.result.reason is Reason.UNFINISHED:
        return Ending.UNFINISHED
    return {0: Ending.FIRST, 1: Ending.SECOND, None: Ending.DRAW}[game.result.winner]


def has_player(text: str) -> Callable[[GameSummary], bool]:
    return lambda game: (
        any(text.casefold() in name.casefold() for name in game.names) or text in game.kinds
    )


def day_within(first: str, last: str) -> Callable[[GameSummary], bool]:
    return lambda game: bool(game.begun) and first <= game.begun[:10] <= last


CASES: list[tuple[Query, Callable[[GameSummary], bool]]] = [
    (Query(), lambda game: True),
    (Query(game="loop"), lambda game: game.variant == MINI),
    (Query(variant=TET), lambda game: game.variant == TET),
    (Query(variant="ring-majority/none"), lambda game: False),
    *[
        (Query(player=text), has_player(text))
        for text in ("Ada", "ADA", "zoË", "%", "_", "level 4")
    ],
    (Query(player="level"), lambda game: False),
    (Query(player="mcts --deep"), has_player("mcts --deep")),
    *[
        (
            Query(event=text),
            lambda game, text=text: any(
                text.casefold() in name.casefold() for name in (game.event, game.place)
            ),
        )
        for text in ("OPEN", "ë", "%")
    ],
    *[
        (Query(ending=ending), lambda game, ending=ending: ending_of(game) is ending)
        for ending in Ending
    ],
    (Query(plies=(2, 4)), lambda game: 2 <= game.plies <= 4),
    (Query(plies=(0, 0)), lambda game: game.plies == 0),
    (Query(rated=True), lambda game: game.rated),
    (Query(rated=False), lambda game: not game.rated),
    (Query(since=date(2024, 3, 1)), day_within("2024-03-01", "9999")),
    (Query(until=date(2024, 3, 1)), day_within("", "2024-03-01")),
    (Query(until=date.max), day_within("", "9999-12-31")),
    (
        Query(since=date(2024, 2, 29), until=date(2024, 2, 29)),
        day_within("2024-02-29", "2024-02-29"),
    ),
    (
        Query(variant=TET, ending=Ending.FIRST, rated=True, player="a"),
        lambda game: (
            game.variant == TET
            and ending_of(game) is Ending.FIRST
            and game.rated
            and has_player("a")(game)
        ),
    ),
]


@pytest.mark.parametrize(("query", "fits"), CASES, ids=map(str, range(len(CASES))))
def test_a_search_finds_what_looking_at_every_game_finds(
    library: Library, query: Query, fits: Callable[[GameSummary], bool]
) -> None:
    expected = [game for game in all_games(library) if fits(game)]
    assert library.games(query, limit=1000) == expected
    assert library.count(query) == len(expected)


def test_those_that_began_last_come_first(library: Library) -> None:
    games = all_games(library)
    assert len(games) == len(GAMES)
    assert games == sorted(games, key=lambda game: (game.begun, game.id), reverse=True)


Look = tuple[int, tuple[int, int] | None, tuple[int, ...], tuple[int, ...]]


def shown_name(game: GameSummary, seat: int) -> tuple[str, int]:
    text = (game.names[seat] or game.kinds[seat]).casefold()
    word, _, number = text.rpartition(" ")
    return (f"{word} ", int(number)) if number.isdigit() else (text, -1)


RANKS = [Ending.FIRST, Ending.DRAW, Ending.SECOND, Ending.UNFINISHED]

KEYS: dict[SortBy, Callable[[GameSummary], Any]] = {
    SortBy.BEGUN: lambda game: game.begun,
    SortBy.VARIANT: lambda game: game.variant,
    SortBy.FIRST: lambda game: shown_name(game, 0),
    SortBy.SECOND: lambda game: shown_name(game, 1),
    SortBy.RESULT: lambda game: RANKS.index(ending_of(game)),
    SortBy.MOVES: lambda game: game.plies,
}


@pytest.mark.parametrize("descending", [True, False])
@pytest.mark.parametrize("column", KEYS)
def test_games_are_sorted_by_each_column(
    library: Library, column: SortBy, descending: bool
) -> None:
    """Those that are equal in it are ordered by when they began."""
    games = sorted(all_games(library), key=lambda game: (game.begun, game.id), reverse=descending)
    expected = sorted(games, key=KEYS[column], reverse=descending)
    order = [Order(column, descending)]
    assert library.games(limit=1000, orders=order) == expected
    assert library.numbers(orders=order) == [game.id for game in expected]
    assert library.summaries(library.numbers(orders=order)) == expected
    assert library.games(limit=5, offset=3, orders=order) == expected[3:8]


@pytest.mark.parametrize("column", [SortBy.EVENT, SortBy.PLACE])
def test_events_and_places_are_sorted_with_those_without_last(
    library: Library, column: SortBy
) -> None:
    def told(descending: bool) -> list[str]:
        games = library.games(limit=1000, orders=[Order(column, descending)])
        return list(dict.fromkeys(getattr(game, column) for game in games))

    assert told(descending=False) == [*EVENTS[1:], ""]
    assert told(descending=True) == [*reversed(EVENTS[1:]), ""]


def test_games_are_sorted_by_several_columns(library: Library) -> None:
    orders = [Order(SortBy.VARIANT, descending=False), Order(SortBy.MOVES)]
    expected = sorted(all_games(library), key=lambda game: (game.variant, -game.plies))
    found = library.games(limit=1000, orders=orders)
    assert [(x.variant, x.plies) for x in found] == [(x.variant, x.plies) for x in expected]


def test_tagged_games_come_before_others_when_sorted_by_tags(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        first, second, third = (library.keep(random_game(TET, seed)) for seed in range(3))
        library.tag([first], ["a"])
        library.tag([third], ["b"])
        assert library.numbers(orders=[Order(SortBy.TAGS, descending=False)]) == [
            first,
            third,
            second,
        ]
        assert library.numbers(orders=[Order(SortBy.TAGS)]) == [third, first, second]


def test_games_that_are_gone_have_no_summary(library: Library) -> None:
    number = library.numbers()[0]
    assert [game.id for game in library.summaries([10**6, number])] == [number]


def test_it_is_told_when_a_game_came_to_a_position(tmp_path: Path) -> None:
    record = random_game(TET, 1)
    with opened(tmp_path) as library:
        number = library.keep(record)
        assert library.ply_of(number, record.start) == 0
        assert library.ply_of(number, record.line[4].position) == 5
        assert library.ply_of(number, start(MINI)) is None


@cache
def images(position: Position) -> set[Look]:
    """Return what all images of a position look like, worked out site by site."""
    stones, looks = position.stones.tolist(), set[Look]()
    special = [move.code for move in position.legal_moves if move.code >= position.board.size]
    for row in position.variant.symmetries():
        image = [0] * len(stones)
        for site, stone in enumerate(stones):
            image[row[site]] = stone
        moves = tuple(sorted(int(row[code]) for code in special))
        looks.add((position.turn, position.hand, tuple(image), moves))
    return looks


def are_images(first: Position, second: Position) -> bool:
    return first.uid == second.uid and not images(first).isdisjoint(images(second))


def line_of(record: GameRecord) -> list[Position]:
    return [node.position for node in (record.root, *record.line)]


BOARDS = (TET, MINI, LOOPHOLE, LEAPS)


@pytest.fixture(scope="module", params=BOARDS)
def opening_library(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Library, dict[int, GameRecord]]]:
    """A library of short games of one board, many of them images of others, and its games."""
    uid, rng = request.param, random.Random(3)
    with opened(tmp_path_factory.mktemp("library")) as library:
        games = {}
        for seed in range(40):
            record = opening_game(uid, rng, plies=rng.randint(1, 5))
            ended = ended_game(uid, seed, plies=0).ended
            if ended is not None:
                record.end(ended.winner, ended.reason)
            games[library.keep(record)] = record
        yield library, games


def opening_game(uid: str, rng: random.Random, plies: int) -> GameRecord:
    """Return a game of moves of few kinds, in any order, seen in a mirror of any kind."""
    record = GameRecord(uid, 1)
    row = rng.choice(record.start.variant.symmetries())
    node = record.root
    for _ in range(plies):
        legal = {move.code for move in node.position.legal_moves}
        codes = [int(code) for code in row[:5] if int(code) in legal] or sorted(legal)
        node = node.play(Move(rng.choice(codes)))
    return record


@pytest.mark.few(2)
def test_a_position_is_found_in_all_its_images(
    opening_library: tuple[Library, dict[int, GameRecord]],
) -> None:
    library, games = opening_library
    rng, shared = random.Random(1), 0
    for record in itertools.islice(games.values(), 8):
        position = rng.choice(line_of(record))
        found = {game.id for game in library.games(Query(position=position), limit=1000)}
        expected = {
            number
            for number, other in games.items()
            if any(are_images(position, each) for each in line_of(other))
        }
        assert found == expected
        assert library.count(Query(position=position)) == len(expected)
        shared += len(expected) > 1
    assert shared > 3


@pytest.mark.few(2)
def test_continuations_are_what_was_played_from_all_images(
    opening_library: tuple[Library, dict[int, GameRecord]],
) -> None:
    library, games = opening_library
    rng = random.Random(2)
    for record in itertools.islice(games.values(), 5):
        position = rng.choice(line_of(record)[:-1])
        told = library.continuations(position)
        assert [each.games for each in told] == sorted((e.games for e in told), reverse=True)
        found = {
            frozenset(each.moves): (each.games, each.wins, each.draws, each.losses) for each in told
        }
        assert found == counted(position, games)


def counted(
    position: Position, games: dict[int, GameRecord]
) -> dict[frozenset[Move], tuple[int, int, int, int]]:
    """Count by hand: try every symmetry on every position of every game."""
    after = {move: images(position.play(move)) for move in position.legal_moves}
    alike = {
        move: frozenset(other for other in after if not after[move].isdisjoint(after[other]))
        for move in after
    }
    counts: Counter[tuple[frozenset[Move], Ending]] = Counter()
    for record in games.values():
        played = set()
        for node in record.line:
            assert node.parent is not None
            if are_images(position, node.parent.position):
                look = next(iter(images(node.position)))
                played.add(next(alike[move] for move in after if look in after[move]))
        counts.update((moves, ended(record)) for moves in played)
    return {
        moves: (
            sum(counts[moves, ending] for ending in Ending),
            counts[moves, Ending.FIRST],
            counts[moves, Ending.DRAW],
            counts[moves, Ending.SECOND],
        )
        for moves, _ in counts
    }


def ended(record: GameRecord) -> Ending:
    if record.result.reason is Reason.UNFINISHED:
        return Ending.UNFINISHED
    return {0: Ending.FIRST, 1: Ending.SECOND, None: Ending.DRAW}[record.result.winner]


def test_transpositions_count(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        for moves in ("f1 e3 v2 f2", "v2 e3 f1 f3", "f1 f2"):
            library.keep(played(TET, moves.split()).record)
        position = played(TET, ["f1", "e3", "v2"]).current.position
        found = library.continuations(position)
        names = {position.format_move(move) for each in found for move in each.moves}
        assert sum(each.games for each in found) == 2
        assert {"f2", "f3"} <= names


def test_a_game_that_comes_to_a_position_twice_counts_once(tmp_path: Path) -> None:
    position = from_fen(TET, "r3/6/4:b:13,14")
    with opened(tmp_path) as library:
        number = library.keep(played(TET, ["v1", "e3"], fen=position.fen()).record)
        again = "INSERT INTO positions SELECT game, ply + 9, key, played, turned FROM positions"
        library._database.execute(again)
        (found,) = library.continuations(position)
        assert found.games == 1
        assert [game.id for game in library.games(Query(position=position))] == [number]


def test_a_position_that_nobody_came_to_is_found_nowhere(library: Library) -> None:
    position = from_fen(TET, "rrrr/bbbbbb/rrr1:r:5,5")
    assert library.continuations(position) == ()
    assert library.games(Query(position=position)) == []
    assert library.count(replace(Query(position=start(TET)), variant=MINI)) == 0


def test_variations_beside_the_line_are_not_found(tmp_path: Path) -> None:
    cursor = played(TET, ["f1", "e3"])
    cursor.back()
    cursor.play(cursor.current.position.parse_move("v2"))
    with opened(tmp_path) as library:
        number = library.keep(cursor.record)
        for moves, expected in ((["f1", "e3"], 0), (["f1", "v2"], 1)):
            position = played(TET, moves).current.position
            assert library.count(Query(position=position)) == expected
        cursor.back()
        cursor.play(cursor.current.position.parse_move("e3"))
        library.keep(cursor.record, number)
        assert library.count(Query(position=played(TET, ["f1", "e3"]).current.position)) == 1


@pytest.fixture(params=(-8, 0, 9, 14))
def hours(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """How many hours the clock is ahead of UTC."""
    monkeypatch.setenv("TZ", f"XXX{-request.param:+}")
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


def test_days_are_those_of_the_clock(tmp_path: Path, hours: int) -> None:
    moments = [datetime(2026, 3, day, hour, 30) for day in (7, 8, 9) for hour in (1, 23)]
    days = [(moment + timedelta(hours=hours)).date() for moment in moments]
    with opened(tmp_path) as library:
        for seed, moment in enumerate(moments):
            number = library.keep(random_game(TET, seed))
            begun = (f"{moment.isoformat()}Z", number)
            library._database.execute("UPDATE games SET begun = ? WHERE id = ?", begun)
        for first, last in itertools.combinations(sorted({*days, days[0] - timedelta(1)}), 2):
            found = library.games(Query(since=first, until=last))
            assert len(found) == sum(first <= day <= last for day in days)


@pytest.mark.parametrize(
    ("known", "since", "until"),
    [
        ("2026", date(2026, 12, 31), date(2026, 12, 31)),
        ("2026-05", date(2026, 5, 2), None),
        ("2026-05", None, date(2026, 5, 1)),
        ("2026-05", date(2026, 6, 1), None),
        ("2026-05", None, date(2026, 4, 30)),
        ("2026-05-09", date(2026, 5, 9), date(2026, 5, 9)),
        ("", date.min, date.max),
    ],
)
def test_a_game_of_a_month_is_found_if_it_can_have_been_then(
    tmp_path: Path, known: str, since: date | None, until: date | None
) -> None:
    first, last = f"{known}{'-01-01'[len(known) - 4 :]}", f"{known}{'-12-31'[len(known) - 4 :]}"
    expected = known and (not since or since.isoformat() <= last)
    expected = expected and (not until or first <= until.isoformat())
    record = random_game(TET, 1)
    record.date = known
    rr.write_game(record, tmp_path / "game.json")
    with opened(tmp_path) as library:
        library.import_files([tmp_path / "game.json"])
        assert bool(library.games(Query(since=since, until=until))) == bool(expected)
