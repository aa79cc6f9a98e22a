"""Damage and shields against it, cards and counters that are put somewhere, coins."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from inset.kernel import types as t
from inset.language import effects as e, filters as f, patterns as p, selections as s, values as v
from inset.language.abilities import TargetSpec
from inset.language.node import Effect, Node, Players, Selection
from inset.language.trees import found_in
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds
from inset.oracle.lexicon import ORDINALS
from inset.oracle.verb_domains import where_operand_is


@binds(sp.Damages)
def _damages(binder: Binder, node: sp.Damages) -> Effect:
    source = binder.subject_thing
    if source is None:
        raise Unbound("what deals the damage?")
    if isinstance(node.to, sp.Itself):
        return _hurts_itself(binder, node, source)
    if _many(binder, source) or isinstance(source, s.Each):
        return _each_damages(binder, node, source)
    if found_in(node.amount, sp.ThatPlayer) and isinstance(node.to, (s.Opponents, s.AllPlayers)):
        return _each_damaged(binder, node, source)
    if isinstance(node.to, sp.AlsoEach):
        return _damages_also(binder, node, node.to, source)
    if node.late:
        to = _dealt_to(binder, node.to, source)
        amount = binder.bind(node.amount)
    else:
        amount = binder.bind(node.amount)
        to = _dealt_to(binder, node.to, source)
    if node.divided:
        assert isinstance(to, s.Target)
        players = s.TargetPlayers(to.slot) if _players_too(binder.targets[to.slot]) else None
        return e.DealDamage(_divide(binder, amount), to, players, source, divided=True)
    if isinstance(to, sp.Both):
        return e.DealDamage(amount, to.things, to.players, source)
    if isinstance(to, Players):
        return e.DealDamage(amount, None, to, source)
    players = s.TargetPlayers(to.slot) if isinstance(to, s.Target) and _players_too(binder.targets[to.slot]) else None
    return e.DealDamage(amount, to, players, source)


def _damages_also(binder: Binder, node: sp.Damages, to: sp.AlsoEach, source: Selection) -> Effect:
    """ "To each opponent and each creature they control": to all of them at the same time."""
    amount: Any = None if node.late else binder.bind(node.amount)
    first = binder.bind(to.first)
    known = len(binder.mentions)
    if isinstance(first, (s.Opponents, s.AllPlayers)):
        binder.mention(first, ("player", "opponent"))
    what = binder.bind(to.what)
    del binder.mentions[known:]
    amount = binder.bind(node.amount) if node.late else amount
    if isinstance(first, Players):
        return e.DealDamage(amount, what, first, source)
    assert isinstance(first, s.Target)
    return e.DealDamage(amount, s.Union((first, what)), s.TargetPlayers(first.slot), source)


def _dealt_to(binder: Binder, node: Node, source: Selection) -> Any:
    """ "Them" may be objects or players, whichever was named."""
    if not isinstance(node, (sp.Them, sp.TheyAll)):
        return binder.beside(node, source, t.BATTLEFIELD)
    objects = any(isinstance(x.what, Selection) and x.many and "counted" not in x.nouns for x in binder.mentions)
    players = isinstance(binder.subject, s.ThatOne) or any(isinstance(x.what, Players) for x in binder.mentions)
    if objects and players:
        raise Unbound("“them”: objects or players?")
    return binder.bind(sp.TheyAll()) if players else binder.beside(sp.Them(), source, t.BATTLEFIELD)


def _each_damaged(binder: Binder, node: sp.Damages, source: Selection) -> Effect:
    """ "To each opponent equal to the number of cards in that player's hand": to each of them by their own number."""
    assert isinstance(node.to, Players)
    if not node.late or any(isinstance(mention.what, Players) for mention in binder.mentions):
        raise Unbound("“that player”: each of several, or one of before?")
    known = len(binder.mentions)
    binder.mention(s.ThatOne(), ("player", "opponent"))
    amount = binder.bind(node.amount)
    del binder.mentions[known:]
    return e.ForEachPlayer(node.to, (e.DealDamage(amount, None, s.ThatOne(), source),))


def _hurts_itself(binder: Binder, node: sp.Damages, source: Selection) -> Effect:
    """ "Each tapped creature deals damage to itself equal to its power": each by its own number."""
    power = node.amount
    own = isinstance(power, v.Stat) and power.which == v.POWER and isinstance(power.of, (sp.It, sp.Them))
    several = _many(binder, source) or isinstance(source, s.Each)
    if node.divided or (several and not (own or isinstance(power, int))):
        raise Unbound("several sources of the same damage")
    return e.EachDealsDamage(source, amount=None if own else binder.bind(power), itself=True)


@binds(sp.DamagesEvenly)
def _damages_evenly(binder: Binder, node: sp.DamagesEvenly) -> Effect:
    """Divided as it resolves, among the targets that are still legal."""
    source = binder.subject_thing
    to = binder.bind(node.to)
    if source is None or not isinstance(to, s.Target) or not _players_too(binder.targets[to.slot]):
        raise Unbound("what deals the damage, and to what?")
    players = s.TargetPlayers(to.slot)
    share = v.Evenly(binder.bind(node.amount), v.Plus(v.Count(to), v.CountPlayers(players)))
    return e.DealDamage(share, to, players, source)


def _each_damages(binder: Binder, node: sp.Damages, source: Selection) -> Effect:
    """ "Two target creatures each deal damage equal to their power to …": each of them by its own number."""
    power = node.amount
    own = isinstance(power, v.Stat) and power.which == v.POWER and isinstance(power.of, (sp.It, sp.Them))
    if node.divided or not (own or isinstance(power, int)):
        raise Unbound("several sources of the same damage")
    if node.to in (s.ControllerOf(sp.It()), s.OwnerOf(sp.It())):  # each of them to its own controller
        theirs = s.ControllerOf(s.ThatThing()) if isinstance(node.to, s.ControllerOf) else s.OwnerOf(s.ThatThing())
        return e.EachDealsDamage(source, None, theirs, None if own else power)
    to, players = _whom(binder, node.to)
    return e.EachDealsDamage(source, to, players, None if own else power)


def _players_too(spec: TargetSpec) -> bool:
    return spec.players is not None


def _divide(binder: Binder, amount: Any) -> Any:
    if binder.divided is not None:
        raise Unbound("divided twice")
    binder.divided = amount
    return amount


def _whom(binder: Binder, node: Node | None) -> tuple[Any, Any]:
    """Objects and players apart."""
    if node is None:
        return None, None
    made = binder.bind(node)
    if isinstance(made, sp.Both):
        return made.things, made.players
    if isinstance(made, Players):
        return None, made
    players = isinstance(made, s.Target) and _players_too(binder.targets[made.slot])
    return made, s.TargetPlayers(made.slot) if players else None


@binds(sp.Flips)
def _flips(binder: Binder, node: sp.Flips) -> Effect:
    won = () if node.won is None else binder.effects(node.won)
    return e.FlipCoin(won, () if node.lost is None else binder.effects(node.lost))


@binds(sp.Shields)
def _shields(binder: Binder, node: sp.Shields) -> Effect:
    amount = binder.bind(node.amount)
    to, players = _whom(binder, node.to)
    if node.onto is None:
        return e.PreventNext(amount, to, players)
    return e.RedirectNext(amount, to, players, *_whom(binder, node.onto))


@binds(sp.Guards)
def _guards(binder: Binder, node: sp.Guards) -> Effect:
    to, players = _whom(binder, node.to)
    return e.Guard(binder.bind(node.where), to, players, node.once, *_whom(binder, node.onto), node.then)


@binds(sp.Distributes)
def _distributes(binder: Binder, node: sp.Distributes) -> Effect:
    count = _divide(binder, binder.bind(node.count))
    return e.PutCounters(binder.bind(node.what), node.kind, count, divided=True)


PLACE: Final = {"": e.TOP, "top": e.TOP, "bottom": e.BOTTOM, "top in any order": e.TOP, "bottom in any order": e.BOTTOM,
                "bottom in a random order": e.BOTTOM,
                "second": 1, "third": 2,
                **{f"{nth} from the top": place for place, nth in enumerate(ORDINALS[1:])}}  # fmt: skip


@binds(sp.WholeZone)
def _whole_zone(binder: Binder, node: sp.WholeZone) -> Selection:
    """ "Exile target player's graveyard. … for each card exiled this way"."""
    made = s.Each(f.Anything(), node.zone, binder.bind(node.whose))
    binder.mention(made, ("card",), many=True)
    return made


@binds(sp.Puts)
def _puts(binder: Binder, node: sp.Puts) -> Effect:
    what = binder.thing(node.what, moved=True)
    itself = what == s.This() or (isinstance(what, s.Saved) and what.slot in binder.itself)
    _check_whose(binder, node, what)
    slot = binder.new_slot()
    host = None if node.attach_to is None else binder.beside(node.attach_to, what, t.BATTLEFIELD)
    each = isinstance(node.what, sp.Every) and node.under in (s.OwnerOf(sp.It()), s.OwnerOf(sp.Them()))
    own = each or isinstance(node.under, sp.TheirOwners)
    under = None if node.under is None or own else binder.bind(node.under)
    if not own and isinstance(node.under, s.OwnerOf) and isinstance(node.under.what, (sp.It, sp.Them)):
        assert isinstance(under, s.OwnerOf)
        if any(mention.what == under.what and mention.moved == what for mention in binder.mentions):
            under = s.OwnerOf(what)  # the same card, as it is now
    if node.to == t.BATTLEFIELD and node.under is None and (itself or not _is_yours(binder, what)):
        under = binder.subject or s.You()  # 110.2a
    nouns = next((x.nouns for x in reversed(binder.mentions) if x.what == what), ("card",))
    if _is_yours(binder, what):
        binder.yours.add(slot)
    if itself:
        binder.itself.add(slot)
    if node.to == t.BATTLEFIELD:  # from now on the permanent is referred to (400.7)
        binder.became(what, s.Saved(slot), (*nouns, "permanent"), _many(binder, what))
    else:
        said = (*nouns, "exiled") if node.to == t.EXILE else nouns
        binder.went(what, said, _many(binder, what), s.Saved(slot), node.to)
    if binder.picked is not None and what == s.Saved(binder.picked.slot) and node.to == t.LIBRARY:
        binder.picked = binder.picked._replace(stays=True)
    binder.placed.append((slot, node.to))
    order = e.RANDOM_ORDER if "random" in node.place else e.ANY_ORDER
    return e.Move(
        what, node.to, under=under, position=PLACE[node.place], tapped=node.tapped, save=slot, order=order,
        face_down=node.verb == "exile face down", transformed=node.transformed,
        counters=tuple((kind, binder.bind(count)) for kind, count in node.counters),
        attach_to=host, attacking=node.attacking,
    )  # fmt: skip


def _many(binder: Binder, what: Selection) -> bool:
    if isinstance(what, s.TopOfLibrary):
        return what.count != 1 or isinstance(what.who, (s.Opponents, s.AllPlayers))
    return any(mention.what == what and mention.many for mention in binder.mentions)


def _check_whose(binder: Binder, node: sp.Puts, what: Selection) -> None:
    """Cards go to their owner's hand, library and graveyard (400.3): the text must say so."""
    if node.whose is None:
        return
    whose = node.whose
    if isinstance(whose, s.OwnerOf) and isinstance(whose.what, (sp.It, sp.Them, sp.That)):
        if not _many(binder, what):
            binder.mention(s.OwnerOf(what), ("player",))
        return
    bound = binder.bind(whose)
    if isinstance(bound, s.You) and (_is_yours(binder, what) or what == s.This()):
        return
    if bound == s.OwnerOf(what) or owner_of(binder, what) == bound:
        return
    if isinstance(what, s.Each) and f.OwnedBy(bound) in filters_of(what.where):
        return
    raise Unbound("into whose zone?")


