"""Names and tips of Egizia's cards, spaces, markets and courses, made from their figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ostracon.games.egizia import components as box
from ostracon.games.egizia.components import Condition, Effect
from ostracon.screen.certainty import marked
from ostracon.screen.texts import Say, key

FIGURES = {  # of cards that share them, for the texts that name them
    "grain": box.GRAIN_OF_CARD,
    "force": box.FORCE_OF_CARD,
    "stones": box.STONES_OF_CARD,
    "most": box.MOST_SOLD,
    "points_each": box.POINTS_PER_SOLD,
    "extra": box.EXTRA_SPHINX_CARDS,
    "most_cards": box.MOST_SPHINX_CARDS,
    "training": box.TRAINING_STONES,
    "training_steps": box.TRAINING_STEPS,
    "improver_steps": box.IMPROVER_STEPS,
    "grave": box.GRAVE_CARD_VALUE,
    "factor": box.DOUBLE_FACTOR,
    "returned": box.POINTS_PER_RETURNED_CARD,
    "arrival_stones": box.STONE_MARKET_REWARD,
    "arrival_points": box.GRAIN_MARKET_REWARD,
    "per_point": box.STONES_PER_POINT,
    "sale": box.MARKET_BOTTOM[box.STONE_MARKET] + 1 - box.SALE_FROM,
    "tens": box.SPHINX_FIGURES[box.TEN_PERCENT_CARD][1],
}
WITH_FIGURES = (
    "action-grain-card",
    "action-six-stones",
    "action-train",
    "action-add-force",
    "reason-training-needs-stones",
    "reason-too-many-cards",
    "site-sphinx-tip",
    "market-stone-tip",
    "market-grain-tip",
    "option-remove-ten-percent-card-help",
)


def wording(say: Say) -> Mapping[str, str]:
    """All of them by their keys."""
    made = {name: say(f"{name}-figures", **FIGURES) for name in WITH_FIGURES}
    for names in (stops, rings, courses, nile_cards, sphinx_cards):
        made |= dict(names(say))
    return made


# ---- words -------------------------------------------------------------------------------------------------------


def all_of(words: Sequence[str], say: Say) -> str:
    """Things that belong together, in a sentence."""
    *some, last = words
    return say("all-of", some=", ".join(some), last=last) if some else last


def one_of(words: Sequence[str], say: Say) -> str:
    """Things to choose from, in a sentence."""
    *some, last = words
    return say("one-of", some=", ".join(some), last=last) if some else last


def points(count: int, say: Say) -> str:
    return say("preview-points", points=count)


def towns(allowed: Sequence[int], say: Say) -> str:
    """The towns where something is not allowed."""
    return one_of(
        [say(f"town-{key(town)}") for town, may in zip(box.TOWN_IDS, allowed, strict=True) if not may]
        or ["–"],
        say,
    )


# ---- the board ---------------------------------------------------------------------------------------------------


def stops(say: Say) -> Iterator[tuple[str, str]]:
    """Card spaces by their number on the Nile, and what the towns do."""
    for space, name in enumerate(box.CARD_SPACE_IDS):
        position = box.POSITION[space]
        yield f"space-{name}", say("space-ombos" if space == 0 else "space-card", number=position)
    for town, name in enumerate(box.TOWN_IDS):
        figures = "params" if box.TOWN_EFFECT[town] == box.TOWN_CREW_PAIR else "effect"
        yield (
            f"town-{key(name)}-tip",
            marked(town_tip(town, say), box.COMPONENTS, f"nile_space[r_{name}].{figures}", say),
        )


def town_tip(town: int, say: Say) -> str:
    effect, figures = box.TOWN_EFFECTS[box.TOWN_EFFECT[town]], box.TOWN_FIGURES[town]
    tip = say(
        f"effect-{key(effect)}",
        crews=all_of([say(f"crew-short-{box.CREW_IDS[crew]}") for crew in figures[:2]], say)
        if effect == "crew_pair"
        else "",
        steps=figures[2] if effect == "crew_pair" else figures[0],
        more=figures[1],
    )
    barred = {(0, 0): "town-neither", (0, 1): "town-not-doubled", (1, 0): "town-not-shared"}
    rule = barred.get((box.DOUBLING_ALLOWED[town], box.REUSE_ALLOWED[town]))
    return f"{tip} {say(rule)}" if rule else tip


def rings(say: Say) -> Iterator[tuple[str, str]]:
    """Which fields the ring waters."""
    for ring, name in enumerate(box.RING_IDS):
        colours = [
            say(f"colour-{box.COLOUR_IDS[c]}-plural") for c in range(box.COLOURS) if box.IRRIGATED[ring][c]
        ]
        yield (
            f"ring-{name}-tip",
            say("ring-waters", colours=all_of(colours, say) if colours else say("nothing")),
        )


def courses(say: Say) -> Iterator[tuple[str, str]]:
    """The rows of the Pyramid."""
    for row in range(1, box.ROWS + 1):
        yield f"course-row{row}", say("course-row", row=row)


# ---- Nile cards --------------------------------------------------------------------------------------------------


def nile_cards(say: Say) -> Iterator[tuple[str, str]]:
    for card, name in enumerate(box.CARD_IDS):
        words = card_words(card, say)
        text = f"card-{key(Effect.names[box.CARD_EFFECT[card]])}"
        yield f"card-{name}", say(text, **words)
        yield (
            f"card-{name}-tip",
            f"{certain(say(f'{text}-tip', **words) + taking(card, say), card, say)} {name.upper()}",
        )
        if card in box.IMPROVABLE:
            yield f"field-{name}", say(text, **words)
    start = {"value": box.START_GRAIN, "colour": box.COLOUR_IDS[box.START_COLOUR]}
    yield "start-field", say("card-field", **start)
    yield "start-quarry", say("card-quarry", value=box.START_QUARRY)


def card_words(card: int, say: Say) -> dict[str, object]:
    """The figures of a card, as the texts of its effect name them."""
    effect, figures = Effect.names[box.CARD_EFFECT[card]], box.CARD_FIGURES[card]
    if effect == "quarry":
        return {"value": figures[0]}
    if effect == "field":
        watered = [
            say(f"ring-{ring}") for ring, c in zip(box.RING_IDS, box.IRRIGATED, strict=True) if c[figures[1]]
        ]
        water = (
            "water-always" if len(watered) == box.RING_SPACES else "water-with" if watered else "water-never"
        )
        rings = one_of(watered or ["–"], say)
        return {"value": figures[0], "colour": box.COLOUR_IDS[figures[1]], "water": say(water, rings=rings)}
    if effect == "market":
        which = "choice" if figures[0] == box.ANY_MARKET else box.MARKET_IDS[figures[0]]
        return {"which": which, "market": say(f"market-{which}"), "steps": figures[1]}
    if effect == "crew_pair":
        return {
            "first": say(f"crew-{box.CREW_IDS[figures[0]]}"),
            "second": say(f"crew-{box.CREW_IDS[figures[1]]}"),
            "crews": all_of([say(f"crew-short-{box.CREW_IDS[crew]}") for crew in figures[:2]], say),
            "steps": figures[2],
        }
    if effect == "crew_choice":
        return {"steps": figures[0]}
    if effect == "points_per_stone":
        counted = [name for bit, name in enumerate(box.BUILDING_IDS) if figures[0] >> bit & 1]
        return {
            "buildings": all_of([say(f"building-{name}") for name in counted], say),
            "places": all_of([say(f"on-{name}") for name in counted], say),
            "worth": points(figures[1], say),
        }
    kind = box.CARD_KIND_IDS[box.CARD_KIND[card]]
    return {
        **FIGURES,
        "kind": kind,
        "doubled": towns(box.DOUBLING_ALLOWED, say),
        "shared": towns(box.REUSE_ALLOWED, say),
    }


def taking(card: int, say: Say) -> str:
    """What a card gives at once when it is taken."""
    kind, amount, market = box.ON_TAKE[card]
    if kind == box.NO_BONUS:
        return ""
    which = "choice" if market == box.ANY_MARKET else box.MARKET_IDS[market]
    name = {box.BONUS_MARKET: "market", box.BONUS_POINTS: "points", box.BONUS_STONES: "stones"}[kind]
    return " " + say(f"on-take-{name}", count=amount, market=say(f"market-{which}"))


FIGURE_OF = {  # where the figure of a card stands that can be doubtful
    "quarry": "value", "field": "value", "grave_value": "value",
    "crew_pair": "params", "market": "params", "points_per_stone": "params",
}  # fmt: skip


def certain(tip: str, card: int, say: Say) -> str:
    """A card's tip, with what is not certain of it: a figure, or only that it belongs to its deck."""
    entry = f"nile_card[{box.CARD_IDS[card].upper()}]"
    figure = f"{entry}.{FIGURE_OF.get(Effect.names[box.CARD_EFFECT[card]], 'effect')}"
    told = marked(tip, box.COMPONENTS, figure, say)
    return f"{tip} {say('certainty-deck')}" if told == tip and box.COMPONENTS.is_doubtful(entry) else told


