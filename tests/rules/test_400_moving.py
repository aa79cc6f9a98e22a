"""400–408: zones: what moves, what it becomes, what can find it (400.7), and each zone in turn."""

from typing import Any

import pytest

from inset.decklists import decks
from inset.game import Game
from inset.kernel import types as t
from inset.kernel.mana import parse
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
from inset.language.card import Card
from inset.language.words.kinds import (
    artifact,
    aura,
    creature,
    enchant,
    enchantment,
    haste,
    instant,
    land,
    sorcery,
    static,
    tap_for,
    when_enters,
    whenever,
)
from inset.language.words.nouns import (
    anything,
    creatures,
    each,
    each_opponent,
    enchanted_or_equipped,
    in_graveyard,
    instants,
    linked_cards,
    number_of,
    saved,
    spells,
    target,
    this,
    this_one,
    you,
)
from inset.language.words.verbs import (
    counter,
    destroy,
    dies,
    discard,
    exile,
    free,
    gain_life,
    gains,
    leaves,
    mill,
    put_counters,
    to_battlefield,
    to_hand,
    to_library,
)
from inset.rules import atoms
from inset.rules.model.answers import PASS
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, KILL, OX

FIELD = land("Field", "", tap_for("{G}"))
COLOSSUS = artifact("Colossus", "{9}", static(sta.MovesInstead(this_one, t.GRAVEYARD, t.EXILE), zone=t.ANY_ZONE))


# --- moving (400.6) ---------------------------------------------------------------------------------


@cr("400.6", "614.12")
@pytest.mark.parametrize("zone", ["battlefield", "hand", "library"])
def test_an_object_says_itself_what_happens_to_its_move(zone: str) -> None:
    """Wherever it is, its owner looks whether it has an ability that affects the move."""
    words = {
        "battlefield": destroy(each(f.HasType(t.ARTIFACT))), "hand": e.DiscardHand(you), "library": mill(1),
    }  # fmt: skip
    scene = Scene(
        {zone: [COLOSSUS], "hand": [sorcery("Act", "{B}", words[zone]), *([COLOSSUS] if zone == "hand" else [])]}
    )
    scene.play(A, "Cast Act")
    assert [o.zone for o in scene.all("Colossus")] == [t.EXILE] * len(scene.all("Colossus"))


@cr("400.6", "616.1")
def test_of_effects_that_exclude_each_other_one_is_chosen() -> None:
    """Two effects would send it elsewhere: its controller chooses, and the other has nothing left to do."""
    void = enchantment("Void", "{B}", sta.MovesInstead(creatures, t.GRAVEYARD, t.EXILE))
    tuck = enchantment("Tuck", "{U}", sta.MovesInstead(creatures, t.GRAVEYARD, t.LIBRARY))
    for choice, zone in (("Void", "exile"), ("Tuck", "library")):
        scene = Scene({"hand": [KILL], "battlefield": [void, tuck]}, {"battlefield": [BEAR]})
        scene.cast(A, "Cast Kill")
        scene.game.choose(PASS)
        scene.game.choose(PASS)
        asked = scene.game.decision
        assert asked is not None and asked.player == B
        scene.answer(choice)
        assert scene.zone("Bear") == zone


# --- what can find the new object (400.7) ---------------------------------------------------------------------------------


@cr("400.7c", "609.7a", "615.8")
def test_a_shield_against_a_permanent_spell_holds_against_the_permanent() -> None:
    guard = instant("Guard", "{W}", e.Guard(players=you, once=False))
    runner = creature("Runner", "{R}", "Goblin", 3, 3, haste)
    scene = Scene({"hand": [runner]}, {"hand": [guard]})
    scene.cast(A, "Cast Runner")
    scene.cast(B, "Cast Guard")
    scene.settle("Runner")
    scene.until(t.END_COMBAT, attack=["Runner"])
    assert (scene.zone("Runner"), scene.life(B)) == ("battlefield", 20)


