"""The journal of a job: whole after any interruption, and never mixed with another job's."""

from __future__ import annotations

import json
import multiprocessing
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

import ringrealms3d
from ringrealms3d.core.errors import UserError
from ringrealms3d.engine.levels import Limit
from ringrealms3d.lab.matches.match import GameResult, Match
from ringrealms3d.lab.matches.pairs import games_of, match_job, pair_result
from ringrealms3d.lab.work.job import Job, Json
from ringrealms3d.lab.work.journal import Journal, entry_of, format_line, opened_journal
from ringrealms3d.records.json_file import read_json_game
from tests.lab.matches.finished import finished, forfeited
from tests.peak import peak_memory

MATCH = Match("loop/mini", ("strong", "ugi:größer"), Limit(seconds=0.1), seed=7, random_plies=3)
JOB = match_job(MATCH)
WON = finished(0, ("1b3", "swap"), 1), finished(1, ("1b3",), None)
FAILED = finished(4, (), 0), forfeited(5, ("1b3",), 0, "strong failed: größer \udcff \n ended")
RESULTS = {0: pair_result(WON), 2: pair_result(FAILED)}


def journal_of(path: Path, *jobs: Job) -> Journal:
    """Return what a file holds of some jobs."""
    journal = Journal(jobs or [JOB], path)
    journal.read()
    return journal


def written(path: Path, results: dict[int, Json] = RESULTS) -> Journal:
    journal = journal_of(path)
    for number, result in results.items():
        journal.add(JOB.unit(number), result)
    return journal


def games(journal: Journal) -> list[GameResult]:
    return [
        game
        for key, result in journal.results.items()
        for game in games_of(int(key.rpartition("-")[2]), result)
    ]


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    assert journal_of(path).results == {}
    assert written(path).results == journal_of(path).results
    assert games(journal_of(path)) == [*WON, *FAILED]


