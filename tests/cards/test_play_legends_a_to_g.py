"""Legendary creatures from Alania to Gorion: each ability is used."""

from __future__ import annotations

from inset.kernel.types import ARTIFACT, CREATURE
from inset.language import keywords as k
from tests.cards.tries import counters, keyword
from tests.harness import A, Scene, cr
from tests.harness.cards import ANGEL, BEARS, ELVES


@cr("603.4", "707.10")
def test_alania_copies_first_spells_for_a_card() -> None:
    t = Scene.duel(["Alania, Divergent Storm", "Shock", "Opt", "Divination", "Coruscation Mage"])
    t.play(A, "Cast Alania, Divergent Storm ")
    t.play(A, "Cast Shock ", "Bob", "Yes", "No")
    assert (t.lives, len(t.sorted_names("hand", 1))) == ((20, 16), 1)
    t.play(A, "Cast Opt ", "Keep").play(A, "Cast Divination ", "No")
    assert len(t.sorted_names("hand", 1)) == 1
    t.play(A, "Cast Coruscation Mage ", "No", "Yes")
    assert t.sorted_names("battlefield").count("Coruscation Mage") == 2


@cr("602.5b")
def test_chainer_casts_creatures_from_the_graveyard_with_haste() -> None:
    t = Scene.duel(["Opt", ELVES], mine=["Chainer, Nightmare Adept"], ann={"graveyard": [BEARS, ANGEL, "Shock"]})
    assert not t.offers(f"Cast {BEARS}")
    t.play(A, "Chainer", "Opt").play(A, f"Cast {BEARS} ")
    assert keyword(t, BEARS, k.HASTE)
    assert not t.offers(f"Cast {ANGEL}")
    assert not t.offers("Chainer")
    t.play(A, f"Cast {ELVES} ")
    assert not keyword(t, ELVES, k.HASTE)
    assert keyword(t.until("upkeep", 2), BEARS, k.HASTE)
    assert not keyword(t.until("upkeep", 3), BEARS, k.HASTE)


@cr("608.2h")
def test_liara_exiles_cards_and_makes_them_cheaper() -> None:
    giant = {"card": "Bonecrusher Giant", "on_adventure": "Ann"}
    t = Scene.duel(mine=["Commander Liara Portyr"], ann={"library": [ANGEL, "Opt"], "exile": [giant]})
    t.fight("Commander Liara Portyr").until("declare attackers").settle().until("postcombat main")
    assert t.sorted_names("exile") == ["Bonecrusher Giant", ANGEL]
    assert t.offers(f"Cast {ANGEL} {{2}}{{W}}{{W}}")
    assert t.offers("Cast Bonecrusher Giant {1}{R}")
    t = Scene.duel(mine=["Commander Liara Portyr"], ann={"library": ["Forest"]})
    t.fight("Commander Liara Portyr").until("declare attackers").settle().until("postcombat main")
    assert t.sorted_names("exile") == ["Forest"]
    assert not t.offers("Play Forest")


@cr("111.4", "608.2h")
def test_drizzt_grows_by_the_difference() -> None:
    t = Scene.duel(["Drizzt Do'Urden", "Murder", "Murder"], theirs=["Garruk's Horde", BEARS]).play(
        A, "Cast Drizzt Do'Urden "
    )
    assert t.size("Guenhwyvar") == (4, 1)
    t.play(A, "Cast Murder ", BEARS)
    assert t.size("Drizzt Do'Urden") == (3, 3)
    t.play(A, "Cast Murder ", "Garruk's Horde")
    assert t.size("Drizzt Do'Urden") == (7, 7)


@cr("601.3", "614.1c")
def test_edgar_casts_an_artifact_each_turn_which_enters_tapped() -> None:
    t = Scene.duel(mine=["Edgar, Master Machinist"], ann={"graveyard": ["Sol Ring", "Bonesplitter", "Opt"]})
    t.play(A, "Cast Sol Ring ")
    assert t.called("Sol Ring").tapped
    assert not t.offers("Cast Bonesplitter")
    t.fight("Edgar, Master Machinist").until("declare attackers").settle()
    assert t.size("Edgar, Master Machinist") == (3, 4)
    t.until("precombat main", 2)
    assert not t.offers("Cast Bonesplitter")


