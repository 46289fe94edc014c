"""The path of clicks for each action of Shifting Sands, the buttons, and the sentence at the top."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games._nile import choices as nile
from ostracon.games._nile.naming import button_id, number_id, use_id
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.actions import (
    ACTIONS,
    ADD_CREW,
    ADD_FORCE,
    ADD_VIOLET,
    ATTACH,
    COLUMN,
    CONVERT,
    CREW,
    DOCK,
    DRAW,
    DRAW_FREE,
    FLOOD,
    GLEAN,
    GRAIN_CARD,
    IMPROVE,
    KEEP,
    KEEP_START,
    LAND,
    LEAD,
    LEVY_AS_FORCE,
    LEVY_AS_STONES,
    MARKET,
    OBELISK_LEVEL,
    ROW,
    SELL,
    SIX_STONES_NOW,
    STATUE,
    STORE_AS_GRAIN,
    STORE_AS_STONES,
    TRAIN,
    VISIT,
    WAIT,
)
from ostracon.games.egizia_sands.faces import sphinx_symbol
from ostracon.games.egizia_sands.pieces import card_words, round_words, sphinx_words
from ostracon.games.egizia_sands.previews import least_cost, preview
from ostracon.games.egizia_sands.view import View, brick_cost
from ostracon.games.egizia_sands.vocabulary import Decision
from ostracon.screen.scene import Button, Move
from ostracon.screen.texts import Say, key

# Cards that are played by clicking on them in the panel, by action.
PLAYED = {
    GRAIN_CARD: "grain",
    SIX_STONES_NOW: "stones",
    IMPROVE: "crew_per_round",
    TRAIN: "stones_to_crew",
    ADD_FORCE: "force",
}
# Cards with two uses: the card, then the use.
TWOFOLD = {
    STORE_AS_STONES: ("stones_or_grain", STORE_AS_GRAIN),
    STORE_AS_GRAIN: ("stones_or_grain", STORE_AS_STONES),
    LEVY_AS_STONES: ("stones_or_force", LEVY_AS_FORCE),
    LEVY_AS_FORCE: ("stones_or_force", LEVY_AS_STONES),
}
SELLER, CANAL = "use-sell_stones", "use-field_improver"
BARTER, READER = "use-feed_with_stones", "use-sphinx_free_card"
WINDOWS = (Decision.FEED, Decision.BEFORE_BUILDING, Decision.END_WINDOW)


def draw_moves(view: View, say: Say) -> tuple[Move, ...]:
    """Every legal action with its clicks."""
    return nile.moves(view, path, label, preview, say)


def path(view: View, action: int) -> tuple[str, ...]:
    """What to click for an action."""
    families = (
        (KEEP_START, box.SPHINX_DEALT, "riddle"),
        (LAND, box.CARD_SPACES, "space"),
        (GLEAN, box.CARD_SPACES, "space"),
        (VISIT, box.ROUND_SPACES, "town"),
        (WAIT, box.SITES, "wait"),
        (CREW, box.CREWS, "crew"),
        (LEAD, box.VIOLET, "crew"),
        (ADD_CREW, box.VIOLET, "crew"),
        (FLOOD, box.FLOOD_SPACES, "flood"),
        (MARKET, box.MARKETS, "market"),
        (ROW, box.ROWS, "row"),
        (STATUE, box.STATUE_PLACES, "statue"),
        (DRAW, box.MOST_DRAWN, "riddle"),
        (KEEP, box.MOST_DRAWN, "riddle"),
    )
    if place := nile.place_of(action, families):
        return place
    if DOCK <= action < DOCK + box.SITES * box.SLOTS:
        site, slot = divmod(action - DOCK, box.SLOTS)
        return (f"dock-{site}-{slot}",)
    if action == ADD_VIOLET:
        return (f"crew-{box.VIOLET}",)
    if action in (OBELISK_LEVEL, COLUMN):
        return ("obelisk" if action == OBELISK_LEVEL else "colonnade",)
    if action in TWOFOLD:
        card, other = TWOFOLD[action]
        return (use_id(card), button_id(ACTIONS, action)) if other in view.legal else (use_id(card),)
    if action in PLAYED:
        return (use_id(PLAYED[action]),)
    if SELL <= action < SELL + box.MOST_SOLD:
        return (SELLER, number_id(action - SELL + 1))
    if CONVERT <= action < CONVERT + box.STONE_LIMIT:
        return (BARTER, number_id(action - CONVERT + 1))
    if DRAW_FREE <= action < DRAW_FREE + box.MOST_DRAWN - 1:
        return (READER, f"riddle-{action - DRAW_FREE + 1}")
    if ATTACH <= action < ATTACH + box.FIELDS:
        return (CANAL, f"field-{box.CARD_IDS[box.IMPROVABLE[action - ATTACH]]}")
    return (button_id(ACTIONS, action),)


def label(view: View, action: int, say: Say) -> str:
    """An action in words, with this position's names and numbers."""
    for first in (LAND, GLEAN):
        if first <= action < first + box.CARD_SPACES:
            name = card_words(view.river[action - first], say)[0]
            return say("move-land", card=name, space=say(f"space-{box.CARD_SPACE_IDS[action - first]}"))
    if VISIT <= action < VISIT + box.ROUND_SPACES:
        return say("move-visit", space=round_words(view, action - VISIT, say)[0])
    if DOCK <= action < DOCK + box.SITES * box.SLOTS:
        site, slot = divmod(action - DOCK, box.SLOTS)
        return say("move-dock", site=say(f"site-{box.SITE_IDS[site]}"), slot=slot + 1)
    if WAIT <= action < WAIT + box.SITES:
        return say("move-wait", site=say(f"site-{box.SITE_IDS[action - WAIT]}"))
    if KEEP_START <= action < KEEP_START + box.SPHINX_DEALT:
        return say("move-keep", card=sphinx_words(view.dealt[action - KEEP_START], say)[0])
    if KEEP <= action < KEEP + box.MOST_DRAWN:
        return say("move-keep", card=sphinx_words(view.drawn[action - KEEP], say)[0])
    cost = 0 if view.decision == Decision.FREE_BRICK else brick_cost(view, action)
    if action == OBELISK_LEVEL:
        return say("move-obelisk", level=len(view.obelisk) + 1, cost=cost)
    if action == COLUMN:
        return say("move-column", column=view.tables[view.seat].columns + 1, cost=cost)
    if ROW <= action < ROW + box.ROWS:
        return say("move-row", row=action - ROW + 1, cost=cost)
    if STATUE <= action < STATUE + box.STATUE_PLACES:
        return say("move-statue", statue=action - STATUE + 1, cost=cost)
    return plain_label(view, action, say)


