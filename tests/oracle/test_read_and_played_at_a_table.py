"""Phrases that are read, and then played, at a table of several players."""

from __future__ import annotations

from inset.kernel import types as t
from inset.rules.combat.attacking import declaration
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import made


@cr("701.15b")
def test_an_aura_that_goads_makes_the_creature_attack_another_player() -> None:
    spur = made(
        "Sharp Spur {R}", "Enchantment — Aura", "Enchant creature", "Enchanted creature gets +1/+1 and is goaded."
    )
    scene = Scene({"hand": [spur]}, {"battlefield": [BEAR]}, {})
    scene.play(A, "Cast Sharp Spur", "Bear")
    assert scene.size("Bear") == (3, 3)
    scene.until(t.BEGIN_COMBAT, turn=2)
    whole = declaration(scene.st, B)
    start = whole.start()
    places = [whole.refs[place] for place in whole.allowed(start) if place >= 0]
    assert len(places) == 1 and len(whole.allowed(start)) == 1  # it attacks, and not the player who goads it


@cr("502.3")
def test_permanents_untap_in_the_untap_steps_of_others() -> None:
    muse = made(
        "Dawn Muse {G}", "Enchantment", "Untap all creatures you control during each other player's untap step."
    )
    scene = Scene({"battlefield": [muse, {"card": "Grizzly Bears", "tapped": True}]}, {})
    scene.until(t.UPKEEP, turn=2)
    assert not scene.one("Grizzly Bears").tapped


@cr("608.2c")
def test_what_was_discarded_and_sacrificed_this_way_is_counted() -> None:
    siphon = made(
        "Thought Siphon {B}",
        "Sorcery",
        "Each opponent discards a card. You draw a card for each card discarded this way.",
    )
    scene = Scene({"hand": [siphon], "library": ["3 Forest"]}, {"hand": ["Island"]}, {"hand": []}, {"hand": ["Swamp"]})
    scene.play(A, "Cast Thought Siphon")
    assert scene.names("hand", A) == ["Forest", "Forest"]
    eat = made(
        "Long Feast {B}",
        "Sorcery",
        "Each opponent sacrifices a creature. You gain 2 life for each creature sacrificed this way.",
    )
    other = Scene({"hand": [eat]}, {"battlefield": [BEAR]}, {"battlefield": [OX]}).play(A, "Cast Long Feast")
    assert other.life(A) == 24


@cr("608.2c", "120.3")
def test_damage_dealt_this_way_is_added_up() -> None:
    leech = made(
        "Leech Bolt {B}",
        "Sorcery",
        "Leech Bolt deals 2 damage to each opponent. You gain life equal to the damage dealt this way.",
    )
    scene = Scene({"hand": [leech]}, {}, {}).play(A, "Cast Leech Bolt")
    assert (scene.life(A), scene.life(B)) == (24, 18)


@cr("508.1c")
def test_a_creature_that_cant_attack_one_player_attacks_another() -> None:
    oath = made("Old Oath {W}", "Enchantment — Aura", "Enchant creature",
                "Enchanted creature gets +2/+2, has vigilance, and can't attack you or planeswalkers you control.")  # fmt: skip
    scene = Scene({"hand": [oath]}, {"battlefield": [BEAR]}, {})
    scene.play(A, "Cast Old Oath", "Bear")
    scene.until(t.BEGIN_COMBAT, turn=2)
    whole = declaration(scene.st, B)
    assert len([place for place in whole.allowed(whole.start()) if place >= 0]) == 1


