"""Most texts are words, a few values, and choices among words by one of the values: those are put together here, much faster
than by a library that can do all that Fluent can. Whatever is unusual is left to the library.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import resolver as fluent

SMALL = 1000  # from here on languages write numbers in groups of digits

Values = Mapping[str, object]
Made = Callable[[Values], str]


class Unusual(Exception):
    """What only the library can put together."""


def quick(pattern: Any, figures: Values, plural: Callable[[int], str]) -> Made | None:
    """A function that puts a text together from its arguments, which win over the figures; None for an unusual text. The
    function raises Unusual for unusual arguments.
    """

    def part(node: Any) -> Made:
        match node:
            case fluent.Pattern():
                parts = [part(element) for element in node.elements]
                return lambda values: "".join([one(values) for one in parts])
            case fluent.TextElement():
                text = str(node.value)
                return lambda values: text
            case fluent.StringLiteral():
                literal = str(node.parse()["value"])
                return lambda values: literal
            case fluent.Placeable() | fluent.NeverIsolatingPlaceable():
                return part(node.expression)
            case fluent.VariableReference():
                name = node.id.name
                return lambda values: _shown(_value(values, figures, name))
            case fluent.SelectExpression() if isinstance(node.selector, fluent.VariableReference):
                return choice(node)
        raise Unusual

    def choice(node: Any) -> Made:
        name, variants = node.selector.id.name, [(_key(one.key), part(one.value)) for one in node.variants]
        default = next(made for made, one in zip(variants, node.variants, strict=True) if one.default)[1]
        has_numbers = any(isinstance(key, int) for key, _ in variants)

        def chosen(values: Values) -> str:
            value = _value(values, figures, name)
            if type(value) is str and not has_numbers:
                keys: tuple[object, ...] = (value,)
            elif type(value) is int:
                keys = (value, plural(value))
            else:
                raise Unusual
            return next((made for key, made in variants if key in keys), default)(values)

        return chosen

    try:
        return part(pattern)
    except Unusual:
        return None


def _key(node: Any) -> str | int:
    if isinstance(node, fluent.NumberLiteral):
        if node.value != int(node.value):
            raise Unusual
        return int(node.value)
    return str(node.name)


def _value(values: Values, figures: Values, name: str) -> object:
    if name in values:
        return values[name]
    if name in figures:
        return figures[name]
    raise Unusual


def _shown(value: object) -> str:
    if type(value) is str and len(value) < SMALL:
        return value
    if type(value) is int and 0 <= value < SMALL:
        return str(value)
    raise Unusual
