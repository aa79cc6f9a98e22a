"""Battles, Sagas, legends and spells of tournament decks: each is cast or used, and what makes it special happens."""

from __future__ import annotations

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.words.kinds import activated, artifact, creature, devoid
from inset.language.words.verbs import gain_life
from tests.cards.tries import counters, duel, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, BOLT, ELVES, GIANT, KILL

CAT = creature("Old Cat", "{W}", "Cat", 1, 1)
DRAKE = creature("Old Drake", "{U}", "Dragon", 1, 1)
GOLEM = creature("Old Golem", "{2}", "Giant", 3, 3)
PINGER = artifact("Old Pinger", "{1}", activated("{0}", gain_life(1)))
LIBRARY = {"library": ["Opt"] * 6}


def could_pay(scene: Scene, words: str) -> bool:
    """On Bob's next turn, with all the mana that he may want?"""
    scene.next_turn()
    scene.st.players[B].pool += tuple(scene.st.players[A].pool)
    return scene.could(B, words)


def test_mistrise_village_protects_the_next_spell_only() -> None:
    scene = duel([ELVES, BEARS], ["Mistrise Village"], bob={"hand": ["Cancel", "Cancel"], "mana": "{U}{U}{U}{U}{U}{U}"})
    scene.play(A, "Mistrise Village: {U}")
    scene.cast(A, "Cast Llanowar").play(B, "Cast Cancel", "Llanowar")
    scene.cast(A, "Cast Grizzly").play(B, "Cast Cancel", "Grizzly")
    assert scene.zone(ELVES) == "battlefield" and scene.zone(BEARS) == "graveyard"


def test_mistrise_village_comes_in_tapped_without_its_lands() -> None:
    assert duel(["Mistrise Village"]).play(A, "Play Mistrise").one("Mistrise Village").tapped
    assert not duel(["Mistrise Village"], ["Forest"]).play(A, "Play Mistrise").one("Mistrise Village").tapped


def test_indomitable_creativity_finds_one_for_each_that_is_destroyed() -> None:
    ann, bob = {"library": ["Opt", ANGEL, GIANT]}, {"library": ["Shock", "Forest", ELVES]}
    scene = duel(["Indomitable Creativity"], [PINGER], [BEARS], ann=ann, bob=bob)
    scene.play(A, "Cast Indomitable", 2, "Old Pinger", BEARS)
    assert scene.names("battlefield", A) == [ANGEL] and scene.names("battlefield", B) == [ELVES]
    assert scene.count(A, "exile") == scene.count(B, "exile") == 0 and scene.zone(GIANT) == "library"


def test_rona_takes_a_card_from_whoever_hurts_it() -> None:
    rona = {"card": "Rona, Herald of Invasion", "as": "Rona, Tolarian Obliterator"}
    for name, answers in (("Forest", ("Yes",)), (BEARS, ("Cast Grizzly",))):
        scene = duel(mine=[rona], bob={"hand": ["Shock", name], "mana": "{R}"})
        scene.play(B, "Cast Shock", "Rona", *answers)
        assert name in scene.names("battlefield", A) and scene.count(B, "hand") == 0


def test_awakened_skyclave_is_a_land_that_makes_mana() -> None:
    scene = duel([BOLT], [{"card": "Invasion of Zendikar", "as": "Awakened Skyclave"}], ann={"mana": ""})
    assert scene.chars("Invasion of Zendikar").types == t.LAND | t.CREATURE
    assert scene.play(A, "Cast Bolt", "Bob").lives[B] < 20


def test_anointed_peacekeeper_taxes_spells_and_abilities_of_that_name() -> None:
    bob = {"hand": ["Shock"], "mana": "{R}{G}"}
    scene = duel(["Anointed Peacekeeper"], bob=bob).play(A, "Cast Anointed", "Shock")
    assert not scene.could(B, "Cast Shock")
    scene = duel(["Anointed Peacekeeper"], theirs=["Amulet of Kroog"], bob={"mana": "{2}"})
    assert scene.could(B, "Amulet of Kroog: ")
    scene.play(A, "Cast Anointed", "Amulet of Kroog")
    assert not scene.could(B, "Amulet of Kroog: ")


def test_replicating_ring_becomes_nine() -> None:
    scene = duel(mine=[{"card": "Replicating Ring", "counters": {"night": 7}}], ann=LIBRARY, bob=LIBRARY)
    scene.until("upkeep", 3).settle()
    assert (
        scene.names("battlefield").count("Replicated Ring") == 8 and counters(scene, "Replicating Ring", "night") == 0
    )
    assert scene.all("Replicated Ring")[0].definition.faces[0].supertypes == t.SNOW


