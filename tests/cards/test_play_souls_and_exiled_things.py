"""Cards of commander decks: creatures that return as something else, things exiled and copied, and what each player does."""

from __future__ import annotations

import pytest

from inset.cards import card
from inset.kernel.types import ARTIFACT
from inset.language import keywords as k
from tests.cards.tries import counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT

CORPSE = "Walking Corpse"
DAGGER = "Whispersteel Dagger"


def test_wave_of_vitriol_sacrifices_and_each_land_may_become_a_basic() -> None:
    mine = [BEARS, "Sol Ring", "Propaganda", "Forest", "Polluted Delta", "Plateau"]
    theirs = [ANGEL, "Sol Ring", "Plateau", "Swamp"]
    libraries = {"library": ["Opt", "Island", "Plains", "Plateau"], "library_exact": True}
    t = Scene.duel(["Wave of Vitriol"], mine, theirs, libraries, libraries)
    t.play(A, "Cast Wave of Vitriol", "Yes", "Island", "Yes", "Plains", "No")
    assert t.sorted_names("battlefield") == ["Forest", BEARS, "Island", "Plains"]
    assert t.called("Island").tapped and t.called("Plains").tapped
    assert t.sorted_names("battlefield", 1) == [ANGEL, "Swamp"]
    assert t.sorted_names("graveyard", 1) == ["Plateau", "Sol Ring"] and t.count(B, "library") == 4


def test_wave_of_vitriol_asks_who_controlled_the_land() -> None:
    t = Scene.duel(
        ["Wave of Vitriol"],
        [{"card": "Plateau", "owner": "Bob"}],
        bob={"library": ["Opt", "Forest"]},
        ann={"library": ["Island"]},
    )
    t.play(A, "Cast Wave of Vitriol", "Yes", "Island")
    assert t.sorted_names("battlefield") == ["Island"]


def hit(name: str) -> Scene:
    """Ann's creature with the Dagger has hit Bob, and she has green mana for what she may cast."""
    ann = {"graveyard": [BEARS], "mana": "{G}" * 8}
    t = Scene.duel([], [name, (card(DAGGER), {"attached": name})], ann=ann, bob={"graveyard": [GIANT, CORPSE, "Opt"]})
    assert t.size(name)[0] == t.chars(name).power
    return t.until("postcombat main", 1, attack=[name])


@cr("601.3", "609.4b")
def test_whispersteel_dagger_lets_one_creature_be_cast_from_that_players_graveyard() -> None:
    t = hit(ANGEL)
    assert t.lives == (20, 14)
    assert t.offers(f"Cast {GIANT}") and not t.offers("Cast Opt") and not t.offers(f"Cast {BEARS}")
    t.play(A, f"Cast {CORPSE}")
    assert t.sorted_names("battlefield") == sorted([ANGEL, CORPSE, DAGGER]) and not t.offers(f"Cast {GIANT}")
    t = hit(ANGEL).until("precombat main", 3)
    assert not t.offers(f"Cast {GIANT}")


@cr("702.4b")
def test_whispersteel_dagger_allows_a_spell_for_each_hit() -> None:
    t = hit("Adorned Pouncer")
    assert t.lives == (20, 14)
    t.play(A, f"Cast {CORPSE}").play(A, f"Cast {GIANT}")
    assert t.sorted_names("graveyard", 1) == ["Opt"]


def clad(what: object = BEARS) -> Scene:
    """Bears with Flickerform and an Aura of each player."""
    auras = [(card(name), {"attached": BEARS}) for name in ("Flickerform", "Unholy Strength")]
    t = Scene.duel([], [what, *auras, "Sol Ring"], [ANGEL, (card("Pacifism"), {"attached": BEARS})])
    return t.play(A, "Flickerform")


@cr("303.4f", "400.7")
def test_flickerform_returns_the_creature_with_all_its_auras() -> None:
    t = clad()
    everything = sorted([BEARS, "Flickerform", "Unholy Strength"])
    assert t.sorted_names("exile") == everything and t.sorted_names("exile", 1) == ["Pacifism"]
    t.until("end").settle()
    assert t.sorted_names("battlefield") == sorted([*everything, "Sol Ring"]) and t.size(BEARS) == (4, 3)
    bears = t.called(BEARS).id
    assert [t.called(name).attached for name in ("Flickerform", "Unholy Strength", "Pacifism")] == [bears] * 3
    assert t.called("Pacifism").controller == B


def test_flickerform_finds_its_creature_though_it_has_left_itself() -> None:
    t = Scene.duel(["Disenchant"], [BEARS, (card("Flickerform"), {"attached": BEARS})], [ANGEL])
    t.do(A, "Flickerform").do(A, "Cast Disenchant").settle()
    assert t.sorted_names("exile") == [BEARS] and "Flickerform" in t.sorted_names("graveyard")


def test_flickerform_leaves_the_auras_in_exile_if_the_creature_is_not_there_to_return() -> None:
    t = clad({"card": BEARS, "token": True}).until("end").settle()
    assert t.sorted_names("battlefield") == ["Sol Ring"]
    assert t.sorted_names("exile") == ["Flickerform", "Unholy Strength"] and t.sorted_names("exile", 1) == ["Pacifism"]


