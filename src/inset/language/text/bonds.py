"""What keywords do that tie one object to another, in words."""

from __future__ import annotations

from typing import Final

from inset.language import effects as e, filters as f, selections as s, statics as st
from inset.language.text.describe import FILTERS, NEGATED, Phrase
from inset.language.text.scribe import EFFECTS, PLAYERS, SELECTIONS, STATICS, Ref, Scribe, writes


@writes(EFFECTS, e.LendAbilities)
def _lend(scribe: Scribe, node: e.LendAbilities) -> str:
    return f"{scribe.subject(node.what).words} also gains the abilities below this one until end of turn"


@writes(EFFECTS, e.Pair)
def _pair(scribe: Scribe, node: e.Pair) -> str:
    return f"pair {scribe.object(node.one)} with {scribe.object(node.other)}"


@writes(FILTERS, f.IsPaired)
def _paired(scribe: Scribe, made: Phrase, part: f.IsPaired) -> None:
    if part.partner is None:
        made.before.append("paired")
    else:
        made.after.append("it's paired with")


@writes(NEGATED, f.IsPaired)
def _unpaired(scribe: Scribe, made: Phrase, part: f.IsPaired) -> None:
    made.before.append("unpaired")


BOND_WORDS: Final = {s.HAUNTING: ("haunting", "haunts"), s.ENCODED: ("encoded on", "is encoded on")}


@writes(SELECTIONS, s.Bearer)
def _bearer(scribe: Scribe, node: s.Bearer) -> Ref:
    """ "The creature it haunts"."""
    card = "it" if s.This() in scribe.known else scribe.subject(s.This()).words
    return Ref(f"the creature {card} {BOND_WORDS[node.bond][1]}", False, "creature")


@writes(FILTERS, f.IsCard)
def _card(scribe: Scribe, made: Phrase, part: f.IsCard) -> None:
    made.after.append("that's represented by a card")


@writes(STATICS, st.MayEnlist)
def _may_enlist(scribe: Scribe, node: st.MayEnlist) -> str:
    return "as ~ attacks, you may tap a nonattacking creature you control without summoning sickness"


@writes(PLAYERS, s.ControlsExiler)
def _controls_exiler(scribe: Scribe, node: s.ControlsExiler) -> str:
    return "the player who controls the permanent that exiled it"
