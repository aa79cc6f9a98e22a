"""Cards of decks that copy what was discarded or died, choose by types, and count what an ability has done."""

from __future__ import annotations

from inset.kernel.types import ARTIFACT, BLACK, CREATURE, LEGENDARY
from inset.language import keywords as k
from inset.rules.meaning.references import holder
from inset.rules.model.answers import PASS
from inset.rules.model.state import MONARCH
from tests.cards.tries import counters, keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT

HASHATON = "Hashaton, Scarab's Fist"


def discards(card: str, *answers: str) -> Scene:
    """Ann controls Hashaton and discards this card to one of her own spells."""
    t = Scene.duel(["Careful Study", card, "Opt"], [HASHATON], ann={"library": ["Island", "Forest"]})
    return t.play(A, "Cast Careful Study", card, "Opt", *answers)


@cr("707.9b")
def test_hashaton_copies_a_discarded_creature_card_as_a_tapped_black_zombie() -> None:
    t = discards(ANGEL, "Yes")
    assert t.sorted_names("battlefield") == [HASHATON, ANGEL]
    angel = t.called(ANGEL)
    assert angel.token and angel.tapped and t.size(ANGEL) == (4, 4) and keyword(t, ANGEL, k.FLYING)
    assert t.chars(ANGEL).colors == BLACK and t.chars(ANGEL).subtypes == {"Zombie"}
    assert discards(ANGEL, "No").sorted_names("battlefield") == [HASHATON]
    assert discards("Shock").sorted_names("battlefield") == [HASHATON]


@cr("101.4")
def test_grave_sifter_lets_each_player_return_cards_of_the_type_they_choose() -> None:
    mine = {"hand": ["Grave Sifter"], "graveyard": [BEARS, "Walking Corpse", "Opt"]}
    t = Scene.duel(ann=mine, bob={"graveyard": [ANGEL, BEARS]})
    t.play(A, "Cast Grave Sifter", "Bear", BEARS, "Angel", ANGEL)
    assert (t.sorted_names("hand"), t.sorted_names("hand", 1)) == ([BEARS], [ANGEL])
    assert (t.sorted_names("graveyard"), t.sorted_names("graveyard", 1)) == (["Opt", "Walking Corpse"], [BEARS])


LAZAV = "Lazav, Dimir Mastermind"


@cr("707.9a", "707.9b")
def test_lazav_becomes_a_copy_of_an_opponents_creature_card_again_and_again() -> None:
    t = Scene.duel(["Murder", "Murder"], [LAZAV, "Llanowar Elves"], [ANGEL, GIANT])
    t.play(A, "Cast Murder", ANGEL, "Yes")
    assert t.size(LAZAV) == (4, 4) and keyword(t, LAZAV, k.FLYING) and keyword(t, LAZAV, k.HEXPROOF)
    assert t.chars(LAZAV).supertypes == LEGENDARY
    t.play(A, "Cast Murder", GIANT, "Yes")
    assert t.size(LAZAV) == (3, 3) and not keyword(t, LAZAV, k.FLYING) and keyword(t, LAZAV, k.HEXPROOF)


def test_lazav_copies_the_card_as_it_is_in_the_graveyard() -> None:
    t = Scene.duel(["Murder"], [LAZAV, BEARS], bob={"hand": ["Clone"], "mana": "{3}{U}"}, turn=2)
    t.play(B, "Cast Clone", BEARS).play(A, "Cast Murder", f"{BEARS} (Bob's)", "Yes")
    assert t.sorted_names("battlefield") == [BEARS] and t.sorted_names("graveyard", 1) == ["Clone"]


def test_lazav_asks_only_about_creature_cards_of_opponents_from_anywhere() -> None:
    t = Scene.duel(["Mind Rot", "Murder"], [LAZAV, BEARS], bob={"hand": [ANGEL, "Opt"]})
    t.play(A, "Cast Murder", BEARS).play(A, "Cast Mind Rot", "Bob", "No")
    assert t.size(LAZAV) == (3, 3) and t.sorted_names("graveyard", 1) == ["Opt", ANGEL]


@cr("701.12b")
def test_djinn_of_infinite_deceits_exchanges_outside_of_combat() -> None:
    name = "Djinn of Infinite Deceits"
    t = Scene.duel(mine=[name, BEARS, LAZAV], theirs=[ANGEL])
    assert LAZAV not in t.do(A, f"{name}:").words()
    t.settle(BEARS)
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == ([name, LAZAV, ANGEL], [BEARS])
    t = Scene.duel(mine=[name, BEARS], theirs=[ANGEL])
    assert t.offers(f"{name}:")
    assert not t.until("beginning of combat").offers(f"{name}:")


