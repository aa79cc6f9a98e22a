"""201: the names in a scenario: those of cards, which must be playable, and those that mean anything."""

from __future__ import annotations

from collections.abc import Iterator

from inset.judge.format import scenario as s
from inset.judge.run.catalogue import Catalogue, Missing, playable, token_names
from inset.position.made_up import NAME
from inset.position.tokens import known_token


def items_of(scenario: s.Scenario) -> Iterator[s.Item]:
    for setup in scenario.players:
        for zone in (
            setup.hand,
            setup.battlefield,
            setup.graveyard,
            setup.exile,
            setup.command,
            setup.library,
        ):
            yield from zone


def card_names(scenario: s.Scenario) -> Iterator[str]:
    """The cards that the scenario needs."""
    labels = {item.label for item in items_of(scenario)}
    for item in items_of(scenario):
        if item.card is not None:
            yield item.card
        if isinstance(item.emblem, str):
            yield item.emblem
        if item.copy_of is not None and item.copy_of not in labels and "/" not in item.copy_of.replace(" // ", ""):
            yield item.copy_of
    for step in scenario.steps:
        for expectation in step.expectations if isinstance(step, s.Expect) else ():
            if isinstance(expectation, s.ColorIdentity):
                yield from (name for name, _ in expectation.identities)
            if isinstance(expectation, s.DeckIs):
                deck = expectation.deck
                yield from (name for name, _ in (*deck.main, *deck.side, *deck.commanders))


def missing_cards(scenario: s.Scenario, catalogue: Catalogue) -> tuple[Missing, ...]:
    """The cards of the scenario that can't be played, each with the reason."""
    found: dict[str, Missing] = {}
    for name in card_names(scenario):
        if name not in playable() and known_token(name) is not None:
            continue
        missing = catalogue.missing(name)
        if missing is not None:
            found.setdefault(missing.name, missing)
    return tuple(found.values())


def known_names(scenario: s.Scenario) -> frozenset[str]:
    """Every name that means something, whether or not an object has it now."""
    own = {item.token.name for item in items_of(scenario) if isinstance(item.token, s.Token) and item.token.name}
    for item in items_of(scenario):
        if item.custom is not None:
            own |= custom_names(item)
    return frozenset(playable() | token_names() | own)


def custom_names(item: s.Item) -> set[str]:
    """What a made-up card may be called."""
    assert item.custom is not None
    names = [item.custom.name or item.label or NAME]
    if item.custom.inset is not None:
        names.append(item.custom.inset.name or f"{names[0]}'s inset")
    return {*names, " // ".join(names)}
