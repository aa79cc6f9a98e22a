"""Cards that judge by power, share pain, or wait in the graveyard: each is cast or used, and does what is its own."""

from __future__ import annotations

from typing import Any

import pytest

from inset.kernel.types import CREATURE, LAND
from inset.language import keywords as k
from inset.language.card import Card, Face
from inset.language.effects import Regenerate
from inset.language.words.kinds import activated, artifact, creature, instant, morph as morph_of
from inset.language.words.nouns import any_target, artifacts, target, this
from inset.language.words.verbs import deal, destroy, discard
from tests.cards.tries import counters, duel, keyword, library
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEAR, BEARS, BOLT, ELVES, GIANT, KILL, NO, OX, SIP

EXACT: dict[str, Any] = {"library_exact": True}
LOOT = instant("Loot", "{U}", discard(2))


def walker(name: str, loyalty: int, theirs: tuple[object, ...] = (), **ann: object) -> Scene:
    return duel(mine=[{"card": name, "counters": {"loyalty": loyalty}}], theirs=theirs, ann=ann)


@cr("115.3", "120.3")
def test_cone_of_flame_hits_three() -> None:
    t = duel(["Cone of Flame"], theirs=[BEARS, ANGEL]).play(A, "Cast Cone", "Bob", BEARS, ANGEL)
    assert t.lives == (20, 19) and t.one(ANGEL).damage == 3 and t.zone(BEARS) == "graveyard"


def test_celestial_judgment_spares_one_of_each_power() -> None:
    t = duel(["Celestial Judgment"], mine=[BEARS, GIANT], theirs=[BEAR, OX]).play(A, "Cast Celestial", BEARS)
    assert t.sorted_names("battlefield") == [BEARS, GIANT] and t.sorted_names("battlefield", B) == ["Ox"]


def test_obscuring_aether_makes_what_is_face_down_cheaper_and_turns_down() -> None:
    morph = creature("Old Morph", "{5}", "Illusion", 4, 4, morph_of("{G}"))
    assert Scene({"hand": [morph], "battlefield": ["Obscuring Aether"]}, pool="{2}").could(A, "face down")
    assert not Scene({"hand": [morph]}, pool="{2}").could(A, "face down")
    t = duel(mine=["Obscuring Aether"]).play(A, "Obscuring Aether: ")
    assert t.sizes("Obscuring Aether") == [(2, 2)]


@cr("615.12")
def test_demonfire_is_sure_with_an_empty_hand_and_exiles() -> None:
    t = duel(["Demonfire"], theirs=[GIANT]).play(A, "Cast Demonfire", 3, GIANT)
    assert t.zone(GIANT) == "exile"
    bob = {"hand": [NO, NO], "mana": "{U}{U}"}
    t = duel(["Demonfire"], bob=bob).do(A, "Cast Demonfire", 3, "Bob").play(B, "Cast No", "Demonfire")
    assert t.lives == (20, 17)
    t = duel(["Demonfire", "Opt"], bob=bob).do(A, "Cast Demonfire", 3, "Bob").play(B, "Cast No", "Demonfire")
    assert t.lives == (20, 20)


def test_portcullis_holds_the_third_creature_until_it_leaves() -> None:
    shatter = instant("Shatter", "{R}", destroy(target(artifacts)))
    t = duel([BEARS, shatter], mine=["Portcullis", ELVES], theirs=[GIANT]).play(A, "Cast Grizzly")
    assert t.zone(BEARS) == "exile"
    t.play(A, "Cast Shatter", "Portcullis")
    assert t.zone(BEARS) == "battlefield"
    assert duel([BEARS], mine=["Portcullis", ELVES]).play(A, "Cast Grizzly").zone(BEARS) == "battlefield"


def test_suffer_the_past_drains_for_each_card_exiled() -> None:
    t = duel(["Suffer the Past"], bob={"graveyard": [BEARS, "Opt", "Shock"]})
    t.play(A, "Cast Suffer", 2, "Bob", BEARS, "Opt")
    assert t.lives == (22, 18) and t.sorted_names("graveyard", B) == ["Shock"]


