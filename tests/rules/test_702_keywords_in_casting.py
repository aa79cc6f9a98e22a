"""702: keyword abilities about casting and paying, and activated ones."""

import dataclasses

import pytest

from inset.kernel import types as t
from inset.language import conditions as c, costs as co, effects as e, filters as f, keywords as k, mods as m
from inset.language.abilities import Keyword
from inset.language.card import Card
from inset.language.patterns import Moves
from inset.language.words.kinds import (
    activated,
    artifact,
    aura,
    convoke,
    creature,
    crew,
    cycling,
    enchant,
    enchantment,
    equip,
    equipment,
    flash,
    flashback,
    instant,
    kicker,
    sorcery,
    vehicle,
    when_enters,
    whenever,
)  # fmt: skip
from inset.language.words.nouns import (
    any_target,
    artifacts,
    creatures,
    enchanted_or_equipped,
    opponents_control,
    spells,
    target,
    you,
)  # fmt: skip
from inset.language.words.verbs import becomes, cost, counter, deal, draw, gain_life, have, plus, tap_symbol, when
from inset.rules.model.answers import PASS
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BOLT, KILL, OX, SIP


def spell(name: str, price: str, *parts: object) -> Card:
    """A sorcery that gains 5 life."""
    return sorcery(name, price, *parts, gain_life(5))  # type: ignore[arg-type]


# --- other ways to pay --------------------------------------------------------------------------------------------


@cr("702.51a", "702.51b")
def test_convoke() -> None:
    chorus = spell("Chorus", "{1}{G}", convoke)
    scene = Scene({"hand": [chorus], "battlefield": [BEAR, BEAR], "mana": ""})
    scene.play(A, "Cast Chorus", "Bear", "Bear")
    assert scene.life(A) == 25 and all(o.tapped for o in scene.all("Bear"))
    white_one = creature("Knight", "{W}", "Knight", 1, 1)
    for helpers in ([white_one, white_one], [(BEAR, {"tapped": True}), BEAR]):
        assert not Scene({"hand": [chorus], "battlefield": helpers, "mana": ""}).could(A, "Cast Chorus")


@cr("702.126a", "702.126b")
def test_improvise() -> None:
    """Artifacts pay for generic mana only."""
    make = spell("Make", "{2}{U}", Keyword(k.IMPROVISE))
    rock = artifact("Rock", "{1}")
    scene = Scene({"hand": [make], "battlefield": [rock, rock], "mana": "{U}"})
    scene.play(A, "Cast Make", "Rock", "Rock")
    assert scene.life(A) == 25 and all(o.tapped for o in scene.all("Rock"))
    assert not Scene({"hand": [make], "battlefield": [rock, rock, rock], "mana": ""}).could(A, "Cast Make")


@cr("702.66a", "702.66b")
def test_delve() -> None:
    dig = spell("Dig", "{3}{U}", Keyword(k.DELVE))
    scene = Scene({"hand": [dig], "graveyard": [SIP, SIP, SIP], "mana": "{U}"})
    scene.cast(A, "Cast Dig", "Sip", "Sip", "Sip")
    assert (scene.count(A, "exile"), scene.value("Dig")) == (3, 4)
    assert not Scene({"hand": [dig], "graveyard": [SIP, SIP, SIP, SIP], "mana": "{R}"}).could(A, "Cast Dig")


@cr("702.66a", "603.2c")
@pytest.mark.parametrize("by_hand", [True, False])
def test_delved_cards_leave_the_graveyard_together(by_hand: bool) -> None:
    """Roots that grow when one or more creature cards leave: once, however the cost is paid."""
    dig = spell("Dig", "{3}{U}", Keyword(k.DELVE))
    grow = enchantment(
        "Grow", "{B}", whenever(Moves(creatures & f.OwnedBy(you), t.GRAVEYARD, batch=True), gain_life(1))
    )
    scene = Scene(
        {"hand": [dig], "graveyard": [BEAR, OX, BOLT], "battlefield": [grow], "mana": "{U}"}, paying=not by_hand
    )
    scene.play(A, "Cast Dig", *(["Bear", "Ox", "Bolt", "Pay"] if by_hand else []))
    assert (scene.count(A, "exile"), scene.life(A)) == (3, 20 + 1 + 5)