def owner_of(binder: Binder, what: Selection) -> Players | None:
    """Whose cards these are, if the text has said."""
    match what:
        case s.Among(what=group):
            return owner_of(binder, group)
        case s.Union(parts=parts):
            owners_of = {repr(owner_of(binder, part)) for part in parts}
            return owner_of(binder, parts[0]) if len(owners_of) == 1 else None
        case s.TopOfLibrary(who=who):
            return who
        case s.Each(of=who):
            return who
        case s.Target(slot=slot):
            owners = [part.who for part in filters_of(binder.targets[slot].where) if isinstance(part, f.OwnedBy)]
            return owners[0] if owners else None
        case s.Saved(slot=slot) if slot in binder.tops:
            return binder.tops[slot]
        case s.Saved(slot=slot):
            chosen = [x.what for x in (*binder.chosen, *binder.before) if isinstance(x, e.Choose) and x.save == slot]
            before = [x.what for x in binder.mentions if x.moved == what and x.what != what]
            found = [one for one in (*chosen, *before) if isinstance(one, Selection)]
            return owner_of(binder, found[0]) if found else None
    return None


def _is_yours(binder: Binder, what: Selection) -> bool:
    if isinstance(what, s.Target):
        return f.OwnedBy(s.You()) in filters_of(binder.targets[what.slot].where)
    if isinstance(what, s.Each):
        return what.of == s.You()
    if isinstance(what, s.TopOfLibrary):
        return what.who == s.You()
    if isinstance(what, s.Among):
        return _is_yours(binder, what.what)
    if isinstance(what, s.Union):
        return all(_is_yours(binder, part) for part in what.parts)
    if isinstance(what, s.Saved) and what.slot in binder.yours:
        return True
    if isinstance(what, s.EventObject):
        return isinstance(binder.event, p.Moves) and f.OwnedBy(s.You()) in filters_of(binder.event.where)
    if isinstance(what, s.Saved) and owner_of(binder, what) == s.You():
        return True
    if isinstance(what, s.Saved):
        chosen = [x.what for x in binder.before if isinstance(x, e.Choose) and x.save == what.slot]
        return bool(chosen) and isinstance(chosen[0], s.Each) and chosen[0].of == s.You()
    # 113.8: an ability of a card in another zone is its owner's, one of a permanent need not be (108.3)
    return isinstance(what, s.This) and bool(binder.home) and not binder.home & t.BATTLEFIELD