def test_magus_sisters_do_one_thing_at_random() -> None:
    t = duel(["Summon: Magus Sisters"], theirs=[BEARS]).play(A, "Cast Summon", "Summon: Magus Sisters", BEARS)
    sisters = "Summon: Magus Sisters"
    fought = t.zone(BEARS) == "graveyard"
    assert counters(t, sisters) == 3 or counters(t, sisters, "shield") == 1 or fought
    assert keyword(t, sisters, k.HASTE)


def test_xanders_pact_pays_life_for_what_opponents_had_on_top() -> None:
    t = duel(["Xander's Pact"], bob={"library": [GIANT, BEARS]}).play(A, "Cast Xander", "No")
    t.play(A, f"Cast {GIANT}")
    assert t.lives == (16, 20) and t.sorted_names("battlefield") == [GIANT]


def test_audacious_swap_gives_the_owner_the_top_card() -> None:
    t = duel(["Audacious Swap"], theirs=["Forest"], bob={"library": ["Forest"], **EXACT}).play(A, "Cast Audacious")
    assert t.sorted_names("battlefield", B) == ["Forest"] and t.count(B, "library") == 1
    t = duel(["Audacious Swap"], theirs=[ANGEL], bob={"library": [ANGEL], **EXACT}).play(A, "Cast Audacious", "Cast")
    assert t.sorted_names("battlefield", B) == [ANGEL] and t.count(B, "library") == 1


def test_professor_onyx_drains_digs_and_bleeds() -> None:
    onyx = "Professor Onyx"
    t = walker(onyx, 8, theirs=(GIANT, BEARS), hand=["Shock"], library=[ANGEL, "Opt", "Forest"])
    t.play(A, f"{onyx}: +1", ANGEL)
    assert t.sorted_names("graveyard") == ["Forest", "Opt"] and ANGEL in t.sorted_names("hand")
    t.play(A, "Cast Shock", "Bob")
    assert t.lives == (21, 16)
    assert walker(onyx, 8, theirs=(GIANT, BEARS)).play(A, f"{onyx}: −3").zone(GIANT) == "graveyard"
    assert walker(onyx, 8).play(A, f"{onyx}: −8").lives == (20, -1)


def test_gixs_command_does_two_of_four() -> None:
    t = duel(["Gix's Command"], mine=[BEARS], theirs=[GIANT, ELVES])
    t.play(A, "Cast Gix", "Destroy", "Each opponent")
    assert t.sorted_names("battlefield") == [] and t.sorted_names("battlefield", B) == []
    t = duel(["Gix's Command"], mine=[BEARS], theirs=[GIANT], ann={"graveyard": [ANGEL, ELVES]})
    t.play(A, "Cast Gix", "Put two", "Return", BEARS, ANGEL, ELVES)
    assert t.size(BEARS) == (4, 4) and keyword(t, BEARS, k.LIFELINK) and {*t.names("hand", A)} == {ANGEL, ELVES}


@cr("702.35a")
def test_falkenrath_gorger_gives_vampires_madness() -> None:
    vampire = creature("Old Vampire", "{2}{B}", "Vampire", 3, 3)
    t = duel([vampire, LOOT, BEARS], mine=["Falkenrath Gorger"]).play(A, "Cast Loot", "Cast Old Vampire")
    assert t.zone("Old Vampire") == "battlefield" and t.zone(BEARS) == "graveyard"


def test_astral_dragon_makes_two_dragons_of_what_is_no_creature() -> None:
    t = duel(["Astral Dragon"], mine=["Sol Ring"]).play(A, "Cast Astral", "Sol Ring")
    assert sorted(t.sizes("Sol Ring"), key=str) == [(3, 3), (3, 3), (None, None)]
    dragons = [o for o in t.in_zone("battlefield", A) if o.token]
    assert all(t.st.objs[o.id].token for o in dragons) and len(dragons) == 2


def test_arterial_alchemy_makes_weapons_of_blood() -> None:
    t = duel(["Arterial Alchemy"], mine=[BEARS]).play(A, "Cast Arterial").play(A, "Blood Token: {2}: Attach", BEARS)
    assert t.size(BEARS) == (4, 2)


