"""What holds for every variant of every game, those from outside the package too."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ringrealms3d as rr
from ringrealms3d.games.diagrams import diagrams_in
from ringrealms3d.lab.checks.checks import RULES
from ringrealms3d.lab.checks.sample import Sample, sample
from tests.amounts import SOME_OF_EACH_GAME, rest_nightly
from tests.games.outside import EXAMPLES

pytestmark = pytest.mark.usefixtures("examples_registered")

UIDS = (*rr.variant_ids(), *EXAMPLES)
OWN_GAMES = [game.uid for game in rr.all_games()]
"""Those that come with the program; the examples of how to add one have no strategy."""
GAMES = (*OWN_GAMES, *dict.fromkeys(uid.partition("/")[0] for uid in EXAMPLES))
each_variant = pytest.mark.parametrize("uid", rest_nightly(UIDS, *SOME_OF_EACH_GAME, *EXAMPLES))


@cache
def sampled(uid: str) -> Sample:
    """Return random games of a variant."""
    return sample(uid)


@pytest.mark.few(30)
@each_variant
@pytest.mark.parametrize("check", RULES)
def test_what_is_checked_of_games_of_ones_own_holds(uid: str, check: str) -> None:
    RULES[check](sampled(uid))


@pytest.mark.few(6)
@each_variant
def test_what_a_position_shows_cannot_be_changed(uid: str) -> None:
    for position in sampled(uid).some:
        for array in (position.stones, position.pieces):
            with pytest.raises(ValueError, match="read-only"):
                array[0] = 1


@each_variant
def test_a_move_puts_down_what_stands_there_afterwards(uid: str) -> None:
    """Unless it becomes a leaper, two numbers higher, or vanishes at once."""
    for position in sampled(uid).some[:-1:4]:
        for move in position.legal_moves[::5]:
            *_, site = position.move_places(move)
            piece, after = position.piece_put_down(move), int(position.play(move).pieces[site])
            assert after in (piece, 0, piece + 2)


@pytest.mark.parametrize("game_uid", GAMES)
def test_the_rules_have_a_title_and_diagrams(game_uid: str) -> None:
    game = rr.get_game(game_uid)
    assert game.rules_text.startswith(f"# {game.title}")
    diagrams = diagrams_in(game.rules_text)
    assert diagrams
    assert all(diagram.caption.endswith(".") for diagram in diagrams)
    assert game.rules_text.count("](position:") == len(diagrams)


@pytest.mark.parametrize("game_uid", OWN_GAMES)
def test_the_rules_begin_with_goal_move_and_clicks(game_uid: str) -> None:
    text = rr.get_game(game_uid).rules_text
    first = text.split("\n## ")[1]
    assert first.startswith("In short")
    places = [first.index(word) for word in ("**Goal.**", "**Move.**", "**Click**")]
    assert places == sorted(places)


@pytest.mark.parametrize("game_uid", OWN_GAMES)
def test_the_strategy_has_a_title_and_diagrams(game_uid: str) -> None:
    game = rr.get_game(game_uid)
    assert game.strategy_text.startswith(f"# Basic strategy for {game.title}")
    diagrams = diagrams_in(game.strategy_text)
    assert diagrams
    assert game.strategy_text.count("](position:") == len(diagrams)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(UIDS), st.text(max_size=60))
def test_any_text_is_a_move_or_a_value_error(uid: str, text: str) -> None:
    position = rr.start(uid, seed=1)
    with suppress(ValueError):
        assert position.format_move(position.parse_move(text)) == text.strip()


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from(UIDS), st.data())
def test_any_text_is_a_fen_or_a_value_error(uid: str, data: st.DataObject) -> None:
    fen = rr.start(uid, seed=1).fen()
    place = data.draw(st.integers(0, len(fen)))
    length = data.draw(st.integers(0, 6))
    text = fen[:place] + data.draw(st.text(max_size=4)) + fen[place + length :]
    with suppress(ValueError):
        position = rr.from_fen(uid, text)
        assert rr.from_fen(uid, position.fen()) == position