@cr("702.41a")
def test_affinity() -> None:
    frog = spell("Frog", "{3}{U}", Keyword(k.AFFINITY, where=artifacts))
    rock = artifact("Rock", "{1}")
    assert Scene({"hand": [frog], "battlefield": [rock] * 4, "mana": "{U}"}).could(A, "Cast Frog")
    assert not Scene({"hand": [frog], "battlefield": [rock] * 4, "mana": "{R}"}).could(A, "Cast Frog")
    assert not Scene({"hand": [frog], "battlefield": [rock] * 2, "mana": "{U}"}).could(A, "Cast Frog")


@cr("702.33a", "702.33d", "601.2b")
def test_kicker() -> None:
    burst = instant("Burst", "{R}", kicker("{4}"), deal(2, any_target()), when(c.CostWasPaid("kicker"), draw(1)))
    for answer, cards in (("Yes", 1), ("No", 0)):
        scene = Scene({"hand": [burst]})
        scene.play(A, "Cast Burst", answer, "B")
        assert (scene.life(B), scene.count(A, "hand")) == (18, cards)


@cr("702.27a")
def test_buyback() -> None:
    whim = spell("Whim", "{U}", Keyword(k.BUYBACK, cost("{3}")))
    for answer, zone in (("Yes", "hand"), ("No", "graveyard")):
        scene = Scene({"hand": [whim]})
        scene.play(A, "Cast Whim", answer)
        assert scene.zone("Whim") == zone


@cr("702.137a")
def test_spectacle() -> None:
    show = spell("Show", "{4}{R}", Keyword(k.SPECTACLE, cost("{R}")))
    scene = Scene({"hand": [show, BOLT], "mana": "{R}{R}"})
    assert not scene.could(A, "Cast Show")
    scene.play(A, "Cast Bolt", "B")
    assert scene.could(A, "Cast Show")


@cr("702.74a", "118.9")
def test_evoke() -> None:
    muse = creature("Muse", "{4}{U}", "Elemental", 3, 3, Keyword(k.EVOKE, cost("{U}")), when_enters(draw(1)))
    scene = Scene({"hand": [muse], "mana": "{U}"})
    scene.play(A, "Cast Muse", "controller sacrifices it")
    assert (scene.zone("Muse"), scene.count(A, "hand")) == ("graveyard", 1)
    scene = Scene({"hand": [muse], "mana": "{U}{U}{U}{U}{U}"})
    paid = [word for word in scene.options(A) if "Muse" in word]
    assert len(paid) == 2
    scene.play(A, "Cast Muse {4}{U}")
    assert scene.zone("Muse") == "battlefield"


@cr("702.74a")
def test_whoever_controls_an_evoked_permanent_sacrifices_it() -> None:
    muse = creature("Muse", "{4}{U}", "Elemental", 3, 3, Keyword(k.EVOKE, cost("{U}")))
    take = instant("Take", "{U}", becomes(target(creatures), m.SetController(you), duration=e.FOREVER))
    scene = Scene({"hand": [muse], "mana": "{U}"}, {"hand": [take]})
    scene.cast(A, "Cast Muse")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.stack() == ["Muse"]
    scene.play(B, "Cast Take")
    assert scene.zone("Muse") == "graveyard"


# --- from other zones ---------------------------------------------------------------------------------------------


@cr("702.34a")
def test_flashback() -> None:
    again = spell("Again", "{W}", flashback("{2}{W}"))
    scene = Scene({"hand": [again], "mana": "{W}{W}{W}{W}"})
    scene.play(A, "Cast Again")
    assert scene.zone("Again") == "graveyard"
    scene.play(A, "Cast Again")
    assert (scene.zone("Again"), scene.life(A)) == ("exile", 30)


@cr("702.34a", "701.6a")
def test_a_countered_flashback_spell_is_exiled() -> None:
    again = spell("Again", "{W}", flashback("{2}{W}"))
    scene = Scene({"graveyard": [again]}, {"hand": [instant("Deny", "{U}", counter(target(spells)))]})
    scene.do(A, "Cast Again")
    scene.play(B, "Cast Deny")
    assert (scene.zone("Again"), scene.life(A)) == ("exile", 20)


