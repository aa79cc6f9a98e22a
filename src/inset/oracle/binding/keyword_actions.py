"""Keyword actions (701): votes, clashes, amass, support, sacrifices, meld pairs."""

from __future__ import annotations

import dataclasses

from inset.kernel import types as t
from inset.language import (
    conditions as k,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    values as v,
)
from inset.language.node import Amount, Condition, Effect, Mod, Players, Selection, Static, Value
from inset.language.trees import found_in
from inset.language.words.kinds import both_own_and_control
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Mention, Unbound, binds
from inset.oracle.binding.damage_and_moves import filters_of
from inset.oracle.binding.descriptions import described, join, parts_of


@binds(e.SacrificeIt)
def _sacrifice_it(binder: Binder, node: e.SacrificeIt) -> Effect:
    """Only what you control can be sacrificed (701.21a), which decides what "it" is."""
    if node.who != s.You():
        return e.SacrificeIt(binder.thing(node.what), who=binder.bind(node.who))
    if binder.subject is not None:  # "its controller may sacrifice it"
        return e.SacrificeIt(binder.thing(node.what), who=binder.subject)
    if not isinstance(node.what, sp.It):
        return e.SacrificeIt(binder.thing(node.what))

    def yours(mention: Mention) -> bool:
        what = mention.what
        if isinstance(what, s.Target):
            return f.ControlledBy(s.You()) in filters_of(binder.targets[what.slot].where)
        return isinstance(what, Selection) and "spell" not in mention.nouns

    try:
        return e.SacrificeIt(binder.thing(node.what))
    except Unbound:
        return e.SacrificeIt(binder.refer(binder.find("it", lambda x: not x.many and yours(x))))


@binds(e.ExchangeControl)
def _exchange(binder: Binder, node: e.ExchangeControl) -> Effect:
    made: e.ExchangeControl = binder.rebuild(node)
    if any(isinstance(stat.of, s.Target) for spec in binder.targets for stat in found_in(spec.where, v.Stat)):
        raise Unbound("a target that is described by another")
    return made


@binds(sp.AmassText)
def _amass(binder: Binder, node: sp.AmassText) -> Effect:
    if not isinstance(node.kind, f.HasSubtype):
        raise Unbound("amass what?")
    return e.Amass(node.kind.names[0], node.count)


@binds(e.Clash)
def _clash(binder: Binder, node: e.Clash) -> Effect:
    binder.clash = binder.new_slot()
    return e.Clash(binder.clash)


@binds(sp.WinsClash)
def _wins_clash(binder: Binder, node: sp.WinsClash) -> k.Did:
    if binder.clash < 0:
        raise Unbound("“you win” what?")
    return k.Did(binder.clash, True)


@binds(sp.Earthbends)
def _earthbends(binder: Binder, node: sp.Earthbends) -> Effect:
    """701.66a."""
    yours = sp.Described((), sp.Head(((f.HasType(t.LAND),),)), (f.ControlledBy(s.You()),))
    return e.Earthbend(node.count, binder.thing(sp.Aimed(yours)))


@binds(sp.Supports)
def _supports(binder: Binder, node: sp.Supports) -> Effect:
    """701.41a."""
    what = sp.Aimed(sp.Described((), sp.Head(((f.HasType(t.CREATURE),),)), ()), 0, node.count, another=not binder.spell)
    return e.Support(node.count, binder.thing(what))


@binds(sp.Devoured)
def _devoured(binder: Binder, node: sp.Devoured) -> Value:
    return v.Kept(e.DEVOURED, s.This())


@binds(sp.Incubates)
def _incubates(binder: Binder, node: sp.Incubates) -> Effect:
    """701.53a."""
    if binder.predefined is None:
        raise Unbound("Incubator tokens are not known here")
    count, who = binder.bind(node.count), binder.bind(node.who)
    return e.Incubate(binder.predefined("Incubator"), count, who)


