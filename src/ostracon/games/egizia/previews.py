"""What a move would mean: hunger after it, strength and stones against what a piece costs."""

from __future__ import annotations

from ostracon.games._nile import previews as nile
from ostracon.games._nile.views import Phases
from ostracon.games.egizia.actions import (
    ADD_CREW,
    ADD_FORCE,
    ADD_JOKER,
    BUILD,
    COURSE,
    DOCK,
    DONE,
    DRAW,
    GLEAN,
    GO_HUNGRY,
    GRAIN_CARD,
    GRAVE,
    LAND,
    MARKET,
    OBELISK_LEVEL,
    PAY_STONE,
    RING,
    SELL,
    STRENGTHEN,
    VISIT,
    WAIT,
)
from ostracon.games.egizia.components import (
    BONUS_MARKET,
    CARD_EFFECT,
    CARD_FIGURES,
    CARD_SPACES,
    COURSES,
    CREW_CHOICE,
    CREW_CHOICE_AND_STONES,
    CREW_PAIR,
    CREWS,
    FIELD,
    FORCE_OF_CARD,
    GRAIN_MARKET,
    GRAIN_MARKET_REWARD,
    GRAIN_OF_CARD,
    HUNGER_PRICE,
    IRRIGATED,
    JOKER,
    JOKER_AND_RING,
    MARKET_BOTTOM,
    MARKETS,
    MOST_SOLD,
    MOST_SPHINX_CARDS,
    ON_TAKE,
    POINTS_PER_RETURNED_CARD,
    POINTS_PER_SOLD,
    POINTS_PER_STONE,
    RING_SPACES,
    SITES,
    SLOTS,
    STONE_LIMIT,
    STONE_MARKET,
    STONE_MARKET_REWARD,
    STRENGTH_LIMIT,
    TOWN_CREW_PAIR,
    TOWN_EFFECT,
    TOWN_FIGURES,
    TOWNS,
)
from ostracon.games.egizia.layout import PHASE_IDS
from ostracon.games.egizia.view import PlayerView, View
from ostracon.screen.texts import Say

PHASES = Phases.of(PHASE_IDS)


def hunger(
    view: View, player: PlayerView, say: Say, more_need: int = 0, more_grain: int = 0, steps: int = 0
) -> str:
    """What feeding would cost a player after a change, with steps on the grain market: "grain 7 of 9: −4 points"."""
    grain = nile.grain_now(view, player, view.ring, PHASES) + more_grain
    price = HUNGER_PRICE[min(MARKET_BOTTOM[GRAIN_MARKET], player.market[GRAIN_MARKET] + steps)]
    return nile.fed_or_hungry(grain, player.need + more_need, price, say)


def force_words(view: View, player: PlayerView, site: int, say: Say) -> str:
    """Strength and stones needed against what there is, for a site."""
    return nile.site_words(view, player, view.cheapest[site], PHASES, say)


def steps_taken(player: PlayerView, crews: tuple[int, ...], steps: int) -> int:
    """By how much the appetite grows when these crews gain so many steps."""
    return sum(min(STRENGTH_LIMIT, player.strength[crew] + steps) - player.strength[crew] for crew in crews)


def steps_of_choice(player: PlayerView, steps: int) -> int:
    """By how much the appetite grows with so many steps for crews of choice."""
    return min(steps, sum(STRENGTH_LIMIT - strength for strength in player.strength))


def town_preview(view: View, player: PlayerView, town: int, say: Say) -> str:
    """What feeding would cost after the crew steps of a town."""
    effect, figures = TOWN_EFFECT[town], TOWN_FIGURES[town]
    if effect == TOWN_CREW_PAIR:
        more = steps_taken(player, figures[:2], figures[2])
    elif effect == JOKER_AND_RING:
        more = steps_taken(player, (JOKER,), figures[0])
    elif effect == CREW_CHOICE_AND_STONES:
        more = steps_of_choice(player, figures[0])
    else:
        return ""
    return hunger(view, player, say, more)


