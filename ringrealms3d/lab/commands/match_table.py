"""The tables of matches: results by colour, score, Elo, and statistics of the games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Sized
from dataclasses import asdict
from math import isinf
from statistics import fmean
from typing import Any, TypeVar

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ringrealms3d.cli.output import progress_console
from ringrealms3d.cli.tables import plain_table
from ringrealms3d.core.phrase import Phrase, tr, tr_count, translatable
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.games import variant
from ringrealms3d.lab.matches.elo import Estimate, elo, score
from ringrealms3d.lab.matches.match import GameResult, Match
from ringrealms3d.lab.matches.pairs import points_by_pairs
from ringrealms3d.lab.matches.ratings import rate
from ringrealms3d.lab.matches.sprt import Decision, EloScale, RunningTest
from ringrealms3d.lab.matches.tournament import Results, Tournament

State = TypeVar("State", bound=Sized)
COLUMNS = (
    translatable("games"),
    translatable("won"),
    translatable("drawn"),
    translatable("losses"),
    translatable("score %"),
    "95 %",
    "Elo",
    "95 %",
)
_NOTHING = "–"


def match_table(match: Match, games: Sequence[GameResult], expected: int) -> RenderableType:
    """Return the table of a match: A's results by colour, and statistics of both players."""
    first, second = (f"[bold]{escape(one_line(text))}[/]" for text in match.players)
    title = Text.from_markup(tr("{first} against {second}").format(first=first, second=second))
    played = Text(_played(match, games, expected))
    return Group(title, "", _results(match, games), "", _conduct(match, games), "", played)


def _played(match: Match, games: Sequence[GameResult], expected: int) -> str:
    """Return how many games are over, and their mean length."""
    played = Phrase.counted(
        "{done} of {count} game of {variant}",
        "{done} of {count} games of {variant}",
        max(expected, len(games)),
        done=len(games),
        variant=match.uid,
    )
    if not games:
        return tr(played)
    mean = fmean(len(game.moves) for game in games)
    return tr(Phrase("{played}, {mean} plies each", played=played, mean=f"{mean:.1f}"))


def tournament_table(
    tournament: Tournament, results: Results, test: RunningTest | None, anchor: str | None
) -> RenderableType:
    """Return the table of a tournament: its one match, or all pairings and ratings."""
    if len(tournament.matches) > 1:
        return Group(_pairings(tournament, results), "", _ratings(tournament, results, anchor))
    (match,) = tournament.matches
    games, expected = results.games(match), 2 * tournament.pairs
    if test is None:
        return match_table(match, games, expected)
    if test.end is not None:
        games = games[: 2 * test.end.pairs]
    return Group(match_table(match, games, expected), "", Text(_verdict(test)))


def levels_table(tournament: Tournament, results: Results) -> RenderableType:
    """Return each level's results against the one below, and the resulting ratings."""
    table = plain_table(translatable("levels"), *COLUMNS)
    for match in tournament.matches:
        games = results.games(match)
        high, low = (text.removeprefix("level=") for text in match.players)
        table.add_row(f"{high} – {low}", *result_cells(games))
    title = tr_count(
        "{variant}: a level's results against the one below, {count} game",
        "{variant}: a level's results against the one below, {count} games",
        2 * tournament.pairs,
        variant=tournament.matches[0].uid,
    )
    lowest = tournament.matches[0].players[1]
    return Group(Text(title), "", table, "", _ratings(tournament, results, lowest), "")


def _pairings(tournament: Tournament, results: Results) -> Table:
    """Return the results of all matches, without the columns that do not fit beside names."""
    table = plain_table("A – B", COLUMNS[0], *COLUMNS[4:])
    for match in tournament.matches:
        first, second = (one_line(text) for text in match.players)
        games, *_, share, between, difference, apart = result_cells(results.games(match))
        table.add_row(f"{first} – {second}", games, share, between, difference, apart)
    return table


def _ratings(tournament: Tournament, results: Results, anchor: str | None) -> RenderableType:
    """Return the ratings of all players, the best first, once all have played."""
    shares = {match.players: results.shares(match) for match in tournament.matches}
    if not all(shares.values()):
        return Text(tr("no ratings until everybody has played"), style="dim")
    rated = rate(shares, anchor)
    table = plain_table(translatable("player"), translatable("rating"), "95 %")
    for name in sorted(rated, key=lambda name: -rated[name].value):
        found = rated[name]
        interval = _interval(_elo_text(found.low), _elo_text(found.high))
        table.add_row(one_line(name), _elo_text(found.value), interval)
    return table


