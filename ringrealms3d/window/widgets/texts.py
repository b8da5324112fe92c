"""The window's sentences about the state of the game."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication

from ringrealms3d.core.errors import UserError, error_sentence
from ringrealms3d.core.move import Move
from ringrealms3d.core.outcome import Capture, Outcome, causes_of, grouped
from ringrealms3d.core.phrase import tr, tr_count
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.position import Position
from ringrealms3d.records.judging import JudgedMove
from ringrealms3d.records.node import Evaluation
from ringrealms3d.session.computer_player import ComputerPlayer
from ringrealms3d.session.game_session import GameSession
from ringrealms3d.session.players import Human, OpponentProgram, Player
from ringrealms3d.session.program_player import ProgramPlayer
from ringrealms3d.window.widgets.joining import (
    capitalised,
    clauses,
    items,
    sentences,
    stopped,
    titled,
)
from ringrealms3d.window.widgets.key_names import key_name
from ringrealms3d.window.widgets.news_texts import news_text, only_person
from ringrealms3d.window.widgets.number_texts import number_text

_LONGEST_NAME = 30
_ISOLATE, _END_OF_ISOLATE = "\u2066", "\u2069"
_QUOTES = "\"'"
_COMMAND = re.compile(r"""\s*("[^"]+"|'[^']+'|\S+)(.*)""", re.DOTALL)


def notation(text: str) -> str:
    """Return a move or a name such as "3@e6" so that it keeps its order in any script."""
    if QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft:
        return f"{_ISOLATE}{text}{_END_OF_ISOLATE}"
    return text


def line_text(position: Position, line: Sequence[Move]) -> str:
    """Return moves as a line."""
    return notation("  ".join(map(position.format_move, line)))


def glyph_title(glyph: str) -> str:
    """Return the meaning of a sign after a move."""
    return {
        "!!": tr("brilliant"),
        "!": tr("good"),
        "!?": tr("interesting"),
        "?!": tr("dubious"),
        "?": tr("a mistake"),
        "??": tr("a blunder"),
    }[glyph]


def mark_title(kind: str) -> str:
    """Return the name of a kind of mark."""
    return {
        "circle": tr("Circles"),
        "cross": tr("Crosses"),
        "square": tr("Squares"),
        "triangle": tr("Triangles"),
        "arrow": tr("Arrows"),
        "label": tr("Letters"),
    }[kind]


def colour_title(colour: str) -> str:
    """Return the name of a colour of marks, with the keys that choose it."""
    return {
        "": tr("Usual colour"),
        "green": tr("Green (Shift)"),
        "blue": tr("Blue (Ctrl or Alt)"),
        "yellow": tr("Yellow (Shift+Ctrl)"),
    }[colour]


def percent_text(share: float) -> str:
    """Return a share from 0 to 1 in percent."""
    return tr("{percent} %").format(percent=round(100 * share))


def better_text(move: JudgedMove) -> str:
    """Return what a bad move lost and, if it is known, the line that was better."""
    if not move.line:
        text = tr("{move} lost {loss} of the chance to win.")
    else:
        text = tr("{move} lost {loss} of the chance to win. Better: {line}")
    return text.format(
        move=notation(move.node.text),
        loss=percent_text(move.chance_lost),
        line=notation("  ".join(move.line)),
    )


def error_text(error: Exception) -> str:
    """Return an error's sentence in the user's language."""
    return one_line(error_sentence(error))


def seat_name(position: Position, seat: int) -> str:
    """Return the name of a seat."""
    return tr(position.variant.seats[seat])


def evaluation_text(start: Position, evaluation: Evaluation) -> str:
    """Return who is likely to win, and how likely, or what is proven.

    Args:
        start: a position of the game, whose seats have names.
    """
    seat = int(evaluation.value < 0)
    name = seat_name(start, seat)
    if evaluation.proven and evaluation.value:
        return tr("a proven win for {seat}").format(seat=name)
    if evaluation.proven:
        return tr("a proven draw")
    share = percent_text((1 + abs(evaluation.value)) / 2)
    return tr("{seat} {share}").format(seat=name, share=share)


def player_name(player: Player | None) -> str:
    """Return the name of a computer player, as part of a sentence."""
    return program_name(player) if isinstance(player, OpponentProgram) else tr("the computer")