@cr("400.7e", "603.6c")
@pytest.mark.parametrize(("hide", "zone"), [(False, "hand"), (True, "exile")])
def test_a_trigger_finds_what_the_object_became_in_a_public_zone(hide: bool, zone: str) -> None:
    """If it moved on meanwhile, it is another object again, and the trigger doesn't find it."""
    phoenix = creature("Phoenix", "{R}", "Phoenix", 2, 2, whenever(dies(), to_hand(this)))
    relic = instant("Relic", "{1}", exile(in_graveyard(creatures)))
    scene = Scene({"hand": [KILL], "battlefield": [phoenix]}, {"hand": [relic]})
    scene.cast(A, "Cast Kill")
    scene.resolve()
    if hide:
        scene.cast(B, "Cast Relic")
    scene.settle()
    assert scene.zone("Phoenix") == zone


@cr("400.7f", "704.5m")
def test_a_trigger_finds_the_aura_that_fell_off() -> None:
    """ "When enchanted creature dies, return this card": the Aura goes to the graveyard as a state-based action."""
    back = whenever(p.Moves(enchanted_or_equipped, t.BATTLEFIELD, t.GRAVEYARD), to_hand(this))
    spirit = aura("Spirit", "{W}", enchant(creatures), back)
    scene = Scene({"hand": [spirit, KILL], "battlefield": [BEAR]})
    scene.play(A, "Cast Spirit", "Bear")
    scene.play(A, "Cast Kill")
    assert (scene.zone("Bear"), scene.zone("Spirit")) == ("graveyard", "hand")


@cr("400.7g", "702.34a")
def test_a_granted_ability_to_cast_goes_on_with_the_spell() -> None:
    """Flashback that an effect gave: the spell is exiled as it leaves the stack."""
    mage = sorcery("Mage", "{U}", gains(in_graveyard(instants), a.Keyword(k.FLASHBACK, c.PayManaOf(this))))
    scene = Scene({"hand": [mage], "graveyard": [BOLT]})
    scene.play(A, "Cast Mage", "Bolt")
    scene.play(A, "Cast Bolt", "B")
    assert (scene.life(B), scene.zone("Bolt")) == (17, "exile")


@cr("400.7h", "608.2g")
def test_the_rest_of_an_effect_finds_the_spell_that_was_cast() -> None:
    """ "You may cast it. It gains haste": the creature that the spell becomes has it too (400.7a)."""
    cast = e.CastNow(each(creatures, t.GRAVEYARD, you), cost=free, save=1)
    call = sorcery("Call", "{G}", cast, e.Modify(saved(1), (m.AddAbility(haste),), e.FOREVER))
    scene = Scene({"hand": [call], "graveyard": [BEAR]})
    scene.do(A, "Cast Call")
    scene.resolve("Cast Bear")
    assert scene.stack() == ["Bear"] and scene.keywords("Bear") & k.HASTE
    scene.settle()
    assert scene.zone("Bear") == "battlefield" and scene.keywords("Bear") & k.HASTE


@cr("400.7i", "305.4")
def test_the_rest_of_an_effect_finds_the_land_that_was_played() -> None:
    """ "You may play that card. If it's a land, …": the land on the battlefield is meant."""
    play = e.CastNow(each(anything, t.GRAVEYARD, you), lands=True, save=1)
    call = sorcery("Call", "{G}", play, e.Tap(saved(1)), put_counters(saved(1), 1, "charge"))
    scene = Scene({"hand": [call], "graveyard": [FIELD]})
    scene.do(A, "Cast Call")
    scene.resolve("Play Field")
    assert (scene.zone("Field"), scene.one("Field").tapped, scene.one("Field").counters) == (
        "battlefield",
        True,
        {"charge": 1},
    )


RAGE = instant("Rage", "{5}{R}", a.Keyword(k.MADNESS, c.PayMana(parse("{R}"))), gain_life(1))


@cr("400.7k", "702.35a")
@pytest.mark.parametrize(("answer", "zone"), [("Don't", "hand"), ("Cast Rage", "graveyard")])
def test_what_refers_to_a_discarded_card_finds_it_after_madness(answer: str, zone: str) -> None:
    """The card is exiled as it is discarded; if it isn't cast, it goes to the graveyard, and is found there."""
    later = e.Later(p.BeginningOf(t.END), a.Body((to_hand(saved(1)),)))
    scene = Scene({"hand": [sorcery("Loot", "{R}", e.Discard(you, 1, save=1), later), RAGE]})
    scene.play(A, "Cast Loot", answer)
    assert scene.zone("Rage") == "graveyard"
    scene.until(t.END)
    scene.settle()
    assert scene.zone("Rage") == zone


