"""608: resolving spells and abilities; 115: targets."""

from inset.kernel import types as t
from inset.language import (
    costs as c,
    effects as e,
    filters as f,
    keywords as k,
    mods as m,
    patterns as p,
    selections as s,
    values as v,
)
from inset.language.abilities import CantBeCountered
from inset.language.words.kinds import (
    activated,
    aura,
    battle,
    creature,
    enchant,
    enchantment,
    instant,
    land,
    lifelink,
    planeswalker,
    shroud,
    sorcery,
    whenever,
)  # fmt: skip
from inset.language.words.nouns import (
    any_target,
    creatures,
    each,
    each_player,
    lands,
    power_of,
    saved,
    spells,
    target,
    that_much,
    up_to,
    you,
    you_control,
)  # fmt: skip
from inset.language.words.verbs import (
    becomes,
    counter,
    deal,
    deal_also,
    destroy,
    discard,
    draw,
    exile,
    free,
    gain_life,
    tap_symbol,
    to_battlefield,
    to_hand,
)  # fmt: skip
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BIRD, BOLT, KILL

BOUNCE = instant("Bounce", "{U}", to_hand(target(creatures)))


@cr("608.1", "405.5", "117.4")
def test_the_last_comes_first() -> None:
    scene = Scene({"hand": [BOLT, KILL]}, {"battlefield": [BEAR]})
    scene.cast(A, "Cast Kill", "Bear")
    scene.cast(A, "Cast Bolt", "B")
    assert scene.stack() == ["Bolt", "Kill"]
    scene.resolve()
    assert (scene.life(B), scene.zone("Bear")) == (17, "battlefield")


@cr("608.2b")
def test_all_targets_illegal_nothing_happens() -> None:
    """Not even the part that has no target."""
    both = instant("Both", "{R}", destroy(target(creatures)), draw(2))
    scene = Scene({"hand": [both, BOUNCE]}, {"battlefield": [BEAR]})
    scene.cast(A, "Cast Both", "Bear")
    scene.cast(A, "Cast Bounce", "Bear")
    scene.settle()
    assert (scene.count(A, "hand"), scene.zone("Both"), scene.happened(ev.FIZZLED)) == (0, "graveyard", 1)


@cr("608.2b")
def test_one_target_illegal_the_rest_happens() -> None:
    pair = instant("Pair", "{R}", destroy(target(creatures, 2)), draw(1))
    scene = Scene({"hand": [pair, BOUNCE]}, {"battlefield": [BEAR, BIRD]})
    scene.cast(A, "Cast Pair", "Bear", "Bird")
    scene.cast(A, "Cast Bounce", "Bear")
    scene.settle()
    assert (scene.zone("Bear"), scene.zone("Bird"), scene.count(A, "hand")) == ("hand", "graveyard", 1)


@cr("608.2b", "115.1")
def test_a_target_that_no_longer_fits_is_illegal() -> None:
    """Still there, but not what was asked for."""
    clip = instant("Clip", "{B}", destroy(target(creatures & f.HasKeyword(k.FLYING))))
    ground = instant("Ground", "{G}", becomes(target(creatures), m.LoseKeyword(k.FLYING)))
    scene = Scene({"hand": [clip, ground]}, {"battlefield": [BIRD]})
    scene.cast(A, "Cast Clip", "Bird")
    scene.cast(A, "Cast Ground", "Bird")
    scene.settle()
    assert scene.zone("Bird") == "battlefield"


@cr("608.2b", "400.7")
def test_a_target_that_left_and_came_back_is_another_object() -> None:
    blink = instant("Blink", "{W}", exile(target(creatures), save=1), to_battlefield(saved(1)))
    scene = Scene({"hand": [KILL]}, {"battlefield": [BEAR], "hand": [blink]})
    scene.cast(A, "Cast Kill", "Bear")
    scene.play(B, "Cast Blink", "Bear")
    assert scene.zone("Bear") == "battlefield"


