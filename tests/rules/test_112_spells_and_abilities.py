"""112–114: spells, abilities, emblems: what they are, where abilities function, how they are lost."""

from inset.cards import library
from inset.kernel import types as t
from inset.language import (
    abilities as a,
    costs as c,
    effects as e,
    filters as f,
    keywords as k,
    mods as m,
    patterns as p,
    statics as sta,
)
from inset.language.conditions import TurnOf
from inset.language.words.kinds import (
    activated,
    artifact,
    creature,
    defines_size,
    enchantment,
    flying,
    haste,
    instant,
    loyalty,
    planeswalker,
    sorcery,
    static,
    when_cast,
    whenever,
)
from inset.language.words.nouns import (
    anything,
    creatures,
    each,
    each_opponent,
    enchantments,
    in_graveyard,
    number_of,
    permanents,
    saved,
    spells,
    target,
    target_player,
    this,
    this_one,
    you,
    you_control,
)
from inset.language.words.verbs import (
    becomes,
    cant_block,
    casts,
    counter,
    destroy,
    draw,
    enters_tapped,
    exile,
    free,
    gain_life,
    gains,
    gets,
    has,
    have,
    plus,
    put_counters,
    to_battlefield,
    to_hand,
)
from inset.rules.model.answers import PASS
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, OX

DENY = instant("Deny", "{U}", counter(target(spells)))
FORK = instant("Fork", "{R}", e.CopySpell(target(spells)))
UNMAKE = instant("Unmake", "{U}", becomes(target(creatures), m.LoseAllAbilities()))


# --- spells (112) -----------------------------------------------------------------------------------------------------


@cr("112.1a", "707.10")
def test_a_copy_of_a_spell_is_a_spell() -> None:
    """It can be countered as one."""
    scene = Scene({"hand": [BOLT, FORK]}, {"hand": [DENY]})
    scene.cast(A, "Cast Bolt", "B")
    scene.cast(A, "Cast Fork", "Bolt", False)
    scene.resolve(False)
    assert scene.stack() == ["Bolt", "Bolt"]
    scene.cast(B, "Cast Deny", scene.st.stack[-1])
    scene.settle()
    assert scene.life(B) == 17


@cr("112.1b", "112.2a", "707.12")
def test_a_cast_copy_of_a_card_is_a_spell_of_who_was_told_to_copy_it() -> None:
    """The card is another player's; the copy is owned by who copied it, and casting it is casting a spell."""
    echo = sorcery(
        "Echo", "{U}", e.CopyCards(in_graveyard(f.HasType(t.INSTANT)), save=1), e.CastNow(saved(1), cost=free)
    )
    bell = enchantment("Bell", "{W}", whenever(casts(you, f.HasType(t.INSTANT)), gain_life(1)))
    scene = Scene({"hand": [echo], "battlefield": [bell]}, {"graveyard": [BOLT]})
    scene.cast(A, "Cast Echo", "Bolt")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    scene.answer("Cast Bolt", "B")
    copies = [o for o in scene.all("Bolt") if o.zone == t.STACK]
    assert [(o.owner, o.spell_copy) for o in copies] == [(A, True)]
    scene.settle()
    assert (scene.life(A), scene.life(B), scene.zone("Bolt")) == (21, 17, "graveyard")


@cr("112.3")
def test_a_spell_has_what_is_printed_on_its_card_as_effects_change_it() -> None:
    dye = enchantment("Dye", "{U}", sta.Continuous(spells & you_control, (m.SetColors(t.BLUE),), t.STACK))
    scene = Scene({"hand": [BEAR], "battlefield": [dye]})
    scene.cast(A, "Cast Bear")
    spell = scene.chars("Bear")
    assert (spell.name, str(spell.cost), spell.types, spell.power, spell.colors) == (
        "Bear", "{1}{G}", t.CREATURE, 2, t.BLUE,
    )  # fmt: skip
    scene.settle()
    assert scene.chars("Bear").colors == t.GREEN  # it isn't a spell any more