def test_frontier_warmonger_makes_your_opponents_enemies_menacing() -> None:
    t = Scene(
        {"battlefield": ["Frontier Warmonger"]}, {"battlefield": [BEARS, GIANT]}, {"battlefield": [ELVES]}, turn=2
    )
    while t.asked() != "attack":
        t.choose("Pass")
    t.choose("Attack C").choose("Attack A").settle()
    assert keyword(t, BEARS, k.MENACE) and not keyword(t, GIANT, k.MENACE)


@cr("702.51b")
def test_knight_errant_finds_what_its_convokers_can_afford() -> None:
    ann = {"library": [GIANT, BEARS, ELVES, "Opt", "Shock", "Forest"], "mana": "{W}{W}{W}", **EXACT}
    t = duel(["Knight-Errant of Eos"], mine=["Savannah Lions", OX], ann=ann)
    t.play(A, "Cast Knight", BEARS, ELVES)
    assert t.sorted_names("hand") == [BEARS, ELVES]


def test_cartographers_hawk_finds_plains_from_behind() -> None:
    hawk = "Cartographer's Hawk"
    for lands, home in ((["Forest"], "hand"), ([], "battlefield")):
        t = duel(mine=[hawk], theirs=lands, ann={"library": ["Plains"]})
        t.until("combat damage", 1, attack=[hawk]).settle("Yes", "Plains")
        assert t.zone(hawk) == home and ("Plains" in t.sorted_names("battlefield")) == bool(lands)


def test_lumbering_megasloth_counts_counters() -> None:
    theirs = [{"card": BEARS, "counters": {"+1/+1": 4}}]
    t = duel(["Lumbering Megasloth"], theirs=theirs, bob={"counters": {"poison": 3}}, ann={"mana": "{G}{G}{C}{C}{C}"})
    t.play(A, "Cast Lumbering")
    assert t.size("Lumbering Megasloth") == (8, 8) and t.one("Lumbering Megasloth").tapped


@cr("509.1d")
def test_war_cadence_makes_blocking_dear() -> None:
    t = duel(mine=["War Cadence", GIANT], theirs=[BEARS]).play(A, "War Cadence: ", 2)
    t.until("postcombat main", 1, attack=[GIANT])
    assert t.lives == (20, 17)


@cr("118.9")
def test_as_foretold_casts_one_cheap_spell_a_turn() -> None:
    mine = [{"card": "As Foretold", "counters": {"time": 2}}]
    t = Scene({"hand": [BEARS, BEAR, GIANT], "battlefield": mine}, pool="")
    t.play(A, f"Cast {BEARS}")
    assert t.zone(BEARS) == "battlefield" and not t.could(A, "Cast Bear") and not t.could(A, "Cast Hill")
    assert counters(duel(mine=["As Foretold"]).until("draw", 3), "As Foretold", "time") == 1


def test_eldrazi_mimic_takes_the_size_of_the_next() -> None:
    t = duel(["Ornithopter"], mine=["Eldrazi Mimic"]).play(A, "Cast Ornithopter", "Yes")
    assert t.size("Eldrazi Mimic") == (0, 2)


@cr("701.19c")
def test_catastrophe_takes_lands_or_creatures() -> None:
    t = duel(["Catastrophe"], mine=["Forest"], theirs=[BEARS]).play(A, "Cast Catastrophe", "Destroy all lands")
    assert t.zone("Forest") == "graveyard" and t.zone(BEARS) == "battlefield"
    boa = creature("Old Boa", "{1}{G}", "Snake", 2, 1, activated("{G}", Regenerate(this)))
    t = duel(["Catastrophe"], mine=["Forest"], theirs=[boa], bob={"mana": "{G}"})
    t.play(B, "Old Boa: ").play(A, "Cast Catastrophe", "Destroy all creatures")
    assert t.zone("Old Boa") == "graveyard" and t.zone("Forest") == "battlefield"
    arbor = Card((Face("Arbor", None, LAND | CREATURE, (), 0, 1, 1, (activated("{G}", Regenerate(this)),)),))
    t = duel(["Catastrophe"], theirs=[arbor], bob={"mana": "{G}"})
    t.play(B, "Arbor: ").play(A, "Cast Catastrophe", "Destroy all lands")
    assert t.zone("Arbor") == "graveyard"


