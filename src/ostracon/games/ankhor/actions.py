"""Ankh'or's 448 atomic actions (RULES 4.7). Rows and columns are those of the domain's window."""

from __future__ import annotations

from ostracon.games.ankhor.components import (
    COLUMNS,
    PILE_IDS,
    PILES,
    RESOURCE_IDS,
    RESOURCES,
    TOKEN_IDS,
    TOKENS,
    UPPERS,
    WINDOW,
)
from ostracon.kernel.actions import ActionTable, Arg, verb

LETTERS = tuple("abcdefghijklmno")  # columns of the window

ACTIONS = ActionTable(
    verb("take", Arg("token", TOKENS, TOKEN_IDS, "token")),
    verb("buy", Arg("slot", COLUMNS)),
    verb("relocate"),
    verb("refresh"),
    verb("pile", Arg("pile", PILES, tuple(pile.lower() for pile in PILE_IDS), "pile")),
    verb("waive", Arg("resource", RESOURCES, RESOURCE_IDS, "resource")),
    verb("return", Arg("resource", RESOURCES, RESOURCE_IDS, "resource")),
    verb("end_turn"),
    verb("base", Arg("row", WINDOW), Arg("column", WINDOW, LETTERS[:WINDOW], "column")),
    verb("upper", Arg("row", UPPERS), Arg("column", UPPERS, LETTERS[:UPPERS], "column")),
)
TAKE = ACTIONS.first("take")  # + token type
BUY = ACTIONS.first("buy")  # + slot
RELOCATE = ACTIONS.first("relocate")
REFRESH = ACTIONS.first("refresh")
PILE = ACTIONS.first("pile")  # + pile
WAIVE = ACTIONS.first("waive")  # + resource
RETURN = ACTIONS.first("return")  # + resource
END_TURN = ACTIONS.first("end_turn")
BASE = ACTIONS.first("base")  # + row * WINDOW + column: a base cell
UPPER = ACTIONS.first("upper")  # + row * UPPERS + column: a first-floor position
TOTAL = ACTIONS.total
