"""Searches (701.23), cards that are looked at or revealed (701.20), some of them chosen, and the rest; hands."""

from __future__ import annotations

import dataclasses

from inset.kernel import types as t
from inset.language import (
    effects as e,
    filters as f,
    selections as s,
)
from inset.language.node import Effect, Filter, Players, Selection
from inset.oracle import spoken as sp
from inset.oracle.binder import Binder, Mention, Picked, Unbound, binds
from inset.oracle.binding.descriptions import PLACES, described, join, nouns_of, parts_of


@binds(e.Search)
def _search(binder: Binder, node: e.Search) -> Effect:
    """A card without a stated quality has to be found (701.23d); one with a quality needn't be, however many the text
    names (701.23b)."""
    made: e.Search = binder.rebuild(dataclasses.replace(node, whose=None))
    if node.whose is not None and (whose := binder.bind(node.whose)) != made.who:
        made = dataclasses.replace(made, whose=whose)
    up_to = node.least == 0 and node.most != 1
    found = made.most if isinstance(made.where, f.Anything) and not up_to else 0
    return dataclasses.replace(made, least=found)


@binds(sp.SomeOf)
def _some_of(binder: Binder, node: sp.SomeOf) -> Selection:
    group = binder.thing(node.what, moved=True)
    if isinstance(group, s.Target):
        return _some_targets(binder, node, group)
    if not isinstance(group, s.Saved):
        raise Unbound("some of what?")
    slot = binder.new_slot()
    left: Selection = group
    if binder.picked is not None and binder.picked.stays and _whole(binder.picked.group) == group:
        left = s.Among(binder.picked.group, f.Not(f.IsOneOf(s.Saved(binder.picked.slot))))
    binder.before.append(e.Choose(left, slot, node.least, node.most, binder.subject or s.You(), node.at_random))
    binder.picked = Picked(left, slot)
    if group.slot in binder.yours:
        binder.yours.add(slot)
    binder.mention(s.Saved(slot), ("card", "chosen"), node.most != 1)
    return s.Saved(slot)


def _some_targets(binder: Binder, node: sp.SomeOf, group: s.Target) -> Selection:
    slot = binder.new_slot()
    nouns = next(mention.nouns for mention in reversed(binder.mentions) if mention.what == group)
    binder.before.append(e.Choose(group, slot, node.least, node.most, binder.subject or s.You(), node.at_random))
    binder.mention(s.Saved(slot), (*nouns, "chosen"), node.most != 1)
    return s.Saved(slot)


def _whole(group: Selection) -> Selection:
    """The cards that some were chosen from, with those put aside before."""
    return _whole(group.what) if isinstance(group, s.Among) else group


@binds(sp.SomeOfBoth)
def _some_of_both(binder: Binder, node: sp.SomeOfBoth) -> Selection:
    """Each is chosen by itself, and nothing is chosen twice; where they are is said once, for both."""
    first, last = node.parts
    if not isinstance(first, sp.Described) or not isinstance(last, sp.Described):
        raise Unbound("one of which kinds?")
    places = tuple(part for part in last.after if isinstance(part, PLACES))
    found = [described(binder, dataclasses.replace(first, after=(*first.after, *places))), described(binder, last)]
    if not places or any(isinstance(part, PLACES) for part in first.after):
        raise Unbound("a card, but in which zone?")
    slots = binder.new_slot(), binder.new_slot()
    chooser = binder.subject or s.You()
    binder.before.append(e.Choose(found[0].selection, slots[0], 0, 1, chooser))
    apart = found[1]._replace(where=join([found[1].where, f.Not(f.IsOneOf(s.Saved(slots[0])))]))
    binder.before.append(e.Choose(apart.selection, slots[1], 0, 1, chooser))
    both = s.Union((s.Saved(slots[0]), s.Saved(slots[1])))
    among = found[1].among
    if among is not None:
        binder.picked = Picked(among, -1)
    if isinstance(among, s.Saved) and among.slot in binder.yours:
        binder.yours.update(slots)
    binder.mention(both, ("card", "chosen"), True)
    return both


