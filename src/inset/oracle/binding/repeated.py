"""What is done again, and two targets of which each is spoken of (608.2c)."""

from __future__ import annotations

from inset.language import conditions as k, effects as e, selections as s, values as v
from inset.language.node import Effect, Players, Selection, Value
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Mention, Unbound, binds
from inset.oracle.binding.descriptions import parts_of


def repeat(binder: Binder, made: list[Effect], node: sp.Repeats) -> None:
    """All of it again, in the same way; nobody refers to one of several times afterwards."""
    if not made:
        raise Unbound("which process?")
    if node.may or node.condition is not None:
        condition = k.Always() if node.condition is None else binder.bind(node.condition)
        made[:] = [e.DoWhile(tuple(made), condition, node.may)]
    else:
        times = node.times + 1 if isinstance(node.times, int) else v.Plus(node.times, 1)
        made[:] = [e.Repeat(times, tuple(made))]
    binder.mentions = [x for x in binder.mentions if isinstance(x.what, (s.Target, s.TargetPlayers, s.This))]


@binds(sp.ExcessDealt)
def _excess_dealt(binder: Binder, node: sp.ExcessDealt) -> Value:
    """120.10."""
    if binder.excess < 0:
        raise Unbound("excess damage of what?")
    if node.to is not None:
        binder.thing(node.to)
    return v.SavedNumber(binder.excess)


@binds(sp.PaidThisWay)
def _paid_this_way(binder: Binder, node: sp.PaidThisWay) -> Value:
    if binder.paid_any < 0:
        raise Unbound("nothing was paid this way")
    return v.SavedNumber(binder.paid_any)


@binds(sp.ChoosesBoth)
def _chooses_both(binder: Binder, node: sp.ChoosesBoth) -> tuple[Effect, ...]:
    first, second = binder.bind(node.first), binder.bind(node.second)
    said = [next(x for x in reversed(binder.mentions) if x.what == one) for one in (first, second)]
    nouns = tuple(noun for noun in said[0].nouns if noun in said[1].nouns)
    binder.mention(s.Union((first, second)), (*nouns, "chosen"), many=True)
    return e.Remember(-1, first), e.Remember(-1, second)


@binds(sp.TheOneWhich)
def _the_one_which(binder: Binder, node: sp.TheOneWhich) -> Selection:
    def fits(mention: Mention) -> bool:
        slot = mention.what.slot if isinstance(mention.what, s.Target) else -1
        where = binder.targets[slot].where if slot >= 0 else None
        return where is not None and node.noun in mention.nouns and node.where in parts_of(where)

    return binder.refer(binder.find(f"the {node.noun}", fits))


@binds(sp.FightEachOther)
def _fight_each_other(binder: Binder, node: sp.FightEachOther) -> Effect:
    both = binder.subject_thing
    if not isinstance(both, s.Union) or len(both.parts) != 2:
        raise Unbound("which two fight?")
    return e.Fight(both.parts[0], both.parts[1])


# --- a target that is a permanent or a player --------------------------------------------------------------------------
@binds(sp.ThatEither)
def _that_either(binder: Binder, node: sp.ThatEither) -> Selection:
    if "permanent" in node.words:
        many = node.words.startswith("each")
        found = binder.find(f"that {node.words}", lambda x: x.many == many and _can_be_either(binder, x))
        binder.referred.append(found.what)
        assert isinstance(found.what, s.Target)
        return found.what
    either = binder.bind(sp.PlayerOrController())
    assert isinstance(either, s.PlayerUnion) and isinstance(either.parts[0], s.TargetPlayers)
    return s.Target(either.parts[0].slot)


def _can_be_either(binder: Binder, mention: Mention) -> bool:
    slot = mention.what.slot if isinstance(mention.what, s.Target) else -1
    return slot >= 0 and binder.targets[slot].players is not None


@binds(sp.PlayerOrController)
def _player_or_controller(binder: Binder, node: sp.PlayerOrController) -> Players:
    def either(mention: Mention) -> bool:
        slot = mention.what.slot if isinstance(mention.what, s.Target) else -1
        return slot >= 0 and binder.targets[slot].players is not None and "planeswalker" in mention.nouns

    found = binder.find("that player or that planeswalker", either)
    assert isinstance(found.what, s.Target)
    binder.referred.append(found.what)
    return s.PlayerUnion((s.TargetPlayers(found.what.slot), s.ControllerOf(found.what)))