def program_name(program: OpponentProgram) -> str:
    """Return a program's file and arguments, cut short."""
    found = _COMMAND.match(program.command)
    assert found is not None  # a command is not empty
    file, arguments = found.groups()
    name = f"{PurePath(file.strip(_QUOTES)).name} {arguments.strip()}".strip()
    return one_line(name, _LONGEST_NAME)


def turn_text(session: GameSession, computer: ComputerPlayer | ProgramPlayer) -> str:
    """Return whose turn it is, or the result."""
    if session.outcome is not None:
        return result_text(session, session.outcome)
    seat = seat_name(session.position, session.position.turn)
    halted = session.waits and session.can_pause
    if isinstance(session.player_to_move, Human) and not halted:
        return position_text(session.position)
    if session.waits:
        return tr("Paused. {seat} is to move.").format(seat=seat)
    name = player_name(session.player_to_move)
    if computer.state == "starting":
        return tr("{seat}: {player} is getting ready…").format(seat=seat, player=name)
    if computer.state == "thinking":
        return tr("{seat}: {player} is thinking…").format(seat=seat, player=name)
    text = tr("{seat}: {player} is to move ({now})")
    return text.format(seat=seat, player=name, now=key_name("players.now"))


def position_text(position: Position) -> str:
    """Return whose turn it is in a position, or the result by the rules."""
    if position.outcome is not None:
        return _winner_text(position, position.outcome, position.margin is not None)
    seat = seat_name(position, position.turn)
    if position.prompt:
        return titled(seat, tr(position.prompt))
    return tr("{seat} to move").format(seat=seat)


def new_game_text(session: GameSession) -> str:
    """Return the message for a new game, or an empty text."""
    clocks = session.timing.control is not None
    parts = (
        tr("The clocks start with the first move.") if clocks else "",
        game_before_text(session),
    )
    return sentences(*parts)


def game_before_text(session: GameSession) -> str:
    """Return how the previous game comes back, or an empty text if it cannot."""
    text = tr("{undo} brings back the previous game.").format(undo=key_name("game.undo"))
    return text if session.undo_brings_game_back else ""


def notice_text(session: GameSession) -> str:
    """Return what the person to move should know; in a finished game first what the move did."""
    news = session.node.news if session.finished and session.outcome is None else None
    told = "" if news is None else news_text(news, only_person(session.players))
    return sentences(told, _notice(session))


def _notice(session: GameSession) -> str:
    if session.finished and session.outcome is None:
        if session.tries_out:
            return tr("The game is over: moves that you try out here are variations.")
        return tr("The end was taken back: the game continues with your next move.")
    notice = tr(session.position.notice)
    parts = notice and isinstance(session.player_to_move, Human)
    return stopped(capitalised(notice)) if parts else ""


def state_text(session: GameSession, computer: ComputerPlayer | ProgramPlayer) -> str:
    """Return whose turn it is with all details, or the result with its reason."""
    if session.outcome is not None:
        return outcome_text(session, session.outcome)
    parts = (
        tr("A rated game.") if session.rated else "",
        turn_text(session, computer),
        tr("The computer thinks in your time.") if computer.pondering else "",
        _notice(session),
    )
    return "\n".join(filter(None, parts))


def progress_text(session: GameSession, computer: ComputerPlayer | ProgramPlayer) -> str:
    """Return whose turn it is, or the result, with the computer's progress."""
    if not computer.simulations:
        return turn_text(session, computer)
    seat = seat_name(session.position, session.position.turn)
    text = tr("{seat}: {player} is thinking, {count} playouts so far…")
    name, count = player_name(session.player_to_move), number_text(computer.simulations)
    return text.format(seat=seat, player=name, count=count)


def waiting_text(session: GameSession) -> str:
    """Return why no person can move now, or an empty text."""
    if session.position.outcome is not None:
        text = tr("The game is over. {result} shows how it ended, {new} starts a new one.")
        return text.format(result=key_name("view.result"), new=key_name("game.new"))
    if not isinstance(session.player_to_move, Human):
        return tr("Wait: {player} is to move.").format(player=player_name(session.player_to_move))
    if session.rated and not session.at_end:
        text = tr("In a rated game you can play only from the last position: {last} goes there.")
        return text.format(last=key_name("go.last"))
    return ""


def no_help_text() -> str:
    """Return why nothing is analysed in a rated game."""
    return tr("There is no help in a rated game; analyse it once it is over.")


