"""610.4, 614.12c, 614.14, 614.15, 616.1a–b: replacement effects of particular kinds."""

from inset.kernel import types as t
from inset.language import conditions as con, effects as e, filters as f, mods as m, selections as s, statics as sta
from inset.language.words.kinds import (
    aura,
    creature,
    creature_token,
    enchant,
    enchantment,
    equipment,
    instant,
    kicker,
    sorcery,
)
from inset.language.words.nouns import (
    artifacts,
    creatures,
    each_opponent,
    each_player,
    enchanted_or_equipped,
    enchantments,
    opponents_control,
    spells,
    target,
    this_one,
    you,
)
from inset.language.words.verbs import (
    counter,
    create,
    deal,
    destroy,
    draw,
    gain_life,
    have,
    plus,
    when,
)
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR

SWEEP = instant("Sweep", "{W}", destroy(s.Each(enchantments)))
SLAY = instant("Slay", "{B}", destroy(target(creatures)))
LIBRARY = ["Forest"] * 12


# --- under whose control (616.1b) ------------------------------------------------------------------------------------


@cr("616.1b", "616.1f")
def test_under_whose_control_it_enters_comes_before_other_effects() -> None:
    """Creatures of the first player enter tapped: of what changes hands first it is asked afterwards, so this one does."""
    mire = enchantment("Mire", "{B}", sta.EntersTapped(creatures & f.ControlledBy(you)))
    scene = Scene({"hand": ["Gather Specimens"], "battlefield": [mire]}, {"hand": [BEAR]})
    scene.next_turn()
    scene.cast(B, "Cast Bear")
    scene.play(A, "Cast Gather Specimens")
    assert (scene.chars("Bear").controller, scene.one("Bear").owner, scene.one("Bear").tapped) == (A, B, True)


@cr("616.1b", "616.1c")
def test_control_comes_before_becoming_a_copy() -> None:
    """The player under whose control the Clone now enters chooses what it copies."""
    scene = Scene({"hand": ["Gather Specimens"], "battlefield": [BEAR, "Grizzly Bears"]}, {"hand": ["Clone"]})
    scene.next_turn()
    scene.cast(B, "Cast Clone")
    scene.cast(A, "Cast Gather Specimens")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    assert scene.game.decision is not None and scene.game.decision.player == A
    scene.answer("Bear")
    assert scene.chars("Clone").controller == A


@cr("616.1b", "111.2")
def test_tokens_change_hands_as_they_are_created() -> None:
    muster = sorcery("Muster", "{W}", create(creature_token("Soldier", 1, 1, t.WHITE), 2))
    scene = Scene({"hand": ["Gather Specimens"]}, {"hand": [muster]})
    scene.next_turn()
    scene.cast(B, "Cast Muster")
    scene.play(A, "Cast Gather Specimens")
    assert scene.names("battlefield", A) == ["Soldier Token"] * 2


@cr("616.1b", "614.5")
def test_two_such_effects_of_opponents_apply_once_each() -> None:
    scene = Scene({"hand": ["Gather Specimens"]}, {"hand": ["Gather Specimens", BEAR]})
    scene.next_turn()
    scene.cast(B, "Cast Bear")
    scene.cast(A, "Cast Gather Specimens")
    scene.play(B, "Cast Gather Specimens")
    assert scene.chars("Bear").controller == B


# --- phased out until (610.4) ----------------------------------------------------------------------------------------


@cr("610.4", "610.4a")
def test_it_phases_in_when_the_permanent_leaves_and_not_in_the_untap_step() -> None:
    scene = Scene({"hand": ["Oubliette", SWEEP], "library": LIBRARY}, {"battlefield": [BEAR], "library": LIBRARY})
    scene.play(A, "Cast Oubliette", "Bear")
    assert scene.one("Bear").phased
    scene.next_turn()
    assert scene.st.active == B and scene.one("Bear").phased
    scene.play(A, "Cast Sweep")
    assert not scene.one("Bear").phased and scene.one("Bear").tapped


@cr("610.4")
def test_what_is_attached_goes_and_comes_with_it() -> None:
    ward = aura("Ward", "{W}", enchant(creatures), have(enchanted_or_equipped, plus(1, 1)))
    vault = instant("Crack", "{R}", destroy(target(f.HasName("Oubliette"))))
    scene = Scene(
        {"hand": ["Oubliette", vault], "battlefield": []}, {"battlefield": [BEAR, (ward, {"attached": "Bear"})]}
    )
    scene.play(A, "Cast Oubliette", "Bear")
    assert scene.one("Ward").phased
    scene.play(A, "Cast Crack", "Oubliette")
    assert scene.size("Bear") == (3, 3) and scene.one("Ward").attached == scene.one("Bear").id


