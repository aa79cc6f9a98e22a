"""603, 604, 608: delayed and reflexive triggered abilities, static abilities, looking back."""

import pytest

from inset.kernel import types as t
from inset.language import effects as e, mods as m, patterns as p, statics as sta, values as v
from inset.language.abilities import Body, Triggered
from inset.language.filters import And, HasColor, HasType
from inset.language.selections import AllPlayers, EventObject, EventPlayer, LinkedCards
from inset.language.words.kinds import (
    activated,
    artifact,
    body,
    creature,
    defines_size,
    enchantment,
    equip,
    equipment,
    instant,
    protection,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    any_target,
    artifacts,
    cards,
    creatures,
    each,
    each_player,
    enchanted_or_equipped,
    in_graveyard,
    lands,
    number_of,
    owner_of,
    permanents,
    red,
    target,
    this_one,
    you,
    you_control,
)
from inset.language.words.verbs import (
    at_next,
    becomes,
    casts,
    cost,
    deal,
    deals_combat_damage,
    destroy,
    dies,
    draw,
    exile,
    gain_life,
    have,
    minus,
    plus,
    to_battlefield,
    to_hand,
)
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR

TAKE = instant("Take", "{U}", becomes(target(permanents), m.SetController(you), duration=e.FOREVER))
SMASH = instant("Smash", "{R}", destroy(target(permanents)))


OWL = creature(
    "Owl", "{U}", "Bird", 1, 1, Triggered(p.Moves(this_one, destination=t.HAND), body(gain_life(1)), zone=t.ANY_ZONE)
)


@cr("603.2f", "603.10a")
def test_what_is_never_seen_by_all_does_not_trigger() -> None:
    """Drawn, it goes from one hidden zone to another; returned from the battlefield, everybody has seen it."""
    look = instant("Look", "{U}", e.Draw(you, 1))
    back = instant("Back", "{U}", to_hand(target(creatures)))
    scene = Scene({"hand": [look, back], "battlefield": [OWL]})
    scene.play(A, "Cast Look")
    assert scene.life(A) == 20
    scene.play(A, "Cast Back", "Owl")
    assert scene.life(A) == 21


@cr("603.2f")
def test_a_card_drawn_with_such_an_ability_does_not_trigger() -> None:
    look = instant("Look", "{U}", e.Draw(you, 1))
    scene = Scene({"hand": [look], "library_exact": True, "library": [OWL, OWL]})
    scene.play(A, "Cast Look")
    assert (scene.life(A), scene.names("hand", A)) == (20, ["Owl"])


@cr("603.7e", "113.8")
@pytest.mark.parametrize("triggered", [True, False])
def test_a_delayed_ability_has_the_source_and_the_controller_of_what_created_it(triggered: bool) -> None:
    """A red creature's ability sets it up, B takes the creature: the damage is still A's to aim, from that red source."""
    later = at_next(t.END, body(deal(3, any_target())))
    ability = when_enters(later) if triggered else activated("{1}", later)
    bomb = creature("Bomb", "{R}", "Elemental", 1, 1, ability)
    wall = creature("Wall", "{W}", "Wall", 0, 9, protection(red))
    scene = Scene({"hand": [bomb], "battlefield": [BEAR]}, {"battlefield": [wall], "hand": [TAKE]})
    scene.play(A, "Cast Bomb")
    if not triggered:
        scene.play(A, "Bomb: {1}")
    scene.play(B, "Cast Take", "Bomb")
    while scene.asked() != "target":
        scene.choose(PASS if scene.asked() == "priority" else 0)
    asked = scene.game.decision
    assert asked is not None and asked.player == A
    assert not any("Wall" in word for word in scene.words()), "protection from red"
    scene.answer("B")
    scene.settle()
    assert scene.life(B) == 17


@cr("603.7f")
def test_a_delayed_ability_that_a_replacement_effect_creates_is_its_permanents() -> None:
    """Damage to creatures is prevented, and the shield's controller at that time gains life at the end."""
    later = e.Later(p.BeginningOf(t.END, AllPlayers()), Body((gain_life(5),)))
    shield = enchantment("Shield", "{W}", sta.PreventDamage(to=creatures, then=(later,)))
    bolt = instant("Bolt", "{R}", deal(3, target(creatures)))
    scene = Scene({"hand": [bolt], "battlefield": [BEAR]}, {"battlefield": [shield], "hand": []})
    scene.play(A, "Cast Bolt", "Bear")
    told = [event for event in scene.game.events if event.kind == ev.TRIGGERED]
    assert not told
    scene.until(t.END)
    assert scene.stack() == ["Shield"]
    scene.settle()
    assert (scene.life(A), scene.life(B), scene.zone("Bear")) == (20, 25, "battlefield")


