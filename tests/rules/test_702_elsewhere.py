"""702: keyword abilities that work in a hand, in a graveyard or on the stack, and more ways of casting."""

from inset.kernel import types as t
from inset.language import conditions as c, costs as co, filters as f, keywords as k
from inset.language.abilities import Keyword
from inset.language.words.kinds import activated, artifact, creature, enchantment_creature, instant, land, sorcery
from inset.language.words.nouns import any_target
from inset.language.words.verbs import cost, deal, discard, gain_life, when
from inset.rules.model.answers import PASS
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, FORK, KILL, PEEK, SIP

WURM = creature("Wurm", "{5}{G}", "Wurm", 6, 6)
FIELD = land("Field")


# --- in the hand ------------------------------------------------------------------------------------------------------


@cr("702.53a")
def test_transmute_finds_a_card_with_the_same_mana_value() -> None:
    guard = creature("Guard", "{1}{B}", "Zombie", 1, 1, Keyword(k.TRANSMUTE, cost("{1}{B}{B}")))
    scene = Scene({"hand": [guard], "library": [WURM, BEAR, SIP]})
    scene.do(A, "Guard:")
    assert scene.zone("Guard") == "graveyard"
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert [word.split(" (")[0] for word in scene.words() if word != "Done"] == ["Bear"]
    scene.answer("Bear")
    scene.settle()
    assert scene.zone("Bear") == "hand"
    scene = Scene({"hand": [guard]}, {"hand": [SIP]})
    scene.cast(B, "Cast Sip")
    assert not scene.could(A, "Guard:")  # only as a sorcery


@cr("702.57a", "702.57b")
def test_forecast_in_the_upkeep_once_each_turn() -> None:
    reveal = co.All((cost("{W}"), co.RevealThis()))
    stance = instant("Stance", "{1}{W}{W}", gain_life(9), activated(reveal, gain_life(1), keyword=k.FORECAST))
    scene = Scene({"hand": [stance], "battlefield": ["Plains", "Plains"]})
    assert not scene.could(A, "Stance:")  # it is the main phase
    scene.until(t.UPKEEP, scene.st.turn + 1)
    assert not scene.could(A, "Stance:")  # of another player
    scene.until(t.UPKEEP, scene.st.turn + 1)
    scene.play(A, "Stance:")
    assert (scene.life(A), scene.zone("Stance")) == (21, "hand") and not scene.could(A, "Stance:")
    assert "Stance" in scene.game.view(B).json()


@cr("702.77a")
def test_reinforce() -> None:
    friend = creature("Friend", "{3}{W}", "Kithkin", 2, 2, Keyword(k.REINFORCE, cost("{1}{W}"), 2))
    scene = Scene({"hand": [friend], "battlefield": [BEAR]})
    scene.play(A, "Friend:", "Bear")
    assert (scene.size("Bear"), scene.zone("Friend")) == ((4, 4), "graveyard")


# --- in the graveyard --------------------------------------------------------------------------------------------------

IMP = creature("Imp", "{2}{B}", "Imp", 2, 2, Keyword(k.DREDGE, number=2))


@cr("702.52a", "614.11")
def test_dredge_instead_of_a_draw() -> None:
    for answer, zone, graves in (("Yes", "hand", 3), ("No", "graveyard", 2)):
        scene = Scene({"graveyard": [IMP], "hand": [PEEK], "library": [FIELD, FIELD, FIELD]})
        scene.play(A, "Cast Peek", answer)
        assert (scene.zone("Imp"), scene.count(A, "graveyard")) == (zone, graves)


@cr("702.52b")
def test_dredge_needs_that_many_cards() -> None:
    more = creature("Troll", "{2}{B}", "Troll", 2, 2, Keyword(k.DREDGE, number=99))
    scene = Scene({"graveyard": [more], "hand": [PEEK]})
    assert scene.count(A, "library") < 99
    scene.play(A, "Cast Peek")  # nothing is asked
    assert scene.zone("Troll") == "graveyard" and scene.count(A, "hand") == 1


