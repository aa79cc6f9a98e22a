"""Counted numbers: "for each …" and "where X is …"."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from inset.kernel import types as t
from inset.language import abilities as a, effects as e, mods as m, selections as s, values as v
from inset.language.node import Effect, Players, Selection, Value
from inset.language.trees import found_in, mentions, replaced
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Unbound, binds
from inset.oracle.binding.descriptions import described, nouns_of

NUMBER_OF: Final[dict[type[Any], str]] = {
    e.Draw: "count", e.Discard: "count", e.Mill: "count", e.GainLife: "amount", e.LoseLife: "amount",
    e.DealDamage: "amount", e.PutCounters: "count", e.CreateToken: "count", e.AddMana: "count", e.Scry: "count",
    e.Sacrifice: "count", e.CopySpell: "count", e.GiveCounters: "count",
}  # fmt: skip


@binds(sp.PerEach)
def _per_each(binder: Binder, node: sp.PerEach) -> tuple[Effect, ...]:
    if node.front and isinstance(node.what, ONE_BY_ONE) and _speaks_of_each(node.deed):
        return _one_by_one(binder, node)
    if node.front and isinstance(node.what, v.CountPlayers) and found_in(node.deed, sp.ThatPlayer):
        return _one_per_player(binder, node.deed, node.what.who)
    if isinstance(node.what, sp.OpponentsWhoDo):
        if not node.front or binder.doers < 0:
            raise Unbound("who does what?")
        return (e.ForEachPlayer(s.SavedPlayers(binder.doers), binder.effects(node.deed)),)
    known = binder.mentions
    if node.front:  # "for each creature, … that creature": an action for each of them, not one action this many times
        binder.mentions = [mention for mention in known if isinstance(mention.what, Players)]
    first = len(binder.mentions)
    effects = binder.effects(node.deed)
    if node.front:
        binder.mentions = [*known, *binder.mentions[first:]]
    each = _counted(binder, node.what, effects[-1:])
    if node.front and isinstance(each, v.SavedNumber):
        return (_for_each_vote(binder, each.slot, effects),)
    last = effects[-1]
    if isinstance(last, e.Modify) and isinstance(last.mods[0], m.ModifyPT) and not (node.front and effects[1:]):
        return (*effects[:-1], dataclasses.replace(last, mods=(scaled(last.mods[0], each), *last.mods[1:])))
    _mention_counted(binder, node, each)
    if node.front:  # all of it is done for each of them
        return tuple(_so_often(effect, each) for effect in effects)
    return (*effects[:-1], _so_often(last, each))


def _so_often(effect: Effect, each: Any) -> Effect:
    field = NUMBER_OF.get(type(effect))
    if field is None or not isinstance(getattr(effect, field), int):
        raise Unbound("“for each” of what?")
    return dataclasses.replace(effect, **{field: times(getattr(effect, field), each)})


ALIKE: Final = (
    e.Move, e.ExileUntilLeaves, e.Destroy, e.Tap, e.Untap, e.Goad, e.Modify, e.PutCounters, e.PhaseOut, e.Detain,
)  # fmt: skip


def _one_per_player(binder: Binder, deed: Effect, who: Players) -> tuple[Effect, ...]:
    """ "For each opponent, destroy up to one target creature that player controls": one action with a target for each of them."""
    aimed = [node for node in found_in(deed, sp.Aimed) if found_in(node.what, sp.ThatPlayer)]
    optional = isinstance(deed, sp.Does) and deed.who == s.You() and isinstance(deed.deed, sp.Allowed)
    if len(aimed) != 1 or (aimed[0].least, aimed[0].most) != (0, 1) or len(found_in(deed, sp.Allowed)) != optional:
        raise Unbound("“that player” refers to nothing")
    what = replaced(aimed[0].what, sp.ThatPlayer(), who)
    several = dataclasses.replace(aimed[0], what=what, most=v.ANY_NUMBER, group=a.ONE_PER_PLAYER)
    deed = replaced(deed, aimed[0], several)
    if found_in(deed, sp.ThatPlayer):
        raise Unbound("“that player” refers to nothing")
    effects = binder.effects(deed)
    if optional:
        return _those_that_you_like(binder, effects)
    if not all(isinstance(effect, ALIKE) for effect in effects):
        raise Unbound("“for each” of what?")
    return effects


def _those_that_you_like(binder: Binder, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """ "For each opponent, you may put …": for some of them and not for others."""
    match effects:
        case (e.May(effects=(e.Move(what=s.Target()) as move,)),):
            slot = binder.new_slot()
            chosen = e.Choose(move.what, slot, 0, v.ANY_NUMBER)
            return chosen, replaced(move, move.what, s.Saved(slot))
    raise Unbound("“for each” of what?")


def _mention_counted(binder: Binder, node: sp.PerEach, each: Any) -> None:
    """ "Draw a card for each creature you control. Those creatures …": those that were counted, if a noun names them."""
    if isinstance(node.what, sp.CountOf) and isinstance(each, v.Count) and isinstance(each.what, s.Each):
        if each.what.zone == t.BATTLEFIELD:
            binder.mention(each.what, ("counted", *nouns_of(each.what.where, t.BATTLEFIELD)), many=True)


ONE_BY_ONE: Final = (sp.CountOf, sp.DoneThisWay, sp.DestroyedThisWay, sp.EachOfThose, sp.BuriedThisWay)


def _speaks_of_each(deed: Effect) -> bool:
    """ "For each creature token you control, … that creature", "for each of them, its controller …"."""
    return any(found_in(deed, kind) for kind in (sp.It, sp.That))


def _one_by_one(binder: Binder, node: sp.PerEach) -> tuple[Effect, ...]:
    """An action for each of some objects; what it makes for one of them is not referred to afterwards."""
    what, nouns = _handled(binder, node.what)
    known, aimed = binder.mentions, len(binder.targets)
    binder.mentions = []
    binder.clause()
    binder.mention(s.ThatThing(), nouns)
    effects = binder.effects(node.deed)
    binder.mentions = known
    if len(binder.targets) != aimed:
        raise Unbound("a target for each of several")
    match effects:
        case (e.CreateCopy(of=s.ThatThing()) as copies,) if not mentions(
            dataclasses.replace(copies, of=what), s.ThatThing()
        ):
            binder.mention(s.Saved(copies.save), ("token", "permanent", "creature"), many=True)
            return (dataclasses.replace(copies, of=what),)
    return (e.ForEach(what, effects),)


@binds(sp.EachOfThose)
def _each_of_those(binder: Binder, node: sp.EachOfThose) -> Value:
    return v.Count(binder.thing(node.what, moved=True))


def _handled(binder: Binder, node: Any) -> tuple[Selection, tuple[str, ...]]:
    """The objects that are counted, as they were when they were handled (608.2h)."""
    if isinstance(node, sp.CountOf):
        found = described(binder, node.what)
        return found.selection, found.nouns
    if isinstance(node, sp.EachOfThose):
        those = binder.thing(node.what, moved=True)
        return those, next((x.nouns for x in reversed(binder.mentions) if those in (x.what, x.moved)), ("card",))
    count = binder.bind(node)
    assert isinstance(count, v.Count)
    if isinstance(node, sp.BuriedThisWay):
        return count.what, (node.noun,)
    nouns = next((x.nouns for x in reversed(binder.mentions) if count.what in (x.what, x.moved)), (node.noun,))
    before = next((x.what for x in binder.mentions if x.moved == count.what), count.what)
    if not isinstance(before, (s.Saved, s.Target)):
        raise Unbound("those that have left already")
    return before, nouns


def _counted(binder: Binder, number: Any, deeds: tuple[Effect, ...]) -> Any:
    """A number is computed before the action is taken, and doesn't refer to what the action makes."""
    made = [s.Saved(getattr(deed, "save", -1)) for deed in deeds]
    hidden = [mention for mention in binder.mentions if mention.what in made]
    binder.mentions = [mention for mention in binder.mentions if mention not in hidden]
    value = binder.bind(number)
    binder.mentions += hidden
    return value