@cr("702.81a")
def test_retrace() -> None:
    rot = spell("Rot", "{W}", Keyword(k.RETRACE))
    scene = Scene({"graveyard": [rot], "hand": ["Forest"]})
    scene.play(A, "Cast Rot", "Forest")
    assert (scene.zone("Rot"), scene.zone("Forest"), scene.life(A)) == ("graveyard", "graveyard", 25)
    assert not Scene({"graveyard": [rot], "hand": [SIP]}).could(A, "Cast Rot")


@cr("702.133a")
def test_jump_start() -> None:
    leap = spell("Leap", "{W}", Keyword(k.JUMP_START))
    scene = Scene({"graveyard": [leap], "hand": [SIP]})
    scene.play(A, "Cast Leap", "Sip")
    assert (scene.zone("Leap"), scene.zone("Sip"), scene.life(A)) == ("exile", "graveyard", 25)
    assert not Scene({"graveyard": [leap]}).could(A, "Cast Leap")


@cr("702.138a")
def test_escape() -> None:
    flee = spell("Flee", "{5}{W}", Keyword(k.ESCAPE, cost("{W}", co.ExileCards(f.Anything(), t.GRAVEYARD, 2))))
    scene = Scene({"graveyard": [flee, SIP, SIP], "mana": "{W}"})
    scene.play(A, "Cast Flee", "Sip", "Sip")
    assert (scene.zone("Flee"), scene.count(A, "exile"), scene.life(A)) == ("graveyard", 2, 25)
    assert not Scene({"graveyard": [flee, SIP], "mana": "{W}"}).could(A, "Cast Flee")


@cr("702.143a", "702.143c", "116.2h")
def test_foretell() -> None:
    """For {2} in any turn of yours; cast on a later turn for its foretell cost."""
    omen = spell("Omen", "{5}{W}", Keyword(k.FORETELL, cost("{W}")))
    scene = Scene({"hand": [omen]})
    scene.do(A, "Foretell")
    assert scene.zone("Omen") == "exile" and scene.one("Omen").face_down is not None
    assert not scene.could(A, "Cast")
    scene.next_turn()
    scene.next_turn()
    scene.play(A, "Cast Omen")
    assert (scene.zone("Omen"), scene.life(A)) == ("graveyard", 25)


@cr("702.170a", "702.170d")
def test_plot() -> None:
    plan = spell("Plan", "{5}{W}", Keyword(k.PLOT, cost("{W}")))
    scene = Scene({"hand": [plan], "mana": "{W}"})
    scene.do(A, "Plot")
    assert scene.zone("Plan") == "exile" and not scene.could(A, "Cast Plan")
    scene.next_turn()
    assert not scene.could(A, "Cast Plan")
    scene.next_turn()
    scene.play(A, "Cast Plan")
    assert scene.life(A) == 25


@cr("702.62a", "702.62b", "116.2f")
def test_suspend() -> None:
    bide = spell("Bide", "{5}{W}", Keyword(k.SUSPEND, cost("{W}"), number=2))
    scene = Scene({"hand": [bide], "mana": "{W}"})
    scene.do(A, "Suspend")
    assert scene.one("Bide").counters == {"time": 2}
    scene.next_turn()
    scene.next_turn()
    assert scene.one("Bide").counters == {"time": 1}
    scene.next_turn()
    scene.until(t.UPKEEP, 5)
    scene.settle("Bide", "Yes")
    assert (scene.zone("Bide"), scene.life(A)) == ("graveyard", 25)


@cr("702.88a", "702.88b")
def test_rebound() -> None:
    back = spell("Back", "{W}", Keyword(k.REBOUND))
    scene = Scene({"hand": [back]})
    scene.play(A, "Cast Back")
    assert scene.zone("Back") == "exile"
    scene.next_turn()
    scene.until(t.UPKEEP, 3)
    scene.settle("Back", "Yes")
    assert (scene.zone("Back"), scene.life(A)) == ("graveyard", 30)


# --- as they are cast ---------------------------------------------------------------------------------------------