def filters_of(where: Any) -> tuple[Any, ...]:
    return where.parts if isinstance(where, f.And) else (where,)


@binds(sp.PutsCounters)
def _puts_counters(binder: Binder, node: sp.PutsCounters) -> tuple[Effect, ...]:
    counters = [(kind, binder.bind(count)) for kind, count in node.counters]
    what = binder.thing(node.what, moved=True, role=where_operand_is(_COUNTERS, "what"))
    binder.countered = what
    return tuple(e.PutCounters(what, kind, count) for kind, count in counters)


_COUNTERS: Final = e.PutCounters(s.This(), "")


@binds(sp.ShufflesAll)
def _shuffles_all(binder: Binder, node: sp.ShufflesAll) -> tuple[Effect, ...]:
    """This goes to its owner's library; the owner of the graveyard shuffles too."""
    return e.Move(node.what, t.LIBRARY, order=e.RANDOM_ORDER), e.Shuffle(s.PlayerUnion((s.OwnerOf(s.This()), s.You())))


@binds(sp.ShufflesInto)
def _shuffles_into(binder: Binder, node: sp.ShufflesInto) -> tuple[Effect, ...]:
    """701.24: the library is shuffled in any case."""
    made = binder.bind(sp.Puts(node.what, t.LIBRARY, node.whose, place="top"))
    assert isinstance(made, e.Move)
    if isinstance(made.what, s.Each) and not isinstance(made.what.of, s.You):
        raise Unbound("several libraries")
    yours = _is_yours(binder, made.what) and made.what != s.This()  # 108.3: who controls this need not own it
    into = dataclasses.replace(made, order=e.RANDOM_ORDER)
    return into, e.Shuffle(s.You() if yours else s.OwnerOf(made.what))


# --- one and all that are like it ------------------------------------------------------------------------------------
@binds(sp.AndOthers)
def _and_others(binder: Binder, node: sp.AndOthers) -> Selection:
    first = binder.bind(node.first)
    others = binder.bind(node.others)
    said = next(mention for mention in reversed(binder.mentions) if mention.what == others)
    binder.mentions.remove(said)
    made = s.Union((first, others))
    binder.mention(made, said.nouns, many=True)
    return made