@cr("112.4", "400.7a")
def test_what_changed_a_permanent_spell_changes_the_permanent() -> None:
    white = instant("Whiten", "{W}", becomes(target(spells), m.SetColors(t.WHITE)))
    scene = Scene({"hand": [BEAR, white]})
    scene.cast(A, "Cast Bear")
    scene.play(A, "Cast Whiten")
    assert (scene.zone("Bear"), scene.chars("Bear").colors) == ("battlefield", t.WHITE)
    scene.next_turn()
    assert scene.chars("Bear").colors == t.GREEN


# --- abilities (113) --------------------------------------------------------------------------------------------------


@cr("113.2a", "113.12")
def test_not_being_able_to_block_is_an_ability_but_being_told_so_is_none() -> None:
    """What loses all abilities can block again; what an effect says about it stays said."""
    coward = creature("Coward", "{R}", "Human", 1, 1, cant_block())
    fear = enchantment("Fear", "{R}", cant_block(creatures & f.HasName("Ox")))
    ox = creature("Ox", "{W}", "Ox", 1, 1)
    still = enchantment("Still", "{U}", have(creatures, m.LoseAllAbilities()))
    row = {"battlefield": [coward, ox, fear]}
    for also, blockers in (((), []), ((still,), ["Coward"])):
        scene = Scene({"battlefield": [BEAR, *also]}, row)
        while scene.st.step < t.DECLARE_BLOCKERS and scene.asked() != "block":
            scene.game.choose(scene.game.options.find("Attack B") if scene.asked() == "attack" else PASS)
        asked = scene.game.decision
        found = [scene.st.objs[asked.subject].definition.name] if asked is not None and asked.kind == "block" else []
        assert found == blockers


@cr("113.12", "604.3")
def test_a_quality_that_an_effect_states_is_not_an_ability() -> None:
    """Flying that an effect grants is an ability; being red, or that it can't block, is none."""
    glyph = enchantment("Glyph", "{G}", have(creatures & f.HasNoAbilities(), m.ModifyPT(2, 2)))
    red = enchantment("Red", "{R}", have(creatures, m.SetColors(t.RED)), cant_block(creatures))
    wings = enchantment("Wings", "{U}", have(creatures, has(flying)))
    assert Scene({"battlefield": [BEAR, glyph, red]}).size("Bear") == (4, 4)
    assert Scene({"battlefield": [BEAR, glyph, wings]}).size("Bear") == (2, 2)


@cr("113.2b", "113.6d", "118.9")
def test_an_alternative_cost_is_an_ability_of_the_card() -> None:
    """A card that lost its abilities has no other way to be paid for."""
    gush = sorcery("Gush", "{5}{U}", a.AlternativeCost(c.PayLife(1)), draw())
    blank = enchantment("Blank", "{U}", sta.Continuous(spells, (m.LoseAllAbilities(),), t.STACK))
    row = {"hand": [gush], "mana": ""}
    assert Scene(row).could(A, "Cast Gush")
    assert not Scene({**row, "battlefield": [blank]}).could(A, "Cast Gush")


@cr("113.2c")
def test_each_instance_of_an_ability_works_by_itself() -> None:
    grow = whenever(casts(you, spells), put_counters(this))
    scene = Scene({"hand": [BOLT], "battlefield": [creature("Twin", "{G}", "Bear", 1, 1, grow, grow)]})
    scene.play(A, "Cast Bolt", "B")
    assert scene.one("Twin").counters == {"+1/+1": 2}


@cr("113.3a", "113.3c")
def test_a_triggered_ability_of_a_sorcery_is_not_a_spell_ability() -> None:
    """It goes on the stack by itself, and happens even if the spell is countered; what is left resolves with the spell."""
    call = sorcery("Call", "{G}", when_cast(gain_life(1)), draw())
    scene = Scene({"hand": [call]}, {"hand": [DENY]})
    scene.cast(A, "Cast Call")
    assert scene.stack() == ["Call", "Call"]
    scene.resolve()
    assert (scene.life(A), scene.count(A, "hand")) == (21, 0)
    scene.cast(B, "Cast Deny", "Call")
    scene.settle()
    assert scene.count(A, "hand") == 0