@cr("608.2h")
def test_what_was_exiled_this_way_had_a_controller() -> None:
    herd = made("Great Herd {X}{U}", "Sorcery",
                "Exile X target creatures. For each creature exiled this way, "
        "its controller creates a 2/2 green Boar creature token.")  # fmt: skip
    scene = Scene({"hand": [herd], "battlefield": [OX]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Great Herd", 2, "Ox", "Bear")
    assert scene.names("battlefield", A) == ["Boar Token"] == scene.names("battlefield", B)


@cr("707.2", "608.2c")
def test_each_token_is_copied_once() -> None:
    twice = made(
        "Twice Born {G}",
        "Sorcery",
        "For each creature token you control, create a token that's a copy of that creature.",
    )
    elves = made("Two Elves {G}", "Sorcery", "Create two 1/1 green Elf Warrior creature tokens.")
    scene = Scene({"hand": [elves, twice]}).play(A, "Cast Two Elves").play(A, "Cast Twice Born")
    assert len(scene.names("battlefield", A)) == 4


@cr("614.12c")
def test_an_anchor_word_is_chosen_and_its_ability_is_had() -> None:
    siege = made("Long Siege {W}", "Enchantment", "As Long Siege enters, choose Khans or Dragons.\n"
                 "• Khans — When you cast a spell, you gain 1 life.\n"
                 "• Dragons — Whenever a creature dies, you lose 1 life.")  # fmt: skip
    peek = made("Small Peek {U}", "Instant", "Draw a card.")
    scene = Scene({"hand": [siege, peek], "library": ["Forest"]}).play(A, "Cast Long Siege", "Khans")
    scene.play(A, "Cast Small Peek")
    assert scene.life(A) == 21


@cr("603.2", "108.2")
def test_a_token_is_not_a_card_that_is_put_into_a_graveyard() -> None:
    grave = made(
        "Full Grave {B}", "Enchantment", "Whenever a card is put into a graveyard from anywhere, you gain 1 life."
    )
    wrath = made("Full Wrath {W}", "Sorcery", "Destroy all creatures.")
    elf = made("One Elf {G}", "Instant", "Create a 1/1 green Elf creature token.")
    scene = (
        Scene({"hand": [wrath, elf], "battlefield": [grave, BEAR]}).play(A, "Cast One Elf").play(A, "Cast Full Wrath")
    )
    assert scene.life(A) == 23  # One Elf, the Bear, Full Wrath


@cr("101.4", "608.2c")
def test_cards_discarded_are_counted_and_drawn() -> None:
    wind = made("Odd Wind {R}", "Sorcery", "Discard up to two cards, then draw that many cards.")
    scene = Scene({"hand": [wind, "Island", "Swamp"], "library": ["4 Forest"]})
    scene.play(A, "Cast Odd Wind", "Island", "Done")
    assert scene.names("hand", A) == ["Swamp", "Forest"]


@cr("608.2c", "120.3")
def test_each_player_is_dealt_as_much_as_their_own() -> None:
    terrain = made(
        "Harsh Land {R}",
        "Sorcery",
        "Harsh Land deals damage to each opponent equal to the number of lands that player controls.",
    )
    scene = Scene({"hand": [terrain]}, {"battlefield": ["2 Forest"]}, {"battlefield": ["Island"]}).play(
        A, "Cast Harsh Land"
    )
    assert (scene.life(B), scene.life(2)) == (18, 19)


@cr("701.10e")
def test_each_kind_of_counter_is_doubled() -> None:
    skate = made(
        "Double Up {U}", "Sorcery", "Double the number of each kind of counter on any number of target permanents."
    )
    row = {"battlefield": [{"card": "Grizzly Bears", "counters": {"+1/+1": 2, "charge": 1}}], "hand": [skate]}
    scene = Scene(row).play(A, "Cast Double Up", "Grizzly Bears", "Done")
    assert scene.one("Grizzly Bears").counters == {"+1/+1": 4, "charge": 2}


@cr("701.23a")
def test_a_card_of_each_of_two_kinds_is_found_in_one_search() -> None:
    verge = made("Far Verge", "Land", "{T}: Search your library for a Forest card and a Plains card, "
                 "put them onto the battlefield tapped, then shuffle.")  # fmt: skip
    scene = Scene({"battlefield": [verge], "library": ["Forest", "Plains", "Island"]})
    scene.play(A, "Far Verge", "Forest", "Plains")
    assert sorted(scene.names("battlefield", A)) == ["Far Verge", "Forest", "Plains"]


@cr("608.2c")
def test_all_but_the_tokens_that_were_made_are_destroyed() -> None:
    coup = made("Small Coup {X}{W}", "Sorcery",
                "Create X 1/1 white Soldier creature tokens. If X is 2 or more, destroy all other creatures.")  # fmt: skip
    scene = Scene({"hand": [coup], "battlefield": [BEAR]}, {"battlefield": [OX]}).play(A, "Cast Small Coup", 2)
    assert scene.names("battlefield", A) == ["Soldier Token", "Soldier Token"] and scene.zone("Ox") == "graveyard"


@cr("608.2d")
def test_the_rest_are_all_but_the_one_that_was_chosen() -> None:
    blast = made("Dry Blast {W}", "Sorcery", "Choose up to one creature. Destroy the rest.")
    scene = Scene({"hand": [blast], "battlefield": [BEAR]}, {"battlefield": [OX]}).play(
        A, "Cast Dry Blast", "Ox", "Done"
    )
    assert (scene.zone("Bear"), scene.zone("Ox")) == ("graveyard", "battlefield")


@cr("608.2c")
def test_creatures_with_different_powers_are_counted() -> None:
    coven = made(
        "Night Coven {G}", "Sorcery", "If you control two or more creatures with different powers, you gain 4 life."
    )
    assert Scene({"hand": [coven], "battlefield": [BEAR, OX]}).play(A, "Cast Night Coven").life(A) == 24
    assert Scene({"hand": [coven], "battlefield": [BEAR, BEAR]}).play(A, "Cast Night Coven").life(A) == 20


@cr("611.2c")
def test_those_that_were_counted_are_those_that_gain_it() -> None:
    call = made("Loud Call {G}", "Instant", "Draw a card for each green creature you control. "
                "Those creatures get +1/+1 until end of turn.")  # fmt: skip
    scene = Scene({"hand": [call], "battlefield": [BEAR, OX], "library": ["3 Forest"]}).play(A, "Cast Loud Call")
    assert scene.names("hand", A) == ["Forest"]
    assert (scene.size("Bear"), scene.size("Ox")) == ((3, 3), (1, 4))


@cr("615.1")
def test_no_combat_damage_is_dealt_to_it_and_by_it() -> None:
    bank = made(
        "Low Bank {U}",
        "Creature — Wall",
        "Prevent all combat damage that would be dealt to and dealt by Low Bank.",
        "0/2",
    )
    scene = Scene({"battlefield": [bank]}, {"battlefield": [BEAR]})
    scene.until(t.POSTCOMBAT_MAIN, 2, attack=["Bear"], block={"Low Bank": "Bear"})
    assert (scene.zone("Low Bank"), scene.zone("Bear"), scene.life(A)) == ("battlefield", "battlefield", 20)
