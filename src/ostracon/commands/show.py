"""`ostracon show`: a moment of a match as text, JSON or picture, or some moves as a film."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ostracon.commands.arguments import (
    Components,
    GameNumber,
    Json,
    Language,
    MatchFile,
    colours_in,
    edition_of,
    record_from,
)
from ostracon.commands.printing import print_json
from ostracon.kernel.errors import OstraconError
from ostracon.kernel.record import replay
from ostracon.screen import picture
from ostracon.screen.story import action_text, event_text, game_texts
from ostracon.table import film

THEMES = ("light", "dark")


class CannotShow(OstraconError):
    """A moment, seat, theme or file that does not exist."""


def show(
    file: MatchFile,
    number: GameNumber = None,
    ply: Annotated[int | None, typer.Option(help="After so many actions; the end if not given.")] = None,
    seat: Annotated[int, typer.Option(help="As this seat sees it; -1 for a spectator.")] = -1,
    svg: Annotated[Path | None, typer.Option(help="Write the board as SVG.")] = None,
    png: Annotated[Path | None, typer.Option(help="Write the board as PNG.")] = None,
    film_: Annotated[
        Path | None,
        typer.Option(
            "--film", help="Write the moves that lead there as a moving picture: .webp, .png or .gif."
        ),
    ] = None,
    moves: Annotated[int, typer.Option(help="Of how many moves a film is.", min=1)] = film.MOVES,
    width: Annotated[
        int, typer.Option(help="How wide a film is, in pixels.", min=200, max=3840)
    ] = film.WIDTH,
    language: Language = "en",
    theme: Annotated[str, typer.Option(help="light or dark.")] = "light",
    components: Components = None,
    json: Json = False,
) -> None:
    """Show a moment of a match, as text, JSON or picture, or the moves that lead to it as a film."""
    record = record_from(file, number, components)
    match = replay(record, edition_of(record, components))
    moment = match.ply if ply is None else ply
    if not 0 <= moment <= match.ply:
        raise CannotShow(f"there is no moment {moment}; choose --ply from 0 to {match.ply}")
    if not -1 <= seat < match.players:
        raise CannotShow(
            f"there is no seat {seat}; choose --seat from 0 to {match.players - 1}, or -1 for a spectator"
        )
    if theme not in THEMES:
        raise CannotShow(f"unknown theme {theme!r}; choose from {', '.join(THEMES)}")
    game = match.game
    view = game.view(match.at(moment), seat)
    if svg or png or film_:
        colours = colours_in(record, game)
        drawn = picture.picture(game, view, language, theme, players=colours)
        try:
            if film_:
                names = [one.name for one in record.seats or ()]
                shots = film.frames(
                    match, max(0, moment - moves), moment, language, theme, names, colours, seat
                )
                film.save(shots, film_, width)
            if svg:
                svg.write_text(drawn, "utf-8")
            if png:
                png.write_bytes(picture.png(drawn))
        except OSError as error:
            raise CannotShow(f"cannot write {error.filename}: {error.strerror}") from None
        return
    if json:
        print_json({"ply": moment, "seat": seat, "view": msgspec.to_builtins(view)})
        return
    say = game_texts(game, language)
    names = [say(f"seat-{i}") if say.has(f"seat-{i}") else str(i) for i in range(match.players)]
    for event in match.events(seat):
        if event.ply <= moment:
            print(f"{event.ply:4}  {event_text(game, event, say, names)}")
    s = match.at(moment)
    if game.actor(s) >= 0:
        print(f"\n{names[game.actor(s)]}:")
        for action in s.legal_actions():
            print(f"  {game.actions.notation(action):20}  {action_text(game, action, say)}")