def card_preview(view: View, player: PlayerView, card: int, say: Say) -> str:
    """What taking a Nile card would do now, where it can be told in numbers."""
    figures = CARD_FIGURES[card]
    effect = CARD_EFFECT[card]
    if effect == FIELD and view.phase < PHASES.feeding:
        grain = figures[0] if IRRIGATED[view.ring][figures[1]] else 0
        bonus, amount, market = ON_TAKE[card]
        cheaper = bonus == BONUS_MARKET and market == GRAIN_MARKET
        return hunger(view, player, say, more_grain=grain, steps=amount if cheaper else 0)
    if effect == CREW_PAIR:
        return hunger(view, player, say, steps_taken(player, figures[:2], figures[2]))
    if effect == CREW_CHOICE:
        return hunger(view, player, say, steps_of_choice(player, figures[0]))
    if effect == POINTS_PER_STONE:
        count = sum(player.stones_on[b] for b in range(len(player.stones_on)) if figures[0] >> b & 1)
        return say("preview-points", points=count * figures[1])
    return ""


def market_preview(player: PlayerView, market: int, say: Say) -> str:
    """What one step on a market gives."""
    level = min(MARKET_BOTTOM[market], player.market[market] + 1)
    if level == MARKET_BOTTOM[market]:
        if market == STONE_MARKET:
            return say("preview-stones", count=min(STONE_MARKET_REWARD, STONE_LIMIT - player.stones))
        return say("preview-points", points=GRAIN_MARKET_REWARD)
    if market == GRAIN_MARKET:
        return say("preview-price", points=HUNGER_PRICE[level])
    return say("preview-step", step=level + 1, bottom=MARKET_BOTTOM[market] + 1)


def preview(view: View, action: int, say: Say) -> str:
    """A short sentence about what an action of the one who looks would bring."""
    player = view.tables[view.seat]
    if LAND <= action < LAND + CARD_SPACES:
        return card_preview(view, player, view.river[action - LAND], say)
    if GLEAN <= action < GLEAN + CARD_SPACES:
        return card_preview(view, player, view.river[action - GLEAN], say)
    if VISIT <= action < VISIT + TOWNS:
        return town_preview(view, player, action - VISIT, say)
    if DOCK <= action < DOCK + SITES * SLOTS:
        return force_words(view, player, (action - DOCK) // SLOTS, say)
    if WAIT <= action < WAIT + SITES:
        return force_words(view, player, action - WAIT, say)
    if STRENGTHEN <= action < STRENGTHEN + CREWS:
        crew = action - STRENGTHEN
        change = say("preview-strength", before=player.strength[crew], after=player.strength[crew] + 1)
        return f"{change}; {hunger(view, player, say, 1)}" if view.phase < PHASES.feeding else change
    if RING <= action < RING + RING_SPACES:
        more = player.harvest[action - RING] - player.harvest[view.ring]
        return hunger(view, player, say, more_grain=more)
    return building_preview(view, player, action, say)


def building_preview(view: View, player: PlayerView, action: int, say: Say) -> str:
    """Feeding helps, crews and pieces."""
    if action == GRAIN_CARD:
        return hunger(view, player, say, more_grain=GRAIN_OF_CARD)
    if action == PAY_STONE:
        return hunger(view, player, say, more_grain=1)
    if action == GO_HUNGRY:
        return say("preview-points", points=-player.hunger)
    if SELL <= action < SELL + MOST_SOLD:
        return say("preview-points", points=(action - SELL + 1) * POINTS_PER_SOLD)
    if BUILD <= action < BUILD + JOKER:
        return nile.leading_crew(player, action - BUILD, view.cheapest[view.site], say)
    added = 0
    if action == ADD_JOKER:
        added = player.strength[JOKER]
    elif action == ADD_FORCE:
        added = FORCE_OF_CARD
    elif ADD_CREW <= action < ADD_CREW + JOKER:
        added = player.strength[action - ADD_CREW]
    if added:
        return say("preview-force", before=view.force, after=view.force + added, stones=player.stones)
    if action == DONE:
        return say(
            "preview-budget", force=view.force, stones=player.stones, budget=min(view.force, player.stones)
        )
    if DRAW <= action < DRAW + MOST_SPHINX_CARDS:
        cards = action - DRAW + 1
        return say("preview-draw", stones=cards, points=(cards - 1) * POINTS_PER_RETURNED_CARD)
    if MARKET <= action < MARKET + MARKETS:
        return market_preview(player, action - MARKET, say)
    cost = {OBELISK_LEVEL: view.costs[0], GRAVE: view.costs[1]}.get(action, 0)
    if COURSE <= action < COURSE + COURSES:
        cost = view.costs[2 + action - COURSE]
    return say("preview-piece", cost=cost, budget=view.budget) if cost else ""
