"""Groups: founding, joining, leading, leaving; their tables, ranking and results."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from html import unescape
from urllib.parse import quote

import pytest

from ostracon.server.groups import members
from ostracon.server.groups.ranking import ranking
from ostracon.server.lobby import invitations
from ostracon.server.lobby.acquaintances import acquaintances, seated
from ostracon.server.new_table import NewSeat
from ostracon.server.people import accounts
from ostracon.server.people.blocks import set_block
from ostracon.server.people.names import Refusal, name_key
from ostracon.server.service import TableService
from ostracon.server.store import Store
from ostracon.table.seats import HUMAN, OPEN

from ..serving import Person, Served, until
from .test_lobby import Lobbyist
from .test_people import PASSWORD, another, on_server, sign_in, sign_up


@pytest.fixture(scope="module", autouse=True)
def first(served: Served) -> Iterator[Person]:
    with Person(served.url, "en", "Imhotep") as person:
        yield sign_up(person)


def found(person: Person, name: str) -> str:
    """Found a group; the path of its page."""
    answer = person.post("/groups", name=name)
    assert answer.status_code == 200, unescape(answer.text)
    return answer.url.raw_path.decode()


def link_of(leader: Person, path: str) -> str:
    """The path by which people join."""
    return re.findall(r'value="http://[^/"]+(/groups/join/[\w-]+)"', leader.http.get(path).text)[0]


def do(person: Person, path: str, what: str, who: str = "", **more: str) -> str:
    """Send a form of the group's page; the text of the page that comes."""
    answer = person.post(path, page="/settings", do=what, who=who, **more)
    assert answer.status_code == 200, unescape(answer.text)
    return unescape(answer.text)


def test_a_group_is_founded_and_joined_by_link(served: Served, ada: Person, zoe: Person) -> None:
    assert ada.post("/groups", page="/settings", name="No Account").status_code == 403
    sign_up(ada, "Ada Founder")
    path = found(ada, "Nile Club")
    assert path == "/groups/Nile%20Club"
    link = link_of(ada, path)
    assert zoe.http.get(link).url.path == "/sign-in"
    sign_up(zoe, "Zoé Joiner")
    outside = unescape(zoe.http.get(path).text)
    assert "Demander à entrer" in outside and "Ada Founder" not in outside, "who is in it is for members"
    assert "Nile Club" in zoe.http.get(link).text
    assert zoe.post(link).url.path == "/groups/Nile Club"
    inside = unescape(zoe.http.get("/groups/nile-club").text)
    assert "Ada Founder" in inside and "/groups/join/" not in inside, "links are the leaders'"
    assert "Nile Club" in zoe.http.get("/groups").text
    assert zoe.http.get(link).url.path == "/groups/Nile Club", "once is enough"
    with another(served) as third:
        sign_up(third, "Third")
        ada.post(path, page="/settings", do="end-links")
        assert third.http.get(link).status_code == 404
        assert link_of(ada, path) != link


def test_names_are_checked(served: Served, ada: Person) -> None:
    sign_up(ada, "Ada Names")
    found(ada, "Scribes & Masons")
    for name, why in {
        "scrıbes masons": "already a group",
        "x": "2 to 40",
        "a<b>": "letters, digits",
        "!!!": "letters, digits",
        "9" * 8: "letters, digits",
    }.items():
        answer = ada.post("/groups", name=name)
        assert answer.status_code == 400 and why in unescape(answer.text), name
    assert members.clean_about(" one\r\n\x07two  \n") == "one\ntwo"
    assert len(members.clean_about("x" * 5000)) == members.ABOUT_LIMIT


def test_leaders_accept_promote_and_remove(served: Served, ada: Person, zoe: Person) -> None:
    sign_up(ada, "Ada Leader")
    sign_up(zoe, "Zoé Asks")
    path = found(ada, "Masons")
    assert "Vous avez demandé" in do(zoe, path, "ask")
    assert "Zoé Asks" in unescape(ada.http.get(path).text)
    for what in ("accept", "promote", "remove", "change", "delete", "end-links"):
        answer = zoe.post(path, page="/settings", do=what, who="Zoé Asks", name="Mine", about="")
        assert answer.status_code == 403, f"{what} is for leaders"
    do(ada, path, "accept", "Zoé Asks")
    assert "Ada Leader" in do(zoe, path, "ask"), "who is in it sees who else is"
    do(ada, path, "promote", "Zoé Asks")
    do(zoe, path, "demote", "Ada Leader")
    assert ada.post(path, page="/settings", do="remove", who="Zoé Asks").status_code == 403
    renamed = do(zoe, path, "change", name="Old Masons", about="<b>Stone</b>\nby stone")
    assert "<b>Stone</b>\nby stone" in renamed and "<h1>Old Masons</h1>" in renamed
    assert ada.http.get(path).status_code == 404
    do(zoe, "/groups/Old%20Masons", "remove", "Ada Leader")
    assert "Ask to join" in ada.http.get("/groups/Old%20Masons").text
    do(zoe, "/groups/Old%20Masons", "delete")
    assert ada.http.get("/groups/Old%20Masons").status_code == 404


