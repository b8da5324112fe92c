"""What players' texts mean, and how searches and programs give their moves."""

from __future__ import annotations

import pytest

from ringrealms3d.core.position import Position
from ringrealms3d.engine.levels import BEST, BY_VISITS, Limit, Sampling, get_level
from ringrealms3d.engine.settings import PLAIN, STRONG, parse_settings
from ringrealms3d.engine.ugi.program import ProgramError
from ringrealms3d.games import start
from ringrealms3d.lab.matches.match import MoveFailed, random_opening
from ringrealms3d.lab.matches.players import (
    EnginePlayer,
    OpponentPlayer,
    PlayerSpec,
    read_player,
    read_players,
)
from ringrealms3d.records.node import GameNode
from tests.lab.matches.scripted import FEW, FakeProgram

TET, TILES = "ring-majority/tet", "path-tiles/free-turns"
BRIEF = Limit(seconds=0.05)


@pytest.mark.parametrize("text", ["plain", "strong", "strong,rave_bias=200", "plain,threads=2"])
def test_a_text_is_search_settings(text: str) -> None:
    assert read_player(text, BRIEF, TET) == PlayerSpec(BRIEF, parse_settings(text))


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (Limit(), get_level(4, TET).limits),
        (Limit(seconds=0.5), Limit(0.5, get_level(4, TET).limits.nodes)),
        (Limit(nodes=10), Limit(get_level(4, TET).limits.seconds, 10)),
        (Limit(nodes=10**8), get_level(4, TET).limits),
    ],
)
def test_a_level_keeps_its_own_limits(given: Limit, expected: Limit) -> None:
    spec = read_player("level=4", given, TET)
    assert spec == PlayerSpec(expected, STRONG, get_level(4, TET).sampling)


def test_the_highest_level_takes_the_playouts_it_is_given() -> None:
    assert read_player("level=10", FEW, TET).limits.nodes == FEW.nodes


def test_a_text_is_a_program() -> None:
    assert read_player("ugi: some program --hard", FEW, TET) == PlayerSpec(
        FEW, command="some program --hard"
    )


