"""The TypeScript types of what browsers get: made from the Structs that the server sends, with their comments."""

from __future__ import annotations

import inspect
import re
from typing import Any

import msgspec
from msgspec.inspect import StructType, type_info

from ostracon.screen.scene import NOT_SENT, Scene
from ostracon.table.finale import Group
from ostracon.table.hints import SaidHint
from ostracon.table.log import Line
from ostracon.table.reasons import SaidReason
from ostracon.table.report import Report

SENT = (Scene, Line, Group, SaidHint, SaidReason, Report)  # and what they hold
PLAIN = {
    "BoolType": "boolean",
    "FloatType": "number",
    "IntType": "number",
    "NoneType": "null",
    "StrType": "string",
}


def wire_types() -> str:
    """The file client/wire.d.ts."""
    found: dict[str, str] = {}
    for struct in SENT:
        declare(struct, found)
    return "\n".join(["// Made by ./dev docs from the code: do not edit.\n", *found.values()])


def declare(struct: type[msgspec.Struct], found: dict[str, str]) -> None:
    """Add a Struct's interface, after those of what it holds."""
    info = type_info(struct)
    assert isinstance(info, StructType)
    comments = dict(re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(struct), re.MULTILINE))
    lines = []
    for field in info.fields:
        if field.name in NOT_SENT:
            continue
        optional = "?" if not field.required and struct.__struct_config__.omit_defaults else ""
        lines.append(f"  {field.name}{optional}: {typescript(field.type, found)};")
        if field.name in comments:
            lines[-1] = f"  /** {comments[field.name]} */\n{lines[-1]}"
    about = " ".join(inspect.getdoc(struct).split())
    found[struct.__name__] = "\n".join(
        [f"/** {about} */", f"export interface {struct.__name__} {{", *lines, "}", ""]
    )


def typescript(info: Any, found: dict[str, str]) -> str:
    """A type in TypeScript's words."""
    kind = type(info).__name__
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in ("VarTupleType", "ListType"):
        return f"{typescript(info.item_type, found)}[]"
    if kind == "DictType":
        return f"Record<{typescript(info.key_type, found)}, {typescript(info.value_type, found)}>"
    if kind == "UnionType":
        return " | ".join(typescript(one, found) for one in info.types)
    if kind == "StructType":
        declare(info.cls, found)
        return str(info.cls.__name__)
    raise TypeError(f"{kind} has no TypeScript type here yet")