def test_a_group_never_lacks_a_leader(served: Served, ada: Person, zoe: Person) -> None:
    sign_up(ada, "Ada Goes")
    sign_up(zoe, "Zoé Stays")
    path = found(ada, "Reeds")
    link = link_of(ada, path)
    zoe.post(link)
    do(ada, path, "leave")
    assert "/groups/join/" in zoe.http.get(path).text, "she leads it now"
    assert ada.http.get(link).status_code == 404, "the link of who leads no more is void"
    do(zoe, path, "leave")
    assert zoe.http.get(path).status_code == 404


def test_a_group_s_table_is_for_its_members(served: Served, ada: Person, zoe: Person) -> None:
    sign_up(ada, "Ada Table")
    sign_up(zoe, "Zoé Table")
    path = found(ada, "Sailors")
    zoe.post(link_of(ada, path))
    group = re.findall(r"/new/imhotep\?group=([\w-]+)", ada.http.get(path).text)[0]
    assert f'value="{group}" selected' in ada.http.get(f"/new/imhotep?group={group}").text
    with another(served) as stranger, Lobbyist(zoe) as page, Lobbyist(stranger) as outside:
        assert stranger.post("/new/imhotep", players=2, group=group).status_code == 400
        table = ada.new_table("me", "friend", public="on", group=group)
        page.until(lambda one: one["type"] == "mine")
        assert f'data-table="{table}"' in zoe.http.get("/lobby/mine").text
        other = ada.new_table("me", "friend", public="on")
        outside.until(lambda one: other in one.get("open", ()))
        assert table not in json.dumps(outside.heard) + stranger.http.get("/tables").text
        assert stranger.http.get(f"/t/{table}").status_code == 403
        assert stranger.post(f"/t/{table}/join", page="/tables", name="Nobody").status_code == 403
        assert f"/t/{table}/join" in zoe.http.get(path).text
        assert zoe.post(f"/t/{table}/join", page="/tables").url.path == f"/t/{table}"
        assert stranger.http.get(f"/t/{table}/record.json").status_code == 403
    do(ada, path, "delete")
    assert served.service.open_tables[table].header.group_id, "memory does not know yet"
    with another(served) as late:
        sign_up(late, "Late Sailor")
        assert late.http.get(f"/t/{table}").status_code == 403
    assert zoe.http.get(f"/t/{table}").status_code == 200, "who sits there stays"


def test_ranking_and_results_of_a_group(served: Served, ada: Person, zoe: Person) -> None:
    sign_up(ada, "Ada Ranks")
    sign_up(zoe, "Zoé Ranks")
    path = found(ada, "Scribes")
    zoe.post(link_of(ada, path))
    group = re.findall(r"/new/imhotep\?group=([\w-]+)", ada.http.get(path).text)[0]
    assert "No member has finished" in ada.http.get(path).text
    table = ada.new_table("me", "friend", rated="on", group=group)
    zoe.post(f"/t/{table}/join", page="/tables")
    zoe.post(f"/t/{table}/menu", way="resign:1")
    loose = ada.new_table("me", "friend", group=group)
    zoe.post(f"/t/{loose}/join", page="/tables")
    ada.post(f"/t/{loose}/menu", way="resign:0")

    def lines() -> list[tuple[str, bool, int, int]]:
        found_ = on_server(served, ranking(served.service.store, group)).get("imhotep", [])
        return [(one.name, one.rating is not None, one.games, one.wins) for one in found_]

    assert until(lambda: lines()[0][1] and lines()) == [
        ("Ada Ranks", True, 2, 1),
        ("Zoé Ranks", True, 2, 1),
    ], "by rating: the game that was not rated counts among the group's games"
    page = unescape(zoe.http.get(path).text)
    assert f'data-table="{table}"' in page and f'data-table="{loose}"' in page, "the latest results"
    again = ada.http.get(f"/t/{loose}/rematch")
    assert again.status_code == 200
    assert served.service.open_tables[again.url.path.split("/")[2]].header.group_id == group


