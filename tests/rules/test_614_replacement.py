"""614: replacement effects; 616: several of them at once."""

from inset.kernel import types as t
from inset.kernel.types import COMBAT_DAMAGE, EXILE, GRAVEYARD, HAND, LAND, PLANESWALKER, UPKEEP
from inset.language import effects as e, filters as f, mods as m, statics as sta
from inset.language.conditions import Exists
from inset.language.patterns import BeginningOf
from inset.language.words.kinds import (
    artifact,
    creature,
    creature_token,
    enchantment,
    instant,
    land,
    lifelink,
    loyalty,
    planeswalker,
    sorcery,
    static,
    when_enters,
    whenever,
)  # fmt: skip
from inset.language.words.nouns import (
    anything,
    artifacts,
    creatures,
    each,
    each_player,
    in_graveyard,
    lands,
    opponents_control,
    other,
    permanents,
    power_at_least,
    target,
    this_one,
    you,
    you_control,
)  # fmt: skip
from inset.language.words.verbs import (
    as_enters,
    create,
    destroy,
    dies,
    draw,
    enters_as_copy,
    enters_tapped,
    enters_with,
    gain_life,
    have,
    plus,
    put_counters,
    to_battlefield,
    to_hand,
)  # fmt: skip
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, KILL
from tests.harness.table import kw

VOID = enchantment("Void", "{W}", sta.MovesInstead(anything, GRAVEYARD, EXILE))
DOUBLER = enchantment("Doubler", "{G}", sta.CountersChanged(creatures & you_control, "+1/+1", times=2))
ONE_MORE = enchantment("One More", "{G}", sta.CountersChanged(creatures & you_control, "+1/+1", plus=1))


# --- instead ------------------------------------------------------------------------------------------------------


