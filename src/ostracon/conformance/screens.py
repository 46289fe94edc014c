"""Every word is there, and shown somewhere."""

from __future__ import annotations

import re

from ostracon.conformance.settings import Nonconformance, Plan, random_game, settings_of
from ostracon.kernel.events import Event
from ostracon.kernel.game import Game
from ostracon.screen.story import (
    action_text,
    event_text,
    game_languages,
    game_texts,
    reason_text,
    text_id,
)
from ostracon.screen.summary import summed_up
from ostracon.screen.texts import ENGLISH, MissingText

MOST_NAMED = 12  # texts in a warning


def check_texts(game: Game, plan: Plan) -> int:
    """Every action, event, reason, category and option has a text in every language."""
    count = 0
    names = ("Ada", "Bel", "Cid", "Dor")
    if game.has_board and ENGLISH not in game_languages(game):
        raise Nonconformance(f"{game.id} has a board but no texts/{ENGLISH}.ftl")
    for language in game_languages(game):
        say = game_texts(game, language)
        try:
            for number in range(game.actions.total):
                count += bool(action_text(game, number, say))
            for kind in game.event_kinds:
                event = Event(
                    0, kind.name, {name: int(family == "number") for name, family in kind.arguments}
                )
                count += bool(event_text(game, event, say, names))
                count += bool(summed_up(game, [event, event], say, names, 0))
            for part in game.parts:
                count += bool(say(text_id("part", part)))
            for reason in game.reasons.names[1:]:
                say.asked.add(text_id("reason", reason))
                if not say.has(text_id("reason", reason)):
                    raise MissingText(f"no text {text_id('reason', reason)!r} in {language}")
            for key in ("title", "tagline", "about"):
                count += bool(say(key))
            count += say.has("weight") and 1 <= int(say("weight")) <= 5
            for option in game.options:
                count += bool(say(text_id("option", option.name))) + bool(
                    say(text_id("option", option.name, "help"))
                )
                for value in option.values:
                    count += bool(say(text_id("option", option.name, str(value))))
            setting = settings_of(game, plan.settings, plan.seed)[0]
            for step, (s, _) in enumerate(random_game(game, setting, plan.seed)):
                if step % 10:
                    continue
                view = game.view(s, 0)
                for number in range(game.actions.total):
                    code = game.why_not(s, number)
                    if code:
                        count += bool(reason_text(game, code, view, number, say))
        except MissingText as error:
            raise Nonconformance(f"{game.id}: {error.args[0]}") from None
    return count


def unreached_texts(game: Game) -> str:
    """After the checks of texts and board: which of the game's texts they never came upon, as a sentence; "" for none.

    Such a text is dead, or belongs to a moment that the random games did not reach.
    """
    path = game.folder / "texts" / f"{ENGLISH}.ftl"
    source = path.read_text("utf-8") if path.exists() else ""
    quoted = set(re.findall(r"\{\s*([a-z][\w-]*)\s*\}", source))  # by other texts
    reached = game_texts(game, ENGLISH).asked | quoted
    keys = [key for key in re.findall(r"^([a-z][\w-]*) *=", source, re.MULTILINE) if key not in reached]
    more = f" and {len(keys) - MOST_NAMED} more" if len(keys) > MOST_NAMED else ""
    return f"texts that these games never showed: {', '.join(keys[:MOST_NAMED])}{more}" if keys else ""
