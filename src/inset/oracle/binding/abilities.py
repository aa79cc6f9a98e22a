"""Whole abilities: events first, then the body; keywords, statics, modes."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any, Final, cast

from inset.kernel import types as t
from inset.language import (
    abilities as a,
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    statics as st,
    values as v,
)
from inset.language.node import Ability, Condition, Effect, Filter, Node, Pattern
from inset.language.text.english import capital
from inset.language.trees import found_in, mentions, replaced
from inset.language.words.kinds import anchored, infinity, max_speed
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Doubt, Unbound, binds
from inset.oracle.binding.descriptions import join, nouns_of, parts_of
from inset.oracle.binding.sentences import sentences
from inset.oracle.binding.statics import with_itself
from inset.oracle.slots import settle_slots


def finished(
    spoken: Ability, spell: bool = False, predefined: Callable[[str], Any] | None = None,
    doubts: list[Doubt] | None = None,
) -> tuple[Ability, ...]:  # fmt: skip
    """The abilities that one paragraph stands for; a line of keywords is several. ``doubts`` are added to."""
    if isinstance(spoken, sp.Keywords):
        return tuple(part for keyword in spoken.parts for part in finished(keyword, spell, predefined, doubts))
    if isinstance(spoken, sp.AnchorLine):
        return _anchors(spoken, predefined, doubts)
    binder = Binder(spell, predefined, doubts)
    made = binder.bind(spoken)
    if binder.slots:
        made = settle_slots(made)
    return made if isinstance(made, tuple) else (made,)


def _anchors(
    spoken: sp.AnchorLine, predefined: Callable[[str], Any] | None, doubts: list[Doubt] | None
) -> tuple[Ability, ...]:
    """614.12c: an object has the ability if its word was chosen."""
    if spoken.words != tuple(word for word, _ in spoken.bullets):
        raise Unbound("which word is chosen?")
    made: list[Ability] = [a.StaticAbility((st.AsEnters(f.IsThis(), (e.ChooseAnchor(spoken.words),)),))]
    for word, bullet in spoken.bullets:
        (ability,) = finished(bullet, False, predefined, doubts)
        made.append(anchored(word, ability))
    return tuple(made)


def body(binder: Binder, text: Node) -> a.Body | a.Modes:
    if isinstance(text, sp.ModalText):
        if not isinstance(text.most, int) or not isinstance(text.least, int):
            raise Unbound("X modes")
        return _modes(binder, text)
    assert isinstance(text, sp.Text)
    effects = said_as_one(binder.keep_groups(sentences(binder, text.sentences)))
    if binder.demanded:
        raise Unbound("what if it is not paid?")
    divided, binder.divided = binder.divided, None
    return a.Body(effects, tuple(binder.targets), divided)


def _modes(binder: Binder, text: sp.ModalText) -> a.Modes:
    instead = text.instead
    if instead is not None:
        most = min(instead.most, len(text.bodies))
        instead = dataclasses.replace(instead, condition=binder.bind(instead.condition), most=most)
    costs = tuple(part.cost for part in text.bodies if isinstance(part, sp.PricedText))
    names = tuple("" if isinstance(part, sp.Text) else part.name for part in text.bodies)
    bodies = tuple(_mode(binder, part if isinstance(part, sp.Text) else part.text) for part in text.bodies)
    if text.again and any(one.divided is not None for one in bodies):
        raise Unbound("something is divided more than once")
    if any(found_in(one.targets, kind) for one in bodies for kind in (s.Target, s.TargetPlayers)):
        raise Unbound("a target that depends on another one of its mode")
    most = text.most if text.again else min(text.most, len(bodies))
    return a.Modes(
        bodies, text.least, most, costs, names if any(names) else (), text.again, instead, text.unchosen,
        text.at_random,
    )  # fmt: skip


def said_as_one(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """A choice and the move of what was chosen are one instruction: "put one of them into your hand"."""
    made: list[Effect] = []
    for effect in effects:
        if isinstance(effect, e.May):
            effect = dataclasses.replace(effect, effects=said_as_one(effect.effects))
        elif isinstance(effect, e.If):
            then, otherwise = said_as_one(effect.then), said_as_one(effect.otherwise)
            effect = dataclasses.replace(effect, then=then, otherwise=otherwise)
        elif isinstance(effect, e.PayOr):
            effect = dataclasses.replace(effect, paid=said_as_one(effect.paid), unpaid=said_as_one(effect.unpaid))
        last = made[-1] if made else None
        chosen = isinstance(last, e.Choose) and isinstance(last.what, (s.Saved, s.Among)) and last.save
        if chosen and isinstance(last, e.Choose) and isinstance(effect, e.Move) and effect.what == s.Saved(last.save):
            made[-1] = e.Joined((last, effect), e.AS_ONE)
        else:
            made.append(effect)
    return tuple(made)


def _mode(binder: Binder, text: sp.Text) -> a.Body:
    """A mode has its own targets, and refers to the event like any other text."""
    targets, mentions = binder.targets, list(binder.mentions)
    binder.targets = []
    made = body(binder, text)
    binder.targets, binder.mentions = targets, mentions
    assert isinstance(made, a.Body)
    return made


# --- spells, activated ------------------------------------------------------------------------------------------------
@binds(sp.SpellText)
def _spell(binder: Binder, node: sp.SpellText) -> Ability:
    return a.Spell(body(binder, node.text), name=capital(node.word))


def _limits(binder: Binder, limits: tuple[Node, ...]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for limit in limits:
        assert isinstance(limit, sp.OnlyWhen)
        if limit.timing:
            made["timing"] = limit.timing
        if limit.limit:
            made["limit"] = limit.limit
        if limit.by_anyone:
            made["by_anyone"] = True
        if limit.in_all:
            made["in_all"] = limit.in_all
        if limit.own_cost is not None:
            made["own_cost"] = binder.bind(limit.own_cost)
        if limit.x_rule is not None:
            made["x_rule"] = limit.x_rule
        if limit.condition is not None:
            made["condition"] = binder.bind(limit.condition)
            if found_in(made["condition"], s.DefendingPlayer):
                raise Unbound("the defending player of which creature?")
    return made


@binds(sp.ActivatedText)
def _activated(binder: Binder, node: sp.ActivatedText) -> Ability:
    cost = binder.bind(node.cost)
    mention_paid(binder, cost)
    told = body(binder, node.text)
    limits = _limits(binder, node.limits)  # "activate only if ~ is suspended" says where it functions
    made = a.Activated(cost, told, zone=binder.home or _home(node.cost))
    if made.zone == t.HAND and isinstance(told, a.Body) and any(isinstance(x, e.AddMana) for x in told.effects):
        raise Unbound("mana from a card in the hand")  # payments look for it among permanents only
    if made.zone == t.GRAVEYARD and isinstance(told, a.Body):
        made = dataclasses.replace(made, cost=with_itself(cost))
    return dataclasses.replace(made, **limits) if limits else made


OF_ITSELF: Final = (c.SacrificeThis, c.RemoveCounters, c.PutCounters, c.ExileThis)
DONE: Final[dict[type[Any], tuple[str, int]]] = {
    c.SacrificeOther: ("sacrificed", t.BATTLEFIELD), c.DiscardCards: ("discarded", t.GRAVEYARD),
    c.ExileCards: ("exiled", t.EXILE), c.TapOthers: ("tapped", t.BATTLEFIELD), c.RevealCards: ("revealed", t.HAND),
}  # fmt: skip


def mention_paid(binder: Binder, cost: Node) -> None:
    """What a cost is paid with may be referred to: "sacrifice this creature: it deals …", "the sacrificed creature's
    power"."""
    parts = cost.parts if isinstance(cost, c.All) else (cost,)
    if any(isinstance(part, OF_ITSELF) or getattr(part, "where", None) == f.IsThis() for part in parts):
        binder.mention(s.This(), ("~",))
    elif c.DiscardThis() in parts:
        binder.mention(s.This(), ("~",), zones=t.GRAVEYARD)
    others = [part for part in parts if type(part) in (*DONE, c.ReturnToHand, c.TapPower, c.Behold)]
    if len(others) == 1 and type(others[0]) in DONE:
        done, zone = DONE[type(others[0])]
        where = getattr(others[0], "where", f.Anything())
        binder.mention(s.Saved(c.COST_SLOT), (done, *nouns_of(where, zone)), getattr(others[0], "count", 1) != 1)


