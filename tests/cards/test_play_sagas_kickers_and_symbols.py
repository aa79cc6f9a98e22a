"""Cards whose words look at mana costs, symbols, kickers and chosen land types: each is cast or used."""

from __future__ import annotations

import pytest

from inset.kernel import types as t
from inset.language import keywords as k
from inset.language.words.kinds import creature, instant
from inset.language.words.nouns import any_target
from inset.language.words.verbs import deal
from tests.cards.tries import counters, duel, keyword
from tests.harness import A, B, cr
from tests.harness.cards import ANGEL, BEARS, BOLT, ELVES, GIANT, KILL

ORNAMENT = creature("Old Ornament", "{0}", "Thopter", 0, 2, types=t.ARTIFACT)
COG = creature("Old Cog", "{1}", "Thopter", 1, 1, types=t.ARTIFACT)
BLUE_COG = creature("Old Blue Cog", "{U}", "Thopter", 1, 1, types=t.ARTIFACT)
TWIN = creature("Old Twin", "{W}{W}", "Kithkin", 1, 1)
DECK = {"library": ["Opt"] * 6}


def at(name: str, number: int, kind: str, **more: object) -> dict[str, object]:
    return {"card": name, "counters": {kind: number}, **more}


@cr("202.1b")
def test_urzas_saga_finds_a_mana_cost_of_zero_or_one() -> None:
    ann = {"library": [COG, BLUE_COG, ORNAMENT, COG]}
    scene = duel(mine=[at("Urza's Saga", 2, "lore")], ann=ann, bob=DECK).until("precombat main", 3)
    while scene.asked() == "priority":
        scene.choose("Pass")
    assert any("Old Cog" in words for words in scene.words()) and not any("Blue" in words for words in scene.words())
    scene.choose("Old Ornament").settle()
    assert scene.zone("Old Ornament") == "battlefield" and scene.zone("Urza's Saga") == "graveyard"


def test_urzas_saga_gains_its_abilities_one_by_one() -> None:
    scene = duel(["Urza's Saga", ORNAMENT, COG], ann={"mana": ""}).play(A, "Play Urza").play(A, "Cast Old Cog")
    assert scene.one("Urza's Saga").tapped
    saga = at("Urza's Saga", 1, "lore")
    scene = duel(mine=[saga, COG, "Forest", "Forest"], ann={"mana": "", **DECK}, bob=DECK)
    assert not scene.could(A, "Urza's Saga: {2}")
    scene.until("precombat main", 3).settle().play(A, "Urza's Saga: {2}")
    assert scene.sizes("Construct Token") == [(2, 2)]


def test_drown_in_the_loch_asks_the_graveyard_of_the_controller() -> None:
    for buried, mine, offered in ((2, 0, True), (1, 5, False)):
        scene = duel(
            ["Drown in the Loch"],
            theirs=[BEARS],
            ann={"graveyard": ["Opt"] * mine},
            bob={"graveyard": ["Opt"] * buried},
        )
        assert scene.could(A, "Cast Drown") == offered
    scene = duel(["Drown in the Loch"], theirs=[BEARS, ANGEL], bob={"graveyard": ["Opt"] * 2}).play(
        A, "Cast Drown", BEARS
    )
    assert scene.zone(BEARS) == "graveyard"


@cr("305.7")
def test_multiversal_passage_is_the_chosen_type_and_nothing_else() -> None:
    scene = duel(["Multiversal Passage", BOLT], ann={"mana": ""}).play(A, "Play Multiversal", "Mountain", "Yes")
    assert scene.chars("Multiversal Passage").subtypes == {"Mountain"} and scene.lives == (18, 20)
    scene.play(A, "Cast Bolt", "Bob")
    assert scene.lives == (18, 17)
    scene = duel(["Multiversal Passage"]).play(A, "Play Multiversal", "Mountain", "No")
    assert scene.one("Multiversal Passage").tapped


