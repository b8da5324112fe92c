"""Setting up positions of every variant: round trips, and what is impossible."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.setup import (
    HANDS,
    TURN,
    ChoiceField,
    NumberField,
    Setup,
    SetupForm,
    SwitchField,
)
from ringrealms3d.games import from_fen, start, variant
from ringrealms3d.session.draft import Draft
from tests.games.test_every_variant import UIDS, sampled

pytestmark = pytest.mark.usefixtures("examples_registered")

each_variant = pytest.mark.parametrize("uid", UIDS)


def form_of(uid: str) -> SetupForm:
    form = variant(uid).setup_form
    assert form is not None
    return form


def drafted(uid: str, fen: str | None = None) -> Draft:
    return Draft(start(uid, 1) if fen is None else from_fen(uid, fen))


def problem(draft: Draft) -> str:
    """Return the sentence that says why a draft is impossible."""
    assert draft.now.position is None
    return str(draft.now.problem)


def put(draft: Draft, site: str, piece: int) -> None:
    draft.put(draft.variant.board.site(site), piece)


@pytest.mark.few(12)
@each_variant
def test_positions_of_a_random_game_go_round(uid: str) -> None:
    form = form_of(uid)
    for position in sampled(uid).some:
        setup = form.read(position.state)
        assert setup.pieces == tuple(position.pieces.tolist())
        assert from_fen(uid, form.write(setup)) == position
        assert set(setup.pieces) - {0} <= set(variant(uid).layout.glyphs) | {-1}


@each_variant
def test_the_empty_board_is_that_of_the_start_but_for_what_is_random(uid: str) -> None:
    draft = drafted(uid)
    draft.clear()
    if uid.startswith("path-tiles/"):
        assert not draft.now.pieces.any()
        assert problem(draft) == "fen: there is no tile on the board"
        return
    first = start(uid, 1)
    if first.variant.hides(first.state):
        assert (draft.now.pieces[: first.board.size] == first.stones).all()
    else:
        assert draft.now.position == first


@each_variant
def test_every_piece_and_every_field_has_a_name_and_a_look(uid: str) -> None:
    form, glyphs = form_of(uid), variant(uid).layout.glyphs
    assert len(set(form.palette.values())) == len(form.palette)
    assert set(form.palette) <= set(glyphs)
    keys = [field.key for field in form.fields]
    assert len(set(keys)) == len(keys)
    assert set(keys) <= set(form.empty().values)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_whatever_a_person_does_is_possible_or_named(data: st.DataObject) -> None:
    uid = data.draw(st.sampled_from(["ring-majority/tet", "loop/mini", "loops-n-leaps/8", *UIDS]))
    draft = drafted(uid)
    places = len(variant(uid).layout.kinds)
    form = form_of(uid)
    for _ in range(data.draw(st.integers(1, 12))):
        wants_field: bool = data.draw(st.booleans())
        if wants_field and form.fields:
            _fill_in_something(data, draft, form)
        else:
            piece = data.draw(st.sampled_from([0, *form.palette]))
            with suppress(UserError):  # a pillar or a starting stone, which stay
                draft.put(data.draw(st.integers(0, places - 1)), piece)
        _check(draft)


def _fill_in_something(data: st.DataObject, draft: Draft, form: SetupForm) -> None:
    field = data.draw(st.sampled_from(form.fields))
    match field:
        case ChoiceField(choices=choices):
            most = len(choices) - 1
        case NumberField(most=most):
            pass
        case SwitchField():
            most = 1
    draft.say(field.key, data.draw(st.integers(0, most)))


def _check(draft: Draft) -> None:
    """Check that a draft agrees with its fen, or that the fen is refused in one sentence."""
    now = draft.now
    if now.position is None:
        assert now.problem is not None
        assert len(str(now.problem).splitlines()) == 1
        with pytest.raises(UserError, match=r"."):
            from_fen(draft.variant.uid, now.fen)
        return
    assert now.position.fen() == now.fen
    assert now.setup == draft.form.read(now.position.state) if draft.form else True
    assert (now.pieces == now.position.pieces).all()


def test_a_stone_comes_from_its_hand_and_goes_back() -> None:
    draft = drafted("ring-majority/tet")
    put(draft, "f1", 1)
    assert draft.now.fen == "r3/6/4:r:13,14"
    put(draft, "f1", 2)
    assert draft.now.fen == "b3/6/4:r:14,13"
    put(draft, "f1", 0)
    assert draft.now.fen == "4/6/4:r:14,14"
    draft.say(HANDS[0], 0)
    put(draft, "e1", 1)
    assert draft.now.fen == "4/r5/4:r:0,14"
    assert draft.now.position is not None


def test_more_stones_than_there_are_is_impossible() -> None:
    draft = drafted("ring-majority/tet", "rrrr/6/4:b:10,14")
    draft.say(HANDS[0], 11)
    assert problem(draft).endswith("Red would have 15 of 14 stones")
    draft.undo()
    assert draft.now.position is not None
    draft.redo()
    assert draft.now.position is None


def test_a_tile_of_a_pile_needs_what_it_rests_on_and_own_tiles() -> None:
    draft = drafted("loop/mini")
    put(draft, "2a1", 1)
    assert "2a1 rests on" in problem(draft)
    for under in variant("loop/mini").board.under(draft.variant.board.site("2a1")):  # type: ignore[attr-defined]
        draft.put(under, 2)
    assert "2a1 is not joined to the board by black tiles" in problem(draft)
    put(draft, "2a1", 2)
    assert draft.now.position is not None


def test_a_tile_shown_under_a_gap_is_that_of_its_site() -> None:
    draft = drafted("loop/mini")
    board = draft.variant.board
    support = board.supports[0]  # type: ignore[attr-defined]
    draft.put(board.size, 1)
    assert draft.now.pieces[support] == 1
    assert draft.now.pieces[board.size] == 1


def test_a_swap_needs_its_one_stone_and_its_seat() -> None:
    draft = drafted("loop/mini")
    put(draft, "1a1", 1)
    draft.say("swap", 1)
    assert "White can swap only when there is one black tile" in problem(draft)
    draft.say(TURN, 1)
    assert draft.now.position is not None
    put(draft, "1a2", 2)
    assert draft.value("swap") == 0
    assert draft.now.position is not None


def test_pillars_and_starting_stones_stay() -> None:
    leaps = drafted("loops-n-leaps/8")
    pillar = int((leaps.now.pieces == -1).argmax())
    with pytest.raises(UserError, match="is a pillar"):
        leaps.put(pillar, 1)
    hole = drafted("loophole-2d/14")
    with pytest.raises(UserError, match="d1 holds a black starting stone"):
        put(hole, "d1", 0)
    assert not leaps.can_undo
    assert not hole.can_undo


def test_a_tile_that_is_there_once_moves() -> None:
    draft = drafted("path-tiles/free-turns")
    draft.clear()
    for site in ("e5", "a1"):
        put(draft, site, 37)
    assert draft.now.pieces.nonzero()[0].tolist() == [draft.variant.board.site("a1")]
    assert draft.now.position is not None
    draft.put(81, 37)  # onto Red's rack
    assert draft.now.pieces.nonzero()[0].tolist() == [81]


def test_sides_that_differ_and_too_many_unseen_tiles_are_impossible() -> None:
    draft = drafted("path-tiles/sixty-six")
    draft.clear()
    first, *others = form_of("path-tiles/sixty-six").palette
    put(draft, "e5", first)
    sentences = set()
    for piece in others:
        put(draft, "e6", piece)
        if draft.now.position is None:
            sentences.add(problem(draft))
    assert sentences == {"fen: the north side of e5 and the south side of e6 do not match"}
    put(draft, "e6", 0)
    draft.say("first unseen", 3)
    assert "Red's rack has an empty place and 3 tiles to fill it" in problem(draft)


def test_setups_are_equal_by_what_they_say() -> None:
    setup = Setup((0, 1), {TURN: 0})
    assert setup.with_piece(0, 2) == Setup((2, 1), {TURN: 0})
    assert setup.with_values({TURN: 1}) == Setup((0, 1), {TURN: 1})
