"""Cards that pay again, prevent and strike back, or ask what was chosen, spent and left behind."""

from __future__ import annotations

from typing import Any

import pytest

from inset.language import keywords as k
from inset.language.card import Card
from inset.language.words.kinds import activated, creature, instant, loyalty, planeswalker
from inset.language.words.nouns import any_target, creatures, target
from inset.language.words.verbs import deal, fight, gain_life, tap_symbol
from tests.cards.tries import counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT, KILL

PINGER = creature("Pinger", "{R}", "Wizard", 1, 1, activated(tap_symbol, deal(1, any_target())))
FRIEND = planeswalker("Friend", "{R}", "Jace", 3, loyalty(+1, gain_life(1)), activated("{R}", gain_life(2)))
LOYAL = {"counters": {"loyalty": 3}}
DRAGON = creature("Young Dragon", "{R}", "Dragon", 1, 1)
SQUIRREL = creature("Squirrel", "{R}", "Squirrel", 1, 1)
BRAWL = instant("Brawl", "{R}", fight(target(creatures), target(creatures)))
EXACT: dict[str, Any] = {"library_exact": True}
OPTS = {"library": ["Opt"] * 9}


def with_counters(name: str, **found: int) -> dict[str, Any]:
    return {"card": name, "counters": found}


@cr("603.12", "118.12")
@pytest.mark.parametrize(
    ("answers", "size"), [(("No",), (3, 1)), (("Yes", "No"), (4, 2)), (("Yes", "Yes", "No"), (5, 3))]
)
def test_intrepid_adversary_is_paid_for_again_and_again(answers: tuple[str, ...], size: tuple[int, int]) -> None:
    t = Scene.duel(["Intrepid Adversary"], mine=[BEARS]).play(A, "Cast Intrepid", *answers)
    assert t.size("Intrepid Adversary") == size and t.size(BEARS) == (size[0] - 1, size[1] + 1)


def test_the_eternal_wanderer_returns_what_it_exiled_at_its_owners_end_step() -> None:
    name = "The Eternal Wanderer"
    t = Scene.duel(mine=[with_counters(name, loyalty=5)], theirs=[GIANT], ann=OPTS, bob=OPTS)
    t.play(A, f"{name}: +1", GIANT).until("end", 1).settle()
    assert t.sorted_names("exile", 1) == [GIANT]
    t.until("end", 2).settle()
    assert t.sorted_names("battlefield", 1) == [GIANT]


def test_the_eternal_wanderer_leaves_each_player_one_creature_of_your_choice() -> None:
    name = "The Eternal Wanderer"
    t = Scene.duel(mine=[with_counters(name, loyalty=5), BEARS, ANGEL], theirs=[GIANT, "Memnite", "Sol Ring"])
    t.play(A, f"{name}: −4", ANGEL, "Memnite")
    assert t.sorted_names("battlefield") == [ANGEL, name] and t.sorted_names("battlefield", 1) == [
        "Memnite",
        "Sol Ring",
    ]
    t = Scene.duel(mine=[with_counters(name, loyalty=5)]).play(A, f"{name}: 0")
    assert t.size("Samurai Token") == (2, 2) and keyword(t, "Samurai Token", k.DOUBLE_STRIKE)


@cr("508.1c")
def test_one_creature_attacks_the_eternal_wanderer() -> None:
    t = Scene.duel(mine=[with_counters("The Eternal Wanderer", loyalty=5)], theirs=[BEARS, GIANT], turn=2)
    while t.asked() != "attack":
        t.choose("Pass")
    t.choose("Attack The Eternal Wanderer")
    assert not any("Wanderer" in words for words in t.words())


def chandra(loyalty: int, **ann: Any) -> Scene:
    return Scene.duel(mine=[with_counters("Chandra, Dressed to Kill", loyalty=loyalty)], ann=ann)


def test_chandra_dressed_to_kill() -> None:
    t = chandra(3).play(A, "Chandra, Dressed to Kill: +1: Add", "Bob")
    assert t.lives == (20, 19)
    t = chandra(3, library=["Lightning Bolt"]).play(A, "Chandra, Dressed to Kill: +1: Exile")
    assert t.play(A, "Cast Lightning Bolt", "Bob").lives == (20, 17)
    assert not chandra(3, library=["Opt"]).play(A, "Chandra, Dressed to Kill: +1: Exile").offers("Cast Opt")
    t = chandra(7, library=["Lightning Bolt", "Opt", "Opt", GIANT, "Forest"]).play(A, "Chandra, Dressed to Kill: −7")
    assert not t.offers("Cast Opt") and not t.offers("Play Forest")
    assert t.play(A, "Cast Hill Giant", "Bob").lives == (20, 16)