def test_calamity_bearer_doubles_giants() -> None:
    t = duel(mine=["Calamity Bearer", GIANT, BEARS]).until("postcombat main", 1, attack=[GIANT, BEARS])
    assert t.lives == (20, 12)


def test_marauding_mako_grows_once_for_each_card() -> None:
    t = duel([LOOT, BEARS, "Opt"], mine=["Marauding Mako"]).play(A, "Cast Loot")
    assert t.size("Marauding Mako") == (3, 3)


@pytest.mark.parametrize(("top", "where"), [("Grizzly Bears", "battlefield"), (GIANT, "library")])
def test_descendants_path_casts_kin(top: str, where: str) -> None:
    t = duel(mine=["Descendants' Path", BEAR], ann={"library": [top, "Forest", "Opt"]}, turn=2)
    t.until("draw", 3, *(["Cast"] if where == "battlefield" else []))
    assert t.zone(top) == where


def test_break_out_finds_a_creature() -> None:
    t = duel(["Break Out"], ann={"library": [BEARS, GIANT]}).play(A, "Cast Break", BEARS, "Yes")
    assert t.zone(BEARS) == "battlefield" and keyword(t, BEARS, k.HASTE)
    t = duel(["Break Out"], ann={"library": [BEARS, GIANT]}).play(A, "Cast Break", GIANT)
    assert t.sorted_names("hand") == [GIANT]


@pytest.mark.parametrize(
    ("name", "kin", "mana"),
    [
        ("Silvergill Mentor", "Merfolk", "{1}{U}"),
        ("Mudbutton Cursetosser", "Goblin", "{B}"),
        ("Kinsbaile Aspirant", "Kithkin", "{W}"),
    ],
)
def test_kin_are_beheld_or_two_mana_paid(name: str, kin: str, mana: str) -> None:
    friend = creature("Friend", "{1}", kin, 1, 1)
    assert Scene({"hand": [name], "battlefield": [friend]}, pool=mana).could(A, f"Cast {name}")
    assert Scene({"hand": [name]}, pool=mana + "{2}").could(A, f"Cast {name}")
    assert not Scene({"hand": [name]}, pool=mana).could(A, f"Cast {name}")


def test_what_the_beholders_do() -> None:
    assert "Merfolk Token" in duel(["Silvergill Mentor"]).play(A, "Cast Silvergill").names("battlefield", A)
    t = duel([KILL], mine=["Mudbutton Cursetosser"], theirs=[BEARS, GIANT])
    assert t.play(A, "Cast Kill", "Mudbutton", BEARS).zone(BEARS) == "graveyard"
    assert duel([BEARS], mine=["Kinsbaile Aspirant"]).play(A, "Cast Grizzly").size("Kinsbaile Aspirant") == (3, 2)


def test_the_irencrag_becomes_everflame() -> None:
    t = duel(["Thalia, Guardian of Thraben"], mine=["The Irencrag"]).play(A, "Cast Thalia", "Yes")
    assert t.names("battlefield", A)[0] == "Everflame, Heroes' Legacy"
    t.play(A, "Everflame, Heroes' Legacy: {3}: Attach", "Thalia")
    assert t.size("Thalia, Guardian of Thraben") == (5, 4) and not t.could(A, "Add {C}")


def test_secret_identity_hides_or_shows() -> None:
    t = duel(["Secret Identity"], mine=[GIANT]).play(
        A, "Cast Secret", "Target creature you control becomes a Hero", GIANT
    )
    assert t.size(GIANT) == (3, 4) and keyword(t, GIANT, k.FLYING | k.VIGILANCE)
    t = duel(["Secret Identity"], mine=[GIANT]).play(
        A, "Cast Secret", "Target creature you control becomes a Citizen", GIANT
    )
    assert t.size(GIANT) == (1, 1) and keyword(t, GIANT, k.HEXPROOF)
    assert t.chars(GIANT).subtypes == {"Citizen"}