# ---- Sphinx cards ------------------------------------------------------------------------------------------------


def sphinx_cards(say: Say) -> Iterator[tuple[str, str]]:
    for card, name in enumerate(box.SPHINX_IDS):
        text = f"goal-{key(Condition.names[box.SPHINX_CONDITION[card]])}"
        words = goal_words(card, say)
        yield f"sphinx-{name}", say(text, **words)
        task = say(f"{text}-tip", **words)
        yield f"sphinx-{name}-task", task
        tip = marked(task, box.COMPONENTS, f"sphinx_card[{name.upper()}].points", say)
        yield f"sphinx-{name}-tip", f"{tip} {name.upper()}"


def goal_words(card: int, say: Say) -> dict[str, object]:
    """What a Sphinx card asks for and gives, as the texts of its condition name them."""
    condition, (asked, number, worth) = box.SPHINX_CONDITION[card], box.SPHINX_FIGURES[card]
    words: dict[str, object] = {"number": number, "worth": points(worth, say), "points": worth}
    if condition == Condition.OBELISK_LEVEL_BUILT:
        return words | {"number": asked}
    if condition == Condition.PYRAMID_ROW_COMPLETE:
        return words | {"number": asked - box.GROUND_ROW + 1}
    if condition == Condition.PLAYERS_AT_MARKET_BOTTOM:
        steps = ", ".join(map(str, box.BOTTOM_POINTS[card][1:]))
        return words | {
            "which": box.MARKET_IDS[asked],
            "market": say(f"market-{box.MARKET_IDS[asked]}"),
            "steps": steps,
        }
    if condition in (Condition.OWN_STONES_AT_LEAST, Condition.POINTS_PER_OWN_STONE):
        name = box.BUILDING_IDS[asked]
        return words | {"building": say(f"building-{name}"), "place": say(f"on-{name}"), "which": name}
    if condition == Condition.OWN_STONES_EACH_AT_LEAST:
        each = [say(f"building-{name}") for bit, name in enumerate(box.BUILDING_IDS) if asked >> bit & 1]
        return words | {"buildings": all_of(each, say)}
    if condition == Condition.POINTS_EQUAL_CREW_STRENGTH:
        return words | {"crew": say(f"crew-{box.CREW_IDS[asked]}")}
    if condition == Condition.MOST_PRODUCTIVE:
        return words | {"what": (*box.COLOUR_IDS, "quarry")[asked]}
    if condition == Condition.OWN_MARKET_BOTTOM:
        which = [name for bit, name in enumerate(box.MARKET_IDS) if asked >> bit & 1]
        return words | {"which": which[0] if len(which) == 1 else "both"}
    return words
