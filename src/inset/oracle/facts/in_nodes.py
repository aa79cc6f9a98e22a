"""The same facts in nodes: a walk that knows each class of the card language, but not the words."""

from __future__ import annotations

from typing import Final

from inset.language.node import Ability
from inset.oracle.facts import cards_and_zones, choices_and_targets, counters_and_tokens, descriptions, instructions
from inset.oracle.facts.walk import Walk

Facts = dict[str, list[str]]
TOPICS: Final = (instructions, cards_and_zones, counters_and_tokens, choices_and_targets, descriptions)


def meant(abilities: tuple[Ability, ...]) -> Facts:
    walk = Walk()
    for ability in abilities:
        walk.into(ability)
    facts = {kind: sorted(values) for kind, values in walk.found.items() if values}
    if walk.targets:
        facts["target"] = sorted(walk.targets)
    return facts