def _for_each_vote(binder: Binder, slot: int, effects: tuple[Effect, ...]) -> Effect:
    """ "For each death vote, …": if it refers to the voter, it happens once for each of them."""
    used, binder.voter_used = binder.voter_used, False
    return e.ForEachPlayer(s.SavedPlayers(slot), effects) if used else e.Repeat(v.SavedNumber(slot), effects)


def times(n: int, value: Value) -> Value:
    return value if n == 1 else v.Times(n, value)


def scaled(change: m.ModifyPT, each: Value) -> m.ModifyPT:
    made: list[Any] = []
    for n in (change.power, change.toughness):
        if not isinstance(n, int):
            raise Unbound("“for each” of X?")
        made.append((0, 1) if n == 0 else (times(abs(n), each), 1 if n > 0 else -1))
    return m.ModifyPT(made[0][0], made[1][0], made[0][1], made[1][1])


@binds(sp.WhereX)
def _where_x(binder: Binder, node: sp.WhereX) -> tuple[Effect, ...]:
    effects = binder.effects(node.deed)
    known = list(binder.mentions)
    value = _counted(binder, node.x, tuple(effect for effect in effects if mentions(effect, v.X())))
    binder.mentions = known  # what a number counts is not what the text refers to next
    binder.x_is = value
    made: tuple[Effect, ...] = replaced(effects, v.X(), value)
    targets = [replaced(spec, v.X(), value) for spec in binder.targets]
    if made == effects and targets == binder.targets and value != v.X():  # "X" may be what the cost calls X already
        raise Unbound("where is X?")
    binder.divided = replaced(binder.divided, v.X(), value)
    binder.targets[:] = targets
    return made
