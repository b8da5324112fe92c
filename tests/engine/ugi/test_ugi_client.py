"""Playing with other programs, those that behave and those that do not."""

from __future__ import annotations

import shlex
import sys
import threading
from collections.abc import Iterator
from math import inf
from pathlib import Path

import psutil
import pytest

import ringrealms3d as rr
from ringrealms3d.engine.ugi import client, program
from ringrealms3d.engine.ugi.client import ProgramError, UgiProgram, set_up_of
from ringrealms3d.engine.ugi.commands import Go, PositionCommand
from ringrealms3d.engine.ugi.info import Info
from ringrealms3d.games.named import named_variant
from ringrealms3d.games.other_boards import board_text
from tests.engine.ugi.fake_program import FakeProgram
from tests.geometry import solids

TET, LOOP, TILES = "ring-majority/tet", "loop/mini", "path-tiles/free-turns"
OWN = shlex.join([sys.executable, "-m", "ringrealms3d", "ugi"])
SHORT = 0.3


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    before = psutil.Process().children(recursive=True)
    yield
    assert psutil.Process().children(recursive=True) == before


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait only a moment for the answer to a search, and for the end."""
    monkeypatch.setattr(client, "_GRACE_SECONDS", SHORT)
    monkeypatch.setattr(client, "_STOP_SECONDS", SHORT)
    monkeypatch.setattr(program, "_END_SECONDS", SHORT)


def test_a_move_of_a_program(tmp_path: Path) -> None:
    fake = FakeProgram(tmp_path)
    with UgiProgram(fake.command, TET) as player:
        assert player.name == "Fake 1"
        assert player.best_move(None, (), movetime=0.25) == "f1"
        assert player.best_move(None, ("f2", "f3"), nodes=50) == "f1"
        assert player.best_move("4/6/4:b:9,9", ("f4",), nodes=7) == "f1"
    new = ["uginewgame", "isready"]
    assert fake.told == [
        *("ugi", "isready"),
        *(*new, "position startpos", "isready", "go movetime 250"),
        *("position startpos moves f2 f3", "isready", "go nodes 50"),
        *(*new, "position fen 4/6/4:b:9,9 moves f4", "isready", "go nodes 7"),
        "quit",
    ]


def test_options_are_set_if_the_program_has_them(tmp_path: Path) -> None:
    options = [
        f"option name game type combo default {LOOP} var {LOOP} var {TET}",
        "option name HASH type spin default 1 min 1 max 9",
    ]
    fake = FakeProgram(tmp_path, ugi=[*options, "ugiok"])
    with UgiProgram(fake.command, TET, hash_mb=8, threads=2):
        pass
    assert fake.told[1:-1] == [
        f"setoption name game value {TET}",
        "setoption name HASH value 8",
        "isready",
    ]


def test_a_program_tells_what_it_thinks(tmp_path: Path) -> None:
    said = [
        "info string hello",
        "info depth 2 nodes 9 score cp 5 pv f1 f2",
        "bestmove f1 ponder f2",
    ]
    heard: list[Info] = []
    with UgiProgram(FakeProgram(tmp_path, go=said).command, TET) as player:
        player.search(PositionCommand(), Go(clock=(5.0, 6.0)), heard.append)
    assert heard == [Info(), Info(depth=2, nodes=9, cp=5, line=("f1", "f2"))]


def test_noise_is_overheard(tmp_path: Path) -> None:
    noise = ["", "Welcome!", "readyok", "bestmove zz", "GARBAGE", "ugiok"]
    with UgiProgram(FakeProgram(tmp_path, ugi=noise).command, TET) as player:
        assert player.best_move(None, (), nodes=1) == "f1"


@pytest.mark.parametrize(
    ("command", "named"),
    [
        ("/no/such/program --fast", ("/no/such/program --fast", "No such file")),
        ("", ("''",)),
        ('engine "unclosed', ("engine", "quotation")),
        (str(Path(__file__).parent), ("cannot be started",)),
    ],
)
def test_a_program_that_can_not_be_started(command: str, named: tuple[str, ...]) -> None:
    with pytest.raises(ProgramError, match=r"^the program '[^\n]+$") as caught:
        UgiProgram(command, TET)
    for thing in named:
        assert thing in str(caught.value)


def assert_not_ready(fake: FakeProgram, *named: str) -> None:
    with pytest.raises(ProgramError, match=r"^the program '[^\n]+$") as caught:
        UgiProgram(fake.command, TET)
    for thing in named:
        assert thing in str(caught.value)


@pytest.mark.nightly
@pytest.mark.parametrize(
    "reply", [["uciok"], ["SLEEP"], ["FLOOD"], ["ENDLESS"], ["GARBAGE"]], ids=str
)
@pytest.mark.usefixtures("impatient")
def test_a_program_that_does_not_know_the_protocol(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reply: list[str]
) -> None:
    monkeypatch.setattr(client, "_HELLO_SECONDS", SHORT)
    assert_not_ready(FakeProgram(tmp_path, ugi=reply), "'ugi'", "ugiok")


def test_a_program_that_never_gets_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "_SILENT_SECONDS", SHORT)
    assert_not_ready(FakeProgram(tmp_path, isready=[]), "'isready'", "readyok")
    assert client._READY_SECONDS > 60  # one that says that it is at work has longer


@pytest.mark.nightly
def test_a_program_that_gets_ready_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "_READY_SECONDS", SHORT)
    assert_not_ready(FakeProgram(tmp_path, isready=["FLOOD"]), "'isready'", "readyok")


@pytest.mark.parametrize("word", ["ugi", "isready"])
def test_a_program_that_ends_at_once(tmp_path: Path, word: str) -> None:
    fake = FakeProgram(tmp_path, **{word: ["EXIT"]})
    assert_not_ready(fake, "code 3", f"'{word}'", "last words")


def test_a_program_for_other_games(tmp_path: Path) -> None:
    game = f"option name Game type combo default {LOOP} var {LOOP}"
    assert_not_ready(FakeProgram(tmp_path, ugi=[game, "ugiok"]), TET, LOOP)


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("replies", "named"),
    [
        ({"go": ["EXIT"]}, ("code 3", "'go movetime 100'")),
        ({"go": []}, ("'go movetime 100'", "bestmove")),
        ({"go": ["SLEEP"]}, ("'go movetime 100'", "bestmove")),
        ({"go": ["FLOOD"]}, ("'go movetime 100'", "bestmove")),
        ({"go": ["ENDLESS"]}, ("'go movetime 100'", "bestmove")),
        ({"go": ["GARBAGE"]}, ("'bestmove", "go movetime 100")),
        ({"go": ["bestmove"]}, ("'bestmove'", "no move")),
        ({"go": ["bestmove 0000"]}, ("'bestmove 0000'", "go movetime 100")),
        ({"go": ["bestmove f2"]}, ("'bestmove f2'", "go movetime 100")),
        ({"position": ["EXIT"]}, ("code 3",)),
    ],
    ids=str,
)
@pytest.mark.usefixtures("impatient")
def test_a_program_that_gives_no_legal_move(
    tmp_path: Path, replies: dict[str, list[str]], named: tuple[str, ...]
) -> None:
    with UgiProgram(FakeProgram(tmp_path, **replies).command, TET) as player:
        with pytest.raises(ProgramError, match=r"^the program '[^\n]+$") as caught:
            player.best_move(None, ("f2",), movetime=0.1)
        for thing in named:
            assert thing in str(caught.value)


@pytest.mark.nightly
@pytest.mark.usefixtures("impatient")
def test_how_long_a_program_was_waited_for_is_told_with_its_time(tmp_path: Path) -> None:
    with (
        UgiProgram(FakeProgram(tmp_path, go=[]).command, TET) as player,
        pytest.raises(ProgramError, match=r"in [1-9]\d* s$"),
    ):
        player.best_move(None, (), movetime=0.5)


def test_a_slow_program_is_told_to_stop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "_GRACE_SECONDS", SHORT)
    fake = FakeProgram(tmp_path, go=[], stop=["bestmove f4"])
    with UgiProgram(fake.command, TET) as player:
        assert player.best_move(None, (), movetime=0.1) == "f4"


def test_another_thread_stops_an_endless_search(tmp_path: Path) -> None:
    fake = FakeProgram(tmp_path, go=["info depth 1"], stop=["bestmove f4"])
    with UgiProgram(fake.command, TET) as player:
        stopper = threading.Thread(target=player.stop)
        assert player.search(PositionCommand(), Go(), lambda info: stopper.start()) == "f4"
        stopper.join()


def test_a_stop_counts_from_a_search_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a long game takes time too, in which another thread may want the search to end."""
    fake = FakeProgram(tmp_path, go=["info depth 1"], stop=["bestmove f4"])
    read = client._position_of

    def read_and_stop(uid: str, set_up: PositionCommand) -> rr.Position:
        player.stop()
        return read(uid, set_up)

    def heard(info: Info) -> None:
        assert player._stop_by < inf

    monkeypatch.setattr(client, "_position_of", read_and_stop)
    with UgiProgram(fake.command, TET) as player:
        assert player.search(PositionCommand(), Go(), heard) == "f4"
    assert fake.told[-3:] == ["go infinite", "stop", "quit"]