def _verdict(test: RunningTest) -> str:
    """Return the state of a sequential test."""
    now, found = test.state, test.hypotheses
    scale = {EloScale.LOGISTIC: tr("logistic"), EloScale.NORMALIZED: tr("normalized")}[found.scale]
    asked = Phrase(
        "Elo {elo0} or {elo1} ({scale})",
        elo0=f"{found.elo0:g}",
        elo1=f"{found.elo1:g}",
        scale=scale,
    )
    ratio = Phrase(
        "log-likelihood ratio {ratio} of {lower} to {upper}",
        ratio=f"{now.llr:.2f}",
        lower=f"{now.lower:.2f}",
        upper=f"{now.upper:.2f}",
    )
    if test.end is None:
        return tr_count(
            "{asked}: open after {count} pair, {ratio}",
            "{asked}: open after {count} pairs, {ratio}",
            test.pairs,
            asked=asked,
            ratio=ratio,
        )
    elo = found.elo0 if test.end.state.decision is Decision.H0 else found.elo1
    return tr_count(
        "{asked}: {hypothesis}, {elo}, after {count} pair, {ratio}",
        "{asked}: {hypothesis}, {elo}, after {count} pairs, {ratio}",
        test.end.pairs,
        asked=asked,
        hypothesis=test.end.state.decision,
        elo=f"{elo:g}",
        ratio=ratio,
    )


def show_growing(
    console: Console, states: Iterator[State], drawn: Callable[[State], RenderableType]
) -> State:
    """Show a growing table, and leave it on the screen, even after Ctrl+C, unless it is empty.

    A quiet console shows nothing. The first state appears at once; errors before it are raised
    before anything is shown.
    """
    state = next(states)
    growing = progress_console(console)
    try:
        with Live(drawn(state), console=growing, auto_refresh=False, transient=True) as live:
            for state in states:
                live.update(drawn(state), refresh=True)
    finally:
        if state:
            console.print(drawn(state))
    return state


def as_data(tournament: Tournament, results: Results, anchor: str | None) -> dict[str, Any]:
    """Return the results of a tournament in the form for other programs."""
    shares = {match.players: results.shares(match) for match in tournament.matches}
    rated = rate(shares, anchor) if all(shares.values()) else {}
    return {
        "variant": tournament.matches[0].uid,
        "matches": [_match_data(match, results.games(match)) for match in tournament.matches],
        "ratings": {name: _numbers(found) for name, found in rated.items()},
    }


def _match_data(match: Match, games: Sequence[GameResult]) -> dict[str, Any]:
    winners, share = [game.winner for game in games], score(points_by_pairs(games))
    return {
        "players": match.players,
        "games": len(games),
        "won": winners.count(0),
        "drawn": winners.count(None),
        "lost": winners.count(1),
        "score": _numbers(share),
        "elo": _numbers(elo(share)),
        "failed": [game.number + 1 for game in games if game.failed is not None],
    }


def _numbers(found: Estimate) -> dict[str, float | None]:
    """Return an estimate, with None for what is infinite, which JSON does not know."""
    return {name: None if isinf(value) else value for name, value in asdict(found).items()}


def failures(match: Match, games: Sequence[GameResult]) -> Iterator[str]:
    """Yield a sentence for each game that a player lost by an illegal move or by none."""
    for game in games:
        if game.failed is not None:
            yield tr("game {game}, move {move}: {failure}").format(
                game=game.number + 1,
                move=len(game.moves) + 1,
                failure=one_line(game.failure),
            )


def result_cells(games: Sequence[GameResult]) -> tuple[str, ...]:
    """Return the cells below :data:`COLUMNS`, all from the first player's side."""
    winners = [game.winner for game in games]
    counts = [len(games), *(winners.count(winner) for winner in (0, None, 1))]
    if not games:
        return (*map(str, counts), *[_NOTHING] * 4)
    share = score(points_by_pairs(games))
    difference = elo(share)
    return (
        *map(str, counts),
        f"{100 * share.value:.1f}",
        _interval(f"{100 * share.low:.1f}", f"{100 * share.high:.1f}"),
        _elo_text(difference.value),
        _interval(_elo_text(difference.low), _elo_text(difference.high)),
    )


def _results(match: Match, games: Sequence[GameResult]) -> Table:
    table = plain_table(translatable("A as"), *COLUMNS)
    for seat, colour in enumerate(variant(match.uid).seats):
        table.add_row(tr(colour), *result_cells([g for g in games if g.first == seat]))
    table.add_row(tr("both"), *result_cells(games), style="bold")
    return table


def _conduct(match: Match, games: Sequence[GameResult]) -> Table:
    table = plain_table(
        translatable("player"), translatable("time a move"), translatable("failed moves")
    )
    for player, letter in enumerate("AB"):
        turns = sum(game.turns[player] for game in games)
        spent = sum(game.seconds[player] for game in games)
        failed = sum(game.failed == player for game in games)
        time = f"{spent / turns:.3f} s" if turns else _NOTHING
        table.add_row(f"{letter}: {one_line(match.players[player])}", time, str(failed))
    return table


def _interval(low: str, high: str) -> str:
    return tr("{low} to {high}").format(low=low, high=high)


def _elo_text(value: float) -> str:
    if isinf(value):
        return "+∞" if value > 0 else "−∞"
    return f"{value:+.0f}".replace("-", "−") if round(value) else "0"