@pytest.mark.parametrize(
    ("text", "limits", "named"),
    [
        ("clever", BRIEF, '"clever" .choose from plain, strong, level=N, varied=N and ugi:COMMAND'),
        ("strong,speed=3", BRIEF, '"speed=3"'),
        ("level=11", Limit(), "level 11"),
        ("level=low", Limit(), '"level=low"'),
        ("level=", Limit(), '"level="'),
        ("level=³", Limit(), '"level=³"'),
        ("level=10,book=maybe", BRIEF, '"book=maybe"'),
        ("varied=", BRIEF, '"varied="'),
        ("varied=100", BRIEF, '"varied=100"'),
        ("varied=6,then=", BRIEF, '"varied=6,then="'),
        ("varied=6,rave_bias=2", BRIEF, '"varied=6,rave_bias=2"'),
        ("ugi:", BRIEF, '"ugi:"'),
    ],
)
def test_other_texts_are_refused(text: str, limits: Limit, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        read_player(text, limits, TET)


@pytest.mark.parametrize(
    ("texts", "named"),
    [
        (("plain", "level=3"), '"plain" needs'),
        (("level=3", "ugi:program"), '"ugi:program" needs'),
        (("plain", "clever"), '"clever"'),  # a time would not help
    ],
)
def test_players_without_limits_are_refused_once_all_are_known(
    texts: tuple[str, str], named: str
) -> None:
    with pytest.raises(ValueError, match=named):
        read_players(texts, Limit(), TET)


def test_players_are_read_in_order() -> None:
    assert read_players(("level=3", "plain"), BRIEF, TET) == (
        read_player("level=3", BRIEF, TET),
        read_player("plain", BRIEF, TET),
    )


def chosen(line: GameNode, seed: int = 3, sampling: Sampling = BEST) -> int:
    player = EnginePlayer(PlayerSpec(FEW, PLAIN, sampling))
    player.new_game(line, seed)
    return player.choose(line).code


def test_a_search_plays_a_legal_move() -> None:
    line = random_opening(TET, 5, seed=1).last
    assert chosen(line) in [move.code for move in line.position.legal_moves]


@pytest.mark.nightly
def test_a_search_never_sees_unseen_tiles() -> None:
    line = random_opening(TILES, 3, seed=1).last
    others = [line.position.determinized(seed) for seed in range(4)]
    assert len({other.state.tobytes() for other in others}) == 4
    for seed in (1, 2, 3):
        moves = {chosen(GameNode.root_at(other), seed) for other in others}
        assert len(moves) == 1


def test_a_soft_player_varies_with_its_seed() -> None:
    line = GameNode.root_at(start(TET))
    assert len({chosen(line, seed, BY_VISITS) for seed in range(12)}) > 2


def test_a_varied_player_is_soft_in_its_first_plies_alone() -> None:
    spec = read_player("varied=6", FEW, TET)
    assert (spec.limits, spec.settings, spec.varied) == (FEW, STRONG, 6)
    soft, hard = spec.sampling_at(5), spec.sampling_at(6)
    assert soft.temperature > 0
    assert hard == BEST


def test_a_varied_player_may_think_less_after_its_first_plies() -> None:
    spec = read_player("varied=2,then=7", FEW, TET)
    assert [spec.limits_at(ply) for ply in range(4)] == [FEW, FEW, Limit(nodes=7), Limit(nodes=7)]
    assert read_player("varied=2", FEW, TET).limits_at(2) == FEW


@pytest.mark.nightly
def test_a_player_goes_through_games_one_after_the_other() -> None:
    player = EnginePlayer(PlayerSpec(Limit(seconds=0.001), STRONG))
    for number in range(2):
        line = random_opening(TET, 2, seed=number).last
        player.new_game(line, number)
        while line.position.outcome is None:
            line = line.play(player.choose(line))
            if line.position.outcome is None:
                line = line.play(line.position.legal_moves[0])
    player.close()


class Programs:
    """Starts fake programs, each with its answers."""

    def __init__(self, *answers: list[str | Exception]) -> None:
        self._answers = list(answers)
        self.started: list[FakeProgram] = []
        self.asked_for: list[tuple[str, str]] = []

    def __call__(self, command: str, uid: str) -> FakeProgram:
        self.asked_for.append((command, uid))
        self.started.append(FakeProgram(self._answers.pop(0)))
        return self.started[-1]


SPEC = PlayerSpec(Limit(0.5, 40), command="a program")


def test_a_program_is_told_the_moves_and_the_limits() -> None:
    line = random_opening(TET, 4, seed=1).last
    answer = line.position.format_move(line.position.legal_moves[2])
    programs = Programs([answer])
    player = OpponentPlayer(SPEC, TET, programs)
    player.new_game(line, 1)
    assert player.choose(line) == line.position.legal_moves[2]
    assert programs.asked_for == [("a program", TET)]
    assert programs.started[0].told == [(None, line.texts, 0.5, 40)]
    player.close()
    assert programs.started[0].closed


def test_a_program_is_told_the_position_where_tiles_are_drawn() -> None:
    line = random_opening(TILES, 3, seed=1).last
    programs = Programs([line.position.format_move(line.position.legal_moves[0])])
    player = OpponentPlayer(SPEC, TILES, programs)
    assert player.choose(line) == line.position.legal_moves[0]
    assert programs.started[0].told == [(line.position.fen(), (), 0.5, 40)]


@pytest.mark.parametrize(
    "answer", ["z9", "", "resign", OSError("broken pipe"), ProgramError("gone"), TimeoutError()]
)
def test_a_program_that_fails_is_started_again_for_the_next_game(answer: str | Exception) -> None:
    line = GameNode.root_at(start(TET))
    programs = Programs([answer], ["f1"])
    player = OpponentPlayer(SPEC, TET, programs)
    with pytest.raises(MoveFailed):
        player.choose(line)
    assert programs.started[0].closed
    player.new_game(line, 2)
    assert player.choose(line) == line.position.parse_move("f1")
    assert len(programs.started) == 2


def test_a_program_that_plays_well_stays() -> None:
    position: Position = start(TET)
    line = GameNode.root_at(position)
    programs = Programs(["f1", "f2"])
    player = OpponentPlayer(SPEC, TET, programs)
    for text in ("f1", "f2"):
        player.new_game(line, 1)
        assert player.choose(line) == position.parse_move(text)
    assert [program.games for program in programs.started] == [2]


def test_a_program_that_dies_between_games_is_started_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def die() -> None:
        raise ProgramError("gone")

    line = GameNode.root_at(start(TET))
    programs = Programs([], ["f1"])
    player = OpponentPlayer(SPEC, TET, programs)
    monkeypatch.setattr(programs.started[0], "new_game", die)
    player.new_game(line, 1)
    assert programs.started[0].closed
    assert player.choose(line) == line.position.parse_move("f1")
