"""702: keyword abilities by which a card is cast for another cost, from another zone, or as something else."""

from inset.kernel import types as t
from inset.language import effects as ef, filters as f, keywords as k, mods as m, statics as sta
from inset.language.abilities import Keyword, Spell
from inset.language.words.kinds import (
    artifact,
    body,
    creature,
    enchantment_creature,
    hexproof,
    instant,
    sorcery,
    static,
    transforming,
)  # fmt: skip
from inset.language.words.nouns import (
    any_target,
    anything,
    creatures,
    enchanted_or_equipped,
    number_of,
    opponents_control,
    target,
    you,
)  # fmt: skip
from inset.language.words.verbs import (
    cost,
    deal,
    destroy,
    discard,
    gain_life,
    have,
    plus,
)  # fmt: skip
from inset.rules.checks.recomputation import check_caches
from inset.rules.model import event_records as ev
from inset.rules.objects.layers import chars_of, zone_reach
from inset.rules.playing.effects_on_playing import terms
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, FORK, KILL, PEEK, SIP

RID = instant("Rid", "{B}", discard(1))


# --- madness (702.35) ---------------------------------------------------------------------------------------------

FURY = instant("Fury", "{3}{R}", Keyword(k.MADNESS, cost("{R}")), deal(3, any_target()))
VOID = static(sta.MovesInstead(anything, t.GRAVEYARD, t.EXILE))


@cr("702.35a", "702.35b", "118.9")
def test_madness_exiles_the_discarded_card_and_lets_it_be_cast() -> None:
    scene = Scene({"hand": [FURY, RID], "mana": "{B}{R}"})
    assert not scene.could(A, "Cast Fury")
    scene.do(A, "Cast Rid")
    scene.resolve()
    assert scene.zone("Fury") == "exile" and scene.stack() == ["Fury"]
    scene.resolve("Cast Fury", "B")
    assert scene.zone("Fury") == "stack"
    scene.resolve()
    assert (scene.life(B), scene.zone("Fury")) == (17, "graveyard")


@cr("702.35a")
def test_a_card_with_madness_that_is_not_cast_goes_to_the_graveyard() -> None:
    for mana in ("{B}{R}", "{B}"):
        scene = Scene({"hand": [FURY, RID], "mana": mana})
        scene.play(A, "Cast Rid", "Don't")
        assert scene.zone("Fury") == "graveyard"


@cr("702.35a", "607.2b", "616.1")
def test_a_card_that_something_else_exiled_was_not_exiled_by_madness() -> None:
    rest = creature("Rest", "{1}{W}", "Spirit", 1, 1, VOID)
    scene = Scene({"hand": [FURY, RID], "battlefield": [rest]})
    scene.play(A, "Cast Rid", "Rest")
    assert scene.zone("Fury") == "exile" and not scene.stack()
    scene = Scene({"hand": [FURY, RID], "battlefield": [rest]})
    scene.do(A, "Cast Rid")
    scene.resolve("Fury")
    assert scene.stack() == ["Fury"]


@cr("702.35a", "701.9a")
def test_a_card_exiled_by_madness_was_discarded() -> None:
    scene = Scene({"hand": [FURY, RID], "mana": "{B}"})
    scene.do(A, "Cast Rid")
    scene.resolve()
    assert scene.happened(ev.DISCARDED) == 1


@cr("702.35a")
def test_madness_says_nothing_about_a_card_that_goes_to_the_graveyard_otherwise() -> None:
    mill = sorcery("Mill", "{U}", ef.Mill(you, 1))
    scene = Scene({"hand": [mill], "library": [FURY]})
    scene.play(A, "Cast Mill")
    assert scene.zone("Fury") == "graveyard"


# --- bestow (702.103) ---------------------------------------------------------------------------------------------

NYMPH = enchantment_creature(
    "Nymph", "{1}{W}", "Nymph", 2, 2, Keyword(k.BESTOW, cost("{3}{W}")), have(enchanted_or_equipped, plus(2, 2))
)


