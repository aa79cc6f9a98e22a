"""Keyword actions and what keywords do, in words."""

from __future__ import annotations

from inset.language import effects as e, patterns as p, values as v
from inset.language.text.english import verb
from inset.language.text.events import subject
from inset.language.text.numbers import amount_of
from inset.language.text.scribe import EFFECTS, PATTERNS, VALUES, NoText, Scribe, writes


@writes(EFFECTS, e.Adapt)
def _adapt(scribe: Scribe, node: e.Adapt) -> str:
    return f"adapt {scribe.value(node.count)}"


@writes(EFFECTS, e.Bolster)
def _bolster(scribe: Scribe, node: e.Bolster) -> str:
    return f"bolster {scribe.value(node.count)}"


@writes(EFFECTS, e.Support)
def _support(scribe: Scribe, node: e.Support) -> str:
    return f"support {scribe.value(node.count)}"


@writes(EFFECTS, e.Exploit)
def _exploit(scribe: Scribe, node: e.Exploit) -> str:
    return "sacrifice a creature"


@writes(EFFECTS, e.Connive)
def _connive(scribe: Scribe, node: e.Connive) -> str:
    ref = scribe.subject(node.what)
    count = "" if node.count == 1 else f" {scribe.value(node.count)}"
    return f"{ref.words} {verb('connive', ref.many)}{count}"


@writes(EFFECTS, e.MoveCounters)
def _move_counters(scribe: Scribe, node: e.MoveCounters) -> str:
    many = {e.ALL_COUNTERS: "all", e.ANY_COUNTERS: "any number of"}.get(node.how)
    kind = f"{node.kind} counter".strip()
    counters = amount_of(scribe, node.count, kind) if many is None else f"{many} {kind}s"
    return f"move {counters} from {scribe.object(node.source)} onto {scribe.object(node.to)}"


@writes(EFFECTS, e.Keep)
def _keep(scribe: Scribe, node: e.Keep) -> str:
    raise NoText("no words for a number that a keyword keeps")


@writes(VALUES, v.Kept)
def _kept(scribe: Scribe, node: v.Kept) -> str:
    return f"the number of creatures {scribe.subject(node.of).words} devoured"


@writes(PATTERNS, p.Deed)
def _deed(scribe: Scribe, node: p.Deed) -> str:
    return f"{subject(scribe, node.where)} {p.DEED_WORD[node.which]}"


@writes(PATTERNS, p.AttacksUnblocked)
def _unblocked(scribe: Scribe, node: p.AttacksUnblocked) -> str:
    return f"{subject(scribe, node.where)} attacks and isn't blocked"