def test_a_wrong_position_is_the_callers_mistake(tmp_path: Path) -> None:
    with UgiProgram(FakeProgram(tmp_path).command, TET) as player:
        with pytest.raises(ValueError, match="f9"):
            player.best_move(None, ("f9",), nodes=1)
        with pytest.raises(ValueError, match="fen"):
            player.best_move("broken", (), nodes=1)
        assert player.best_move(None, (), nodes=1) == "f1"


@pytest.mark.usefixtures("impatient")
def test_a_program_that_will_not_go_is_ended(tmp_path: Path) -> None:
    player = UgiProgram(FakeProgram(tmp_path, quit=["SLEEP"]).command, TET)
    player.close()
    player.close()


def test_an_unknown_variant_starts_nothing(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="ball"):
        UgiProgram(FakeProgram(tmp_path).command, "ring-majority/ball")


def test_where_a_game_starts_at_random_only_what_all_see_is_told() -> None:
    tiles = rr.start(TILES, seed=3)
    told = set_up_of(tiles, None, ("1@e4",))
    assert told == PositionCommand(tiles.fen())
    assert set_up_of(rr.start(TET), None, ("f1",)) == PositionCommand(None, ("f1",))


@pytest.mark.nightly
def test_a_whole_game_of_the_program_against_itself() -> None:
    position, moves = rr.start(LOOP), tuple[str, ...]()
    with UgiProgram(OWN, LOOP, hash_mb=16, threads=1) as player:
        assert player.name.startswith("ringrealms3d ")
        while position.outcome is None:
            moves += (player.best_move(None, moves, movetime=0.02),)
            position = position.play(position.parse_move(moves[-1]))
    assert len(moves) > 5