@cr("610.4", "702.26d")
def test_what_has_phased_out_indirectly_can_be_looked_at() -> None:
    """Its own abilities don't function meanwhile, so they don't ask what it is attached to."""
    fist = equipment("Fist", "{1}", have(enchanted_or_equipped, plus(1, 0), m.AddTypes(0, ("Monk",))))
    scene = Scene({"hand": ["Oubliette"]}, {"battlefield": [BEAR, (fist, {"attached": "Bear"})]})
    scene.play(A, "Cast Oubliette", "Bear")
    assert scene.one("Fist").phased and scene.chars("Fist").subtypes == {"Equipment"}
    assert scene.size("Bear") == (2, 2)


@cr("610.4c")
def test_nothing_phases_out_if_the_permanent_has_left_already() -> None:
    scene = Scene({"hand": ["Oubliette", SWEEP]}, {"battlefield": [BEAR]})
    scene.cast(A, "Cast Oubliette")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.stack() == ["Oubliette"]
    scene.play(A, "Cast Sweep")
    assert not scene.one("Bear").phased


@cr("610.4b")
def test_the_same_for_an_activated_ability() -> None:
    from inset.language.words.kinds import activated

    cell = enchantment("Cell", "{B}", activated("{0}", e.PhaseOut(target(creatures), True)))
    scene = Scene({"battlefield": [cell], "hand": [SWEEP]}, {"battlefield": [BEAR]})
    scene.cast(A, "{0}:", "Bear")
    scene.play(A, "Cast Sweep")
    assert not scene.one("Bear").phased
    scene = Scene({"battlefield": [cell], "hand": [SWEEP]}, {"battlefield": [BEAR]})
    scene.play(A, "{0}:", "Bear")
    assert scene.one("Bear").phased


@cr("610.4d")
def test_several_phase_in_at_the_same_time() -> None:
    """Each counts the other: there is no moment at which only one is back."""
    scene = Scene({"hand": ["Oubliette", "Oubliette", SWEEP]}, {"battlefield": [BEAR, "Grizzly Bears"]})
    scene.play(A, "Cast Oubliette", "Bear")
    scene.play(A, "Cast Oubliette", "Grizzly Bears")
    scene.play(A, "Cast Sweep")
    assert not scene.one("Bear").phased and not scene.one("Grizzly Bears").phased


# --- anchor words (614.12c) ------------------------------------------------------------------------------------------


@cr("614.12c", "614.12a", "607.2f", "607.2m")
def test_a_permanent_has_the_ability_whose_anchor_word_was_chosen() -> None:
    for word, hand, life in (("Khans", 1, 20), ("Dragons", 0, 18)):
        scene = Scene(
            {"hand": ["Palace Siege"], "graveyard": ["Grizzly Bears"], "library": LIBRARY}, {"library": LIBRARY}
        )
        scene.play(A, "Cast Palace Siege", word)
        scene.next_turn()
        while not (scene.st.active == A and scene.st.step == t.DRAW):
            scene.game.choose(PASS)
        cards = scene.names("hand", A)
        assert (cards.count("Grizzly Bears"), scene.life(B)) == (hand, life)


@cr("614.12c", "707.6")
def test_a_copy_has_a_choice_of_its_own() -> None:
    mirror = enchantment("Mirror", "{U}", sta.EntersAsCopy(this_one, enchantments))
    scene = Scene({"hand": ["Palace Siege", mirror], "library": LIBRARY}, {"library": LIBRARY})
    scene.play(A, "Cast Palace Siege", "Khans")
    scene.play(A, "Cast Mirror", "Palace Siege", "Dragons")
    assert [obj.chosen.get(e.ANCHOR) for obj in (scene.one("Palace Siege"), scene.one("Mirror"))] == [
        "Khans",
        "Dragons",
    ]


@cr("614.12c")
def test_a_granted_ability_is_lost_with_all_others() -> None:
    """What the anchor word gives is an ability that the permanent has (613.1f)."""
    scene = Scene({"hand": ["Palace Siege"]})
    scene.play(A, "Cast Palace Siege", "Dragons")
    siege = scene.chars("Palace Siege")
    assert len(siege.abilities) == 4  # the choice, both marked ones, and the one that the word gives