@cr("603.7g", "603.11", "607.2h")
def test_an_ability_of_the_permanent_whose_permission_was_used() -> None:
    """Cast a card from the graveyard by one of two doors: only that door's ability triggers, for who controls the door."""
    red_door = enchantment("Red", "{R}", sta.MayPlay(you, t.GRAVEYARD, card=HasColor(t.RED), trigger=(gain_life(1),)))
    blue_door = enchantment(
        "Blue", "{U}", sta.MayPlay(you, t.GRAVEYARD, card=HasColor(t.BLUE), trigger=(gain_life(10),))
    )
    scene = Scene({"battlefield": [red_door, blue_door], "graveyard": ["Shock"], "hand": ["Shock"]})
    scene.do(A, _from_graveyard(scene))
    scene.settle("B")
    assert (scene.life(A), scene.life(B)) == (21, 18)


def _from_graveyard(scene: Scene) -> str:
    return next(option.text for option in scene.game.options if "graveyard" in option.text)


@cr("607.2h", "603.11", "701.43d")
def test_each_exerted_creature_has_its_own_ability() -> None:
    """Two dragons attack and one is exerted: one ability triggers, and its source is that one."""
    scene = Scene({"battlefield": ["Glorybringer", "Glorybringer"]}, {"battlefield": [BEAR]})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    while scene.asked() == "attack":
        scene.answer("Attack B")
    first = scene.game.decision
    assert first is not None and first.kind == "confirm"
    scene.answer("Yes", "No")
    assert len(scene.st.stack) == 1
    top = scene.st.objs[scene.st.stack[-1]].stack
    assert top is not None and top.ctx.source == first.subject


@cr("603.12a", "603.12")
def test_a_reflexive_ability_triggers_each_time() -> None:
    """For each of three artifacts its player may pay {1}; when they do, a creature gets -1/-1: three abilities."""
    shrink = body(e.Modify(target(creatures), (minus(1, 1),)))
    paid = e.PayOr(you, cost("{1}"), save=0)
    toll = instant("Toll", "{B}", e.ForEach(each(artifacts), (paid, e.WhenYouDo(shrink, 0))))
    rock = artifact("Rock", "{1}")
    ox = creature("Ox", "{W}", "Ox", 1, 9)
    scene = Scene({"hand": [toll], "battlefield": [rock, rock, rock]}, {"battlefield": [ox]})
    scene.play(A, "Cast Toll", "Yes", "No", "Yes")
    assert scene.size("Ox") == (-1, 7)


# --- static abilities (604) ----------------------------------------------------------------------------------------------


@cr("604.2", "604.1")
def test_a_static_ability_lasts_as_long_as_its_permanent_has_it() -> None:
    banner = artifact("Banner", "{1}", have(creatures, plus(1, 1)))
    dull = instant("Dull", "{U}", becomes(target(permanents), m.LoseAllAbilities()))
    scene = Scene({"hand": [dull, SMASH], "battlefield": [BEAR, banner, banner]})
    assert scene.size("Bear") == (4, 4)
    scene.play(A, "Cast Dull", "Banner")
    assert scene.size("Bear") == (3, 3)
    scene.play(A, "Cast Smash", scene.all("Banner")[1].id)
    assert scene.size("Bear") == (2, 2)


COUNTED = defines_size(number_of(lands & you_control), number_of(lands & you_control))


@cr("604.3a", "604.3", "613.4a", "613.4b")
def test_which_abilities_define_characteristics() -> None:
    """Printed on the card, it is under every effect that sets a size, in every zone, and is copied; granted by an effect, the
    same words set the size like that effect: the younger one counts."""
    grow = creature("Grow", "{G}", "Plant", 0, 0, COUNTED)
    small = instant("Small", "{U}", becomes(target(creatures), m.SetPT(1, 1), duration=e.FOREVER))
    gift = instant("Gift", "{G}", becomes(target(creatures), m.AddAbility(COUNTED), duration=e.FOREVER))
    rows = {"battlefield": [grow, BEAR, "Forest", "Forest", "Forest"], "hand": [small, gift, small, grow]}
    scene = Scene(rows)
    assert scene.sizes("Grow") == [(3, 3), (3, 3)]
    scene.play(A, "Cast Small", "Bear")
    scene.play(A, "Cast Gift", "Bear")
    assert scene.size("Bear") == (3, 3), "granted later, it sets the size"
    first = next(o.id for o in scene.all("Grow") if o.zone == t.BATTLEFIELD)
    scene.play(A, "Cast Small", first)
    assert sorted(scene.sizes("Grow")) == [(1, 1), (3, 3)]