@pytest.fixture
def solid(tmp_path: Path) -> str:
    """A variant on a solid from a file that is gone."""
    path = tmp_path / "a solid.off"
    path.write_bytes(solids.file_bytes(solids.pyramid(3), "off"))
    uid = named_variant(f"ring-majority/{path}").uid
    path.unlink()
    return uid


@pytest.mark.nightly
def test_the_program_plays_on_a_solid_from_a_file(solid: str) -> None:
    with UgiProgram(OWN, solid, hash_mb=16, threads=1) as player:
        text = player.best_move(None, ("f1", "e2"), nodes=30)
        assert rr.GameRecord(solid).start.parse_move(text).code < rr.start(solid).board.size
        assert text not in ("f1", "e2")


def test_a_program_with_the_option_is_sent_the_board(solid: str, tmp_path: Path) -> None:
    listed = ["option name Game type combo default a/b var a/b", "option name Board type string"]
    fake = FakeProgram(tmp_path, ugi=["id name Fake", *listed, "ugiok"])
    with UgiProgram(fake.command, solid):
        pass
    (sent,) = (line for line in fake.told if line.startswith("setoption"))
    assert sent == f"setoption name Board value {solid} {board_text(solid)}"
    assert str(tmp_path) not in sent


def test_a_program_without_the_option_is_told_that_it_cannot_play_there(
    solid: str, tmp_path: Path
) -> None:
    listed = ["option name Game type combo default a/b var a/b"]
    fake = FakeProgram(tmp_path, ugi=["id name Fake", *listed, "ugiok"])
    with pytest.raises(ProgramError, match=r"does not play ring-majority/a-solid@.*, only a/b"):
        UgiProgram(fake.command, solid)


@pytest.mark.nightly
def test_the_program_plays_path_tiles_from_fens() -> None:
    position = rr.start(TILES, seed=1)
    with UgiProgram(OWN, TILES) as player:
        with pytest.raises(ValueError, match="random"):
            player.best_move(None, (), nodes=5)
        for _ in range(6):
            text = player.best_move(position.fen(), (), nodes=30)
            position = position.play(position.parse_move(text))
