"""Targets, pronouns, players, numbers."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    values as v,
)
from inset.language.abilities import NO_MORE_IN_ALL, SINGLE_GRAVEYARD, TargetSpec
from inset.language.costs import COST_SLOT
from inset.language.node import Condition, Filter, Players, Selection, Value
from inset.language.trees import replaced
from inset.oracle import spoken as sp
from inset.oracle.binder import CARD_ZONES, Binder, Mention, Picked, Unbound, binds
from inset.oracle.binding.descriptions import PLACES, Found, could_be_one, described, join, nouns_of, other, parts_of

PAID_WITH: Final = ("sacrificed", "discarded", "exiled", "revealed")


# --- objects ----------------------------------------------------------------------------------------------------------
@binds(s.This)
def _this(binder: Binder, node: s.This) -> Selection:
    """Once an instruction has moved it, its name refers to what it became there (400.7)."""
    entered = [x for x in binder.mentions if isinstance(x.what, s.Saved) and x.what.slot in binder.itself]
    if entered and entered[-1].zones == t.BATTLEFIELD:
        return binder.refer(entered[-1])
    moved = next((x.moved for x in reversed(binder.mentions) if x.what == node and isinstance(x.moved, s.Saved)), None)
    if moved is not None and binder.follow_moves:
        return binder.refer(Mention(moved, ("~", "card"), False, binder.unit, moved))
    binder.mention(node, ("~",))
    return node


@binds(sp.ThisAs)
def _this_as(binder: Binder, node: sp.ThisAs) -> Selection:
    binder.mention(s.This(), ("~", node.noun))
    return s.This()


@binds(sp.HostAs)
def _host(binder: Binder, node: sp.HostAs) -> Selection:
    binder.mention(s.Host(), tuple(node.noun.split()))
    return s.Host()


def _apart_from_total(what: Filter | None) -> tuple[Filter | None, sp.WithTotal | None]:
    """A description, and what those that are chosen may have in all."""
    if isinstance(what, sp.EitherDescribed):
        last, total = _apart_from_total(what.parts[-1])
        assert last is not None
        return dataclasses.replace(what, parts=(*what.parts[:-1], last)), total
    if not isinstance(what, sp.Described):
        return what, None
    total = next((part for part in what.after if isinstance(part, sp.WithTotal)), None)
    return dataclasses.replace(what, after=tuple(part for part in what.after if part is not total)), total


@binds(sp.WithTotal)
def _with_total(binder: Binder, node: sp.WithTotal) -> Filter:
    raise Unbound("the total of what?")


@binds(sp.Aimed)
def _aimed(binder: Binder, node: sp.Aimed) -> Selection:
    what, total = _apart_from_total(node.what)
    if total is not None:
        if node.group or node.most == 1:
            raise Unbound("the total of what?")
        node = dataclasses.replace(node, what=what, group=NO_MORE_IN_ALL)
    slot, first = len(binder.targets), len(binder.before)
    by: Players | None = None if node.by is None else binder.bind(node.by)
    outer, binder.zone = binder.zone, t.BATTLEFIELD
    try:
        with binder.describing():
            found = described(binder, node.what) if node.what is not None else None
    finally:
        binder.zone = outer
    if found is None:
        raise Unbound("a target without a description")
    if any(isinstance(effect, e.ChooseWord) for effect in binder.before[first:]):
        raise Unbound("a word that is chosen as the spell is cast")
    where = found.owned
    after = node.what.after if isinstance(node.what, sp.Described) else ()
    several = not (isinstance(node.most, int) and node.most == 1)
    alone = ("single", "from one") if several else ("single",)
    single = any(isinstance(part, sp.InZone) and part.how in alone for part in after)
    is_other = node.another and _has_rivals(binder, found)
    if node.another and not is_other:
        apart = other(binder, found, announced=True)
        binder.tell(node, apart)
        where = join([apart, where])
    elif is_other:
        binder.tell(node, f.Not(f.IsOneOf(s.Union(tuple(s.Target(i) for i in range(slot))))))
    binder.targets.append(
        TargetSpec(
            where,
            found.zones,
            node.players,
            node.least,
            node.most,
            is_other,
            SINGLE_GRAVEYARD if single else node.group,
            by=by,
            total=0 if total is None else binder.bind(total.most),
            total_of=0 if total is None else total.stat,
        )
    )
    binder.mention(s.Target(slot), found.nouns, several)
    if node.players is not None:
        binder.mention(s.TargetPlayers(slot), ("player",), several)
    elif not several and f.ControlledBy(s.Opponents()) in parts_of(where):
        binder.mention(s.ControllerOf(s.Target(slot)), ("player", "opponent"))  # "an opponent controls … that player"
    elif not several and found.zones & CARD_ZONES and f.OwnedBy(s.Opponents()) in parts_of(where):
        binder.mention(
            s.OwnerOf(s.Target(slot)), ("player", "opponent")
        )  # "from an opponent's graveyard … that player"
    return s.Target(slot)


def _has_rivals(binder: Binder, found: Found) -> bool:
    """Could a target named before be "another target creature"? "Destroy target land" names no creature: if that comes first,
    a permanent's ability excludes the permanent itself."""
    earlier = [(spec.where, spec.zones) for spec in binder.targets if spec.where is not None]
    return any(binder.spell or could_be_one(nouns_of(where, zones), found) for where, zones in earlier)


