"""Whether the component data fit together: an owner's corrected file is refused with a sentence if they do not."""

from __future__ import annotations

from ostracon.games.egizia_sands import components as box
from ostracon.games.egizia_sands.components import Effect
from ostracon.kernel.components import expect

DATA = box.COMPONENTS.data


def validate() -> None:
    """Refuse a corrected file whose counts, totals or ids do not fit together."""
    cards_and_tiles()
    river()
    monuments()
    markets()


def cards_and_tiles() -> None:
    """As many as the counts holds, every effect known, within the fixed action list."""
    counts = DATA.box
    for what, found, wanted in (
        ("Nile cards", box.CARDS, counts.nile_cards),
        ("Sphinx cards", box.SPHINX_CARDS, counts.sphinx_cards),
        ("statue cards", box.STATUE_CARDS, counts.statue_cards),
        ("Nile tiles", box.TILES, counts.nile_tiles),
        ("bonus tiles", box.BONUS_TILES, counts.golden_bonus_tiles + counts.purple_bonus_tiles),
        ("golden bonus tiles", box.GOLDEN_TILES, counts.golden_bonus_tiles),
    ):
        expect(found == wanted, f"there are {found} {what}, not {wanted}")
    for deck, name in enumerate(box.DECK_IDS):
        count, wanted = box.CARD_DECK.count(deck), counts.nile_cards_by_deck.get(name, 0)
        expect(count == wanted, f"Nile deck {name} holds {count} cards, not {wanted}")
        for n, sizes, dealt in zip(box.PLAYER_COUNTS, box.DECK_SIZE, box.OPEN_CARD_SPACES, strict=True):
            enough = sizes[deck] >= dealt * box.ROUND_DECK.count(deck)
            expect(enough, f"Nile deck {name} is too small for its rounds with {n} players")
    expect(tuple(sorted(box.CARD_DECK)) == box.CARD_DECK, "list the Nile cards deck by deck")
    for ids in (box.CARD_IDS, box.SPHINX_IDS, box.STATUE_IDS, box.TILE_IDS, box.BONUS_IDS):
        expect(len(set(ids)) == len(ids), "two cards or tiles share an id")
    expect(
        all(card.count == 1 for card in DATA.sphinx_card),
        "list every Sphinx card by itself (count = 1)",
    )
    for card in DATA.nile_card:
        made = Effect.values[Effect.number(card.effect)]
        expect(
            made is None or card.kind == made.kind,
            f"card {card.id} with effect {card.effect} must be {made and made.kind}",
        )
        expect(
            bool(card.color) == (card.effect in ("field", "combo")),
            f"card {card.id}: a field has a colour, no other card",
        )
    for effect in range(box.KEPT_EFFECTS):
        expect(effect in box.CARD_EFFECT, f"no Nile card has the effect {Effect[effect]}")
    expect(
        box.FIELDS == 10,
        f"there are {box.FIELDS} yellow and red fields; the action list has room for exactly 10",
    )
    expect(
        box.MOST_SOLD == 10 and box.MOST_DRAWN == 5,
        "the action list has room for selling 1 to 10 stones and 5 drawn cards",
    )
    expect(box.STONE_LIMIT == 25, "the action list has room for converting 1 to 25 stones")


def river() -> None:
    """Positions without gaps; slots and spaces by player count."""
    expect(
        sorted(set(box.POSITION)) == list(range(1, box.LAST_POSITION + 1)),
        "the Nile positions must run from 1 without gaps",
    )
    expect(
        len(set(box.POSITION)) == box.CARD_SPACES + box.ROUND_SPACES + box.SITES,
        "two Nile spaces share a position",
    )
    fits = (
        box.SITES == 3
        and box.SLOTS == 3
        and box.CREWS == 4
        and box.ROUND_SPACES == 7
        and box.CARD_SPACES == 10
    )
    expect(fits, "3 zones of 3 slots, 4 crews, 10 card squares and 7 round spaces")
    for index, n in enumerate(box.PLAYER_COUNTS):
        expect(
            box.OPEN_SLOTS[index] == n - 1,
            f"{box.OPEN_SLOTS[index]} open slots with {n} players: exactly one ship can wait",
        )
        rounds, pyramid = DATA.rounds, DATA.pyramid.two_player if n == 2 else DATA.pyramid.large
        for what, found, wanted in (
            (
                "open card squares",
                box.OPEN_CARD_SPACES[index],
                rounds.cards_per_round_by_players.all()[index],
            ),
            (
                "open round spaces",
                box.OPEN_ROUND_SPACES[index],
                rounds.tiles_per_round_by_players.all()[index],
            ),
            ("pyramid spaces", sum(box.ROW_LENGTH[index]), pyramid.spaces_total),
        ):
            expect(found == wanted, f"there are {found} {what} with {n} players, not {wanted}")
        expect(
            box.TILES_IN_PLAY[index] >= box.OPEN_ROUND_SPACES[index],
            f"{box.TILES_IN_PLAY[index]} Nile tiles are too few for the round spaces with {n} players",
        )


def monuments() -> None:
    """Costs, rows that rest on each other, points for every level and rank."""
    for dark, length in zip(box.ROW_DARK, box.ROW_LENGTH, strict=True):
        for row in range(1, box.ROWS):
            left, right = dark[row], length[row] - dark[row]
            below_left, below_right = dark[row - 1], length[row - 1] - dark[row - 1]
            rests = left <= max(0, below_left - 1) and right <= max(0, below_right - 1)
            expect(rests, "a pyramid row rests on the one below it")
    expect(
        box.LOWER_LEVELS + len(DATA.obelisk.upper_levels) == box.LEVELS,
        "every obelisk level is lower or upper",
    )
    expect(min(box.OBELISK_COSTS + box.COLUMN_COSTS + box.STATUE_COSTS) >= 1, "every space costs at least 1")
    expect(DATA.colonnade.completion_column == box.COLUMNS, "the last column completes the colonnade")
    expect(
        box.GOLDEN_COLUMN < box.PURPLE_COLUMN <= box.COLUMNS, "the golden column stands before the purple one"
    )
    expect(len(box.COMPLETION) >= box.MOST_PLAYERS, "the colonnade needs completion points for every rank")
    expect(
        len(box.STATUE_POINTS) - 1 == box.STATUE_LEVELS and box.STATUE_PLACES == 3,
        "three statues, points for each level",
    )
    expect(
        all(len(row) == box.STATUE_LEVELS + 1 for row in box.STATUE_THRESHOLD),
        "a statue card has a threshold for each level",
    )
    expect(box.STATUE_DECK_A.count(1) >= 1 and box.STATUE_DECK_A.count(0) >= 1, "statue cards A and B")


def markets() -> None:
    """Rewards at the top, the cooperation bonus, the two-player tile."""
    expect(
        box.STONES_ON_REACHING[box.MARKET_TOP] == box.STONES_AT_TOP,
        "reaching and passing the top of the stone market give the same",
    )
    expect(
        DATA.track.grain_market.points_on_reaching_top == box.POINTS_AT_TOP,
        "reaching and passing the top of the grain market give the same",
    )
    expect(
        DATA.track.grain_market.levels == box.MARKET_TOP,
        "both markets have the same number of levels",
    )
    expect(len(box.COOPERATION) == box.SITES + 1, "the cooperation bonus needs a figure for 0 to 3 zones")
    expect(
        DATA.bonus_tile[box.TWO_PLAYER_GOLDEN].color == "purple",
        "the tile on the golden place with two players is a purple one",
    )