def plain_label(view: View, action: int, say: Say) -> str:
    """Actions whose words need no look at the river or the monuments."""
    raising = "lower" if view.decision == Decision.TRADE else "strengthen"
    for first, count, name in (
        (CREW, box.CREWS, raising),
        (LEAD, box.VIOLET, "lead"),
        (ADD_CREW, box.VIOLET, "add-crew"),
    ):
        if first <= action < first + count:
            return say(f"move-{name}", crew=say(f"crew-{box.CREW_IDS[action - first]}"))
    if FLOOD <= action < FLOOD + box.FLOOD_SPACES:
        place = action - FLOOD
        return say(
            f"move-{'stay' if place == view.flood else 'flood'}", flood=say(f"flood-{box.FLOOD_IDS[place]}")
        )
    if MARKET <= action < MARKET + box.MARKETS:
        return say("move-market", market=say(f"market-{box.MARKET_IDS[action - MARKET]}"))
    for first, count, name, least in (
        (DRAW, box.MOST_DRAWN, "draw", 1),
        (DRAW_FREE, box.MOST_DRAWN - 1, "draw-free", 2),
        (SELL, box.MOST_SOLD, "sell", 1),
        (CONVERT, box.STONE_LIMIT, "convert", 1),
    ):
        if first <= action < first + count:
            return say(f"move-{name}", count=action - first + least)
    if ATTACH <= action < ATTACH + box.FIELDS:
        return say("move-attach", field=say(f"field-{box.IMPROVABLE_IDS[action - ATTACH]}"))
    figures = {
        STORE_AS_STONES: box.STORE_STONES,
        STORE_AS_GRAIN: box.STORE_GRAIN,
        LEVY_AS_STONES: box.LEVY_STONES,
        LEVY_AS_FORCE: box.LEVY_FORCE,
    }
    player = view.tables[view.seat]
    words: dict[str, int] = {
        "count": figures.get(action, player.sale),
        "stones": box.TRAINING_STONES,
        "points": box.POINTS_INSTEAD,
        "loss": player.hunger,
    }
    return say(f"move-{button_id(ACTIONS, action)}", **words)


# Buttons.


def buttons(view: View, say: Say) -> tuple[Button, ...]:
    """Choices without a place on the board, and cards whose use is the very question."""
    return nile.buttons(view, button_for, say)


def button_for(view: View, action: int, say: Say) -> Iterator[Button]:
    steps = path(view, action)
    single = len(steps) == 1
    first = KEEP_START if view.dealt else KEEP
    shown = view.dealt or view.drawn
    if first <= action < first + len(shown):
        card = shown[action - first]
        words, tip = label(view, action, say), sphinx_words(card, say)[1]
        yield Button(steps[0], words, symbol=sphinx_symbol(card), tip=tip, about=(action,))
        return
    if single and (action in PLAYED or action in TWOFOLD) and view.decision in WINDOWS:
        symbol = {GRAIN_CARD: "grain", STORE_AS_GRAIN: "grain"}.get(action, "cards")
        yield Button(steps[0], label(view, action, say), symbol=symbol, about=(action,))
    elif steps[-1] == button_id(ACTIONS, action):
        yield Button(steps[-1], label(view, action, say), about=(action,))


# The sentence at the top.


def prompt(view: View, say: Say) -> str:
    """What is to be decided, with the figures that matter for it."""
    text = f"prompt-{key(Decision[view.decision])}"
    if words := nile.prompt_of_others(view, text, say):
        return words
    player = view.tables[view.seat]
    if view.decision == Decision.FEED:
        if player.missing:
            return f"{say(text)} {say('prompt-feed-now', missing=player.missing, points=player.hunger)}"
        return f"{say(text)} {say('prompt-feed-fine', surplus=player.surplus)}"
    if view.extra_ship:
        return say("prompt-extra-ship")
    if view.decision == Decision.LEAD:
        site = say(f"site-{box.SITE_IDS[view.site]}")
        cheapest = least_cost(view, player, view.site)
        if not cheapest:
            return say("named", name=site, text=say("reason-nothing-to-build"))
        sentence = say(text, site=site)
        return f"{sentence} {say('prompt-cheapest', cheapest=cheapest, stones=player.stones)}"
    sentence = say(text)
    if view.force and not view.drawn:
        return f"{sentence} {say('prompt-force', force=view.force - view.spent, stones=player.stones)}"
    if view.crew_steps > 1:
        return f"{sentence} {say('prompt-steps', count=view.crew_steps)}"
    return sentence
