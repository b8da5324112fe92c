"""The registry of games."""

from __future__ import annotations

from pathlib import Path

import pytest

import ringrealms3d as rr
from ringrealms3d import games
from ringrealms3d.core.game import BoardEntry
from tests.games.outside import PLACE as HEX
from tests.games.registry import no_board_built
from tests.geometry.realms import REALMS

REALM_IDS = tuple(f"ring-majority/{realm.name}" for realm in REALMS)

TWIN = """
from ringrealms3d.core.game import Game
from ringrealms3d.games import game_of_variant, get_game

_own = get_game("ring-majority")
GAME = Game(uid="{uid}", title="Twin", designer="nobody", seats=_own.seats,
            variants=("{uid}/one",), rules_text="None.", open_variant=_own.open_variant)
OTHER = 5
"""


def test_ring_majority_and_its_credits() -> None:
    game = rr.get_game("ring-majority")
    assert game.title == "Ring Majority"
    assert "Larry Wheeler" in game.designer
    assert "2007" in game.designer
    assert game.seats == ("Red", "Blue")
    assert game.variants == REALM_IDS


def test_the_rules_name_designer_rings_and_what_was_decided() -> None:
    text = rr.get_game("ring-majority").rules_text
    for words in ("Larry Wheeler", "Bowers", "edge", "third time", "106", "122", "blue"):
        assert words in text


def test_a_fault_in_machine_code_of_a_game_that_comes_along_is_the_program_s() -> None:
    with pytest.raises(ZeroDivisionError), games.machine_code_of(REALM_IDS[0]):
        raise ZeroDivisionError


def test_variants_are_those_of_all_games_in_order() -> None:
    ids = rr.variant_ids()
    assert ids[:16] == REALM_IDS
    assert ids == tuple(uid for game in rr.all_games() for uid in game.variants)
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("realm", REALMS, ids=lambda realm: realm.name)
def test_every_realm_opens(realm: tuple[str, str]) -> None:
    position = rr.start(f"ring-majority/{realm[0]}")
    board = position.board
    assert isinstance(position, rr.Position)
    assert position.uid == board.uid == f"ring-majority/{realm[0]}"
    assert board.title.lower() == realm[1]
    assert board.size == len(board.sites) == len(set(board.sites))
    assert board.neighbours.shape[0] == board.size


@pytest.mark.parametrize("uid", rr.variant_ids())
def test_lists_say_what_the_board_is(uid: str) -> None:
    board = rr.start(uid, seed=1).board
    assert games.game_of_variant(uid).boards[uid] == games.board_entry(uid)
    assert games.board_entry(uid) == BoardEntry(board.title, board.size)


def test_no_board_is_built_for_lists() -> None:
    with no_board_built():
        for uid in rr.variant_ids():
            games.board_entry(uid)


def test_a_game_may_leave_lists_out(game_folder: Path) -> None:
    rr.register(HEX)
    assert games.board_entry("hex/5").size == 25
    with pytest.raises(ValueError, match="no variant 'hex/none'"):
        games.board_entry("hex/none")


def test_a_variant_is_opened_once() -> None:
    assert rr.start("ring-majority/cube").board is rr.start("ring-majority/cube").board


@pytest.mark.parametrize("uid", ["", "chess", "ring-Majority", "ring-majority/cube"])
def test_an_unknown_game_is_named(uid: str) -> None:
    with pytest.raises(ValueError, match=f"no game '{uid}'.*ring-majority"):
        rr.get_game(uid)


@pytest.mark.parametrize("uid", ["ring-majority/oct", "ring-majority/", "ring-majority"])
def test_an_unknown_variant_is_named(uid: str) -> None:
    with pytest.raises(ValueError, match=f"no variant '{uid}'.*tet, cube"):
        rr.start(uid)
    with pytest.raises(ValueError, match=f"no variant '{uid}'"):
        rr.from_fen(uid, "4/6/4:r:14,14")


def test_a_game_from_outside(game_folder: Path) -> None:
    (game_folder / "twin_one.py").write_text(TWIN.format(uid="twin"), encoding="utf-8")
    rr.register("twin_one:GAME")
    rr.register("twin_one:GAME")
    assert rr.get_game("twin").title == "Twin"
    assert rr.variant_ids()[-1] == "twin/one"
    assert games.registered_places().count("twin_one:GAME") == 1


def test_a_taken_id_is_refused(game_folder: Path) -> None:
    (game_folder / "twin_two.py").write_text(TWIN.format(uid="ring-majority"), encoding="utf-8")
    with pytest.raises(ValueError, match="a game 'ring-majority' already exists"):
        rr.register("twin_two:GAME")
    assert "twin_two:GAME" not in games.registered_places()


def test_a_place_without_a_game_is_named(game_folder: Path) -> None:
    (game_folder / "twin_three.py").write_text(TWIN.format(uid="twin3"), encoding="utf-8")
    for place in ("no_such_module:GAME", "twin_three:NONE", "twin_three", ":GAME", ""):
        with pytest.raises(ValueError, match="no game there"):
            rr.register(place)
    with pytest.raises(ValueError, match="not a Game but a int"):
        rr.register("twin_three:OTHER")
    assert len(games.registered_places()) == len(set(games.registered_places()))


@pytest.mark.parametrize(
    ("uid", "error"),
    [
        ("loop/mini", rr.UserError("what a person can mend")),
        ("hex/5", rr.UserError("what a person can mend")),
        ("loop/mini", ZeroDivisionError("a fault of the program")),
    ],
)
def test_machine_code_passes_on_what_is_no_fault_of_a_game(
    hex_registered: None, uid: str, error: Exception
) -> None:
    with pytest.raises(type(error)) as caught, games.machine_code_of(uid):
        raise error
    assert caught.value is error