@binds(s.Union)
def _union(binder: Binder, node: s.Union) -> Selection:
    """ "Up to one target artifact card and up to one target land card from your graveyard": where they are is said once."""
    last = node.parts[-1]
    told = last.what.after if isinstance(last, sp.Aimed) and isinstance(last.what, sp.Described) else ()
    places = tuple(part for part in told if isinstance(part, sp.InZone))
    parts = tuple(_placed(part, places) for part in node.parts) if places else node.parts
    if not binder.spell and s.This() in parts and any(place.zones == t.GRAVEYARD for place in places):
        binder.home = t.GRAVEYARD  # "return this card and another card from your graveyard" (113.6m)
    known = len(binder.mentions)
    made: s.Union = binder.rebuild(s.Union(parts))
    groups = [mention for mention in binder.mentions[known:] if isinstance(mention.what, s.Each)]
    if groups:  # "tap this creature and all Goblins, then … them": all of these
        for mention in groups:
            mention.within = True
        binder.mention(made, groups[-1].nouns, many=True)
    return made


def _placed(part: Selection, places: tuple[Filter, ...]) -> Selection:
    what = part.what if isinstance(part, sp.Aimed) else None
    if not isinstance(what, sp.Described) or not isinstance(what.head, sp.Head) or what.head.noun != "card":
        return part
    if any(isinstance(after, PLACES) for after in what.after):
        return part
    assert isinstance(part, sp.Aimed)
    return dataclasses.replace(part, what=dataclasses.replace(what, after=(*what.after, *places)))


@binds(sp.Every)
def _every(binder: Binder, node: sp.Every) -> Selection:
    yours = node.word == "control"
    outer, binder.of_itself = binder.of_itself, yours and not binder.spell
    found = described(binder, node.what)
    binder.of_itself = outer
    if yours:  # "if you control a creature": a question, nothing to refer to again
        return s.Each(join([found.where, f.ControlledBy(s.You())]), found.zones, found.owner)
    made = found.selection
    if found.among is not None:
        binder.picked = Picked(found.among, -1)
    if node.word not in ("there", "that's there"):
        binder.mention(made, found.nouns, many=True)
    return made


@binds(sp.Some)
def _some(binder: Binder, node: sp.Some) -> Selection:
    """Chosen as the instruction is carried out (608.2d): the choice comes first."""
    what, total = _apart_from_total(node.what)
    assert what is not None
    with binder.describing():
        found = described(binder, what)
    slot = binder.new_slot()
    chooser = binder.subject or s.You()
    choice = e.Choose(found.selection, slot, node.least, node.most, chooser, node.at_random)
    if total is not None:
        choice = dataclasses.replace(choice, total_of=total.stat, total=binder.bind(total.most))
    binder.before.append(choice)
    if found.among is not None:
        binder.picked = Picked(found.among, slot)
    if isinstance(found.among, s.Saved) and found.among.slot in binder.yours:
        binder.yours.add(slot)
    many = not (isinstance(node.most, int) and node.most == 1)
    binder.mention(s.Saved(slot), found.nouns, many)
    if not many and found.zones & CARD_ZONES and f.OwnedBy(s.Opponents()) in parts_of(found.owned):
        binder.mention(s.OwnerOf(s.Saved(slot)), ("player", "opponent"))
    return s.Saved(slot)