@cr("702.59a")
def test_recover() -> None:
    spare = sorcery("Spare", "{W}", Keyword(k.RECOVER, cost("{1}")), gain_life(2))
    for answer, zone in (("Yes", "hand"), ("No", "exile")):
        scene = Scene({"graveyard": [spare], "hand": [KILL], "battlefield": [BEAR]})
        scene.play(A, "Cast Kill", "Bear", answer)
        assert scene.zone("Spare") == zone
    scene = Scene({"graveyard": [spare], "hand": [KILL]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Kill", "Bear")
    assert scene.zone("Spare") == "graveyard"  # it is another player's graveyard


@cr("702.187a", "702.187b")
def test_mayhem_needs_that_it_was_discarded_this_turn() -> None:
    riot = sorcery("Riot", "{4}{R}", Keyword(k.MAYHEM, cost("{R}")), gain_life(3))
    rid = instant("Rid", "{B}", discard(1))
    assert not Scene({"graveyard": [riot]}).could(A, "Cast Riot")
    scene = Scene({"hand": [riot, rid], "mana": "{B}{R}"})
    scene.play(A, "Cast Rid")
    scene.play(A, "Cast Riot {R} with mayhem")
    assert (scene.life(A), scene.zone("Riot")) == (23, "graveyard")
    scene = Scene({"hand": [riot, rid]})
    scene.play(A, "Cast Rid")
    scene.until(t.PRECOMBAT_MAIN, scene.st.turn + 2)
    assert not scene.could(A, "Cast Riot")


HYMN = sorcery("Hymn", "{1}{G}", Keyword(k.HARMONIZE, cost("{5}{G}")), gain_life(4))


@cr("702.180a", "702.180b")
def test_harmonize_taps_a_creature_to_cost_less() -> None:
    scene = Scene({"graveyard": [HYMN], "battlefield": [WURM, BEAR], "mana": "{G}"})
    found = [word for word in scene.options(A) if "Hymn" in word]
    assert len(found) == 1  # with the power of the Wurm only
    scene.play(A, found[0])
    assert scene.one("Wurm").tapped and not scene.one("Bear").tapped
    assert (scene.life(A), scene.zone("Hymn")) == (24, "exile")
    scene = Scene({"graveyard": [HYMN], "mana": "{G}{G}{G}{G}{G}{G}"})
    scene.play(A, "Cast Hymn")  # up to one creature: none is
    assert scene.life(A) == 24
    assert not Scene({"graveyard": [HYMN], "battlefield": [(WURM, {"tapped": True})], "mana": "{G}"}).could(A, "Hymn")


# --- from anywhere -----------------------------------------------------------------------------------------------------

ELDER = creature("Elder", "{8}", "Eldrazi", 7, 8, Keyword(k.EMERGE, cost("{6}{U}")))


@cr("702.119a", "702.119c", "118.9")
def test_emerge_sacrifices_a_creature_to_cost_less() -> None:
    scene = Scene({"hand": [ELDER], "battlefield": [WURM, BEAR], "mana": "{U}{U}"})
    assert len([word for word in scene.options(A) if "Elder" in word]) == 1
    scene.play(A, "Cast Elder")
    assert (scene.zone("Wurm"), scene.zone("Bear"), scene.zone("Elder")) == ("graveyard", "battlefield", "battlefield")
    assert len(scene.st.players[A].pool) == 1  # {6} less: {U} is left to pay
    assert not Scene({"hand": [ELDER], "mana": "{U}{U}{U}{U}{U}{U}{U}"}).could(A, "Cast Elder")


@cr("702.119b")
def test_emerge_from_another_kind_of_permanent() -> None:
    forged = creature("Forged", "{8}", "Eldrazi", 7, 8, Keyword(k.EMERGE, cost("{6}{U}"), where=f.HasType(t.ARTIFACT)))
    rock = artifact("Rock", "{6}")
    scene = Scene({"hand": [forged], "battlefield": [WURM, rock], "mana": "{U}"})
    scene.play(A, "Cast Forged")
    assert (scene.zone("Wurm"), scene.zone("Rock")) == ("battlefield", "graveyard")


@cr("702.188a")
def test_web_slinging_returns_a_tapped_creature() -> None:
    spider = creature("Spider", "{4}{W}", "Spider", 3, 3, Keyword(k.WEB_SLINGING, cost("{W}")))
    scene = Scene({"hand": [spider], "battlefield": [(BEAR, {"tapped": True}), WURM], "mana": "{W}"})
    scene.play(A, "Cast Spider {W}")
    assert (scene.zone("Bear"), scene.zone("Wurm"), scene.zone("Spider")) == ("hand", "battlefield", "battlefield")
    assert not Scene({"hand": [spider], "battlefield": [BEAR], "mana": "{W}"}).could(A, "Cast Spider")


@cr("702.190a", "702.190b", "506.3a")
def test_sneak_comes_in_attacking_for_an_unblocked_creature() -> None:
    ninja = creature("Ninja", "{4}{U}", "Ninja", 3, 3, Keyword(k.SNEAK, cost("{U}")))
    scene = Scene({"hand": [ninja], "battlefield": [BEAR, WURM], "mana": "{U}"}, {"battlefield": [WURM]})
    assert not scene.could(A, "Cast Ninja")
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"])
    scene.play(A, "Cast Ninja {U}")
    obj = scene.one("Ninja")
    assert scene.zone("Bear") == "hand" and obj.tapped and obj.combat is not None and obj.combat.attacking
    scene.until(t.POSTCOMBAT_MAIN)
    assert scene.life(B) == 17
    scene = Scene({"hand": [ninja], "battlefield": [BEAR], "mana": "{U}"}, {"battlefield": [BEAR]})
    scene.until(t.DECLARE_BLOCKERS, attack=["Bear"], block={"Bear": "Bear"})
    assert not scene.could(A, "Cast Ninja")
    scene = Scene({"hand": [ninja], "battlefield": [BEAR], "mana": "{U}"})
    scene.until(t.COMBAT_DAMAGE, attack=["Bear"])
    assert not scene.could(A, "Cast Ninja")  # it is unblocked, but that step is over


SHIP = creature("Ship", "{4}{U}", "Alien", 4, 4, Keyword(k.WARP, cost("{U}")))


@cr("702.185a", "702.185b", "608.3g")
def test_warp_exiles_it_and_lets_it_be_cast_on_a_later_turn() -> None:
    scene = Scene({"hand": [SHIP], "mana": "{U}{U}{U}{U}{U}{U}"})
    scene.play(A, "Cast Ship {U} with warp")
    scene.until(t.END)
    assert scene.zone("Ship") == "battlefield"
    scene.settle()
    assert scene.zone("Ship") == "exile" and not scene.could(A, "Cast Ship")
    scene.until(t.PRECOMBAT_MAIN, scene.st.turn + 2)
    assert [word for word in scene.options(A) if "Ship" in word] == ["Cast Ship {4}{U} from exile"]
    scene.play(A, "Cast Ship")
    scene.until(t.END)
    scene.settle()
    assert scene.zone("Ship") == "battlefield"


@cr("702.185a")
def test_warp_is_paid_only_from_the_hand() -> None:
    scene = Scene({"hand": [SHIP], "mana": "{U}{U}{U}{U}{U}"})
    scene.play(A, "Cast Ship {4}{U}")
    scene.until(t.END)
    scene.settle()
    assert scene.zone("Ship") == "battlefield"


LORD = enchantment_creature("Lord", "{4}{B}", "Avatar", 5, 5, Keyword(k.IMPENDING, cost("{1}{B}"), 2))


@cr("702.176a")
def test_impending_is_not_a_creature_while_it_has_time_counters() -> None:
    scene = Scene({"hand": [LORD], "mana": "{B}{B}"})
    scene.play(A, "Cast Lord {1}{B}")
    chars = scene.chars("Lord")
    assert chars.types == t.ENCHANTMENT and not chars.subtypes and scene.one("Lord").counters == {"time": 2}
    scene.until(t.END)
    scene.settle()
    assert scene.one("Lord").counters == {"time": 1}
    scene.until(t.END, scene.st.turn + 1)
    scene.settle()
    assert scene.one("Lord").counters == {"time": 1}  # not at another player's end step
    scene.until(t.END, scene.st.turn + 1)
    scene.settle()
    assert scene.chars("Lord").types & t.CREATURE and scene.size("Lord") == (5, 5)
    scene = Scene({"hand": [LORD]})
    scene.play(A, "Cast Lord {4}{B}")
    assert scene.chars("Lord").types & t.CREATURE and not scene.one("Lord").counters


# --- what is added to the spell -----------------------------------------------------------------------------------------

WAVE = instant("Wave", "{U}", Keyword(k.AWAKEN, cost("{3}{U}"), 3), deal(1, any_target()))


@cr("702.113a", "702.113b")
def test_awaken_makes_a_land_a_creature() -> None:
    scene = Scene({"hand": [WAVE], "battlefield": [FIELD]})
    scene.play(A, "Cast Wave {3}{U} with awaken", "B", "Field")
    chars = scene.chars("Field")
    assert scene.life(B) == 19 and scene.size("Field") == (3, 3)
    assert chars.types == t.LAND | t.CREATURE and chars.subtypes == {"Elemental"} and chars.keywords & k.HASTE
    scene = Scene({"hand": [WAVE]})
    assert not scene.could(A, "with awaken")  # there is no land to choose
    scene.play(A, "Cast Wave {U}", "B")
    assert scene.life(B) == 19


@cr("702.174a", "702.174b", "702.174e", "702.174j", "702.174k")
def test_a_gift_comes_before_the_rest_of_the_spell() -> None:
    fall = sorcery("Fall", "{B}", Keyword(k.GIFT, text="a card"), when(c.CostWasPaid("gift"), gain_life(5)))
    scene = Scene({"hand": [fall]}, {"hand": []})
    scene.play(A, "Cast Fall", "Yes")
    assert (scene.life(A), scene.count(B, "hand")) == (25, 1)
    scene = Scene({"hand": [fall]}, {"hand": []})
    scene.play(A, "Cast Fall", "No")
    assert (scene.life(A), scene.count(B, "hand")) == (20, 0)


@cr("702.174a", "702.174b", "702.174f", "707.10")
def test_a_gift_of_a_permanent_goes_to_the_opponent_chosen() -> None:
    host = creature("Host", "{U}", "Otter", 1, 1, Keyword(k.GIFT, text="a tapped Fish"))
    scene = Scene({"hand": [host, FORK]}, {}, {})
    scene.cast(A, "Cast Host", "Yes", "C")
    scene.play(A, "Cast Fork", "Host")
    assert scene.names("battlefield", C) == ["Fish Token", "Fish Token"] and not scene.names("battlefield", B)
    assert all(o.tapped for o in scene.all("Fish Token"))


@cr("702.174a", "702.44a", "400.7d")
def test_a_promised_gift_and_the_colors_spent_are_both_remembered() -> None:
    host = creature("Host", "{2}", "Otter", 1, 1, Keyword(k.GIFT, text="a tapped Fish"), Keyword(k.SUNBURST))
    scene = Scene({"hand": [host], "mana": "{R}{G}"}, {}, {})
    scene.play(A, "Cast Host", "Yes", "C")
    assert scene.names("battlefield", C) == ["Fish Token"]
    assert scene.one("Host").counters == {"+1/+1": 2}


@cr("702.174d", "702.174g", "702.174h", "702.174i")
def test_what_may_be_given() -> None:
    for gift, name in (("a Food", "Food Token"), ("a Treasure", "Treasure Token"), ("an Octopus", "Octopus Token")):
        scene = Scene({"hand": [sorcery("Give", "{W}", Keyword(k.GIFT, text=gift), gain_life(1))]})
        scene.play(A, "Cast Give", "Yes")
        assert scene.names("battlefield", B) == [name]
    scene = Scene({"hand": [sorcery("Give", "{W}", Keyword(k.GIFT, text="an extra turn"), gain_life(1))]}, {}, {})
    scene.play(A, "Cast Give", "Yes", "C")
    scene.until(t.UPKEEP, scene.st.turn + 1)
    assert scene.st.active == C


@cr("702.125a", "702.125b", "702.125c")
def test_undaunted_costs_less_for_each_opponent() -> None:
    vow = sorcery("Vow", "{3}{W}", Keyword(k.UNDAUNTED), gain_life(3))
    rows: tuple[dict[str, object], ...] = ({"hand": [vow], "mana": "{W}{W}"}, {}, {})
    assert Scene(*rows).could(A, "Cast Vow {1}{W}")
    assert not Scene({"hand": [vow], "mana": "{W}{W}"}).could(A, "Cast Vow")
    twice = sorcery("Vow", "{3}{W}", Keyword(k.UNDAUNTED), Keyword(k.UNDAUNTED), gain_life(3))
    assert Scene({"hand": [twice], "mana": "{W}{W}"}).could(A, "Cast Vow {1}{W}")
    scene = Scene(*rows)
    scene.game.concede(C)
    assert not scene.could(A, "Cast Vow")


# --- copies --------------------------------------------------------------------------------------------------------------


@cr("702.69a", "702.69b")
def test_gravestorm_copies_for_each_permanent_that_went_to_a_graveyard() -> None:
    storm = sorcery("Storm", "{B}", Keyword(k.GRAVESTORM), gain_life(1))
    scene = Scene({"hand": [storm, KILL, KILL], "battlefield": [(BEAR, {"token": True})]}, {"battlefield": [WURM]})
    scene.play(A, "Cast Kill", "Bear")
    scene.play(A, "Cast Kill", "Wurm")
    scene.play(A, "Cast Storm")
    assert scene.life(A) == 23
    twice = sorcery("Twice", "{B}", Keyword(k.GRAVESTORM), Keyword(k.GRAVESTORM), gain_life(1))
    scene = Scene({"hand": [twice, KILL], "battlefield": [BEAR]})
    scene.play(A, "Cast Kill", "Bear")
    scene.play(A, "Cast Twice")
    assert scene.life(A) == 23


@cr("702.144a")
def test_demonstrate_copies_the_spell_for_an_opponent_too() -> None:
    lesson = sorcery("Lesson", "{W}", Keyword(k.DEMONSTRATE), gain_life(3))
    scene = Scene({"hand": [lesson]}, {}, {})
    scene.play(A, "Cast Lesson", "Yes", "C")
    assert (scene.life(A), scene.life(B), scene.life(C)) == (26, 20, 23)
    scene = Scene({"hand": [lesson]}, {}, {})
    scene.play(A, "Cast Lesson", "No")
    assert (scene.life(A), scene.life(C)) == (23, 20)
