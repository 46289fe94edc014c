"""`ostracon ask`: a game in words, through a pipe: what a seat sees is printed, and its answers are read."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from ostracon.bots import Bot, perspective
from ostracon.commands.arguments import (
    Components,
    Language,
    OptionValues,
    options_from,
    say_stand_ins,
    with_corrections,
)
from ostracon.kernel.dice import DEALS
from ostracon.kernel.errors import BadDeal, BadNotation, BadSeat, IllegalAction, OstraconError
from ostracon.kernel.game import game as find_game
from ostracon.kernel.match import Match
from ostracon.lab.bot_names import load_bot
from ostracon.lab.simulation import BadBots
from ostracon.lab.writing import check_writable
from ostracon.screen.story import event_text, game_texts, reason_text

ANSWERS_LEFT = 3  # code at the end of a game that nobody answers any more


def ask(
    name: Annotated[str, typer.Argument(metavar="GAME")],
    players: Annotated[int, typer.Option("--players", "-p", help="Number of players; usually 2.")] = 0,
    seat: Annotated[
        list[int] | None,
        typer.Option(help="A seat that is asked, from 0; may be repeated. Usually the first."),
    ] = None,
    bot: Annotated[str, typer.Option(help="Who plays the other seats.")] = "greedy",
    option: OptionValues = None,
    deal: Annotated[str | None, typer.Option(help="Number of the deal; a random one if not given.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the match file there in the end.")] = None,
    language: Language = "en",
    components: Components = None,
) -> None:
    """Print what a seat sees with its legal actions, read an answer, and so on: for programs that speak.

    An answer is a line with an action in notation or its number; one that is not possible is explained and asked again.
    """
    name = with_corrections(name, components)
    game = find_game(name)
    say_stand_ins([bot], name)
    count = players or (2 if 2 in game.players else min(game.players))
    number = None if deal is None else deal_from(deal)
    match = Match.new(game, count, options_from(option), deal=number, native=False)
    asked = seat or [0]
    for one in asked:
        if not 0 <= one < match.players:
            raise BadSeat(one, match.players)
    other = load_bot(bot, game)
    if save:
        check_writable(save)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(
            errors="replace"
        )  # letters of another encoding are no answer, and no fault of ours
    told = dict.fromkeys(asked, -1)  # by seat, the plies that it has been told of
    while not match.over:
        if match.actor not in told:
            play_for(match, other, bot)
            continue
        told[match.actor] = tell(match, match.actor, told[match.actor], language)
        print(match.text(match.actor, language), flush=True)
        if not answered(match, language):
            print("ostracon: no answer, so the game ends here", file=sys.stderr)
            break
    else:
        for one in asked:
            tell(match, one, told[one], language)
            print(match.text(one, language), flush=True)
    if save:
        match.save(save)
    if not match.over:
        raise typer.Exit(ANSWERS_LEFT)


def deal_from(text: str) -> int:
    """The number of a deal."""
    if not (text.isascii() and text.isdigit()) or int(text) >= DEALS:
        raise BadDeal(text)
    return int(text)


def play_for(match: Match, other: Bot, name: str) -> None:
    """Let a bot decide; what it does wrong is one sentence."""
    try:
        match.play(other.decide(perspective(match), match.ply))
    except Exception as error:  # a bot may be somebody else's code: anything may happen
        why = str(error) if isinstance(error, OstraconError) else f"{type(error).__name__}: {error}"
        raise BadBots(f"{name} failed: {why}") from None


def tell(match: Match, seat: int, since: int, language: str) -> int:
    """Print what has happened since a ply, as a seat may know it; the ply that it has come to."""
    say = game_texts(match.game, language)
    names = [say(f"seat-{i}") if say.has(f"seat-{i}") else str(i + 1) for i in range(match.players)]
    for event in match.events(seat):
        if event.ply > since:
            print(f"* {event_text(match.game, event, say, names)}")
    return match.ply


def answered(match: Match, language: str) -> bool:
    """Read answers until one is possible, and play it; whether there was one."""
    say = game_texts(match.game, language)
    for line in sys.stdin:
        answer = line.strip()
        try:
            match.play(int(answer) if answer.isdecimal() else answer)
            return True
        except IllegalAction:
            action = match.game.actions.number(int(answer) if answer.isdecimal() else answer)
            reason = match.why_not(action)
            print(f"? {reason_text(match.game, reason, match.view(match.actor), action, say)}", flush=True)
        except BadNotation as fault:
            print(f"? {fault}", flush=True)
    return False