@cr("305.7")
def test_phantasmal_terrain_turns_a_land_into_the_chosen_type() -> None:
    scene = duel(["Phantasmal Terrain"], theirs=["Mistrise Village"]).play(A, "Cast Phantasmal", "Mistrise", "Swamp")
    assert scene.chars("Mistrise Village").subtypes == {"Swamp"} and len(scene.chars("Mistrise Village").abilities) == 1


def test_werewolf_pack_leader_draws_with_a_pack_and_stops_being_human() -> None:
    for others, hand in (((GIANT,), 1), ((BEARS,), 0)):
        scene = duel(mine=["Werewolf Pack Leader", *others], ann=DECK)
        scene.until("declare attackers", 1, attack=["Werewolf Pack Leader", *others]).settle()
        assert scene.count(A, "hand") == hand
    scene.play(A, "Werewolf Pack Leader: ")
    assert scene.size("Werewolf Pack Leader") == (5, 3) and scene.chars("Werewolf Pack Leader").subtypes == {"Werewolf"}


def test_agadeems_awakening_returns_different_values() -> None:
    ann = {"graveyard": [BEARS, ELVES, TWIN, ANGEL]}
    scene = duel(["Agadeem's Awakening"], ann=ann).play(A, "Cast Agadeem's Awakening", 3, BEARS, ELVES)
    assert scene.sorted_names("battlefield") == [BEARS, ELVES] and scene.zone("Old Twin") == "graveyard"


def test_phoenix_returns_creatures_of_so_much_value() -> None:
    phoenix = at("Joshua, Phoenix's Dominant", 2, "lore", **{"as": "Phoenix, Warden of Fire"})
    scene = duel(mine=[phoenix], ann={"graveyard": [ANGEL, BEARS, ELVES], **DECK}, bob=DECK)
    scene.until("precombat main", 3, BEARS, ELVES).settle("Done")
    assert scene.zone(BEARS) == scene.zone(ELVES) == "battlefield" and scene.zone(ANGEL) == "graveyard"
    assert scene.zone("Joshua, Phoenix's Dominant") == "battlefield"
    scene = duel(mine=[phoenix], ann={"graveyard": [ANGEL, GIANT], **DECK}, bob=DECK)
    while not scene.st.stack or scene.asked() != "target":
        scene.choose("Pass" if scene.asked() == "priority" else 0)
    scene.choose(ANGEL)
    assert scene.asked() == "priority"


def test_joshua_draws_as_many_as_he_discards() -> None:
    scene = duel(["Joshua, Phoenix's Dominant", "Opt", "Shock"], ann=DECK).play(A, "Cast Joshua", "Shock", "Done")
    assert scene.count(A, "hand") == 2 and scene.zone("Shock") == "graveyard"


@pytest.mark.parametrize(("name", "size"), [(TWIN, (3, 3)), (ANGEL, (6, 6)), (BEARS, (2, 2))])
def test_light_from_within_counts_white_symbols(name: object, size: tuple[int, int]) -> None:
    scene = duel(mine=["Light from Within", name])
    assert scene.size(name if isinstance(name, str) else "Old Twin") == size


def test_umbra_stalker_counts_black_symbols_in_the_graveyard() -> None:
    scene = duel(mine=["Umbra Stalker"], ann={"graveyard": ["Umbra Stalker", KILL, "Opt"]})
    assert scene.chars("Umbra Stalker", "battlefield").power == 4


def test_sanity_grinding_mills_for_blue_symbols() -> None:
    scene = duel(["Sanity Grinding"], ann={"library": ["Opt", "Sanity Grinding", *["Shock"] * 8]}, bob=DECK)
    scene.do(A, "Cast Sanity")
    while scene.st.stack or scene.asked() != "priority":
        scene.choose("Pass" if scene.asked() == "priority" else scene.words()[0])
    assert scene.count(B, "graveyard") == 4


def test_experimental_frenzy_closes_the_hand() -> None:
    scene = duel([ELVES, "Forest"], ["Experimental Frenzy"], ann={"library": ["Island", BEARS]})
    assert not scene.could(A, "Cast Llanowar") and not scene.could(A, "Play Forest")
    scene.play(A, "Play Island").play(A, "Cast Grizzly")
    assert scene.zone(BEARS) == "battlefield"
    assert scene.play(A, "Experimental Frenzy: ").could(A, "Cast Llanowar")