def test_burning_rune_demon_lets_an_opponent_choose() -> None:
    scene = duel(["Burning-Rune Demon"], ann={"library": [ANGEL, "Shock", "Shock", "Burning-Rune Demon"]})
    scene.play(A, "Cast Burning-Rune", "Yes", ANGEL, "Shock", "Serra")
    assert scene.sorted_names("hand") == [ANGEL] and scene.names("graveyard") == ["Shock"]
    assert sorted(o.zone for o in scene.all("Burning-Rune Demon")) == [t.LIBRARY, t.BATTLEFIELD]


def test_egon_eats_two_cards_or_dies() -> None:
    scene = duel(mine=["Egon, God of Death"], ann={**LIBRARY, "graveyard": ["Opt", "Shock"]}, bob=LIBRARY)
    scene.until("upkeep", 3).settle("Opt", "Shock")
    assert scene.count(A, "exile") == 2 and scene.zone("Egon, God of Death") == "battlefield"
    scene = duel(mine=["Egon, God of Death"], ann={**LIBRARY, "graveyard": ["Shock"]}, bob=LIBRARY)
    scene.until("upkeep", 3).settle()
    assert scene.zone("Egon, God of Death") == "graveyard" and scene.count(A, "hand") == 1


def test_ajani_turns_when_another_cat_dies_and_strikes_with_red() -> None:
    scene = duel([KILL], ["Ajani, Nacatl Pariah", CAT]).play(A, "Cast Kill", "Old Cat", "Yes")
    assert scene.called("Ajani, Nacatl Avenger").counters == {"loyalty": 3}
    scene.play(A, "Ajani, Nacatl Avenger: 0")
    assert scene.sizes("Cat Warrior Token") == [(2, 1)] and scene.lives == (20, 20)
    back = {"card": "Ajani, Nacatl Pariah", "as": "Ajani, Nacatl Avenger", "counters": {"loyalty": 3}}
    scene = duel(mine=[back, "Goblin Piker"]).play(A, "Ajani, Nacatl Avenger: 0", "Bob")
    assert scene.lives == (20, 18)


def test_ajani_leaves_each_opponent_one_of_each_kind() -> None:
    back = {"card": "Ajani, Nacatl Pariah", "as": "Ajani, Nacatl Avenger", "counters": {"loyalty": 5}}
    scene = duel(mine=[back], theirs=[BEARS, ANGEL, PINGER, "Forest"])
    scene.play(A, "Ajani, Nacatl Avenger: −4", ANGEL)
    assert scene.sorted_names("battlefield", B) == ["Forest", "Old Pinger", ANGEL]


def test_dragonkin_berserker_boasts_for_less() -> None:
    for others, offered in ((), False), ((DRAKE,), True):
        scene = duel(
            mine=["Dragonkin Berserker", "Mountain", "Mountain", "Mountain", "Mountain", *others], ann={"mana": ""}
        )
        scene.until("declare attackers", 1, attack=["Dragonkin Berserker"])
        assert scene.could(A, "Dragonkin Berserker: ") == offered


def test_magmatic_hellkite_leaves_a_stunned_basic() -> None:
    scene = duel(["Magmatic Hellkite"], theirs=["Mistrise Village"], bob={"library": ["Opt", "Forest"]})
    scene.play(A, "Cast Magmatic", "Forest")
    assert scene.zone("Mistrise Village") == "graveyard" and scene.one("Forest").tapped
    assert counters(scene, "Forest", "stun") == 1


def test_neoform_goes_one_higher() -> None:
    scene = duel(["Neoform"], [ELVES], ann={"library": [ANGEL, BEARS]}).play(A, "Cast Neoform", BEARS)
    assert scene.size(BEARS) == (3, 3) and counters(scene, BEARS) == 1


def test_chain_lightning_may_be_sent_back() -> None:
    scene = duel(["Chain Lightning"], ann={"mana": "{R}"}, bob={"mana": "{R}{R}"})
    scene.play(A, "Cast Chain", "Bob", "Yes", "Yes", "Yes", "Ann")
    assert scene.lives == (17, 17)
    scene = duel(["Chain Lightning"], theirs=[BEARS], ann={"mana": "{R}"}, bob={"mana": "{R}{R}"})
    scene.play(A, "Cast Chain", BEARS, "Yes", "Yes", "Yes", "Ann")
    assert scene.lives == (17, 20) and scene.zone(BEARS) == "graveyard"