@cr("702.103a", "702.103b", "118.9", "303.4a")
def test_a_bestowed_spell_is_an_aura() -> None:
    scene = Scene({"hand": [NYMPH], "battlefield": [BEAR], "mana": "{W}{W}{W}{W}"})
    scene.cast(A, "Cast Nymph {3}{W}", "Bear")
    spell = scene.chars("Nymph")
    assert (spell.types, spell.subtypes) == (t.ENCHANTMENT, frozenset(["Aura"])) and spell.keywords & k.ENCHANT
    scene.settle()
    assert scene.one("Nymph").attached == scene.one("Bear").id
    assert scene.size("Bear") == (4, 4) and scene.chars("Nymph").types == t.ENCHANTMENT


@cr("702.103b")
def test_what_makes_a_bestowed_spell_an_aura_reaches_no_other_spell() -> None:
    """Nor the spell itself a second time, when it is looked at by itself."""
    scene = Scene({"hand": [NYMPH, SIP], "battlefield": [BEAR], "mana": "{W}{W}{W}{W}{W}"})
    assert not zone_reach(scene.st, t.STACK) and not terms(scene.st).alternatives
    scene.cast(A, "Cast Nymph {3}{W}", "Bear")
    check_caches(scene.st)
    anew = scene.st.clone()
    anew.forget()
    assert not zone_reach(anew, t.STACK) and not terms(anew).alternatives
    anew.caches.singles = {}
    spell = chars_of(anew, anew.objs[anew.stack[0]])
    assert len([a for a in spell.abilities if isinstance(a, Keyword) and a.keyword & k.ENCHANT]) == 1


@cr("702.103a")
def test_cast_for_its_mana_cost_it_is_a_creature() -> None:
    scene = Scene({"hand": [NYMPH], "mana": "{W}{W}"})
    scene.play(A, "Cast Nymph")
    assert scene.chars("Nymph").types == t.ENCHANTMENT | t.CREATURE and scene.size("Nymph") == (2, 2)
    assert not Scene({"hand": [NYMPH]}).could(A, "with bestow")


@cr("702.103c", "707.10", "608.3f")
def test_a_copy_of_a_bestowed_spell_is_bestowed() -> None:
    ox = creature("Ox", "{W}", "Ox", 1, 1)
    scene = Scene({"hand": [NYMPH, FORK], "battlefield": [BEAR, ox]})
    scene.cast(A, "Cast Nymph {3}{W}", "Bear")
    scene.cast(A, "Cast Fork", "Nymph")
    scene.resolve("Yes", "Ox")
    scene.resolve()
    assert scene.size("Ox") == (3, 3)
    scene.settle()
    assert scene.size("Bear") == (4, 4)
    scene = Scene({"hand": [KILL], "battlefield": [NYMPH]})
    assert scene.could(A, "Cast Kill")


@cr("702.103d", "601.3e")
def test_only_the_bestowed_characteristics_count_for_whether_it_can_be_cast() -> None:
    storm = artifact("Storm", "{3}", static(sta.CantCast(you, f.HasType(t.CREATURE))))
    scene = Scene({"hand": [NYMPH], "battlefield": [storm, BEAR]})
    assert [word for word in scene.options(A) if "Nymph" in word] == ["Cast Nymph {3}{W} with bestow"]
    horde = artifact("Horde", "{3}", static(sta.MayPlay(you, t.LIBRARY, spell=creatures, top_only=True)))
    scene = Scene({"library": [NYMPH], "battlefield": [horde, BEAR]})
    found = [word for word in scene.options(A) if "Nymph" in word]
    assert len(found) == 1 and "bestow" not in found[0]


@cr("702.103e", "608.3b")
def test_a_bestowed_spell_with_an_illegal_target_resolves_as_a_creature() -> None:
    scene = Scene({"hand": [NYMPH, KILL], "battlefield": [BEAR]})
    scene.cast(A, "Cast Nymph {3}{W}", "Bear")
    scene.play(A, "Cast Kill", "Bear")
    assert scene.zone("Nymph") == "battlefield" and scene.size("Nymph") == (2, 2)
    assert scene.chars("Nymph").types & t.CREATURE and not scene.one("Nymph").attached