def check_paid(spoken: list[Any], made: list[Ability]) -> None:
    """ "The sacrificed creature" of a spell: such a cost must have been paid to cast it (118.8)."""
    if not any(isinstance(ability, a.Spell) and mentions(ability, s.Saved(c.COST_SLOT)) for ability in made):
        return
    costs = [ability.cost for ability in made if isinstance(ability, a.AdditionalCost) and not ability.name]
    if len(costs) != 1:
        raise Unbound("paid for with what?")
    paid = Binder()
    mention_paid(paid, costs[0])
    nouns = [mention.nouns for mention in paid.mentions if mention.what == s.Saved(c.COST_SLOT) and not mention.many]
    for said in found_in(spoken, sp.The):
        if not any(said.done in known and said.noun in known for known in nouns):
            raise Unbound(f"the {said.done} {said.noun} of what cost?")


def _home(cost: Node) -> int:
    """113.6m: an ability whose cost can be paid in one zone only functions in that zone."""
    parts = cost.parts if isinstance(cost, c.All) else (cost,)
    if any(isinstance(part, sp.ExileFromGraveyard) for part in parts):
        return t.GRAVEYARD
    in_hand = any(isinstance(part, (c.DiscardThis, c.RevealThis, sp.ExileFromHand)) for part in parts)
    return t.HAND if in_hand else t.BATTLEFIELD


