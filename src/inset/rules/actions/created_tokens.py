"""111, 614.16: which tokens are created, after the effects that change it; their creator chooses the order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from inset.kernel.types import BATTLEFIELD
from inset.language.card import Card, Token
from inset.language.filters import Anything
from inset.language.node import Filter
from inset.language.statics import TokensInstead, TokensMultiplied
from inset.rules.events.replacement_process import ANY, Candidate, Quantity, apply_in_turn, commute, source_name
from inset.rules.events.triggers import statics
from inset.rules.meaning.references import passes, who
from inset.rules.model.decision import Ask
from inset.rules.model.state import Ctx, Obj, State
from inset.rules.objects import frames

Kinds = list[tuple[Card, int]]


def token_card(token: Token) -> Card:
    """The token as a card, kept so that equal tokens share one."""
    found = _TOKENS.get(token)
    if found is None:
        found = _TOKENS[token] = token.card()
    return found


_TOKENS: Final[dict[Token, Card]] = {}


class Tokens(Quantity):
    """Tokens that would be created at the same time: so many of each kind."""

    __slots__ = ("kinds",)

    def __init__(self, kinds: Kinds, player: int) -> None:
        super().__init__(sum(many for _, many in kinds), "token", player)
        self.kinds = kinds


def settled(st: State, player: int, definition: Card, count: int) -> Ask[Kinds]:
    """The tokens that are created if a player would create this many of one kind."""
    event = Tokens([(definition, count)], player)
    effects = [
        Candidate((id(static), sid), ANY, source_name(st, ctx.source), _multiply, ctx, static, rule="614.16")
        for ctx, _, static, sid in statics(st, TokensMultiplied)
        if player in who(st, ctx, static.who)
    ] + [
        Candidate((id(static), sid), ANY, source_name(st, ctx.source), _instead, ctx, static, rule="614.16")
        for ctx, _, static, sid in statics(st, TokensInstead)
        if player in who(st, ctx, static.who)
    ]
    if count > 0 and effects:
        yield from apply_in_turn(
            st, event, set(), lambda: [c for c in effects if _fits(st, event, c)], lambda: player, _indifferent
        )
    return event.kinds


def _fits(st: State, event: Tokens, cand: Candidate[Tokens]) -> bool:
    assert cand.ctx is not None
    return any(
        many > 0 and _is_meant(st, cand.ctx, cand.static.where, kind, event.player) for kind, many in event.kinds
    )


def _is_meant(st: State, ctx: Ctx, where: Filter, kind: Card, player: int) -> bool:
    if isinstance(where, Anything):
        return True
    probe = Obj(0, 0, player, player, BATTLEFIELD, kind, token=True)
    return passes(st, ctx, where, probe, frames.printed(kind, BATTLEFIELD, 0, player))


def _indifferent(found: Sequence[Candidate[Tokens]]) -> bool:
    return all(isinstance(cand.static, TokensMultiplied) for cand in found) and commute(found)


def _multiply(st: State, event: Tokens, cand: Candidate[Tokens]) -> None:
    assert cand.ctx is not None
    plus = cand.static.plus
    changed: Kinds = []
    for kind, many in event.kinds:
        if many > 0 and _is_meant(st, cand.ctx, cand.static.where, kind, event.player):
            many, plus = many * cand.static.times + plus, 0
        changed.append((kind, many))
    _set(event, changed)


def _instead(st: State, event: Tokens, cand: Candidate[Tokens]) -> None:
    assert cand.ctx is not None
    static = cand.static
    meant = [_is_meant(st, cand.ctx, static.where, kind, event.player) for kind, _ in event.kinds]
    count = sum(many for (_, many), is_meant in zip(event.kinds, meant, strict=True) if is_meant)
    kept = [entry for entry, is_meant in zip(event.kinds, meant, strict=True) if static.besides or not is_meant]
    _set(event, kept + [(token_card(token), 1 if static.one else count) for token in static.tokens])


def _set(event: Tokens, kinds: Kinds) -> None:
    """Equal tokens are counted together."""
    together: dict[Card, int] = {}
    for kind, many in kinds:
        together[kind] = together.get(kind, 0) + many
    event.kinds = list(together.items())
    event.amount = sum(together.values())