@cr("113.3b", "113.8", "405.1", "117.1b")
def test_an_activated_ability_goes_on_the_stack_at_any_priority_of_its_controller() -> None:
    """In another player's turn too; the player who activated it controls it, no matter who has its source then."""
    font = artifact("Font", "{1}", activated("{1}", gain_life(2)))
    steal = instant("Steal", "{U}", becomes(target(permanents), m.SetController(you), duration=e.FOREVER))
    scene = Scene({"hand": [steal]}, {"battlefield": [font]})
    assert not scene.could(A, "Font:")
    scene.cast(B, "Font:")
    assert scene.stack() == ["Font"]
    scene.play(A, "Cast Steal", "Font")
    assert (scene.life(A), scene.life(B)) == (20, 22)


@cr("113.3d", "405.6b", "117.2b")
def test_static_abilities_are_simply_true() -> None:
    """Nothing goes on the stack, and what they say ends the moment the ability is gone."""
    crown = enchantment("Crown", "{W}", have(creatures, m.ModifyPT(1, 1)))
    smash = instant("Smash", "{W}", destroy(target(enchantments)))
    scene = Scene({"hand": [crown, smash], "battlefield": [BEAR]})
    scene.cast(A, "Cast Crown")
    scene.resolve()
    assert (scene.stack(), scene.size("Bear")) == ([], (3, 3))
    scene.play(A, "Cast Smash")
    assert scene.size("Bear") == (2, 2)


@cr("113.4", "405.6c")
def test_mana_abilities_do_not_use_the_stack() -> None:
    """They are activated while a cost is paid; what else they do happens at once, and priority stays."""
    shard = artifact("Shard", "{0}", activated(c.TapThis(), e.AddMana(None, t.RED), e.LoseLife(you, 1)))
    scene = Scene({"hand": [BOLT], "battlefield": [shard], "mana": ""}, {})
    scene.cast(A, "Cast Bolt", "B")
    assert (scene.stack(), scene.life(A), scene.one("Shard").tapped) == (["Bolt"], 19, True)
    assert scene.game.decision is not None and scene.game.decision.player == A


@cr("113.5", "606.3")
def test_loyalty_abilities() -> None:
    walker = planeswalker("Walker", "{U}", "Jace", 3, loyalty(1, gain_life(1)), loyalty(0, gain_life(5)))
    scene = Scene({"battlefield": [(walker, {"counters": {"loyalty": 3}})], "hand": [BOLT]}, {})
    assert scene.could(A, "Walker: 0") and scene.could(A, "Walker: +1")
    scene.cast(A, "Cast Bolt", "B")
    assert not scene.could(A, "Walker:")  # the stack is not empty
    scene.settle()
    scene.play(A, "Walker: +1")
    assert not scene.could(A, "Walker:")  # one of them each turn
    scene.until(t.UPKEEP, 3)
    assert not scene.could(A, "Walker:")  # not in a main phase
    scene.until(t.PRECOMBAT_MAIN, 3)
    assert scene.could(A, "Walker: 0")


@cr("113.6a", "604.3")
def test_characteristic_defining_abilities_function_everywhere() -> None:
    """In hand, library and graveyard, and outside the game."""
    goyf = creature("Goyf", "{G}", "Lhurgoyf", 0, 0, defines_size(number_of(creatures), 7))
    scene = Scene({"battlefield": [BEAR], "hand": [goyf]}, {"graveyard": [goyf], "library": [goyf]})
    assert scene.sizes("Goyf") == [(1, 7)] * 3
    outside = scene.all("Goyf")[0].dup()
    outside.zone = t.OUTSIDE
    scene.st.objs[outside.id] = outside
    scene.st.forget()
    assert chars_of(scene.st, outside).power == 1


