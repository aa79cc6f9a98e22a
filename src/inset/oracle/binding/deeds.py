"""Instructions of particular kinds: searches, copies, permissions, later abilities, becoming, special tokens."""

from __future__ import annotations

import dataclasses

from inset.kernel import types as t
from inset.kernel.mana import FREE
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    keywords as kw,
    mods as m,
    patterns as p,
    selections as s,
    values as v,
)
from inset.language.abilities import Body, Keyword
from inset.language.node import Condition, Effect, Mod, Players, Selection, Value
from inset.language.words.kinds import both_own_and_control
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Mention, Unbound, binds
from inset.oracle.binding.instructions import filters_of
from inset.oracle.binding.references import described


@binds(e.SacrificeIt)
def _sacrifice_it(binder: Binder, node: e.SacrificeIt) -> Effect:
    """Only what you control can be sacrificed (701.21a): that tells which of two things "it" is."""
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


# --- searches and copies ----------------------------------------------------------------------------------------------
@binds(e.Search)
def _search(binder: Binder, node: e.Search) -> Effect:
    """A card without a stated quality has to be found (701.23d)."""
    made: e.Search = binder.rebuild(node)
    return dataclasses.replace(made, least=made.most) if isinstance(made.where, f.Anything) else made


@binds(e.CreateCopy)
def _create_copy(binder: Binder, node: e.CreateCopy) -> Effect:
    of = binder.thing(node.of, moved=True)
    return e.CreateCopy(of, binder.bind(node.count), who=binder.bind(node.who))


@binds(sp.Copies)
def _copies(binder: Binder, node: sp.Copies) -> Effect:
    plain = len(binder.mentions)
    what = binder.thing(node.what, moved=True)
    slot = binder.new_slot()
    card = any(mention.moved == what for mention in binder.mentions[plain:])
    binder.mention(s.Saved(slot), ("copied",))
    return e.CopyCards(what, slot) if card else e.CopySpell(what, new_targets=False)


@binds(sp.CastsFree)
def _casts_free(binder: Binder, node: sp.CastsFree) -> Effect:
    what = binder.thing(node.what, moved=True)
    most = v.ANY_NUMBER if isinstance(what, s.LinkedCards) else 1  # 607.3: each of them, if there are several
    return e.CastNow(what, cost=c.PayMana(FREE), lands=node.lands, most=most)


@binds(sp.Permits)
def _permits(binder: Binder, node: sp.Permits) -> Effect:
    what = binder.thing(node.what, moved=True)
    made = e.Permit(what, node.duration, lands=node.lands)
    if node.inset:
        made = dataclasses.replace(made, inset_only=True, zone=t.GRAVEYARD)
    elif not isinstance(what, s.Saved):
        raise Unbound("permission to play what was not set aside")
    return made if node.condition is None else dataclasses.replace(made, condition=binder.bind(node.condition))


# --- later ------------------------------------------------------------------------------------------------------------
def _inner(binder: Binder, deed: Effect) -> Body:
    """Instructions for later: they may speak of what was named, but not aim at something new."""
    known = len(binder.targets)
    effects = binder.effects(deed)
    if len(binder.targets) != known:
        raise Unbound("targets of a later ability")
    return Body(effects)


@binds(sp.Delayed)
def _delayed(binder: Binder, node: sp.Delayed) -> Effect:
    return e.Later(node.when, _inner(binder, node.deed))


@binds(sp.NextCast)
def _next_cast(binder: Binder, node: sp.NextCast) -> Effect:
    when = binder.bind(p.Casts(s.You(), node.spell))
    binder.clause()
    binder.mention(s.EventObject(), ("spell",))
    return e.Later(when, _inner(binder, node.deed), duration=e.THIS_TURN)


@binds(sp.ThisCombat)
def _this_combat(binder: Binder, node: sp.ThisCombat) -> Effect:
    when = p.DealsDamage(f.IsOneOf(binder.thing(node.what)), None, s.AllPlayers(), True)
    return e.Later(when, _inner(binder, node.deed), once=False, duration=e.END_OF_COMBAT)


# --- other instructions -----------------------------------------------------------------------------------------------
@binds(sp.Lasting)
def _lasting(binder: Binder, node: sp.Lasting) -> tuple[Effect, ...]:
    return binder.effects(node.deed)


@binds(sp.TapsOrUntaps)
def _taps_or_untaps(binder: Binder, node: sp.TapsOrUntaps) -> Effect:
    what = binder.thing(node.what)
    return e.ChooseMode(((e.Tap(what),), (e.Untap(what),)))


