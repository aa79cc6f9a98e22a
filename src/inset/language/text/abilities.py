"""Whole abilities in words; bodies and their modes."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, Final, cast

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
from inset.language.conditions import Always, AnchorChosen
from inset.language.node import Ability, Cost, Node
from inset.language.text.conditions import conditional, only_when
from inset.language.text.costs import spoken_cost
from inset.language.text.describe import YOU, one
from inset.language.text.english import bracketed, capital, lower, number, small
from inset.language.text.events import trigger
from inset.language.text.keywords import lines_of, with_cost
from inset.language.text.numbers import for_each
from inset.language.text.references import name_paid, x_or_where
from inset.language.text.writer import ABILITIES, NoText, Writer, speaks_of_this, stopped, writes


# --- bodies -----------------------------------------------------------------------------------------------
def body_text(writer: Writer, body: a.Body | a.Modes) -> str:
    """Sentences; modes as bullets (700.2)."""
    if isinstance(body, a.Body):
        writer.specs = body.targets
        return writer.sentences(body.effects)
    lines = [] if body.costs else [_choice(writer, body)]  # what has costs follows the line of its keyword
    for place, option in enumerate(body.bodies):
        inner = Writer(writer.face, writer.card)
        inner.event, inner.known, inner.topic = writer.event, dict(writer.known), writer.topic
        lines.append(f"{_bullet(writer, body, place)}{body_text(inner, option)}")
    return "\n".join(lines)


def _bullet(writer: Writer, modes: a.Modes, place: int) -> str:
    """700.2h: "+ {2} — …", "• Fira — {2} — …"."""
    if not modes.costs:
        return f"• {modes.names[place]} — " if modes.names and modes.names[place] else "• "
    price = writer.cost(modes.costs[place])
    return f"• {modes.names[place]} — {price} — " if modes.names else f"+ {price} — "


def _choice(writer: Writer, modes: a.Modes) -> str:
    """How many modes are chosen, and what else is said about that."""
    text = _choose(len(modes.bodies), modes.least, modes.most)
    if modes.at_random:
        text += " at random"
    if modes.unchosen:
        text += " that hasn't been chosen" + (" this turn" if modes.unchosen == a.UNCHOSEN_THIS_TURN else "")
    if modes.again:
        return f"{text}. You may choose the same mode more than once."
    if modes.instead is None:
        return f"{text} —"
    other = modes.instead
    if other.least < other.most == 2 == len(modes.bodies):
        more = "you may choose both"
    else:
        more = f"{lower(_choose(len(modes.bodies), other.least, other.most))} instead"
    return f"{text}. If {writer.condition(other.condition)}, {more}."


def _choose(bodies: int, least: int, most: int) -> str:
    if least == most:
        return "Choose both" if most == bodies == 2 else f"Choose {number(most)}"
    if least == 0:
        return "Choose any number" if most >= bodies > 1 else f"Choose up to {number(most)}"
    if most >= bodies and least == 1:
        return "Choose one or both" if bodies == 2 else "Choose one or more"
    return f"Choose {number(least)} or {number(most)}"


# --- abilities --------------------------------------------------------------------------------------------
@writes(ABILITIES, a.Spell)
def _spell(writer: Writer, node: a.Spell) -> str:
    text = body_text(writer, node.body)
    if node.name:
        return f"{node.name} — {text}"
    if node.cleaved is None:
        return text
    cleaved = body_text(Writer(writer.face, writer.card), node.cleaved)
    return bracketed(text, cleaved) or f"{text} If this spell's cleave cost was paid, instead {lower(cleaved)}"


def _of_removed(cost: Cost, text: str) -> str:
    """ "Remove all charge counters: … X …, where X is the number of charge counters removed this way"."""
    for part in cost.parts if isinstance(cost, c.All) else (cost,):
        if isinstance(part, c.RemoveCounters) and part.every and isinstance(part.count, v.X):
            removed = f"the number of {part.kind} counters removed this way"
            return re.sub(r"(\bX\b[^.]*)\.", rf"\1, where X is {removed}.", text, count=1)
    return text


@writes(ABILITIES, a.Activated)
def _activated(writer: Writer, node: a.Activated) -> str:
    prefix = f"{node.name} — " if node.name else ""
    if node.keyword:
        prefix = f"{capital(k.KEYWORD_WORD[node.keyword])} — "
    if node.loyalty:
        return f"{prefix}{_loyalty(node.cost)}: {body_text(writer, node.body)}"
    writer.buried = node.zone == t.GRAVEYARD
    cost = capital(writer.cost(node.cost))
    name_paid(writer, node.cost)
    if node.zone == t.GRAVEYARD:
        cost = re.sub(r"\b([Ee])xile ~", r"\1xile this card from your graveyard", cost)
    if level := _level_gained(node.body):
        return f"{cost}: Level {level}"
    text = f"{prefix}{cost}: {_of_removed(node.cost, capital(body_text(writer, node.body)))}"
    if node.own_cost is not None:
        own = _own_cost(writer, node.own_cost).replace("his spell costs", "his ability costs")
        text += f" {own.replace(' to cast', ' to activate')}"
    if node.x_rule is not None:
        text += f" {_x_rule(writer, node.x_rule)}"
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
        rules += only_when(writer, node.condition)
    if node.limit:
        rules.append("once each turn" if node.limit == 1 else f"{number(node.limit)} times each turn")
    if node.in_all and not node.keyword and not node.name:  # "exhaust" and "power-up" say so themselves
        rules.append("once")
    return f"{text} Activate only {' and only '.join(rules)}." if rules else text


def _level_gained(body: a.Body | a.Modes) -> int:
    """716.2a: what a class level bar says of the activated ability; 0: it isn't such an ability."""
    found = body.effects[0] if isinstance(body, a.Body) and body.effects else None
    return next((n for n, mark in f.LEVELS.items() if found == e.Mark(s.This(), mark)), 0)


