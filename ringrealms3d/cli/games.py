"""``ringrealms3d games`` and ``ringrealms3d rules``: what there is to play, and how."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from ringrealms3d.cli.arguments import Commands, add_json
from ringrealms3d.cli.output import new_console, print_json
from ringrealms3d.core.phrase import tr

if TYPE_CHECKING:
    from ringrealms3d.core.game import Game
    from ringrealms3d.games.diagrams import Diagram


def add_to(commands: Commands) -> None:
    """Add the commands to the program's."""
    _add_games(commands)
    _add_rules(commands)


def _add_games(commands: Commands) -> None:
    parser = commands.add_parser(
        "games",
        examples=["games --json"],
        help=tr("list the games and their variants"),
        description=tr(
            "List the games with their designers, goals, variants and boards, and the installed "
            "games."
        ),
    )
    switch = parser.add_mutually_exclusive_group()
    switch.add_argument("--off", metavar="NAME", help=tr("switch this installed game off"))
    switch.add_argument("--on", metavar="NAME", help=tr("switch this installed game on again"))
    add_json(parser)
    parser.set_defaults(run=list_games)


def _add_rules(commands: Commands) -> None:
    parser = commands.add_parser(
        "rules",
        examples=["rules loop"],
        help=tr("print a game's rules, or list the games"),
        description=tr("Print a game's rules and its boards; without a game, list the games."),
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help=tr("such as ring-majority"))
    add_json(parser)
    parser.set_defaults(run=print_rules)


def list_games(options: argparse.Namespace) -> int:
    """Print every game with its variants, or switch one on or off."""
    from ringrealms3d.core.outside import switch_game
    from ringrealms3d.games import all_games, board_entry

    if options.off or options.on:
        switch_game(options.off or options.on, on=bool(options.on))
        return 0
    if options.json:
        print_json(_all_as_data())
        return 0
    for number, game in enumerate(all_games()):
        if number:
            print()
        text = tr("{title} ({seat} moves first)")
        if game.credit:
            text = tr("{title}, by {designer} ({seat} moves first)")
        seat = tr(game.seats[0])
        print(text.format(title=tr(game.title), designer=tr(game.designer), seat=seat))
        if game.goal:
            print(tr(game.goal))
        for uid in game.variants:
            board = board_entry(uid)
            text = tr("{title}, {count} places").format(title=tr(board.title), count=board.size)
            print(f"  {uid:<26} {text}")
    _print_installed()
    return 0


def _print_installed() -> None:
    """Print which games were installed, whether they are on, and what keeps any of them out."""
    from ringrealms3d.core.outside import installed_games
    from ringrealms3d.games import left_out_installed

    installed = installed_games()
    if not installed:
        return
    print(f"\n{tr('Installed games')}")
    for game in installed:
        state = "" if game.on else tr("switched off")
        print(f"  {game.name:<26} {game.place}  {state}".rstrip())
    for sentence in left_out_installed().values():
        print(f"  {tr(sentence)}")


def print_rules(options: argparse.Namespace) -> int:
    """Print the requested text."""
    from rich.markdown import Markdown

    from ringrealms3d.games import all_games, board_entry, get_game
    from ringrealms3d.games.diagrams import with_diagrams
    from ringrealms3d.languages.markdown import translated

    if options.json:
        found = all_games() if options.game is None else [get_game(options.game)]
        print_json([_as_data(game) | {"rules": game.rules_text} for game in found])
        return 0
    if options.game is None:
        for game in all_games():
            about = ", ".join(filter(None, (tr(game.title), tr(game.credit))))
            print(f"{game.uid}: {about}")
        return 0
    game, board = get_game(options.game), tr("{title}, {count} places")
    boards = "\n".join(
        f"- `{uid}`: " + board.format(title=tr(board_entry(uid).title), count=board_entry(uid).size)
        for uid in game.variants
    )
    heading = tr("The boards of this program")
    text = with_diagrams(translated(game.rules_text), _as_text)
    strategy = with_diagrams(translated(game.strategy_text), _as_text)
    console = new_console()
    console.print(Markdown(f"{text}\n## {heading}\n\n{boards}\n\n{strategy}\n"))
    return 0


def _all_as_data() -> list[dict[str, Any]]:
    """Return all games, and the installed ones that are not here, with the reason."""
    from ringrealms3d.core.outside import installed_games
    from ringrealms3d.games import all_games, left_out_installed, registered_places

    games = all_games()  # which leaves out what is broken
    installed = installed_games()
    names = {game.place: game.name for game in installed}
    found = [
        _as_data(game) | {"installed": names.get(place), "left_out": ""}
        for place, game in zip(registered_places(), games, strict=True)
    ]
    reasons = dict(left_out_installed()) | {x.place: "switched off" for x in installed if not x.on}
    for place, reason in reasons.items():
        nothing = {"designer": "", "goal": "", "seats": [], "variants": []}
        name = {"game": names[place], "title": names[place]}
        found.append(name | nothing | {"installed": names[place], "left_out": reason})
    return found


def _as_data(game: Game) -> dict[str, Any]:
    """Return a game and its variants in the form for other programs."""
    from ringrealms3d.games import board_entry

    return {
        "game": game.uid,
        "title": game.title,
        "designer": game.designer,
        "goal": game.goal,
        "seats": game.seats,
        "variants": [
            {"variant": uid, "board": board_entry(uid).title, "positions": board_entry(uid).size}
            for uid in game.variants
        ],
    }


def _as_text(diagram: Diagram) -> str:
    """Return a diagram as Markdown that a terminal can show."""
    return f"```\n{diagram.position.diagram()}\n```\n\n*{diagram.caption}*"