def refusal_text(position: Position, clicks: tuple[int, ...]) -> str:
    """Return why clicks on these places are not a move, or an empty text."""
    reason = illegal_reason(position, clicks)
    return tr("Not possible: {reason}.").format(reason=reason) if reason else ""


def illegal_reason(position: Position, clicks: tuple[int, ...]) -> str:
    """Return as a clause why clicks on these places are not a move, or an empty text."""
    try:
        position.play(position.parse_move(position.variant.text_of_places(clicks)))
    except UserError as error:
        return error_text(error)
    return ""


def outcome_text(session: GameSession, outcome: Outcome) -> str:
    """Return a result with its reason."""
    return sentences(stopped(result_text(session, outcome)), stopped(reason_text(outcome)))


def result_text(session: GameSession, outcome: Outcome) -> str:
    """Return who wins, and by how much in a game with a score."""
    scored = session.record.ended is None and session.position.margin is not None
    return _winner_text(session.position, outcome, scored)


def _winner_text(position: Position, outcome: Outcome, scored: bool) -> str:
    if outcome.winner is None:
        return tr("Draw")
    winner = seat_name(position, outcome.winner)
    if not scored:
        return tr("{winner} wins").format(winner=winner)
    return tr("{winner} wins by {margin}").format(winner=winner, margin=abs(int(outcome.score)))


def watched_text(session: GameSession, outcome: Outcome) -> str:
    """Return the result; of a game that only computers played, after how many moves."""
    if Human() in session.players or outcome.winner is None:
        return result_text(session, outcome)
    return tr_count(
        "{winner} won in {count} move",
        "{winner} won in {count} moves",
        session.node.ply,
        winner=seat_name(session.position, outcome.winner),
    )


def verdict_text(session: GameSession, outcome: Outcome) -> str:
    """Return how a person did against a program; empty if two people played."""
    people = [seat for seat, player in enumerate(session.players) if isinstance(player, Human)]
    if len(people) != 1 or outcome.winner is None:
        return ""
    return tr("You won") if outcome.winner == people[0] else tr("You lost")


def reason_text(outcome: Outcome) -> str:
    """Return why a game is over, with a capital and without a full stop."""
    return capitalised(tr(outcome.reason))


def stones_text(position: Position, seat: int) -> str:
    """Return the counts of a seat, such as its stones on the board."""
    return items(
        titled(tr(name), _reached(position, name, numbers[seat]))
        for name, numbers in position.counts.items()
    )


def _reached(position: Position, name: str, number: int) -> str:
    """Return a count, and how many win where reaching a number does, unless it is more."""
    goal = position.variant.goals.get(name)
    if goal is None or number > goal:
        return str(number)
    return tr("{count} of {goal}").format(count=number, goal=goal)


def counts_text(position: Position) -> str:
    """Return the main count of both seats, with its name; empty in a game that counts nothing."""
    if not position.counts:
        return ""
    name, counts = next(iter(position.counts.items()))
    numbers = items(
        f"{seat_name(position, seat)} {_reached(position, name, n)}"
        for seat, n in enumerate(counts)
    )
    return tr("{name}: {numbers}").format(name=capitalised(tr(name)), numbers=numbers)


def margin_text(position: Position, person: int | None) -> str:
    """Return who leads in an unfinished game with a score, or an empty text.

    Args:
        person: the seat of the only person who plays, None if there are two or none.
    """
    margin = position.margin
    if margin is None or position.outcome is not None:
        return ""
    if margin == 0:
        return tr("Stones are even.")
    seat = int(margin < 0)
    if seat == person:
        return tr("You lead by {margin}.").format(margin=abs(margin))
    leader = seat_name(position, seat)
    return tr("{seat} leads by {margin}.").format(seat=leader, margin=abs(margin))


def captures_text(captures: tuple[Capture, ...], mover: int) -> str:
    """Return a move's captures and losses, cause by cause; empty if it captures nothing."""
    parts = []
    for group in grouped(captures):
        taken, cause = group[0].taker == mover, causes_of(group)
        if cause:
            pattern = tr("takes {count} by {cause}") if taken else tr("loses {count} by {cause}")
        else:
            pattern = tr("takes {count}") if taken else tr("loses {count}")
        parts.append(pattern.format(count=len(group[0].taken), cause=tr(cause)))
    return clauses(*parts)