@cr("601.2c")
def test_oath_of_druids_helps_whoever_has_fewer_creatures() -> None:
    library = {"library": ["Opt", ANGEL, "Forest"], "library_exact": True}
    t = Scene.duel(mine=["Oath of Druids"], theirs=[BEARS], ann=library, turn=2).until("upkeep", 3).settle("Yes")
    assert t.sorted_names("battlefield") == ["Oath of Druids", ANGEL] and t.sorted_names("graveyard") == ["Opt"]
    assert t.names("library", 0) == ["Forest"]
    t = Scene.duel(mine=["Oath of Druids", BEARS], bob=library).until("upkeep", 2).settle("No")
    assert t.sorted_names("battlefield", 1) == [] and t.sorted_names("graveyard", 1) == []
    t = Scene.duel(mine=["Oath of Druids", BEARS], theirs=[GIANT]).until("upkeep", 2)
    assert t.stack() == []


@cr("702.96a")
def test_march_of_progress_copies_one_artifact_creature_or_each() -> None:
    mine = ["Memnite", "Ornithopter", BEARS, "Sol Ring"]
    t = Scene.duel(["March of Progress"], mine, ["Memnite"]).play(A, "Cast March of Progress {2}{U}", "Memnite")
    assert t.sorted_names("battlefield") == [BEARS, "Memnite", "Memnite", "Ornithopter", "Sol Ring"]
    t = Scene.duel(["March of Progress"], mine, ["Memnite"]).play(A, "Cast March of Progress {6}{U}")
    assert t.sorted_names("battlefield") == [BEARS, "Memnite", "Memnite", "Ornithopter", "Ornithopter", "Sol Ring"]


@cr("603.12")
def test_rose_room_treasurer_makes_treasures_twice_and_then_deals_damage() -> None:
    t = Scene.duel([BEARS, "Memnite", "Ornithopter"], ["Rose Room Treasurer"])
    t.play(A, f"Cast {BEARS}").play(A, "Cast Memnite")
    assert t.count(A, "battlefield") == 5
    t.play(A, "Cast Ornithopter", "Yes", 3, "Bob")
    assert t.count(A, "battlefield") == 6 and t.lives == (20, 17)


REYHAN = "Reyhan, Last of the Abzan"


def test_reyhan_hands_on_the_counters_of_a_creature_that_dies() -> None:
    t = Scene.duel(
        ["Murder"], [{"card": REYHAN, "counters": {"+1/+1": 1}}, {"card": BEARS, "counters": {"+1/+1": 2}}, ANGEL]
    )
    t.play(A, "Cast Murder", BEARS, ANGEL, "Yes")
    assert counters(t, ANGEL) == 2
    t = Scene.duel([REYHAN, "Murder"], [BEARS, GIANT]).play(A, f"Cast {REYHAN}")
    assert counters(t, REYHAN) == 3
    t.play(A, "Cast Murder", REYHAN, BEARS, "Yes")
    assert counters(t, BEARS) == 3


MIRROR = "Cursed Mirror"


@cr("707.5", "611.2")
def test_cursed_mirror_is_a_copy_with_haste_for_the_turn_in_which_it_enters() -> None:
    t = Scene.duel([MIRROR], theirs=[ANGEL]).play(A, f"Cast {MIRROR}", ANGEL)
    assert t.sorted_names("battlefield") == [ANGEL] and t.chars(ANGEL).types == CREATURE
    t.until("end", 1, attack=[ANGEL])
    assert t.lives == (20, 16)
    t.until("upkeep", 2)
    assert t.sorted_names("battlefield") == [MIRROR] and t.chars(MIRROR).types == ARTIFACT
    assert Scene.duel([MIRROR], theirs=[ANGEL]).play(A, f"Cast {MIRROR}", "Done").sorted_names("battlefield") == [
        MIRROR
    ]


@cr("614.12")
def test_cursed_mirror_enters_as_the_creature_does() -> None:
    t = Scene.duel([MIRROR], theirs=["Palace Sentinels"]).play(A, f"Cast {MIRROR}", "Palace Sentinels")
    assert holder(t.st, MONARCH) == A


JEWEL = "Coveted Jewel"


@cr("509.3g", "603.2c")
def test_coveted_jewel_goes_once_to_whoever_got_through() -> None:
    t = Scene.duel([JEWEL]).play(A, f"Cast {JEWEL}")
    assert t.count(A, "hand") == 3
    t = Scene.duel(mine=[{"card": JEWEL, "tapped": True}, BEARS], theirs=[ANGEL, GIANT], turn=2)
    t.until("declare blockers", 2, attack=[ANGEL, GIANT]).settle()
    assert t.sorted_names("battlefield", 1) == [JEWEL, GIANT, ANGEL] and not t.called(JEWEL).tapped
    assert t.count(B, "hand") == 3
    t = Scene.duel(mine=[JEWEL, BEARS], theirs=[GIANT], turn=2)
    t.until("declare blockers", 2, attack=[GIANT], block={BEARS: GIANT}).settle()
    assert JEWEL in t.sorted_names("battlefield")