@cr("702.138c", "615.5")
def test_polukranos_loses_counters_instead_of_being_hurt() -> None:
    name = "Polukranos, Unchained"
    t = Scene.duel([name]).play(A, f"Cast {name}")
    assert t.size(name) == (6, 6)
    t = Scene.duel(["Lightning Bolt"], mine=[with_counters(name, **{"+1/+1": 6})]).play(A, "Cast Lightning Bolt", name)
    assert t.size(name) == (3, 3) and t.called(name).damage == 0
    t = Scene.duel(ann={"graveyard": [name, *["Opt"] * 6]}).play(A, f"Cast {name}")
    assert t.size(name) == (12, 12) and len(t.sorted_names("exile")) == 6
    assert not Scene.duel(ann={"graveyard": [name, *["Opt"] * 5]}).offers(f"Cast {name}")


@cr("603.12", "615.5")
def test_magma_pummeler_strikes_back() -> None:
    t = Scene.duel(["Magma Pummeler", "Lightning Bolt", "Lightning Bolt"]).play(A, "Cast Magma Pummeler", 4)
    t.play(A, "Cast Lightning Bolt", "Magma Pummeler", "Bob")
    assert t.lives == (20, 17) and t.size("Magma Pummeler") == (1, 1)
    t.play(A, "Cast Lightning Bolt", "Magma Pummeler", "Bob")
    assert t.lives == (20, 16) and t.sorted_names("battlefield") == []


def test_phyrexian_vindicator_strikes_back_at_something_else() -> None:
    t = Scene.duel(["Lightning Bolt"], mine=["Phyrexian Vindicator"]).do(
        A, "Cast Lightning Bolt", "Phyrexian Vindicator"
    )
    t.settle("Bob")
    assert t.lives == (20, 17) and t.called("Phyrexian Vindicator").damage == 0


@pytest.mark.parametrize("name", [BEARS, "Memnite"])
def test_divide_by_zero_leaves_what_costs_nothing(name: str) -> None:
    t = Scene.duel(["Divide by Zero"], theirs=[name])
    assert t.offers("Cast Divide") == (name == BEARS)
    if name == BEARS:
        assert t.play(A, "Cast Divide by Zero").sorted_names("hand", 1) == [BEARS]


def test_divide_by_zero_returns_spells() -> None:
    t = Scene.duel(["Divide by Zero"], bob={"hand": ["Shock"], "mana": "{R}"}).do(B, "Cast Shock", "Ann")
    assert t.play(A, "Cast Divide by Zero").sorted_names("hand", 1) == ["Shock"] and t.lives == (20, 20)


def test_spider_sense_counters_instants_and_triggered_abilities() -> None:
    bob = {"hand": ["Shock", BEARS], "mana": "{R}{G}{G}{G}"}
    t = Scene.duel(["Spider-Sense"], theirs=[PINGER], bob=bob, turn=2).do(B, "Cast Grizzly Bears").pass_to(A)
    assert not t.offers("Cast Spider-Sense")
    t.settle().do(B, "Pinger", "Ann").pass_to(A)
    assert not t.offers("Cast Spider-Sense")
    assert t.settle().do(B, "Cast Shock", "Ann").play(A, "Cast Spider-Sense").lives == (19, 20)
    t = Scene.duel(["Spider-Sense"], theirs=["Thran Turbine"], turn=1).until("upkeep", 2)
    assert t.play(A, "Cast Spider-Sense").sorted_names("graveyard") == ["Spider-Sense"]


@pytest.mark.parametrize(("bearer", "attackers"), [(BEARS, 1), ("Gaddock Teeg", 3)])
def test_anduril_calls_spirits(bearer: str, attackers: int) -> None:
    name = "Andúril, Flame of the West"
    t = Scene.duel(mine=[name, bearer])
    t.play(A, f"{name}: ")
    t.until("declare attackers", 1, attack=[bearer]).settle()
    spirits = [o for o in t.in_zone("battlefield") if o.token]
    assert len(spirits) == 2 and all(o.tapped for o in spirits)
    assert sum(o.combat is not None for o in t.in_zone("battlefield")) == attackers


@cr("601.3", "118.9")
def test_glimpse_the_cosmos_is_seen_again_by_giants() -> None:
    library = {"library": ["Opt", GIANT, "Shock", "Forest"], **EXACT}
    t = Scene.duel(["Glimpse the Cosmos"], mine=[GIANT], ann=library).play(A, "Cast Glimpse", "Shock", "Opt")
    assert t.sorted_names("hand") == ["Shock"]
    assert [t.st.objs[oid].definition.name for oid in t.st.libraries[A]] == ["Forest", "Opt", GIANT]
    t.play(A, "Cast Glimpse the Cosmos {U} for", "Forest", "Opt")
    assert t.sorted_names("exile") == ["Glimpse the Cosmos"]
    assert not Scene.duel(ann={"graveyard": ["Glimpse the Cosmos"]}).offers("Cast Glimpse")