@binds(sp.TheRest)
def _the_rest(binder: Binder, node: sp.TheRest) -> Selection:
    """What was chosen and moved is no longer found (400.7); what stayed in the library has to be left out."""
    picked = binder.picked
    if picked is None:
        raise Unbound("the rest of what?")
    whole = [
        said.what for said in binder.mentions if isinstance(said.what, s.Union) and picked.group in said.what.parts
    ]
    if "weren't put" in node.word and whole:  # the one that was found too, if it stayed
        binder.referred.append(whole[0])
        return whole[0]
    binder.referred.append(picked.group)
    if not picked.stays:
        return picked.group
    return s.Among(picked.group, f.Not(f.IsOneOf(s.Saved(picked.slot))))


@binds(sp.Reveals)
def _reveals(binder: Binder, node: sp.Reveals) -> Effect:
    what = binder.thing(node.what, moved=True)
    again = what if isinstance(node.said, sp.The) else binder.thing(node.said, moved=True)
    if again != what:
        raise Unbound("what is put into your hand?")
    slot = binder.new_slot()
    binder.mention(what, ("card",), any(x.what == what and x.many for x in binder.mentions), moved=s.Saved(slot))
    binder.placed.append((slot, t.HAND))
    return e.Move(what, t.HAND, reveal=True, save=slot)


@binds(sp.PutsBack)
def _puts_back(binder: Binder, node: sp.PutsBack) -> tuple[Effect, ...]:
    looked = binder.effects(node.look)
    return (*looked, e.PutBack(binder.thing(node.what), binder.subject or s.You()))


@binds(sp.Picks)
def _picks(binder: Binder, node: sp.Picks) -> tuple[Effect, ...]:
    made = binder.thing(node.what)
    mention = binder.mentions[-1]
    if mention.what != made:
        raise Unbound("what is chosen?")
    mention.nouns = (*mention.nouns, "chosen")
    choice = binder.before[-1] if binder.before else None
    if isinstance(choice, e.Choose) and isinstance(choice.what, s.Each) and choice.what.zone == t.BATTLEFIELD:
        binder.picked = Picked(choice.what, choice.save, True)  # "choose up to one creature. Destroy the rest"
    return ()


@binds(sp.RevealsHand)
def _reveals_hand(binder: Binder, node: sp.RevealsHand) -> Effect:
    binder.hand = binder.bind(node.who)
    return e.RevealHand(_one_player(binder.hand))


def _one_player(who: Players) -> Players:
    if not isinstance(who, (s.TargetPlayers, s.EventPlayer, s.You, s.ControllerOf, s.DefendingPlayer)):
        raise Unbound("several hands")
    return who


@binds(sp.DiscardsThat)
def _discards_that(binder: Binder, node: sp.DiscardsThat) -> Effect:
    who = binder.bind(node.who)
    if binder.hand is None or who != binder.hand:
        raise Unbound("discards what?")
    slot = binder.new_slot()
    what = binder.thing(node.what)
    if not isinstance(what, s.Saved):
        raise Unbound("discards what?")
    return e.DiscardIt(what, slot)


@binds(sp.RevealsUntil)
def _reveals_until(binder: Binder, node: sp.RevealsUntil) -> Effect:
    who = binder.bind(node.who)
    if isinstance(who, (s.Opponents, s.AllPlayers, s.ThatOne)):
        raise Unbound("each of several players reveals")
    outer, binder.zone = binder.zone, t.LIBRARY
    try:
        with binder.describing():
            until = binder.bind(node.until)
    finally:
        binder.zone = outer
    found, rest = binder.new_slot(), binder.new_slot()
    binder.tops |= {found: who, rest: who}
    if who == s.You():
        binder.yours.update((found, rest))
    binder.mention(s.Saved(found), ("card", "exiled" if node.exile else "revealed", *nouns_of(until, t.LIBRARY)))
    count = binder.bind(node.count)
    if count != 1:
        binder.mentions[-1].many = True
    whole = s.Union((s.Saved(found), s.Saved(rest)))
    binder.mention(
        whole, ("counted", "exiled" if node.exile else "revealed"), many=True
    )  # "all cards revealed this way"
    binder.picked = Picked(s.Saved(rest), found)
    return e.RevealUntil(who, until, found, rest, node.exile, count)


