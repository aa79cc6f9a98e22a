"""*Roles*, a step of the ladder: what is read has a maker, what is made is read, and each operand can be what its verb needs."""

from __future__ import annotations

import pytest

from inset.cards import library
from inset.data.scryfall import CardRecord
from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.language import (
    conditions as k,
    costs as c,
    effects as e,
    filters as f,
    patterns as p,
    selections as s,
    values as v,
)
from inset.language.abilities import Activated, Body, Spell, TargetSpec, Triggered
from inset.language.card import Card, Face
from inset.language.node import Ability, Effect
from inset.oracle.compile import compile_card
from inset.oracle.proof_ladder import climb, refusal
from inset.oracle.roles import breaches

CREATURE = TargetSpec(f.HasType(t.CREATURE))
SPELL = TargetSpec(f.IsSpell(), t.STACK)
YOU = s.You()


def of(ability: Ability, types: int = t.CREATURE, cost: str = "{1}") -> list[str]:
    return breaches(Card((Face("Made", parse(cost), types, abilities=(ability,)),)))


def spell(*effects: Effect, targets: tuple[TargetSpec, ...] = (), cost: str = "{1}") -> list[str]:
    return of(Spell(Body(effects, targets)), t.SORCERY, cost)


WRONG = {
    "an unwritten slot": (spell(e.Tap(s.Saved(0))), "before it is kept"),
    "a slot of one branch": (
        spell(e.If(k.TurnOf(YOU), (e.Draw(YOU, 1, 0),)), e.Move(s.Saved(0), t.EXILE)), "before it is kept"
    ),
    "a number of what may be done": (
        spell(e.May((e.LoseLife(YOU, 1, 1),), save=0), e.GainLife(YOU, v.SavedNumber(1))), "before it is kept"
    ),
    "a slot of each player": (
        spell(e.ForEachPlayer(s.AllPlayers(), (e.Draw(s.ThatOne(), 1, 1),)), e.Move(s.Saved(1), t.EXILE)),
        "before it is kept",
    ),
    "a target of another body": (
        spell(e.WhenYouDo(Body((e.Tap(s.Target()),), (CREATURE,))), e.Untap(s.Target())), "does not have"
    ),
    "a target that nothing reads": (spell(e.Draw(YOU), targets=(CREATURE,)), "nothing is done to"),
    "a target that is only named": (spell(e.Remember(-1, s.Target()), targets=(CREATURE,)), "nothing is done to"),
    "a target that isn't a player": (spell(e.Draw(s.TargetPlayers()), e.Tap(s.Target()), targets=(CREATURE,)), "not a player"),
    "a choice that nothing reads": (spell(e.Choose(s.Each(f.Anything()), 0)), "a choice"),
    "an X without a giver": (spell(e.Draw(YOU, v.X())), "X that nothing gives"),
    "an X of an ability that triggers later": (
        of(Triggered(p.Attacks(f.IsThis()), Body((e.Draw(YOU, v.X()),))), cost="{X}"), "X that nothing gives"
    ),
    "an event without an object": (
        of(Triggered(p.BeginningOf(t.UPKEEP), Body((e.Tap(s.EventObject()),)))), "object of an event"
    ),
    "no event": (spell(e.Draw(YOU, v.EventAmount())), "an event"),
    "nobody's turn": (spell(e.Draw(s.ThatOne())), "that player"),
    "a spell that is tapped": (spell(e.Tap(s.Target()), targets=(SPELL,)), "such a zone"),
    "a permanent that is countered": (spell(e.Counter(s.Target()), targets=(CREATURE,)), "such a zone"),
    "what was exiled is tapped": (
        spell(e.Move(s.Target(), t.EXILE), e.Tap(s.Target()), targets=(CREATURE,)), "such a zone"
    ),
    "what was sacrificed grows": (
        spell(e.Sacrifice(YOU, f.HasType(t.CREATURE), save=0), e.PutCounters(s.Saved(0), "+1/+1")), "such a zone"
    ),
    "damage to itself": (
        spell(e.DealDamage(1, s.Target(), source=s.Target()), targets=(CREATURE,)), "one operand twice"
    ),
    "a fight with itself": (spell(e.Fight(s.Target(), s.Target()), targets=(CREATURE,)), "one operand twice"),
    "several sources": (
        spell(e.DealDamage(1, players=s.Opponents(), source=s.Each(f.HasType(t.CREATURE)))), "several sources"
    ),
    "the power of several": (
        spell(e.Draw(YOU, v.Stat(v.POWER, s.Each(f.HasType(t.CREATURE))))), "several objects"
    ),
    "another creature of an artifact": (
        of(Activated(c.TapThis(), Body((e.Tap(s.Each(f.And((f.Not(f.IsThis()), f.HasType(t.CREATURE))))),))), t.ARTIFACT),
        "this can't be",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_what_cant_be_is_found(name: str) -> None:
    found, words = WRONG[name]
    assert len(found) == 1 and words in found[0]


RIGHT = {
    "what was done is known": spell(
        e.May((e.Draw(YOU, 1, 1),), save=0), e.If(k.Did(0), (e.Move(s.Saved(1), t.EXILE),))
    ),
    "an object of what may not have been done": spell(
        e.May((e.Draw(YOU, 1, 1),), save=0), e.Move(s.Saved(1), t.EXILE)
    ),
    "a slot of both branches": spell(
        e.If(k.TurnOf(YOU), (e.Draw(YOU, 1, 0),), (e.Draw(YOU, 2, 0),)), e.Move(s.Saved(0), t.EXILE)
    ),
    "an X that is paid": spell(
        e.PayOr(YOU, c.PayMana(parse("{X}")), (e.Draw(YOU, v.X()),))
    ),
    "the X of the spell that it was": of(
        Triggered(p.Moves(f.IsThis(), destination=t.BATTLEFIELD), Body((e.Draw(YOU, v.X()),))), cost="{X}"
    ),
    "a question about what may not have been done": spell(
        e.May((e.Draw(YOU, 1, 1),), save=0), e.If(k.Exists(s.Saved(1)), (e.GainLife(YOU, 1),))
    ),
    "a target of a later ability": spell(
        e.Later(p.BeginningOf(t.END), Body((e.Tap(s.Target()),))), targets=(CREATURE,)
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_what_can_be_passes(name: str) -> None:
    assert RIGHT[name] == []


# Written by hand and played by the tests of the library: what is chosen for a player is named by that player; a target
# chooses another; and what one branch keeps is read in that branch alone, which the roles can't see. Some deal damage to
# themselves as well; some make Equipment of what is none.
PLAYED_ALL_THE_SAME = {
    "Breach the Multiverse", "Cataclysm", "Cataclysmic Gearhulk", "Discovery", "Ghouls' Night Out", "Gift of Doom",
    "Global Ruin", "Jace, Architect of Thought", "Liliana, Dreadhorde General", "Master of Ceremonies",
    "Oath of Druids", "One with the Kami", "Plargg and Nassari", "Seize the Spotlight", "Tragic Arrogance",
    "Ultimate Magic: Meteor", "Wave of Vitriol", "Zndrsplt's Judgment",
    "Fevered Suspicion", "From the Ashes", "Highcliff Felidar", "Stick Together", "Tainted Adversary", "The Three Seasons",
    "Intrepid Adversary",
    "Kwain, Itinerant Meddler",
    "Rejoin the Fight",
    "The Eternal Wanderer",
    "Psionic Entity", "Psionic Sliver", "Reckless Embermage",
    "Arterial Alchemy",
    "Ajani, Nacatl Pariah", "Drown in the Loch", "Indomitable Creativity", "Spectral Adversary",
    "Eon Frolicker", "Make an Example", "The Mimeoplasm", "Summon: Valefor", "Whims of the Fates",
}  # fmt: skip


def test_every_card_of_the_library_passes() -> None:
    assert {name for name, card in library().items() if breaches(card)} == PLAYED_ALL_THE_SAME


def test_a_card_that_does_not_pass_is_refused_and_counted() -> None:
    record = CardRecord(
        name="Odd Totem", mana_cost="{1}", type_line="Artifact", oracle_text="{T}: Tap each other creature you control."
    )
    made = compile_card(record)
    assert made.is_executable and not made.fits_its_roles
    assert "another" in refusal(made)
    rungs = climb(record, {}).rungs
    assert rungs["executable"] and not rungs["roles"] and not rungs["playable"]