@cr("608.2c")
def test_instructions_in_the_order_written() -> None:
    first = sorcery("First", "{U}", draw(1), discard(1))
    scene = Scene({"hand": [first], "library": [BEAR]})
    scene.play(A, "Cast First")
    assert scene.count(A, "graveyard") == 2
    scene = Scene({"hand": [sorcery("Last", "{U}", discard(1), draw(1))], "library": [BEAR]})
    scene.play(A, "Cast Last")
    assert (scene.count(A, "graveyard"), scene.count(A, "hand")) == (1, 1)


@cr("608.2e", "608.2f", "101.4")
def test_all_players_choose_before_anything_is_sacrificed() -> None:
    edict = sorcery("Edict", "{B}", e.Sacrifice(each_player, creatures))
    scene = Scene({"hand": [edict], "battlefield": [BEAR, BIRD]}, {"battlefield": [BEAR, BIRD]})
    scene.do(A, "Cast Edict")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.game.decision is not None and scene.game.decision.player == A
    scene.answer("Bear")
    assert scene.names("battlefield").count("Bear") == 2  # B chooses first
    scene.answer("Bird")
    assert (scene.names("battlefield", A), scene.names("battlefield", B)) == (["Bird"], ["Bear"])


@cr("608.2h", "113.7a")
def test_last_known_information() -> None:
    """The power that the creature had as it last was on the battlefield."""
    fling = instant("Fling", "{R}", destroy(target(creatures)), gain_life(power_of(s.Target(0))))
    scene = Scene({"hand": [fling]}, {"battlefield": [(BEAR, {"counters": {"+1/+1": 3}})]})
    scene.play(A, "Cast Fling", "Bear")
    assert scene.life(A) == 25


@cr("608.2h", "701.21a")
def test_what_was_sacrificed_is_asked_about_as_it_last_was() -> None:
    """As an instruction and as a cost: its power on the battlefield, not that of the card in the graveyard."""
    large = (BEAR, {"counters": {"+1/+1": 3}})
    feast = instant("Feast", "{B}", e.Sacrifice(you, creatures, save=1), gain_life(power_of(saved(1))))
    scene = Scene({"hand": [feast], "battlefield": [large]})
    scene.play(A, "Cast Feast")
    assert scene.life(A) == 25
    altar = enchantment("Altar", "{B}", activated(c.SacrificeOther(creatures), gain_life(power_of(saved(c.COST_SLOT)))))
    scene = Scene({"battlefield": [altar, large]})
    scene.play(A, "Altar")
    assert scene.life(A) == 25


@cr("608.2h", "120.1", "702.15b")
def test_a_source_that_is_gone_deals_damage_as_it_last_was() -> None:
    archer = creature("Archer", "{R}", "Archer", 1, 1, lifelink, activated(tap_symbol, deal(1, any_target())))
    scene = Scene({"battlefield": [archer]}, {"hand": [KILL]})
    scene.cast(A, "Archer", "B")
    scene.play(B, "Cast Kill", "Archer")
    assert (scene.life(A), scene.life(B)) == (21, 19)


@cr("608.2g", "601.2")
def test_casting_during_a_resolution() -> None:
    """The spell goes on the stack at once, without priority, whatever its timing."""
    freely = instant("Freely", "{U}", e.CastNow(each(creatures, t.HAND, you), cost=free), gain_life(1))
    scene = Scene({"hand": [freely, BEAR]})
    scene.do(A, "Cast Freely")
    scene.resolve("Bear")
    assert (scene.stack(), scene.life(A)) == (["Bear"], 21)
    scene.settle()
    assert scene.zone("Bear") == "battlefield"


@cr("608.2n", "608.3a")
def test_where_a_resolved_card_goes() -> None:
    scene = Scene({"hand": [BEAR, BOLT]})
    scene.play(A, "Cast Bear")
    scene.play(A, "Cast Bolt", "B")
    assert (scene.zone("Bear"), scene.zone("Bolt")) == ("battlefield", "graveyard")