@cr("614.1a", "614.6", "603.2g")
def test_a_replaced_event_never_happens() -> None:
    """A creature that is exiled instead of dying has not died."""
    mourner = enchantment("Mourner", "{B}", whenever(dies(creatures), gain_life(3)))
    scene = Scene({"hand": [KILL], "battlefield": [VOID, mourner]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Kill", "Bear")
    assert (scene.zone("Bear"), scene.zone("Kill"), scene.life(A)) == ("exile", "exile", 20)
    scene = Scene({"hand": [KILL], "battlefield": [mourner]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Kill", "Bear")
    assert (scene.zone("Bear"), scene.life(A)) == ("graveyard", 23)


@cr("614.4")
def test_a_replacement_must_exist_before_the_event() -> None:
    scene = Scene({"hand": [KILL, VOID]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Kill", "Bear")
    scene.play(A, "Cast Void")
    assert scene.zone("Bear") == "graveyard"


@cr("614.6")
def test_a_replacement_does_not_look_at_other_zones() -> None:
    scene = Scene({"hand": [instant("Bounce", "{U}", to_hand(target(creatures)))], "battlefield": [VOID, BEAR]})
    scene.play(A, "Cast Bounce", "Bear")
    assert scene.zone("Bear") == "hand"


@cr("614.11", "614.5")
def test_a_draw_is_replaced_even_from_an_empty_library() -> None:
    well = enchantment("Well", "{U}", sta.DrawInstead(you, (e.GainLife(you, 2),)))
    scene = Scene({"hand": [instant("Think", "{U}", draw(3))], "battlefield": [well], "library_exact": True})
    scene.play(A, "Cast Think")
    assert scene.life(A) == 26
    assert scene.game.outcome is None


@cr("614.11a", "121.2")
def test_draws_are_replaced_one_by_one() -> None:
    """Each draw of several is a draw of its own; those of others are not touched."""
    well = enchantment("Well", "{U}", sta.DrawInstead(you, (e.Mill(you, 1),)))
    all_draw = sorcery("All Draw", "{U}", draw(2, each_player))
    scene = Scene({"hand": [all_draw], "battlefield": [well]})
    scene.play(A, "Cast All Draw")
    assert (scene.count(A, "hand"), scene.count(B, "hand")) == (0, 2)
    assert scene.count(A, "graveyard") == 3


@cr("614.10", "614.1b")
def test_a_skipped_step_does_not_happen() -> None:
    slow = enchantment("Slow", "{U}", sta.PlayerRule(sta.SKIP_STEP, you, UPKEEP))
    bell = enchantment("Bell", "{W}", whenever(BeginningOf(UPKEEP, each_player), gain_life(1)))
    scene = Scene({"battlefield": [slow, bell]})
    scene.next_turn()
    assert scene.life(A) == 21  # that of the other player
    scene.next_turn()
    assert scene.life(A) == 21


# --- entering -----------------------------------------------------------------------------------------------------


@cr("614.1c", "614.1d")
def test_entering_tapped_by_its_own_words_and_by_those_of_others() -> None:
    gate = land("Gate", "", enters_tapped())
    frost = enchantment("Frost", "{W}", enters_tapped(creatures & opponents_control))
    scene = Scene({"hand": [gate, BEAR]}, {"battlefield": [frost]})
    scene.do(A, "Play Gate")
    assert scene.one("Gate").tapped
    scene.play(A, "Cast Bear")
    assert scene.one("Bear").tapped
    assert scene.happened(ev.TAPPED) == 0  # it enters tapped, and doesn't become so
    scene = Scene({"hand": [BEAR], "battlefield": [frost]})
    scene.play(A, "Cast Bear")
    assert not scene.one("Bear").tapped


@cr("614.1c", "614.12", "122.6")
def test_entering_with_counters() -> None:
    hydra = creature("Hydra", "{G}", "Hydra", 0, 0, enters_with(3))
    scene = Scene({"hand": [hydra]})
    scene.play(A, "Cast Hydra")
    assert scene.size("Hydra") == (3, 3)


@cr("614.12")
def test_an_entering_permanent_is_judged_as_it_would_be_on_the_battlefield() -> None:
    """An effect that makes it an artifact lets it enter tapped: what applies to it there counts."""
    forge = enchantment("Forge", "{R}", have(creatures, m.AddTypes(1)))
    rust = enchantment("Rust", "{W}", enters_tapped(artifacts))
    scene = Scene({"hand": [BEAR], "battlefield": [rust, forge]})
    scene.play(A, "Cast Bear")
    assert scene.one("Bear").tapped
    scene = Scene({"hand": [BEAR], "battlefield": [rust]})
    scene.play(A, "Cast Bear")
    assert not scene.one("Bear").tapped


@cr("614.12")
def test_its_own_effect_on_others_does_not_reach_itself_as_it_enters() -> None:
    """What it does as a permanent for a class of permanents does not apply to its own entering."""
    captain = creature("Captain", "{W}", "Soldier", 1, 1, enters_with(1, where=creatures & you_control & other))
    scene = Scene({"hand": [captain, BEAR]})
    scene.play(A, "Cast Captain")
    assert scene.size("Captain") == (1, 1)
    scene.play(A, "Cast Bear")
    assert scene.size("Bear") == (3, 3)


@cr("614.12")
def test_its_own_static_abilities_count_only_as_far_as_they_would_apply_to_it() -> None:
    """Large creatures enter tapped: a lord that helps others is small, one that helps itself under a condition may not be."""
    frost = enchantment("Frost", "{W}", enters_tapped(creatures & power_at_least(3)))
    lord = creature("Lord", "{W}", "Noble", 2, 2, have(creatures & other, plus(1, 1)))
    scene = Scene({"hand": [lord], "battlefield": [frost]})
    scene.play(A, "Cast Lord")
    assert not scene.one("Lord").tapped
    proud = static(have(this_one, plus(2, 2)), only_if=Exists(each(artifacts & you_control)))
    rook = creature("Rook", "{W}", "Bird", 1, 1, proud)
    for relics, tapped in (([], False), ([artifact("Relic", "{1}")], True)):
        scene = Scene({"hand": [rook], "battlefield": [frost, *relics]})
        scene.play(A, "Cast Rook")
        assert scene.one("Rook").tapped == tapped


@cr("614.12a")
def test_choices_come_before_it_enters() -> None:
    """The choice is made while the spell is still on the stack, and nobody can answer it."""
    mark = artifact("Mark", "{1}", as_enters(e.ChooseWord(e.COLOR)), have(creatures & f.OfChosenColor(), plus(1, 1)))
    scene = Scene({"hand": [mark], "battlefield": [BEAR]})
    scene.do(A, "Cast Mark")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert (scene.asked(), scene.zone("Mark")) == ("word", "stack")
    scene.answer("green")
    assert (scene.zone("Mark"), scene.size("Bear")) == ("battlefield", (3, 3))


@cr("614.1c", "707.5")
def test_entering_as_a_copy_brings_its_own_entering() -> None:
    """A copy of a creature that enters with counters enters with them."""
    hydra = creature("Hydra", "{G}", "Hydra", 0, 0, enters_with(3))
    clone = creature("Clone", "{3}{U}", "Shapeshifter", 0, 0, enters_as_copy(creatures))
    scene = Scene({"hand": [clone], "battlefield": [(hydra, {"counters": {"+1/+1": 1}})]})
    scene.play(A, "Cast Clone", "Hydra")
    assert scene.size("Clone") == (3, 3)
    assert scene.chars("Clone").name == "Hydra"


@cr("614.17", "614.17d")
def test_what_cant_enter_stays_where_it_is() -> None:
    cage = artifact("Cage", "{1}", sta.CantEnter(creatures, GRAVEYARD))
    rise = instant("Rise", "{B}", to_battlefield(in_graveyard(creatures)))
    scene = Scene({"hand": [rise], "graveyard": [BEAR], "battlefield": [cage]})
    scene.play(A, "Cast Rise", "Bear")
    assert scene.zone("Bear") == "graveyard"
    scene = Scene({"hand": [rise], "graveyard": [BEAR]})
    scene.play(A, "Cast Rise", "Bear")
    assert scene.zone("Bear") == "battlefield"


# --- counters and tokens ------------------------------------------------------------------------------------------


@cr("614.16", "614.1a")
def test_counters_are_doubled_on_permanents_and_on_entering() -> None:
    hydra = creature("Hydra", "{G}", "Hydra", 0, 0, enters_with(2))
    more = instant("More", "{G}", put_counters(target(creatures)))
    scene = Scene({"hand": [hydra, more], "battlefield": [DOUBLER]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Hydra")
    assert scene.size("Hydra") == (4, 4)
    scene.play(A, "Cast More", "Bear")
    assert scene.size("Bear") == (3, 3)  # not one of yours


@cr("614.16", "614.5")
def test_tokens_are_doubled_once_by_each_effect() -> None:
    cat = creature_token("Cat", 1, 1, 1)
    parade = enchantment("Parade", "{W}", sta.TokensMultiplied(you, 2))
    litter = sorcery("Litter", "{W}", create(cat))
    for copies, count in ((0, 1), (1, 2), (2, 4)):
        scene = Scene({"hand": [litter], "battlefield": [parade] * copies})
        scene.play(A, "Cast Litter")
        assert scene.names("battlefield").count("Cat Token") == count


@cr("614.8", "701.19a", "701.19b")
def test_regeneration_replaces_one_destruction() -> None:
    troll = creature("Troll", "{2}{G}", "Troll", 2, 2)
    shield = instant("Shield", "{G}", e.Regenerate(target(creatures)))
    scene = Scene({"hand": [shield, KILL, KILL], "battlefield": [troll]})
    scene.play(A, "Cast Shield", "Troll")
    scene.play(A, "Cast Kill", "Troll")
    assert (scene.zone("Troll"), scene.one("Troll").tapped) == ("battlefield", True)
    scene.play(A, "Cast Kill", "Troll")
    assert scene.zone("Troll") == "graveyard"


@cr("614.8", "701.8b")
def test_regeneration_does_not_replace_a_sacrifice() -> None:
    troll = creature("Troll", "{2}{G}", "Troll", 2, 2)
    shield = instant("Shield", "{G}", e.Regenerate(target(creatures)))
    edict = instant("Edict", "{B}", e.Sacrifice(you, creatures))
    scene = Scene({"hand": [shield, edict], "battlefield": [troll]})
    scene.play(A, "Cast Shield", "Troll")
    scene.play(A, "Cast Edict")
    assert scene.zone("Troll") == "graveyard"


# --- several at once (616) ----------------------------------------------------------------------------------------


@cr("616.1", "616.1e", "614.5")
def test_the_controller_of_the_affected_object_chooses() -> None:
    """Exile or hand: the creature's controller says which replacement applies; the other has nothing left to do."""
    rescue = enchantment("Rescue", "{U}", sta.MovesInstead(creatures, GRAVEYARD, HAND))
    for pick, zone in (("Void", "exile"), ("Rescue", "hand")):
        scene = Scene({"hand": [KILL], "battlefield": [VOID, rescue]}, {"battlefield": [BEAR]})
        scene.do(A, "Cast Kill")
        scene.game.choose(PASS)
        scene.game.choose(PASS)
        assert (scene.asked(), scene.game.decision and scene.game.decision.player) == ("replace", B)
        scene.answer(pick)
        assert scene.zone("Bear") == zone


@cr("616.1", "616.1f", "614.5")
def test_replacements_that_follow_on_apply_in_turn() -> None:
    """To the graveyard becomes to the hand, and that becomes exile: the second applies only to the modified event."""
    rescue = enchantment("Rescue", "{U}", sta.MovesInstead(creatures, GRAVEYARD, HAND))
    lock = enchantment("Lock", "{W}", sta.MovesInstead(creatures, HAND, EXILE))
    scene = Scene({"hand": [KILL], "battlefield": [rescue, lock]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Kill", "Bear")
    assert scene.zone("Bear") == "exile"


@cr("614.5", "616.1")
def test_two_replacements_cant_go_in_circles() -> None:
    rescue = enchantment("Rescue", "{U}", sta.MovesInstead(creatures, GRAVEYARD, HAND))
    grave = enchantment("Grave", "{B}", sta.MovesInstead(creatures, HAND, GRAVEYARD))
    scene = Scene({"hand": [KILL], "battlefield": [rescue, grave]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Kill", "Bear")
    assert scene.zone("Bear") == "graveyard"


@cr("616.1c", "616.1e")
def test_becoming_a_copy_comes_before_other_effects_on_entering() -> None:
    """The copy is a land by then, so that an effect on entering creatures no longer applies."""
    clone = creature("Clone", "{3}{U}", "Shapeshifter", 0, 0, enters_as_copy(lands))
    frost = enchantment("Frost", "{W}", enters_tapped(creatures))
    scene = Scene({"hand": [clone], "battlefield": ["Forest", frost]})
    scene.play(A, "Cast Clone", "Forest")
    assert scene.chars("Clone").types == LAND and not scene.one("Clone").tapped
    scene = Scene({"hand": [clone], "battlefield": ["Forest", frost]})
    scene.play(A, "Cast Clone", "Done")
    assert scene.zone("Clone") == "graveyard"


@cr("616.1", "614.16")
def test_who_puts_counters_does_not_choose() -> None:
    """One more, then twice as many, or the other way round: the affected permanent's controller says."""
    more = instant("More", "{G}", put_counters(target(creatures)))
    for first, size in (("One More", 6), ("Doubler", 5)):
        scene = Scene({"battlefield": [BEAR, DOUBLER, ONE_MORE]}, {"hand": [more]})
        scene.cast(B, "Cast More", "Bear")
        scene.game.choose(PASS)
        scene.game.choose(PASS)
        assert (scene.asked(), scene.game.decision and scene.game.decision.player) == ("replace", A)
        scene.answer(first)
        assert scene.size("Bear") == (size, size)


@cr("616.1", "614.5")
def test_nobody_is_asked_where_the_order_can_not_matter() -> None:
    more = instant("More", "{G}", put_counters(target(creatures)))
    for effects, size in (([DOUBLER, DOUBLER], 6), ([ONE_MORE, ONE_MORE], 5)):
        scene = Scene({"hand": [more], "battlefield": [BEAR, *effects]})
        scene.play(A, "Cast More", "Bear")
        assert scene.size("Bear") == (size, size)


@cr("616.1")
def test_effects_that_say_the_same_are_one_option() -> None:
    more = instant("More", "{G}", put_counters(target(creatures)))
    scene = Scene({"hand": [more], "battlefield": [BEAR, DOUBLER, DOUBLER, ONE_MORE]})
    scene.do(A, "Cast More")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.words() == ["Doubler", "One More"]
    scene.settle("Doubler", "One More")
    assert scene.size("Bear") == (8, 8)  # (1 x 2 + 1) x 2
    scene = Scene({"hand": [KILL], "battlefield": [VOID, VOID, BEAR]})
    scene.play(A, "Cast Kill", "Bear")  # nobody is asked
    assert scene.zone("Bear") == "exile"


@cr("616.1", "614.12", "122.6")
def test_the_order_is_chosen_for_counters_on_entering_too() -> None:
    hydra = creature("Hydra", "{G}", "Hydra", 0, 0, enters_with(1))
    for first, size in (("One More", 4), ("Doubler", 3)):
        scene = Scene({"hand": [hydra], "battlefield": [DOUBLER, ONE_MORE]})
        scene.play(A, "Cast Hydra", first)
        assert scene.size("Hydra") == (size, size)


@cr("616.1", "119.10")
def test_the_player_who_gains_life_orders_the_effects() -> None:
    twice = enchantment("Twice", "{W}", sta.LifeGainChanged(you, times=2))
    extra = enchantment("Extra", "{W}", sta.LifeGainChanged(you, plus=1))
    for first, life in (("Extra", 28), ("Twice", 27)):
        scene = Scene({"hand": [instant("Rest", "{W}", gain_life(3))], "battlefield": [twice, extra]})
        scene.play(A, "Cast Rest", first)
        assert scene.life(A) == life


@cr("616.1", "614.16", "111.1")
def test_who_creates_tokens_orders_the_effects() -> None:
    cat = creature_token("Cat", 1, 1, 1)
    parade = enchantment("Parade", "{W}", sta.TokensMultiplied(you, 2))
    stray = enchantment("Stray", "{W}", sta.TokensMultiplied(you, 1, plus=1))
    for first, count in (("Stray", 4), ("Parade", 3)):
        scene = Scene({"hand": [sorcery("Litter", "{W}", create(cat))], "battlefield": [parade, stray]})
        scene.play(A, "Cast Litter", first)
        assert scene.names("battlefield").count("Cat Token") == count


@cr("614.16")
def test_an_effect_puts_counters_a_cost_and_a_saga_in_its_phase_do_not() -> None:
    season = enchantment("Season", "{G}", sta.CountersChanged(permanents & you_control, times=2, by_effect=True))
    jace = planeswalker("Walker", "{U}", "Jace", 3, loyalty(1, gain_life(1)))
    scene = Scene({"hand": [jace], "battlefield": [season]})
    scene.play(A, "Cast Walker")
    assert scene.one("Walker").counters == {"loyalty": 6}
    scene.play(A, "Walker:")
    assert scene.one("Walker").counters == {"loyalty": 7}


@cr("614.17", "614.17b", "614.17d")
def test_counters_that_can_not_be_put() -> None:
    solemn = enchantment(
        "Solemn", "{W}", sta.CantHaveCounters(creatures | f.HasType(PLANESWALKER)), sta.CantGetCounters(each_player)
    )
    hydra = creature("Hydra", "{G}", "Hydra", 1, 1, enters_with(2))
    more = instant("More", "{G}", put_counters(target(creatures)), e.GiveCounters(you, "energy", 2))
    walker = planeswalker("Walker", "{U}", "Jace", 3, loyalty(1, gain_life(1)))
    scene = Scene({"hand": [hydra, more], "battlefield": [solemn, (walker, {"counters": {"loyalty": 3}})]})
    scene.play(A, "Cast Hydra")
    scene.play(A, "Cast More", "Hydra")
    assert scene.one("Hydra").counters == {} and scene.st.players[A].counters == {}
    assert not scene.could(A, "Walker:")


@cr("120.3d", "120.3b", "120.4c", "702.80a", "702.90b", "702.90c", "702.164c")
def test_counters_that_are_the_result_of_damage_are_changed_as_well() -> None:
    vizier = enchantment("Vizier", "{W}", sta.CountersChanged(creatures & you_control, "-1/-1", plus=-1))
    spare = enchantment("Spare", "{W}", sta.CountersChanged(None, plus=1, players=each_player))
    season = enchantment("Season", "{G}", sta.CountersChanged(permanents, times=2, by_effect=True))
    imp = creature("Imp", "{B}", "Imp", 3, 3, kw("infect"), kw("toxic", number=2))
    scene = Scene({"battlefield": [imp]}, {"battlefield": [creature("Wall", "{W}", "Wall", 0, 9), vizier, season]})
    scene.until(COMBAT_DAMAGE, attack=["Imp"], block={"Wall": "Imp"})
    assert scene.one("Wall").counters == {"-1/-1": 2}  # 614.16: damage isn't an effect that puts counters
    scene = Scene({"battlefield": [imp]}, {"battlefield": [spare]})
    scene.until(COMBAT_DAMAGE, attack=["Imp"])
    assert scene.st.players[B].counters == {"poison": 3 + 1 + 2 + 1}
    solemn = enchantment("Solemn", "{W}", sta.CantHaveCounters(creatures), sta.CantGetCounters(each_player, "poison"))
    scene = Scene({"battlefield": [imp, solemn]}, {"battlefield": [creature("Wall", "{W}", "Wall", 0, 9)]})
    scene.until(COMBAT_DAMAGE, attack=["Imp"], block={"Wall": "Imp"})
    assert (scene.one("Wall").counters, scene.one("Wall").damage) == ({}, 0)


@cr("702.15e", "119.9")
def test_each_source_with_lifelink_causes_a_life_gain_of_its_own() -> None:
    bat = creature("Bat", "{B}", "Bat", 1, 1, lifelink)
    twice = enchantment("Extra", "{W}", sta.LifeGainChanged(you, plus=1))
    scene = Scene({"battlefield": [bat, bat, twice]})
    scene.until(COMBAT_DAMAGE, attack=["Bat"])
    assert scene.life(A) == 24


@cr("614.5", "614.11", "121.2")
def test_two_cards_instead_of_one_is_not_replaced_by_itself_again() -> None:
    reflection = enchantment("Reflection", "{U}", sta.DrawInstead(you, (draw(2),)))
    for copies, cards in ((1, 2), (2, 4)):
        scene = Scene({"hand": [instant("Opt", "{U}", draw())], "battlefield": [reflection] * copies})
        scene.play(A, "Cast Opt")
        assert len(scene.st.hands[A]) == cards


@cr("616.1", "614.11")
def test_who_would_draw_chooses_what_happens_instead() -> None:
    """The life is gained in place of the draw, or in place of each of the two draws that take its place."""
    two = enchantment("Two", "{U}", sta.DrawInstead(you, (draw(2),)))
    life = enchantment("Life", "{W}", sta.DrawInstead(you, (gain_life(1),)))
    for first, gained in (("Two", 22), ("Life", 21)):
        scene = Scene({"hand": [instant("Opt", "{U}", draw())], "battlefield": [two, life]})
        scene.play(A, "Cast Opt", first)
        assert (scene.life(A), len(scene.st.hands[A])) == (gained, 0)


@cr("614.1c", "603.6a", "603.6d")
def test_entering_with_something_is_no_trigger() -> None:
    hydra = creature("Hydra", "{G}", "Hydra", 0, 0, enters_with(1), when_enters(gain_life(1)))
    scene = Scene({"hand": [hydra]})
    scene.do(A, "Cast Hydra")
    scene.resolve()
    assert scene.size("Hydra") == (1, 1)
    assert (scene.stack(), scene.life(A)) == (["Hydra"], 20)
    scene.settle()
    assert scene.life(A) == 21


@cr("616.1", "614.1c")
def test_nobody_is_asked_in_which_order_a_creature_enters_tapped_with_counters_and_prepared() -> None:
    """The result is the same in any order, so there is nothing to choose."""
    slow = enchantment("Slow", "{W}", sta.EntersTapped(creatures))
    grow = enchantment("Grown", "{G}", sta.EntersWithCounters(creatures, "+1/+1", 1))
    for row in ([slow, grow], [slow], [grow]):
        scene = Scene({"battlefield": row, "hand": ["Adventurous Eater"]}, strict=True)
        scene.play(A, "Cast Adventurous Eater {2}{B}")
        eater = scene.one("Adventurous Eater")
        assert eater.zone == t.BATTLEFIELD
        assert (eater.tapped, eater.counters) == (slow in row, {"+1/+1": 1} if grow in row else {})
        assert scene.could(A, "Cast Have a Bite")


@cr("614.7", "614.3", "614.1")
def test_a_replacement_of_what_never_happens_does_nothing() -> None:
    """A shield that nothing used is gone with the turn."""
    shield = instant("Shield", "{G}", e.Regenerate(target(creatures)))
    kill = instant("Kill", "{B}", destroy(target(creatures)))
    scene = Scene({"hand": [shield], "battlefield": [BEAR]}, {"hand": [kill]})
    scene.play(A, "Cast Shield", "Bear")
    assert not scene.one("Bear").tapped
    scene.next_turn()
    scene.play(B, "Cast Kill", "Bear")
    assert scene.zone("Bear") == "graveyard"
