"""SGF files of other hands: what is understood, and what is refused with its place."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sgfmill import sgf_grammar

import ringrealms3d as rr
from ringrealms3d.core.errors import UserError
from ringrealms3d.records.node import Evaluation, Mark
from ringrealms3d.records.record import Reason, Result
from ringrealms3d.records.sgf.file import decode_sgf_game, format_sgf_game, read_sgf_game
from ringrealms3d.records.sgf.syntax import (
    LONGEST_VALUE,
    MOST_VALUES,
    SgfNode,
    SgfProperty,
    SgfText,
)
from ringrealms3d.records.sgf.values import parts_of
from tests.amounts import at_night
from tests.peak import peak_memory
from tests.records.opened import played, texts
from tests.records.test_game_files import grown
from tests.subprocesses import ROOT

TET = "ring-majority/tet"
BY_HAND = r"""
( ; FF[4] CA[UTF-8] AP[a text editor] GM[Loop] RR[loop/mini] RRSEED[42]
    PB[Ada] PW[Zoë \[\]] DT[2026-11-24] RE[W+R] GN[a game by\
 hand] C[It begins:
	slowly]
  ; B[1b3] TE[1] BL[59.5] V[0.25] RREVAL[margin -2.5][visits 7][proven]
  ( ; W[swap] CR[1a1][1b2] LB[1a1:a\:b]
    ; B[1c3] AR[1a1:1b2] XX[some][\]thing] )
  ( ; W[1a1] RRMAIN[] DO[] RRCAMERA[1 0 0 0 1 0 0 0 1 1.5] WL[60] )
)
"""


def test_a_file_by_hand_is_understood() -> None:
    record = read_sgf_game(BY_HAND, "x")
    assert (record.uid, record.seed, record.fen) == ("loop/mini", 42, None)
    assert (record.players, record.date) == (("Ada", "Zoë []"), "2026-11-24")
    assert record.result == record.ended == Result(1, Reason.RESIGNATION)
    root, first, swap, third, preferred = record.nodes()
    assert texts([first, swap, third, preferred]) == ["1b3", "swap", "1c3", "1a1"]
    assert first.children == [swap, preferred]
    assert record.line == (first, preferred)
    assert (root.comment, root.extra) == ("It begins:\n slowly", {"GN": ("a game by\\\n hand",)})
    assert (first.glyph, first.clock) == ("!", 59.5)
    assert first.evaluation == Evaluation(0.25, -2.5, 7, True)
    assert swap.marks == (
        Mark("circle", ("1a1",)),
        Mark("circle", ("1b2",)),
        Mark("label", ("1a1",), "a:b"),
    )
    assert third.marks == (Mark("arrow", ("1a1", "1b2")),)
    assert third.extra == {"XX": ("some", "\\]thing")}
    assert (preferred.glyph, preferred.clock) == ("?!", 60.0)
    assert preferred.camera == (1, 0, 0, 0, 1, 0, 0, 0, 1, 1.5)


def test_what_is_unknown_is_written_as_it_was() -> None:
    written = format_sgf_game(read_sgf_game(BY_HAND, "x"))
    assert "GN[a game by\\\n hand]" in written
    assert "XX[some][\\]thing]" in written


def test_what_others_change_stays_changed() -> None:
    record = played(TET, ["f1"]).record
    record.last.comment = "a\ttab"
    text = format_sgf_game(record)
    assert read_sgf_game(text, "x").last.comment == "a\ttab"
    changed = text.replace("C[a\ttab]", "C[no\ttab]")
    assert changed != text
    assert read_sgf_game(changed, "x").last.comment == "no tab"


def game(properties: str = "", moves: str = ";B[f1];W[v1]") -> str:
    """Return a game on two lines, with more properties at its first node."""
    return f"(;FF[4]GM[Ring Majority]RR[{TET}]{properties}\n{moves})\n"


@pytest.mark.parametrize(
    ("said", "ended"),
    [
        ("", None),
        ("RE[?]", None),
        ("RE[Void]", None),
        ("RE[B+R]", Result(0, Reason.RESIGNATION)),
        ("RE[W+Time]", Result(1, Reason.TIME)),
        ("RE[W+T]", Result(1, Reason.TIME)),
        ("RE[B+3.5]", Result(0, Reason.AGREEMENT)),
        ("RE[B+Forfeit]", Result(0, Reason.FORFEIT)),
        ("RE[W+F]", Result(1, Reason.FORFEIT)),
        ("RE[Draw]", Result(None, Reason.AGREEMENT)),
        ("RE[0]", Result(None, Reason.AGREEMENT)),
        ("RE[Draw]RRENDED[time]", Result(None, Reason.TIME)),
    ],
)
def test_results(said: str, ended: Result | None) -> None:
    assert read_sgf_game(game(said), "x").ended == ended


def test_a_result_of_the_rules_is_worked_out() -> None:
    record = played(TET, fen="rrrr/bbbbbb/rr2:r:5,5").record
    while not (position := record.last.position).outcome:
        record.last.play(position.legal_moves[0])
    outcome = record.last.position.outcome
    assert outcome is not None
    assert outcome.winner is not None
    said = f"RE[{'BW'[outcome.winner]}+{abs(outcome.score):g}]"
    text = format_sgf_game(record)
    assert said in text
    read = read_sgf_game(text, "x")
    assert (read.ended, read.result) == (None, record.result)
    other = f"RE[{'WB'[outcome.winner]}+]"
    contradicted = read_sgf_game(text.replace(said, other), "x")
    assert contradicted.ended == Result(1 - outcome.winner, Reason.AGREEMENT)


@pytest.mark.parametrize("encoding", ["ISO-8859-1", "windows-1252", "utf8", "Shift_JIS", "GB18030"])
def test_other_encodings(encoding: str) -> None:
    comment = "表]\\" if encoding in ("Shift_JIS", "GB18030") else "Zoë"
    text = game(f"CA[{encoding}]C[{comment}]".replace("表]\\", "表\\]\\\\"))
    read = read_sgf_game(decode_sgf_game(text.encode(encoding), "x"), "x")
    assert read.root.comment == comment


def test_without_an_encoding_it_is_utf_8() -> None:
    content = game("C[Zoë]").encode()
    for start in (b"", b"\xef\xbb\xbf"):
        assert read_sgf_game(decode_sgf_game(start + content, "x"), "x").root.comment == "Zoë"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (game("CA[klingon]").encode(), "CA[klingon] is not a known encoding"),
        (game("CA[utf-16]").encode(), "CA[utf-16] is not a known encoding"),
        (game("CA[idna]").encode(), "CA[idna] is not a known encoding"),
        (game("CA[unicode_escape]").encode(), "CA[unicode_escape] is not a known encoding"),
        (game("CA[hex]").encode(), "CA[hex] is not a known encoding"),
        (game("CA[\0]").encode(), "CA[\0] is not a known encoding"),
        (game("CA[]").encode(), "CA[] is not a known encoding"),
        (game("CA[utf-7]").encode(), "CA[utf-7] is not a known encoding"),
        (game("CA[raw_unicode_escape]").encode(), "is not a known encoding"),
        (game("CA[ascii]\n\nC[ë]").encode(), "line 3, column 3: not ascii text"),
        (b"(;FF[4]C[\xff])", "line 1, column 10: not UTF-8"),
        (b"\xff", "line 1, column 1: not UTF-8"),
    ],
)
def test_encodings_that_are_none(content: bytes, words: str) -> None:
    with pytest.raises(UserError, match=r"^game\.rrsgf") as refused:
        decode_sgf_game(content, "game.rrsgf")
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("text", "line", "column", "words"),
    [
        ("", 1, 1, "expected '(', found the end of the file"),
        (" \n\t", 2, 2, "expected '(', found the end of the file"),
        ("junk " + game(), 1, 1, "expected '(', found 'j'"),
        ("()", 1, 2, "expected ';', found ')'"),
        ("(FF[4])", 1, 2, "expected ';', found 'F'"),
        ("(;FF)", 1, 5, "expected a value in brackets, found ')'"),
        ("(;[4])", 1, 3, "expected a property or ';' or '(' or ')', found '['"),
        ("(;ff[4])", 1, 3, "expected a property or ';' or '(' or ')', found 'f'"),
        ("(;FF[4]AddBlack[a])", 1, 9, "expected a value in brackets, found 'd'"),
        ("(;FF[4]Cc[a])", 1, 9, "expected a value in brackets, found 'c'"),
        ("(;FF[4]FFf[4])", 1, 8, "the node has the property FF twice"),
        ("(;" + "A" * 65 + "[a])", 1, 67, "expected a value in brackets, found 'A'"),
        ("(;FF[4]C[" + "a" * 500_001 + "])", 1, 9, "here has more than 500,000 characters"),
        ("(;FF[4]C[" + "a" * 500_001, 1, 9, "the value that begins here has no end"),
        ("(;[" + "a" * 500_001 + "])", 1, 3, "found '['"),
        ("(;FF[4]\xa0)", 1, 8, "found '\xa0'"),
        ("(;FF[4", 1, 5, "the value that begins here has no end"),
        ("(;FF[4\\]", 1, 5, "the value that begins here has no end"),
        (game()[:-2], 2, 13, "found the end of the file"),
        (game() + game(), 3, 1, "another game begins here, but a file holds only one"),
        (game() + "\r\nend", 4, 1, "'e' comes after the end of the game"),
        (game(moves=";B[f1](;W[v1]);W[v2]"), 2, 15, "expected '(' or ')', found ';'"),
        (game(moves=";B[f1]()"), 2, 8, "expected ';', found ')'"),
        (game(moves=";B[f1]C[a]B[f1]"), 2, 11, "the node has the property B twice"),
        (game("CR[f1]C[]CR[f2]"), 1, 55, "the node has the property CR twice"),
        ("(;GM[Loop])", 1, 2, "FF[] is not FF[4]"),
        (game().replace("FF[4]", "FF[3]"), 1, 3, "FF[3] is not FF[4]"),
        (game().replace("FF[4]", "FF[4][4]"), 1, 3, "FF has 2 values, not one"),
        (
            game().replace("Ring Majority", "1"),
            1,
            8,
            "GM[1] (Go) is not one of the games here (",
        ),
        (
            game().replace("Ring Majority", "7"),
            1,
            8,
            "GM[7] (Chinese Chess) is not one of",
        ),
        (game().replace("GM[Ring Majority]", ""), 1, 2, "GM[] (Go) is not one of the games here"),
        (game().replace("Ring Majority", "99"), 1, 8, "GM[99] is not one of the games here"),
        (game().replace("Ring Majority", "Loop"), 1, 16, f"{TET} is not a variant of Loop"),
        (game().replace(f"RR[{TET}]", ""), 1, 2, "RR, which names the variant, is missing"),
        (game().replace("tet", "ball"), 1, 25, "ring-majority/ball"),
        (game("RRSEED[x]"), 1, 46, "RRSEED[x] is not a number"),
        (game("RRFEN[4/6]"), 1, 46, "fen '4/6'"),
        (game("PB[" + "a" * 200_001 + "]"), 1, 46, "players[0] has 200,001 letters; at most"),
        (game("C[" + "a" * 200_001 + "]"), 1, 2, "comment has 200,001 letters; at most 200,000"),
        (game("RRTIME[soon]"), 1, 46, "'soon' is not a time control"),
        (game("PB[a][b]"), 1, 46, "PB has 2 values, not one"),
        (game("RE[B won]"), 1, 46, "RE[B won] is not a result, such as B+Resign"),
        (game("RE[B+]RRENDED[war]"), 1, 52, "RRENDED[war] is not an end of a game"),
        (game("RRENDED[time]"), 1, 46, "RRENDED[time] is not an end of a game"),
        (game("RREXACT[{\\]"), 1, 46, "RREXACT is not what this program writes there"),
        (game("B[f1]"), 1, 46, "the first node, where the game starts, has a move"),
        (game(moves=";B[f1];C[a]"), 2, 7, "the node has no move"),
        (game(moves=";B[]"), 2, 2, "the node has no move"),
        (game(moves=";W[f1]"), 2, 2, "it is Red's turn, so the move is B, not W"),
        (game(moves=";B[f1]W[f2]"), 2, 7, "it is Red's turn, so the move is B, not W"),
        (game(moves=";B[f1]C[\n\n];W[f1]"), 4, 3, "move 'f1': f1 holds"),
        (game(moves=";B[f9]"), 2, 2, "move 'f9'"),
        (game(moves="(;B[f1])(;B[f1])"), 2, 11, "move 'f1': there is already a variation with it"),
        (game(moves=";B[f1]BM[1]TE[1]"), 2, 12, "TE and BM contradict each other"),
        (game(moves=";B[f1]TE[3]"), 2, 7, "TE[3] does not rate a move"),
        (game(moves=";B[f1]BL[soon]"), 2, 7, "BL[soon] is not a number"),
        (
            game(moves=";B[f1]BL[" + "9" * 400 + "]"),
            2,
            7,
            "BL[99999999999999999999] is not a",
        ),
        (game(moves=";B[f1]V[nan]"), 2, 7, "V[nan] is not a number"),
        (game(moves=";B[f1]RREVAL[proven]"), 2, 7, "there is RREVAL without V"),
        (game(moves=";B[f1]V[1]RREVAL[sure]"), 2, 11, "RREVAL[sure] is neither visits"),
        (game(moves=";B[f1]V[2]"), 2, 7, "evaluation.value '2.0' is not -1 … 1"),
        (game(moves=";B[f1]AR[f1]"), 2, 7, "AR[f1] has no colon between two parts"),
        (game(moves=";B[f1]LB[f1]"), 2, 7, "LB[f1] has no colon between two parts"),
        (game(moves=";B[f1]RRCAMERA[1 2 3]"), 2, 7, "RRCAMERA does not hold 10 numbers"),
        (game(moves=";B[f1]C[a][b]"), 2, 7, "C has 2 values, not one"),
    ],
    ids=lambda given: str(given)[:60],
)
def test_what_is_refused_is_named_with_its_place(
    text: str, line: int, column: int, words: str
) -> None:
    place = re.escape(f"game.rrsgf, line {line}, column {column}: ")
    with pytest.raises(UserError, match=f"^{place}") as refused:
        read_sgf_game(text, "game.rrsgf")
    assert words in str(refused.value)


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\n\r"])
def test_lines_are_counted_whatever_ends_them(end: str) -> None:
    with pytest.raises(UserError, match="line 4, column 3"):
        read_sgf_game(game(moves=f";B[f1]C[{end}{end}];W[f1]").replace("\n;", f"{end};"), "x")


def read(text: str, *window: int) -> tuple[list[SgfNode], str]:
    """Return the nodes of a text up to its end or its first fault, and the fault."""
    nodes: list[SgfNode] = []
    try:
        nodes.extend(SgfText(text, "x", *window).nodes())
    except UserError as error:
        return nodes, str(error)
    return nodes, ""


MARKS = ["(", ";", ")", "[", "]", "\\", " \n", "\xa0"]
WORDS = ["C", "AB", "A" * 64, "a", "[a]", "[]", "[\\]\\\\]"]
pieces = st.lists(st.sampled_from(MARKS + WORDS), max_size=20).map("".join)


@given(pieces, st.integers(1, 40))
def test_a_text_is_the_same_in_windows_of_any_size(text: str, window: int) -> None:
    for whole in (BY_HAND, text, f"(;{text}", BY_HAND[:-3] + text):
        assert read(whole, window) == read(whole, len(whole) + 1)


@given(pieces, st.integers(1, 40))
def test_nodes_stand_where_they_are_said_to(text: str, window: int) -> None:
    whole = f"(;{text})"
    for node in read(whole, window)[0]:
        assert whole[node.offset] == ";"
        for name, each in node.properties.items():
            assert whole.startswith(name, each.offset)
            assert whole[each.offset + len(name) :].lstrip().startswith(f"[{each.values[0]}]")


@pytest.mark.parametrize("length", [2_046, 2_047, 2_048, 4_096, 499_999, 500_000])
def test_values_longer_than_a_window_are_read(length: int) -> None:
    (node,), fault = read(f"(;A[b]C[{'é' * length}]D[e])")
    assert not fault
    assert node.properties["C"].values == ["é" * length]
    assert node.properties["D"] == SgfProperty(9 + length, ["e"])


PAIRS = "\\a" * 249_999

NIGHTLY = pytest.mark.nightly


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("(;C[" + PAIRS * 15, id="value without an end"),
        pytest.param("(;C" + f"[{PAIRS}]" * 15 + ")", id="long values", marks=NIGHTLY),
        pytest.param(f"(;C[{PAIRS}]" + "(;" * 3_500_000, id="longest value, short tokens"),
        pytest.param(
            f"(;C[{PAIRS[:264_000]}]" + "(;" * 3_500_000,
            id="long value, short tokens",
            marks=NIGHTLY,
        ),
        pytest.param("(;C[" + "\U0001f600" * 2_000_000, id="wide characters", marks=NIGHTLY),
        pytest.param("(;" * 4_000_000, id="short tokens", marks=NIGHTLY),
        pytest.param("(;" + "A" * 8_000_000, id="capital letters", marks=NIGHTLY),
        pytest.param("(;" + "a" * 8_000_000, id="small letters"),
        pytest.param(" " * 8_000_000, id="blanks", marks=NIGHTLY),
    ],
)
def test_reading_takes_little_memory(text: str) -> None:
    with peak_memory() as peak, suppress(UserError):
        for _ in islice(SgfText(text, "x").nodes(), 1000):
            pass
    assert peak() < 60e6


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("name", "unit"),
    [
        ("C", "\\\n"),
        at_night("C", "\\\U0001f600"),
        ("PB", "a\n"),
        at_night("LB", "\U0001f600"),
    ],
)
def test_the_longest_values_take_little_memory(name: str, unit: str) -> None:
    raw = unit * (LONGEST_VALUE // len(unit))
    with peak_memory() as peak:
        parts_of(name, raw, 1 + (name == "LB"))
    assert peak() < 90e6


raw_values = st.text(st.sampled_from("\\\n\r\t\f\v:]aë")).filter(
    lambda raw: sgf_grammar.is_valid_property_value(raw.encode())
)


def text_by_hand(raw: str, line_break: str) -> str:
    """Return what a value says, read one character after the other."""
    text, characters = "", iter(re.sub("\r\n|\n\r|\r", "\n", raw))
    for character in characters:
        escaped = next(characters) if character == "\\" else None
        if escaped is not None:
            text += "" if escaped == "\n" else escaped
        else:
            text += line_break if character == "\n" else character
    return re.sub("[\t\f\v]", " ", text)


@given(raw_values)
def test_values_are_what_the_standard_makes_of_them(raw: str) -> None:
    assert parts_of("C", raw, 1) == (text_by_hand(raw, "\n"),)
    assert parts_of("PB", raw, 1) == (text_by_hand(raw, " "),)
    pair = re.fullmatch(r"((?:[^\\:]|\\.)*):(.*)", raw, re.DOTALL)
    expected = pair and tuple(text_by_hand(part, " ") for part in pair.groups())
    assert parts_of("LB", raw, 2) == expected


def test_more_values_than_memory_is_for_are_refused_and_not_written() -> None:
    many = game("X" + "[]" * (MOST_VALUES + 1))
    with pytest.raises(
        UserError, match=r"line 1, column \d+: the file has more than 300,000 values"
    ):
        read_sgf_game(many, "x")
    record = played(TET).record
    record.root.extra = {"X": ("",) * MOST_VALUES}
    with pytest.raises(UserError, match=r"takes 300,00\d values; at most 300,000"):
        format_sgf_game(record)


def taken_or_refused(content: bytes) -> None:
    with suppress(UserError):
        record = read_sgf_game(decode_sgf_game(content, "x"), "x")
        text = format_sgf_game(record)
        assert format_sgf_game(read_sgf_game(text, "x")) == text


WRITTEN = [BY_HAND.encode(), format_sgf_game(grown(TET, 4, plies=6)).encode()]
PIECES = [b"(", b")", b";", b"[", b"]", b"\\", b":", b"\0", b"\xff", b"\r", b"CA[latin-1]"]


@given(
    st.sampled_from(WRITTEN),
    st.lists(
        st.tuples(st.integers(0, 900), st.integers(0, 30), st.sampled_from(PIECES) | st.binary()),
        max_size=4,
    ),
)
def test_damaged_bytes_are_a_game_or_a_user_error(
    content: bytes, damages: list[tuple[int, int, bytes]]
) -> None:
    for place, cut, piece in damages:
        content = content[:place] + piece + content[place + cut :]
    taken_or_refused(content)


@given(st.binary(max_size=60))
def test_any_bytes_are_a_game_or_a_user_error(content: bytes) -> None:
    taken_or_refused(content)


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.rrsgf"
    path.write_text(game() + ")", encoding="utf-8")
    with pytest.raises(ValueError, match=f"^{re.escape(str(path))}, line 3, column 1: '"):
        rr.read_game(path)


def test_the_example_in_the_documents_is_a_game() -> None:
    page = (ROOT / "docs" / "game-files.md").read_text("utf-8")
    (example,) = re.findall(r"```\n(\(;.*?\n)```", page, re.DOTALL)
    record = read_sgf_game(example, "x")
    assert texts(record.nodes()) == ["", "1b3", "swap", "1a1"]
    assert texts(record.line) == ["1b3", "1a1"]


@pytest.mark.parametrize(
    ("said", "date", "kept"),
    [
        ("2026-11-24", "2026-11-24", False),
        ("2026-11", "2026-11", False),
        ("2026", "2026", False),
        ("1996-12-27,28", "1996-12-27", True),
        ("1996-05,06", "1996-05", True),
        ("2006-05-01 19:30", "2006-05-01", True),
        ("9999-99-99", "", True),
        ("2026-02-30", "", True),
        ("0000", "", True),
        ("20060501", "", True),
        ("2006-5-1", "", True),
        ("Published 2006", "", True),
        ("昭和12年", "", True),
    ],
)
def test_dates_of_others_are_kept_and_are_dates(said: str, date: str, kept: bool) -> None:
    record = read_sgf_game(game(f"DT[{said}]"), "x")
    assert record.date == date
    assert record.root.extra == ({"DT": (said,)} if kept else {})
    once_more = read_sgf_game(format_sgf_game(record), "x")
    assert (once_more.date, once_more.root.extra) == (record.date, record.root.extra)