@binds(e.ChooseWord)
def _choose_word(binder: Binder, node: e.ChooseWord) -> Effect:
    if node.kind in (e.OPPONENT, e.PLAYER):
        binder.mention(s.ChosenPlayer(), ("player", "opponent") if node.kind == e.OPPONENT else ("player",))
        return node
    binder.words_chosen.add(node.kind)
    return node


@binds(sp.OfThat)
def _of_that(binder: Binder, node: sp.OfThat) -> Filter:
    if binder.words_chosen != {node.kind}:
        raise Unbound("of which type or color?")
    if node.kind == e.NAME:
        return f.ChosenName()
    return f.OfChosenType() if node.kind == e.CREATURE_TYPE else f.OfChosenColor()


@binds(sp.OfYourChoice)
def _of_your_choice(binder: Binder, node: sp.OfYourChoice) -> Filter:
    """Chosen as the instruction is carried out (608.2d)."""
    if binder.words_chosen or binder.before is binder.outermost:
        raise Unbound("a word that is chosen when?")
    binder.before.append(e.ChooseWord(node.kind))
    binder.words_chosen.add(node.kind)
    return f.OfChosenType() if node.kind == e.CREATURE_TYPE else f.OfChosenColor()


@binds(sp.SearchesBoth)
def _searches_both(binder: Binder, node: sp.SearchesBoth) -> Effect:
    """Searching only the graveyard doesn't shuffle; and in a public zone a card has to be found (701.23b)."""
    both = _your_search(binder, node.search)
    slot = binder.new_slot()
    nouns = ("card", *(nouns_of(both.where, t.BATTLEFIELD) if both.to == t.BATTLEFIELD else ()))
    both = dataclasses.replace(both, save=slot)
    binder.yours.add(slot)
    binder.mention(s.Saved(slot), nouns)
    without = dataclasses.replace(both, zones=both.zones & ~t.LIBRARY, shuffle=False, least=_least(both.zones))
    return e.ChooseMode(((both,), (without,)), _labels(both.zones))


def _your_search(binder: Binder, node: Effect) -> e.Search:
    found = binder.bind(node)
    assert isinstance(found, e.Search)
    if found.who != s.You():
        raise Unbound("another player searches")
    return found


def _least(zones: int) -> int:
    """701.23b: in a hand, which is hidden, it needn't be found."""
    return 0 if zones & t.HAND else 1


def _labels(zones: int) -> tuple[str, str]:
    hand = " and hand" if zones & t.HAND else ""
    return f"Search your library{' and' if not hand else ','} graveyard{hand}", f"Search your graveyard{hand}"


@binds(sp.SearchOnto)
def _search_onto(binder: Binder, node: sp.SearchOnto) -> Effect | tuple[Effect, ...]:
    found = _your_search(binder, node.search)
    slot = binder.new_slot()
    found = dataclasses.replace(found, save=slot, shuffle=False)
    if node.to is None:
        return found, e.Shuffle(s.You()), e.Move(s.Saved(slot), t.LIBRARY)
    onto = e.Move(s.Saved(slot), t.BATTLEFIELD, under=s.You(), attach_to=binder.thing(node.to, role=t.BATTLEFIELD))
    without = dataclasses.replace(found, zones=found.zones & ~t.LIBRARY, least=_least(found.zones))
    return e.ChooseMode(((found, onto, e.Shuffle(s.You())), (without, onto)), _labels(found.zones))