@binds(sp.It)
def _it(binder: Binder, node: sp.It) -> Selection:
    return binder.refer(binder.find("it", lambda m: isinstance(m.what, Selection) and not m.many))


@binds(sp.Them)
def _them(binder: Binder, node: sp.Them) -> Selection:
    return binder.refer(
        binder.find("them", lambda m: isinstance(m.what, Selection) and m.many and "counted" not in m.nouns)
    )


_TOLD_BY: Final = frozenset(
    {"sacrificed", "discarded", "exiled", "milled", "revealed", "chosen", "destroyed", "returned"}
)


@binds(sp.That)
def _that(binder: Binder, node: sp.That) -> Selection:
    def fits(mention: Mention) -> bool:
        if node.the and not _TOLD_BY.isdisjoint(mention.nouns):
            return False  # "the sacrificed creature"
        right = all(noun in mention.nouns for noun in node.noun.split(" or ")) or (
            node.noun == "card" and mention.moved is not None
        )
        named = mention.what != s.This() or node.noun == "card"
        return isinstance(mention.what, Selection) and right and mention.many == node.many and named

    return binder.refer(binder.find(f"that {node.noun}", fits))


@binds(sp.SubjectThing)
def _subject_thing(binder: Binder, node: sp.SubjectThing) -> Selection:
    if binder.subject_thing is None:
        raise Unbound("there is no subject")
    return binder.subject_thing


# --- players ----------------------------------------------------------------------------------------------------------
@binds(sp.AimedPlayer)
def _aimed_player(binder: Binder, node: sp.AimedPlayer) -> Players:
    slot = len(binder.targets)
    binder.targets.append(TargetSpec(None, 0, node.who, node.least, node.most, node.another and slot > 0))
    binder.mention(s.TargetPlayers(slot), ("player", "opponent"))
    return s.TargetPlayers(slot)


@binds(sp.OtherPlayers)
def _other_players(binder: Binder, node: sp.OtherPlayers) -> Players:
    """Each player but you is an opponent (102.3); after somebody else was named, it may be somebody other than that player."""
    if any(isinstance(mention.what, Players) for mention in binder.mentions):
        raise Unbound("each player other than whom?")
    return s.Opponents()


@binds(sp.Implied)
def _implied(binder: Binder, node: sp.Implied) -> Players:
    return s.You()


@binds(sp.SubjectPlayer)
def _subject(binder: Binder, node: sp.SubjectPlayer) -> Players:
    if binder.subject is None:
        raise Unbound("there is no subject")
    return binder.subject


@binds(s.ControllerOf, s.OwnerOf)
def _controller(binder: Binder, node: Any) -> Players:
    made: Players
    if isinstance(node, s.ControllerOf):  # the controller of the ability's own object is "you"
        made = s.ControllerOf(binder.beside(node.what, s.This()))
    else:
        made = binder.rebuild(node)
    binder.mention(made, ("player",))
    return made


@binds(s.DefendingPlayer)
def _defending(binder: Binder, node: s.DefendingPlayer) -> Players:
    """508.5: for the creature that the event is about, otherwise for the one with the ability."""
    event = binder.event
    where = getattr(event, "where", getattr(event, "source", None))
    if isinstance(event, IN_COMBAT) and where is not None and not isinstance(where, f.IsThis):
        node = s.DefendingPlayer(s.EventObject())
    elif binder.spell or isinstance(event, p.PlayerAttacks):
        raise Unbound("the defending player of which creature?")
    binder.mention(node, ("player",))
    return node


IN_COMBAT: Final = (p.Attacks, p.AttacksEach, p.AttacksUnblocked, p.BecomesBlocked, p.DealsDamage)


@binds(sp.WhatItAttacks)
def _what_it_attacks(binder: Binder, node: sp.WhatItAttacks) -> sp.Both:
    """ "The player or planeswalker it's attacking": the creature that the event is about."""
    event = binder.event
    if not isinstance(event, (p.Attacks, p.AttacksUnblocked, p.BecomesBlocked)):
        raise Unbound("what attacks?")
    attacker = s.This() if isinstance(event.where, f.IsThis) else s.EventObject()
    walker = s.Among(s.AttackedPermanent(attacker), f.HasType(t.PLANESWALKER))
    return sp.Both(walker, s.AttackedPlayer(attacker))


