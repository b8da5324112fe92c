"""The options of the UGI engine."""

from __future__ import annotations

import re

import pytest

import ringrealms3d as rr
from ringrealms3d.engine.settings import STRONG
from ringrealms3d.engine.ugi.commands import SetOption
from ringrealms3d.engine.ugi.options import Options, changed, option_lines

TET = Options("ring-majority/tet")


def test_every_option_is_listed_with_its_default_and_range() -> None:
    game, *others = option_lines(Options("loop/mini"))
    assert game.startswith("option name Game type combo default loop/mini var ")
    assert tuple(re.findall(r" var (\S+)", game)) == rr.variant_ids()
    assert others == [
        "option name Board type string default <empty>",
        "option name Threads type spin default 1 min 1 max 256",
        f"option name Hash type spin default {STRONG.megabytes} min 1 max 65536",
        "option name MultiPV type spin default 1 min 1 max 64",
        "option name Level type spin default 10 min 1 max 10",
        "option name Seed type spin default 0 min 0 max 2147483647",
        "option name OwnBook type check default false",
    ]


def test_a_game_from_a_file_is_one_of_the_choices_if_it_is_the_first() -> None:
    game, *_ = option_lines(Options("ring-majority/solid@0123456789ab"))
    assert re.findall(r" var (\S+)", game) == [
        *rr.variant_ids(),
        "ring-majority/solid@0123456789ab",
    ]


@pytest.mark.parametrize("line", [line for line in option_lines(TET) if "spin" in line])
def test_the_ends_of_every_range_are_possible_and_nothing_beyond(line: str) -> None:
    match = re.search(r"name (\S+) .* min (\d+) max (\d+)", line)
    assert match
    name, least, most = match[1], int(match[2]), int(match[3])
    for number in (least, most):
        settings = changed(TET, SetOption(name, str(number))).settings
        assert settings.threads >= 1
    for number in (least - 1, most + 1):
        with pytest.raises(ValueError, match=rf"{name} is '{number}'"):
            changed(TET, SetOption(name, str(number)))


def test_options_reach_the_search() -> None:
    options = changed(changed(TET, SetOption("threads", "2")), SetOption("HASH", "64"))
    assert (options.settings.threads, options.settings.megabytes) == (2, 64)


def test_names_are_found_in_any_case() -> None:
    assert changed(TET, SetOption("game", "loop/main")).game == "loop/main"
    assert changed(TET, SetOption("ownbook", "TRUE")).own_book
    assert not changed(TET, SetOption("OwnBook", "false")).own_book


@pytest.mark.parametrize(
    ("name", "value", "named"),
    [
        ("Game", "ring-majority/ball", ("ball", "tet")),
        ("Game", "", ("ring-majority",)),
        ("Level", "eleven", ("Level", "eleven", "10")),
        ("Hash", "1.5", ("Hash", "1.5")),
        ("Hash", "", ("Hash",)),
        ("OwnBook", "yes", ("OwnBook", "yes")),
        ("Contempt", "3", ("Contempt", "OwnBook")),
    ],
)
def test_a_wrong_change_is_refused(name: str, value: str, named: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r".+") as caught:
        changed(TET, SetOption(name, value))
    for thing in named:
        assert thing in str(caught.value)