@cr("608.3b", "608.3c", "303.4a", "303.4c")
def test_an_aura_spell_without_its_target_does_not_enter() -> None:
    pacify = aura("Pacify", "{W}", enchant(creatures))
    scene = Scene({"hand": [pacify]}, {"battlefield": [BEAR], "hand": [BOUNCE]})
    scene.cast(A, "Cast Pacify", "Bear")
    scene.play(B, "Cast Bounce", "Bear")
    assert scene.zone("Pacify") == "graveyard"
    assert scene.happened(ev.ATTACHED) == 0


@cr("608.2d")
def test_a_choice_on_resolution_is_not_an_impossible_one() -> None:
    mix = sorcery("Mix", "{U}", e.Choose(each(creatures), 1), destroy(saved(1)), gain_life(1))
    scene = Scene({"hand": [mix]})
    scene.play(A, "Cast Mix")
    assert scene.life(A) == 21
    scene = Scene({"hand": [mix]}, {"battlefield": [BEAR, BIRD]})
    scene.play(A, "Cast Mix", "Bird")
    assert scene.names("battlefield") == ["Bear"]


# --- targets (115) ------------------------------------------------------------------------------------------------


@cr("115.2", "115.4")
def test_what_any_target_may_be() -> None:
    """Creatures, players, planeswalkers, battles; no other permanents, and no cards elsewhere."""
    walker = planeswalker("Walker", "{W}", "Ajani", 3)
    siege = battle("Siege", "{R}", "Siege", 3)
    theirs = [BEAR, (walker, {"counters": {"loyalty": 3}}), (siege, {"counters": {"defense": 3}}), "Forest"]
    scene = Scene({"hand": [BOLT], "graveyard": [BIRD]}, {"battlefield": [*theirs, enchantment("Aura", "{W}")]})
    scene.do(A, "Cast Bolt")
    assert {word.split(" (")[0] for word in scene.words()} == {"A", "B", "Bear", "Walker", "Siege"}


@cr("115.5", "112.1")
def test_a_spell_does_not_target_itself() -> None:
    deny = instant("Deny", "{U}", counter(target(spells)))
    scene = Scene({"hand": [deny]})
    assert not scene.could(A, "Cast Deny")


@cr("115.6")
def test_zero_targets_may_be_chosen() -> None:
    wave = instant("Wave", "{U}", to_hand(up_to(2, creatures)), draw(1))
    scene = Scene({"hand": [wave]})
    scene.play(A, "Cast Wave")
    assert scene.count(A, "hand") == 1


@cr("115.7d", "115.7e")
def test_choosing_new_targets() -> None:
    """An illegal target may not be chosen; the old one may stay."""
    swerve = instant("Swerve", "{U}", e.ChangeTargets(target(spells)))
    for answers, life, zone in ((["Yes", "B"], 17, "battlefield"), (["No"], 20, "graveyard")):
        scene = Scene({"hand": [swerve], "battlefield": [BEAR]}, {"hand": [BOLT]})
        scene.cast(B, "Cast Bolt", "Bear")
        scene.play(A, "Cast Swerve", "Bolt", *answers)
        assert (scene.life(B), scene.zone("Bear")) == (life, zone)


@cr("115.10", "115.10a", "702.11b", "702.18a")
def test_what_is_not_targeted_may_be_affected() -> None:
    wipe = sorcery("Wipe", "{W}", destroy(each(creatures)))
    ghost = creature("Ghost", "{W}", "Spirit", 1, 1, shroud)
    scene = Scene({"hand": [wipe, KILL]}, {"battlefield": [ghost]})
    assert not scene.could(A, "Cast Kill")
    scene.play(A, "Cast Wipe")
    assert scene.zone("Ghost") == "graveyard"


@cr("115.9b")
def test_looking_at_what_a_spell_targets() -> None:
    guard = instant("Guard", "{W}", counter(target(spells & f.TargetsSome(creatures & you_control))))
    scene = Scene({"hand": [guard], "battlefield": [BEAR]}, {"hand": [BOLT, BOLT]})
    scene.cast(B, "Cast Bolt", "A")
    assert not scene.could(A, "Cast Guard")
    scene.cast(B, "Cast Bolt", "Bear")
    assert scene.could(A, "Cast Guard")


