"""Whether the component data fit together: an owner's corrected file is refused with a sentence if they do not."""

from __future__ import annotations

from ostracon.games.egizia_sands.components import (
    ANYTIME_EFFECTS,
    BONUS_IDS,
    BONUS_TILES,
    CARD_DECK,
    CARD_EFFECT,
    CARD_IDS,
    CARD_SPACES,
    CARDS,
    COLUMN_COSTS,
    COLUMNS,
    COMPLETION,
    COMPONENTS,
    COOPERATION,
    CREWS,
    DECK_IDS,
    DECK_SIZE,
    EFFECT_IDS,
    FIELDS,
    GOLDEN_COLUMN,
    GOLDEN_TILES,
    KEPT_EFFECTS,
    LAST_POSITION,
    LEVELS,
    LOWER_LEVELS,
    MARKET_TOP,
    MOST_DRAWN,
    MOST_PLAYERS,
    MOST_SOLD,
    OBELISK_COSTS,
    OPEN_CARD_SPACES,
    OPEN_ROUND_SPACES,
    OPEN_SLOTS,
    PERMANENT_EFFECTS,
    PLAYER_COUNTS,
    POINTS_AT_TOP,
    POSITION,
    PURPLE_COLUMN,
    ROUND_DECK,
    ROUND_SPACES,
    ROW_DARK,
    ROW_LENGTH,
    ROWS,
    SITES,
    SLOTS,
    SPHINX_CARDS,
    SPHINX_IDS,
    STATUE_CARDS,
    STATUE_COSTS,
    STATUE_DECK_A,
    STATUE_IDS,
    STATUE_LEVELS,
    STATUE_PLACES,
    STATUE_POINTS,
    STATUE_THRESHOLD,
    STONE_LIMIT,
    STONES_AT_TOP,
    STONES_ON_REACHING,
    TILE_IDS,
    TILES,
    TILES_IN_PLAY,
    TWO_PLAYER_GOLDEN,
)
from ostracon.kernel.components import expect

DATA = COMPONENTS.data


def validate() -> None:
    """Refuse a corrected file whose counts, totals or ids do not fit together."""
    cards_and_tiles()
    river()
    monuments()
    markets()


def cards_and_tiles() -> None:
    """As many as the box holds, every effect known, within the fixed action list."""
    box = DATA["box"]
    for what, found, wanted in (
        ("Nile cards", CARDS, box["nile_cards"]),
        ("Sphinx cards", SPHINX_CARDS, box["sphinx_cards"]),
        ("statue cards", STATUE_CARDS, box["statue_cards"]),
        ("Nile tiles", TILES, box["nile_tiles"]),
        ("bonus tiles", BONUS_TILES, box["golden_bonus_tiles"] + box["purple_bonus_tiles"]),
        ("golden bonus tiles", GOLDEN_TILES, box["golden_bonus_tiles"]),
    ):
        expect(found == wanted, f"there are {found} {what}, not {wanted}")
    for deck, name in enumerate(DECK_IDS):
        count, wanted = CARD_DECK.count(deck), box["nile_cards_by_deck"][name]
        expect(count == wanted, f"Nile deck {name} holds {count} cards, not {wanted}")
        for n, sizes, dealt in zip(PLAYER_COUNTS, DECK_SIZE, OPEN_CARD_SPACES, strict=True):
            enough = sizes[deck] >= dealt * ROUND_DECK.count(deck)
            expect(enough, f"Nile deck {name} is too small for its rounds with {n} players")
    expect(tuple(sorted(CARD_DECK)) == CARD_DECK, "list the Nile cards deck by deck")
    for ids in (CARD_IDS, SPHINX_IDS, STATUE_IDS, TILE_IDS, BONUS_IDS):
        expect(len(set(ids)) == len(ids), "two cards or tiles share an id")
    expect(
        all(card["count"] == 1 for card in DATA["sphinx_card"]),
        "list every Sphinx card by itself (count = 1)",
    )
    for card in DATA["nile_card"]:
        effect = card["effect"]
        wanted = (
            "permanent" if effect in PERMANENT_EFFECTS else "anytime" if effect in ANYTIME_EFFECTS else ""
        )
        expect(
            not wanted or card["kind"] == wanted, f"card {card['id']} with effect {effect} must be {wanted}"
        )
        expect(
            ("color" in card) == (effect in ("field", "combo")),
            f"card {card['id']}: a field has a colour, no other card",
        )
    for effect in range(KEPT_EFFECTS):
        expect(effect in CARD_EFFECT, f"no Nile card has the effect {EFFECT_IDS[effect]}")
    expect(FIELDS == 10, f"there are {FIELDS} yellow and red fields; the action list has room for exactly 10")
    expect(
        MOST_SOLD == 10 and MOST_DRAWN == 5,
        "the action list has room for selling 1 to 10 stones and 5 drawn cards",
    )
    expect(STONE_LIMIT == 25, "the action list has room for converting 1 to 25 stones")