@cr("702.103f", "704.5m")
def test_a_bestowed_aura_that_becomes_unattached_is_a_creature() -> None:
    scene = Scene({"hand": [NYMPH, KILL], "battlefield": [BEAR]})
    scene.play(A, "Cast Nymph {3}{W}", "Bear")
    scene.play(A, "Cast Kill", "Bear")
    assert scene.zone("Nymph") == "battlefield" and scene.chars("Nymph").types & t.CREATURE
    assert not scene.one("Nymph").attached and not scene.chars("Nymph").keywords & k.ENCHANT


@cr("702.103f")
def test_a_bestowed_aura_on_what_it_cant_enchant_falls_off() -> None:
    guard = instant(
        "Guard", "{W}", ef.Modify(target(creatures), (m.AddAbility(Keyword(k.PROTECTION, where=anything)),))
    )
    scene = Scene({"hand": [NYMPH, guard], "battlefield": [BEAR]})
    scene.play(A, "Cast Nymph {3}{W}", "Bear")
    scene.play(A, "Cast Guard", "Bear")
    assert scene.zone("Nymph") == "battlefield" and scene.chars("Nymph").types & t.CREATURE


@cr("702.103g", "702.26g")
def test_a_bestowed_aura_that_phases_in_unattached_is_a_creature() -> None:
    out = instant("Out", "{U}", ef.PhaseOut(target(f.HasType(t.ENCHANTMENT))))
    scene = Scene({"hand": [NYMPH, out, KILL], "battlefield": [BEAR]})
    scene.play(A, "Cast Nymph {3}{W}", "Bear")
    scene.play(A, "Cast Out", "Nymph")
    scene.play(A, "Cast Kill", "Bear")
    assert scene.one("Nymph").phased
    scene.until(t.UPKEEP, scene.st.turn + 2)
    assert not scene.one("Nymph").phased and scene.chars("Nymph").types & t.CREATURE


# --- overload (702.96) --------------------------------------------------------------------------------------------

BLAST = sorcery("Blast", "{R}", Keyword(k.OVERLOAD, cost("{4}{R}")), deal(4, target(creatures & opponents_control)))
VEIL = creature("Veil", "{G}", "Snake", 1, 1, hexproof)


@cr("702.96a", "702.96b", "702.96c", "612.1")
def test_overload_says_each_for_target() -> None:
    scene = Scene({"hand": [BLAST], "battlefield": [BEAR]}, {"battlefield": [BEAR, VEIL]})
    scene.cast(A, "Cast Blast {4}{R} with overload")
    stack = scene.one("Blast").stack
    assert stack is not None and not any(stack.targets)
    scene.settle()
    assert scene.names("battlefield") == ["Bear"]  # what can't be targeted is dealt damage too; one's own is not


@cr("702.96a", "702.96b")
def test_overload_needs_no_target() -> None:
    assert Scene({"hand": [BLAST]}, {"battlefield": [VEIL]}).could(A, "with overload")
    assert not Scene({"hand": [BLAST]}, {"battlefield": [VEIL]}).could(A, "Cast Blast {R}")
    scene = Scene({"hand": [BLAST]}, {"battlefield": [BEAR, BEAR]})
    scene.play(A, "Cast Blast {R}", "Bear")
    assert scene.names("battlefield") == ["Bear"]


@cr("702.96a", "707.10")
def test_a_copy_of_an_overloaded_spell_is_overloaded() -> None:
    ping = instant("Ping", "{R}", Keyword(k.OVERLOAD, cost("{2}{R}")), deal(1, target(creatures & opponents_control)))
    scene = Scene({"hand": [ping, FORK]}, {"battlefield": [BEAR, BEAR]})
    scene.cast(A, "Cast Ping {2}{R}")
    scene.play(A, "Cast Fork", "Ping")
    assert scene.names("battlefield") == []


# --- cleave (702.148) ---------------------------------------------------------------------------------------------

HUMANS = f.And((f.HasType(t.CREATURE), f.HasSubtype(("Human",))))
GRASP = instant(
    "Grasp", "{B}", Keyword(k.CLEAVE, cost("{2}{B}")),
    Spell(body(deal(3, target(HUMANS))), body(deal(3, target(creatures)))),
)  # fmt: skip


