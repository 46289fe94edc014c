"""Random games keep the contract of `legal`, `why_not` and `apply`; matches and records keep that of `Match`."""

from __future__ import annotations

import random
from collections.abc import Iterable

from ostracon.conformance.settings import Nonconformance, Plan, fault, random_game, sample, settings_of
from ostracon.kernel.errors import IllegalAction
from ostracon.kernel.game import Game
from ostracon.kernel.layout import LIMITS, flat
from ostracon.kernel.match import Match
from ostracon.kernel.record import read_record, replay, verify


def check_play(game: Game, plan: Plan) -> int:
    """Random games end; after every step invariants hold, why_not agrees with the mask, numbers fit,
    copies are independent.
    """
    count = 0
    for setting in sample(settings_of(game, plan.settings, plan.seed), plan.settings):
        for seed in range(plan.seed, plan.seed + plan.games):
            for step, (s, action) in enumerate(random_game(game, setting, seed)):
                count += 1
                try:
                    game.invariants(s)
                except AssertionError as error:
                    raise fault(game, setting, seed, step, f"invariant broken: {error}") from error
                counted = [game.score(s, 0, part) for part in range(len(game.parts))]
                if not all(type(number) is int for number in (*counted, game.standing(s, 0))):
                    raise fault(game, setting, seed, step, "score or standing is no whole number")
                legal = set(s.legal_actions())
                if action >= 0 and not 0 <= game.actor(s) < setting.players:
                    raise fault(game, setting, seed, step, f"actor is {game.actor(s)}")
                before = s.copy()
                for number in asked_about(game, legal, step):
                    reason = game.why_not(s, number)
                    if (reason == 0) != (number in legal) or not 0 <= reason < len(game.reasons):
                        words = game.actions.notation(number)
                        raise fault(
                            game,
                            setting,
                            seed,
                            step,
                            f"why_not({words}) is {reason}, in the mask: {number in legal}",
                        )
                if s != before:
                    raise fault(game, setting, seed, step, "why_not changed the position")
                for name, spec in game.state.fields.items():
                    limit = LIMITS[spec.kind]
                    if any(not -limit - 1 <= number <= limit for number in flat(getattr(s, name))):
                        raise fault(
                            game,
                            setting,
                            seed,
                            step,
                            f"field {name} does not fit {spec.kind}: {getattr(s, name)}",
                        )
                if action >= 0 and step % 7 == 0:
                    copy = s.copy()
                    game.apply(copy, action)
                    if s != before:
                        raise fault(game, setting, seed, step, "playing on a copy changed the original")
    return count


def asked_about(game: Game, legal: set[int], step: int) -> Iterable[int]:
    """The action numbers whose why_not is compared at a step: all of them for a small game and at every
    eighth step; otherwise the legal ones
    and a sixteenth of the others, another one at each step."""
    if game.actions.total <= 64 or step % 8 == 0:
        return range(game.actions.total)
    return sorted(legal | set(range(step % 16, game.actions.total, 16)))


def check_match(game: Game, plan: Plan) -> int:
    """Notation and JSON round-trip, undo restores the bytes, an illegal action changes nothing, a record
    replays to the same position, an event's numbers that have no name are 0.
    """
    count = 0
    for number in range(game.actions.total):
        if game.actions.parse(game.actions.notation(number)) != number:
            raise Nonconformance(
                f"{game.id}: action {number} does not survive notation {game.actions.notation(number)!r}"
            )
        if game.actions.number(game.actions.decode(number)) != number:
            raise Nonconformance(
                f"{game.id}: action {number} does not survive {game.actions.decode(number)!r}"
            )
    for index, setting in enumerate(sample(settings_of(game, plan.settings, plan.seed), plan.sampled)):
        match = Match(game, setting.players, setting.options, index.to_bytes(32, "big"))
        dice = random.Random(index)
        while not match.over:
            count += 1
            before = match.position()
            illegal = next((a for a in range(game.actions.total) if not before.allows(a)), None)
            if illegal is not None:
                try:
                    match.play(illegal)
                except IllegalAction:
                    pass
                else:
                    raise fault(
                        game,
                        setting,
                        index,
                        match.ply,
                        f"{game.actions.notation(illegal)} was played although illegal",
                    )
            action = dice.choice(match.legal())
            match.play(action)
            if match.can_undo() and dice.random() < 0.3:
                match.undo()
                if match.position() != before:
                    raise fault(
                        game,
                        setting,
                        index,
                        match.ply,
                        f"undo of {game.actions.notation(action)} does not restore the position",
                    )
                match.play(action)
        for ply in sorted({0, match.ply, *(dice.randrange(match.ply + 1) for _ in range(4))}):
            again = Match.replay(
                game, setting.players, setting.options, match.secret, list(match.actions[:ply])
            )
            if match.at(ply) != again.position():
                raise fault(game, setting, index, ply, "at(ply) differs from playing the actions again")
        for ply in range(match.ply + 1):
            for told in match.told(ply):
                kind = game.event_kinds[told.kind]
                if any((told.a, told.b, told.c)[len(kind.arguments) :]):
                    raise fault(
                        game,
                        setting,
                        index,
                        ply,
                        f"the event {kind.name} holds numbers without a name: {told}",
                    )
        record = read_record(match.record().to_json())
        if game is registered(game) and verify(record).position() != match.position():
            raise fault(game, setting, index, match.ply, "the record replays to another position")
        if game is registered(game) and replay(record).events(0) != match.events(0):
            raise fault(game, setting, index, match.ply, "the record replays to other events")
        totals = [sum(row[seat] for row in match.sheet().values()) for seat in range(setting.players)]
        together = game.cooperative(match.position())  # a lost mission has no first place
        if totals != match.scores() or (min(match.standings()) != 1 and not together):
            raise fault(
                game, setting, index, match.ply, f"score sheet {match.sheet()} against {match.scores()}"
            )
    return count


def registered(game: Game) -> Game | None:
    from ostracon.kernel.game import game as find_game
    from ostracon.kernel.game import games

    return find_game(game.id) if game.id in games() else None