@binds(sp.ExileFromGraveyard, sp.ExileFromHand)
def _exile_from_somewhere(binder: Binder, node: sp.ExileFromGraveyard | sp.ExileFromHand) -> c.ExileThis:
    return c.ExileThis()


@binds(sp.LoyaltyText)
def _loyalty(binder: Binder, node: sp.LoyaltyText) -> Ability:
    return a.Activated(node.cost, body(binder, node.text), loyalty=True)


# --- triggered --------------------------------------------------------------------------------------------------------
A_PLAYER: Final = (st.A_PLAYER, st.AN_OPPONENT)  # what is attacked, if it is a player
WITH_AMOUNT = (
    p.DealsDamage, p.PreventsDamage, p.GainsLife, p.LosesLife, p.PutsCounters, p.TakesCounters, p.PlayerAttacks,
)  # fmt: skip


@binds(sp.TriggeredText)
def _triggered(binder: Binder, node: sp.TriggeredText) -> Ability:
    when = pattern(binder, node.when)
    binder.event = when
    binder.event_has_amount = isinstance(when, WITH_AMOUNT)
    condition = None if node.condition is None else binder.bind(node.condition)
    zone = _where_it_triggers(when)
    if mentions(when, s.Bearer(s.HAUNTING)):
        zone |= t.EXILE  # 702.55c
    made = a.Triggered(when, _as_many_as_chosen(body(binder, node.text)), condition, zone)
    if _can_leave(when) and mentions(made, f.IsAttachedTo(s.EventObject())):
        raise Unbound("what was attached to something that is gone?")
    if zone == t.GRAVEYARD | t.EXILE and not any(cost.cost.x for cost in found_in(made, c.PayMana)):
        made = replaced(made, v.X(), v.EventAmount())  # what was paid to cycle it
    if binder.home and not _puts_it_there(when) and not mentions(when, s.Host()):
        made = dataclasses.replace(made, zone=binder.home)
    if any(isinstance(limit, sp.OnlyWhen) and limit.done_once for limit in node.limits):
        return dataclasses.replace(made, body=_done_once(made.body))
    limits = _limits(binder, node.limits)
    return dataclasses.replace(made, **limits) if limits else made


