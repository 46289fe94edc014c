"""A bot that plays random legal actions over the API of an Ostracon server. It needs nothing but Python.

    python remote_bot.py URL TOKEN            plays at all tables where the token's holder sits
    python remote_bot.py URL TOKEN SEAT-LINK  sits down by a seat's link first, and ends with that game

Make a token on the server's page /tokens. What can be asked for: the server's page /api.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


class Server:
    """What this bot asks of a server."""

    def __init__(self, url, token):
        self.url = url.rstrip("/") + "/api/v1"
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, path, data=None):
        body = None if data is None else json.dumps(data).encode()
        request = urllib.request.Request(self.url + path, body, self.headers)
        return urllib.request.urlopen(request, timeout=30)

    def ask(self, path, data=None):
        with self.open(path, data) as answer:
            return json.load(answer)

    def events(self):
        """What happens at one's tables, a JSON object a line; an empty line only says that the line still stands."""
        with self.open("/bot/events") as lines:
            for line in lines:
                if line.strip():
                    yield json.loads(line)


def take_turn(server, table):
    """Play something that is legal, unless somebody else would have to agree to it first."""
    position = server.ask(f"/tables/{table}/position")
    # A retry with the same id is harmless; an older revision than the newest is refused.
    command = {"revision": position["revision"], "id": f"random-{position['revision']}"}
    choices = [action["number"] for action in position["legal"] if action["asks"] < 0]
    if choices:
        server.ask(f"/bot/tables/{table}/actions/{random.choice(choices)}", command)
    elif position["controls"]["end_turn"]:
        server.ask(f"/tables/{table}/end-turn", command)


def follow(server, only):
    """Play until the stream ends, or the game at `only` does (then True)."""
    for event in server.events():
        if event["type"] == "table" and only in (None, event["table"]):
            if event["event"] == "finished" and only:
                return True
            if event["event"] == "turn":
                try:
                    take_turn(server, event["table"])
                except urllib.error.HTTPError as refusal:
                    if refusal.code != 409:  # the table has moved on: another event follows
                        raise
    return bool(only) and server.ask(f"/tables/{only}")["over"]


def main(url, token, link=None):
    server, table, wait = Server(url, token), None, 1
    if link:
        table = link.rstrip("/").split("/")[-2]
        server.ask(f"/bot/tables/{table}/join", {"link": link, "name": "Random"})
    while True:
        try:
            if follow(server, table):
                return
            wait = 1
        except urllib.error.HTTPError as refusal:
            if refusal.code < 500 and refusal.code != 429:
                sys.exit(f"{refusal.code}: {json.load(refusal)['text']}")
        except (OSError, ValueError):
            pass  # the server is away, or the line broke: come again
        time.sleep(wait)
        wait = min(2 * wait, 30)


if __name__ == "__main__":
    main(*sys.argv[1:])
