"""The path of clicks for each action of Shifting Sands, the buttons, and the sentence at the top."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games._nile import choices as nile
from ostracon.games._nile.naming import button_id, number_id, use_id
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
from ostracon.games.egizia_sands.components import (
    CARD_IDS,
    CARD_SPACE_IDS,
    CARD_SPACES,
    CREW_IDS,
    CREWS,
    FIELDS,
    FLOOD_IDS,
    FLOOD_SPACES,
    IMPROVABLE,
    IMPROVABLE_IDS,
    LEVY_FORCE,
    LEVY_STONES,
    MARKET_IDS,
    MARKETS,
    MOST_DRAWN,
    MOST_SOLD,
    POINTS_INSTEAD,
    ROUND_SPACES,
    ROWS,
    SITE_IDS,
    SITES,
    SLOTS,
    SPHINX_DEALT,
    STATUE_PLACES,
    STONE_LIMIT,
    STORE_GRAIN,
    STORE_STONES,
    TRAINING_STONES,
    VIOLET,
)
from ostracon.games.egizia_sands.faces import sphinx_symbol
from ostracon.games.egizia_sands.layout import (
    ASK_BEFORE_BUILDING,
    ASK_END_WINDOW,
    ASK_FEED,
    ASK_FREE_BRICK,
    ASK_LEAD,
    ASK_TRADE,
    DECISION_IDS,
)
from ostracon.games.egizia_sands.pieces import card_words, round_words, sphinx_words
from ostracon.games.egizia_sands.previews import least_cost, preview
from ostracon.games.egizia_sands.view import View, brick_cost
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
WINDOWS = (ASK_FEED, ASK_BEFORE_BUILDING, ASK_END_WINDOW)


def draw_moves(view: View, say: Say) -> tuple[Move, ...]:
    """Every legal action with its clicks."""
    return nile.moves(view, path, label, preview, say)


def path(view: View, action: int) -> tuple[str, ...]:
    """What to click for an action."""
    families = (
        (KEEP_START, SPHINX_DEALT, "riddle"),
        (LAND, CARD_SPACES, "space"),
        (GLEAN, CARD_SPACES, "space"),
        (VISIT, ROUND_SPACES, "town"),
        (WAIT, SITES, "wait"),
        (CREW, CREWS, "crew"),
        (LEAD, VIOLET, "crew"),
        (ADD_CREW, VIOLET, "crew"),
        (FLOOD, FLOOD_SPACES, "flood"),
        (MARKET, MARKETS, "market"),
        (ROW, ROWS, "row"),
        (STATUE, STATUE_PLACES, "statue"),
        (DRAW, MOST_DRAWN, "riddle"),
        (KEEP, MOST_DRAWN, "riddle"),
    )
    if place := nile.place_of(action, families):
        return place
    if DOCK <= action < DOCK + SITES * SLOTS:
        site, slot = divmod(action - DOCK, SLOTS)
        return (f"dock-{site}-{slot}",)
    if action == ADD_VIOLET:
        return (f"crew-{VIOLET}",)
    if action in (OBELISK_LEVEL, COLUMN):
        return ("obelisk" if action == OBELISK_LEVEL else "colonnade",)
    if action in TWOFOLD:
        card, other = TWOFOLD[action]
        return (use_id(card), button_id(ACTIONS, action)) if other in view.legal else (use_id(card),)
    if action in PLAYED:
        return (use_id(PLAYED[action]),)
    if SELL <= action < SELL + MOST_SOLD:
        return (SELLER, number_id(action - SELL + 1))
    if CONVERT <= action < CONVERT + STONE_LIMIT:
        return (BARTER, number_id(action - CONVERT + 1))
    if DRAW_FREE <= action < DRAW_FREE + MOST_DRAWN - 1:
        return (READER, f"riddle-{action - DRAW_FREE + 1}")
    if ATTACH <= action < ATTACH + FIELDS:
        return (CANAL, f"field-{CARD_IDS[IMPROVABLE[action - ATTACH]]}")
    return (button_id(ACTIONS, action),)


def label(view: View, action: int, say: Say) -> str:
    """An action in words, with this position's names and numbers."""
    for first in (LAND, GLEAN):
        if first <= action < first + CARD_SPACES:
            name = card_words(view.river[action - first], say)[0]
            return say("move-land", card=name, space=say(f"space-{CARD_SPACE_IDS[action - first]}"))
    if VISIT <= action < VISIT + ROUND_SPACES:
        return say("move-visit", space=round_words(view, action - VISIT, say)[0])
    if DOCK <= action < DOCK + SITES * SLOTS:
        site, slot = divmod(action - DOCK, SLOTS)
        return say("move-dock", site=say(f"site-{SITE_IDS[site]}"), slot=slot + 1)
    if WAIT <= action < WAIT + SITES:
        return say("move-wait", site=say(f"site-{SITE_IDS[action - WAIT]}"))
    if KEEP_START <= action < KEEP_START + SPHINX_DEALT:
        return say("move-keep", card=sphinx_words(view.dealt[action - KEEP_START], say)[0])
    if KEEP <= action < KEEP + MOST_DRAWN:
        return say("move-keep", card=sphinx_words(view.drawn[action - KEEP], say)[0])
    cost = 0 if view.decision == ASK_FREE_BRICK else brick_cost(view, action)
    if action == OBELISK_LEVEL:
        return say("move-obelisk", level=len(view.obelisk) + 1, cost=cost)
    if action == COLUMN:
        return say("move-column", column=view.tables[view.seat].columns + 1, cost=cost)
    if ROW <= action < ROW + ROWS:
        return say("move-row", row=action - ROW + 1, cost=cost)
    if STATUE <= action < STATUE + STATUE_PLACES:
        return say("move-statue", statue=action - STATUE + 1, cost=cost)
    return plain_label(view, action, say)