@cr("723.1", "723.3")
def test_emrakul_costs_less_and_takes_the_next_turn() -> None:
    t = Scene.duel(
        ["Emrakul, the Promised End"],
        ann={"graveyard": ["Opt", BEARS, "Sol Ring", "Darksteel Myr"]},
        bob={"hand": ["Shock"]},
    )
    assert t.offers("Cast Emrakul, the Promised End {10}")
    t.play(A, "Cast Emrakul, the Promised End ")
    assert t.size("Emrakul, the Promised End") == (13, 13)
    assert keyword(t, "Emrakul, the Promised End", k.PROTECTION)
    t.until("precombat main", 2)
    assert (t.st.active, t.game.decision.player if t.game.decision else None) == (1, 0)
    t.until("precombat main", 3)
    assert (t.st.active, t.game.decision.player if t.game.decision else None) == (1, 1)
    assert t.until("precombat main", 4).game.state.active == 0


@cr("702.41a", "601.3")
def test_emry_casts_an_artifact_from_the_graveyard() -> None:
    t = Scene.duel(
        ["Emry, Lurker of the Loch"],
        mine=["Sol Ring"],
        ann={"library": ["Bonesplitter", "Opt", "Chalice of the Void", BEARS]},
    )
    assert t.offers("Cast Emry, Lurker of the Loch {1}{U}")
    t.play(A, "Cast Emry, Lurker of the Loch ")
    assert len(t.sorted_names("graveyard")) == 4
    t = Scene.duel(mine=["Emry, Lurker of the Loch"], ann={"graveyard": ["Bonesplitter", "Sol Ring"]})
    t.play(A, "Emry", "Bonesplitter")
    assert not t.offers("Cast Sol Ring")
    assert t.play(A, "Cast Bonesplitter ").sorted_names("battlefield") == ["Bonesplitter", "Emry, Lurker of the Loch"]


@cr("702.170a", "702.170d")
def test_fblthp_plots_from_the_top() -> None:
    t = Scene.duel(mine=["Fblthp, Lost on the Range"], ann={"library": [BEARS, "Forest", "Opt"]})
    assert not t.offers(f"Cast {BEARS}")
    t.play(A, "Plot")
    assert t.sorted_names("exile") == [BEARS]
    assert not t.offers("Plot")
    assert not t.offers(f"Cast {BEARS}")
    t.until("precombat main", 3).play(A, f"Cast {BEARS} ")
    assert BEARS in t.sorted_names("battlefield")


@cr("614.1a", "603.7")
def test_feather_returns_spells() -> None:
    t = Scene.duel(["Giant Growth", "Opt"], mine=["Feather, the Redeemed"], theirs=[BEARS])
    t.play(A, "Cast Giant Growth ", "Feather")
    assert t.sorted_names("exile") == ["Giant Growth"]
    t.play(A, "Cast Opt ", "Keep").until("end").settle()
    assert "Giant Growth" in t.sorted_names("hand")
    assert t.sorted_names("graveyard") == ["Opt"]


@cr("707.2", "603.7")
def test_feldon_copies_a_creature_card_for_a_turn() -> None:
    t = Scene.duel(mine=["Feldon of the Third Path"], ann={"graveyard": [ANGEL]}).play(A, "Feldon")
    assert t.chars(ANGEL).types == ARTIFACT | CREATURE
    assert keyword(t, ANGEL, k.HASTE)
    t.until("end").settle()
    assert t.sorted_names("battlefield") == ["Feldon of the Third Path"]


@cr("601.3e", "715.3a")
def test_gaddock_teeg_forbids_large_and_x_spells() -> None:
    hand = [ANGEL, "Omniscience", "Chalice of the Void", "Walking Ballista", "Opt", "Realm-Cloaked Giant"]
    t = Scene.duel(hand, theirs=["Gaddock Teeg"])
    assert t.offers(f"Cast {ANGEL}")
    assert t.offers("Cast Walking Ballista")
    assert t.offers("Cast Opt")
    assert t.offers("Cast Realm-Cloaked Giant")
    assert not t.offers("Cast Omniscience")
    assert not t.offers("Cast Chalice")
    assert not t.offers("Cast Cast Off")


@cr("702.62a", "614.1a")
def test_gandalf_suspends_spells_cast_in_opponents_turns() -> None:
    t = Scene.duel(["Shock", "Opt"], mine=["Gandalf of the Secret Fire"]).play(A, "Cast Opt ", "Keep")
    assert t.sorted_names("graveyard") == ["Opt"]
    t.until("upkeep", 2).choose("Pass")  # Bob, whose turn it is
    t.play(A, "Cast Shock ", "Bob")
    assert counters(t, "Shock", "time", "exile") == 3
    t.until("upkeep", 7).settle("Cast Shock", "Bob")
    assert t.lives == (20, 16)