def _loyalty(cost: Cost) -> str:
    if isinstance(cost, c.PutCounters):
        return f"+{cost.count}" if cost.count else "0"
    if isinstance(cost, c.RemoveCounters):
        return f"−{cost.count if isinstance(cost.count, int) else 'X'}"
    raise NoText(f"no loyalty symbol for {type(cost).__name__}")


@writes(ABILITIES, a.Triggered)
def _triggered(writer: Writer, node: a.Triggered) -> str:
    prefix = f"{node.name} — " if node.name else ""
    if isinstance(node.when, p.ChapterReached):
        return f"{writer.pattern(node.when)} — {prefix}{body_text(writer, node.body)}"
    if isinstance(node.when, p.EntersRoom):
        leads = f" (Leads to: {', '.join(node.when.leads)})" if node.when.leads else ""
        return f"{node.when.room} — {body_text(writer, node.body)}{leads}"
    writer.buried = node.zone == t.GRAVEYARD and not speaks_of_this(node.when)
    clause = trigger(writer, node.when)
    if node.condition is not None:
        clause += f", if {writer.condition(node.condition)}"
        if writer.topic == s.This() and not _speaks_of(node.condition, (s.This, s.EventObject)):
            writer.topic = (
                None  # something else was referred to: "…, if you control eight or more lands, this creature …"
            )
    if isinstance(node.body, a.Body):
        writer.asked_last = _if_afterwards(writer, node.body)
    body = body_text(writer, node.body)
    if isinstance(node.body, a.Body) and any(isinstance(effect, e.May) and effect.once for effect in node.body.effects):
        body += " Do this only once each turn."
    limit = "" if not node.limit else _limit(node.limit)
    return f"{prefix}{capital(clause)}, {lower(body)}{limit}"


def _if_afterwards(writer: Writer, body: a.Body) -> e.If | None:
    """ "Draw a card if you control a Cat": right after the event, "if" would say that the ability triggers only then (603.4)."""
    first = body.effects[0] if body.effects else None
    if not isinstance(first, e.If) or len(first.then) != 1 or isinstance(first.then[0], e.Joined):
        return None
    try:
        Writer(writer.face, writer.card).condition(first.condition)
    except NoText:  # said with "unless"
        return None
    return first


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


DASHED: Final = ("Max speed", "∞")  # 702.178a, 702.186b: what precedes an ability that functions only then


@writes(ABILITIES, a.StaticAbility)
def _static(writer: Writer, node: a.StaticAbility) -> str:
    if isinstance(node.condition, AnchorChosen):
        return _anchored(writer, node, node.condition.word)
    if node.name.startswith("LEVEL "):
        return _striation(writer, node)
    if node.name in DASHED or node.name.endswith("+"):
        return f"{node.name} {'—' if node.name in DASHED else '|'} {_given(writer, node)}"
    prefix = f"{node.name} — " if node.name else ""
    made: list[str] = []
    for static in node.statics:
        clause = writer.finish(writer.static(static))
        made.append(re.sub(r"^(it|they) ", "", clause) if made else clause)
    clause = _side_by_side(made)
    if node.zone == t.GRAVEYARD and any(isinstance(static, st.Continuous) for static in node.statics):  # 113.6b
        besides = "" if node.condition is None else f" and {writer.condition(node.condition)}"
        clause = f"as long as this card is in your graveyard{besides}, {clause}"
    elif node.condition is not None and ". It's still " in clause:
        clause = f"as long as {writer.condition(node.condition)}, {clause}"
    elif node.condition is not None:
        clause = conditional(writer, clause, node.condition)
    return f"{prefix}{stopped(capital(clause))}"