@cr("107.3f")
def test_well_of_lost_dreams_draws_at_most_as_many_cards_as_life_was_gained() -> None:
    t = Scene.duel(["Chaplain's Blessing"], ["Well of Lost Dreams"]).do(A, "Cast Chaplain's Blessing").resolve()
    while t.asked() == "priority":
        t.choose(PASS)
    t.choose("Yes")
    assert t.words() == ["0", "1", "2", "3", "4", "5"]
    assert t.settle(2).count(A, "hand") == 2


PANIC = "Widespread Panic"


def test_widespread_panic_costs_a_card_of_whoever_shuffles_their_own_library() -> None:
    t = Scene.duel(["Rampant Growth", "Opt", "Shock"], theirs=[PANIC], ann={"library": ["Forest", "Island"]})
    t.play(A, "Cast Rampant Growth", "Forest", "Shock")
    assert t.sorted_names("hand") == ["Opt"] and t.st.libraries[A][0] == t.called("Shock", "library").id
    t = Scene.duel(["Path to Exile"], [PANIC], [BEARS], bob={"hand": ["Opt"], "library": ["Forest"]})
    t.play(A, "Cast Path to Exile", "Yes", "Forest")
    assert t.sorted_names("hand", 1) == ["Opt"] and t.count(B, "battlefield") == 1


FORGER = "Sunforger"


def forging(*library: str, attached: bool = True) -> Scene:
    """Sunforger on a bear, and what Ann may find in her library."""
    where = {"card": FORGER, "attached_to": BEARS} if attached else FORGER
    return Scene.duel(mine=[BEARS, where], theirs=[ANGEL], ann={"library": list(library), "library_exact": True})


@cr("701.3d", "118.9")
def test_sunforger_is_unattached_to_cast_a_red_or_white_instant_from_the_library() -> None:
    t = forging("Opt", "Lightning Bolt", "Pyroclasm", "Path to Exile")
    assert t.size(BEARS) == (6, 2)
    t.do(A, f"{FORGER}: {{R}}{{W}}")
    assert t.size(BEARS) == (2, 2)
    t.settle("Lightning Bolt", "Bob")
    assert t.lives == (20, 17) and t.sorted_names("graveyard") == ["Lightning Bolt"] and t.count(A, "library") == 3
    assert not t.offers(f"{FORGER}: {{R}}{{W}}")
    assert not forging("Lightning Bolt", attached=False).offers(f"{FORGER}: {{R}}{{W}}")


LATHIEL = "Lathiel, the Bounteous Dawn"


@cr("601.2d")
def test_lathiel_distributes_some_or_all_of_the_life_that_was_gained() -> None:
    t = Scene.duel(["Chaplain's Blessing"], [LATHIEL, BEARS, "Memnite"], [GIANT]).play(A, "Cast Chaplain's Blessing")
    t.until("end", 1, BEARS, "Memnite", "Done", 3, 1).settle()
    assert (counters(t, BEARS), counters(t, "Memnite"), counters(t, GIANT), counters(t, LATHIEL)) == (3, 1, 0, 0)
    t = Scene.duel(mine=[LATHIEL, BEARS]).until("end", 1)
    assert t.stack() == []


@cr("702.127a")
def test_indulge_brings_a_citizen_for_each_attacker_and_excess_counts_those_that_dealt_damage_once() -> None:
    t = Scene.duel(["Indulge // Excess"], [BEARS, "Adorned Pouncer"])
    t.play(A, "Cast Indulge")
    t.until("declare attackers", 1, attack=[BEARS, "Adorned Pouncer"]).settle()
    citizens = [o for o in t.in_zone("battlefield", A) if o.token]
    assert len(citizens) == 2 and all(o.tapped and o.combat is not None for o in citizens)
    t.until("postcombat main", 1)
    assert t.lives == (20, 14)
    t.play(A, "Cast Excess")
    assert t.sorted_names("battlefield").count("Treasure Token") == 4
    assert t.sorted_names("graveyard") == [] and t.count(A, "exile") == 1


@cr("903.9b")
def test_reyhan_sees_a_commander_go_to_the_command_zone() -> None:
    mine = [{"card": REYHAN, "counters": {"+1/+1": 2}, "commander": True}, BEARS]
    t = Scene.duel(["Unsummon"], mine, format="commander").play(A, "Cast Unsummon", REYHAN, "Yes", "Yes")
    assert counters(t, BEARS) == 2 and t.sorted_names("command") == [REYHAN]
    t = Scene.duel(["Murder"], [{"card": REYHAN, "counters": {"+1/+1": 1}}, BEARS]).play(A, "Cast Murder", BEARS)
    assert counters(t, REYHAN) == 1
