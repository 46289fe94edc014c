"""A language that nobody speaks, made of English: every word half as long again and with accents.

It is written as text files into a copy of the package: that it works there proves that a language is text files alone.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import ostracon

CODE = "eo"  # a code that libraries know, with the plurals of English
ACCENTS = str.maketrans("aeiouycnszAEIOUYCNSZ", "àéîöûýçñšžÀÉÎÖÛÝÇÑŠŽ")


def stretched(text: str) -> str:
    """A text with accents, each word half as long again.

    >>> stretched("Get 3 stones.")
    'Gétgé 3 štöñéšštö.'
    """
    longer = re.sub(r"[^\W\d_]+", lambda word: word[0] + word[0][: (len(word[0]) + 1) // 2].lower(), text)
    return longer.translate(ACCENTS)


class Stretch(Transformer):
    """Stretches what people read, and leaves what programs read: the names in the client's braces."""

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:
        """A text: its words, not what stands between braces that are written out."""
        inside = False
        for part in node.elements:
            if isinstance(part, ast.TextElement):
                part.value = part.value if inside else stretched(part.value)
            elif isinstance(part.expression, ast.StringLiteral):
                inside = part.expression.value == "{"
            else:
                self.generic_visit(part)
        return node


def write_language(package: Path) -> None:
    """The files of the language beside those of English, in a copy of the package."""
    for path in package.rglob("en.ftl"):
        read = FluentParser().parse(path.read_text("utf-8"))
        path.with_name(f"{CODE}.ftl").write_text(FluentSerializer().serialize(Stretch().visit(read)), "utf-8")
    for path in package.rglob("rules.en.md"):
        shutil.copy(path, path.with_name(f"rules.{CODE}.md"))


def copied(folder: Path) -> Path:
    """A copy of the package with the language in it; the folder to import it from."""
    package = folder / "ostracon"
    own = Path(ostracon.__file__).parent
    shutil.copytree(own, package, ignore=shutil.ignore_patterns("__pycache__"))
    write_language(package)
    return folder


SERVE = """
import sys
from pathlib import Path
from ostracon.server.run import listen, make_server
listener = listen("127.0.0.1", 0)
print(listener.getsockname()[1], flush=True)
make_server(f"sqlite:///{sys.argv[1]}", 0.0, False).run(sockets=[listener])
"""