def test_a_farewell_and_an_export_know_of_groups(served: Served, ada: Person, zoe: Person) -> None:
    sign_up(ada, "Ada Farewell")
    sign_up(zoe, "Zoé Heir")
    path, lone = found(ada, "Heirs"), found(ada, "Alone")
    zoe.post(link_of(ada, path))
    table = ada.new_table("me", "friend")
    ada.post(f"/t/{table}/invite", page=f"/t/{table}", seat=1, name="Zoé Heir")
    mine = json.loads(ada.post("/account/export", page="/account").content)
    assert {(one["name"], one["state"]) for one in mine["groups"]} == {
        ("Heirs", "leader"),
        ("Alone", "leader"),
    }
    assert [bool(one["sent"]) for one in mine["invitations"]] == [True]
    theirs = json.loads(zoe.post("/account/export", page="/account").content)
    assert [one["table_id"] for one in theirs["invitations"]] == [table]
    ada.post("/account/delete", page="/account", current=PASSWORD)
    assert "/groups/join/" in zoe.http.get(path).text, "she leads it now"
    assert "Ada Farewell" not in unescape(zoe.http.get(path).text)
    assert zoe.http.get(lone).status_code == 404
    assert zoe.http.get("/lobby/invited.json").json()["count"] == 0
    with another(served) as phone:
        sign_in(phone, "Zoé Heir")
        assert "Heirs" in phone.http.get("/groups").text


def test_groups_have_limits(served: Served, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    sign_up(ada, "Ada Limits")
    path = found(ada, "Small")
    group = on_server(served, members.by_name(served.service.store, "Small"))
    assert group and path == f"/groups/{quote(group.name)}"
    monkeypatch.setattr(members, "MEMBERS_LIMIT", 1)
    with another(served) as second:
        sign_up(second, "Second Limits")
        answer = second.post(path, page="/settings", do="ask")
        assert answer.status_code == 400 and "This group is full" in answer.text
        assert second.post(link_of(ada, path)).status_code == 409
    monkeypatch.setattr(members, "GROUPS_LIMIT", 1)
    with pytest.raises(Refusal, match="group-too-many"):
        holder = on_server(served, members.members_of(served.service.store, group.id))[0].holder
        on_server(served, members.found(served.service.store, "One More", holder))


def test_groups_and_invitations_on_either_database(database: str) -> None:
    async def work() -> None:
        store = await Store.open(database)
        ada, zoe = [await accounts.create(store, name, "hash") for name in ("Ada", "Zoé")]
        group = await members.found(store, "Nile Club", ada.holder)
        with pytest.raises(Refusal, match="group-name-taken"):
            await members.found(store, "nile club", zoe.holder)
        await members.enter(store, group.id, zoe.holder, members.ASKED)
        assert not await members.is_member(store, group.id, zoe.holder)
        await members.enter(store, group.id, zoe.holder, members.MEMBER)
        assert [one.name for one in await members.groups_of(store, zoe.holder)] == ["Nile Club"]
        assert list(await acquaintances(store, ada.holder)) == [name_key("Zoé")]
        await members.keep_link(store, group.id, ada.holder, "token")
        await members.keep_link(store, group.id, ada.holder, "token")
        assert await members.by_link(store, "token") == group
        service = TableService(store)
        service.loop = asyncio.get_running_loop()
        seats = [NewSeat("Ada", HUMAN, here=True), NewSeat("Friend", OPEN)]
        table = await service.create(
            "imhotep", {}, seats, "secret", holder=ada.holder, group_id=group.id, public=False
        )
        assert [one.header.id for one in await store.lists.of_groups([group.id], False, zoe.holder)] == [
            table
        ]
        assert await service.may_see(await service.open(table), zoe.holder)
        await invitations.invite(store, invitations.Invitation(table, zoe.holder, 1, ada.holder))
        assert await invitations.count_of(store, zoe.holder) == 1
        assert await invitations.invited_to(store, table) == {1: ["Zoé"]}
        assert await seated(store, [table]) == {table: [name_key("Ada")]}
        assert await ranking(store, group.id) == {}
        await set_block(store, zoe.holder, ada.holder, "Ada", True)
        assert await invitations.count_of(store, zoe.holder) == 0
        await members.set_state(store, group.id, ada.holder, "")
        assert await members.state_of(store, group.id, zoe.holder) == members.LEADER
        assert await members.by_link(store, "token") is None
        await members.set_state(store, group.id, zoe.holder, "")
        assert await members.by_name(store, "Nile Club") is None
        assert (await store.lists.these([table], ada.holder))[0].header.group_id is None
        await service.close()
        await store.close()

    asyncio.run(work())
