"""``report``: games, pages and figures of a small run, going on, shards, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from ringrealms3d.lab.reports.report import read_report
from tests.cli.running import (
    Result,
    assert_refused,
    has_lines,
    run_here,
    run_on_terminal,
    seen_on_a_terminal,
    stopped_by_ctrl_c,
)
from tests.lab.reports.reading import PageReader

TET = "ring-majority/tet"
SMALL = ("--games", "8", "--nodes", "5", "--ladder", "1", "--ladder-games", "2")
JOURNAL = "games/ring-majority-tet.jsonl"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the report of eight games on the tetrahedron, half of them from a shard."""
    folder = tmp_path_factory.mktemp("reports")
    part = run_on_terminal("report", TET, "-o", str(folder), *SMALL, "--shard", "2/2")
    assert part.code == 0, part.err
    assert "this part is done" in part.out
    assert "4 of 4 units of work" in part.err
    assert not list(folder.glob("*.html"))
    rest = run_on_terminal("report", TET, "-o", str(folder), *SMALL)
    assert rest.code == 0, rest.err
    assert "4 of 9 units of work" in rest.err
    assert "9 of 9 units of work" in rest.err
    names = [f"{folder}/ring-majority-tet.html", f"{folder}/index.html"]
    assert rest.out.splitlines() == names
    return folder


@pytest.mark.nightly
def test_a_report_tells_of_its_games(made: Path) -> None:
    report = read_report(made / "ring-majority-tet.json")
    assert report.games == sum(sum(each.wins) + each.draws for each in report.endings) == 8
    assert [(rung.playouts, rung.games) for rung in report.ladder] == [(10, 2)]
    page = PageReader((made / "ring-majority-tet.html").read_text(encoding="utf-8"))
    assert report.command in page.text
    index = PageReader((made / "index.html").read_text(encoding="utf-8"))
    assert "ring-majority-tet.html" in index.links


@pytest.mark.nightly
def test_with_all_games_there_only_pages_are_written(
    made: Path, run_work_here: Callable[..., Result], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen_on_a_terminal(monkeypatch)
    before = (made / JOURNAL).read_bytes()
    page = made / "ring-majority-tet.html"
    text = page.read_bytes()
    page.unlink()
    done = run_work_here("report", TET, "-o", str(made), *SMALL)
    assert done.code == 0
    assert "units of work" not in done.err
    assert page.read_bytes() == text
    assert (made / JOURNAL).read_bytes() == before


@pytest.mark.nightly
def test_ctrl_c_stops_and_the_games_stay(tmp_path: Path) -> None:
    journal = tmp_path / "out" / JOURNAL
    command = ("report", TET, "-o", str(tmp_path / "out"), "--nodes", "50")
    done = stopped_by_ctrl_c(lambda: has_lines(journal), *command)
    assert done.code == 130
    assert "Traceback" not in done.err
    assert journal.read_bytes().endswith(b"\n")


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave this process's kernels plain."""
    monkeypatch.setattr("ringrealms3d.core.kernel.compile_kernels", lambda: None)


@pytest.mark.nightly
def test_games_of_other_settings_are_refused(
    plain: None, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    few = ("report", TET, "-o", str(tmp_path), "--games", "2", "--shard", "1/2")
    assert run_here(capsys, *few, "--nodes", "5").code == 0
    done = run_here(capsys, *few, "--nodes", "6")
    assert_refused(done, "ring-majority-tet.jsonl, line 1", "nodes 5, not 6")


def test_a_broken_report_is_named_before_anything_is_played(
    plain: None, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    assert_refused(run_here(capsys, "report", TET, "-o", str(tmp_path)), "other.json: not a report")


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ((TET,), ("-o",)),
        ((TET, "-o", "out", "--games", "1"), ("'1'", "--games")),
        ((TET, "-o", "out", "--nodes", "0"), ("'0'", "--nodes")),
        ((TET, "-o", "out", "--ladder", "13"), ("'13'", "--ladder")),
        ((TET, "-o", "out", "--shard", "3/2"), ("3/2",)),
        (("ring-majority/nope", "-o", "out"), ("ring-majority/nope",)),
        ((TET, "-o", "/dev/null/x"), ("/dev/null/x",)),
    ],
)
def test_report_refuses(
    plain: None,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: tuple[str, ...],
    named: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(run_here(capsys, "report", *arguments), *named)
    assert not list(tmp_path.iterdir())