@cr("400.8", "406.7", "400.7")
def test_an_exiled_card_that_is_exiled_is_a_new_object() -> None:
    """What was allowed with the old one is over; it has not changed zones, so nothing notices a move."""
    loan = sorcery("Loan", "{U}", e.Permit(each(creatures, t.EXILE), e.THIS_TURN))
    again = sorcery("Again", "{W}", exile(each(creatures, t.EXILE)))
    bell = enchantment("Bell", "{W}", whenever(p.Moves(creatures, destination=t.EXILE), gain_life(1)))
    scene = Scene({"hand": [loan, again], "exile": [BEAR], "battlefield": [bell]})
    scene.play(A, "Cast Loan")
    assert scene.could(A, "Cast Bear")
    before = scene.one("Bear").id
    scene.play(A, "Cast Again")
    assert scene.one("Bear").id != before and not scene.could(A, "Cast Bear")
    assert scene.life(A) == 20


@cr("400.10", "903.9")
def test_what_is_put_into_the_command_zone_from_there_is_a_new_object() -> None:
    again = sorcery("Again", "{W}", e.Move(each(anything, t.COMMAND), t.COMMAND))
    boss = {"card": "Six", "commander": True}
    scene = Scene({"hand": [again], "command": [boss]}, {}, format="commander")
    before = scene.one("Six").id
    scene.play(A, "Cast Again")
    assert scene.zone("Six") == "command" and scene.one("Six").id != before


# --- outside the game (400.11) ---------------------------------------------------------------------------------


def with_outside(row: dict[str, Any], card: Card) -> Scene:
    """A scene with a card that A owns outside the game."""
    scene = Scene(row)
    st = scene.game.state
    atoms.new_object(st, A, t.OUTSIDE, card, st.next_id)
    scene.game = Game(scene.game._setup, st)
    return scene


@cr("400.11a", "400.11b", "100.4")
def test_a_card_of_the_sideboard_is_outside_the_game_until_it_is_brought_in() -> None:
    wish = sorcery("Wish", "{G}", e.Wish(creatures))
    scene = with_outside({"hand": [wish]}, BEAR)
    assert (scene.zone("Bear"), scene.could(A, "Cast Bear")) == ("outside the game", False)
    scene.play(A, "Cast Wish")
    assert scene.zone("Bear") == "hand"
    scene.play(A, "Cast Bear")
    scene.next_turn()
    assert scene.zone("Bear") == "battlefield"  # it stays in the game


@cr("400.11c")
def test_nothing_affects_cards_outside_the_game() -> None:
    """Neither effects on cards in all zones nor searches, targets or counting."""
    paint = enchantment("Paint", "{U}", sta.Continuous(anything, (m.SetColors(t.BLUE),), t.ANY_ZONE))
    scene = with_outside({"battlefield": [paint], "hand": [OX]}, BEAR)
    assert (scene.chars("Bear").colors, scene.chars("Ox").colors) == (t.GREEN, t.BLUE)


@cr("400.12", "701.24")
def test_what_is_done_to_a_zone_is_done_to_all_its_cards() -> None:
    """ "Shuffle your hand into your library": every card goes, the hand stays a hand."""
    mix = sorcery("Mix", "{U}", to_library(each(anything, t.HAND, you)), e.Shuffle(you), e.Draw(you, 1))
    scene = Scene({"hand": [mix, BEAR, OX], "library": [], "library_exact": True})
    scene.do(A, "Cast Mix")
    scene.settle(scene.one("Bear").id)
    assert (scene.count(A, "library"), scene.count(A, "hand")) == (1, 1)


# --- library and hand (401, 402) ---------------------------------------------------------------------------------


def new_game() -> Game:
    deck = decks.Deck.of("Forests", {"Forest": 60})
    return Game.new([deck, deck], seed=3)