@cr("701.6a", "608.2b")
def test_a_countered_spell_does_nothing() -> None:
    deny = instant("Deny", "{U}", counter(target(spells)))
    safe = sorcery("Safe", "{W}", CantBeCountered(), gain_life(2))
    scene = Scene({"hand": [BOLT, safe]}, {"hand": [deny, deny]})
    scene.cast(A, "Cast Bolt", "B")
    scene.play(B, "Cast Deny", "Bolt")
    assert (scene.life(B), scene.zone("Bolt")) == (20, "graveyard")
    scene.do(A, "Cast Safe")
    scene.play(B, "Cast Deny", "Safe")
    assert scene.life(A) == 22


@cr("603.2c", "120.9")
def test_where_only_the_source_is_referred_to_all_that_it_deals_at_once_is_one_event() -> None:
    """ "Whenever this creature deals damage, you gain that much life": once, and as much as it deals in all."""
    link = creature(
        "Link", "{W}", "Spirit", 3, 3, whenever(p.DealsDamage(f.IsThis(), batch=True), gain_life(that_much))
    )
    sweep = sorcery("Sweep", "{R}", deal(2, each(creatures), target(creatures & you_control)))
    scene = Scene({"hand": [sweep], "battlefield": [link]}, {"battlefield": [BEAR, BIRD]})
    scene.do(A, "Cast Sweep")
    scene.resolve()
    assert scene.stack() == ["Link"]  # one ability
    scene.settle()
    assert scene.life(A) == 26  # two to each of three creatures


@cr("120.1", "702.15b")
def test_damage_to_one_and_another_amount_to_another_is_dealt_at_the_same_time() -> None:
    blast = instant("Blast", "{R}", lifelink, deal_also(4, any_target(), 2, you))
    watcher = creature("Watcher", "{W}", "Cleric", 1, 1, whenever(p.GainsLife(you), draw()))
    scene = Scene({"hand": [blast], "battlefield": [watcher], "library": [BEAR, BEAR, BEAR]})
    scene.play(A, "Cast Blast", "B")
    assert (scene.life(A), scene.life(B)) == (24, 16)  # 20 − 2 + 6
    assert scene.names("hand", A) == ["Bear"]  # life was gained once


@cr("305.6")
def test_basic_land_types_are_counted_once_each() -> None:
    """Two Forests are one type; a land with two types brings both; other land types don't count."""
    grove = land("Grove", "Forest Island")
    gate = land("Gate", "Gate")
    domain = sorcery("Domain", "{R}", gain_life(v.BasicLandTypesAmong(each(lands & you_control))))
    scene = Scene({"hand": [domain], "battlefield": ["Forest", "Forest", grove, gate]}, {"battlefield": ["Swamp"]})
    scene.play(A, "Cast Domain")
    assert scene.life(A) == 22


@cr("603.10a", "120.3e")
def test_what_was_dealt_damage_by_this_dies_later_in_the_turn() -> None:
    eater = creature(
        "Eater", "{B}", "Vampire", 1, 4,
        activated(tap_symbol, deal(1, target(creatures))),
        whenever(p.Moves(creatures & f.DidThisTurn(p.DealsDamage(f.IsThis(), f.Anything())), t.BATTLEFIELD, t.GRAVEYARD), draw()),
    )  # fmt: skip
    scene = Scene(
        {"battlefield": [eater], "hand": [KILL, KILL], "library": [BEAR, BEAR]}, {"battlefield": [BEAR, BIRD]}
    )
    scene.cast(A, "Eater", "Bear")
    scene.settle()
    scene.play(A, "Cast Kill", "Bird")
    assert len(scene.names("hand", A)) == 1  # the Bird was not dealt damage
    scene.play(A, "Cast Kill", "Bear")
    assert scene.names("hand", A) == ["Bear"]