@cr("702.33b")
def test_archangel_of_wrath_strikes_for_each_kicker() -> None:
    for answers, life in ((("No", "No"), 20), (("Yes", "No", "Bob"), 18), (("No", "Yes", "Bob"), 18)):
        scene = duel(["Archangel of Wrath"]).play(A, "Cast Archangel", *answers)
        assert scene.life(B) == life
    scene = duel(["Archangel of Wrath"]).do(A, "Cast Archangel", "Yes", "Yes")
    while scene.st.stack or scene.asked() != "priority":
        scene.choose("Pass" if scene.asked() == "priority" else "Bob" if scene.asked() == "target" else 0)
    assert scene.lives == (24, 16)


def test_wastescape_battlemage_does_what_was_paid_for() -> None:
    for answers, gone in ((("Yes", "No"), "Sol Ring"), (("No", "Yes"), BEARS)):
        scene = duel(["Wastescape Battlemage"], theirs=["Sol Ring", BEARS], ann={"mana": "{C}{G}{U}{1}{1}"})
        scene.play(A, "Cast Wastescape", *answers)
        assert gone not in scene.names("battlefield", B) and len(scene.names("battlefield", B)) == 1


@pytest.mark.parametrize(
    ("name", "first", "second"),
    [
        ("Anavolver", k.FLYING, 0), ("Cetavolver", k.FIRST_STRIKE, k.TRAMPLE), ("Degavolver", 0, k.FIRST_STRIKE),
        ("Necravolver", k.TRAMPLE, 0), ("Rakavolver", 0, k.FLYING),
    ],
)  # fmt: skip
def test_a_volver_enters_as_it_was_kicked(name: str, first: int, second: int) -> None:
    for answers, more in ((("No", "No"), 0), (("Yes", "No"), 2), (("No", "Yes"), 1), (("Yes", "Yes"), 3)):
        scene = duel([name]).play(A, f"Cast {name}", *answers)
        assert counters(scene, name) == more
        assert keyword(scene, name, first) == bool(first and more & 2)
        assert keyword(scene, name, second) == bool(second and more & 1)


def test_a_volver_has_what_its_kickers_give() -> None:
    scene = duel(["Anavolver", KILL]).play(A, "Cast Anavolver", "No", "Yes").play(A, "Anavolver: ").play(A, "Cast Kill")
    assert scene.zone("Anavolver") == "battlefield" and scene.lives == (17, 20)


def test_urborg_lhurgoyf_mills_as_it_enters() -> None:
    ann = {"library": [BEARS] * 9}
    for answers, size in ((("No", "No"), None), (("Yes", "No"), (3, 4)), (("Yes", "Yes"), (6, 7))):
        scene = duel(["Urborg Lhurgoyf"], ann=ann).play(A, "Cast Urborg", *answers)
        assert size is None or scene.size("Urborg Lhurgoyf") == size


def test_tenacious_underdog_returns_by_blitz_alone() -> None:
    scene = duel(ann={"graveyard": ["Tenacious Underdog"], "mana": "{1}{B}"})
    assert not scene.could(A, "Cast Tenacious")
    scene = duel(ann={"graveyard": ["Tenacious Underdog"], "mana": "{2}{B}{B}", **DECK}).play(A, "Cast Tenacious")
    assert scene.lives == (18, 20) and keyword(scene, "Tenacious Underdog", k.HASTE)
    scene.until("end", 1).settle()
    assert scene.zone("Tenacious Underdog") == "graveyard" and scene.count(A, "hand") == 1