def _anchored(writer: Writer, node: a.StaticAbility, word: str) -> str:
    """614.12c: what a permanent has while the anchor word was chosen is printed by itself."""
    given = [
        mod.ability for static in node.statics if isinstance(static, st.Continuous)
        for mod in static.mods if isinstance(mod, m.AddAbility)
    ]  # fmt: skip
    return f"• {word} — {' '.join(writer.ability(ability) for ability in given)}"


def _given(writer: Writer, node: a.StaticAbility) -> str:
    """702.178a, 721.2: the abilities that are printed after the symbol, each on a line."""
    abilities = [
        mod.ability for static in node.statics if isinstance(static, st.Continuous)
        for mod in static.mods if isinstance(mod, m.AddAbility)
    ]  # fmt: skip
    return "\n".join(lines_of(writer.face, writer.card, abilities))


def _striation(writer: Writer, node: a.StaticAbility) -> str:
    """711.2: the level symbol, the size, and the abilities, each on a line."""
    static = node.statics[0]
    assert isinstance(static, st.Continuous)
    size, *gained = static.mods
    assert isinstance(size, m.SetPT)
    abilities = [mod.ability for mod in gained if isinstance(mod, m.AddAbility)]
    assert len(abilities) == len(gained)
    return "\n".join([node.name, f"{size.power}/{size.toughness}", *lines_of(writer.face, writer.card, abilities)])


def _side_by_side(made: list[str]) -> str:
    """ "Can't attack or block, and its activated abilities can't be activated"."""
    if len(made) > 1 and made[0].endswith(" can't attack") and made[1] == "can't block":
        made = [f"{made[0]} or block", *made[2:]]
        return ", and ".join(made)
    if len(made) == 2 and made[0].endswith(" can't attack alone") and made[1] == "can't block alone":
        return f"{made[0].removesuffix(' alone')} or block alone"
    return " and ".join(made)


@writes(ABILITIES, a.ClassLevel)
def _class_level(writer: Writer, node: a.ClassLevel) -> str:
    """716.2a: the bar, and the lines of its section."""
    return "\n".join(
        [f"{writer.cost(node.cost)}: Level {node.level}", *(_alone(writer, part) for part in node.abilities)]
    )


@writes(ABILITIES, a.ToSolve)
def _to_solve(writer: Writer, node: a.ToSolve) -> str:
    return f"To solve — {stopped(capital(writer.condition(node.condition)))}"


@writes(ABILITIES, a.WhileSolved)
def _while_solved(writer: Writer, node: a.WhileSolved) -> str:
    return f"Solved — {_alone(writer, node.ability)}"


def _alone(writer: Writer, ability: Ability) -> str:
    """An ability within another, in words of its own."""
    return Writer(writer.face, writer.card).ability(ability)


@writes(ABILITIES, a.OwnCost)
def _own_cost(writer: Writer, node: a.OwnCost) -> str:
    if node.by_cost:
        clause = "This spell costs less to cast by ~'s mana cost"
        return f"{clause} if {writer.condition(node.condition)}." if node.condition is not None else f"{clause}."
    each = for_each(writer, node.amount)
    once = 1
    if not each and isinstance(node.amount, v.Times):
        once, each = node.amount.factor, for_each(writer, node.amount.of)
    way = "less" if node.sign < 0 else "more"
    amount = f"{{{once}}}" if each else f"{{{x_or_where(writer, node.amount)}}}"
    if not node.colored.is_free():
        amount = str(node.colored)
    clause = f"This spell costs {amount} {way} to cast"
    if each:
        clause += f" {each}"
    if node.condition is not None:
        clause += f" if {writer.condition(node.condition)}"
    return stopped(writer.finish(clause))