def river() -> None:
    """Positions without gaps; slots and spaces by player count."""
    expect(
        sorted(set(POSITION)) == list(range(1, LAST_POSITION + 1)),
        "the Nile positions must run from 1 without gaps",
    )
    expect(len(set(POSITION)) == CARD_SPACES + ROUND_SPACES + SITES, "two Nile spaces share a position")
    fits = SITES == 3 and SLOTS == 3 and CREWS == 4 and ROUND_SPACES == 7 and CARD_SPACES == 10
    expect(fits, "3 zones of 3 slots, 4 crews, 10 card squares and 7 round spaces")
    for index, n in enumerate(PLAYER_COUNTS):
        expect(
            OPEN_SLOTS[index] == n - 1,
            f"{OPEN_SLOTS[index]} open slots with {n} players: exactly one ship can wait",
        )
        for what, found, wanted in (
            (
                "open card squares",
                OPEN_CARD_SPACES[index],
                DATA["rounds"]["cards_per_round_by_players"][str(n)],
            ),
            (
                "open round spaces",
                OPEN_ROUND_SPACES[index],
                DATA["rounds"]["tiles_per_round_by_players"][str(n)],
            ),
            (
                "pyramid spaces",
                sum(ROW_LENGTH[index]),
                DATA["pyramid"]["two_player" if n == 2 else "large"]["spaces_total"],
            ),
        ):
            expect(found == wanted, f"there are {found} {what} with {n} players, not {wanted}")
        expect(
            TILES_IN_PLAY[index] >= OPEN_ROUND_SPACES[index],
            f"{TILES_IN_PLAY[index]} Nile tiles are too few for the round spaces with {n} players",
        )


def monuments() -> None:
    """Costs, rows that rest on each other, points for every level and rank."""
    for dark, length in zip(ROW_DARK, ROW_LENGTH, strict=True):
        for row in range(1, ROWS):
            left, right = dark[row], length[row] - dark[row]
            below_left, below_right = dark[row - 1], length[row - 1] - dark[row - 1]
            rests = left <= max(0, below_left - 1) and right <= max(0, below_right - 1)
            expect(rests, "a pyramid row rests on the one below it")
    expect(
        LOWER_LEVELS + len(DATA["obelisk"]["upper_levels"]) == LEVELS,
        "every obelisk level is lower or upper",
    )
    expect(min(OBELISK_COSTS + COLUMN_COSTS + STATUE_COSTS) >= 1, "every space costs at least 1")
    expect(DATA["colonnade"]["completion_column"] == COLUMNS, "the last column completes the colonnade")
    expect(GOLDEN_COLUMN < PURPLE_COLUMN <= COLUMNS, "the golden column stands before the purple one")
    expect(len(COMPLETION) >= MOST_PLAYERS, "the colonnade needs completion points for every rank")
    expect(
        len(STATUE_POINTS) - 1 == STATUE_LEVELS and STATUE_PLACES == 3, "three statues, points for each level"
    )
    expect(
        all(len(row) == STATUE_LEVELS + 1 for row in STATUE_THRESHOLD),
        "a statue card has a threshold for each level",
    )
    expect(STATUE_DECK_A.count(1) >= 1 and STATUE_DECK_A.count(0) >= 1, "statue cards A and B")


def markets() -> None:
    """Rewards at the top, the cooperation bonus, the two-player tile."""
    expect(
        STONES_ON_REACHING[MARKET_TOP] == STONES_AT_TOP,
        "reaching and passing the top of the stone market give the same",
    )
    expect(
        DATA["track"]["grain_market"]["points_on_reaching_top"] == POINTS_AT_TOP,
        "reaching and passing the top of the grain market give the same",
    )
    expect(
        DATA["track"]["grain_market"]["levels"] == MARKET_TOP, "both markets have the same number of levels"
    )
    expect(len(COOPERATION) == SITES + 1, "the cooperation bonus needs a figure for 0 to 3 zones")
    expect(
        DATA["bonus_tile"][TWO_PLAYER_GOLDEN]["color"] == "purple",
        "the tile on the golden place with two players is a purple one",
    )
