"""What keywords do that tie one object to another, in words."""

from __future__ import annotations

from inset.language import effects as e
from inset.language.text.scribe import EFFECTS, Scribe, writes


@writes(EFFECTS, e.LendAbilities)
def _lend(scribe: Scribe, node: e.LendAbilities) -> str:
    return f"{scribe.subject(node.what).words} also gains the abilities below this one until end of turn"