@binds(sp.PutsThose)
def _puts_those(binder: Binder, node: sp.PutsThose) -> Effect:
    event = binder.event
    if not isinstance(event, p.Moves) or event.batch or event.origin != t.BATTLEFIELD:
        raise Unbound("which counters?")
    had = s.This() if event.where == f.IsThis() else s.EventObject()
    return e.PutSameCounters(had, binder.thing(node.to))


@binds(sp.Investigates)
def _investigates(binder: Binder, node: sp.Investigates) -> Effect:
    if binder.predefined is None:
        raise Unbound("Clue tokens are not known here")
    who = s.You() if node.who is None else binder.bind(node.who)
    return e.Investigate(binder.predefined("Clue"), binder.bind(node.times), who)


@binds(e.Vote)
def _vote(binder: Binder, node: e.Vote) -> Effect:
    binder.ballots = {ballot.word: binder.new_slot() for ballot in node.ballots}
    return e.Vote(tuple(e.Ballot(word, slot) for word, slot in binder.ballots.items()))


@binds(sp.VotesOn)
def _votes_on(binder: Binder, node: sp.VotesOn) -> Effect:
    found = described(binder, node.what)
    slot = binder.new_slot()
    if found.owner == s.You():
        binder.yours.add(slot)
    binder.mention(s.Saved(slot), (*found.nouns, "most voted"), True)
    return e.Vote(what=found.selection, save=slot)


@binds(sp.MostVoted)
def _most_voted(binder: Binder, node: sp.MostVoted) -> Selection:
    def fits(mention: Mention) -> bool:
        return "most voted" in mention.nouns and node.noun in mention.nouns

    return binder.refer(binder.find(f"each {node.noun} with the most votes", fits))


def _voters(binder: Binder, word: str) -> int:
    if word not in binder.ballots:
        raise Unbound(f"nobody votes for “{word}”")
    return binder.ballots[word]


@binds(sp.GetsMore)
def _gets_more(binder: Binder, node: sp.GetsMore) -> k.Compare:
    mine = _voters(binder, node.word)
    others = [slot for slot in binder.ballots.values() if slot != mine]
    if len(others) != 1:
        raise Unbound("more votes than which?")
    return k.Compare(v.SavedNumber(mine), f.GE if node.tied else f.GT, v.SavedNumber(others[0]))


@binds(sp.VotesFor)
def _votes_for(binder: Binder, node: sp.VotesFor) -> Value:
    return v.SavedNumber(_voters(binder, node.word))


@binds(sp.TheVoter)
def _the_voter(binder: Binder, node: sp.TheVoter) -> Players:
    binder.voter_used = True
    return s.ThatOne()


@binds(sp.Faces)
def _faces(binder: Binder, node: sp.Faces) -> Effect:
    """In both options "that player" is the one who faces the choice."""
    who = binder.bind(node.who)
    made = []
    for option in node.options:
        binder.clause()
        binder.mention(s.ThatOne(), ("player", "opponent"))
        made.append(binder.effects(option))
    return e.VillainousChoice(who, (made[0], made[1]))


@binds(sp.BothOwned)
def _both_owned(binder: Binder, node: sp.BothOwned) -> Condition:
    where = binder.bind(node.other)
    parts = where.parts if isinstance(where, f.And) else (where,)
    binder.counterpart = f.And((*parts, f.OwnedBy(s.You()), f.ControlledBy(s.You())))
    return both_own_and_control(binder.counterpart)


@binds(sp.MeldsThem)
def _melds_them(binder: Binder, node: sp.MeldsThem) -> Effect:
    if binder.counterpart is None:
        raise Unbound("meld what?")
    return e.Meld(binder.counterpart, node.into)