@cr("702.148a", "702.148b", "612.1")
def test_cleave_takes_out_the_words_in_brackets() -> None:
    scene = Scene({"hand": [GRASP], "battlefield": [BEAR]})
    assert [word for word in scene.options(A) if "Grasp" in word] == ["Cast Grasp {2}{B} with cleave"]
    scene.play(A, "Cast Grasp", "Bear")
    assert scene.zone("Bear") == "graveyard"
    man = creature("Man", "{W}", "Human", 1, 1)
    scene = Scene({"hand": [GRASP], "battlefield": [BEAR, man], "mana": "{B}"})
    scene.do(A, "Cast Grasp {B}")
    scene.settle("Man")  # the only one
    assert (scene.zone("Man"), scene.zone("Bear")) == ("graveyard", "battlefield")


@cr("702.148a", "707.10", "608.2b")
def test_a_copy_of_a_cleaved_spell_is_cleaved() -> None:
    scene = Scene({"hand": [GRASP, FORK], "battlefield": [BEAR, creature("Ox", "{W}", "Ox", 1, 1)]})
    scene.cast(A, "Cast Grasp {2}{B}", "Bear")
    scene.play(A, "Cast Fork", "Grasp", "Yes", "Ox")
    assert not scene.names("battlefield")


# --- miracle (702.94) ---------------------------------------------------------------------------------------------

WONDER = sorcery("Wonder", "{6}{W}", Keyword(k.MIRACLE, cost("{W}")), gain_life(7))


@cr("702.94a", "603.11")
def test_miracle_is_cast_as_the_first_card_drawn() -> None:
    scene = Scene({"hand": [PEEK], "library": [BEAR, WONDER], "mana": "{U}{W}"})
    scene.do(A, "Cast Peek")
    scene.resolve("Yes")
    assert scene.zone("Wonder") == "hand" and scene.stack() == ["Wonder"]
    scene.resolve("Cast Wonder")
    scene.settle()
    assert scene.life(A) == 27


@cr("702.94a")
def test_only_the_first_card_drawn_in_a_turn_is_a_miracle() -> None:
    scene = Scene({"hand": [PEEK, PEEK], "library": [WONDER, BEAR]})
    scene.play(A, "Cast Peek")
    scene.play(A, "Cast Peek")
    assert scene.zone("Wonder") == "hand" and not scene.stack()


@cr("702.94a", "702.94b")
def test_a_miracle_need_not_be_revealed_and_is_public_if_it_is() -> None:
    for answer, known in (("No", False), ("Yes", True)):
        scene = Scene({"hand": [PEEK], "library": [WONDER]})
        scene.do(A, "Cast Peek")
        scene.resolve(answer)
        assert bool(scene.stack()) == known
        assert ("Wonder" in scene.game.view(B).json()) == known


# --- disturb (702.146) --------------------------------------------------------------------------------------------

GHOST = transforming(
    creature("Mourner", "{1}{U}", "Human", 2, 2, Keyword(k.DISTURB, cost("{3}{U}"))),
    creature("Specter", None, "Spirit", 3, 1, Keyword(k.FLYING)),
)


@cr("702.146a", "702.146b", "712.8c", "712.11d", "118.9")
def test_disturb_casts_the_card_transformed() -> None:
    scene = Scene({"graveyard": [GHOST], "mana": "{U}{U}{U}{U}"})
    scene.cast(A, "Cast Specter {3}{U} with disturb")
    assert (scene.chars("Mourner").name, scene.value("Mourner")) == ("Specter", 2)
    scene.settle()
    assert scene.chars("Mourner").name == "Specter" and scene.size("Mourner") == (3, 1)
    assert not Scene({"hand": [GHOST], "mana": "{U}{U}{U}{U}"}).could(A, "Cast Specter")


# --- embalm, eternalize, encore (702.128, 702.129, 702.141) ----------------------------------------------------------

