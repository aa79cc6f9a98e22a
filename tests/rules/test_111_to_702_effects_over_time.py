"""Single sentences of 111, 114, 118, 402, 500–509, 607, 610, 611 and 702.26: emblems, extra turns, durations and the like."""

from inset.kernel import types as t
from inset.language import effects as e, filters as f, keywords as k, selections as s, statics as sta
from inset.language.words.kinds import (
    activated,
    artifact,
    aura,
    creature,
    creature_token,
    enchant,
    enchantment,
    instant,
    lifelink,
    sorcery,
    static,
    when_enters,
)  # fmt: skip
from inset.language.words.nouns import (
    controller_of,
    creatures,
    each,
    enchanted_or_equipped,
    enchantments,
    spells,
    target,
    this_one,
    you,
    you_control,
)  # fmt: skip
from inset.language.words.verbs import (
    cant_attack,
    cost,
    counter,
    create,
    destroy,
    exile,
    gets,
    have,
    plus,
    to_hand,
    unless_pays,
    untap,
)  # fmt: skip
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, KILL, OX


@cr("114.1", "114.2", "114.4")
def test_an_emblem_lasts_and_is_no_permanent() -> None:
    give = sorcery("Give", "{W}", e.Emblem((static(have(creatures & you_control, plus(1, 1))),)))
    wipe = sorcery("Wipe", "{W}", destroy(each(f.Anything())))
    scene = Scene({"hand": [give, wipe, BEAR]}, {"battlefield": [OX]})
    scene.play(A, "Cast Give")
    scene.play(A, "Cast Wipe")
    scene.play(A, "Cast Bear")
    assert scene.size("Bear") == (3, 3)


@cr("111.10", "111.3", "111.5")
def test_a_token_is_what_the_effect_says() -> None:
    cat = creature_token("Cat", 2, 3, t.WHITE, lifelink)
    scene = Scene({"hand": [sorcery("Litter", "{W}", create(cat))]})
    scene.play(A, "Cast Litter")
    token = next(o for o in scene.st.objs.values() if o.token)
    chars = chars_of(scene.st, token)
    assert (chars.name, chars.colors, chars.power, chars.toughness, chars.cost) == ("Cat Token", t.WHITE, 2, 3, None)
    assert chars.keywords & k.LIFELINK


@cr("500.7", "500.1")
def test_extra_turns() -> None:
    warp = sorcery("Warp", "{U}", e.ExtraTurn())
    scene = Scene({"hand": [warp, warp]})
    scene.play(A, "Cast Warp")
    scene.play(A, "Cast Warp")
    order = []
    for _ in range(3):
        scene.next_turn()
        order.append(scene.st.active)
    assert order == [A, A, B]


@cr("500.8", "506.1")
def test_an_extra_combat_phase() -> None:
    again = sorcery("Again", "{R}", e.ExtraCombat(main=True), untap(each(creatures)))
    scene = Scene({"hand": [again], "battlefield": [BEAR]})
    scene.until(t.POSTCOMBAT_MAIN, attack=["Bear"])
    assert scene.life(B) == 18
    scene.play(A, "Cast Again")
    scene.until(t.END, attack=["Bear"])
    assert scene.life(B) == 16


@cr("611.2a", "514.2")
def test_until_end_of_turn_and_until_your_next_turn() -> None:
    short = instant("Short", "{G}", gets(target(creatures), 1, 1))
    long = instant("Long", "{G}", gets(target(creatures), 1, 1, duration=e.UNTIL_YOUR_NEXT_TURN))
    scene = Scene({"hand": [short, long], "battlefield": [BEAR]})
    scene.play(A, "Cast Short")
    scene.play(A, "Cast Long")
    assert scene.size("Bear") == (4, 4)
    scene.next_turn()
    assert scene.size("Bear") == (3, 3)
    scene.next_turn()
    assert scene.size("Bear") == (2, 2)