def test_kumano_burns_helps_and_exiles() -> None:
    scene = duel(["Kumano Faces Kakkazan"], theirs=[BEARS]).play(A, "Cast Kumano")
    assert scene.lives == (20, 19)
    scene = duel([ELVES, BEARS], [at("Kumano Faces Kakkazan", 1, "lore")], ann={**DECK}, bob=DECK)
    scene.until("precombat main", 3).settle()
    etching = {"card": "Kumano Faces Kakkazan", "as": "Etching of Kumano"}
    scene = duel(["Shock", KILL], [etching], [BEARS, ANGEL]).play(A, "Cast Shock", BEARS).play(A, "Cast Kill", ANGEL)
    assert scene.zone(BEARS) == "exile" and scene.zone(ANGEL) == "graveyard"


def test_kumano_helps_the_next_creature() -> None:
    saga = at("Kumano Faces Kakkazan", 1, "lore")
    scene = duel([ELVES, CUBS], [saga, "Forest", "Forest"], ann={"mana": "", **DECK}, bob=DECK)
    scene.until("precombat main", 3).settle()
    scene.play(A, "Cast Llanowar").play(A, "Cast Old Cubs")
    assert scene.size(ELVES) == (2, 2) and scene.size("Old Cubs") == (1, 1)


CUBS = creature("Old Cubs", "{G}", "Bear", 1, 1)
ZAP = instant("Old Zap", "{R}", deal(1, any_target()))


def test_skrelv_shields_from_one_color() -> None:
    scene = duel([ZAP], ["Skrelv, Defector Mite", BEARS], [ANGEL, ELVES], bob={"hand": [BOLT, KILL], "mana": "{R}{B}"})
    scene.play(A, "Skrelv, Defector Mite: ", BEARS, "No", "red")
    assert keyword(scene, BEARS, k.TOXIC)
    scene.pass_to(B).do(B, "Cast Bolt")
    assert not any(BEARS in words for words in scene.words())


def test_sungold_sentinel_walks_past_a_color() -> None:
    scene = duel(mine=["Sungold Sentinel", BEARS, ELVES], theirs=[ANGEL]).play(A, "Sungold Sentinel: ", "white")
    scene.until("combat damage", 1, attack=["Sungold Sentinel"], block={ANGEL: "Sungold Sentinel"})
    assert scene.lives == (20, 17)
    assert not duel(mine=["Sungold Sentinel", BEARS]).could(A, "Sungold Sentinel: ")


def test_magnigoth_treefolk_walks_where_you_have_lands() -> None:
    scene = duel(mine=["Magnigoth Treefolk", "Forest"], theirs=[BEARS, "Forest"])
    scene.until("combat damage", 1, attack=["Magnigoth Treefolk"], block={BEARS: "Magnigoth Treefolk"})
    assert scene.lives == (20, 18)
    scene = duel(mine=["Magnigoth Treefolk", "Island"], theirs=[BEARS, "Forest"])
    scene.until("combat damage", 1, attack=["Magnigoth Treefolk"], block={BEARS: "Magnigoth Treefolk"})
    assert scene.lives == (20, 20)


@cr("613.6")
def test_opalescence_and_march_make_creatures_of_their_value() -> None:
    scene = duel(mine=["Opalescence", "Light from Within", {"card": "Pacifism", "attached_to": BEARS}, BEARS])
    assert scene.size("Light from Within") == (6, 6) and scene.size("Opalescence") == (None, None)
    assert scene.size("Pacifism") == (None, None)
    scene = duel(mine=["March of the Machines", "Amulet of Kroog", COG])
    assert scene.size("Amulet of Kroog") == (2, 2) and scene.size("Old Cog") == (1, 1)


def test_coat_of_arms_counts_others_of_a_kind() -> None:
    scene = duel(mine=["Coat of Arms", BEARS, CUBS], theirs=["Balduvian Bears", ANGEL])
    assert scene.size(BEARS) == (4, 4) and scene.size("Old Cubs") == (3, 3) and scene.size(ANGEL) == (4, 4)


def test_dosan_allows_spells_on_ones_own_turn() -> None:
    scene = duel(["Shock"], ["Dosan the Falling Leaf"], bob={"hand": ["Shock"], "mana": "{R}"})
    assert scene.could(A, "Cast Shock") and not scene.could(B, "Cast Shock")
    scene.until("upkeep", 2)
    assert not scene.could(A, "Cast Shock")
