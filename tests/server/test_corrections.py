"""Owners correct printed figures in the browser, keep them as copies, share them and play with them."""

from __future__ import annotations

import re
from pathlib import Path

from ostracon.kernel.editions import edition
from ostracon.kernel.record import read_record, verify

from ..serving import Person, serving

PENALTY = "wrath_of_the_pharaoh.penalty"


def keep(person: Person, game: str = "imhotep", **fields: object) -> str:
    """Keep corrections as a copy; their hash."""
    answer = person.post(f"/fidelity/{game}", **fields)
    assert answer.status_code == 200, answer.text
    return str(answer.url.params["figures"])


def test_a_correction_is_kept_shared_and_played(tmp_path: Path) -> None:
    """One person corrects, another joins her table by link and sees whose figures these are; a restart keeps all."""
    with serving(tmp_path / "games.sqlite") as server, Person(server.url, name="Ada") as ada:
        page = ada.http.get("/fidelity/imhotep").text
        assert f'name="figure:{PENALTY}" value="5"' in page
        figures = keep(ada, by="Ada", **{f"figure:{PENALTY}": "9"})
        page = ada.http.get(f"/fidelity/imhotep?figures={figures}").text
        assert f'name="figure:{PENALTY}" value="9"' in page and "as corrected by Ada" in page
        assert "as corrected by Ada" in ada.http.get("/new/imhotep").text
        table = ada.new_table("me", "friend", figures=figures, public="on")
        (link,) = ada.links(table)
        with Person(server.url, name="Bob") as bob:
            invitation = bob.http.get(link).text
            assert (
                "as corrected by Ada" in invitation and f"/fidelity/imhotep?figures={figures}" in invitation
            )
            bob.sit(link)
            assert f"/fidelity/imhotep?figures={figures}" in bob.http.get(f"/t/{table}").text
            with bob.live(table) as live:
                rules = live.arrive()["rules"]
                assert figures in rules
                assert bob.http.get(rules).status_code == 200
            assert f'value="{figures}"' in bob.http.get(f"/new/imhotep?figures={figures}").text
        assert server.table(table).match.game.module("components").WRATH_PENALTY == 9
    with serving(tmp_path / "games.sqlite") as server:
        with Person(server.url) as somebody:
            assert somebody.http.get(f"/t/{table}").status_code == 200
        assert server.table(table).match.game.module("components").WRATH_PENALTY == 9


def test_a_finished_game_is_verified_with_the_file_of_the_corrections(tmp_path: Path) -> None:
    """The match file names the figures by their hash; the exported corrections bring them back."""
    with serving(tmp_path / "games.sqlite") as server, Person(server.url, name="Ada") as ada:
        figures = keep(ada, by="Ada", **{f"figure:{PENALTY}": "7"})
        table = ada.new_table("here", "here", figures=figures)
        match = server.table(table).match
        while not match.over:
            match.play(match.legal()[0])
        file = ada.http.get(f"/fidelity/imhotep/{figures}/corrections.toml")
        assert file.headers["content-type"].startswith("application/toml") and PENALTY in file.text
    theirs = edition("imhotep", file.text)
    record = read_record(match.record().to_json().encode())
    assert record.components == theirs.components.hash == figures
    assert verify(record, theirs).over


def test_what_does_not_go_is_said_at_once_and_when_keeping(tmp_path: Path) -> None:
    """One sentence; nothing is kept."""
    with serving(tmp_path / "games.sqlite") as server, Person(server.url, name="Ada") as ada:
        for given, words in (
            ({f"figure:{PENALTY}": "many"}, "&#39;many&#39; is no whole number"),
            ({"figure:round_card[r3_2].heads": "2"}, "round cards for 2 players"),
            ({"file": "[correction"}, "not a readable TOML file"),
            ({"file": '[correction]\ngame = "imhotep"\n[figures]\n"no.such" = 3'}, "no.such"),
            ({}, "Nothing is changed"),
        ):
            answer = ada.post("/fidelity/imhotep", **given)
            assert answer.status_code == 400 and words in answer.text, given
            if given:
                verdict = ada.post("/fidelity/imhotep/check", "/fidelity/imhotep", **given).json()
                assert words.replace("&#39;", "'") in verdict["fault"]
        good = ada.post("/fidelity/imhotep/check", "/fidelity/imhotep", **{f"figure:{PENALTY}": "6"}).json()
        assert good == {"fault": "", "verdict": "1 figure is changed, and everything goes together."}
        assert "Your copies" not in ada.http.get("/fidelity/imhotep").text
        forged = ada.http.post("/fidelity/imhotep", data={"by": "Eve"})
        assert forged.status_code == 403


def test_import_adding_confirming_and_removing(tmp_path: Path) -> None:
    """A file of corrections becomes a copy; entries can be confirmed; a copy can be removed from the list."""
    with serving(tmp_path / "games.sqlite") as server, Person(server.url, name="Ada") as ada:
        text = f'[correction]\ngame = "imhotep"\nby = "Hatshepsut"\n[figures]\n"{PENALTY}" = 8\n'
        figures = keep(ada, file=text)
        assert "as corrected by Hatshepsut" in ada.http.get("/fidelity/imhotep").text
        again = keep(ada, shown=figures, by="Ada", **{"right:round_card[r3_2]": "on"})
        file = ada.http.get(f"/fidelity/imhotep/{again}/corrections.toml").text
        assert again == figures and f'"{PENALTY}" = 8' in file and 'confirmed = ["round_card[r3_2]"]' in file
        confirmed = keep(ada, by="Ada", **{"right:round_card[r3_7]": "on"})
        page = ada.http.get(f"/fidelity/imhotep?figures={confirmed}").text
        assert re.search(r'name="right:round_card\[r3_7\]" value="on" checked', page)
        ada.post("/fidelity/imhotep/forget", "/fidelity/imhotep", figures=confirmed)
        ada.post("/fidelity/imhotep/forget", "/fidelity/imhotep", figures=figures)
        assert "Your copies" not in ada.http.get("/fidelity/imhotep").text
        assert ada.http.get(f"/fidelity/imhotep?figures={figures}").status_code == 200
        assert ada.http.get("/fidelity/imhotep?figures=0123456789abcdef").status_code == 404


def test_every_game_shows_what_is_reconstructed(tmp_path: Path) -> None:
    """Each doubtful entry with a field for each of its figures, in both languages; pictures are there."""
    with serving(tmp_path / "games.sqlite") as server:
        for language, word in (("en", "Reconstructed"), ("fr", "Reconstitué")):
            with Person(server.url, language) as person:
                for name in ("imhotep", "ankhor", "egizia", "egizia_sands", "terra_pyramides"):
                    page = person.http.get(f"/fidelity/{name}")
                    assert page.status_code == 200 and word in page.text, name
                    pictures = set(re.findall(r'src="(/fidelity/[^"]+)"', page.text))
                    for picture in sorted(pictures)[:3]:
                        drawn = person.http.get(picture.replace("&amp;", "&"))
                        assert drawn.status_code == 200 and drawn.text.lstrip().startswith("<svg"), picture