@cr("401.1", "402.1", "403.1", "404.1")
def test_a_game_begins_with_library_and_hand_and_empty_zones() -> None:
    st = new_game().state
    for player in (A, B):
        assert (len(st.hands[player]), len(st.libraries[player]), st.graveyards[player]) == (7, 53, ())
    assert (st.battlefield, st.stack, st.exile) == ((), (), ())


@cr("401.3", "400.2")
def test_everybody_may_count_a_library() -> None:
    assert [player["library_size"] for player in new_game().view(B).data["players"]] == [53, 53]


# --- the battlefield (403) ---------------------------------------------------------------------------------


@cr("403.2", "403.3")
def test_a_spell_refers_to_the_battlefield_unless_it_says_otherwise() -> None:
    """Creature cards and creature spells elsewhere are no permanents, and are neither destroyed nor counted."""
    wrath = instant("Wrath", "{W}", gain_life(number_of(creatures)), destroy(each(creatures)))
    scene = Scene({"hand": [wrath, OX], "graveyard": [OX], "battlefield": [BEAR], "exile": [OX]}, {"hand": [OX]})
    scene.cast(A, "Cast Ox")
    scene.cast(A, "Cast Wrath")
    scene.resolve()
    assert (scene.life(A), scene.zone("Bear"), scene.stack()) == (21, "graveyard", ["Ox"])
    assert sorted(o.zone for o in scene.all("Ox")) == sorted([t.STACK, t.GRAVEYARD, t.EXILE, t.HAND])


@cr("403.4", "400.7")
def test_a_permanent_that_comes_back_is_another_one() -> None:
    """An Aura, an effect that lasts and a target don't know it."""
    blink = instant("Blink", "{W}", exile(target(creatures), save=1), to_battlefield(saved(1)))
    grow = sorcery("Grow", "{G}", e.Modify(target(creatures), (m.ModifyPT(3, 3),), e.FOREVER))
    chain = aura("Chain", "{W}", enchant(creatures), sta.Continuous(enchanted_or_equipped, (m.ModifyPT(1, 1),)))
    scene = Scene({"hand": [grow, chain, blink, KILL], "battlefield": [BEAR]})
    scene.play(A, "Cast Grow")
    scene.play(A, "Cast Chain")
    assert scene.size("Bear") == (6, 6)
    scene.cast(A, "Cast Kill")
    scene.cast(A, "Cast Blink", "Bear")
    scene.settle()
    assert (scene.zone("Bear"), scene.size("Bear"), scene.zone("Chain")) == ("battlefield", (2, 2), "graveyard")


# --- the graveyard (404) ---------------------------------------------------------------------------------


@cr("404.1", "404.2")
def test_what_goes_to_a_graveyard_goes_on_top() -> None:
    """Countered, discarded, destroyed, sacrificed, resolved: each on top of its owner's graveyard."""
    deny = instant("Deny", "{U}", counter(target(spells)))
    drop, cat = sorcery("Drop", "{B}", discard(1, where=f.HasName("Ox"))), creature("Cat", "{W}", "Cat", 1, 1)
    edict = sorcery("Edict", "{B}", e.Sacrifice(each_opponent, creatures))
    scene = Scene({"hand": [drop, OX, KILL, BOLT], "battlefield": [BEAR, cat]}, {"hand": [deny, edict]})
    scene.play(A, "Cast Drop")
    scene.play(A, "Cast Kill", "Bear")
    scene.cast(A, "Cast Bolt", "B")
    scene.cast(B, "Cast Deny")
    scene.settle()
    row = [scene.st.objs[oid].definition.name for oid in scene.st.graveyards[A]]
    assert row == ["Ox", "Drop", "Bear", "Kill", "Bolt"]
    scene.until(t.PRECOMBAT_MAIN, 2)
    scene.play(B, "Cast Edict")
    assert scene.st.objs[scene.st.graveyards[A][-1]].definition.name == "Cat"


# --- exile (406) ---------------------------------------------------------------------------------


HIDE = sorcery("Hide", "{U}", e.Move(each(f.HasName("Bear") | f.HasName("Ox"), t.HAND, you), t.EXILE, face_down=True))


