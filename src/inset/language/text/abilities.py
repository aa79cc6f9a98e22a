"""Costs, keywords and whole abilities in words; bodies and their modes."""

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
from inset.language.card import PROTOTYPE
from inset.language.conditions import AnchorChosen
from inset.language.node import Ability, Amount, Cost, Filter, Node
from inset.language.text.describe import YOU, one, phrase, several, single
from inset.language.text.english import bracketed, capital, listed, number
from inset.language.text.events import trigger
from inset.language.text.numbers import amount_of, for_each
from inset.language.text.questions import conditional, only_when
from inset.language.text.scribe import ABILITIES, COSTS, NoText, Ref, Scribe, stopped, writes
from inset.language.text.things import x_or_where


# --- costs ------------------------------------------------------------------------------------------------
@writes(COSTS, c.PayMana)
def _mana(scribe: Scribe, node: c.PayMana) -> str:
    return str(node.cost)


@writes(COSTS, c.PayManaOf)
def _mana_of(scribe: Scribe, node: c.PayManaOf) -> str:
    less = f" reduced by {{{node.less}}}" if node.less else ""
    return f"{scribe.owner(node.what)} mana cost{less}"


@writes(COSTS, c.PayGeneric)
def _generic(scribe: Scribe, node: c.PayGeneric) -> str:
    return f"{{{x_or_where(scribe, node.amount)}}}"


@writes(COSTS, c.TapThis)
def _tap(scribe: Scribe, node: c.TapThis) -> str:
    return "{T}"


@writes(COSTS, c.UntapThis)
def _untap(scribe: Scribe, node: c.UntapThis) -> str:
    return "{Q}"


@writes(COSTS, c.PayLife)
def _life(scribe: Scribe, node: c.PayLife) -> str:
    if isinstance(node.amount, (int, v.X)):
        return f"pay {scribe.value(node.amount)} life"
    return f"pay life equal to {scribe.value(node.amount)}"


@writes(COSTS, c.PayCounters)
def _pay_counters(scribe: Scribe, node: c.PayCounters) -> str:
    if node.kind == "energy" and isinstance(node.amount, int):
        return f"pay {'{E}' * node.amount}"
    if node.kind == "energy" and isinstance(node.amount, v.Stat):
        return f"pay an amount of {{E}} equal to {scribe.value(node.amount)}"
    return f"pay {amount_of(scribe, node.amount, f'{node.kind} counter')}"


@writes(COSTS, c.SacrificeThis)
def _sacrifice_this(scribe: Scribe, node: c.SacrificeThis) -> str:
    return f"sacrifice {scribe.object(s.This())}"


def some(scribe: Scribe, where: Filter, count: Amount, zone: int = t.BATTLEFIELD) -> str:
    """ "A creature", "two artifacts", "X cards"."""
    if count == 1:
        return one(scribe, where, zone)
    words = number(count) if isinstance(count, int) else x_or_where(scribe, count)
    return f"{words} {several(scribe, where, zone)}"


@writes(COSTS, c.SacrificeOther)
def _sacrifice(scribe: Scribe, node: c.SacrificeOther) -> str:
    return f"sacrifice {some(scribe, node.where, node.count)}"


@writes(COSTS, c.DiscardThis)
def _discard_this(scribe: Scribe, node: c.DiscardThis) -> str:
    scribe.name(s.This(), Ref("~", False, "card"))
    return "discard this card"


@writes(COSTS, c.DiscardCards)
def _discard(scribe: Scribe, node: c.DiscardCards) -> str:
    return f"discard {some(scribe, node.where, node.count, t.HAND)}{' at random' if node.at_random else ''}"


@writes(COSTS, c.DiscardHand)
def _discard_hand(scribe: Scribe, node: c.DiscardHand) -> str:
    return "discard your hand"


@writes(COSTS, c.ExileThis)
def _exile_this(scribe: Scribe, node: c.ExileThis) -> str:
    return f"exile {scribe.object(s.This())}"


@writes(COSTS, c.ExileCards)
def _exile(scribe: Scribe, node: c.ExileCards) -> str:
    what = some(scribe, node.where, node.count, node.zone)
    return f"exile {what}" if node.zone == t.BATTLEFIELD else f"exile {what} from your {t.ZONE_WORD[node.zone]}"