@cr("610.3", "610.3a", "603.6e")
def test_exile_until_this_leaves() -> None:
    ring = enchantment("Ring", "{W}", when_enters(e.ExileUntilLeaves(target(creatures))))
    raze = instant("Raze", "{W}", destroy(target(enchantments)))
    scene = Scene({"hand": [ring, raze]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Ring", "Bear")
    assert scene.zone("Bear") == "exile"
    scene.play(A, "Cast Raze")
    assert (scene.zone("Bear"), scene.chars("Bear").controller) == ("battlefield", B)


@cr("610.3b")
def test_exile_until_this_leaves_does_nothing_if_it_has_left() -> None:
    ring = enchantment("Ring", "{W}", when_enters(e.ExileUntilLeaves(target(creatures))))
    raze = instant("Raze", "{W}", destroy(target(enchantments)))
    scene = Scene({"hand": [ring, raze]}, {"battlefield": [BEAR]})
    scene.do(A, "Cast Ring")
    scene.resolve()
    scene.play(A, "Cast Raze")
    assert scene.zone("Bear") == "battlefield"


@cr("607.2a", "607.1")
def test_linked_abilities_know_only_their_own_cards() -> None:
    vault = artifact(
        "Vault", "{1}", activated("{1}", exile(target(creatures), link=True)),
        activated("{2}", to_hand(s.LinkedCards())),
    )  # fmt: skip
    scene = Scene({"battlefield": [vault, BEAR], "exile": [OX]})
    scene.play(A, "Vault: {1}", "Bear")
    assert scene.zone("Bear") == "exile"
    scene.play(A, "{2}")
    assert (scene.zone("Bear"), scene.zone("Ox")) == ("hand", "exile")


@cr("508.1d", "508.1c")
def test_attacks_if_able() -> None:
    """A requirement that a restriction stops is not obeyed."""
    goad = sta.Restrict(sta.MUST_ATTACK, this_one)
    angry = creature("Angry", "{R}", "Orc", 2, 2, static(goad))
    scene = Scene({"battlefield": [angry]})
    scene.until(t.END_COMBAT)
    assert scene.life(B) == 18
    peace = enchantment("Peace", "{W}", cant_attack(creatures))
    scene = Scene({"battlefield": [angry, peace]})
    scene.until(t.END_COMBAT)
    assert scene.life(B) == 20


@cr("506.4", "506.4a")
def test_removed_from_combat() -> None:
    calm = instant("Calm", "{W}", e.RemoveFromCombat(target(creatures)))
    scene = Scene({"battlefield": [BEAR]}, {"hand": [calm]})
    scene.until(t.DECLARE_ATTACKERS, attack=["Bear"])
    scene.play(B, "Cast Calm")
    scene.until(t.END_COMBAT)
    assert (scene.life(B), scene.one("Bear").tapped) == (20, True)


@cr("509.1h", "506.4")
def test_blocked_stays_blocked() -> None:
    scene = Scene({"battlefield": [BEAR]}, {"battlefield": [OX], "hand": [KILL]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"], block={"Ox": "Bear"})
    scene.play(B, "Cast Kill", "Ox")
    scene.until(t.END_COMBAT)
    assert scene.life(B) == 20


@cr("702.26d", "702.26h", "702.26g")
def test_what_is_attached_phases_with_its_host() -> None:
    away = instant("Away", "{U}", e.PhaseOut(target(creatures)))
    rage = aura("Rage", "{R}", enchant(creatures), have(enchanted_or_equipped, plus(3, 0)))
    scene = Scene({"hand": [away], "battlefield": [BEAR, (rage, {"attached": "Bear"})]})
    scene.play(A, "Cast Away")
    assert scene.one("Bear").phased and scene.one("Rage").phased
    scene.next_turn()
    scene.next_turn()
    assert scene.size("Bear") == (5, 2)


@cr("118.12", "118.12a")
def test_unless_a_player_pays() -> None:
    leak = instant("Leak", "{U}", unless_pays(controller_of(s.Target(0)), cost("{3}"), counter(target(spells))))
    for pool, answer, life in (("{R}{C}{C}{C}", "Yes", 17), ("{R}{C}{C}{C}", "No", 20), ("{R}{C}{C}", "", 20)):
        scene = Scene({"hand": [BOLT], "mana": pool}, {"hand": [leak]})
        scene.cast(A, "Cast Bolt", "B")
        scene.play(B, "Cast Leak", "Bolt", answer)
        assert scene.life(B) == life


@cr("402.2", "514.1")
def test_the_maximum_hand_size() -> None:
    scene = Scene({"hand": ["9 Forest"]})
    scene.next_turn()
    assert scene.count(A, "hand") == 7
    free_hand = enchantment("Free", "{U}", sta.PlayerRule(sta.NO_MAXIMUM_HAND_SIZE, you))
    scene = Scene({"hand": ["9 Forest"], "battlefield": [free_hand]})
    scene.next_turn()
    assert scene.count(A, "hand") == 9


@cr("502.3", "502.4")
def test_what_does_not_untap() -> None:
    stuck = aura("Stuck", "{U}", enchant(creatures), sta.Restrict(sta.DOESNT_UNTAP, enchanted_or_equipped))
    scene = Scene({"battlefield": [(BEAR, {"tapped": True}), (OX, {"tapped": True}), (stuck, {"attached": "Bear"})]})
    scene.next_turn()
    scene.next_turn()
    assert scene.one("Bear").tapped and not scene.one("Ox").tapped