@cr("113.6b")
def test_an_ability_that_names_its_zones_functions_only_there() -> None:
    ghost = creature("Ghost", "{B}", "Spirit", 1, 1, activated("{B}", to_hand(this), zone=t.GRAVEYARD))
    for zone, works in (("graveyard", True), ("battlefield", False), ("hand", False), ("exile", False)):
        assert Scene({zone: [ghost]}).could(A, "Ghost:") == works


@cr("113.6b", "604.1")
def test_a_static_ability_changes_permanents_from_a_graveyard() -> None:
    """For its owner, as long as it is there and its condition holds."""
    bury = instant("Bury", "{W}", exile(target(creatures, zone=t.GRAVEYARD)))
    ox = creature("Ox", "{W}", "Ox", 1, 4)
    mine = {"battlefield": [BEAR, "Mountain"], "graveyard": ["Anger"], "hand": [bury]}
    scene = Scene(mine, {"battlefield": [ox, "Mountain"]})
    assert scene.keywords("Bear") & k.HASTE and not scene.keywords("Ox") & k.HASTE
    scene.play(A, "Cast Bury", "Anger")
    assert (scene.zone("Anger"), scene.keywords("Bear") & k.HASTE) == ("exile", 0)
    assert not Scene({"battlefield": [BEAR], "graveyard": ["Anger"]}).keywords("Bear") & k.HASTE
    assert not Scene({"battlefield": [BEAR, "Mountain", "Anger"]}).keywords("Bear") & k.HASTE


@cr("113.6b", "613.8a")
def test_a_card_that_loses_its_abilities_in_a_graveyard_changes_nothing_from_there() -> None:
    """The effect from the graveyard depends on the one that takes its ability away, whichever is older."""
    jailer = enchantment("Jailer", "{B}", sta.Continuous(anything, (m.LoseAllAbilities(),), t.GRAVEYARD))
    here, there = {"battlefield": [BEAR, "Mountain", jailer]}, {"graveyard": [library()["Anger"]]}
    for row in ({**here, **there}, {**there, **here}):  # what is listed later is younger
        scene = Scene(row)
        assert not scene.keywords("Bear") & k.HASTE and not scene.keywords("Anger")


@cr("113.6e", "601.3")
def test_what_restricts_the_casting_of_a_card_functions_where_it_could_be_cast() -> None:
    """In hand, and in a graveyard from which an effect lets it be cast."""
    night = instant("Night", "{B}", a.CastOnly(TurnOf(each_opponent)), gain_life(1))
    grave = enchantment("Grave", "{B}", sta.MayPlay(you, t.GRAVEYARD))
    assert not Scene({"hand": [night]}).could(A, "Cast Night")
    assert not Scene({"graveyard": [night], "battlefield": [grave]}).could(A, "Cast Night")
    for row in ({"hand": [night]}, {"graveyard": [night], "battlefield": [grave]}):
        scene = Scene(row)
        scene.until(t.UPKEEP, 2)
        assert scene.could(A, "Cast Night")


@cr("113.6g")
def test_what_cant_be_countered_is_so_on_the_stack() -> None:
    """And only there: a card with that ability in a graveyard says nothing about others."""
    sure = sorcery("Sure", "{G}", a.CantBeCountered(), gain_life(3))
    scene = Scene({"hand": [sure], "graveyard": [sure]}, {"hand": [DENY]})
    scene.cast(A, "Cast Sure")
    scene.cast(B, "Cast Deny", "Sure")
    scene.settle()
    assert scene.life(A) == 23


@cr("113.6h", "614.12")
def test_what_modifies_how_an_object_enters_functions_as_it_enters() -> None:
    slow = creature("Slow", "{G}", "Sloth", 1, 1, enters_tapped())
    wake = sorcery("Wake", "{B}", to_battlefield(in_graveyard(creatures)))
    scene = Scene({"hand": [wake], "graveyard": [slow]})
    scene.play(A, "Cast Wake")
    assert scene.one("Slow").tapped


