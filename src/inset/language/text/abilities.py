"""Whole abilities in words; bodies and their modes."""

from __future__ import annotations

import re
from typing import Final

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    costs as c,
    effects as e,
    filters as f,
    keywords as k,
    mods as m,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.conditions import AnchorChosen
from inset.language.node import Ability, Cost, Node
from inset.language.text.costs import spoken_cost
from inset.language.text.describe import YOU
from inset.language.text.english import bracketed, capital, lower, number, small
from inset.language.text.events import trigger
from inset.language.text.keywords import lines_of, with_cost
from inset.language.text.numbers import for_each
from inset.language.text.questions import conditional, only_when
from inset.language.text.scribe import ABILITIES, NoText, Scribe, stopped, writes
from inset.language.text.things import name_paid, x_or_where


# --- bodies -----------------------------------------------------------------------------------------------
def body_text(scribe: Scribe, body: a.Body | a.Modes) -> str:
    """Sentences; modes as bullets (700.2)."""
    if isinstance(body, a.Body):
        scribe.specs = body.targets
        return scribe.sentences(body.effects)
    lines = [] if body.costs else [f"{_choose(body)} —"]  # what has costs follows the line of its keyword
    for place, option in enumerate(body.bodies):
        inner = Scribe(scribe.face, scribe.card)
        inner.event, inner.known, inner.topic = scribe.event, dict(scribe.known), scribe.topic
        lines.append(f"{_bullet(scribe, body, place)}{body_text(inner, option)}")
    return "\n".join(lines)


def _bullet(scribe: Scribe, modes: a.Modes, place: int) -> str:
    """700.2h: "+ {2} — …", "• Fira — {2} — …"."""
    if not modes.costs:
        return "• "
    price = scribe.cost(modes.costs[place])
    return f"• {modes.names[place]} — {price} — " if modes.names else f"+ {price} — "


def _choose(modes: a.Modes) -> str:
    most = len(modes.bodies)
    if modes.least == modes.most:
        return f"Choose {number(modes.most)}"
    if modes.least == 0:
        return f"Choose up to {number(modes.most)}"
    if modes.most >= most and modes.least == 1:
        return "Choose one or both" if most == 2 else "Choose one or more"
    return f"Choose {number(modes.least)} or {number(modes.most)}"


# --- abilities --------------------------------------------------------------------------------------------
@writes(ABILITIES, a.Spell)
def _spell(scribe: Scribe, node: a.Spell) -> str:
    text = body_text(scribe, node.body)
    if node.name:
        return f"{node.name} — {text}"
    if node.cleaved is None:
        return text
    return bracketed(text, body_text(Scribe(scribe.face, scribe.card), node.cleaved))


@writes(ABILITIES, a.Activated)
def _activated(scribe: Scribe, node: a.Activated) -> str:
    prefix = f"{node.name} — " if node.name else ""
    if node.keyword:
        prefix = f"{capital(k.KEYWORD_WORD[node.keyword])} — "
    if node.loyalty:
        return f"{prefix}{_loyalty(node.cost)}: {body_text(scribe, node.body)}"
    cost = capital(scribe.cost(node.cost))
    name_paid(scribe, node.cost)
    if node.zone == t.GRAVEYARD:
        cost = re.sub(r"\b([Ee])xile ~", r"\1xile this card from your graveyard", cost)
    if level := _level_gained(node.body):
        return f"{cost}: Level {level}"
    text = f"{prefix}{cost}: {capital(body_text(scribe, node.body))}"
    if node.by_anyone:
        text += " Any player may activate this ability."
    rules = []
    if node.timing == a.AS_SORCERY:
        rules.append("as a sorcery")
    elif node.timing == a.AS_INSTANT:
        rules.append("as an instant")
    elif node.timing == a.YOUR_TURN:
        rules.append("during your turn")
    if node.condition is not None:
        rules += only_when(scribe, node.condition)
    if node.limit:
        rules.append("once each turn" if node.limit == 1 else f"{number(node.limit)} times each turn")
    return f"{text} Activate only {' and only '.join(rules)}." if rules else text


def _level_gained(body: a.Body | a.Modes) -> int:
    """716.2a: what a class level bar says of the activated ability; 0: it is no such ability."""
    found = body.effects[0] if isinstance(body, a.Body) and body.effects else None
    return next((n for n, mark in f.LEVELS.items() if found == e.Mark(s.This(), mark)), 0)


def _loyalty(cost: Cost) -> str:
    if isinstance(cost, c.PutCounters):
        return f"+{cost.count}" if cost.count else "0"
    if isinstance(cost, c.RemoveCounters):
        return f"−{cost.count if isinstance(cost.count, int) else 'X'}"
    raise NoText(f"no loyalty symbol for {type(cost).__name__}")