@binds(sp.Itself)
def _itself(binder: Binder, node: sp.Itself) -> Selection:
    if binder.subject_thing is None:
        raise Unbound("there is no subject")
    return binder.subject_thing


@binds(sp.ThatPlayer)
def _that_player(binder: Binder, node: sp.ThatPlayer) -> Players:
    if node.noun == "attacking player":
        if not isinstance(binder.event, (p.PlayerAttacks, p.AttacksEach)):
            raise Unbound("which attacking player?")
        binder.mention(s.EventPlayer(), ("player", "opponent"))
        binder.referred.append(s.EventPlayer())
        return s.EventPlayer()
    if isinstance(binder.subject, s.ThatOne):
        if any(isinstance(mention.what, Players) for mention in binder.mentions):
            raise Unbound("“that player”: each of several, or one of before?")
        binder.they_used = True
        return binder.subject
    return _player(binder, f"that {node.noun}")


@binds(sp.TheyAll)
def _they(binder: Binder, node: sp.TheyAll) -> Players:
    if isinstance(binder.subject, s.ThatOne):
        binder.they_used = True
        return binder.subject
    return _player(binder, "they")


def _player(binder: Binder, word: str) -> Players:
    found = binder.find(word, lambda m: isinstance(m.what, Players))
    binder.mention(found.what, found.nouns)
    binder.referred.append(found.what)
    assert isinstance(found.what, Players)
    return found.what


# --- numbers ----------------------------------------------------------------------------------------------------------
@binds(sp.CountOf)
def _count(binder: Binder, node: sp.CountOf) -> Value:
    found = described(binder, node.what)
    if found.among is not None:
        return v.CountMatching(found.among, found.where)
    match found.where:
        case f.And(parts=(f.HasType(types=t.CREATURE), f.Convoked(what=what))):
            return v.Convokers(what)
    return v.Count(s.Each(found.where, found.zones, found.owner))


@binds(sp.NamesOf)
def _names_of(binder: Binder, node: sp.NamesOf) -> Value:
    found = described(binder, node.what)
    if found.among is not None:
        raise Unbound("the names among what?")
    return v.NamesAmong(s.Each(found.where, found.zones, found.owner))


@binds(v.Greatest, v.Total)
def _among(binder: Binder, node: Any) -> Value:
    if isinstance(node.among, Selection):
        among = node.among
    else:
        found = described(binder, node.among)
        among = s.Each(found.where, found.zones, found.owner)
    return v.Greatest(node.which, among) if isinstance(node, v.Greatest) else v.Total(node.which, among)


@binds(sp.GreatestAmong)
def _greatest_among(binder: Binder, node: sp.GreatestAmong) -> Filter:
    found = described(binder, node.among)
    if found.zones != t.BATTLEFIELD or found.among is not None:
        raise Unbound("the greatest among what?")
    return f.StatIs(node.which, f.EQ, v.Greatest(node.which, s.Each(found.where)))


@binds(sp.AnyNumberOf)
def _any_number_of(binder: Binder, node: sp.AnyNumberOf) -> c.RemoveCounters:
    """107.3: the number is chosen like an X, as the cost is paid."""
    binder.removed = node.kind
    return c.RemoveCounters(node.kind, v.X(), node.every)


@binds(sp.RemovedThisWay)
def _removed_this_way(binder: Binder, node: sp.RemovedThisWay) -> Value:
    if binder.removed != node.kind:
        raise Unbound("no counters of that kind are removed as a cost")
    return v.X()