def _done_once(told: a.Body | a.Modes) -> a.Body:
    """ "Do this only once each turn": what the player may do."""
    if not isinstance(told, a.Body) or not isinstance(told.effects[0], e.May) or told.effects[0].who != s.You():
        raise Unbound("what is done only once?")
    first = dataclasses.replace(told.effects[0], once=True)
    rest = told.effects[1:]
    if any(not isinstance(effect, (e.If, e.WhenYouDo)) for effect in rest):
        raise Unbound("what is done only once?")
    return dataclasses.replace(told, effects=(first, *rest))


def _as_many_as_chosen(made: a.Body | a.Modes) -> a.Body | a.Modes:
    """ "You may tap X untapped creatures you control. If you do, …": X is how many are chosen (107.3)."""
    offered = [may.effects[0] for may in found_in(made, e.May) if may.effects and isinstance(may.effects[0], e.Choose)]
    chosen = [choice for choice in offered if choice.least == v.X() and choice.most == v.X()]
    if len(chosen) != 1 or chosen[0].save < 0:
        return made
    free = dataclasses.replace(chosen[0], least=0, most=v.ANY_NUMBER)
    return cast("a.Body | a.Modes", replaced(replaced(made, chosen[0], free), v.X(), v.Count(s.Saved(free.save))))


def _can_leave(when: Pattern) -> bool:
    """Does it leave the battlefield, in one of several events?"""
    if isinstance(when, p.Either):
        return any(map(_can_leave, when.parts))
    return isinstance(when, p.Moves) and when.origin == t.BATTLEFIELD


def _where_it_triggers(when: Pattern) -> int:
    """113.6: where an ability with this trigger condition functions; one of several events is enough."""
    if isinstance(when, p.Either):
        return reduce(or_, map(_where_it_triggers, when.parts))
    if isinstance(when, p.Casts) and isinstance(when.where, f.IsThis):
        return t.STACK  # it functions as the spell is cast
    gone = isinstance(when, p.Deed) and when.which == p.CYCLES
    if (gone or isinstance(when, p.Discards)) and getattr(when, "where", None) == f.IsThis():
        return t.GRAVEYARD | t.EXILE  # 702.29c, 701.9: wherever it is by then
    return t.GRAVEYARD if _arrives_buried(when) else t.BATTLEFIELD


def _arrives_buried(when: Pattern) -> bool:
    """ "When this card is put into your graveyard from your library", "… from anywhere": it triggers from the graveyard,
    even if it comes from the battlefield (603.6c)."""
    if not isinstance(when, p.Moves) or when.destination != t.GRAVEYARD or when.origin == t.BATTLEFIELD:
        return False
    parts = when.where.parts if isinstance(when.where, f.And) else (when.where,)
    return f.IsThis() in parts


def _puts_it_there(when: Pattern) -> bool:
    """113.6m: does the trigger condition say that the object is put into the graveyard?"""
    return isinstance(when, p.Moves) and when.where == f.IsThis() and bool(when.destination & t.GRAVEYARD)


@binds(sp.OpeningText)
def _opening(binder: Binder, node: sp.OpeningText) -> Ability:
    made = body(binder, node.text)
    if not isinstance(made, a.Body):
        raise Unbound("a choice of modes from an opening hand")
    return a.OpeningReveal(node.when, made)


def _happened_before(event: Pattern) -> Condition:
    return k.Compare(v.TimesHappened(event, before=True), f.EQ, 0)