@writes(ABILITIES, a.Triggered)
def _triggered(scribe: Scribe, node: a.Triggered) -> str:
    prefix = f"{node.name} — " if node.name else ""
    if isinstance(node.when, p.ChapterReached):
        return f"{scribe.pattern(node.when)} — {prefix}{body_text(scribe, node.body)}"
    if isinstance(node.when, p.EntersRoom):
        leads = f" (Leads to: {', '.join(node.when.leads)})" if node.when.leads else ""
        return f"{node.when.room} — {body_text(scribe, node.body)}{leads}"
    clause = trigger(scribe, node.when)
    if node.condition is not None:
        clause += f", if {scribe.condition(node.condition)}"
        if scribe.topic == s.This() and not _speaks_of(node.condition, (s.This, s.EventObject)):
            scribe.topic = (
                None  # something else was spoken of: "…, if you control eight or more lands, this creature …"
            )
    body = body_text(scribe, node.body)
    limit = "" if not node.limit else _limit(node.limit)
    return f"{prefix}{capital(clause)}, {lower(body)}{limit}"


def _speaks_of(part: object, kinds: tuple[type[Node], ...]) -> bool:
    """Whether a node of one of these kinds is anywhere in it."""
    if isinstance(part, kinds):
        return True
    if isinstance(part, tuple):
        return any(_speaks_of(item, kinds) for item in part)
    return isinstance(part, Node) and any(_speaks_of(getattr(part, name), kinds) for name in part.__dataclass_fields__)


def _limit(times: int) -> str:
    often = "once" if times == 1 else "twice" if times == 2 else f"{number(times)} times"
    return f" This ability triggers only {often} each turn."


DASHED: Final = ("Max speed", "∞")  # 702.178a, 702.186b: what stands before an ability that is had only then


@writes(ABILITIES, a.StaticAbility)
def _static(scribe: Scribe, node: a.StaticAbility) -> str:
    if isinstance(node.condition, AnchorChosen):
        return _anchored(scribe, node, node.condition.word)
    if node.name.startswith("LEVEL "):
        return _striation(scribe, node)
    if node.name in DASHED or node.name.endswith("+"):
        return f"{node.name} {'—' if node.name in DASHED else '|'} {_given(scribe, node)}"
    prefix = f"{node.name} — " if node.name else ""
    made: list[str] = []
    for static in node.statics:
        clause = scribe.finish(scribe.static(static))
        made.append(re.sub(r"^(it|they) ", "", clause) if made else clause)
    clause = _side_by_side(made)
    if node.zone == t.GRAVEYARD and any(isinstance(static, st.Continuous) for static in node.statics):  # 113.6b
        besides = "" if node.condition is None else f" and {scribe.condition(node.condition)}"
        clause = f"as long as this card is in your graveyard{besides}, {clause}"
    elif node.condition is not None:
        clause = conditional(scribe, clause, node.condition)
    return f"{prefix}{stopped(capital(clause))}"


def _anchored(scribe: Scribe, node: a.StaticAbility, word: str) -> str:
    """614.12c: what a permanent has while the anchor word was chosen is printed by itself."""
    given = [
        mod.ability for static in node.statics if isinstance(static, st.Continuous)
        for mod in static.mods if isinstance(mod, m.AddAbility)
    ]  # fmt: skip
    return f"• {word} — {' '.join(scribe.ability(ability) for ability in given)}"


def _given(scribe: Scribe, node: a.StaticAbility) -> str:
    """702.178a, 721.2: the abilities that are printed after the symbol."""
    lines: list[str] = []
    for static in node.statics:
        assert isinstance(static, st.Continuous)
        for mod in static.mods:
            if isinstance(mod, m.AddAbility):
                text = Scribe(scribe.face, scribe.card).ability(mod.ability)
                lines.append(text if not lines else small(text))
    return ", ".join(lines)


def _striation(scribe: Scribe, node: a.StaticAbility) -> str:
    """711.2: the level symbol, the size, and the abilities, each on a line."""
    static = node.statics[0]
    assert isinstance(static, st.Continuous)
    size, *gained = static.mods
    assert isinstance(size, m.SetPT)
    abilities = [mod.ability for mod in gained if isinstance(mod, m.AddAbility)]
    assert len(abilities) == len(gained)
    return "\n".join([node.name, f"{size.power}/{size.toughness}", *lines_of(scribe.face, scribe.card, abilities)])


def _side_by_side(made: list[str]) -> str:
    """ "Can't attack or block, and its activated abilities can't be activated"."""
    if len(made) > 1 and made[0].endswith(" can't attack") and made[1] == "can't block":
        made = [f"{made[0]} or block", *made[2:]]
        return ", and ".join(made)
    if len(made) == 2 and made[0].endswith(" can't attack alone") and made[1] == "can't block alone":
        return f"{made[0].removesuffix(' alone')} or block alone"
    return " and ".join(made)