@writes(COSTS, c.ReturnToHand)
def _return(scribe: Scribe, node: c.ReturnToHand) -> str:
    where = f.both(node.where, f.ControlledBy(YOU))
    return f"return {some(scribe, where, node.count)} to {'its' if node.count == 1 else 'their'} owner's hand"


@writes(COSTS, c.TapOthers)
def _tap_others(scribe: Scribe, node: c.TapOthers) -> str:
    where = f.both(f.Not(f.IsTapped()), f.both(node.where, f.ControlledBy(YOU)))
    return f"tap {some(scribe, where, node.count)}"


@writes(COSTS, c.TapPower)
def _tap_power(scribe: Scribe, node: c.TapPower) -> str:
    power = scribe.value(node.power)
    return f"tap any number of other untapped creatures you control with total power {power} or more"


@writes(COSTS, c.RemoveCounters)
def _remove(scribe: Scribe, node: c.RemoveCounters) -> str:
    kind = f"{node.kind} counter".strip()
    return f"remove {amount_of(scribe, node.count, kind)} from {scribe.object(s.This())}"


@writes(COSTS, c.PutCounters)
def _put(scribe: Scribe, node: c.PutCounters) -> str:
    return f"put {amount_of(scribe, node.count, f'{node.kind} counter')} on {scribe.object(s.This())}"


@writes(COSTS, c.RevealCards)
def _reveal(scribe: Scribe, node: c.RevealCards) -> str:
    return f"reveal {some(scribe, node.where, node.count, t.HAND)} from your hand"


@writes(COSTS, c.RevealThis)
def _reveal_this(scribe: Scribe, node: c.RevealThis) -> str:
    return "reveal ~ from your hand"


@writes(COSTS, c.Behold)
def _behold(scribe: Scribe, node: c.Behold) -> str:
    return f"behold {one(scribe, node.where)}"


@writes(COSTS, c.MillCards)
def _mill(scribe: Scribe, node: c.MillCards) -> str:
    return f"mill {amount_of(scribe, node.count, 'card')}"


@writes(COSTS, c.OneOf)
def _one_of(scribe: Scribe, node: c.OneOf) -> str:
    return listed([_spoken(scribe, option) for option in node.options], "or")


def _spoken(scribe: Scribe, cost: Cost) -> str:
    if isinstance(cost, c.All):
        return listed([_spoken(scribe, part) for part in cost.parts])
    text = scribe.cost(cost)
    return f"pay {text}" if text.startswith("{") else text


@writes(COSTS, c.All)
def _all(scribe: Scribe, node: c.All) -> str:
    """In a line of costs each part has a capital: "{1}, {T}, Sacrifice this creature"."""
    return ", ".join(capital(scribe.cost(part)) for part in node.parts)


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


# --- keywords ---------------------------------------------------------------------------------------------
NUMBERED: Final = (
    k.CREW, k.TOXIC, k.ANNIHILATOR, k.BUSHIDO, k.MODULAR, k.DREDGE, k.CASUALTY, k.SADDLE,
    k.VANISHING, k.FADING, k.BLOODTHIRST, k.FABRICATE, k.AFTERLIFE, k.AFFLICT, k.RENOWN, k.SOULSHIFT,
    k.RAMPAGE, k.FRENZY, k.POISONOUS, k.ABSORB, k.MOBILIZE, k.DEVOUR, k.AMPLIFY, k.GRAFT, k.TRIBUTE, k.FIREBENDING,
)  # fmt: skip


COUNTED: Final = (k.SUSPEND, k.AWAKEN, k.REINFORCE, k.IMPENDING)  # "Suspend 4—{R}"