def test_corrupted_crossroads_pays_for_devoid_only() -> None:
    wastes = creature("Old Horror", "{B}", "Eldrazi", 2, 2, devoid)
    scene = duel([ELVES, wastes], ["Corrupted Crossroads"], ann={"mana": ""})
    assert not scene.could(A, "Cast Llanowar")
    assert scene.play(A, "Cast Old Horror").lives == (19, 20)


@cr("611.2b")
def test_braided_net_holds_abilities_while_its_victim_is_tapped() -> None:
    scene = duel(mine=[{"card": "Braided Net", "counters": {"net": 3}}], theirs=[PINGER]).play(
        A, "Braided Net: ", "Old Pinger"
    )
    assert scene.one("Old Pinger").tapped and not scene.could(B, "Old Pinger: ")
    assert counters(scene, "Braided Net", "net") == 2
    scene.next_turn()
    assert scene.could(B, "Old Pinger: ")


def test_clay_champion_counts_pairs_of_colored_mana() -> None:
    scene = duel(["Clay Champion"], [BEARS], ann={"mana": "{G}{G}{G}{W}{W}"}).play(A, "Cast Clay", 1, BEARS)
    assert scene.size("Clay Champion") == (5, 5) and scene.size(BEARS) == (3, 3)


def test_bladecoil_serpent_draws_strips_and_grows() -> None:
    scene = duel(["Bladecoil Serpent"], ann={"mana": "{U}{U}{U}{U}{R}{R}", **LIBRARY})
    scene.play(A, "Cast Bladecoil", 0, 0, 0)
    assert scene.count(A, "hand") == 2 and scene.size("Bladecoil Serpent") == (6, 4)
    assert keyword(scene, "Bladecoil Serpent", k.TRAMPLE)


def test_liliana_punishes_an_empty_hand() -> None:
    scene = duel(["Shock", "Opt"], ["Liliana, Waker of the Dead"], bob={"hand": ["Opt"]}).play(A, "+1", "Shock")
    assert scene.lives == (20, 20) and scene.count(B, "graveyard") == 1
    scene = duel(["Shock", "Opt"], ["Liliana, Waker of the Dead"]).play(A, "+1", "Shock")
    assert scene.lives == (20, 17) and scene.count(A, "hand") == 1


def test_old_man_of_the_sea_holds_only_the_weaker() -> None:
    scene = duel(["Giant Growth"], ["Old Man of the Sea"], [BEARS, GIANT])
    assert not scene.offers("Giant")
    scene.play(A, "Old Man of the Sea: ", BEARS)
    assert BEARS in scene.names("battlefield", A)
    scene.play(A, "Cast Giant Growth", BEARS)
    assert BEARS in scene.names("battlefield", B)


def test_preacher_takes_what_the_opponent_offers() -> None:
    scene = duel(mine=["Preacher"], theirs=[BEARS, ANGEL]).play(A, "Preacher: ", BEARS)
    assert BEARS in scene.names("battlefield", A) and ANGEL in scene.names("battlefield", B)


def test_spectral_adversary_pays_as_often_as_it_likes() -> None:
    scene = duel(["Spectral Adversary"], [], [BEARS, ANGEL]).play(
        A, "Cast Spectral", "Yes", "Yes", "No", BEARS, ANGEL, "Done"
    )
    assert scene.size("Spectral Adversary") == (4, 3) and scene.one(BEARS).phased and scene.one(ANGEL).phased


def test_etrata_kills_with_the_third_mark() -> None:
    marked = [{"card": name, "counters": {"hit": 1}} for name in ("Opt", "Shock")]
    for exile, over in ((marked[:1], False), (marked, True)):
        scene = duel(mine=["Etrata, the Silencer"], theirs=[BEARS], bob={"exile": exile})
        scene.until("combat damage", 1, attack=["Etrata, the Silencer"]).settle()
        assert (scene.asked() == "") == over and scene.zone(BEARS) == "exile"
        assert over or scene.zone("Etrata, the Silencer") == "library"


def test_evelyn_collects_from_every_library() -> None:
    ann, bob = {"library": ["Forest", "Opt"]}, {"library": ["Shock", "Opt"]}
    scene = duel(["Evelyn, the Covetous"], ann=ann, bob=bob).play(A, "Cast Evelyn")
    assert scene.zone("Forest") == "exile" and scene.zone("Shock") == "exile"
    scene.play(A, "Cast Shock", "Bob")
    assert scene.lives == (20, 18) and not scene.could(A, "Play Forest")