def test_magebane_lizard_counts_the_casters_spells() -> None:
    t = duel([SIP, SIP, BEARS], mine=["Magebane Lizard"]).play(A, "Cast Sip").play(A, "Cast Grizzly")
    assert t.lives == (20, 20)
    assert t.play(A, "Cast Sip").lives == (19, 20)


@cr("702.62a")
def test_curse_of_the_cabal_takes_half_and_can_be_bought_off() -> None:
    t = duel(["Curse of the Cabal"], theirs=[BEARS, GIANT, ELVES, "Forest", ANGEL])
    t.play(A, "Cast Curse", "Bob", BEARS, GIANT)
    assert len(t.in_zone("battlefield", B)) == 3
    t = duel(theirs=[BEARS], ann={"exile": [{"card": "Curse of the Cabal", "suspended": 2}]}, turn=1)
    t.until("draw", 2, "Yes")
    assert counters(t, "Curse of the Cabal", "time", "exile") == 4 and t.zone(BEARS) == "graveyard"


def test_ashaya_makes_forests_of_creatures() -> None:
    t = duel(mine=["Ashaya, Soul of the Wild", BEARS, "Forest"])
    assert t.size("Ashaya, Soul of the Wild") == (3, 3) and "Forest" in t.chars(BEARS).subtypes


@cr("207.2c")
def test_arni_measures_himself_when_he_boasts() -> None:
    arni = "Arni Brokenbrow"
    t = duel(mine=[arni, ANGEL]).until("declare attackers", 1, attack=[arni])
    t.play(A, f"{arni}: ", "Yes")
    assert t.size(arni) == (5, 3)


def test_vengeful_pharaoh_rises_from_the_graveyard() -> None:
    t = duel(theirs=[GIANT], ann={"graveyard": ["Vengeful Pharaoh"]}, turn=1)
    t.until("combat damage", 2, attack=[GIANT]).settle(GIANT)
    assert t.zone(GIANT) == "graveyard" and library(t)[0] == "Vengeful Pharaoh"
    t = duel(mine=["Vengeful Pharaoh"], theirs=[ANGEL], turn=1).until("postcombat main", 2, attack=[ANGEL])
    assert t.zone(ANGEL) == "battlefield"


def test_transmogrify_turns_a_creature_into_the_next() -> None:
    t = duel(["Transmogrify"], theirs=[BEARS], bob={"library": ["Opt", ANGEL, GIANT]}).play(
        A, "Cast Transmogrify", BEARS
    )
    assert t.sorted_names("battlefield", B) == [ANGEL] and t.zone(BEARS) == "exile" and t.zone(GIANT) == "library"


@cr("700.11")
def test_the_mycotyrant_counts_fungi_and_descents() -> None:
    t = duel([KILL, LOOT, ANGEL, GIANT], mine=["The Mycotyrant", BEARS])
    assert t.size("The Mycotyrant") == (1, 1)
    t.play(A, "Cast Kill", BEARS).play(A, "Cast Loot").until("end", 1).settle()
    assert t.sizes("Fungus Token") == [(1, 1)] * 3 and t.size("The Mycotyrant") == (4, 4)


def test_swallowed_by_leviathan_counts_your_graveyard() -> None:
    ann = {"hand": ["Swallowed by Leviathan"], "graveyard": ["Opt", "Opt"], "library": ["Opt", "Opt"]}
    for spare, zone in (("{C}{C}{C}", "graveyard"), ("{C}{C}{C}{C}", "battlefield")):
        t = Scene(ann, {"hand": [ANGEL], "mana": f"{{W}}{{W}}{{C}}{{C}}{{C}}{spare}"}, names=("Ann", "Bob"), turn=2)
        t.do(B, "Cast Serra").play(
            A, "Cast Swallowed", ANGEL, "Put it into the graveyard", "Put it into the graveyard", "Yes"
        )
        assert t.zone(ANGEL) == zone