@cr("604.4", "301.5c")
def test_equipment_that_moves_modifies_the_new_creature() -> None:
    sword = equipment("Sword", "{1}", have(enchanted_or_equipped, plus(2, 0)), equip("{1}"))
    cat = creature("Cat", "{W}", "Cat", 1, 1)
    scene = Scene(
        {
            "battlefield": [sword, BEAR, cat],
        }
    )
    scene.play(A, "Equip", "Bear")
    assert (scene.size("Bear"), scene.size("Cat")) == ((4, 2), (1, 1))
    scene.play(A, "Equip", "Cat")
    assert (scene.size("Bear"), scene.size("Cat")) == ((2, 2), (3, 1))


@cr("604.7", "607.2a")
def test_a_static_ability_uses_no_last_known_information() -> None:
    """It counts the mana value of the card exiled with it: once that card is elsewhere, there is nothing to count."""
    jar = artifact(
        "Jar", "{1}", when_enters(e.Move(target(permanents), t.EXILE, link=True)),
        have(creatures, m.ModifyPT(v.Stat(v.MANA_VALUE, LinkedCards()), 0)),
    )  # fmt: skip
    free = instant("Free", "{W}", e.Move(each(cards, t.EXILE), t.HAND))
    rock = artifact("Rock", "{4}")
    scene = Scene({"hand": [jar, free], "battlefield": [BEAR]}, {"battlefield": [rock]})
    scene.play(A, "Cast Jar", "Rock")
    assert scene.size("Bear") == (6, 2)
    scene.play(A, "Cast Free")
    assert scene.size("Bear") == (2, 2)


# --- resolving (608) -------------------------------------------------------------------------------------------------------


@cr("608.2i", "608.2h")
def test_looking_back_at_what_objects_were() -> None:
    """Black creatures that died this turn: one was black only then, another's card has left the graveyard since."""
    dead = p.Moves(And((HasType(t.CREATURE), HasColor(t.BLACK))), t.BATTLEFIELD, t.GRAVEYARD)
    rite = instant("Rite", "{B}", gain_life(v.TimesHappened(dead)))
    rat = creature("Rat", "{B}", "Rat", 1, 1)
    ink = instant("Ink", "{B}", becomes(target(creatures), m.SetColors(t.BLACK)))
    void = instant("Void", "{W}", exile(each(creatures, t.GRAVEYARD)))
    ox = creature("Ox", "{W}", "Ox", 1, 1)
    scene = Scene({"hand": [rite, ink, SMASH, SMASH, SMASH, void], "battlefield": [rat, BEAR, ox]})
    scene.play(A, "Cast Ink", "Bear")
    for name in ("Rat", "Bear", "Ox"):
        scene.play(A, "Cast Smash", name)
    scene.play(A, "Cast Void")
    scene.play(A, "Cast Rite")
    assert (scene.life(A), scene.names("exile", A)) == (22, ["Rat", "Bear", "Ox"])


@cr("603.2c")
def test_one_or_more_creatures_deal_damage_once_for_each_player_who_is_dealt_some() -> None:
    """Two hit one player and a third hits another, at the same time: two occurrences."""
    seer = enchantment("Seer", "{U}", whenever(deals_combat_damage(creatures & you_control, batch=True), draw(1)))
    ants = [creature(name, "{G}", "Insect", 1, 1) for name in ("Ant", "Bee", "Fly")]
    scene = Scene({"battlefield": [seer, *ants], "library": ["Forest"] * 5}, {}, {})
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    for target_player in ("Attack B", "Attack B", "Attack C"):
        scene.answer(target_player)
    scene.until(t.END_COMBAT)
    assert len(scene.names("hand", A)) == 2


@cr("603.7c", "400.7e")
@pytest.mark.parametrize("robbed", [False, True])
def test_what_died_is_found_at_the_next_end_step(robbed: bool) -> None:
    """The step is an event too, but nothing in it is "it". A card that has left the graveyard meanwhile is not found."""
    back = whenever(dies(creatures), at_next(t.END, body(to_battlefield(EventObject(), owner_of(EventObject())))))
    rob = instant("Rob", "{B}", exile(in_graveyard(creatures)))
    scene = Scene({"hand": [SMASH, rob], "battlefield": [BEAR, enchantment("Altar", "{B}", back)]})
    scene.play(A, "Cast Smash", "Bear")
    if robbed:
        scene.play(A, "Cast Rob", "Bear")
    scene.until(t.END)
    assert scene.zone("Bear") == ("exile" if robbed else "graveyard")
    scene.settle()
    assert scene.zone("Bear") == ("exile" if robbed else "battlefield")


@cr("603.7c")
def test_who_did_it_is_remembered_until_a_later_step() -> None:
    """That player is who was referred to, not the player whose step it is."""
    later = at_next(t.END, body(e.LoseLife(EventPlayer(), 2)))
    bell = enchantment("Bell", "{B}", whenever(casts(each_player), later))
    scene = Scene({"battlefield": [bell]}, {"hand": [SMASH]})
    scene.play(B, "Cast Smash")
    scene.until(t.END)
    scene.settle()
    assert (scene.life(A), scene.life(B)) == (20, 18)