def test_each_line_tells_all(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    written(path)
    for line, number in zip(path.read_text(encoding="ascii").splitlines(), RESULTS, strict=True):
        fields = json.loads(line)
        assert list(fields) == ["ringrealms3d", "kind", "settings", "number", "key", "result"]
        assert (fields["ringrealms3d"], fields["kind"]) == ("unit 1", "match")
        assert fields["settings"]["version"] == ringrealms3d.__version__
        assert fields["settings"]["players"] == ["strong", "ugi:größer"]
        assert fields["settings"]["variant"] == "loop/mini"
        assert fields["key"] == f"{JOB.digest}-{number}" == JOB.unit(number).key
        for game in fields["result"]["games"]:
            assert game["turns"] == [11, 12]
            read_json_game(json.dumps(game["game"]), "x")


def test_a_unit_that_was_done_twice_counts_once_the_first_time(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    journal = written(path)
    before = path.read_bytes()
    journal.add(JOB.unit(0), RESULTS[2])
    assert path.read_bytes() == before
    path.write_bytes(before + format_line(JOB.unit(0), RESULTS[2]))
    assert journal_of(path).results == journal.results


def test_what_is_said_of_a_worker_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    journal_of(path).add(JOB.unit(3), RESULTS[0], {"host": "far", "playouts_per_second": 9})
    assert journal_of(path).results == {JOB.unit(3).key: RESULTS[0]}
    entry = entry_of(path.read_bytes(), path, 1)
    assert entry.worker == {"host": "far", "playouts_per_second": 9}


@pytest.mark.parametrize("cut", [1, 5, 30, 200])
def test_a_line_that_was_cut_off_is_taken_out(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "match.jsonl"
    written(path)
    whole = path.read_bytes()
    last = len(whole.splitlines()[-1]) + 1
    path.write_bytes(whole[: len(whole) - last + cut])
    journal = journal_of(path)
    assert games(journal) == [*WON]
    journal.add(JOB.unit(2), RESULTS[2])
    assert path.read_bytes() == whole


def test_a_first_line_that_was_cut_off_is_taken_out(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    written(path)
    path.write_bytes(path.read_bytes()[:40])
    assert journal_of(path).results == {}
    assert path.read_bytes() == b""


def test_a_disk_that_is_full_loses_no_unit_that_was_done(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    journal = written(path, {0: RESULTS[0]})
    whole = path.read_bytes()
    with room_for(len(whole) + 100), pytest.raises(UserError, match=r"match\.jsonl"):
        journal.add(JOB.unit(2), RESULTS[2])
    left = path.read_bytes()
    assert left.startswith(whole)
    assert len(left) == len(whole) + 100
    assert journal.results.keys() == {JOB.unit(0).key}
    assert journal_of(path).results.keys() == journal.results.keys()
    journal.add(JOB.unit(2), RESULTS[2])
    assert journal_of(path).results == written(tmp_path / "other.jsonl").results


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Let no file of this process become larger, so that a write stops half-way."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_file_of_empty_lines_takes_little_memory(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(b"\n" * 4_000_000)
    with peak_memory() as peak, pytest.raises(UserError, match="line 1: not a unit of a job"):
        journal_of(path)
    assert peak() < 10e6


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (replace(MATCH, uid="loop/main"), 'variant "loop/mini", not "loop/main"'),
        (replace(MATCH, players=("strong", "plain")), "players"),
        (replace(MATCH, limits=Limit(seconds=0.2)), "seconds 0.1, not 0.2"),
        (replace(MATCH, limits=Limit(nodes=9)), "seconds 0.1, not null"),
        (replace(MATCH, seed=8), "seed 7, not 8"),
        (replace(MATCH, random_plies=0), "random_plies 3, not 0"),
        (replace(MATCH, adjudicate=True), "adjudicate false, not true"),
        (replace(MATCH, openings=("1b3",)), "openings null, not "),
    ],
)
def test_another_job_is_refused(tmp_path: Path, other: Match, named: str) -> None:
    path = tmp_path / "match.jsonl"
    written(path)
    before = path.read_bytes()
    with pytest.raises(UserError, match=r"line 1: a unit of another job") as refused:
        journal_of(path, match_job(other))
    assert named in str(refused.value)
    assert path.read_bytes() == before


def test_openings_belong_to_the_job() -> None:
    """By their content, for they do not stand in its settings."""
    one, two = (match_job(replace(MATCH, openings=(text,))) for text in ("1b3", "1a1"))
    assert one.digest != two.digest
    assert one.digest == match_job(replace(MATCH, openings=("1b3",))).digest


def test_several_jobs_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    other = match_job(replace(MATCH, seed=8))
    written(path)
    journal = journal_of(path, other, JOB)
    journal.add(other.unit(0), RESULTS[0])
    assert list(journal_of(path, JOB, other).results) == [
        JOB.unit(0).key,
        JOB.unit(2).key,
        other.unit(0).key,
    ]


def test_another_version_is_another_job(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    written(path)
    monkeypatch.setattr("ringrealms3d.lab.work.job.__version__", "99.0")
    with pytest.raises(UserError, match=r'version "[^"]+", not "99.0"'):
        journal_of(path, match_job(MATCH))


def hold(path: Path, held: object, done: object) -> None:
    """Own a journal until told to let it go."""
    with opened_journal(path, [JOB]):
        held.set()  # type: ignore[attr-defined]
        done.wait(60)  # type: ignore[attr-defined]


@pytest.mark.nightly
def test_a_journal_has_one_owner(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    context = multiprocessing.get_context("spawn")
    held, done = context.Event(), context.Event()
    owner = context.Process(target=hold, args=(path, held, done))
    owner.start()
    assert held.wait(60)
    with (
        pytest.raises(UserError, match=r"match\.jsonl is being written by another run"),
        opened_journal(path, [JOB]),
    ):
        pass
    done.set()
    owner.join()
    with opened_journal(path, [JOB]) as journal:
        journal.add(JOB.unit(0), RESULTS[0])


def test_an_owner_that_was_killed_owns_nothing(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    context = multiprocessing.get_context("spawn")
    held, done = context.Event(), context.Event()
    owner = context.Process(target=hold, args=(path, held, done))
    owner.start()
    assert held.wait(60)
    owner.kill()
    owner.join()
    with opened_journal(path, [JOB]) as journal:
        assert journal.results == {}


LINE = json.loads(format_line(JOB.unit(0), RESULTS[0]))
PAIR = LINE["result"]["games"]


def line_with(**changes: object) -> str:
    """Return a line of the match that says something else."""
    return json.dumps(LINE | changes) + "\n"


def game_with(**changes: object) -> str:
    """Return a line of the match whose first game says something else."""
    return pair_with(game=PAIR[0]["game"] | changes)


def pair_with(**changes: object) -> str:
    """Return a line of the match in which something else is said of its first game."""
    return line_with(result={"games": [PAIR[0] | changes, PAIR[1]]})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a letter\n", "not JSON from column 1 on"),
        ("a letter without a line end", ""),
        ("\n", "not JSON from column 1 on"),
        ("[]\n", "expected an object, found a list"),
        ("{}\n", "'ringrealms3d' is missing"),
        ('{"ringrealms3d": "unit 2", "kind": "match"}\n', "'unit 2'"),
        ('{"ringrealms3d": "match 2", "match": {}}\n', "match merge"),
        ("[" * 100_000 + "\n", "it is nested too deep"),
        ("9" * 5_000 + "\n", "digit"),
        (" " * 32_000_000 + "\n", "32,000,001 bytes"),
        (line_with(ringrealms3d="x" * 1_000), "xxx…"),
        (line_with(settings=[]), "'settings'"),
        (line_with(kind="chess"), 'no kind "chess"'),
        (line_with(number=-1), "'number'"),
        (line_with(number="0"), "'number'"),
        (line_with(number=1), 'its key is "'),
        (line_with(key="x" * 100), f'not "{JOB.unit(0).key}"'),
        (line_with(settings=LINE["settings"] | {"seed": 8}), 'its key is "'),
        (line_with(result={}), "'games' is missing"),
        (line_with(result={"games": PAIR[:1]}), "'games'"),
        (pair_with(turns=[1]), "'games[0].turns'"),
        (pair_with(turns=[1e999, 0]), "Infinity"),
        (pair_with(seconds=None), "'games[0].seconds'"),
        (pair_with(seconds=[-1, 0]), "'games[0].seconds[0]'"),
        (game_with(ringrealms3d="game 9"), "the format 'game 9'"),
        (game_with(nodes=[]), "'games[0].game.nodes'"),
        (game_with(nodes=[{}, {"move": "1b3"}, {"move": "1a1", "parent": 0}]), "has variations"),
        (game_with(result=None), "is not over"),
        (game_with(result={"reason": "unfinished"}), "is not over"),
        (game_with(result={"reason": "rules", "winner": 2}), "game.result.winner'"),
        ("\udcff\n", "decode"),
    ],
    ids=range(31),
)
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    before = path.read_bytes()
    with pytest.raises(UserError, match=r"notes\.txt, line 1: not a unit of a job") as refused:
        journal_of(path)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)
    assert path.read_bytes() == before
