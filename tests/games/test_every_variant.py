"""What holds for every variant of every game, those from outside the package too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ringrealms3d as rr
from ringrealms3d.core import verbs
from ringrealms3d.core.position import Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.games.diagrams import diagrams_in
from ringrealms3d.scene.content import content_of
from ringrealms3d.session.move_builder import MoveBuilder
from tests.amounts import SOME_OF_EACH_GAME, rest_nightly
from tests.games.outside import EXAMPLES

pytestmark = pytest.mark.usefixtures("examples_registered")

UIDS = (*rr.variant_ids(), *EXAMPLES)
OWN_GAMES = [game.uid for game in rr.all_games()]
"""Those that come with the program; the examples of how to add one have no strategy."""
GAMES = (*OWN_GAMES, *dict.fromkeys(uid.partition("/")[0] for uid in EXAMPLES))
each_variant = pytest.mark.parametrize("uid", rest_nightly(UIDS, *SOME_OF_EACH_GAME, *EXAMPLES))

LONGEST_GAME = 1200
LOOKED_AT = 12
PROBED = 150  # texts in each position


def random_game(uid: str, seed: int) -> Iterator[Position]:
    """Yield the positions of a random game from its start to its end."""
    rng = seeded(seed)
    position = rr.start(uid, seed=seed)
    yield position
    while moves := position.legal_moves:
        position = position.play(moves[int(below(rng, len(moves)))])
        yield position


@cache
def some_positions(uid: str) -> list[Position]:
    """Return positions spread over a random game, its start and its end among them."""
    game = list(random_game(uid, seed=3))
    assert len(game) <= LONGEST_GAME
    chosen = np.linspace(0, len(game) - 1, min(LOOKED_AT, len(game))).round().astype(int)
    return [game[i] for i in chosen]


def result(position: Position) -> tuple[object, ...] | None:
    """Return an outcome without its marks, some of which tell of the last move."""
    outcome = position.outcome
    return None if outcome is None else (outcome.winner, outcome.reason, outcome.score)


@cache
def all_codes(uid: str) -> list[int]:
    """Return the code of every text that names a move on a board."""
    codes, start = [], rr.start(uid)
    size = start.board.size
    for code in range(size**2 + size + 2):
        try:
            start.variant.format_move(code)
        except ValueError:
            continue
        codes.append(code)
    return codes


@each_variant
def test_a_random_game_ends_and_only_then_has_an_outcome(uid: str) -> None:
    game = list(random_game(uid, seed=1))
    for ply, position in enumerate(game):
        assert position.ply == ply
        assert position.turn in (0, 1)
        assert (position.outcome is None) == (ply < len(game) - 1)
        assert bool(position.legal_moves) == (position.outcome is None)
    outcome = game[-1].outcome
    assert outcome is not None
    assert outcome.reason
    assert outcome.winner == (None if outcome.score == 0 else int(outcome.score < 0))
    for groups in outcome.marks.values():
        for sites in groups:
            assert all(0 <= site < game[-1].board.size for site in sites)


@each_variant
def test_legal_moves_are_sorted_and_complete(uid: str) -> None:
    universe = all_codes(uid)
    rng = np.random.default_rng(3)
    for position in some_positions(uid)[::3]:
        legal = [move.code for move in position.legal_moves]
        assert legal == sorted(set(legal))
        assert set(legal) <= set(universe)
        probed = rng.choice(universe, min(PROBED, len(universe)), replace=False).tolist()
        for code in {*probed, *legal[:20]}:
            if code in legal:
                assert position.play(rr.Move(code)).ply == position.ply + 1
            else:
                with pytest.raises(rr.IllegalMove) as refused:
                    position.play(rr.Move(code))
                assert len(str(refused.value)) > 5


@each_variant
def test_move_texts_go_round(uid: str) -> None:
    position = rr.start(uid, seed=4)
    codes = all_codes(uid)
    texts = [position.format_move(rr.Move(code)) for code in codes]
    assert len(set(texts)) == len(codes)
    for code, text in zip(codes, texts, strict=True):
        assert position.parse_move(text) == rr.Move(code)
        assert not set(text) & set(" ;?\n")
    for code in (-1, max(codes) + 1, 10**9):
        with pytest.raises(ValueError, match=r"."):
            position.format_move(rr.Move(code))
        assert not position.is_legal(rr.Move(code))
        with pytest.raises(rr.IllegalMove):
            position.play(rr.Move(code))


@each_variant
def test_fens_go_round(uid: str) -> None:
    for position in some_positions(uid):
        fen = position.fen()
        again = rr.from_fen(uid, fen, seed=9)
        assert not set(fen) & set(" ;\n")
        assert again.fen() == fen
        assert again == position
        assert hash(again) == hash(position)
        assert again.turn == position.turn
        assert np.array_equal(again.stones, position.stones)
        assert again.racks == position.racks
        if "third time" not in (position.outcome.reason if position.outcome else ""):
            assert again.legal_moves == position.legal_moves
            assert result(again) == result(position)


@each_variant
def test_a_position_from_a_fen_is_played_on_by_the_same_rules(uid: str) -> None:
    middle = some_positions(uid)[LOOKED_AT // 2]
    position, again = middle, rr.from_fen(uid, middle.fen(), seed=1)
    if position.racks is not None:  # what is drawn next differs
        again = position.determinized(7)
    rng = seeded(6)
    while (moves := position.legal_moves) and position.racks == again.racks:
        move = moves[int(below(rng, len(moves)))]
        assert again.is_legal(move)
        position, again = position.play(move), again.play(move)
        assert np.array_equal(again.stones, position.stones)
        if "third time" in (position.outcome.reason if position.outcome else ""):
            return
        assert (again.outcome is None) == (position.outcome is None)


@each_variant
def test_playing_changes_no_position(uid: str) -> None:
    for position in some_positions(uid):
        before = position.state.tobytes()
        for move in position.legal_moves[:5]:
            again = position.play(move)
            assert again == position.play(move)
            position.captures(move)
            position.move_places(move)
        assert position.state.tobytes() == before
        for array in (position.stones, position.pieces):
            with pytest.raises(ValueError, match="read-only"):
                array[0] = 1


@each_variant
def test_clicks_on_the_board_play_every_move(uid: str) -> None:
    for position in some_positions(uid)[:-1]:
        for move in position.legal_moves:
            builder = MoveBuilder(position)
            places = position.move_places(move)
            found = [builder.click(place) for place in places]
            assert found == [None] * (len(places) - 1) + [move]


@each_variant
def test_the_layout_has_every_place_and_piece(uid: str) -> None:
    start = rr.start(uid, seed=9)
    layout = start.variant.layout
    places = len(start.pieces)
    assert places >= start.board.size
    assert len(layout.kinds) == len(layout.map_cells) == places
    assert layout.map_centres.shape == (places, 2)
    assert layout.map_radii.shape == (places,)
    assert (layout.map_radii > 0).all()
    for cell in layout.map_cells:
        assert (np.abs(cell) <= np.array(layout.map_size) + 1e-9).all()
    assert all(start.variant.place_name(place) for place in range(places))
    for position in some_positions(uid):
        assert set(np.unique(position.pieces)) - {0} <= set(layout.glyphs)
        shown = position.pieces[: start.board.size] != 0
        assert np.array_equal(shown, position.stones != 0)
        content = content_of(position)
        assert all(0 <= place < places for place in content.legal)


@each_variant
def test_captures_are_what_changes_hands(uid: str) -> None:
    for position in some_positions(uid)[:-1]:
        for move in position.legal_moves[:: 1 + len(position.legal_moves) // 12]:
            after = position.play(move)
            taken = {site for capture in position.captures(move) for site in capture.taken}
            gone = {
                int(site)
                for site in np.flatnonzero(position.stones > 0)
                if after.stones[site] == 0 and site not in position.move_places(move)
            }
            assert gone <= taken


@each_variant
def test_a_move_puts_down_what_stands_there_afterwards(uid: str) -> None:
    """Unless it becomes a leaper, two numbers higher, or vanishes at once."""
    for position in some_positions(uid)[:-1:4]:
        for move in position.legal_moves[::5]:
            *_, site = position.move_places(move)
            piece, after = position.piece_put_down(move), int(position.play(move).pieces[site])
            assert after in (piece, 0, piece + 2)


@each_variant
def test_counts_and_diagrams_are_there_in_every_position(uid: str) -> None:
    for position in some_positions(uid):
        assert position.diagram().strip()
        assert max(map(len, position.diagram().splitlines())) <= 120
        for name, numbers in position.counts.items():
            assert name
            assert len(numbers) == 2


@each_variant
def test_random_moves_are_legal_and_equally_likely(uid: str) -> None:
    position = some_positions(uid)[LOOKED_AT // 2]
    if position.outcome is not None:
        position = rr.start(uid, seed=12)
    legal = [move.code for move in position.legal_moves]
    variant, rng = position.variant, seeded(12)
    state = position.state.copy()
    draws = 25 * len(legal)
    drawn = [int(verbs.random_move(variant.tables, state, rng)) for _ in range(draws)]
    counts = np.array([drawn.count(code) for code in legal])
    assert counts.sum() == draws
    squares = float(((counts - 25) ** 2 / 25).sum())
    freedom = len(legal) - 1
    assert squares < freedom + 5 * np.sqrt(2 * freedom) + 12


@each_variant
def test_playouts_end(uid: str) -> None:
    for seed, position in enumerate(some_positions(uid)[:-1:3]):
        variant, state = position.variant, position.state.copy()
        verbs.playout(variant.tables, state, seeded(seed))
        assert variant.rules.over(variant.tables, state)
        assert int(state.ply) > position.ply


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