@writes(ABILITIES, a.ClassLevel)
def _class_level(scribe: Scribe, node: a.ClassLevel) -> str:
    """716.2a: the bar, and the lines of its section."""
    return "\n".join(
        [f"{scribe.cost(node.cost)}: Level {node.level}", *(_alone(scribe, part) for part in node.abilities)]
    )


@writes(ABILITIES, a.ToSolve)
def _to_solve(scribe: Scribe, node: a.ToSolve) -> str:
    return f"To solve — {stopped(capital(scribe.condition(node.condition)))}"


@writes(ABILITIES, a.WhileSolved)
def _while_solved(scribe: Scribe, node: a.WhileSolved) -> str:
    return f"Solved — {_alone(scribe, node.ability)}"


def _alone(scribe: Scribe, ability: Ability) -> str:
    """An ability within another, in words of its own."""
    return Scribe(scribe.face, scribe.card).ability(ability)


@writes(ABILITIES, a.OwnCost)
def _own_cost(scribe: Scribe, node: a.OwnCost) -> str:
    each = for_each(scribe, node.amount)
    way = "less" if node.sign < 0 else "more"
    amount = "{1}" if each else f"{{{x_or_where(scribe, node.amount)}}}"
    if not node.colored.is_free():
        amount = str(node.colored)
    clause = f"This spell costs {amount} {way} to cast"
    if each:
        clause += f" {each}"
    if node.condition is not None:
        clause += f" if {scribe.condition(node.condition)}"
    return stopped(scribe.finish(clause))


@writes(ABILITIES, a.AdditionalCost)
def _additional(scribe: Scribe, node: a.AdditionalCost) -> str:
    if isinstance(node.cost, (c.CollectEvidence, c.Waterbend)) and node.name:  # 701.59c
        return f"As an additional cost to cast this spell, you may {scribe.cost(node.cost)}."
    if node.name:
        return with_cost(scribe, capital(node.name), node.cost)
    return stopped(f"As an additional cost to cast this spell, {scribe.finish(spoken_cost(scribe, node.cost))}")


@writes(ABILITIES, a.AlternativeCost)
def _alternative(scribe: Scribe, node: a.AlternativeCost) -> str:
    if node.name:
        return with_cost(scribe, capital(node.name), node.cost)
    clause = f"you may {spoken_cost(scribe, node.cost)} rather than pay this spell's mana cost"
    if node.cost == c.All(()):
        clause = "you may cast this spell without paying its mana cost"
    if node.condition is not None:
        clause = f"if {scribe.condition(node.condition)}, {clause}"
    return stopped(capital(clause))


@writes(ABILITIES, a.FlashIf)
def _flash_if(scribe: Scribe, node: a.FlashIf) -> str:
    if node.condition is not None:
        return f"You may cast this spell as though it had flash if {scribe.condition(node.condition)}."
    assert node.cost is not None
    return f"You may cast ~ as though it had flash if you pay {scribe.cost(node.cost)} more to cast it."


@writes(ABILITIES, a.CastOnly)
def _cast_only(scribe: Scribe, node: a.CastOnly) -> str:
    return f"Cast this spell only {' and only '.join(only_when(scribe, node.condition))}."


@writes(ABILITIES, a.CantBeCountered)
def _uncounterable(scribe: Scribe, node: a.CantBeCountered) -> str:
    return "This spell can't be countered."


@writes(ABILITIES, a.OpeningHand)
def _opening(scribe: Scribe, node: a.OpeningHand) -> str:
    return "If this card is in your opening hand, you may begin the game with it on the battlefield."


@writes(ABILITIES, a.CanBeCommander)
def _can_lead(scribe: Scribe, node: a.CanBeCommander) -> str:
    return "~ can be your commander."


@writes(ABILITIES, a.OpeningReveal)
def _opening_reveal(scribe: Scribe, node: a.OpeningReveal) -> str:
    assert isinstance(node.when, p.BeginningOf)
    first = scribe.pattern(node.when).replace("each player's", "the first")
    first += " of the game" if node.when.step == t.PRECOMBAT_MAIN else ""
    return (
        f"You may reveal this card from your opening hand. If you do, at {first}, {small(body_text(scribe, node.body))}"
    )


@writes(ABILITIES, a.MulliganAction)
def _mulligan_action(scribe: Scribe, node: a.MulliganAction) -> str:
    what = "exile all the cards from your hand, then draw that many cards."
    if node.body != NEW_HAND:
        what = small(body_text(scribe, node.body))
    return f"Any time you could mulligan and ~ is in your hand, you may {what}"


NEW_HAND: Final = a.Body((e.Move(s.Each(f.Anything(), t.HAND, YOU), t.EXILE, save=0), e.Draw(YOU, v.Count(s.Saved(0)))))