def pattern(binder: Binder, node: Pattern) -> Pattern:
    """An event; its object and its players are what "it" and "that player" may refer to."""
    if isinstance(node, (p.Either, sp.OneWordFor)):
        parts = tuple(pattern(binder, part) for part in node.parts)
        return p.Either(parts)
    if isinstance(node, sp.SubjectDoes):
        return pattern(binder, p.Either(tuple(_of_subject(part, node.what) for part in node.parts)))
    if isinstance(node, sp.Cycled):
        return pattern(binder, node.discards)
    if isinstance(node, p.While):
        said = pattern(binder, node.what)
        first = node.condition == _happened_before(node.what)  # "for the first time each turn"
        return p.While(said, _happened_before(said) if first else binder.bind(node.condition))
    if isinstance(node, p.AmountAtLeast):
        return p.AmountAtLeast(pattern(binder, node.what), node.amount)
    before = len(binder.mentions)
    made = _one_or_more(binder, node)
    hosts = [mention for mention in binder.mentions[before:] if mention.what == s.Host()]
    host = tuple(dict.fromkeys(noun for mention in hosts for noun in mention.nouns))
    if hosts:  # "whenever equipped creature attacks, … it": what the event is about
        del binder.mentions[before:]
    if isinstance(made, p.BeginningOf) and hosts:  # "the upkeep of enchanted creature's controller, … that creature"
        binder.mention(s.Host(), host)
    unsaid = isinstance(made, p.DealsDamage) and made.source == f.Anything() and not _is_source(node)
    if unsaid and isinstance(made, p.DealsDamage) and made.to is not None:  # "is dealt damage"
        own = isinstance(made.to, f.IsThis)
        binder.mention(
            s.This() if own else s.EventOther(), ("~",) if own else (*nouns_of(made.to, t.BATTLEFIELD), *host)
        )
        return made
    if isinstance(made, p.TapsForMana):
        binder.mention(s.EventPlayer(), ("player",))
    if isinstance(made, p.Activates):
        binder.mention(s.EventOther(), nouns_of(made.where, t.BATTLEFIELD), zones=t.ANY_ZONE)
        binder.clause()
        binder.mention(s.EventObject(), ("ability",))
        if not isinstance(made.who, s.You):
            binder.mention(s.EventPlayer(), ("player", "opponent"))
        return made
    subject: Any = getattr(made, "where", getattr(made, "source", None))
    if isinstance(made, p.AttacksEach):
        player = s.DefendingPlayer(s.EventObject()) if made.whom in A_PLAYER else s.EventPlayer()
        if isinstance(made.who, s.You) or made.who == s.AllPlayers() or made.whom not in A_PLAYER:
            binder.mention(player, ("player", "opponent"))
        return made
    unnamed = isinstance(node, p.PlayerAttacks) and node.where == f.Anything()  # "whenever you attack"
    if isinstance(subject, Filter) and not unnamed:
        many = isinstance(made, p.PlayerAttacks) or any(
            isinstance(getattr(node, name), sp.OneOrMore) for name in node.__dataclass_fields__ if name not in MET
        )
        what = s.This() if isinstance(subject, f.IsThis) else s.EventObject()
        zone = t.STACK if isinstance(made, p.Casts) else t.GRAVEYARD if isinstance(made, p.Discards) else t.BATTLEFIELD
        known = [mention.what for mention in binder.mentions]
        if what not in known:
            moved = s.EventObject() if isinstance(made, p.Moves) and made.destination != t.BATTLEFIELD else None
            nouns = ("~",) if what == s.This() else (*nouns_of(_without_this(subject), zone), *host)
            nouns = ("source",) if _is_source(node) else (*nouns, "creature") if many and what != s.This() else nouns
            if isinstance(made, p.Sacrifices) and f.Not(f.IsToken()) in parts_of(made.where):
                moved, nouns = s.EventObject(), (*nouns, "card")
            gone = made.destination if isinstance(made, p.Moves) and moved is not None else None
            if what != s.This() and _names_this(subject):  # "a spell that targets this creature"
                binder.mention(s.This(), ("~",))
                binder.clause()
            binder.mention(what, nouns, many, moved, gone)
    if isinstance(made, p.Deed) and made.which == p.CREWING:
        binder.mention(s.EventOther(), ("Vehicle", "permanent", "artifact"))
    if isinstance(made, p.BecomesTarget):
        any_kind = not mentions(made.of, f.IsSpell()) and not found_in(made.of, f.IsAbility)
        nouns = ("spell", "ability") if any_kind else nouns_of(made.of, t.STACK)
        binder.mention(s.EventOther(), nouns, zones=t.STACK)
    if isinstance(made, p.DealsDamage) and made.to is not None:
        binder.mention(s.EventOther(), nouns_of(made.to, t.BATTLEFIELD))
    met = made.whom if isinstance(made, p.Blocks) else made.by if isinstance(made, p.BecomesBlocked) else None
    if isinstance(made, (p.Blocks, p.BecomesBlocked)) and met is not None and not made.least:
        if s.EventOther() not in [mention.what for mention in binder.mentions]:
            binder.mention(s.EventOther(), nouns_of(met, t.BATTLEFIELD))
    if host:
        _not_the_other(binder, host)
    elif isinstance(subject, Filter) and f.HasType(t.CREATURE) not in parts_of(subject):
        _not_the_other(binder, ("creature",))  # "a Sliver deals damage to a creature, … that creature"
    if isinstance(made, p.BecomesUnattached):
        binder.mention(s.EventOther(), ("permanent",))
    if isinstance(subject, Filter) and not getattr(made, "batch", False) and _an_opponents(subject):
        entered = (
            isinstance(made, p.Moves) and made.destination == t.BATTLEFIELD
        )  # who controls it later may be another
        binder.mention(s.EventPlayer() if entered else s.ControllerOf(s.EventObject()), ("player", "opponent"))
    if isinstance(made, p.BecomesTarget) and _an_opponents(made.of):
        binder.mention(s.ControllerOf(s.EventOther()), ("player", "opponent"))
    if isinstance(made, p.Moves) and isinstance(subject, Filter) and not made.batch:
        if f.OwnedBy(s.Opponents()) in parts_of(subject):
            binder.mention(s.OwnerOf(s.EventObject()), ("player", "opponent"))
        if f.ControlledBy(s.EnchantedPlayer()) in parts_of(subject):
            binder.mention(s.EnchantedPlayer(), ("player", "opponent"))
    if isinstance(made, p.Attacks) and made.whom in A_PLAYER:
        attacker = s.This() if isinstance(made.where, f.IsThis) else s.EventObject()
        binder.mention(s.DefendingPlayer(attacker), ("player", "opponent"))
    if isinstance(made, (p.Attacks, p.PlayerAttacks)) and made.whom == st.ENCHANTED_PLAYER:
        binder.mention(s.EnchantedPlayer(), ("player", "opponent"))
    who = getattr(made, "who", getattr(made, "to_players", getattr(made, "whose", None)))
    if isinstance(made, p.PlayerAttacks) and made.whom == st.ENCHANTED_PLAYER and made.where == f.Anything():
        return made  # "enchanted player is attacked": by whom, nobody says
    if who is not None and not isinstance(who, s.You):
        binder.mention(s.EventPlayer(), ("player", "opponent"))
    return made