@cr("113.6i", "614.17")
def test_what_cant_have_counters_enters_without_them() -> None:
    plain = creature("Plain", "{G}", "Human", 4, 4, sta.CantHaveCounters(this_one))
    gift = enchantment("Gift", "{G}", sta.EntersWithCounters(creatures, "+1/+1", 1))
    scene = Scene(
        {"hand": [plain, BEAR, instant("Grow", "{G}", put_counters(target(creatures)))], "battlefield": [gift]}
    )
    scene.play(A, "Cast Plain")
    scene.play(A, "Cast Bear")
    assert (scene.one("Plain").counters, scene.one("Bear").counters) == ({}, {"+1/+1": 1})
    scene.play(A, "Cast Grow", "Plain")
    assert scene.one("Plain").counters == {}


@cr("113.6c")
def test_an_ability_that_names_where_it_does_not_function_functions_elsewhere() -> None:
    """ "As long as this isn't on the battlefield, it's a creature card": in a library, a graveyard, on the stack."""
    also = sta.Continuous(this_one, (m.AddTypes(t.CREATURE),), t.ANY_ZONE)
    grist = enchantment("Grist", "{B}", static(also, zone=t.ANY_ZONE & ~t.BATTLEFIELD))
    for zone, works in (
        ("library", True),
        ("graveyard", True),
        ("hand", True),
        ("exile", True),
        ("battlefield", False),
    ):
        assert bool(Scene({zone: [grist]}).chars("Grist").types & t.CREATURE) == works
    scene = Scene({"hand": [grist]}, {"hand": [instant("Remove", "{U}", counter(target(creatures & spells)))]})
    scene.cast(A, "Cast Grist")
    assert scene.could(B, "Cast Remove")


@cr("113.6f")
def test_what_says_from_where_an_object_can_be_cast_functions_in_that_zone() -> None:
    husk = creature("Husk", "{B}", "Zombie", 1, 1, static(sta.MayPlay(you, t.GRAVEYARD, this_one), zone=t.GRAVEYARD))
    assert Scene({"graveyard": [husk]}).could(A, "Cast Husk")
    assert not Scene({"exile": [husk]}).could(A, "Cast Husk")
    assert not Scene({"battlefield": [husk], "graveyard": [BEAR]}).could(A, "Cast Bear")


@cr("113.6k")
def test_each_condition_of_a_trigger_functions_where_it_can_happen() -> None:
    """ "When you cast this spell and whenever it attacks": on the stack the one, on the battlefield the other."""
    when = p.Either((p.Casts(you, this_one), p.Attacks(this_one)))
    lord = creature("Lord", "{G}", "Eldrazi", 3, 3, haste,
                    a.Triggered(when, a.Body((gain_life(1),)), zone=t.STACK | t.BATTLEFIELD))  # fmt: skip
    scene = Scene({"hand": [lord, BEAR]})
    scene.cast(A, "Cast Lord")
    assert scene.stack() == ["Lord", "Lord"]
    scene.settle()
    scene.play(A, "Cast Bear")
    assert scene.life(A) == 21
    scene.until(t.DECLARE_ATTACKERS, attack=["Lord"])
    scene.settle()
    assert scene.life(A) == 22


@cr("113.6p", "114.3", "114.5", "408.1", "408.2")
def test_an_emblem_is_not_a_permanent() -> None:
    """Its ability functions in the command zone, and nothing that affects permanents touches it."""
    oath = sorcery("Oath", "{W}", e.Emblem((static(have(creatures & you_control, m.ModifyPT(1, 1))),)))
    sweep = sorcery("Sweep", "{W}", destroy(each(anything)))
    scene = Scene({"hand": [oath, sweep, BEAR]})
    scene.play(A, "Cast Oath")
    scene.play(A, "Cast Sweep")
    scene.play(A, "Cast Bear")
    emblem = scene.st.objs[scene.st.command[0]]
    chars = chars_of(scene.st, emblem)
    assert (chars.types, chars.colors, chars.cost, emblem.card) == (0, 0, None, 0)
    assert scene.size("Bear") == (3, 3)