@writes(ABILITIES, a.Keyword)
def _keyword(scribe: Scribe, node: a.Keyword) -> str:
    word = k.KEYWORD_WORD[node.keyword]
    name = capital(word).replace("mirrodin", "Mirrodin").replace("background", "Background")
    if node.keyword == k.PROTOTYPE and scribe.card is not None and scribe.card.frame == PROTOTYPE:
        small = scribe.card.faces[1]
        return f"Prototype {small.cost} — {small.power}/{small.toughness}"
    if node.keyword == k.PROTECTION:
        return f"Protection from {_protection(scribe, node.where)}"
    if node.keyword == k.HEXPROOF and node.where is not None:
        return f"Hexproof from {_protection(scribe, node.where)}"
    if node.keyword == k.AFFINITY and node.where is not None:
        return f"Affinity for {several(scribe, node.where)}"
    if node.keyword == k.ENCHANT and node.where is not None:
        return f"Enchant {one(scribe, node.where).split(' ', 1)[1]}"
    if node.keyword == k.LANDWALK and node.where is not None:
        return capital(f"{one(scribe, node.where).split(' ', 1)[1]}walk")
    if node.keyword == k.CYCLING and node.where is not None:
        return capital(f"{one(scribe, node.where).split(' ', 1)[1]}cycling {scribe.cost(node.cost or c.TapThis())}")
    if node.keyword == k.PARTNER_WITH:
        return f"Partner with {node.text}"
    if node.keyword == k.PARTNER and node.text:
        return f"Partner—{node.text}"
    if node.keyword in COUNTED and node.cost is not None:
        return f"{name} {scribe.value(node.number)}—{scribe.cost(node.cost)}"
    if node.keyword == k.GIFT:
        return f"Gift {node.text}"
    if node.keyword == k.EMERGE and node.where is not None and node.cost is not None:
        return f"Emerge from {one(scribe, node.where).split(' ', 1)[1]} {scribe.cost(node.cost)}"
    if node.keyword == k.COMPANION:
        return f"Companion — {_companion(scribe, node.where)}"
    if node.keyword == k.CHAMPION and node.where is not None:
        return f"Champion {one(scribe, node.where)}"
    if node.keyword == k.DEVOUR and node.where is not None:  # 702.82c
        return f"Devour {single(scribe, node.where)} {scribe.value(node.number)}"
    if node.keyword in NUMBERED:
        return f"{name} {scribe.value(node.number)}"
    if node.keyword == k.EQUIP and node.where is not None and node.cost is not None:
        return f"Equip {several(scribe, node.where)[:-1]} {scribe.cost(node.cost)}"
    if node.cost is not None:
        return _with_cost(scribe, name, node.cost)
    return name


def _companion(scribe: Scribe, where: Filter | None) -> str:
    """702.139a: what is true of each card of the starting deck: "each permanent card has mana value 2 or less"."""
    if not isinstance(where, f.Or) or not isinstance(where.parts[0], f.Not):
        raise NoText("no text for this companion condition")
    which, must = where.parts[0].part, phrase(scribe, where.parts[1], t.LIBRARY)
    said = must.after[0].replace("with ", "has ", 1)
    return f"Each {single(scribe, which, t.LIBRARY)} in your starting deck {said}."


def _with_cost(scribe: Scribe, name: str, cost: Cost) -> str:
    """ "Ward {2}", but "Ward—Pay 2 life."."""
    text = scribe.cost(cost)
    if isinstance(cost, c.PayMana):
        return f"{name} {text}"
    return f"{name}—{stopped(scribe.finish(capital(text)))}"


def _protection(scribe: Scribe, where: Filter | None) -> str:
    if where is None or isinstance(where, f.Anything):
        return "everything"
    if isinstance(where, f.HasColor) and where.colors:
        return listed([f"{'from ' if i else ''}{word}" for i, word in enumerate(t.color_words(where.colors))])
    if isinstance(where, (f.HasColor, f.ColorCount)):
        return "colorless" if isinstance(where, f.HasColor) else "multicolored"
    if isinstance(where, f.OfChosenColor):
        return "the chosen color"
    return several(scribe, where)


# --- abilities --------------------------------------------------------------------------------------------
@writes(ABILITIES, a.Spell)
def _spell(scribe: Scribe, node: a.Spell) -> str:
    text = body_text(scribe, node.body)
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


def lower(sentence: str) -> str:
    """A sentence in the middle of another; names and symbols keep their capitals."""
    first = sentence.split(" ", 1)[0]
    return sentence if first[:1] in "{~" or first == "X" else sentence[:1].lower() + sentence[1:]