@cr("406.3a", "406.3")
def test_a_card_exiled_face_down_has_no_characteristics() -> None:
    """It isn't a creature card for what counts them; who may play it turns it face up first."""
    count = sorcery("Count", "{U}", gain_life(number_of(creatures, t.EXILE)))
    peek = sorcery(
        "Peek",
        "{U}",
        e.Move(each(creatures, t.HAND, you), t.EXILE, face_down=True, look=you, save=1),
        e.Permit(saved(1)),
    )
    scene = Scene({"hand": [HIDE, BEAR, count, peek], "exile": [OX]})
    scene.play(A, "Cast Hide")
    scene.play(A, "Cast Count")
    assert scene.life(A) == 21
    other = Scene({"hand": [peek, BEAR]})
    other.play(A, "Cast Peek")
    other.cast(A, "Cast Bear")
    assert (other.one("Bear").face_down, other.stack()) == (None, ["Bear"])


@cr("406.3b", "601.3")
@pytest.mark.parametrize("look", [True, False])
def test_spells_of_some_quality_are_cast_only_from_cards_that_may_be_looked_at(look: bool) -> None:
    vault = enchantment("Vault", "{B}", sta.MayPlay(you, t.EXILE, spell=creatures))
    seen = sorcery(
        "Hide", "{U}", e.Move(each(creatures, t.HAND, you), t.EXILE, face_down=True, look=you if look else None)
    )
    scene = Scene({"hand": [seen, BEAR], "battlefield": [vault]})
    scene.play(A, "Cast Hide")
    assert scene.could(A, "Cast Bear") == look


@cr("406.4")
def test_of_a_face_down_pile_a_card_is_chosen_at_random() -> None:
    """A player who may not look at the cards chooses a pile: which card it is differs from game to game."""
    pull = sorcery("Pull", "{U}", e.Choose(each(anything, t.EXILE), 1), e.Move(saved(1), t.GRAVEYARD))
    found = set()
    for seed in range(12):
        scene = Scene({"hand": [HIDE, BEAR, OX, pull]}, seed=seed)
        scene.play(A, "Cast Hide")
        scene.play(A, "Cast Pull", scene.one("Bear").id)
        found.add(next(o.definition.name for o in (scene.one("Bear"), scene.one("Ox")) if o.zone == t.GRAVEYARD))
    assert found == {"Bear", "Ox"}
    seen = sorcery("Hide", "{U}", e.Move(each(creatures, t.HAND, you), t.EXILE, face_down=True, look=you))
    for seed in range(6):
        scene = Scene({"hand": [seen, BEAR, OX, pull]}, seed=seed)
        scene.play(A, "Cast Hide")
        scene.play(A, "Cast Pull", scene.one("Bear").id)
        assert scene.zone("Bear") == "graveyard"


@cr("406.6", "607.2a")
def test_linked_abilities_know_their_own_cards_only() -> None:
    """Two such permanents: each gives back what it took."""
    ring = [when_enters(exile(target(creatures & f.HasName(name)), link=True)) for name in ("Bear", "Ox")]
    back = whenever(leaves(), to_battlefield(linked_cards))
    first, second = (enchantment(n, "{W}", take, back) for n, take in zip(("First", "Second"), ring, strict=True))
    smash = instant("Smash", "{W}", destroy(target(f.HasName("First"))))
    scene = Scene({"hand": [first, second, smash], "battlefield": [BEAR, OX]})
    scene.play(A, "Cast First")
    scene.play(A, "Cast Second")
    assert (scene.zone("Bear"), scene.zone("Ox")) == ("exile", "exile")
    scene.play(A, "Cast Smash")
    assert (scene.zone("Bear"), scene.zone("Ox")) == ("battlefield", "exile")


# --- the command zone (408) ---------------------------------------------------------------------------------


@cr("408.3", "903.6")
def test_a_commander_starts_in_the_command_zone() -> None:
    deck = decks.Deck.of("Six", {"Forest": 99}, ("Six",))
    st = Game.new([deck, deck], seed=1, format="commander").state
    assert [st.objs[oid].definition.name for oid in st.command] == ["Six", "Six"]