@cr("113.8", "603.3a")
def test_a_triggered_ability_belongs_to_who_owned_a_source_without_controller() -> None:
    """A card that triggers in a graveyard: its owner controls the ability."""
    when = p.Moves(this_one, destination=t.GRAVEYARD)
    relic = creature("Relic", "{1}", "Golem", 1, 1, a.Triggered(when, a.Body((gain_life(3),)), zone=t.GRAVEYARD))
    strip = sorcery("Strip", "{B}", e.Mill(each_opponent, 1))
    scene = Scene({"hand": [strip]}, {"library": [relic]})
    scene.play(A, "Cast Strip")
    assert (scene.life(A), scene.life(B)) == (20, 23)


@cr("113.9")
def test_an_ability_is_not_a_spell() -> None:
    """What counters spells can't counter it, what counters abilities can; a static ability is never there to be countered."""
    stifle = instant("Stifle", "{U}", counter(target(f.IsAbility())))
    font = artifact("Font", "{1}", activated("{1}", gain_life(2)))
    crown = enchantment("Crown", "{W}", have(creatures, m.ModifyPT(1, 1)))
    scene = Scene({"battlefield": [font, crown]}, {"hand": [DENY, stifle]})
    scene.pass_to(B)
    assert not scene.could(B, "Cast Stifle")
    scene = Scene({"battlefield": [font, crown]}, {"hand": [DENY, stifle]})
    scene.cast(A, "Font:")
    scene.pass_to(B)
    assert scene.could(B, "Cast Stifle") and not scene.could(B, "Cast Deny")
    scene.cast(B, "Cast Stifle")
    scene.settle()
    assert scene.life(A) == 20


@cr("113.10a")
def test_activation_instructions_belong_to_the_granted_ability() -> None:
    once = activated("{1}", put_counters(this), timing=a.AS_SORCERY, limit=1)
    lesson = enchantment("Lesson", "{G}", have(creatures & you_control, has(once)))
    scene = Scene({"battlefield": [lesson, BEAR]})
    scene.play(A, "Bear:")
    assert scene.one("Bear").counters == {"+1/+1": 1} and not scene.could(A, "Bear:")
    other = Scene({"battlefield": [lesson, BEAR]})
    other.until(t.BEGIN_COMBAT)
    assert not other.could(A, "Bear:")


@cr("113.10b", "113.10c", "613.7")
def test_losing_an_ability_loses_all_instances_and_the_last_effect_prevails() -> None:
    bird = creature("Bird", "{U}", "Bird", 1, 1, flying)
    wings = instant("Wings", "{U}", gains(target(creatures), flying))
    clip = instant("Clip", "{G}", becomes(target(creatures), m.LoseKeyword(k.FLYING)))
    scene = Scene({"hand": [wings, clip, wings], "battlefield": [bird]})
    scene.play(A, "Cast Wings")
    scene.play(A, "Cast Clip")
    assert not scene.keywords("Bird") & k.FLYING
    scene.play(A, "Cast Wings")
    assert scene.keywords("Bird") & k.FLYING


@cr("113.1b", "702.11")
def test_an_effect_may_give_an_ability_to_a_player() -> None:
    """Hexproof that a player has keeps opponents from targeting them, nobody else."""
    veil = enchantment("Veil", "{W}", sta.PlayerRule(sta.PLAYER_HEXPROOF, you))
    drain = instant("Drain", "{B}", e.LoseLife(target_player(), 1))
    scene = Scene({"battlefield": [veil], "hand": [drain]}, {"hand": [drain]})
    scene.cast(A, "Cast Drain", "A")
    scene.settle()
    scene.pass_to(B)
    scene.cast(B, "Cast Drain")  # there is one legal target
    scene.settle()
    assert (scene.life(A), scene.life(B)) == (19, 19)


