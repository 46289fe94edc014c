"""Names of accounts: what they may be made of, and which look too much like each other."""

from __future__ import annotations

import unicodedata

from ostracon.kernel.errors import OstraconError

SHORTEST, LONGEST = 2, 24
BETWEEN = " -_.'’"  # what may follow letters and digits
RESERVED = ("admin", "administrator", "moderator", "ostracon", "system", "bot", "robot", "guest")
ALIKE = str.maketrans(  # letters of other alphabets, and digits, that look like Latin letters
    "авеѕіјкмнорстухԁһԝɡαβεικνορτυχηγωıłøđħ0l1",
    "abesijkmhopctyxdhwgabeikvoptuxnywiiodhoii",
)


class Refusal(OstraconError):
    """Something that an account cannot be or do; `key` names the text that says why, `at` the field it stands beside."""

    def __init__(self, key: str, at: str = "") -> None:
        self.key, self.at = key, at
        super().__init__(key)


def name_key(name: str) -> str:
    """What two names share that a reader could take for each other.

    >>> name_key("Zoé L."), name_key("zoe i"), name_key("аda") == name_key("Ada")
    ('zoei', 'zoei', True)
    """
    plain = "".join(c for c in unicodedata.normalize("NFKD", name.casefold()) if not unicodedata.combining(c))
    plain = unicodedata.normalize("NFKC", plain).casefold().translate(ALIKE)
    return "".join(c for c in plain if c.isalnum()).replace("rn", "m").replace("vv", "w")


def check_name(name: str) -> str:
    """A name as it is kept. Raises Refusal where it cannot be one.

    >>> check_name("  Ada   Lovelace ")
    'Ada Lovelace'
    """
    kept = " ".join(unicodedata.normalize("NFC", name).split())
    if not SHORTEST <= len(kept) <= LONGEST:
        raise Refusal("people-name-length", "name")
    if not kept[0].isalnum() or not all(c.isalnum() or c in BETWEEN for c in kept):
        raise Refusal("people-name-letters", "name")
    if not any(c.isalpha() for c in kept):
        raise Refusal("people-name-letters", "name")
    if name_key(kept) in [name_key(word) for word in RESERVED]:
        raise Refusal("people-name-taken", "name")
    return kept