@pytest.mark.parametrize(
    ("answers", "taken", "life", "later"),
    [(("No", "Yes", ANGEL), ANGEL, 20, 14), (("Yes", "No"), "Orzhov Advokist", 16, 12)],
)
def test_orzhov_advokist_stops_the_creatures_of_players_who_take_counters(
    answers: tuple[str, ...], taken: str, life: int, later: int
) -> None:
    t = Scene.duel([], ["Orzhov Advokist"], [BEARS, ANGEL]).until("draw", 3, *answers)
    assert [name for name in ("Orzhov Advokist", BEARS, ANGEL) if counters(t, name)] == [taken]
    assert counters(t, taken) == 2
    assert t.until("postcombat main", 4, attack=[ANGEL]).lives == (life, 20)
    assert t.until("postcombat main", 6, "No", "No", attack=[ANGEL]).lives == (later, 20)


def desecrate(mana: str, *answers: str) -> Scene:
    ann = {"graveyard": [GIANT, ANGEL, "Sol Ring", "Opt"], "mana": mana}
    t = Scene.duel(["Desecrate Reality"], [CORPSE], [BEARS, "Sol Ring", "Forest"], ann)
    t.do(A, "Cast Desecrate Reality")
    assert t.words() == ["Grizzly Bears (Bob's)", "Forest (Bob's)", "Done"]
    return t.settle(*answers)


@cr("207.2c")
def test_desecrate_reality_exiles_what_is_even_and_returns_what_is_odd() -> None:
    t = desecrate("{C}{C}{C}{R}{R}{R}{R}", "Forest", ANGEL)
    assert t.sorted_names("exile", 1) == ["Forest"] and t.sorted_names("battlefield") == [ANGEL, CORPSE]
    t = desecrate("{C}{C}{R}{R}{R}{R}{R}", "Done")
    assert t.sorted_names("exile", 1) == [] and t.sorted_names("battlefield") == [CORPSE]


@cr("607.2a", "107.3c")
def test_prototype_portal_copies_the_exiled_artifact_for_its_mana_value() -> None:
    t = Scene.duel(["Prototype Portal", GIANT, DAGGER], ann={"mana": "{C}" * 7})
    t.play(A, "Cast Prototype Portal", "Yes")
    assert t.sorted_names("exile") == [DAGGER] and t.sorted_names("hand") == [GIANT]
    t.play(A, "Prototype Portal")
    assert t.sorted_names("battlefield") == ["Prototype Portal", DAGGER] and t.st.objs[t.called(DAGGER).id].token
    t = Scene.duel(["Prototype Portal", DAGGER], ann={"mana": "{C}" * 6}).play(A, "Cast Prototype Portal", "Yes")
    assert not t.offers("Prototype Portal")
    assert Scene.duel(["Prototype Portal", DAGGER]).play(A, "Cast Prototype Portal", "No").sorted_names("exile") == []


@cr("205.1b")
def test_storm_of_souls_returns_flying_spirits() -> None:
    ann = {"graveyard": [GIANT, "Opt", "Precursor Golem"]}
    t = Scene.duel(["Storm of Souls"], ann=ann, bob={"graveyard": [ANGEL]}).play(A, "Cast Storm of Souls")
    golems = ["Golem Token"] * 2
    assert t.sorted_names("battlefield") == sorted([GIANT, "Precursor Golem", *golems])
    for name, subtype in ((GIANT, "Giant"), ("Precursor Golem", "Golem")):
        assert t.size(name) == (1, 1) and keyword(t, name, k.FLYING)
        assert {subtype, "Spirit"} <= set(t.chars(name).subtypes)
    assert t.chars("Precursor Golem").types & ARTIFACT
    assert t.sorted_names("exile") == ["Storm of Souls"] and t.sorted_names("graveyard") == ["Opt"]


@cr("119.4", "614.12a")
@pytest.mark.parametrize("paid", [0, 7, 19])
def test_phyrexian_processor_makes_minions_as_large_as_the_life_paid(paid: int) -> None:
    t = Scene.duel(["Phyrexian Processor"]).do(A, "Cast Phyrexian Processor").settle(paid)
    assert t.lives == (20 - paid, 20)
    t.play(A, "Phyrexian Processor")
    minion = "Phyrexian Minion Token"
    assert t.sorted_names("battlefield") == [minion, "Phyrexian Processor"][not paid :]
    assert t.sizes(minion) == [(paid, paid)] * bool(paid)


def hydra(x: int, *answers: object) -> Scene:
    teegs = [{"card": "Gaddock Teeg", "commander": True}, BEARS]
    theirs = [{"card": "Queen Marchesa", "commander": True}, ANGEL]
    t = Scene.duel(["Stumpsquall Hydra", "Shock"], teegs, theirs, format="commander")
    return t.do(A, "Cast Stumpsquall Hydra", x).settle(*answers)


def shared(t: Scene) -> list[int]:
    return [counters(t, name) for name in ("Stumpsquall Hydra", "Gaddock Teeg", "Queen Marchesa", BEARS, ANGEL)]


@cr("608.2d")
def test_stumpsquall_hydra_shares_counters_with_any_number_of_commanders() -> None:
    assert shared(hydra(5, "Gaddock Teeg", "Queen Marchesa", 2, 1)) == [2, 1, 2, 0, 0]
    assert shared(hydra(2, "Queen Marchesa")) == [1, 0, 1, 0, 0]
    assert shared(hydra(1)) == [1, 0, 0, 0, 0] and shared(hydra(0)) == [0] * 5
