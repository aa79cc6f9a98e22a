"""Phrases that are read, and then played: kicked permanents, keywords with another cost, deeds of players, later destruction."""

from __future__ import annotations

from inset.language.keywords import FLYING
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, CAT, OX
from tests.harness.compiled import made


@cr("702.33e", "614.1c")
def test_a_kicked_creature_enters_with_counters_and_a_keyword() -> None:
    lancer = made(
        "Odd Lancer {1}{W}",
        "Creature — Human",
        "Kicker {2}",
        "If this creature was kicked, it enters with two +1/+1 counters on it and with flying.",
        "2/2",
    )
    for answer, size, flies in (("Yes", (4, 4), True), ("No", (2, 2), False)):
        scene = Scene({"hand": [lancer]}).play(A, "Cast Odd Lancer", answer)
        assert scene.size("Odd Lancer") == size
        assert bool(scene.keywords("Odd Lancer") & FLYING) == flies


@cr("702.56a")
def test_spells_have_replicate_for_their_mana_cost() -> None:
    djinn = made(
        "Odd Djinn {U}",
        "Creature — Djinn",
        "Each instant and sorcery spell you cast has replicate. The replicate cost is equal to its mana cost.",
        "3/5",
    )
    mend = made("Mend {W}", "Instant", "You gain 1 life.")
    scene = Scene.exactly({"battlefield": [djinn], "hand": [mend], "mana": "{W}{W}{W}"}, {})
    scene.play(A, "Cast Mend", 2)
    assert scene.life(A) == 23


@cr("702.97a")
def test_creature_cards_in_the_graveyard_have_scavenge_for_their_mana_cost() -> None:
    troll = made(
        "Odd Troll {G}",
        "Creature — Troll",
        "Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost.",
        "2/2",
    )
    whale = made("Whale {1}{U}", "Creature — Whale", "3/3")
    scene = Scene.exactly({"battlefield": [troll], "graveyard": [whale], "mana": "{U}{U}"}, {"graveyard": [CAT]})
    assert not any("Cat" in str(option) for option in scene.options(A))
    scene.play(A, "Whale", "Odd Troll")
    assert scene.size("Odd Troll") == (5, 5)
    assert scene.zone("Whale") == "exile"


@cr("603.7", "115.1")
def test_the_target_is_destroyed_at_end_of_combat() -> None:
    killer = made(
        "Odd Killer {B}", "Creature — Assassin", "{1}: Destroy target blocking creature at end of combat.", "0/4"
    )
    scene = Scene({"battlefield": [killer, BEAR]}, {"battlefield": [OX, CAT]})
    scene.until("declare blockers", attack=["Bear"], block={"Ox": "Bear"})
    scene.play(A, "Odd Killer", "Ox")
    assert scene.zone("Ox") == "battlefield"
    scene.until("postcombat main")
    assert scene.zone("Ox") == "graveyard"
    assert scene.zone("Cat") == "battlefield"


@cr("725.2")
def test_whoever_becomes_the_monarch() -> None:
    crown = made("Crown {1}", "Sorcery", "You become the monarch.")
    page = made("Odd Page {W}", "Creature — Human", "Whenever you become the monarch, you gain 2 life.", "1/1")
    scene = Scene({"battlefield": [page], "hand": [crown]}).play(A, "Cast Crown")
    assert scene.life(A) == 22
    assert scene.life(B) == 20


@cr("701.34a")
def test_whenever_somebody_proliferates() -> None:
    spread = made("Spread {G}", "Instant", "Proliferate.")
    watcher = made("Odd Seer {G}", "Creature — Elf", "Whenever you proliferate, you gain 1 life.", "1/1")
    scene = Scene({"battlefield": [watcher], "hand": [spread]}).play(A, "Cast Spread")
    assert scene.life(A) == 21


@cr("615.1")
def test_no_damage_by_those_that_block_it() -> None:
    transport = made(
        "Odd Transport {3}",
        "Artifact Creature — Construct",
        "Prevent all combat damage that would be dealt to this creature by creatures blocking it.",
        "2/1",
    )
    scene = Scene({"battlefield": [transport]}, {"battlefield": [OX]})
    scene.until("postcombat main", attack=["Odd Transport"], block={"Ox": "Odd Transport"})
    assert scene.zone("Odd Transport") == "battlefield"


@cr("614.1c")
def test_it_enters_tapped_and_a_color_is_chosen() -> None:
    lair = made(
        "Odd Lair",
        "Land",
        "This land enters tapped. As it enters, choose a color.",
        "{T}: Add one mana of the chosen color.",
    )
    scene = Scene({"hand": [lair]}).play(A, "Play Odd Lair", 0, "red")
    assert scene.one("Odd Lair").tapped
