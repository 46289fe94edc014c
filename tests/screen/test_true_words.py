"""Numbers in words: 0 is never shown as 1. French speaks of 0 as of one thing, so its plural variant `one` is for both."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ostracon.screen.texts import SHARED

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path for part in ("src", "examples") for path in (ROOT / part).rglob("*.ftl") if ".venv" not in path.parts
)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SHOWN = (0, 1, 2, 5)
ONE = re.compile(r"(?<![\d.,/–-])1(?![\d.,/–-]\d|\d)")


class Selects(Visitor):  # type: ignore[misc]  # fluent.syntax has no types
    """The variables of a text by which it chooses among variants, with the names of these."""

    def __init__(self, text: ast.Message) -> None:
        self.found: dict[str, list[ast.Variant]] = {}
        self.visit(text)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.found.setdefault(node.selector.id.name, []).extend(node.variants)
        self.generic_visit(node)

    def keys(self, name: str) -> list[str]:
        return list(
            dict.fromkeys(str(getattr(one.key, "name", "")) or one.key.value for one in self.found[name])
        )

    def plurals(self) -> list[str]:
        """The variables that are numbers: every variant is for a number or for a plural form."""
        return [
            name for name in self.found if all(key.isdigit() or key in PLURALS for key in self.keys(name))
        ]


def messages(path: Path) -> Iterator[tuple[ast.Message, Selects]]:
    for entry in parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            yield entry, Selects(entry)


def literal(variant: ast.Variant) -> str:
    """The words of a variant without what is filled in."""
    return " … ".join(part.value for part in variant.value.elements if isinstance(part, ast.TextElement))


def names(path: Path) -> str:
    return f"{path.parents[1].name}-{path.stem}"


def test_every_text_is_looked_at() -> None:
    assert {path.stem for path in FILES} == {"en", "fr"} and len(FILES) >= 16


@pytest.mark.parametrize("path", FILES, ids=names)
def test_no_variant_writes_the_number_itself(path: Path) -> None:
    """A literal 1 in the variant for one thing would be shown for 0 too; so would a number in that for others."""
    wrong = [
        f"{entry.id.name}: {literal(variant)}"
        for entry, selects in messages(path)
        for name in selects.plurals()
        for variant in selects.found[name]
        if getattr(variant.key, "name", "") in PLURALS and ONE.search(literal(variant))
    ]
    assert wrong == []


@pytest.mark.parametrize("path", FILES, ids=names)
def test_every_number_is_shown_as_it_is(path: Path) -> None:
    """A text that tells a number tells 0, 1, 2 and 5: in figures, by a variant of its own, or "a stone" for English 1."""
    language, source = path.stem, path.read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    for text in ((SHARED / path.name).read_text("utf-8"), source):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    blank: dict[str, object] = dict.fromkeys(re.findall(r"\$([A-Za-z][\w-]*)", source), "…")
    wrong = []
    for entry, selects in messages(path):
        pattern = bundle.get_message(entry.id.name).value
        for counted in selects.plurals():
            others = [name for name in selects.found if name != counted]
            for values in product(*(selects.keys(name) for name in others)):
                arguments = blank | dict(zip(others, values, strict=True))
                said = {n: str(bundle.format_pattern(pattern, arguments | {counted: n})[0]) for n in SHOWN}
                if "5" not in said[5]:
                    continue  # only the words agree with the number
                keys = selects.keys(counted)
                alone = {n for n in SHOWN if str(n) in keys} | (
                    {1} if language == "en" or "0" in keys else set()
                )
                wrong += [
                    f"{entry.id.name}: {n}: {text}"
                    for n, text in said.items()
                    if n not in alone and not re.search(rf"(?<!\d){n}(?!\d)", text)
                ]
    assert wrong == []


@pytest.mark.parametrize("path", [path for path in FILES if "client-" in path.read_text("utf-8")], ids=names)
def test_words_of_the_page_too(path: Path) -> None:
    """`client-<key>_one` is chosen in the browser, by the same rule of the language."""
    texts = dict(re.findall(r"^(client-\w+) = (.*)$", path.read_text("utf-8"), re.MULTILINE))
    ones = [key for key in texts if key.endswith("_one")]
    assert ones
    for key in ones:
        assert "count" in texts[key] and not ONE.search(texts[key]), key
        assert "count" in texts[key.removesuffix("_one")], key