def plain_label(view: View, action: int, say: Say) -> str:
    """Actions whose words need no look at the river or the monuments."""
    raising = "lower" if view.decision == ASK_TRADE else "strengthen"
    for first, count, name in (
        (CREW, CREWS, raising),
        (LEAD, VIOLET, "lead"),
        (ADD_CREW, VIOLET, "add-crew"),
    ):
        if first <= action < first + count:
            return say(f"move-{name}", crew=say(f"crew-{CREW_IDS[action - first]}"))
    if FLOOD <= action < FLOOD + FLOOD_SPACES:
        place = action - FLOOD
        return say(
            f"move-{'stay' if place == view.flood else 'flood'}", flood=say(f"flood-{FLOOD_IDS[place]}")
        )
    if MARKET <= action < MARKET + MARKETS:
        return say("move-market", market=say(f"market-{MARKET_IDS[action - MARKET]}"))
    for first, count, name, least in (
        (DRAW, MOST_DRAWN, "draw", 1),
        (DRAW_FREE, MOST_DRAWN - 1, "draw-free", 2),
        (SELL, MOST_SOLD, "sell", 1),
        (CONVERT, STONE_LIMIT, "convert", 1),
    ):
        if first <= action < first + count:
            return say(f"move-{name}", count=action - first + least)
    if ATTACH <= action < ATTACH + FIELDS:
        return say("move-attach", field=say(f"field-{IMPROVABLE_IDS[action - ATTACH]}"))
    figures = {
        STORE_AS_STONES: STORE_STONES,
        STORE_AS_GRAIN: STORE_GRAIN,
        LEVY_AS_STONES: LEVY_STONES,
        LEVY_AS_FORCE: LEVY_FORCE,
    }
    player = view.tables[view.seat]
    words: dict[str, int] = {
        "count": figures.get(action, player.sale),
        "stones": TRAINING_STONES,
        "points": POINTS_INSTEAD,
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
    text = f"prompt-{key(DECISION_IDS[view.decision])}"
    if words := nile.prompt_of_others(view, text, say):
        return words
    player = view.tables[view.seat]
    if view.decision == ASK_FEED:
        if player.missing:
            return f"{say(text)} {say('prompt-feed-now', missing=player.missing, points=player.hunger)}"
        return f"{say(text)} {say('prompt-feed-fine', surplus=player.surplus)}"
    if view.extra_ship:
        return say("prompt-extra-ship")
    if view.decision == ASK_LEAD:
        site = say(f"site-{SITE_IDS[view.site]}")
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
