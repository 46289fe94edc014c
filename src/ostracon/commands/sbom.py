"""`ostracon sbom`: what an installation is made of, as a CycloneDX document."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Annotated, Any

import typer

from ostracon.commands.arguments import CannotWrite

NAME = "ostracon"
FORMAT_VERSION = "1.6"  # of CycloneDX
LONGEST_NAME = 60  # of a licence; longer is its text
REQUIREMENT = re.compile(r"(?P<name>[\w.-]+)\s*(?:\[(?P<extras>[\w,\s.-]+)\])?[^;]*(?:;(?P<condition>.*))?")


def sbom(
    out: Annotated[Path | None, typer.Option(help="Write it into a file instead.", metavar="FILE")] = None,
) -> None:
    """List the packages that this installation uses, with versions and licences (CycloneDX, JSON)."""
    text = json.dumps(document(), indent=2, ensure_ascii=False) + "\n"
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, "utf-8")
    except OSError as error:
        raise CannotWrite(f"cannot write {out}: {error.strerror}") from None


def document() -> dict[str, Any]:
    """The whole document; the same for the same installation."""
    packages = parts()
    components = {name: component(metadata.distribution(name)) for name in packages}
    own = components.pop(NAME) | {"type": "application"}
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([own, *components.values()], sort_keys=True))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": FORMAT_VERSION,
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        "metadata": {"component": own},
        "components": [components[name] for name in sorted(components)],
        "dependencies": [
            {"ref": reference(name), "dependsOn": sorted(map(reference, needed))}
            for name, needed in sorted(packages.items())
        ],
    }


def parts() -> dict[str, set[str]]:
    """Every installed package that Ostracon uses, extras included, with those that it needs itself."""
    found: dict[str, set[str]] = {}
    seen: set[tuple[str, str]] = set()
    every = [str(extra) for extra in metadata.metadata(NAME).get_all("Provides-Extra") or []]
    waiting = [(NAME, extra) for extra in ["", *every]]
    while waiting:
        name, extra = waiting.pop()
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        needed = found.setdefault(name, set())
        for other, extras in needs(name, extra):
            if is_installed(other):
                needed.add(other)
                waiting += [(other, one) for one in ("", *extras)]
    return found


def needs(name: str, extra: str) -> Iterator[tuple[str, list[str]]]:
    """What a package asks for, always or with one of its extras, and with which extras of those."""
    for line in metadata.requires(name) or []:
        match = REQUIREMENT.match(line)
        assert match, line
        asked = re.search(r"extra\s*==\s*['\"]([\w.-]+)", match["condition"] or "")
        if (spelled(asked[1]) if asked else "") == spelled(extra):
            yield spelled(match["name"]), re.findall(r"[\w.-]+", match["extras"] or "")


def spelled(name: str) -> str:
    """A package's name as the index has it: "fluent-runtime" of "fluent.runtime"."""
    return re.sub(r"[-_.]+", "-", name).lower()


def is_installed(name: str) -> bool:
    """Whether a package is there."""
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def reference(name: str) -> str:
    """How packages name each other: "pkg:pypi/numpy@2.4.6"."""
    return f"pkg:pypi/{name}@{metadata.version(name)}"


def component(package: metadata.Distribution) -> dict[str, Any]:
    """A package as CycloneDX has it."""
    about, name = package.metadata, spelled(package.metadata["Name"])
    made: dict[str, Any] = {
        "type": "library",
        "bom-ref": reference(name),
        "name": name,
        "version": package.version,
        "purl": reference(name),
    }
    if about["License-Expression"]:
        made["licenses"] = [{"expression": about["License-Expression"]}]
    elif given := licence_names(package):
        made["licenses"] = [{"license": {"name": one}} for one in given]
    return made


def licence_names(package: metadata.Distribution) -> list[str]:
    """The licences that a package names: in its classifiers, by itself, or at the head of the text that it brings."""
    about = package.metadata
    classifiers = [str(one) for one in about.get_all("Classifier") or []]
    named = [one.rpartition(" :: ")[2] for one in classifiers if one.startswith("License :: OSI Approved ::")]
    own = [line for line in (about["License"] or "").splitlines() if line.strip()]
    if named or (own and len(own[0]) <= LONGEST_NAME):
        return named or [own[0].strip()]
    for file in about.get_all("License-File") or []:
        text = package.read_text(f"licenses/{file}") or package.read_text(file) or ""
        if title := re.match(r"\s*(.{1,50}\bLicen[cs]e\b.{0,20})\n", text):
            return [title[1].strip()]
    return []