@writes(ABILITIES, a.StaticAbility)
def _static(scribe: Scribe, node: a.StaticAbility) -> str:
    if isinstance(node.condition, AnchorChosen):
        return _anchored(scribe, node, node.condition.word)
    if node.name.startswith("LEVEL "):
        return _striation(scribe, node)
    if node.name == "Max speed" or node.name.endswith("+"):
        return f"{node.name} {'—' if node.name == 'Max speed' else '|'} {_given(scribe, node)}"
    prefix = f"{node.name} — " if node.name else ""
    made: list[str] = []
    for static in node.statics:
        clause = scribe.finish(scribe.static(static))
        made.append(re.sub(r"^(it|they) ", "", clause) if made else clause)
    clause = _side_by_side(made)
    if node.condition is not None:
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
                lines.append(text if not lines else f"{text[:1].lower()}{text[1:]}")
    return ", ".join(lines)


def _striation(scribe: Scribe, node: a.StaticAbility) -> str:
    """711.2: the level symbol, the size, and the abilities, each on a line."""
    static = node.statics[0]
    assert isinstance(static, st.Continuous)
    size, *gained = static.mods
    assert isinstance(size, m.SetPT)
    lines = [node.name, f"{size.power}/{size.toughness}"]
    joined = False
    for mod in gained:
        assert isinstance(mod, m.AddAbility)
        text, joins = Scribe(scribe.face, scribe.card).ability(mod.ability), joins_line(mod.ability)
        if joins and joined:
            lines[-1] += f", {text[:1].lower()}{text[1:]}"
        else:
            lines.append(text)
        joined = joins
    return "\n".join(lines)


def _side_by_side(made: list[str]) -> str:
    """ "Can't attack or block, and its activated abilities can't be activated"."""
    if len(made) > 1 and made[0].endswith(" can't attack") and made[1] == "can't block":
        made = [f"{made[0]} or block", *made[2:]]
        return ", and ".join(made)
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
    if isinstance(node.cost, c.CollectEvidence) and node.name:  # 701.59c
        return f"As an additional cost to cast this spell, you may {scribe.cost(node.cost)}."
    if node.name:
        return _with_cost(scribe, capital(node.name), node.cost)
    return stopped(f"As an additional cost to cast this spell, {scribe.finish(_spoken(scribe, node.cost))}")


@writes(ABILITIES, a.AlternativeCost)
def _alternative(scribe: Scribe, node: a.AlternativeCost) -> str:
    if node.name:
        return _with_cost(scribe, capital(node.name), node.cost)
    clause = f"you may {_spoken(scribe, node.cost)} rather than pay this spell's mana cost"
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
    return f"You may reveal this card from your opening hand. If you do, at {first}, {_small(body_text(scribe, node.body))}"


@writes(ABILITIES, a.MulliganAction)
def _mulligan_action(scribe: Scribe, node: a.MulliganAction) -> str:
    what = "exile all the cards from your hand, then draw that many cards."
    if node.body != NEW_HAND:
        what = _small(body_text(scribe, node.body))
    return f"Any time you could mulligan and ~ is in your hand, you may {what}"


NEW_HAND: Final = a.Body((e.Move(s.Each(f.Anything(), t.HAND, YOU), t.EXILE, save=0), e.Draw(YOU, v.Count(s.Saved(0)))))


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


OWN_LINE: Final = (
    k.FLASH, k.CHANGELING, k.DEVOID, k.DAYBOUND, k.NIGHTBOUND, k.FADING, k.VANISHING, k.BLOODTHIRST, k.MODULAR, k.FABRICATE,
    k.AFTERLIFE, k.RENOWN, k.UNLEASH, k.RIOT, k.BARGAIN,
)  # fmt: skip
PLAIN_KEYWORDS: Final = tuple(bit for bit in k.KEYWORD_WORD if bit not in OWN_LINE)


def joins_line(ability: Ability) -> bool:
    """Keywords with no cost share a line: "Flying, vigilance"; flash has one of its own."""
    if not isinstance(ability, a.Keyword) or ability.keyword not in PLAIN_KEYWORDS:
        return False
    return ability.cost is None and not ability.text and (ability.where is None or ability.keyword == k.PROTECTION)
