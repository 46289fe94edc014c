"""How Egizia's actions are shown where the text of the verb is not enough, and the sentence at the top."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ostracon.games._nile import choices as nile
from ostracon.games._nile.previews import leading_crew
from ostracon.games.egizia import building, feeding, free, monuments, ships, sphinx
from ostracon.games.egizia import components as box
from ostracon.games.egizia.effects import STRENGTHEN
from ostracon.games.egizia.faces import sphinx_symbol
from ostracon.games.egizia.pieces import card_words
from ostracon.games.egizia.previews import (
    PHASES,
    card_preview,
    force_words,
    hunger,
    market_preview,
    own,
    town_preview,
)
from ostracon.games.egizia.view import View
from ostracon.games.egizia.vocabulary import Decision
from ostracon.kernel.actions import Verb
from ostracon.screen.board import Choice
from ostracon.screen.story import text_id
from ostracon.screen.texts import Say, key

# Ships.


def ring(view: View, say: Say, ring: int) -> Choice:
    stays = "stay" if ring == view.ring else "ring"
    more = own(view).harvest[ring] - own(view).harvest[view.ring]
    label = say(f"move-{stays}", ring=say(f"ring-{box.RING_IDS[ring]}"))
    return Choice(label, preview=hunger(view, say, more_grain=more))


def crew_button(choice: Choice, view: View, crew: int, say: Say) -> Choice:
    return nile.crew_button(choice, box.CREW_IDS[crew], own(view).strength[crew], say)


def strengthen(view: View, say: Say, crew: int) -> Choice:
    before = own(view).strength[crew]
    change = say("preview-strength", before=before, after=before + 1)
    preview = f"{change}; {hunger(view, say, 1)}" if view.phase < PHASES.feeding else change
    return crew_button(Choice(preview=preview), view, crew, say)


# Feeding.


def grain_card(view: View, say: Say) -> Choice:
    preview = hunger(view, say, more_grain=box.GRAIN_OF_CARD)
    return nile.also_button("action-grain-card", "grain", preview, say)


def pay_stone(view: View, say: Say) -> Choice:
    return nile.also_button("action-pay-stone", "block", hunger(view, say, more_grain=1), say)


def go_hungry(view: View, say: Say) -> Choice:
    points = own(view).hunger
    return Choice(say("move-go-hungry", points=points), preview=say("preview-points", points=-points))


def six_stones(view: View, say: Say) -> Choice:
    return (
        nile.also_button("action-six-stones", "cards", "", say)
        if view.decision == Decision.FEED
        else Choice()
    )


# Building.


def build(view: View, say: Say, crew: int) -> Choice:
    preview = leading_crew(own(view), crew, view.cheapest[view.site], say)
    return crew_button(Choice(preview=preview), view, crew, say)


def added(view: View, say: Say, force: int) -> Choice:
    return Choice(
        preview=say("preview-force", before=view.force, after=view.force + force, stones=own(view).stones)
    )


def add_crew(view: View, say: Say, crew: int = box.JOKER) -> Choice:
    return crew_button(added(view, say, own(view).strength[crew]), view, crew, say)


def done(view: View, say: Say) -> Choice:
    stones = own(view).stones
    budget = min(view.force, stones)
    return Choice(preview=say("preview-budget", force=view.force, stones=stones, budget=budget))


def piece(view: View, label: str, cost: int, say: Say, path: tuple[str, ...] = ()) -> Choice:
    return Choice(label, path, say("preview-piece", cost=cost, budget=view.budget))


def obelisk(view: View, say: Say) -> Choice:
    cost = view.costs[0]
    return piece(view, say("move-obelisk", level=len(view.obelisk) + 1, cost=cost), cost, say)


def grave(view: View, say: Say) -> Choice:
    first = next(space for space, (_, owner) in enumerate(view.graves) if owner < 0)
    return piece(view, say("move-grave", cost=view.costs[1]), view.costs[1], say, (f"tomb-{first}",))


def course(view: View, say: Say, course: int) -> Choice:
    cost = view.costs[2 + course]
    label = say("move-course", course=say(f"course-{box.COURSE_IDS[course]}"), cost=cost)
    return piece(view, label, cost, say)


# The Sphinx.


def extra(view: View, say: Say, cards: int) -> Choice:
    return Choice(path=(f"riddle-{view.paid + cards - 1}",) if cards else ())


def keep(view: View, say: Say, which: int) -> Choice:
    card = view.drawn[which]
    return nile.card_shown(box.SPHINX_IDS[card], sphinx_symbol(card), say)


TAKE_CARD = nile.take_card(box.CARD_SPACE_IDS, card_words, card_preview)
AT_SITE = nile.foretold(force_words)
CHOICES: Mapping[Verb, Callable[..., Choice]] = {
    ships.LAND: TAKE_CARD,
    ships.GLEAN: TAKE_CARD,
    ships.VISIT: nile.foretold(town_preview),
    ships.DOCK: AT_SITE,
    ships.WAIT: AT_SITE,
    ships.DOUBLE: nile.answers("move-double"),
    ships.RING: ring,
    ships.SECOND_SHIP: nile.answers("move-second-ship"),
    STRENGTHEN: strengthen,
    feeding.GRAIN_CARD: grain_card,
    feeding.PAY_STONE: pay_stone,
    feeding.GO_HUNGRY: go_hungry,
    free.SIX_STONES: six_stones,
    free.SELL: nile.sold(box.POINTS_PER_SOLD),
    building.BUILD_FIRST: nile.answers("move-build-first", "nile-seal"),
    building.BUILD_WAITING: nile.answers("move-build-waiting", "nile-door"),
    building.BUILD: build,
    building.ADD_JOKER: add_crew,
    building.ADD_CREW: add_crew,
    building.ADD_FORCE: lambda view, say: added(view, say, box.FORCE_OF_CARD),
    building.DONE: done,
    monuments.OBELISK: obelisk,
    monuments.GRAVE: grave,
    monuments.MARKET: nile.foretold(market_preview),
    monuments.TEMPLE: course,
    monuments.ROW: lambda view, say, row: course(view, say, box.GROUND_ROW + row),
    sphinx.DRAW: nile.draw(box.POINTS_PER_RETURNED_CARD),
    sphinx.EXTRA: extra,
    sphinx.KEEP: keep,
}


WAYS = (  # what may be done at a site
    ("obelisk", (monuments.OBELISK,)),
    ("grave", (monuments.GRAVE,)),
    ("temple", (monuments.TEMPLE,)),
    ("pyramid", (monuments.ROW,)),
    ("finish", (monuments.FINISH,)),
)


def prompt(view: View, say: Say) -> str:
    """What is to be decided, with the figures that matter for it."""
    text = text_id("prompt", Decision[view.decision])
    if words := nile.prompt_of_others(view, text, say):
        return words
    player = own(view)
    if view.decision == Decision.FEED:
        return f"{say(text)} {say('prompt-feed-now', missing=player.missing, points=player.hunger)}"
    if view.extra_ship:
        return say("prompt-extra-ship")
    if view.decision == Decision.LEAD:
        sentence = say(text, site=say(f"site-{key(box.SITE_IDS[view.site])}"))
        cheapest = "prompt-cheapest-card" if view.site == box.SPHINX_SITE else "prompt-cheapest"
        return f"{sentence} {say(cheapest, cheapest=view.cheapest[view.site], stones=player.stones)}"
    at_work = view.decision in (Decision.OBELISK_GRAVES, Decision.TEMPLE_PYRAMID)
    sentence = say(text, ways=nile.ways_open(view, WAYS, say)) if at_work else say(text)
    if view.force and view.decision not in (Decision.SPHINX_EXTRA, Decision.MARKET) and not view.drawn:
        if view.budget and view.pieces + view.budget:
            return f"{sentence} {say('prompt-budget', budget=view.budget)}"
        return f"{sentence} {say('prompt-force', force=view.force, stones=player.stones)}"
    if view.crew_steps > 1:
        return f"{sentence} {say('prompt-steps', count=view.crew_steps)}"
    return sentence
