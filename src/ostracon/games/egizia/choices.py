"""The path of clicks for each of Egizia's actions, the buttons, and the sentence at the top."""

from __future__ import annotations

from collections.abc import Iterator

from ostracon.games._nile import choices as nile
from ostracon.games._nile.naming import button_id, number_id, use_id
from ostracon.games.egizia.actions import (
    ACTIONS,
    ADD_CREW,
    ADD_FORCE,
    ADD_JOKER,
    ATTACH,
    BUILD,
    COURSE,
    DOCK,
    DRAW,
    EXTRA,
    FIRST_YES,
    GLEAN,
    GRAIN_CARD,
    GRAVE,
    IMPROVE,
    KEEP,
    LAND,
    MARKET,
    OBELISK_LEVEL,
    PAY_STONE,
    RING,
    SELL,
    SIX_STONES_NOW,
    STRENGTHEN,
    TRAIN,
    VISIT,
    WAIT,
    WAITING_YES,
)
from ostracon.games.egizia.components import (
    CARD_IDS,
    CARD_SPACE_IDS,
    CARD_SPACES,
    COURSE_IDS,
    COURSES,
    CREW_IDS,
    CREWS,
    EXTRA_SPHINX_CARDS,
    FIELDS,
    IMPROVABLE,
    JOKER,
    MARKET_IDS,
    MARKETS,
    MOST_SOLD,
    MOST_SPHINX_CARDS,
    RING_IDS,
    RING_SPACES,
    SITE_IDS,
    SITES,
    SLOTS,
    TOWN_IDS,
    TOWNS,
    TRAINING_STONES,
)
from ostracon.games.egizia.faces import sphinx_symbol
from ostracon.games.egizia.layout import (
    ASK_BUILD_ROOT,
    ASK_FEED,
    ASK_MARKET,
    ASK_SPHINX_EXTRA,
    DECISION_IDS,
)
from ostracon.games.egizia.pieces import card_words, sphinx_words
from ostracon.games.egizia.previews import preview
from ostracon.games.egizia.view import View
from ostracon.screen.scene import Button, Move
from ostracon.screen.texts import Say, key

# Cards that are played by clicking on them in the panel, by action.
PLAYED = {
    GRAIN_CARD: "four_grain",
    PAY_STONE: "feed_with_stones",
    SIX_STONES_NOW: "six_stones",
    IMPROVE: "crew_improver",
    TRAIN: "stones_to_crew",
    ADD_FORCE: "plus_three_force",
}
SELLER, CANAL = "use-sell_stones", "use-field_improver"


def draw_moves(view: View, say: Say) -> tuple[Move, ...]:
    """Every legal action with its clicks."""
    return nile.moves(view, path, label, preview, say)


def path(view: View, action: int) -> tuple[str, ...]:
    """What to click for an action."""
    families = (
        (LAND, CARD_SPACES, "space"),
        (GLEAN, CARD_SPACES, "space"),
        (VISIT, TOWNS, "town"),
        (WAIT, SITES, "wait"),
        (STRENGTHEN, CREWS, "crew"),
        (BUILD, JOKER, "crew"),
        (ADD_CREW, JOKER, "crew"),
        (RING, RING_SPACES, "ring"),
        (DRAW, MOST_SPHINX_CARDS, "riddle"),
        (KEEP, MOST_SPHINX_CARDS, "riddle"),
        (MARKET, MARKETS, "market"),
        (COURSE, COURSES, "course"),
    )
    if place := nile.place_of(action, families):
        return place
    if DOCK <= action < DOCK + SITES * SLOTS:
        site, slot = divmod(action - DOCK, SLOTS)
        return (f"dock-{site}-{slot}",)
    if action == ADD_JOKER:
        return (f"crew-{JOKER}",)
    if action == OBELISK_LEVEL:
        return ("obelisk",)
    if action == GRAVE:
        return (f"tomb-{first_grave(view)}",)
    if EXTRA < action <= EXTRA + EXTRA_SPHINX_CARDS:
        return (f"riddle-{view.paid + action - EXTRA - 1}",)
    if action in PLAYED:
        return (use_id(PLAYED[action]),)
    if SELL <= action < SELL + MOST_SOLD:
        return (SELLER, number_id(action - SELL + 1))
    if ATTACH <= action < ATTACH + FIELDS:
        return (CANAL, f"field-{CARD_IDS[IMPROVABLE[action - ATTACH]]}")
    return (button_id(ACTIONS, action),)


def first_grave(view: View) -> int:
    """The grave tile that is next in line."""
    return next((space for space, (_, owner) in enumerate(view.graves) if owner < 0), len(view.graves) - 1)