PRIEST = creature("Priest", "{1}{U}", "Human Cleric", 1, 3, Keyword(k.EMBALM, cost("{3}{W}")))


@cr("702.128a", "602.5d", "707.9")
def test_embalm() -> None:
    scene = Scene({"graveyard": [PRIEST]})
    scene.play(A, "Priest")
    token = next(o for o in scene.all("Priest") if o.token)
    chars = chars_of(scene.st, token)
    assert (chars.colors, chars.cost, chars.subtypes) == (t.WHITE, None, frozenset(["Human", "Cleric", "Zombie"]))
    assert (chars.power, chars.toughness, scene.names("exile")) == (1, 3, ["Priest"])


@cr("702.129a")
def test_eternalize() -> None:
    sage = creature("Sage", "{1}{U}", "Human", 1, 1, Keyword(k.ETERNALIZE, cost("{2}{U}")), Keyword(k.FLYING))
    scene = Scene({"graveyard": [sage]})
    scene.play(A, "Sage")
    token = next(o for o in scene.all("Sage") if o.token)
    chars = chars_of(scene.st, token)
    assert (chars.colors, chars.cost, chars.power, chars.toughness) == (t.BLACK, None, 4, 4)
    assert chars.subtypes == {"Human", "Zombie"} and chars.keywords & k.FLYING


@cr("702.141a")
def test_encore_makes_a_token_for_each_opponent_that_must_attack_them() -> None:
    imp = creature("Imp", "{B}", "Imp", 2, 1, Keyword(k.ENCORE, cost("{4}{B}")))
    scene = Scene({"graveyard": [imp]}, {}, {})
    scene.play(A, "Imp")
    tokens = [o for o in scene.all("Imp") if o.token]
    assert len(tokens) == 2 and all(chars_of(scene.st, o).keywords & k.HASTE for o in tokens)
    scene.until(t.END)  # each may attack one player only, so that nobody is asked
    scene.settle()
    assert (scene.life(B), scene.life(C)) == (18, 18) and not [o for o in scene.all("Imp") if o.token]


# --- surge (702.117) ------------------------------------------------------------------------------------------------


@cr("702.117a")
def test_surge_needs_another_spell_this_turn() -> None:
    wave = sorcery("Wave", "{4}{U}", Keyword(k.SURGE, cost("{U}")), gain_life(5))
    scene = Scene({"hand": [wave, SIP], "mana": "{U}{W}"}, {"hand": [SIP]})
    assert not scene.could(A, "Cast Wave")
    scene.play(B, "Cast Sip")
    assert not scene.could(A, "Cast Wave")
    scene.play(A, "Cast Sip")
    scene.play(A, "Cast Wave {U} with surge")
    assert scene.life(A) == 26


# --- the cost --------------------------------------------------------------------------------------------------------


@cr("118.9", "702.34a", "702.74a", "702.109a", "702.140a", "702.152a")
def test_the_cost_of_the_keyword_is_paid_rather_than_the_mana_cost() -> None:
    for keyword, zone in (
        (k.FLASHBACK, "graveyard"), (k.EVOKE, "hand"), (k.DASH, "hand"), (k.BLITZ, "hand"), (k.MUTATE, "hand"),
    ):  # fmt: skip
        big = creature("Big", "{9}", "Beast", 1, 1, Keyword(keyword, cost("{R}")))
        scene = Scene({zone: [big], "battlefield": [BEAR], "mana": "{R}"})
        assert [word.split(" with ")[0] for word in scene.options(A) if "Big" in word] == ["Cast Big {R}"]


@cr("702.103f", "701.3d")
def test_a_bestowed_aura_is_a_creature_as_soon_as_its_creature_has_left() -> None:
    """Nothing has been checked yet: the same spell counts it as a creature."""
    purge = instant("Purge", "{W}", destroy(target(creatures)), gain_life(number_of(creatures)))
    scene = Scene({"hand": [NYMPH, purge], "battlefield": [BEAR]})
    scene.play(A, "Cast Nymph {3}{W}", "Bear")
    scene.play(A, "Cast Purge", "Bear")
    assert (scene.life(A), scene.one("Nymph").attached) == (21, 0)