@cr("702.40a")
def test_storm() -> None:
    gale = spell("Gale", "{W}", Keyword(k.STORM))
    scene = Scene({"hand": [SIP, SIP, gale]})
    scene.play(A, "Cast Sip")
    scene.play(A, "Cast Sip")
    scene.play(A, "Cast Gale")
    assert scene.life(A) == 37


@cr("702.40a")
def test_storm_counts_what_was_cast_before_it() -> None:
    """Not what is cast while its ability is on the stack, nor by whom."""
    gale = spell("Gale", "{W}", Keyword(k.STORM))
    scene = Scene({"hand": [SIP, gale]}, {"hand": [SIP, SIP]})
    scene.play(A, "Cast Sip")
    scene.cast(A, "Cast Gale")
    scene.cast(B, "Cast Sip")
    scene.play(B, "Cast Sip")
    assert (scene.life(A), scene.life(B)) == (31, 22)


@cr("702.85a")
def test_cascade() -> None:
    fall = spell("Fall", "{3}{W}", Keyword(k.CASCADE))
    big = spell("Big", "{6}{W}")
    for answer, zone, life in (("Yes", "graveyard", 26), ("No", "library", 25)):
        scene = Scene({"hand": [fall], "library": [big, SIP]})
        scene.play(A, "Cast Fall", "Cast Sip" if answer == "Yes" else "Don't")
        assert (scene.zone("Sip"), scene.life(A), scene.zone("Big")) == (zone, life, "library")


@cr("702.78a")
def test_conspire() -> None:
    plot = sorcery("Plot", "{G}", Keyword(k.CONSPIRE), gain_life(5))
    for answer, life in (("Yes", 30), ("No", 25)):
        scene = Scene({"hand": [plot], "battlefield": [BEAR, BEAR]})
        scene.play(A, "Cast Plot", answer, "Bear", "Bear")
        assert scene.life(A) == life
    scene = Scene({"hand": [plot], "battlefield": [BEAR]})
    scene.play(A, "Cast Plot")
    assert scene.life(A) == 25


@cr("702.78b", "702.175b")
def test_instances_of_conspire_and_offspring_are_paid_apart() -> None:
    plot = sorcery("Plot", "{G}", Keyword(k.CONSPIRE), Keyword(k.CONSPIRE), gain_life(5))
    for answers, life in ((("Yes", "Yes"), 35), (("Yes", "No"), 30), (("No", "Yes"), 30)):
        scene = Scene({"hand": [plot], "battlefield": [BEAR, BEAR, BEAR, BEAR]})
        scene.cast(A, "Cast Plot", *answers, "Bear", "Bear", "Bear", "Bear", "conspire 2")
        scene.settle()
        assert scene.life(A) == life
    mother = creature("Mother", "{G}", "Rabbit", 4, 4, *(Keyword(k.OFFSPRING, cost("{1}")),) * 2)
    scene = Scene({"hand": [mother]})
    scene.play(A, "Cast Mother", "Yes", "Yes", "offspring 2")
    assert sorted(scene.sizes("Mother")) == [(1, 1), (1, 1), (4, 4)]


@cr("702.61a", "702.61b")
def test_split_second() -> None:
    """No spells and no abilities but mana abilities while it is on the stack."""
    snap = instant("Snap", "{W}", Keyword(k.SPLIT_SECOND), gain_life(5))
    pinger = creature("Pinger", "{R}", "Wizard", 1, 1, activated(tap_symbol, deal(1, any_target())))
    scene = Scene({"hand": [snap]}, {"hand": [SIP], "battlefield": [pinger]})
    scene.do(A, "Cast Snap")
    assert scene.options(B) == ["Pass"]
    scene.settle()
    assert scene.could(B, "Cast Sip")


@cr("702.175a", "707.2")
def test_offspring() -> None:
    hare = creature("Hare", "{W}", "Rabbit", 3, 3, Keyword(k.OFFSPRING, cost("{2}")))
    scene = Scene({"hand": [hare]})
    scene.play(A, "Cast Hare", "Yes")
    assert sorted((o.token, chars_of(scene.st, o).power) for o in scene.all("Hare")) == [(False, 3), (True, 1)]


@cr("702.8a")
def test_flash() -> None:
    quick = creature("Quick", "{G}", "Cat", 1, 1, flash)
    scene = Scene({}, {"hand": [quick, BEAR]})
    assert scene.could(B, "Cast Quick") and not scene.could(B, "Cast Bear")