def test_invasion_of_tarkir_reveals_any_number_of_dragons() -> None:
    for hand, shown, life in ((), (), 18), ((DRAKE,), ("Old Drake", "Done"), 17):
        scene = duel(["Invasion of Tarkir", *hand]).play(A, "Cast Invasion of Tarkir", *shown, "Bob", "Bob")
        assert scene.lives == (20, life)


def test_invasion_of_the_giants_makes_a_giant_cheaper() -> None:
    saga = {"card": "Invasion of the Giants", "counters": {"lore": 2}}
    scene = duel([GOLEM, GOLEM], [saga, "Forest"], ann={"mana": ""})
    scene.until("precombat main", 3).settle()
    assert scene.play(A, "Cast Old Golem").zone("Invasion of the Giants") == "graveyard"
    assert len(scene.names("battlefield")) == 2 and not scene.could(A, "Cast Old Golem")


def test_invasion_of_the_giants_shows_a_giant() -> None:
    saga = {"card": "Invasion of the Giants", "counters": {"lore": 1}}
    scene = duel([GOLEM], [saga], ann=LIBRARY)
    scene.until("precombat main", 3).settle("Yes", "Old Golem", "Bob")
    assert scene.lives == (20, 18) and scene.count(A, "hand") == 3


def test_light_paws_finds_another_aura() -> None:
    ann = {"library": ["Pacifism", "Rancor", "Control Magic"]}
    scene = duel(["Holy Strength"], ["Light-Paws, Emperor's Voice"], ann=ann)
    scene.play(A, "Cast Holy", "Light-Paws", "Yes", "Rancor")
    assert scene.size("Light-Paws, Emperor's Voice") == (5, 4)


def test_outlaws_merriment_makes_one_of_three() -> None:
    scene = duel(mine=["Outlaws' Merriment"], ann=LIBRARY, bob=LIBRARY)
    scene.until("upkeep", 3)
    scene.settle("Bob")
    made = [name for name in scene.names("battlefield", A) if name.endswith("Token")]
    assert len(made) == 1 and made[0].startswith("Human")


def test_thousand_moons_smithy_and_the_mana_of_its_barracks() -> None:
    scene = duel(["Thousand Moons Smithy"], [BEARS]).play(A, "Cast Thousand Moons")
    assert scene.size("Gnome Soldier Token") == (3, 3)
    back = {"card": "Thousand Moons Smithy", "as": "Barracks of the Thousand"}
    scene = duel(["Savannah Lions"], [back], ann={"mana": ""}).play(A, "Cast Savannah Lions")
    assert len(scene.all("Gnome Soldier Token")) == 1


def test_turntimber_symbiosis_helps_the_small() -> None:
    for name, size in ((BEARS, (5, 5)), (ANGEL, (4, 4))):
        scene = duel(["Turntimber Symbiosis"], ann={"library": ["Opt"] * 6 + [name]})
        scene.play(A, "Cast Turntimber Symbiosis", "Yes", name)
        assert scene.zone(name) == "battlefield" and scene.size(name) == size


def test_avatars_wrath_spares_one_and_closes_other_zones() -> None:
    scene = duel(
        ["Avatar's Wrath"], theirs=[BEARS, ANGEL], bob={"graveyard": ["Faithless Looting"], "library": ["Opt"]}
    )
    scene.play(A, "Cast Avatar's Wrath", ANGEL)
    assert scene.zone(ANGEL) == "battlefield" and scene.zone(BEARS) == "exile"
    assert scene.zone("Avatar's Wrath") == "exile" and not could_pay(scene, "Cast Grizzly")


def test_dollhouse_of_horrors_makes_a_doll() -> None:
    scene = duel(mine=["Dollhouse of Horrors"], ann={"graveyard": [ANGEL]}).play(A, "Dollhouse of Horrors: ")
    doll = scene.chars(ANGEL, "battlefield")
    assert (doll.power, doll.toughness) == (1, 1) and "Construct" in doll.subtypes
    assert doll.keywords & k.HASTE and doll.keywords & k.FLYING


def test_harvest_wurm_needs_a_basic() -> None:
    scene = duel(["Harvest Wurm"], ann={"graveyard": ["Forest"]}).play(A, "Cast Harvest", "Yes", "Forest")
    assert scene.zone("Harvest Wurm") == "battlefield" and scene.zone("Forest") == "hand"
    assert duel(["Harvest Wurm"]).play(A, "Cast Harvest").zone("Harvest Wurm") == "graveyard"