def _not_the_other(binder: Binder, host: tuple[str, ...]) -> None:
    """ "Equipped creature deals damage to a creature, … that creature": the one that has this name."""
    if any(mention.what == s.EventOther() and set(host) & set(mention.nouns) for mention in binder.mentions):
        for mention in binder.mentions:
            if mention.what == s.EventObject():
                mention.nouns = tuple(noun for noun in mention.nouns if noun not in host)


def _names_this(where: Filter) -> bool:
    """Is the ability's own object named in a description? "Another creature" doesn't name it."""
    return any(mentions(part, f.IsThis()) for part in parts_of(where) if part != f.Not(f.IsThis()))


def _of_subject(part: Pattern, what: Filter) -> Pattern:
    said = {name: what for name in part.__dataclass_fields__ if getattr(part, name) == sp.SubjectFilter()}
    return dataclasses.replace(part, **said)


@binds(p.PlayerAttacks, p.AttacksEach)
def _player_attacks(binder: Binder, node: p.PlayerAttacks | p.AttacksEach) -> Pattern:
    """Only creatures attack: saying so adds nothing."""
    made: p.PlayerAttacks | p.AttacksEach = binder.rebuild(node)
    parts = made.where.parts if isinstance(made.where, f.And) else (made.where,)
    return dataclasses.replace(made, where=join([part for part in parts if part != f.HasType(t.CREATURE)]))


