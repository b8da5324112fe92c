"""Games come into a library from files, each once, and go out to files."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringrealms3d.core.errors import UserError
from ringrealms3d.games.named import named_variant
from ringrealms3d.library.importing import ImportReport
from ringrealms3d.library.queries import Query
from ringrealms3d.records.chapters import read_games
from ringrealms3d.records.game_files import read_game, write_game
from tests.library.kept import MINI, TET, ended_game, index_of, opened, random_game, whole
from tests.subprocesses import ROOT


def written(folder: Path, count: int = 6) -> dict[Path, str]:
    """Write games of two sorts into folders within a folder; return them by their files."""
    games = {}
    for seed in range(count):
        record = ended_game((TET, MINI)[seed % 2], seed, plies=6)
        record.players, record.date = (f"Ada {seed}", ""), "2024-02-29"
        path = folder / ("a", "b/c", ".")[seed % 3] / f"{seed}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        write_game(record, path)
        games[path] = whole(record)
    return games


def test_folders_are_imported_with_all_that_is_in_them(tmp_path: Path) -> None:
    games = written(tmp_path / "games")
    write_game(random_game(TET, 77), tmp_path / "games" / "b" / "text.TXT")
    (tmp_path / "games" / "notes.md").write_text("no game", encoding="utf-8")
    (tmp_path / "games" / ".half.part.json").write_text('{"ringre', encoding="utf-8")
    (tmp_path / "games" / ".hidden" / "within").mkdir(parents=True)
    write_game(random_game(TET, 78), tmp_path / "games" / ".hidden" / "within" / "game.json")
    with opened(tmp_path) as library:
        report = library.import_files([tmp_path / "games"])
        assert report == ImportReport(files=7, read=7, added=7, known=0, problems=[])
        kept = [whole(library.load(game.id)) for game in library.games()]
        assert set(games.values()) <= set(kept)
        (found,) = library.games(Query(player="Ada 3"))
        assert (found.begun, found.kinds, found.rated) == ("2024-02-29", ("", ""), False)


def test_imported_games_are_found_like_those_that_were_kept(tmp_path: Path) -> None:
    games = written(tmp_path / "games")
    with opened(tmp_path) as library:
        library.import_files(games)
        imported = [row[1:] for row in index_of(library)]
        ids = [game.id for game in library.games()]
        for path in games:
            library.keep(read_game(path))
        library.delete(ids)
        assert [row[1:] for row in index_of(library)] == imported


def test_the_same_game_is_added_once(tmp_path: Path) -> None:
    games = written(tmp_path / "games")
    first = next(iter(games))
    (tmp_path / "games" / "copy.json").write_bytes(first.read_bytes())
    with opened(tmp_path) as library:
        report = library.import_files([tmp_path / "games", first])
        assert (report.added, report.known, report.read) == (6, 2, 8)
        again = library.import_files([tmp_path / "games"])
        assert (again.added, again.known) == (0, 7)
        assert library.count() == 6


def test_a_text_without_a_seed_is_the_same_game_each_time(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(f"variant {TET}\nf1\ne3\n", encoding="utf-8")
    with opened(tmp_path) as library:
        assert [library.import_files([path]).added for _ in range(2)] == [1, 0]


def test_games_that_differ_in_anything_that_counts_are_two(tmp_path: Path) -> None:
    records = [random_game(TET, 1, plies) for plies in (3, 4)]
    records += [random_game(TET, 1, 3) for _ in range(2)]
    records[2].players = ("Ada", "")
    records[3].date = "2024-02-29"
    with opened(tmp_path) as library:
        for number, record in enumerate(records):
            write_game(record, tmp_path / f"{number}.json")
        assert library.import_files([tmp_path]).added == 4


def test_a_game_that_was_kept_as_it_was_played_is_known(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1, plies=2))
        record = random_game(TET, 1, plies=5)
        library.keep(record, number)
        write_game(record, tmp_path / "game.json")
        assert library.import_files([tmp_path / "game.json"]).known == 1


def test_a_game_that_was_kept_is_known_by_its_text(tmp_path: Path) -> None:
    record = random_game(TET, 1, plies=5)
    record.players, record.date = ("Ada", "Ben"), "2024-02-29"
    write_game(record, tmp_path / "game.txt")
    write_game(random_game(TET, 1, plies=4), tmp_path / "shorter.txt")
    write_game(random_game(TET, 2, plies=5), tmp_path / "other.txt")
    with opened(tmp_path) as library:
        library.keep(record)
        report = library.import_files([tmp_path])
        assert (report.added, report.known) == (2, 1)
        record.players = ("Ada", "Cleo")
        write_game(record, tmp_path / "told.json")
        assert library.import_files([tmp_path / "told.json"]).added == 1


def test_broken_files_are_told_and_stop_nothing(tmp_path: Path) -> None:
    games = written(tmp_path / "games")
    (tmp_path / "games" / "a.json").write_text("{", encoding="utf-8")
    (tmp_path / "games" / "z.txt").write_text(f"variant {TET}\nnowhere\n", encoding="utf-8")
    with opened(tmp_path) as library:
        report = library.import_files(
            [tmp_path / "games", tmp_path / "gone.txt", tmp_path / "notes.md"]
        )
    assert (report.files, report.read, report.added) == (10, 10, len(games))
    beginnings = ("games/a.json, line 1", "games/z.txt, line 2", "gone.txt", "notes.md")
    for problem, words in zip(report.problems, beginnings, strict=True):
        assert str(tmp_path / words) in problem
        assert "\n" not in problem


def test_a_hidden_folder_that_is_named_is_imported(tmp_path: Path) -> None:
    games = written(tmp_path / ".games")
    with opened(tmp_path) as library:
        assert library.import_files([tmp_path / ".games"]).added == len(games)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("gone", "there is no file {path}"),
        ("gone.jsonl", "there is no file {path}"),
        ("notes.md", "{path}: the name of a file with games ends in .txt or .json or .rrsgf or"),
    ],
)
def test_what_is_no_file_of_games_is_told(tmp_path: Path, name: str, words: str) -> None:
    (tmp_path / "notes.md").touch()
    with opened(tmp_path) as library:
        (problem,) = library.import_files([tmp_path / name]).problems
    assert problem.startswith(words.format(path=tmp_path / name))


def test_progress_is_told_and_can_stop_an_import(tmp_path: Path) -> None:
    written(tmp_path / "games")
    told: list[tuple[int, int]] = []

    def stop_after_four(report: ImportReport) -> bool:
        told.append((report.read, report.files))
        return report.read < 4

    with opened(tmp_path) as library:
        report = library.import_files([tmp_path / "games"], stop_after_four)
        assert told == [(1, 6), (2, 6), (3, 6), (4, 6)]
        assert (report.read, report.added) == (4, 4)
        assert library.count() == 4
        assert library.import_files([tmp_path / "games"]).added == 2


def test_an_interrupted_import_keeps_whole_batches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path / "games")
    monkeypatch.setattr("ringrealms3d.library.importing._AT_ONCE", 2)

    def interrupt_at_five(report: ImportReport) -> bool:
        if report.read == 5:
            raise KeyboardInterrupt
        return True

    with opened(tmp_path) as library:
        with pytest.raises(KeyboardInterrupt):
            library.import_files([tmp_path / "games"], interrupt_at_five)
        assert library.count() == 4
        assert library.import_files([tmp_path / "games"]).added == 2


def test_games_come_back_from_a_folder_that_they_were_exported_to(tmp_path: Path) -> None:
    games = written(tmp_path / "games")
    with opened(tmp_path) as library:
        library.import_files(games)
        ids = [game.id for game in library.games()]
        paths = library.export(ids, tmp_path / "new" / "out")
        assert [path.parent for path in paths] == [tmp_path / "new" / "out"] * 6
        assert {whole(read_game(path)) for path in paths} == set(games.values())
        assert library.import_files(paths).known == 6


@pytest.mark.parametrize("name", ["game.json", "game.txt"])
def test_one_game_is_exported_to_a_file(tmp_path: Path, name: str) -> None:
    with opened(tmp_path) as library:
        number = library.keep(random_game(TET, 1))
        assert library.export([number], tmp_path / name) == [tmp_path / name]
        assert read_game(tmp_path / name).last.position == library.load(number).last.position


@pytest.mark.parametrize("name", ["games.json", "games.rrsgf"])
def test_several_games_go_into_one_file_and_come_back(tmp_path: Path, name: str) -> None:
    with opened(tmp_path) as library, opened(tmp_path / "other") as other:
        ids = [library.keep(ended_game(TET, seed)) for seed in (1, 2, 3)]
        library.tag(ids[:1], ["won"])
        told: list[Path] = []
        assert library.export(ids, tmp_path / name, told.append) == [tmp_path / name]
        assert told == [tmp_path / name] * 3
        report = other.import_files([tmp_path / name])
        assert (report.files, report.added, report.problems) == (1, 3, [])
        assert [whole(other.load(number)) for number in sorted(other.numbers())] == [
            whole(library.load(number)) for number in ids
        ]


def test_broken_games_of_a_file_are_named_and_the_others_added(tmp_path: Path) -> None:
    path = tmp_path / "games.txt"
    path.write_text("variant loop/mini\n1b3\nvariant loop/mini\nx\nvariant loop/mini\n1b4\n")
    with opened(tmp_path) as library:
        report = library.import_files([path])
        assert (report.added, report.read) == (2, 1)
        (problem,) = report.problems
        assert "games.txt, line 4" in str(UserError(problem))


def test_a_game_that_cannot_be_read_is_left_out_of_a_file_of_several(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        ids = [library.keep(random_game(TET, seed)) for seed in (1, 2)]
        library._database.execute("UPDATE documents SET text = '{' WHERE game = ?", (ids[0],))
        with pytest.raises(UserError, match=f"game {ids[0]} of the library"):
            library.export(ids, tmp_path / "games.json")
        assert len(list(read_games(tmp_path / "games.json"))) == 1


def test_what_is_no_file_for_games_is_refused(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        ids = [library.keep(random_game(TET, 1))]
        with pytest.raises(UserError, match=r"game\.pdf: the name of a game file ends in"):
            library.export(ids[:1], tmp_path / "game.pdf")
        with pytest.raises(UserError, match="the library has no game 99"):
            library.export([99], tmp_path / "game.json")
    assert not (tmp_path / "games.json").exists()


def test_a_board_from_a_file_gives_its_name_to_an_exported_game(tmp_path: Path) -> None:
    with opened(tmp_path) as library:
        uid = named_variant(f"ring-majority/{ROOT}/meshes/tet.off").uid
        number = library.keep(random_game(uid, 1, plies=1))
        (path,) = library.export([number], tmp_path / "out")
        assert path.name.startswith(f"{number:06}-ring-majority-tet")
        assert read_game(path).last.ply == 1