def test_reinterpret_counters_and_casts() -> None:
    bob = {"hand": [GIANT], "mana": "{3}{R}"}
    t = Scene({"hand": ["Reinterpret", BEARS, ANGEL]}, bob, turn=2).do(B, "Cast Hill")
    t.play(A, "Cast Reinterpret", GIANT, f"Cast {BEARS}")
    assert t.zone(GIANT) == "graveyard" and t.zone(BEARS) == "battlefield" and t.zone(ANGEL) == "hand"


def test_lord_xander_takes_half_of_all() -> None:
    xander = "Lord Xander, the Collector"
    t = duel([xander], bob={"hand": ["Opt", "Shock", BEARS]}).play(A, f"Cast {xander}", "Bob", "Opt")
    assert t.count(B, "hand") == 2
    t = duel(mine=[xander], bob={"library": ["Opt"] * 5, **EXACT}).until("declare attackers", 1, attack=[xander])
    assert t.settle().count(B, "library") == 3
    t = duel([KILL], mine=[xander], theirs=[BEARS, GIANT, "Forest"]).play(A, "Cast Kill", xander, "Bob", BEARS)
    assert t.sorted_names("battlefield", B) == ["Forest", GIANT]


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_dakra_mystic_buries_or_draws(answer: str) -> None:
    t = duel(mine=["Dakra Mystic"], ann={"library": [BEARS, "Opt"]}, bob={"library": [GIANT, "Opt"]})
    t.play(A, "Dakra Mystic: ", answer)
    assert t.zone(BEARS) == t.zone(GIANT) == ("graveyard" if answer == "Yes" else "hand")


@cr("614.9")
def test_ascent_of_the_worthy_has_a_champion() -> None:
    t = duel(["Ascent of the Worthy", BOLT], mine=[GIANT, BEARS]).play(A, "Cast Ascent", GIANT)
    t.play(A, "Cast Bolt", BEARS)
    assert t.zone(GIANT) == "graveyard" and t.zone(BEARS) == "battlefield"
    mine = [{"card": "Ascent of the Worthy", "counters": {"lore": 2}}]
    t = duel(mine=mine, ann={"graveyard": [BEARS]}, turn=2)
    while t.st.turn < 4 and t.zone(BEARS) == "graveyard":
        t.choose(t.game.options[0] if t.asked() != "priority" else "Pass")
    assert keyword(t, BEARS, k.FLYING) and "Angel" in t.chars(BEARS).subtypes


@cr("707.12")
def test_capricious_hellraiser_copies_one_of_three() -> None:
    ann = {"graveyard": ["Shock", "Shock", "Shock"]}
    t = duel(["Capricious Hellraiser"], ann=ann).play(A, "Cast Capricious", "Shock", "Cast Shock", "Bob")
    assert t.lives == (20, 18) and t.count(A, "exile") == 3


def test_brown_ouphe_counters_artifacts_abilities() -> None:
    rod = artifact("Old Rod", "{4}", activated("{3}", deal(1, any_target())))
    t = duel(mine=["Brown Ouphe"], theirs=[rod], bob={"mana": "{R}{R}{R}"}, turn=2)
    t.do(B, "Old Rod: ", "Ann").play(A, "Brown Ouphe: ")
    assert t.lives == (20, 20)


def test_elsha_casts_from_the_library_at_any_time() -> None:
    ann = {"library": ["Divination", "Opt", "Opt", "Opt"], **EXACT}
    t = duel(mine=["Elsha of the Infinite"], ann=ann, turn=2).until("upkeep", 3)
    t.play(A, "Cast Divination")
    assert t.count(A, "hand") == 2 and t.size("Elsha of the Infinite") == (4, 4)
    assert (
        not duel(["Divination"], mine=["Elsha of the Infinite"], turn=2).until("upkeep", 3).could(A, "Cast Divination")
    )


def test_prophecy_gains_life_for_a_land_and_draws_later() -> None:
    t = duel(["Prophecy"], bob={"library": ["Forest"]}).play(A, "Cast Prophecy", "Bob")
    assert t.lives == (21, 20) and t.count(A, "hand") == 0
    assert t.until("draw", 2).settle().count(A, "hand") == 1