def _an_opponents(where: Filter) -> bool:
    """ "A creature an opponent controls": its controller may be referred to as "that player"."""
    return f.ControlledBy(s.Opponents()) in (where.parts if isinstance(where, f.And) else (where,))


def _without_this(where: Filter) -> Filter:
    if isinstance(where, f.And):
        return join([_without_this(part) for part in where.parts])
    return where.parts[1] if isinstance(where, f.Or) and isinstance(where.parts[0], f.IsThis) else where


MET: Final = ("whom", "by")  # what the subject of an event meets in combat


def _one_or_more(binder: Binder, node: Pattern) -> Pattern:
    changed: dict[str, Any] = {}
    for name in node.__dataclass_fields__:
        value = getattr(node, name)
        if isinstance(value, sp.OneOrMore) and type(node) is p.Attacks and not node.alone and node.whom is None:
            attack: Pattern = binder.bind(p.PlayerAttacks(s.AllPlayers(), 1, value.what))
            return attack  # 508.3d: once for all of them
        if isinstance(value, sp.OneOrMore) and type(node) is p.Attacks and not node.alone and node.whom is not None:
            each: Pattern = binder.bind(p.AttacksEach(s.AllPlayers(), node.whom, 1, value.what))
            return each  # 508.3e
        if isinstance(value, sp.OneOrMore) and name in MET and isinstance(node, (p.Blocks, p.BecomesBlocked)):
            changed |= {name: value.what, "least": 1}  # 509.3c: once for all of them
        elif isinstance(value, sp.OneOrMore):
            if "batch" not in node.__dataclass_fields__:
                raise Unbound("“one or more” has no meaning here")
            changed |= {name: value.what, "batch": True}
    plain = dataclasses.replace(node, **changed) if changed else node
    if isinstance(plain, p.PlaysCard) and plain.where == sp.Described((), sp.Head((), "card"), ()):
        plain = dataclasses.replace(plain, where=f.Anything())  # whatever is played is a card
    if isinstance(plain, p.DealsDamage):
        plain = dataclasses.replace(plain, source=_of_permanents(plain.source))
    outer = binder.zone
    if isinstance(node, p.Moves) and node.origin == t.GRAVEYARD and node.destination != t.BATTLEFIELD:
        binder.zone = t.GRAVEYARD
    cards = isinstance(plain, p.Moves) and plain.destination == t.GRAVEYARD and _of_cards(plain.where)
    if cards:  # no token is a card (108.2b)
        binder.zone = t.GRAVEYARD
    binder.of_itself = True
    try:
        made: Pattern = binder.bind(plain)
    finally:
        binder.zone, binder.of_itself = outer, False
    if cards and isinstance(made, p.Moves):
        return dataclasses.replace(made, where=join([f.IsCard(), made.where]))
    return made


def _of_cards(where: Filter) -> bool:
    parts = where.parts if isinstance(where, f.And) else (where,)
    return any(isinstance(x, sp.Described) and isinstance(x.head, sp.Head) and x.head.noun == "card" for x in parts)


