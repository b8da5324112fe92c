"""Several games, of which one is on the table at a time."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from ringrealms3d.core.time_notation import parse_control
from ringrealms3d.records.json_file import format_json_game
from ringrealms3d.records.kept_file import claim_game
from ringrealms3d.session.autosave import Autosave, load_game
from ringrealms3d.session.change import Change, What
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.keeper import Keeper
from ringrealms3d.session.open_game import OpenGame, new_game
from ringrealms3d.session.players import PEOPLE, Computer, Human
from ringrealms3d.session.state import Phase
from ringrealms3d.session.tabs import Tabs
from tests.records.opened import opened
from tests.session.deeds import DEEDS, SEATINGS, VARIANTS, Desk, Seen, along, do_much
from tests.session.stopped_time import StoppedTime

TET, MINI = "ring-majority/tet", "loop/mini"


class Room:
    """A table at which several games are played in turn, all of them kept in files.

    Attributes:
        desks: what is expected of each game, in the order of the tabs.
        left: what was seen of those that are aside.
    """

    def __init__(self, rng: random.Random, folder: Path) -> None:
        self.rng, self.folder = rng, folder
        self.desk = Desk(rng)
        self.session, self.desks = self.desk.session, [self.desk]
        self.left: dict[int, Seen] = {}
        self.closed: list[Desk] = []
        self.tabs = Tabs(self.session)
        self.keeper = Keeper(self.session, folder / "library.sqlite")
        self.autosave = Autosave(
            self.session,
            folder / "game.json",
            lambda: self.keeper.owed,
            tabs=lambda: self.tabs.games,
        )
        self.tabs.changed.connect(self.autosave.keep)

    def close(self) -> None:
        """Close the files."""
        self.autosave.close()
        self.keeper.close()

    def leave(self) -> None:
        """Note what is on the table, which something else takes."""
        self.left[id(self.desk)] = self.desk.see()

    def come_to(self, desk: Desk) -> None:
        """See that a game is as it was."""
        self.desk = desk
        assert self.tabs.front == self.place_of(desk)
        assert desk.see() == self.left[id(desk)]
        desk.check_sense()

    def opens(self) -> None:
        """Begin a game in a tab of its own, or open one."""
        rng = self.rng
        self.leave()
        uid, players = rng.choice(VARIANTS), rng.choice(SEATINGS)
        game = new_game(uid, players, parse_control("5m+3s") if rng.random() < 0.5 else None)
        for _ in range(rng.choice((0, 4))):
            game.cursor.play(rng.choice(game.cursor.current.position.legal_moves))
        self.tabs.open(game)
        self.desk = Desk(rng, self.desk.time)
        self.desk.session = self.session
        self.desk.names = self.session.record.players
        if self.session.phase is Phase.PLAYED:
            self.desk.past = list(along(self.session.stands_at.line()))
        self.desks.append(self.desk)
        assert self.tabs.front == len(self.tabs) - 1 == len(self.desks) - 1

    def goes_to_another(self) -> None:
        """Go to any tab."""
        desk = self.rng.choice(self.desks)
        if desk is not self.desk:
            self.leave()
            self.tabs.go_to(self.place_of(desk))
            self.come_to(desk)

    def place_of(self, desk: Desk) -> int:
        """Return the place of the tab in which a game is open."""
        return next(place for place, each in enumerate(self.desks) if each is desk)

    def closes(self) -> None:
        """Close any tab, unless it is the only one."""
        if len(self.desks) > 1:
            place = self.rng.randrange(len(self.desks))
            gone = self.desks[place]
            front = gone is self.desk
            if front:
                self.leave()
            self.closed.append(gone)
            self.tabs.close(place)
            del self.desks[place]
            if front:
                self.come_to(self.desks[self.tabs.front])

    def reopens(self) -> None:
        """Bring the tab back that was closed last."""
        if self.closed:
            self.leave()
            self.tabs.reopen()
            self.desks.append(self.closed.pop())
            self.come_to(self.desks[-1])

    def check_files(self) -> None:
        """See that all games would come back if the program ended here, in the same order."""
        blank = self.session.record.is_blank
        expected = [None if each is None else told(each) for each in self.tabs.games]
        with_front = [told(self.session.game) if each is None else each for each in expected]
        back = brought_back(self.folder, self.folder / "after a crash")
        if not blank and len(expected) > 1:
            assert back == with_front
        else:
            assert not Counter(filter(None, expected)) - Counter(back)


def told(game: OpenGame) -> tuple[object, ...]:
    """Return what a file keeps of a game."""
    record = game.cursor.record
    return format_json_game(record), game.players, game.number, game.rated, game.clock is None


def brought_back(folder: Path, elsewhere: Path) -> list[tuple[object, ...]]:
    """Return what is told of the games that files keep in a folder, in order."""
    shutil.rmtree(elsewhere, ignore_errors=True)
    elsewhere.mkdir()
    for path in folder.glob("game*.json"):
        shutil.copy(path, elsewhere)
    autosave = Autosave(GameSession(TET), elsewhere / "game.json")
    games, front = autosave.bring_back(), load_game(elsewhere / "game.json")
    autosave.close()
    found = [front if each is None else each for each in games]
    return [told(each) for each in found if each is not None]


@pytest.mark.few(2)
@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_lost_in_any_tab_whatever_is_done(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(seed)
    monkeypatch.setattr("ringrealms3d.records.record.secrets.randbits", rng.getrandbits)
    with closing(Room(rng, tmp_path)) as room:
        ways = (room.opens, room.goes_to_another, room.goes_to_another, room.closes, room.reopens)
        for _ in range(80):
            if rng.random() < 0.3:
                rng.choice(ways)()
                room.check_files()
            else:
                rng.choice(DEEDS)(room.desk)
        for desk in tuple(room.desks):
            if desk is not room.desk:
                room.leave()
                room.tabs.go_to(room.place_of(desk))
                room.come_to(desk)
            do_much(desk, 0)


def test_a_clock_stands_still_while_its_game_is_aside_and_until_it_goes_on() -> None:
    time = StoppedTime()
    session = GameSession(TET, now=time)
    tabs = Tabs(session)
    session.new_game(TET, PEOPLE, parse_control("5m"))
    session.play(session.position.legal_moves[0])
    time.pass_by(10)
    tabs.open(opened(MINI))
    time.pass_by(100)
    tabs.go_to(0)
    time.pass_by(100)
    assert session.times is not None
    assert [left.seconds for left in session.times] == [300, 290]
    assert session.paused
    session.go_on()
    time.pass_by(1)
    assert session.times[1].seconds == 289


def test_a_new_clock_waits_for_the_first_move_without_a_pause() -> None:
    session = GameSession(TET)
    tabs = Tabs(session)
    tabs.open(new_game(TET, PEOPLE, parse_control("5m")))
    assert not session.paused
    tabs.go_to(0)
    tabs.go_to(1)
    assert not session.paused


def test_each_exchange_is_heard_once_and_finds_all_games_in_their_places() -> None:
    session = GameSession(TET)
    tabs = Tabs(session)
    seen: list[tuple[What, list[str]]] = []

    def hear(change: Change) -> None:
        seen.append((change.what, [state.record.uid for state in tabs.states]))

    session.changed.connect(hear)
    tabs.open(opened(MINI, ["1a2"], players=(Human(), Computer(2))))
    tabs.open(new_game("path-tiles/free-turns", PEOPLE))
    tabs.go_to(1)
    tabs.close(1)
    tabs.close(0)
    assert seen == [
        (What.RESTORED, [TET, MINI]),
        (What.NEW_GAME, [TET, MINI, "path-tiles/free-turns"]),
        (What.RESTORED, [TET, MINI, "path-tiles/free-turns"]),
        (What.NEW_GAME, [TET, "path-tiles/free-turns"]),
    ]
    assert len(tabs) == 1


def test_games_that_come_back_are_heard_of() -> None:
    tabs, heard = Tabs(GameSession(TET)), list[int]()
    tabs.changed.connect(lambda: heard.append(len(tabs.states)))
    tabs.bring_back([opened(TET), None, opened(TET)], None)
    assert heard == [3]


def test_the_last_tab_stays() -> None:
    tabs = Tabs(GameSession(TET))
    tabs.close(0)
    assert len(tabs) == 1
    assert not tabs.closed


def test_a_file_that_cannot_be_read_is_told_of_and_set_aside(tmp_path: Path) -> None:
    (tmp_path / "game-2.json").write_text("{", encoding="utf-8")
    autosave = Autosave(GameSession(TET), tmp_path / "game.json")
    said: list[str] = []
    autosave.failed.connect(lambda text: said.append(str(text)))
    assert autosave.bring_back() == [None]
    assert "game-2.json" in said[0]
    assert [path.name for path in tmp_path.glob("*.kept")] == ["game-2-unreadable.kept"]
    autosave.close()


def test_the_game_in_front_is_claimed_again_though_its_file_has_a_number(tmp_path: Path) -> None:
    session = GameSession(TET)
    tabs, own = Tabs(session), tmp_path / "game-2.json"
    autosave = Autosave(session, own, tabs=lambda: tabs.games)
    session.play(session.position.legal_moves[0])
    tabs.open(opened(MINI, ["1a2"]))
    autosave.close()
    path, lock = claim_game(tmp_path, "game", ".json")
    lock.unlock()
    assert path == own
    assert len(list(tmp_path.glob("*.json"))) == 2