@binds(sp.Becomes)
def _becomes(binder: Binder, node: sp.Becomes) -> Effect:
    """An artifact creature keeps its other types (205.1b)."""
    types = sum(kind.types for kind in node.kinds if isinstance(kind, f.HasType))
    if types != t.ARTIFACT | t.CREATURE or len(node.kinds) != 2 or binder.subject_thing is None:
        raise Unbound("becomes what?")
    assert isinstance(node.size, sp.Size)
    mods: tuple[Mod, ...] = (m.AddTypes(types), m.SetPT(node.size.power, node.size.toughness))
    return e.Modify(binder.subject_thing, mods, e.FOREVER)


@binds(sp.BecomesLike)
def _becomes_like(binder: Binder, node: sp.BecomesLike) -> Effect:
    assert isinstance(node.kind, f.HasSubtype)
    if binder.subject_thing is None:
        raise Unbound("there is no subject")
    like = binder.thing(node.like)
    size = m.SetPT(v.Stat(v.POWER, like), v.Stat(v.TOUGHNESS, like))
    mods: tuple[Mod, ...] = (m.AddTypes(t.CREATURE, node.kind.names), m.AddAbility(Keyword(kw.HASTE)), size)
    return e.Modify(binder.subject_thing, mods, e.FOREVER)


@binds(sp.TurnsDown)
def _turns_down(binder: Binder, node: sp.TurnsDown) -> Effect:
    assert isinstance(node.kind, f.HasSubtype)
    return e.TurnFaceDown(binder.thing(node.what), (m.SetTypes(t.CREATURE, node.kind.names),))


@binds(sp.OwnerPuts)
def _owner_puts(binder: Binder, node: sp.OwnerPuts) -> Effect:
    return e.Move(binder.thing(node.what), t.LIBRARY, order=e.OWNERS_CHOICE)


@binds(sp.ChoiceOf)
def _choice_of(binder: Binder, node: sp.ChoiceOf) -> Effect:
    bits = tuple(part.keyword for part in node.keywords if part == Keyword(getattr(part, "keyword", 0)))
    if len(bits) != len(node.keywords) or binder.subject_thing is None:
        raise Unbound("a choice of abilities that are not plain keywords")
    return e.ChooseKeyword(binder.subject_thing, bits, node.duration)


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


@binds(sp.AlsoIs)
def _also_is(binder: Binder, node: sp.AlsoIs) -> Mod:
    if isinstance(node.kind, f.HasSubtype):
        return m.AddTypes(0, node.kind.names)
    if isinstance(node.kind, f.HasType):
        return m.AddTypes(node.kind.types)
    raise Unbound("is what in addition?")


@binds(sp.Supports)
def _supports(binder: Binder, node: sp.Supports) -> Effect:
    """701.41a."""
    what = sp.Aimed(sp.Described((), sp.Head(((f.HasType(t.CREATURE),),)), ()), 0, node.count, another=not binder.spell)
    return e.Support(node.count, binder.thing(what))


@binds(sp.Devoured)
def _devoured(binder: Binder, node: sp.Devoured) -> Value:
    return v.Kept(e.DEVOURED, s.This())


@binds(sp.ReturnsItself)
def _returns_itself(binder: Binder, node: sp.ReturnsItself) -> Effect:
    """113.6m: what it moves the object out of is where the ability functions."""
    binder.home = t.GRAVEYARD
    slot = binder.new_slot()
    if node.to == t.BATTLEFIELD:
        binder.became(s.This(), s.Saved(slot), ("card", "permanent", "creature"), False)
    return e.Move(s.This(), node.to, tapped=node.tapped, save=slot)


@binds(sp.Incubates)
def _incubates(binder: Binder, node: sp.Incubates) -> Effect:
    """701.53a."""
    if binder.predefined is None:
        raise Unbound("Incubator tokens are not known here")
    count, who = binder.bind(node.count), binder.bind(node.who)
    return e.Incubate(binder.predefined("Incubator"), count, who)


@binds(sp.Investigates)
def _investigates(binder: Binder, node: sp.Investigates) -> Effect:
    if binder.predefined is None:
        raise Unbound("Clue tokens are not known here")
    return e.Investigate(binder.predefined("Clue"), node.times)


@binds(sp.CreatesRole)
def _creates_role(binder: Binder, node: sp.CreatesRole) -> Effect:
    if binder.predefined is None:
        raise Unbound("Role tokens are not known here")
    token = binder.predefined(f"{node.name} Role")
    who = binder.bind(node.who)
    return e.CreateToken(token, who=who, attach_to=binder.thing(node.what))


# --- votes (701.38) ---------------------------------------------------------------------------------------------------
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
    """In both options "that player" is who faces the choice."""
    who = binder.bind(node.who)
    made = []
    for option in node.options:
        binder.clause()
        binder.mention(s.ThatOne(), ("player", "opponent"))
        made.append(binder.effects(option))
    return e.VillainousChoice(who, (made[0], made[1]))


# --- meld (712.4a) ----------------------------------------------------------------------------------------------------
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