@pytest.mark.parametrize(
    ("answer", "mine", "food"), [("Squirrel", [], 1), ("Done", [], 0), (BEARS, [SQUIRREL], 1), (BEARS, [], 0)]
)
def test_cache_grab_looks_for_squirrels(answer: str, mine: list[Card], food: int) -> None:
    t = Scene.duel(["Cache Grab"], mine=mine, ann={"library": [BEARS, "Opt", "Opt", "Opt"], **EXACT})
    if answer == "Squirrel":
        t = Scene({"hand": ["Cache Grab"], "library": [SQUIRREL], **EXACT}, {})
    t.play(A, "Cast Cache Grab", answer)
    assert t.sorted_names("battlefield").count("Food Token") == food
    assert t.sorted_names("hand") == ([] if answer == "Done" else [answer])


@cr("601.3")
def test_ethersworn_canonist_counts_spells_of_before() -> None:
    t = Scene.duel(["Shock", "Shock", "Ethersworn Canonist", "Memnite"]).play(A, "Cast Shock", "Bob")
    t.play(A, "Cast Ethersworn Canonist")
    assert not t.offers("Cast Shock")
    assert t.play(A, "Cast Memnite").sorted_names("battlefield") == ["Ethersworn Canonist", "Memnite"]


@pytest.mark.parametrize(("behold", "life"), [("Yes", 20), ("No", 18)])
def test_dispelling_exhale_asks_for_more_with_a_dragon(behold: str, life: int) -> None:
    t = Scene.duel(["Dispelling Exhale"], mine=[DRAGON], bob={"hand": ["Shock"], "mana": "{R}{R}{R}"}, turn=2)
    t.do(B, "Cast Shock", "Ann").do(A, "Cast Dispelling Exhale", behold)
    t.settle(*([] if behold == "Yes" else ["Yes"]))
    assert t.lives == (life, 20)


@cr("601.3c")
def test_molten_exhale_is_an_instant_beside_a_dragon() -> None:
    t = Scene.duel(["Molten Exhale"], mine=[DRAGON], theirs=[GIANT], turn=2)
    assert t.play(A, "Cast Molten Exhale", GIANT).sorted_names("battlefield", 1) == []
    assert not Scene.duel(["Molten Exhale"], theirs=[GIANT], turn=2).pass_to(A).offers("Cast Molten")
    assert Scene.duel(["Molten Exhale"], theirs=[GIANT]).play(A, "Cast Molten").sorted_names("battlefield", 1) == []


def test_sarkhan_beholds_and_becomes_a_dragon() -> None:
    name = "Sarkhan, Dragon Ascendant"
    t = Scene.duel([name, DRAGON]).play(A, f"Cast {name}", "Yes")
    assert t.sorted_names("battlefield") == [name, "Treasure Token"]
    t.play(A, "Cast Young Dragon")
    assert t.size(name) == (3, 3) and keyword(t, name, k.FLYING)
    assert set(t.chars(name).subtypes) == {"Human", "Druid", "Dragon"}
    assert Scene.duel([name]).play(A, f"Cast {name}").sorted_names("battlefield") == [name]


@cr("107.1a")
def test_aspect_of_wolf_rounds_down_and_up() -> None:
    t = Scene.duel(["Aspect of Wolf"], mine=[BEARS, "Forest", "Forest", "Forest"]).play(A, "Cast Aspect of Wolf")
    assert t.size(BEARS) == (3, 4)


def test_doomsday_excruciator_leaves_six_cards() -> None:
    ann, bob = {"library": ["Opt"] * 8, **EXACT}, {"library": ["Opt"] * 5, **EXACT}
    t = Scene.duel(["Doomsday Excruciator", "Reanimate"], ann=ann, bob=bob).play(A, "Cast Doomsday")
    assert len(t.names("library", A)) == 6 and len(t.names("library", B)) == 5
    assert all(o.face_down is not None for o in t.in_zone("exile", A)) and len(t.in_zone("exile", A)) == 2
    ann = {"graveyard": ["Doomsday Excruciator"], **ann}
    t = Scene.duel(["Reanimate"], ann=ann).play(A, "Cast Reanimate")
    assert len(t.names("library", A)) == 8


@cr("702.172a")
def test_insatiable_avarice_takes_either_or_both() -> None:
    t = Scene.duel(["Insatiable Avarice"], ann={"library": ["Opt", "Opt", "Forest", ANGEL, "Opt"], **EXACT})
    t.play(A, "Cast Insatiable Avarice", 0, 1, "Ann", ANGEL)
    assert ANGEL in t.sorted_names("hand") and len(t.sorted_names("hand")) == 3 and t.lives == (17, 20)