def _is_source(node: Pattern) -> bool:
    """ "A source deals damage": "that source" may be anything, wherever it is by then."""
    source = node.source if isinstance(node, p.DealsDamage) else None
    return isinstance(source, sp.Described) and isinstance(source.head, sp.Head) and source.head.noun == "source"


def _of_permanents(source: Filter) -> Filter:
    """109.2: a "permanent" that deals damage is on the battlefield; a "source" may be anywhere."""
    if not isinstance(source, sp.Described) or source.head != sp.Head((), "permanent"):
        return source
    return dataclasses.replace(source, after=(*source.after, f.IsIn(t.BATTLEFIELD)))


# --- words before abilities ---------------------------------------------------------------------------------------------
@binds(sp.Worded)
def _worded(binder: Binder, node: sp.Worded) -> Ability | tuple[Ability, ...]:
    if isinstance(node.ability, sp.Keywords) and len(node.ability.parts) == 1:
        return finished(node.ability, binder.spell, binder.predefined, binder.doubts)  # a flavor word (207.2d)
    made = binder.bind(node.ability)
    if isinstance(made, (tuple, a.OwnCost, a.AlternativeCost, a.FlashIf, a.CastOnly)):
        return made  # an ability word means nothing (207.2c)
    if not isinstance(made, (a.Activated, a.Triggered, a.StaticAbility)):
        raise Unbound("an ability word before what?")
    return dataclasses.replace(made, name=capital(node.word))


POWER_UP: Final = a.OwnCost(0, condition=k.Matches(s.This(), f.EnteredThisTurn()), by_cost=True)


@binds(sp.PowerUp)
def _power_up(binder: Binder, node: sp.PowerUp) -> Ability:
    made = binder.bind(node.ability)
    if not isinstance(made, a.Activated) or made.in_all or made.own_cost is not None:
        raise Unbound("what is powered up?")
    return dataclasses.replace(made, name="Power-up", in_all=1, own_cost=POWER_UP)


@binds(sp.PrototypeLine, sp.LevelLine)
def _line(binder: Binder, node: Ability) -> Ability:
    return node  # the compiler makes the second set of characteristics of it, or the section of a Class


@binds(a.WhileSolved)
def _while_solved(binder: Binder, node: a.WhileSolved) -> Ability:
    made = binder.bind(node.ability)
    if not isinstance(made, (a.Activated, a.Triggered, a.StaticAbility)):
        raise Unbound("solved, and then what?")
    return a.WhileSolved(made)


@binds(sp.MaxSpeed)
def _max_speed(binder: Binder, node: sp.MaxSpeed) -> Ability:
    made = finished(node.ability, False, binder.predefined, binder.doubts)
    if len(made) != 1:
        raise Unbound("several abilities at max speed")
    return max_speed(made[0])


@binds(sp.Infinity)
def _infinity(binder: Binder, node: sp.Infinity) -> Ability:
    made = finished(node.ability, False, binder.predefined, binder.doubts)
    if len(made) != 1:
        raise Unbound("several abilities of what is harnessed")
    return infinity(made[0])


@binds(sp.Keyworded)
def _keyworded(binder: Binder, node: sp.Keyworded) -> Ability:
    made = binder.bind(node.ability)
    if not isinstance(made, a.Activated):
        raise Unbound("a keyword before what?")
    return dataclasses.replace(made, keyword=node.keyword)


@binds(sp.InGraveyardText)
def _in_graveyard(binder: Binder, node: sp.InGraveyardText) -> Ability:
    made = binder.bind(node.ability)
    assert isinstance(made, a.StaticAbility)
    return dataclasses.replace(made, zone=t.GRAVEYARD)


@binds(sp.ExertText)
def _exert(binder: Binder, node: sp.ExertText) -> Ability:
    if node.text is None:
        return a.StaticAbility((st.MayExert(),))
    binder.mention(s.This(), ("~",))
    made = body(binder, node.text)
    if not isinstance(made, a.Body):
        raise Unbound("modes of exerting")
    return a.StaticAbility((st.MayExert(made),))