@cr("405.4", "113.6g", "702.61a")
def test_an_ability_on_the_stack_has_nothing_of_its_source() -> None:
    """Neither that it can't be countered nor split second, and it is of no color or type."""
    ping = activated("{1}", gain_life(2))
    sure = creature("Sure", "{G}", "Elf", 1, 1, a.CantBeCountered(), a.Keyword(k.SPLIT_SECOND), ping)
    stifle = instant("Stifle", "{U}", counter(target(f.IsAbility())))
    green = instant("Green", "{U}", counter(target(f.HasColor(t.GREEN) & f.IsAbility())))
    scene = Scene({"battlefield": [sure]}, {"hand": [stifle, green]})
    scene.cast(A, "Sure:")
    scene.pass_to(B)
    assert scene.could(B, "Cast Stifle") and not scene.could(B, "Cast Green")
    scene.cast(B, "Cast Stifle")
    scene.settle()
    assert scene.life(A) == 20


@cr("113.1c", "113.9")
def test_an_ability_on_the_stack_is_an_object() -> None:
    """It can be targeted and copied, though it isn't a card and no spell."""
    font = artifact("Font", "{1}", activated("{1}", gain_life(2)))
    echo = instant("Echo", "{U}", e.CopySpell(target(f.IsAbility())))
    scene = Scene({"battlefield": [font], "hand": [echo]})
    scene.cast(A, "Font:")
    ability = scene.st.objs[scene.st.stack[-1]]
    assert (ability.card, chars_of(scene.st, ability).types) == (0, 0)
    scene.play(A, "Cast Echo")
    assert scene.life(A) == 24


ARCHETYPE = enchantment("Archetype", "{U}", have(creatures & ~you_control, m.CantHaveKeyword(k.FLYING)))


@cr("113.11")
def test_what_cant_have_an_ability_has_it_by_nothing() -> None:
    """Not by itself, by a younger effect, by a static ability, nor by a counter."""
    bird = (creature("Bird", "{U}", "Bird", 1, 1, flying), {"counters": {"flying": 1}})
    wings = enchantment("Wings", "{U}", have(creatures, has(flying)))
    scene = Scene({"battlefield": [ARCHETYPE, BEAR]}, {"battlefield": [bird, wings]})
    assert not scene.keywords("Bird") & k.FLYING and scene.keywords("Bear") & k.FLYING


@cr("113.11")
def test_the_part_of_an_effect_that_adds_it_never_applies_and_the_rest_does() -> None:
    lift = instant("Lift", "{U}", gets(target(creatures), 1, 1, flying))
    smash = instant("Smash", "{W}", destroy(target(enchantments)))
    scene = Scene({"battlefield": [ARCHETYPE]}, {"battlefield": [BEAR], "hand": [lift, smash, lift]})
    scene.play(B, "Cast Lift")
    scene.play(B, "Cast Smash")
    assert scene.size("Bear") == (3, 3) and not scene.keywords("Bear") & k.FLYING
    scene.play(B, "Cast Lift")
    assert scene.size("Bear") == (4, 4) and scene.keywords("Bear") & k.FLYING


@cr("114.1", "114.2", "114.4")
def test_an_emblem_lasts_and_is_not_a_permanent() -> None:
    give = sorcery("Give", "{W}", e.Emblem((static(have(creatures & you_control, plus(1, 1))),)))
    wipe = sorcery("Wipe", "{W}", destroy(each(f.Anything())))
    scene = Scene({"hand": [give, wipe, BEAR]}, {"battlefield": [OX]})
    scene.play(A, "Cast Give")
    scene.play(A, "Cast Wipe")
    scene.play(A, "Cast Bear")
    assert scene.size("Bear") == (3, 3)
