"""`ostracon show`: a moment of a match as text, JSON or picture."""

from __future__ import annotations

import json
from pathlib import Path

from ostracon.kernel.errors import OstraconError
from ostracon.kernel.record import load_file, replay
from ostracon.screen.picture import picture, png
from ostracon.screen.story import action_text, event_text, game_texts

THEMES = ("light", "dark")


class CannotShow(OstraconError):
    """A moment, seat, theme or file that does not exist."""


def show_file(
    file: Path,
    ply: int | None,
    seat: int,
    svg: Path | None,
    png_file: Path | None,
    language: str,
    theme: str,
    as_json: bool,
) -> None:
    """Show a moment of a match file."""
    match = replay(load_file(file))
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
    if svg or png_file:
        drawn = picture(game, view, language, theme)
        try:
            if svg:
                svg.write_text(drawn, "utf-8")
            if png_file:
                png_file.write_bytes(png(drawn))
        except OSError as error:
            raise CannotShow(f"cannot write {error.filename}: {error.strerror}") from None
        return
    if as_json:
        import msgspec

        print(
            json.dumps(
                {"ply": moment, "seat": seat, "view": msgspec.to_builtins(view)}, ensure_ascii=False, indent=2
            )
        )
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