def label(view: View, action: int, say: Say) -> str:
    """An action in words, with this position's names and numbers."""
    if LAND <= action < LAND + CARD_SPACES or GLEAN <= action < GLEAN + CARD_SPACES:
        space = action - (LAND if action < LAND + CARD_SPACES else GLEAN)
        name = card_words(view.river[space], say)[0]
        return say("move-land", card=name, space=say(f"space-{CARD_SPACE_IDS[space]}"))
    if VISIT <= action < VISIT + TOWNS:
        return say("move-visit", town=say(f"town-{key(TOWN_IDS[action - VISIT])}"))
    if DOCK <= action < DOCK + SITES * SLOTS:
        site, slot = divmod(action - DOCK, SLOTS)
        return say("move-dock", site=say(f"site-{key(SITE_IDS[site])}"), slot=slot + 1)
    if WAIT <= action < WAIT + SITES:
        return say("move-wait", site=say(f"site-{key(SITE_IDS[action - WAIT])}"))
    if KEEP <= action < KEEP + MOST_SPHINX_CARDS:
        return say("move-keep", card=sphinx_words(view.drawn[action - KEEP], say)[0])
    if action == OBELISK_LEVEL:
        return say("move-obelisk", level=len(view.obelisk) + 1, cost=view.costs[0])
    if action == GRAVE:
        return say("move-grave", cost=view.costs[1])
    if COURSE <= action < COURSE + COURSES:
        course = action - COURSE
        return say("move-course", course=say(f"course-{COURSE_IDS[course]}"), cost=view.costs[2 + course])
    return plain_label(view, action, say)


def plain_label(view: View, action: int, say: Say) -> str:
    """Actions whose words need no look at the river or the monuments."""
    for first, count, name, ids in (
        (STRENGTHEN, CREWS, "strengthen", CREW_IDS),
        (BUILD, JOKER, "build", CREW_IDS),
        (ADD_CREW, JOKER, "add-crew", CREW_IDS),
    ):
        if first <= action < first + count:
            return say(f"move-{name}", crew=say(f"crew-{ids[action - first]}"))
    if RING <= action < RING + RING_SPACES:
        ring = action - RING
        stays = "stay" if ring == view.ring else "ring"
        return say(f"move-{stays}", ring=say(f"ring-{RING_IDS[ring]}"))
    if DRAW <= action < DRAW + MOST_SPHINX_CARDS:
        return say("move-draw", count=action - DRAW + 1)
    if MARKET <= action < MARKET + MARKETS:
        return say("move-market", market=say(f"market-{MARKET_IDS[action - MARKET]}"))
    if EXTRA <= action <= EXTRA + EXTRA_SPHINX_CARDS:
        return say(f"extra-{action - EXTRA}")
    if SELL <= action < SELL + MOST_SOLD:
        return say("move-sell", count=action - SELL + 1)
    if ATTACH <= action < ATTACH + FIELDS:
        return say("move-attach", field=card_words(IMPROVABLE[action - ATTACH], say)[0])
    arguments = {"stones": TRAINING_STONES, "points": view.tables[view.seat].hunger}
    return say(f"move-{button_id(ACTIONS, action)}", **arguments)


# Buttons.


def buttons(view: View, say: Say) -> tuple[Button, ...]:
    """Choices without a place on the board, and cards whose use is the very question."""
    return nile.buttons(view, button_for, say)


def button_for(view: View, action: int, say: Say) -> Iterator[Button]:
    steps = path(view, action)
    if KEEP <= action < KEEP + len(view.drawn):
        card = view.drawn[action - KEEP]
        words, tip = label(view, action, say), sphinx_words(card, say)[1]
        yield Button(steps[0], words, symbol=sphinx_symbol(card), tip=tip, about=(action,))
    elif action in PLAYED and view.decision == ASK_FEED:
        symbol = {GRAIN_CARD: "grain", PAY_STONE: "block"}.get(action, "cards")
        yield Button(steps[0], label(view, action, say), symbol=symbol, about=(action,))
    elif steps == (button_id(ACTIONS, action),):
        symbol = {FIRST_YES: "nile-seal", WAITING_YES: "nile-door"}.get(action, "")
        yield Button(steps[0], label(view, action, say), symbol=symbol, about=(action,))


# The sentence at the top.


def prompt(view: View, say: Say) -> str:
    """What is to be decided, with the figures that matter for it."""
    text = f"prompt-{key(DECISION_IDS[view.decision])}"
    if words := nile.prompt_of_others(view, text, say):
        return words
    player = view.tables[view.seat]
    if view.decision == ASK_FEED:
        return f"{say(text)} {say('prompt-feed-now', missing=player.missing, points=player.hunger)}"
    if view.extra_ship:
        return say("prompt-extra-ship")
    if view.decision == ASK_BUILD_ROOT:
        sentence = say(text, site=say(f"site-{key(SITE_IDS[view.site])}"))
        return f"{sentence} {say('prompt-cheapest', cheapest=view.cheapest[view.site], stones=player.stones)}"
    sentence = say(text)
    if view.force and view.decision not in (ASK_SPHINX_EXTRA, ASK_MARKET) and not view.drawn:
        if view.budget and view.pieces + view.budget:
            return f"{sentence} {say('prompt-budget', budget=view.budget)}"
        return f"{sentence} {say('prompt-force', force=view.force, stones=player.stones)}"
    if view.crew_steps > 1:
        return f"{sentence} {say('prompt-steps', count=view.crew_steps)}"
    return sentence
