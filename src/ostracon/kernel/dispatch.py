"""From verbs to entry points: the kernel writes ``apply``, ``why_not`` and ``legal`` of a game as rules.

An action number leads through comparisons to its verb; there its arguments are decoded, once, and handed to the
verb's own rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ostracon.kernel.actions import Verb
from ostracon.kernel.business import NO_DECISION
from ostracon.kernel.rules import allow, clear_mask
from ostracon.kernel.target import Rule, generated

LEGAL, GAME_OVER = 0, 1  # as in vocabulary.Reasons


class Writer:
    """Writes the rules of one game's verbs."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs = tuple(verbs)
        self.names: dict[str, Any] = {}  # what the written rules name
        for verb in self.verbs:
            if verb.do_rule is None:
                raise TypeError(f"verb {verb.name} has no rule that carries it out")

    def apply(self, resolve: Rule | None, forced: Rule | None) -> Rule:
        """Answer the open decision with the verb's `do`, then the game's `resolve`; where the game has `forced`,
        again with every answer that leaves no choice.
        """
        lines = ["decision = s.decision", "seat = s.decider", *self._choose(self.verbs, self._doing)]
        answer = self._make("answer", "action: int", "None", lines)
        self.names |= {"answer": answer, "resolve": resolve, "forced": forced}
        step = ["answer(s, action)", *(["resolve(s)"] if resolve else [])]
        if forced:
            step = ["while action >= 0:", *indented([*step, "action = forced(s)"])]
        return self._make("apply", "action: int", "None", step)

    def why_not(self) -> Rule:
        """The game is over, another decision is open, or what the verb's `may` says."""
        lines = ["decision = s.decision", "seat = s.decider", "if seat < 0:", f"    return {GAME_OVER}"]
        return self._make("why_not", "action: int", "int", lines + self._choose(self.verbs, self._asking))

    def legal(self) -> Rule:
        """Every action of the open verbs that its `may` allows."""
        self.names |= {"allow": allow, "clear_mask": clear_mask}
        lines = ["clear_mask(s)", "decision = s.decision", "seat = s.decider", "if seat < 0:", "    return"]
        for verb in self.verbs:
            inner = [f"allow(s, {self._number(verb)})"]
            if verb.may_rule:
                inner = [f"if {self._call(verb, verb.may_rule)} == {LEGAL}:", *indented(inner)]
            for arg in reversed(verb.args):
                inner = [f"for {arg.name} in range({arg.values}):", *indented(inner)]
            if verb.when:
                inner = [f"if {bits(verb.when)} >> decision & 1 == 1:", *indented(inner)]
            lines += inner
        return self._make("legal", "", "None", lines)

    def standing(self, score: Rule, parts: int) -> Rule:
        """The rank by points; equal seats share the better one."""
        self.names["score"] = score
        lines = [
            "points = 0",
            f"for part in range({parts}):",
            "    points += score(s, seat, part)",
            "return points",
        ]
        self.names["total"] = self._make("total", "seat: int", "int", lines)
        lines = [
            "rank = 1",
            "for other in range(s.players):",
            "    if total(s, other) > total(s, seat):",
            "        rank += 1",
        ]
        return self._make("standing", "seat: int", "int", [*lines, "return rank"])

    def _choose(self, verbs: Sequence[Verb], leaf: Callable[[Verb], list[str]]) -> list[str]:
        """Comparisons that lead from `action` to its verb."""
        if len(verbs) == 1:
            return leaf(verbs[0])
        half = len(verbs) // 2
        left, right = self._choose(verbs[:half], leaf), self._choose(verbs[half:], leaf)
        return [f"if action < {verbs[half].first}:", *indented(left), "else:", *indented(right)]

    def _doing(self, verb: Verb) -> list[str]:
        assert verb.do_rule is not None
        close = [] if verb.keeps else [f"s.decision = {NO_DECISION}"]
        return [*self._decoded(verb), *close, self._call(verb, verb.do_rule)]

    def _asking(self, verb: Verb) -> list[str]:
        lines = []
        if verb.when:
            closed: int | str = (
                verb.closed if isinstance(verb.closed, int) else self._name(verb.closed) + "(decision)"
            )
            lines += [f"if {bits(verb.when)} >> decision & 1 == 0:", f"    return {closed}"]
        if not verb.may_rule:
            return [*lines, f"return {LEGAL}"]
        return [*lines, *self._decoded(verb), f"return {self._call(verb, verb.may_rule)}"]

    def _decoded(self, verb: Verb) -> list[str]:
        """The arguments of an action number, the last one fastest."""
        lines = []
        rest = f"action - {verb.first}" if verb.first else "action"
        steps = verb.size
        for arg in verb.args:
            steps //= arg.values
            if steps == 1:
                lines.append(f"{arg.name} = {rest}")
            else:
                lines += [f"rest = {rest}", f"{arg.name} = rest // {steps}"]
                rest = f"rest - {arg.name} * {steps}"
        return lines

    def _number(self, verb: Verb) -> str:
        self.names[f"{verb.name}_at"] = verb.at
        return f"{verb.name}_at({', '.join(arg.name for arg in verb.args)})"

    def _call(self, verb: Verb, function: Rule) -> str:
        decision = ["decision"] if verb.takes_decision(function) else []
        return (
            f"{self._name(function)}({', '.join(['s', 'seat', *decision, *(arg.name for arg in verb.args)])})"
        )

    def _name(self, function: Rule) -> str:
        """The name by which a written rule calls a rule of the game: no argument has it, and no other rule."""
        name = f"{function.__name__}_rule"
        while self.names.setdefault(name, function) is not function:
            name += "_"
        return name

    def _make(self, name: str, parameters: str, result: str, lines: list[str]) -> Rule:
        head = f"def {name}({', '.join(filter(None, ['s: State', parameters]))}) -> {result}:"
        source = "from __future__ import annotations\n" + "\n".join([head, *indented(lines)]) + "\n"
        made: Rule = generated(name, source, {k: v for k, v in self.names.items() if v is not None})
        made.__doc__ = getattr(Writer, name).__doc__ if hasattr(Writer, name) else "Answer the open decision."
        return made


def indented(lines: Sequence[str]) -> list[str]:
    """Lines one level deeper."""
    return ["    " + line for line in lines]


def bits(numbers: Sequence[int]) -> int:
    """A set of small numbers as bits."""
    return sum(1 << number for number in numbers)