def test_great_train_heist() -> None:
    t = Scene.duel(["Great Train Heist"], mine=[BEARS], ann=OPTS, bob=OPTS).until("declare blockers", 1, attack=[BEARS])
    t.play(A, "Cast Great Train Heist", 0, 2)
    t.until("postcombat main", 1, attack=[BEARS])
    assert t.lives == (20, 16) and t.sorted_names("battlefield").count("Treasure Token") == 2
    t = Scene.duel(["Great Train Heist"], mine=[BEARS]).do(A, "Cast Great Train Heist", 1, "Done").settle()
    assert t.size(BEARS) == (3, 2) and keyword(t, BEARS, k.FIRST_STRIKE)


@cr("101.2")
def test_the_immortal_sun_stops_loyalty_abilities_alone() -> None:
    t = Scene.duel([BEARS], mine=["The Immortal Sun", (FRIEND, LOYAL), GIANT], ann={"library": ["Opt"] * 5}, turn=2)
    assert t.size(GIANT) == (4, 4) and t.size("Friend") == (None, None)
    t.until("precombat main", 3)
    assert len(t.sorted_names("hand")) == 3 and t.offers("Cast Grizzly Bears {G}")
    assert not t.offers("Friend: +1") and t.offers("Friend: {R}")


def test_overwhelming_splendor_leaves_loyalty_and_mana_abilities() -> None:
    t = Scene.duel(
        ["Overwhelming Splendor"],
        theirs=[ANGEL, PINGER, (FRIEND, LOYAL), "Sol Ring", "Tormod's Crypt"],
        bob={"mana": "{R}"},
    )
    t.play(A, "Cast Overwhelming Splendor", "Bob")
    assert t.size(ANGEL) == (1, 1) and not keyword(t, ANGEL, k.FLYING)
    t.until("precombat main", 2)
    assert t.offers("Friend: +1") and not t.offers("Friend: {R}") and not t.offers("Tormod's Crypt")


def test_the_bears_of_littjara() -> None:
    name = "The Bears of Littjara"
    t = Scene.duel([name], theirs=[GIANT], ann=OPTS, bob=OPTS).play(A, f"Cast {name}")
    assert t.size("Shapeshifter Token") == (2, 2) and "Giant" in t.chars("Shapeshifter Token").subtypes
    t.until("precombat main", 3, "Shapeshifter Token").settle()
    assert t.size("Shapeshifter Token") == (4, 4)
    t.until("precombat main", 5, GIANT).settle()
    assert t.sorted_names("battlefield", 1) == [] and t.size("Shapeshifter Token") == (4, 4)


def test_domri_protects_creature_spells() -> None:
    name = "Domri, Anarch of Bolas"
    bob = {"hand": ["Counterspell", "Counterspell"], "mana": "{U}{U}{U}{U}"}
    t = Scene.duel([BEARS, "Opt"], mine=[with_counters(name, loyalty=4), ANGEL], theirs=[GIANT], bob=bob)
    t.play(A, f"{name}: +1", "{R}").do(A, "Cast Grizzly Bears").play(B, "Cast Counterspell")
    assert t.size(BEARS) == (3, 2)
    t = Scene.duel(mine=[with_counters(name, loyalty=4), ANGEL], theirs=[GIANT]).play(A, f"{name}: −2")
    assert t.sorted_names("battlefield", 1) == [] and t.called(ANGEL).damage == 3


@cr("107.3m")
def test_the_goose_mother_brings_food() -> None:
    name = "The Goose Mother"
    t = Scene.duel([name], ann=OPTS, bob=OPTS).play(A, f"Cast {name}", 3)
    assert t.size(name) == (5, 5) and t.sorted_names("battlefield").count("Food Token") == 2
    t.until("declare attackers", 3, attack=[name]).settle("Yes", "Food")
    assert t.sorted_names("battlefield").count("Food Token") == 1


def test_vampiric_embrace_grows_what_it_enchants() -> None:
    t = Scene.duel(["Vampiric Embrace", BRAWL, KILL, KILL], mine=[BEARS], theirs=[ANGEL, GIANT])
    t.play(A, "Cast Vampiric Embrace", BEARS)
    assert t.size(BEARS) == (4, 4) and keyword(t, BEARS, k.FLYING)
    t.play(A, "Cast Kill", GIANT)
    assert counters(t, BEARS) == 0
    t = Scene.duel(["Vampiric Embrace", BRAWL, KILL], mine=[BEARS], theirs=[GIANT])
    t.play(A, "Cast Vampiric Embrace", BEARS).play(A, "Cast Brawl", BEARS, GIANT)
    assert t.sorted_names("battlefield", 1) == [] and counters(t, BEARS) == 1
