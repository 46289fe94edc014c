"""How the actions of Shifting Sands are shown where the text of the verb is not enough, and the sentence at the top."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ostracon.games._nile import choices as nile
from ostracon.games._nile.previews import leading_crew
from ostracon.games.egizia_sands import building, crews, feeding, free, monuments, rounds, ships, sphinx
from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.faces import sphinx_symbol
from ostracon.games.egizia_sands.pieces import card_words, round_words
from ostracon.games.egizia_sands.previews import (
    PHASES,
    appetite_of,
    card_preview,
    force_words,
    hunger,
    least_cost,
    market_preview,
    own,
    round_gains,
)
from ostracon.games.egizia_sands.view import View
from ostracon.games.egizia_sands.vocabulary import Decision
from ostracon.kernel.actions import Verb
from ostracon.screen.board import Choice
from ostracon.screen.story import text_id
from ostracon.screen.texts import Say

WINDOWS = (Decision.GLEANED, Decision.FEED, Decision.BEFORE_BUILDING, Decision.END_WINDOW)


# Ships.


def visit(view: View, say: Say, space: int) -> Choice:
    more = appetite_of(own(view), round_gains(view, space))
    label = say("move-visit", space=round_words(view, space, say)[0])
    return Choice(label, preview=hunger(view, say, more) if more else "")


def by_means(verb: Verb, by: int, say: Say) -> Choice:
    """A second ship or a waiting ship that builds: by which card or tile."""
    kind = verb.name.replace("_", "-")
    return Choice(say(f"action-{kind}", by=say(f"{kind}-{verb.args[0].labels[by]}")))


def crew(view: View, say: Say, crew: int) -> Choice:
    trade = view.decision == Decision.TRADE
    step, market = (-box.CREW_DOWN, box.TRADE_GRAIN_STEPS) if trade else (1, 0)
    before = own(view).strength[crew]
    change = say("preview-strength", before=before, after=before + step)
    fed = hunger(view, say, step, steps=market)
    label = say("move-lower" if trade else "move-strengthen", crew=say(f"crew-{box.CREW_IDS[crew]}"))
    choice = Choice(label, preview=f"{change}; {fed}" if view.phase <= PHASES.feeding else change)
    return nile.crew_button(choice, box.CREW_IDS[crew], before, say)


def flood(view: View, say: Say, flood: int) -> Choice:
    more = own(view).harvest[flood] - own(view).harvest[view.flood]
    label = say("move-stay") if flood == view.flood else ""
    return Choice(label, preview=hunger(view, say, more_grain=more))


# Cards.


def played(text: str, symbol: str = "cards", grain: int = 0) -> Callable[..., Choice]:
    """A card for which there is a button besides while cards are the question; how much grain it gives."""

    def play(view: View, say: Say) -> Choice:
        preview = hunger(view, say, more_grain=grain) if grain else ""
        return nile.also_button(text, symbol, preview, say) if view.decision in WINDOWS else Choice()

    return play


def twofold(verb: Verb, other: Verb, amount: int, symbol: str = "cards") -> Callable[..., Choice]:
    """A card with two uses: the card, then the use, while both are possible."""

    def use(view: View, say: Say) -> Choice:
        name = verb.name.replace("_", "-")
        label = say(f"move-{name}", count=amount)
        preview = ""
        if verb is feeding.STORE_GRAIN:
            preview = hunger(view, say, more_grain=amount)
        elif verb is building.LEVY_FORCE:
            preview = added(view, say, amount).preview
        if other.first in view.legal:
            return Choice(label, (verb.click, name), preview)
        button = label if view.decision in WINDOWS else ""
        return Choice(label, preview=preview, button=button, symbol=symbol if button else "")

    return use


def convert(view: View, say: Say, stones: int) -> Choice:
    return Choice(preview=hunger(view, say, more_grain=stones + 1), later=str(stones + 1))


def sell_surplus(view: View, say: Say) -> Choice:
    points = own(view).sale
    return Choice(say("move-sell-surplus", count=points), preview=say("preview-points", points=points))


# Building.


def lead(view: View, say: Say, crew: int) -> Choice:
    player = own(view)
    choice = Choice(preview=leading_crew(player, crew, least_cost(view, player, view.site), say))
    return nile.crew_button(choice, box.CREW_IDS[crew], player.strength[crew], say)


def added(view: View, say: Say, force: int) -> Choice:
    left = view.force - view.spent
    return Choice(preview=say("preview-force", before=left, after=left + force, stones=own(view).stones))


def add_crew(view: View, say: Say, crew: int = box.VIOLET) -> Choice:
    strength = view.at_start[crew]
    return nile.crew_button(added(view, say, strength), box.CREW_IDS[crew], strength, say)


def brick(view: View, text: str, cost: int, say: Say, **words: int) -> Choice:
    if view.decision == Decision.FREE_BRICK:
        return Choice(say(text, cost=0, **words), preview=say("preview-free"))
    budget = min(view.force - view.spent, own(view).stones)
    return Choice(say(text, cost=cost, **words), preview=say("preview-piece", cost=cost, budget=budget))


def obelisk(view: View, say: Say) -> Choice:
    return brick(view, "move-obelisk", view.obelisk_cost, say, level=len(view.obelisk) + 1)


def column(view: View, say: Say) -> Choice:
    return brick(view, "move-column", own(view).costs[0], say, column=own(view).columns + 1)


def row(view: View, say: Say, row: int) -> Choice:
    return brick(view, "move-row", view.row_costs[row], say, row=row + 1)


def statue(view: View, say: Say, statue: int) -> Choice:
    cost, level = own(view).costs[1 + statue], own(view).statues[statue] + 1
    preview = say("preview-statue", cost=cost, points=box.STATUE_POINTS[level])
    return Choice(say("move-statue", statue=statue + 1, cost=cost), preview=preview)


# The Sphinx.


def draw_free(view: View, say: Say, cards: int) -> Choice:
    reader = sphinx.DRAW_FREE.path({"cards": cards})[0]
    points = (cards + 1) * box.POINTS_PER_RETURNED_CARD
    preview = say("preview-draw", stones=cards + 1, points=points)
    return Choice(path=(reader, f"riddle-{cards + 1}"), preview=preview)


def keep(view: View, say: Say, which: int) -> Choice:
    card = (view.dealt or view.drawn)[which]
    return nile.card_shown(box.SPHINX_IDS[card], sphinx_symbol(card), say)


TAKE_CARD = nile.take_card(box.CARD_SPACE_IDS, card_words, card_preview)
AT_SITE = nile.foretold(force_words)
CHOICES: Mapping[Verb, Callable[..., Choice]] = {
    ships.LAND: TAKE_CARD,
    ships.GLEAN: TAKE_CARD,
    ships.VISIT: visit,
    ships.DOCK: AT_SITE,
    ships.WAIT: AT_SITE,
    ships.SECOND_SHIP: lambda view, say, by: by_means(ships.SECOND_SHIP, by, say),
    crews.CREW: crew,
    crews.IMPROVE: played("action-improve"),
    crews.TRAIN: played("action-train"),
    rounds.FLOOD: flood,
    rounds.MARKET: nile.foretold(market_preview),
    free.SIX_STONES: played("action-six-stones"),
    free.STORE_STONES: twofold(free.STORE_STONES, feeding.STORE_GRAIN, box.STORE_STONES),
    free.LEVY_STONES: twofold(free.LEVY_STONES, building.LEVY_FORCE, box.LEVY_STONES),
    free.SELL: nile.sold(box.POINTS_PER_SOLD),
    feeding.GRAIN_CARD: played("action-grain-card", "grain", box.GRAIN_OF_CARD),
    feeding.STORE_GRAIN: twofold(feeding.STORE_GRAIN, free.STORE_STONES, box.STORE_GRAIN, "grain"),
    feeding.CONVERT: convert,
    feeding.SELL_SURPLUS: sell_surplus,
    building.BUILD_WAITING: lambda view, say, by: by_means(building.BUILD_WAITING, by, say),
    building.LEAD: lead,
    building.ADD_VIOLET: add_crew,
    building.ADD_CREW: add_crew,
    building.ADD_FORCE: lambda view, say: added(view, say, box.FORCE_OF_CARD),
    building.LEVY_FORCE: twofold(building.LEVY_FORCE, free.LEVY_STONES, box.LEVY_FORCE),
    monuments.OBELISK: obelisk,
    monuments.COLUMN: column,
    monuments.ROW: row,
    monuments.STATUE: statue,
    sphinx.DRAW: nile.draw(box.POINTS_PER_RETURNED_CARD),
    sphinx.DRAW_FREE: draw_free,
    sphinx.KEEP_START: keep,
    sphinx.KEEP: keep,
}


WAYS = (  # what may be done in a building action
    ("brick", (monuments.OBELISK, monuments.COLUMN, monuments.ROW, monuments.STATUE)),
    ("force", (building.ADD_VIOLET, building.ADD_CREW, building.ADD_FORCE, building.LEVY_FORCE)),
    ("card", free.VERBS),
    ("finish", (building.FINISH,)),
    ("withdraw", (building.WITHDRAW,)),
)
PLACING = (ships.LAND, ships.VISIT, ships.DOCK, ships.WAIT)


def prompt(view: View, say: Say) -> str:
    """What is to be decided, with the figures that matter for it."""
    text = text_id("prompt", Decision[view.decision])
    if words := nile.prompt_of_others(view, text, say):
        return words
    player = own(view)
    if view.decision == Decision.FEED:
        if player.missing:
            return f"{say(text)} {say('prompt-feed-now', missing=player.missing, points=player.hunger)}"
        return f"{say(text)} {say('prompt-feed-fine', surplus=player.surplus)}"
    if view.extra_ship:
        return say("prompt-extra-ship")
    if view.decision == Decision.PLACE and not nile.possible(view, PLACING):
        return say("prompt-place-none")
    if view.decision == Decision.BUILD:
        sentence = say(text, ways=nile.ways_open(view, WAYS, say))
        return f"{sentence} {say('prompt-force', force=view.force - view.spent, stones=player.stones)}"
    if view.decision == Decision.LEAD:
        site = say(f"site-{box.SITE_IDS[view.site]}")
        cheapest = least_cost(view, player, view.site)
        if not cheapest:
            return say("named", name=site, text=say("reason-nothing-to-build"))
        sentence = say(text, site=site)
        least = "prompt-cheapest-card" if view.site == box.SPHINX_SITE else "prompt-cheapest"
        return f"{sentence} {say(least, cheapest=cheapest, stones=player.stones)}"
    sentence = say(text)
    if view.force and not view.drawn:
        return f"{sentence} {say('prompt-force', force=view.force - view.spent, stones=player.stones)}"
    if view.crew_steps > 1:
        return f"{sentence} {say('prompt-steps', count=view.crew_steps)}"
    return sentence