@writes(ABILITIES, a.AdditionalCost)
def _additional(writer: Writer, node: a.AdditionalCost) -> str:
    if node.name == c.OPTIONAL:
        return stopped(
            f"As an additional cost to cast this spell, you may {writer.finish(spoken_cost(writer, node.cost))}"
        )
    if node.of_any_number:
        return _of_any_number(writer, node)
    if isinstance(node.cost, (c.CollectEvidence, c.Waterbend)) and node.name:  # 701.59c
        return f"As an additional cost to cast this spell, you may {writer.cost(node.cost)}."
    if node.name:
        return with_cost(writer, capital(node.name), node.cost)
    return stopped(f"As an additional cost to cast this spell, {writer.finish(spoken_cost(writer, node.cost))}")


def _of_any_number(writer: Writer, node: a.AdditionalCost) -> str:
    cost = writer.finish(spoken_cost(writer, replace(cast(Any, node.cost), count=2))).replace(
        " two ", " any number of ", 1
    )
    said = f"As an additional cost to cast this spell, you may {cost}."
    verb = {c.ExileCards: "card exiled", c.TapOthers: "creature tapped"}.get(type(node.cost), "permanent sacrificed")
    return f"{said} This spell costs {{{node.less}}} less to cast for each {verb} this way." if node.less else said


@writes(ABILITIES, a.AlternativeCost)
def _alternative(writer: Writer, node: a.AlternativeCost) -> str:
    if node.name and not node.name.startswith("{"):
        return with_cost(writer, capital(node.name), node.cost)
    clause = f"you may {spoken_cost(writer, node.cost)} rather than pay this spell's mana cost"
    if node.cost == c.All(()):
        clause = "you may cast this spell without paying its mana cost"
    if node.condition is not None:
        clause = f"if {writer.condition(node.condition)}, {clause}"
    return stopped(capital(clause))


@writes(ABILITIES, a.FlashIf)
def _flash_if(writer: Writer, node: a.FlashIf) -> str:
    if isinstance(node.condition, Always):
        return "You may cast ~ as though it had flash."
    if node.condition is not None:
        return f"You may cast this spell as though it had flash if {writer.condition(node.condition)}."
    if node.whom is not None:
        return f"You may cast this spell as though it had flash if it targets {one(writer, node.whom)}."
    assert node.cost is not None
    if not isinstance(node.cost, c.PayMana):
        return f"You may cast ~ as though it had flash if you {writer.cost(node.cost)} as you cast it."
    return f"You may cast ~ as though it had flash if you pay {writer.cost(node.cost)} more to cast it."


@writes(ABILITIES, a.XRule)
def _x_rule(writer: Writer, node: a.XRule) -> str:
    said = [f"Spend only {t.COLOR_WORD[node.color]} mana on X."] if node.color else []
    return " ".join([*said, *(["X can't be 0."] if node.least else [])])


@writes(ABILITIES, a.CastOnly)
def _cast_only(writer: Writer, node: a.CastOnly) -> str:
    return f"Cast this spell only {' and only '.join(only_when(writer, node.condition))}."


@writes(ABILITIES, a.CantBeCountered)
def _uncounterable(writer: Writer, node: a.CantBeCountered) -> str:
    return "This spell can't be countered."


@writes(ABILITIES, a.OpeningHand)
def _opening(writer: Writer, node: a.OpeningHand) -> str:
    return "If this card is in your opening hand, you may begin the game with it on the battlefield."


@writes(ABILITIES, a.SoManyInDeck)
def _so_many_in_deck(writer: Writer, node: a.SoManyInDeck) -> str:
    return f"A deck can have {f'up to {number(node.most)}' if node.most else 'any number of'} cards named ~."


@writes(ABILITIES, a.CanBeCommander)
def _can_lead(writer: Writer, node: a.CanBeCommander) -> str:
    return "~ can be your commander."


@writes(ABILITIES, a.OpeningReveal)
def _opening_reveal(writer: Writer, node: a.OpeningReveal) -> str:
    assert isinstance(node.when, p.BeginningOf)
    first = writer.pattern(node.when).replace("each player's", "the first")
    first += " of the game" if node.when.step == t.PRECOMBAT_MAIN else ""
    return (
        f"You may reveal this card from your opening hand. If you do, at {first}, {small(body_text(writer, node.body))}"
    )


@writes(ABILITIES, a.MulliganAction)
def _mulligan_action(writer: Writer, node: a.MulliganAction) -> str:
    what = "exile all the cards from your hand, then draw that many cards."
    if node.body != NEW_HAND:
        what = small(body_text(writer, node.body))
    return f"Any time you could mulligan and ~ is in your hand, you may {what}"


NEW_HAND: Final = a.Body((e.Move(s.Each(f.Anything(), t.HAND, YOU), t.EXILE, save=0), e.Draw(YOU, v.Count(s.Saved(0)))))