@binds(sp.ThatMany)
def _that_many(binder: Binder, node: sp.ThatMany) -> Value:
    if binder.removed:
        return v.X()
    counted = {"discarded", "sacrificed"}
    done = {x.what for x in binder.mentions if isinstance(x.what, s.Saved) and x.many and counted & set(x.nouns)}
    if binder.hands >= 0:
        done.add(s.Saved(binder.hands))
    if node.word == "many" and len(done) == 1:
        binder.they_used = True  # as many as each of them did
        return v.Count(done.pop())  # "discard any number of cards, then draw that many cards"
    if node.word == "much" and binder.paid_any >= 0 and not binder.event_has_amount:
        return v.SavedNumber(binder.paid_any)
    if binder.event is not None and binder.event_has_amount and not (node.word == "many" and done):
        return v.EventAmount()
    placed = [s.Saved(slot) for slot, _ in binder.placed]
    if node.word == "many" and len(placed) == 1 and any(x.many for x in binder.mentions if x.moved == placed[0]):
        return v.Count(placed[0])  # "put any number of cards on the bottom, then draw that many"
    raise Unbound(f"“that {node.word}” refers to nothing")


@binds(k.Matches)
def _matches(binder: Binder, node: k.Matches) -> k.Matches:
    card = isinstance(node.where, sp.Described) and node.where.head.noun == "card"  # type: ignore[attr-defined]
    what = binder.operand(node.what, CARD_ZONES if card else t.ANY_ZONE)  # no token is a card (108.2b)
    outer = binder.zone
    if isinstance(node.where, sp.Described) and isinstance(node.where.head, sp.Head):
        nouns = next((mention.nouns for mention in reversed(binder.mentions) if mention.what == what), ())
        if node.where.head.noun == "card":
            binder.zone = t.LIBRARY  # wherever it is, a card is asked about
        elif "card" in nouns and "permanent" not in nouns:
            raise Unbound("a card that is called a permanent")
    apart, binder.apart = binder.apart, what  # "if that creature is another Hero": other than this one
    try:
        where = binder.bind(node.where)
        if isinstance(where, f.HasCounter) and where.kind:
            binder.counters = (where.kind, what)
        if card and what == s.EventObject():
            where = join([f.IsCard(), where])
        return k.Matches(what, where)
    finally:
        binder.zone, binder.apart = outer, apart


@binds(sp.InYourGraveyard)
def _in_your_graveyard(binder: Binder, node: sp.InYourGraveyard) -> k.Matches:
    binder.home = t.GRAVEYARD
    binder.mention(s.This(), ("~", "card"))
    return k.Matches(s.This(), f.IsIn(t.GRAVEYARD))


@binds(sp.InCommandZoneToo)
def _in_command_zone_too(binder: Binder, node: sp.InCommandZoneToo) -> k.Matches:
    binder.home = t.COMMAND | t.BATTLEFIELD
    binder.mention(s.This(), ("~",))
    return k.Matches(s.This(), f.IsIn(t.COMMAND | t.BATTLEFIELD))


@binds(sp.EachOf)
def _each_of(binder: Binder, node: sp.EachOf) -> Selection:
    made: Selection = binder.bind(node.what)
    return made


@binds(sp.The)
def _the(binder: Binder, node: sp.The) -> Selection:
    def fits(mention: Mention) -> bool:
        alike = mention.many == node.many or (node.many and node.done == "milled")  # "a land card milled this way"
        return isinstance(mention.what, Selection) and node.done in mention.nouns and alike

    if (
        node in (sp.The("exiled", "card"), sp.The("exiled", "card", True))
        and not binder.spell
        and not any(map(fits, binder.mentions))
    ):
        binder.mention(s.LinkedCards(), ("card", "exiled"), node.many, zones=t.EXILE)
        return s.LinkedCards()  # 607.2a: another ability exiled it; the compiler looks for that one
    try:
        found = binder.find(f"the {node.done} {node.noun}", fits)
        referred = binder.refer(found)
        if node.done != "exiled" or found.moved is None:
            return referred
        was = node.noun != "card" and "card" not in found.nouns and not binder.follow_moves
        return referred if was else found.moved  # "the power of the creature exiled this way": as it last was (608.2h)
    except Unbound:
        if binder.spell and node.done in PAID_WITH:  # to cast the spell: the compiler looks for such a cost
            binder.mention(s.Saved(COST_SLOT), (node.done, node.noun), node.many)
            return s.Saved(COST_SLOT)
        raise


@binds(f.IsOneOf)
def _is_one_of(binder: Binder, node: f.IsOneOf) -> Filter:
    what = binder.bind(node.what)
    return f.IsThis() if what == s.This() else f.IsOneOf(what)


