"""Messages come out of a line as they went in."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Position
from ringrealms3d.engine.analysis import Analysis, Candidate
from ringrealms3d.engine.levels import Limit, Sampling
from ringrealms3d.engine.messages import (
    Reply,
    decode_reply,
    decode_search,
    encode_reply,
    encode_search,
    encode_stop,
    encode_warm_up,
    pack,
    unpack,
)
from ringrealms3d.engine.request import SearchRequest
from ringrealms3d.games import from_fen, start
from tests.games.playing import random_game

TET = "ring-majority/tet"
SEED_THAT_REPEATS = 132  # the board after ply 9 of this random game stood before

numbers = st.integers(0, 2**31 - 1)
seconds = st.floats(0, 1e6)
moves = st.builds(Move, numbers)
rows = st.builds(Candidate, moves, numbers, st.floats(0, 1))
analyses = st.builds(
    Analysis, st.lists(rows).map(tuple), st.lists(moves).map(tuple), numbers, seconds
)
replies = st.builds(
    Reply,
    numbers,
    st.sampled_from(["ready", "thinking", "done", "failed"]),
    st.none() | moves,
    st.none() | analyses,
    st.text(),
)
limits = st.builds(Limit, st.none() | numbers, st.none() | seconds)
positions = st.sampled_from([rr.start("loop/mini"), rr.start("ring-majority/tet")])
requests = st.builds(
    SearchRequest,
    positions,
    limits,
    seed=st.integers(),
    sampling=st.builds(Sampling, st.floats(0, 1), st.floats(0, 1)),
    game=st.text(),
    line=st.tuples(st.integers()),
)


@given(replies)
def test_a_reply_comes_out_as_it_went_in(reply: Reply) -> None:
    line = encode_reply(reply)
    assert "\n" not in line
    assert decode_reply(line) == reply


@given(numbers, requests)
def test_a_request_comes_out_as_it_went_in(number: int, request: SearchRequest) -> None:
    line = encode_search(number, request)
    assert "\n" not in line
    fields = json.loads(line)
    assert (fields["do"], fields["id"]) == ("search", number)
    assert decode_search(fields) == request


def test_the_other_requests_are_one_line_too() -> None:
    assert json.loads(encode_stop()) == {"do": "stop"}
    assert json.loads(encode_warm_up(3, TET)) == {"do": "warm up", "id": 3, "uid": TET}


@pytest.mark.parametrize("uid", [TET, "ring-majority/grid"])
def test_a_position_comes_out_as_it_went_in(uid: str) -> None:
    positions = [start(uid), *(position for _, position in random_game(start(uid), seed=4))]
    for position in positions[:40]:
        copy = unpack(uid, pack(position))
        assert copy == position
        assert copy.state.tobytes() == position.state.tobytes()


def test_an_unpacked_position_can_be_played_and_shares_nothing() -> None:
    position = start(TET)
    text = pack(position)
    copy = unpack(TET, text)
    copy.play(copy.legal_moves[0])
    copy.state.ply = 99
    assert position.ply == 0
    assert unpack(TET, text).ply == 0


def test_the_history_of_repetitions_travels_along() -> None:
    before, again = last_step_of_a_repetition()
    move = next(m for m in before.legal_moves if before.play(m) == again)
    assert unpack(TET, pack(before)).play(move).state.repetitions == 2
    assert from_fen(TET, before.fen()).play(move).state.repetitions == 1


def last_step_of_a_repetition() -> tuple[Position, Position]:
    """Return the position before a board stands for the second time, and the one after."""
    before = start(TET)
    for _, after in random_game(before, SEED_THAT_REPEATS):
        if after.state.repetitions == 2:
            return before, after
        before = after
    raise AssertionError("no board of this game stands twice")