# --- characteristics ----------------------------------------------------------------------------------------------


@cr("702.73a", "702.114a", "604.3")
def test_changeling_and_devoid_hold_everywhere() -> None:
    odd = creature("Odd", "{U}", "Shapeshifter", 1, 1, Keyword(k.CHANGELING), Keyword(k.DEVOID))
    for zone in ("hand", "library", "graveyard", "exile", "battlefield"):
        scene = Scene({zone: [odd]})
        assert (scene.chars("Odd").colors, "Goblin" in scene.chars("Odd").subtypes) == (0, True), zone


# --- activated ----------------------------------------------------------------------------------------------------


@cr("702.6a", "702.6b", "301.5", "301.5b")
def test_equip() -> None:
    blade = equipment("Blade", "{1}", have(enchanted_or_equipped, plus(2, 0)), equip("{1}"))
    scene = Scene({"battlefield": [blade, BEAR]}, {"battlefield": [creature("Ox", "{W}", "Ox", 1, 1)], "hand": [KILL]})
    scene.play(A, "Equip", "Bear")
    assert scene.size("Bear") == (4, 2)  # the only creature of A's
    scene.play(B, "Cast Kill", "Bear")
    assert (scene.zone("Blade"), scene.one("Blade").attached) == ("battlefield", 0)  # 704.5n


@cr("702.122a", "702.122b", "301.7a")
def test_crew() -> None:
    """Summoning sick creatures may crew; a vehicle isn't a creature until then."""
    cart = vehicle("Cart", "{2}", 4, 4, crew(2))
    scene = Scene({"hand": [BEAR], "battlefield": [cart]})
    assert not scene.chars("Cart").types & t.CREATURE and not scene.could(A, "Cart")
    scene.play(A, "Cast Bear")
    scene.play(A, "Cart", "Bear")
    assert scene.chars("Cart").types & t.CREATURE and scene.one("Bear").tapped
    scene.next_turn()
    assert not scene.chars("Cart").types & t.CREATURE


@cr("702.29a", "702.29b")
def test_cycling() -> None:
    cycler = creature("Cycler", "{5}{G}", "Bear", 5, 5, cycling("{G}"))
    scene = Scene({"hand": [cycler], "mana": "{G}"})
    scene.cast(A, "Cycl")
    assert (scene.zone("Cycler"), scene.stack()) == ("graveyard", ["Cycler"])
    scene.settle()
    assert scene.count(A, "hand") == 1


@cr("702.29e")
def test_typecycling_searches_instead() -> None:
    """702.29e: the card that is found goes to the hand; none is drawn."""
    fishes = dataclasses.replace(cycling("{2}"), where=f.HasSubtype(("Fish",)))
    cycler = creature("Cycler", "{5}{U}", "Bear", 5, 5, fishes)
    fish = creature("Fish", "{U}", "Fish", 1, 1)
    scene = Scene({"hand": [cycler], "library": [BEAR, fish, BEAR], "mana": "{2}"})
    scene.play(A, "Cycl", "Fish")
    assert scene.zone("Cycler") == "graveyard"
    assert scene.zone("Fish") == "hand"
    assert scene.count(A, "hand") == 1


@cr("702.5a", "303.4", "303.4a")
def test_enchant() -> None:
    leash = aura("Leash", "{W}", enchant(creatures & opponents_control))
    assert not Scene({"hand": [leash], "battlefield": [BEAR]}).could(A, "Cast Leash")
    scene = Scene({"hand": [leash]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Leash")
    assert scene.one("Leash").attached == scene.one("Bear").id


@cr("702.62a", "601.3")
def test_what_can_t_be_cast_can_t_be_suspended() -> None:
    """Prohibitions count, costs and targets do not."""
    bide = spell("Bide", "{5}{W}", Keyword(k.SUSPEND, cost("{W}"), number=2))
    assert Scene({"hand": [bide], "mana": "{W}"}).could(A, "Suspend")
    teeg = Scene({"hand": [bide], "mana": "{W}"}, {"battlefield": ["Gaddock Teeg"]})
    assert not teeg.could(A, "Suspend")