# --- linked to a replacement effect (614.14) -------------------------------------------------------------------------


@cr("614.14", "607.2b")
def test_the_second_ability_refers_to_cards_that_the_replacement_exiled_and_no_others() -> None:
    gone = instant("Gone", "{W}", e.Move(target(creatures), t.EXILE))
    scene = Scene(
        {"hand": [SLAY, gone], "battlefield": ["Gisa, Glorious Resurrector"], "library": LIBRARY},
        {"battlefield": [BEAR, "Grizzly Bears"], "library": LIBRARY},
    )
    scene.play(A, "Cast Slay", "Bear")
    scene.play(A, "Cast Gone", "Grizzly Bears")
    assert (scene.zone("Bear"), scene.zone("Grizzly Bears")) == ("exile", "exile")
    scene.next_turn()
    while not (scene.st.active == A and scene.st.step == t.DRAW):
        scene.game.choose(PASS)
    assert (scene.zone("Bear"), scene.zone("Grizzly Bears")) == ("battlefield", "exile")
    assert scene.chars("Bear").controller == A


@cr("614.14")
def test_another_object_with_both_abilities_has_cards_of_its_own() -> None:
    """A second one exiled nothing, though it says the same."""
    exiles = sta.MovesInstead(creatures & opponents_control, t.GRAVEYARD, t.EXILE, t.BATTLEFIELD, link=True)
    twin = creature("Twin", "{B}", "Wizard", 4, 4, exiles)
    scene = Scene({"hand": [SLAY], "battlefield": [twin, "Gisa, Glorious Resurrector"]}, {"battlefield": [BEAR]})
    scene.cast(A, "Cast Slay", "Bear")
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer("Twin")
    assert len(scene.one("Twin").linked) == 1 and scene.one("Gisa, Glorious Resurrector").linked == ()


# --- self-replacement (614.15) ---------------------------------------------------------------------------------------


@cr("614.15", "616.1a")
def test_what_a_spell_does_instead_comes_before_other_effects() -> None:
    """The countered card never goes to a graveyard, so nothing that waits for that applies, and nobody is asked."""
    void = instant("Void", "{1}{U}", counter(target(spells), t.EXILE))
    grave = enchantment("Grave", "{B}", sta.MovesInstead(f.Anything(), t.GRAVEYARD, t.HAND))
    scene = Scene({"hand": [void], "battlefield": [grave]}, {"hand": [BEAR]})
    scene.next_turn()
    scene.cast(B, "Cast Bear")
    scene.play(A, "Cast Void", "Bear")
    assert scene.zone("Bear") == "exile" and scene.zone("Void") == "hand"


@cr("614.15", "616.1a", "614.5")
def test_an_amount_that_a_spell_replaces_itself_is_then_changed_by_others() -> None:
    """Kicked it deals 4 instead of 2, and twice as much of that: 8, never 4 twice or 2 doubled and then replaced."""
    kicked = when(con.CostWasPaid("kicker"), deal(4, each_opponent), otherwise=(deal(2, each_opponent),))
    burst = instant("Burst", "{R}", kicker("{4}"), kicked)
    furnace = enchantment("Furnace", "{R}", sta.DamageChanged(f.Anything(), to_players=each_player, times=2))
    for answer, life in (("Yes", 12), ("No", 16)):
        scene = Scene({"hand": [burst], "battlefield": [furnace]})
        scene.play(A, "Cast Burst", answer)
        assert scene.life(B) == life


@cr("614.17c", "614.15")
def test_only_its_own_effect_replaces_what_cant_happen() -> None:
    """A gain of life that can't happen is not replaced by an effect of something else; the spell itself may do otherwise."""
    never = enchantment("Never", "{B}", sta.PlayerRule(sta.CANT_GAIN_LIFE, each_player))
    twice = enchantment("Twice", "{W}", sta.LifeGainChanged(you, times=2))
    heal = sorcery("Heal", "{W}", when(con.Exists(s.Each(artifacts)), draw(), otherwise=(gain_life(3),)))
    scene = Scene({"hand": [heal], "battlefield": [never, twice], "library": LIBRARY})
    scene.play(A, "Cast Heal")
    assert scene.life(A) == 20 and len(scene.st.hands[A]) == 0
    scene = Scene({"hand": [heal], "battlefield": [never, twice, "Sol Ring"], "library": LIBRARY})
    scene.play(A, "Cast Heal")
    assert len(scene.st.hands[A]) == 1
