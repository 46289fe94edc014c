"""Names and tips of Shifting Sands' cards, tiles, spaces and goals, made from their figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import asdict

from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.figures import BonusTile, Gains, NileCard, Requirement, SphinxCard
from ostracon.games.egizia_sands.kinds import BONUS_EFFECTS
from ostracon.screen.certainty import marked
from ostracon.screen.texts import Say, key
from ostracon.screen.texts import either as alternatives

DATA = box.COMPONENTS.data
FIGURES = {  # of cards that share them, for the texts that name them
    "force": box.FORCE_OF_CARD,
    "grain": box.GRAIN_OF_CARD,
    "stones": box.STONES_OF_CARD,
    "store_stones": box.STORE_STONES,
    "store_grain": box.STORE_GRAIN,
    "levy_stones": box.LEVY_STONES,
    "levy_force": box.LEVY_FORCE,
    "points": box.POINTS_INSTEAD,
    "training": box.TRAINING_STONES,
    "down": box.CREW_DOWN,
    "grain_steps": box.TRADE_GRAIN_STEPS,
    "stone_steps": box.TRADE_STONE_STEPS,
}
WITH_FIGURES = (
    "action-add-force",
    "action-levy-force",
    "action-six-stones",
    "action-store-stones",
    "action-levy-stones",
    "action-grain-card",
    "action-store-grain",
    "action-take-point",
    "action-train",
    "prompt-remaining",
    "prompt-trade",
    "prompt-training",
)


def wording(say: Say) -> Mapping[str, str]:
    """All of them by their keys."""
    made = {name: say(f"{name}-figures", **FIGURES) for name in WITH_FIGURES}
    for names in (stops, furniture, tiles, nile_cards, bonus_tiles, goals):
        made |= dict(names(say))
    return made


# ---- words -------------------------------------------------------------------------------------------------------


def all_of(words: Sequence[str], say: Say) -> str:
    """Things that belong together, in a sentence."""
    *some, last = words
    return say("all-of", some=", ".join(some), last=last) if some else last


def either(numbers: Sequence[int], say: Say) -> str:
    """Numbers to choose from, in a sentence."""
    return alternatives([str(number) for number in numbers], say)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def coded(code: str, words: str, entry: str, say: Say) -> str:
    """A tip with the code that is printed on the card, and how certain we are of it."""
    return marked(say("coded", code=code, text=words), box.COMPONENTS, f"{entry}[{code}]", say)


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


# ---- what cards, tiles and printed spaces give -------------------------------------------------------------------


def gains_name(gains: Gains, say: Say) -> str:
    """In a few words: "Green and blue +1"."""
    parts = []
    if gains.crews:
        crews = all_of([say(f"crew-short-{crew}") for crew in gains.crews], say)
        parts.append(say("gain-crews", crews=crews, steps=signed(gains.steps)))
    if gains.crew_steps:
        parts.append(say("gain-any-crew", count=gains.crew_steps))
    if gains.grain_steps and gains.grain_steps == gains.stone_steps:
        parts.append(say("gain-both-markets", steps=gains.grain_steps))
    else:
        for market, steps in (("grain", gains.grain_steps), ("stone", gains.stone_steps)):
            if steps:
                parts.append(say("gain-market", market=say(f"market-{market}"), steps=steps))
    if gains.stones:
        parts.append(say("gain-stones", count=gains.stones))
    if gains.points:
        parts.append(say("gain-points", count=gains.points))
    if gains.flood_steps_max:
        parts.append(say("gain-flood", count=gains.flood_steps_max))
    if gains.free_bricks:
        parts.append(say("gain-brick"))
    if gains.waiting_ships:
        parts.append(say("gain-waiting-ship"))
    return capital(", ".join(parts))


def gains_tip(gains: Gains, say: Say) -> str:
    """In full sentences, in the order in which it happens."""
    parts = []
    for market, steps in (("grain", gains.grain_steps), ("stone", gains.stone_steps)):
        if steps:
            parts.append(say("gains-market", market=say(f"market-{market}"), steps=steps))
    if gains.crews:
        crews = all_of([say(f"crew-short-{crew}") for crew in gains.crews], say)
        text = "gains-crews" if gains.steps > 0 else "loses-crews"
        parts.append(say(text, crews=crews, count=len(gains.crews), steps=abs(gains.steps)))
    if gains.crew_steps:
        parts.append(say("gains-any-crew", count=gains.crew_steps))
    if gains.stones:
        parts.append(say("gains-stones", count=gains.stones))
    if gains.points:
        parts.append(say("gains-points" if gains.points > 0 else "loses-points", count=abs(gains.points)))
    if gains.flood_steps_max:
        parts.append(say("gains-flood", count=gains.flood_steps_max))
    if gains.free_bricks:
        parts.append(say("gains-brick"))
    if gains.waiting_ships:
        parts.append(say("gains-waiting-ship"))
    return " ".join(parts)


# ---- the Nile ----------------------------------------------------------------------------------------------------


def stops(say: Say) -> Iterator[tuple[str, str]]:
    """All stops are counted in one row from the source."""
    for space in DATA.nile_space:
        entry = f"nile_space[{space.id}]"
        name = say("stop", number=space.position)
        if space.id in box.CARD_SPACE_IDS:
            yield f"space-{space.id}", name
        elif space.id in box.ROUND_SPACE_IDS:
            yield f"round-space-{space.id}", name
            yield f"effect-{space.id}", gains_name(space.printed, say)
            yield f"effect-{space.id}-tip", marked(gains_tip(space.printed, say), box.COMPONENTS, entry, say)


def furniture(say: Say) -> Iterator[tuple[str, str]]:
    """Flood, stone market, and how many cards are drawn."""
    for flood, name in enumerate(box.FLOOD_IDS):
        wet = [say(f"colours-{colour}") for c, colour in enumerate(box.COLOUR_IDS) if box.IRRIGATED[flood][c]]
        waters = say("flood-waters", colours=all_of(wet, say)) if wet else say("flood-waters-none")
        yield f"flood-{name}-tip", capital(waters)
    levels = [
        say("market-stone-level", level=level, stones=stones)
        for level, stones in enumerate(box.STONES_ON_REACHING[: box.MARKET_TOP])
        if stones
    ]
    yield "market-stone-tip", " ".join([*levels, say("market-stone-rest")])
    for count in range(1, box.MOST_DRAWN + 1):
        yield f"cards-{count}", str(count)


def tiles(say: Say) -> Iterator[tuple[str, str]]:
    for tile in DATA.nile_tile:
        name = gains_name(tile.params, say)
        for family in ("tile", "effect"):
            yield f"{family}-{tile.id.lower()}", name
        tip = gains_tip(tile.params, say)
        yield f"effect-{tile.id.lower()}-tip", marked(tip, box.COMPONENTS, f"nile_tile[{tile.id}]", say)
        yield f"build-waiting-{tile.id.lower()}", name


# ---- Nile cards --------------------------------------------------------------------------------------------------


def nile_cards(say: Say) -> Iterator[tuple[str, str]]:
    for card in DATA.nile_card:
        number = card.id.lower()
        name = card_name(card, say)
        kind = say(f"kind-{box.CARD_KIND[box.CARD_IDS.index(number)]}")
        tip = say("named", name=kind, text=card_tip(card, say))
        yield f"card-{number}", name
        yield f"card-{number}-tip", coded(card.id, tip, "nile_card", say)
        yield f"field-{number}", name
        yield f"second-ship-{number}", name
    field = DATA.start_card[1]
    for text, grain in (("start-field", field.grain), ("start-field-flipped", field.grain_flipped)):
        yield text, say("name-field", colour=field.color, grain=grain)


def card_name(card: NileCard, say: Say) -> str:
    if card.effect == "at_once":
        only_brick = card.params == type(card.params)(free_bricks=1)
        return say("name-free-brick") if only_brick else gains_name(card.params, say)
    if card.effect == "points_per_brick":
        monuments = [say(f"monument-{monument}") for monument in card.params.monuments]
        return say("name-points-per-brick", monuments=all_of(monuments, say))
    return say(f"name-{key(card.effect)}", colour=card.color, grain=card.grain, quarry=card.quarry)


def card_tip(card: NileCard, say: Say) -> str:
    if card.effect == "at_once":
        return gains_tip(card.params, say)
    figures = {name: value for name, value in asdict(card.params).items() if isinstance(value, int)}
    if card.effect == "points_per_brick":
        where = all_of([say(f"the-{monument}") for monument in card.params.monuments], say)
        return say("tip-points-per-brick", where=where, points=card.params.points)
    if card.effect in ("quarry", "field", "combo"):
        figures = {"grain": card.grain, "quarry": card.quarry}
        watered = water(box.COLOUR_IDS.index(card.color), say) if card.color else ""
        words = say(f"tip-{card.effect}", water=watered, **figures)
        if card.on_take != Gains():
            words = f"{words} {say('tip-when-taken', text=gains_tip(card.on_take, say))}"
        return words
    return say(f"tip-{key(card.effect)}", **figures)


def water(colour: int, say: Say) -> str:
    """When fields of a colour are watered."""
    floods = [flood for flood in range(box.FLOOD_SPACES) if box.IRRIGATED[flood][colour]]
    if len(floods) in (0, box.FLOOD_SPACES):
        return say("watered-always" if floods else "watered-never")
    where = alternatives([say(f"flood-where-{box.FLOOD_IDS[flood]}") for flood in floods], say)
    return say("watered-while", where=where)


# ---- bonus tiles, statues, Sphinx cards --------------------------------------------------------------------------


def bonus_tiles(say: Say) -> Iterator[tuple[str, str]]:
    for tile in DATA.bonus_tile:
        number, effect = tile.id.lower(), key(tile.effect)
        name = say(f"bonus-{effect}")
        yield f"bonus-{number}", name
        yield f"bonus-{number}-tip", coded(tile.id, bonus_tip(tile, say), "bonus_tile", say)
        if tile.effect == BONUS_EFFECTS[box.G7]:
            yield f"second-ship-{number}", name
        if tile.effect == BONUS_EFFECTS[box.G8]:
            yield f"build-waiting-{number}", name


def bonus_tip(tile: BonusTile, say: Say) -> str:
    """What a bonus tile does."""
    return say(f"bonus-{key(tile.effect)}-tip", **asdict(tile.params))


def goals(say: Say) -> Iterator[tuple[str, str]]:
    for statue in DATA.statue_card:
        number = statue.id.lower()
        points, thresholds = either(box.STATUE_POINTS[1:], say), either(statue.thresholds, say)
        tip = say("statue-card-tip", points=points, thresholds=thresholds)
        yield f"statue-card-{number}", capital(say(f"measure-{key(statue.measure)}"))
        yield f"statue-card-{number}-tip", coded(statue.id, tip, "statue_card", say)
    for card in DATA.sphinx_card:
        number = card.id.lower()
        yield f"sphinx-{number}", capital(say("goal", what=goal_name(card, say), points=card.points))
        yield f"sphinx-{number}-task", goal_tip(card, say)
        yield f"sphinx-{number}-tip", coded(card.id, goal_tip(card, say), "sphinx_card", say)


def goal_name(card: SphinxCard, say: Say) -> str:
    """What a Sphinx card asks for, in a few words."""
    if card.scoring == "all":
        return ", ".join(need_words(need, "need", say) for need in card.requires)
    if card.scoring == "most":
        return say("goal-most", what=say(f"measure-{key(card.measure)}"))
    return say(f"goal-per-{key(card.counts)}")


def goal_tip(card: SphinxCard, say: Say) -> str:
    """The same as a sentence."""
    if card.scoring == "all":
        alike = {(need.type, need.n) for need in card.requires}
        if len(card.requires) > 1 and len(alike) == 1 and card.requires[0].monument:
            the = all_of([the_monument(need, say) for need in card.requires], say)
            needs = say("needs-bricks-each", n=card.requires[0].n, the=the)
        else:
            needs = all_of([need_words(need, "needs", say) for need in card.requires], say)
        return say("goal-tip", points=card.points, needs=needs)
    if card.scoring == "most":
        return say("goal-most-tip", points=card.points, what=say(f"measure-{key(card.measure)}"))
    return say(f"goal-per-{key(card.counts)}-tip", points=card.points)


def need_words(need: Requirement, style: str, say: Say) -> str:
    """A condition of a Sphinx card, as a name ("need") or as part of a sentence ("needs")."""
    return say(
        f"{style}-{key(need.type)}",
        n=need.n,
        monument=say(f"monument-{need.monument}") if need.monument else "",
        the=the_monument(need, say) if need.monument else "",
        market=say(f"market-{need.market}") if need.market else "",
        crew=say(f"crew-short-{need.crew}") if need.crew else "",
    )


def the_monument(need: Requirement, say: Say) -> str:
    """The monument of a condition, with its article."""
    return say("statues-together" if need.monument == "statues" else f"the-{need.monument}")
