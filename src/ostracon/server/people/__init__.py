"""People: accounts, passkeys, profiles, ratings, block and mute. Guests need none of it."""