@binds(sp.Separates)
def _separates(binder: Binder, node: sp.Separates) -> tuple[Effect, ...]:
    what = binder.thing(node.what)
    if not isinstance(what, s.Saved) or what.slot not in binder.yours:
        raise Unbound("whose cards are separated?")
    chosen, rest = binder.new_slot(), binder.new_slot()
    parts = ((chosen, node.to), (rest, node.other))
    moves = [e.Move(s.Saved(pile), to, position=e.BOTTOM if to == t.LIBRARY else e.TOP) for pile, to in parts]
    return e.Separate(what, node.by, node.chooser, chosen, rest), *moves


@binds(sp.PutsOwn)
def _puts_own(binder: Binder, node: sp.PutsOwn) -> Effect:
    who, what = binder.subject, binder.thing(node.what, moved=True)
    if (
        who is None
        or not isinstance(what, s.Saved)
        or who not in (binder.tops.get(what.slot), _chosen_of(binder, what))
    ):
        raise Unbound("whose card is put there?")
    slot = binder.new_slot()
    if node.to == t.BATTLEFIELD:
        binder.became(what, s.Saved(slot), ("card", "permanent"), False)
    return e.Move(what, node.to, under=who if node.to == t.BATTLEFIELD else None, tapped=node.tapped, save=slot)


def _chosen_of(binder: Binder, what: s.Saved) -> Players | None:
    """Who owns the card that was chosen just before."""
    last = binder.before[-1] if binder.before else None
    chosen = isinstance(last, e.Choose) and last.save == what.slot and isinstance(last.what, s.Each)
    return last.what.of if chosen and isinstance(last, e.Choose) and isinstance(last.what, s.Each) else None


@binds(sp.ShufflesOwn)
def _shuffles_own(binder: Binder, node: sp.ShufflesOwn) -> tuple[Effect, ...]:
    who, what = binder.subject, binder.thing(node.what)
    where = binder.targets[what.slot].where if isinstance(what, s.Target) else None
    if where is not None and who is not None and f.OwnedBy(who) in parts_of(where):
        binder.mentions = [x for x in binder.mentions if x.what != what]
        return e.Move(what, t.LIBRARY, order=e.RANDOM_ORDER), e.Shuffle(who)
    if who != s.OwnerOf(what):
        raise Unbound("whose object is shuffled in?")
    binder.mentions = [x for x in binder.mentions if x.what != what]  # nobody knows any more which card it is
    return e.Move(what, t.LIBRARY, order=e.RANDOM_ORDER), e.Shuffle(s.OwnerOf(what))


@binds(sp.RevealsIt)
def _reveals_it(binder: Binder, node: sp.RevealsIt) -> Effect:
    """Only cards are revealed; the ability's own object, if it is meant, is named."""

    def is_card(mention: Mention) -> bool:
        found = isinstance(mention.what, Selection) and "card" in mention.nouns and not mention.many
        return found and mention.what != s.This() and mention.zones & t.BATTLEFIELD == 0

    return e.LookAt(binder.refer(binder.find(node.word, is_card)), binder.subject or s.You(), True)


@binds(sp.ChoosesPlayer)
def _chooses_player(binder: Binder, node: sp.ChoosesPlayer) -> tuple[Effect, ...]:
    binder.bind(node.who)
    return ()


@binds(sp.NotCast)
def _not_cast(binder: Binder, node: sp.NotCast) -> Selection:
    """A card that was cast is another object (400.7)."""
    done = "exiled" if "exiled" in node.words else "revealed"

    def fits(mention: Mention) -> bool:
        return isinstance(mention.what, s.Union) and "counted" in mention.nouns and done in mention.nouns

    found = binder.find(node.words, fits)
    assert isinstance(found.what, s.Union)
    binder.referred.append(found.what)
    return found.what


@binds(sp.FromCommandZone)
def _from_command_zone(binder: Binder, node: sp.FromCommandZone) -> tuple[Effect, ...]:
    slot = binder.new_slot()
    yours = s.Each(f.YOUR_COMMANDER, t.COMMAND)
    return e.Choose(yours, slot), e.Move(s.Saved(slot), node.to)