@binds(e.TakeCounters, e.TakeSomeCounters)
def _takes_counters(binder: Binder, node: e.TakeCounters | e.TakeSomeCounters) -> Effect:
    """ "A hit counter from a card that player owns": a card that has one (608.2d)."""
    made: e.TakeCounters | e.TakeSomeCounters = binder.rebuild(node)
    for place, first in enumerate(binder.before):
        if isinstance(first, e.Choose) and made.what == s.Saved(first.save) and isinstance(first.what, s.Each):
            kind = made.kind if isinstance(made, e.TakeCounters) else ""
            parts = [*parts_of(first.what.where), f.HasCounter(kind)]
            narrower = dataclasses.replace(first.what, where=join(list(dict.fromkeys(parts))))
            binder.before[place] = dataclasses.replace(first, what=narrower)
    return made


@binds(sp.TakesThose)
def _takes_those(binder: Binder, node: sp.TakesThose) -> Effect:
    if binder.counters is None:
        raise Unbound("which counters?")
    kind, what = binder.counters
    return e.TakeCounters(what, kind, v.CountersOn(kind, what))


@binds(sp.Additional)
def _additional(binder: Binder, node: sp.Additional) -> Effect:
    made: Effect = binder.bind(node.deed)
    return made


@binds(sp.SoManyMore)
def _so_many_more(binder: Binder, node: sp.SoManyMore) -> Amount:
    made: Amount = binder.bind(node.count)
    return made


@binds(sp.AlsoGets)
def _also_gets(binder: Binder, node: sp.AlsoGets) -> Mod:
    made: Mod = binder.bind(node.change)
    return made


@binds(sp.RepeatsFollowing)
def _repeats_following(binder: Binder, node: sp.RepeatsFollowing) -> Effect:
    return e.Repeat(node.times, binder.effects(node.deed))


@binds(sp.DamagesEither)
def _damages_either(binder: Binder, node: sp.DamagesEither) -> tuple[Effect, ...]:
    if binder.subject_thing is None:
        raise Unbound("what deals damage?")
    amount, whom, slot = binder.bind(node.amount), binder.bind(node.who), binder.new_slot()
    theirs = s.Each(f.And((f.HasType(t.PLANESWALKER), f.ControlledBy(whom))))
    chosen, source = s.Saved(slot), binder.subject_thing
    instead = e.DealDamage(amount, chosen, source=source)
    return (
        e.Choose(theirs, slot, least=0),
        e.If(k.Exists(chosen), (instead,), (e.DealDamage(amount, players=whom, source=source),)),
    )


@binds(sp.OpponentChooses)
def _opponent_chooses(binder: Binder, node: sp.OpponentChooses) -> tuple[Effect, ...]:
    outer, binder.subject = binder.subject, s.ChosenPlayer()
    try:
        deed = binder.effects(node.deed)
    finally:
        binder.subject = outer
    return e.ChooseWord(e.OPPONENT), *deed


@binds(sp.AlsoEntersWith)
def _also_enters_with(binder: Binder, node: sp.AlsoEntersWith) -> Static:
    made: Static = binder.bind(node.counters)
    return made


@binds(sp.OfTheirChoice)
def _of_their_choice(binder: Binder, node: sp.OfTheirChoice) -> Effect:
    made: Effect = binder.bind(node.deed)
    if isinstance(made, e.Sacrifice) and made.who == s.You():
        raise Unbound("of whose choice?")
    return made


@binds(sp.DoublesCounters)
def _doubles(binder: Binder, node: sp.DoublesCounters) -> Effect:
    """701.10e: as many again as there are."""
    what = binder.thing(node.what)
    single = isinstance(what, (s.Target, s.Saved, s.This, s.EventObject, s.Host))
    if not single or any(x.what == what and x.many for x in binder.mentions):  # each gets as many as it has
        return e.ForEach(what, (_doubled(node.kind, s.ThatThing()),))
    return _doubled(node.kind, what)


def _doubled(kind: str, what: Selection) -> Effect:
    return e.PutCounters(what, kind, v.CountersOn(kind, what)) if kind else e.PutSameCounters(what, what)