# --- comparisons of players -------------------------------------------------------------------------------------------
@binds(sp.PlayerHas)
def _player_has(binder: Binder, node: sp.PlayerHas) -> Condition:
    who = binder.bind(node.who)
    what: Condition = binder.bind(node.what)
    if not isinstance(who, (s.Opponents, s.AllPlayers)):
        made: Condition = replaced(what, s.ThatOne(), who)
        if isinstance(made, k.Compare):
            binder.compared = made
        return made
    if node.how == "each":
        return k.Unless(k.PlayerIs(who, s.PlayersWhere(who, k.Unless(what))))
    some = k.PlayerIs(who, s.PlayersWhere(who, what))
    return k.Unless(some) if node.how == "no" else some


@binds(sp.MoreThanYou)
def _more_than_you(binder: Binder, node: sp.MoreThanYou) -> k.PlayerIs:
    def count(who: Players) -> Value:
        if node.what is None:
            return v.Count(s.Each(f.Anything(), t.HAND, who))
        return v.Count(s.Each(join([binder.bind(node.what), f.ControlledBy(who)])))

    more = k.Compare(count(s.ThatOne()), f.GT, count(s.You()))
    return k.PlayerIs(s.Opponents(), s.PlayersWhere(s.Opponents(), more))


@binds(sp.OpponentsWho)
def _opponents_who(binder: Binder, node: sp.OpponentsWho) -> Value:
    theirs = s.Each(join([binder.bind(node.what), f.ControlledBy(s.ThatOne())]))
    return v.CountPlayers(s.PlayersWhere(s.Opponents(), k.Exists(theirs)))


@binds(k.Compare)
def _compare(binder: Binder, node: k.Compare) -> k.Compare:
    made: k.Compare = binder.rebuild(node)
    binder.compared = made
    return made


@binds(sp.WhatDied)
def _what_died(binder: Binder, node: sp.WhatDied) -> Selection:
    event = binder.event
    if (
        not isinstance(event, p.Moves)
        or event.batch
        or (event.origin, event.destination) != (t.BATTLEFIELD, t.GRAVEYARD)
    ):
        raise Unbound("what died?")
    return s.This() if event.where == f.IsThis() else s.EventObject()


@binds(sp.TotalOf)
def _total_of(binder: Binder, node: sp.TotalOf) -> Value:
    return v.Total(node.which, binder.bind(node.of))


@binds(sp.AlreadyYours)
def _already_yours(binder: Binder, node: sp.AlreadyYours) -> Value:
    return v.Count(s.Each(join([binder.bind(node.what), f.ControlledBy(s.You())])))


@binds(sp.TheDifference)
def _difference(binder: Binder, node: sp.TheDifference) -> Value:
    compared = binder.compared
    if compared is None or compared.op not in (f.LT, f.GT):
        raise Unbound("the difference of which numbers?")
    less, more = (compared.a, compared.b) if compared.op == f.LT else (compared.b, compared.a)
    return v.Minus(more, less)


# --- players who control something ------------------------------------------------------------------------------------
@binds(sp.WhoControls)
def _who_controls(binder: Binder, node: sp.WhoControls) -> Players:
    theirs = s.Each(join([_controlled(binder, node.what), f.ControlledBy(s.ThatOne())]))
    return s.PlayersWhere(node.who, k.Exists(theirs))


def _controlled(binder: Binder, what: Filter) -> Filter:
    """What players control is on the battlefield, even where the text counts them to search a library."""
    outer, binder.zone = binder.zone, t.BATTLEFIELD
    try:
        made: Filter = binder.bind(what)
    finally:
        binder.zone = outer
    return made


@binds(sp.MoreControls)
def _more_controls(binder: Binder, node: sp.MoreControls) -> Players:
    where = _controlled(binder, node.what)
    theirs, yours = (v.Count(s.Each(join([where, f.ControlledBy(who)]))) for who in (s.ThatOne(), s.You()))
    return s.PlayersWhere(node.who, k.Compare(theirs, f.GT, yours))


@binds(e.Remember)
def _chosen_targets(binder: Binder, node: e.Remember) -> e.Remember:
    """ "Choose two target creature cards": they are "the chosen cards" from here on."""
    made: e.Remember = binder.rebuild(node)
    for mention in binder.mentions:
        if mention.what == made.what and isinstance(made.what, s.Target):
            mention.nouns = (*mention.nouns, "chosen")
    return made
