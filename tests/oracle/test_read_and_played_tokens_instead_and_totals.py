"""Other tokens instead, counters that a player puts, what is chosen with a total, libraries that are searched: read and then
played."""

from __future__ import annotations

import pytest

from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, OX
from tests.harness.compiled import made

BAKER = made("Field Baker {W}", "Sorcery", "Create two Food tokens.")
SMITH = made(
    "Odd Smith {1}", "Artifact", "If you would create a Clue, Food, or Treasure token, instead create one of each."
)
HERD = made(
    "Herd Caller {1}",
    "Enchantment",
    "If one or more tokens would be created under your control, those tokens plus that many 2/2 green Ox creature tokens are "
    "created instead.",
)
MORE = made(
    "Extra Loaf {1}",
    "Enchantment",
    "If one or more tokens would be created under your control, those tokens plus an additional Food token are created instead.",
)
CHOIR = made(
    "Choir Above {1}",
    "Enchantment",
    "If one or more creature tokens would be created under your control, that many 3/3 white Angel creature tokens with flying "
    "are created instead.",
)
TWICE = made(
    "Two Moulds {1}",
    "Enchantment",
    "If one or more tokens would be created under your control, twice that many of those tokens are created instead.",
)


def tokens(scene: Scene) -> list[str]:
    return sorted(name for name in scene.sorted_names("battlefield") if name.endswith("Token"))


@cr("614.16", "614.6")
@pytest.mark.parametrize(
    ("static", "expected"),
    [
        (SMITH, ["Clue Token"] * 2 + ["Food Token"] * 2 + ["Treasure Token"] * 2),
        (HERD, ["Food Token"] * 2 + ["Ox Token"] * 2),
        (MORE, ["Food Token"] * 3),
        (CHOIR, ["Food Token"] * 2),
        (TWICE, ["Food Token"] * 4),
    ],
)
def test_other_tokens_are_created(static: object, expected: list[str]) -> None:
    scene = Scene({"hand": [BAKER], "battlefield": [static]}, {})
    scene.play(A, "Cast Field Baker")
    assert tokens(scene) == expected


@cr("616.1", "614.5")
@pytest.mark.parametrize(("first", "count"), [("Two Moulds", 5), ("Extra Loaf", 6)])
def test_their_creator_chooses_what_applies_first(first: str, count: int) -> None:
    scene = Scene({"hand": [BAKER], "battlefield": [MORE, TWICE]}, {})
    scene.play(A, "Cast Field Baker", first)
    assert tokens(scene) == ["Food Token"] * count


@cr("614.5", "616.1f")
def test_what_is_added_is_changed_as_well() -> None:
    """The Oxen become Angels if they are added first; otherwise there is nothing for the choir to do yet, but there is then."""
    scene = Scene({"hand": [BAKER], "battlefield": [HERD, CHOIR]}, {})
    scene.play(A, "Cast Field Baker")
    assert tokens(scene) == ["Angel Token"] * 2 + ["Food Token"] * 2


@cr("614.16")
def test_another_players_tokens_stay_as_they_are() -> None:
    scene = Scene({"battlefield": [SMITH, HERD]}, {"hand": [BAKER]}, turn=2)
    scene.play(B, "Cast Field Baker")
    assert scene.sorted_names("battlefield", B) == ["Food Token"] * 2


@cr("122.6a", "614.16")
def test_whoever_puts_the_counters_decides() -> None:
    giver = made("Kind Word {G}", "Sorcery", "Put three +1/+1 counters on target creature.")
    hoard = made(
        "Greedy Titan {1}",
        "Enchantment",
        "If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters "
        "on that permanent or player instead.\nIf an opponent would put one or more counters on a permanent or player, they put "
        "half that many of each of those kinds of counters on that permanent or player instead, rounded down.",
    )
    scene = Scene({"hand": [giver], "battlefield": [hoard]}, {"battlefield": [OX]})
    scene.play(A, "Cast Kind Word", "Ox")
    assert scene.one("Ox").counters["+1/+1"] == 6
    scene = Scene({"battlefield": [hoard, OX]}, {"hand": [giver]}, turn=2)
    scene.play(B, "Cast Kind Word", "Ox")
    assert scene.one("Ox").counters["+1/+1"] == 1


@cr("122.6a")
def test_one_more_on_what_is_yours() -> None:
    lift = made(
        "Spirit Lifter {1}",
        "Enchantment",
        "If you would put one or more counters on a creature you control or on yourself, put that many plus one of each of those "
        "kinds of counters on that permanent or player instead.",
    )
    spell = made("Charge {G}", "Sorcery", "Put a +1/+1 counter on target creature. You get {E}.")
    scene = Scene({"hand": [spell], "battlefield": [lift, OX]}, {})
    scene.play(A, "Cast Charge", "Ox")
    assert scene.one("Ox").counters["+1/+1"] == 2 and scene.st.players[A].counters["energy"] == 2


@cr("601.2c")
def test_targets_with_a_total_power() -> None:
    call = made(
        "Muster {G}",
        "Sorcery",
        "Return any number of target creature cards with total power 3 or less from your graveyard to the battlefield.",
    )
    scene = Scene({"hand": [call], "graveyard": [BEAR, "Elvish Mystic", "Serra Angel"]}, {})
    scene.play(A, "Cast Muster", "Elvish Mystic", "Bear")
    assert scene.sorted_names("battlefield") == ["Bear", "Elvish Mystic"]


@cr("107.3", "601.2c")
def test_targets_with_a_total_of_x() -> None:
    rust = made(
        "Rust Tide {X}{R}",
        "Sorcery",
        "Destroy any number of target artifacts and/or enchantments with total mana value X or less.",
    )
    scene = Scene({"hand": [rust]}, {"battlefield": ["Sol Ring", "Two-Handed Axe", "Ornithopter", "Glorious Anthem"]})
    scene.do(A, "Cast Rust Tide", 2, "Sol Ring")
    words = " ".join(scene.words())
    assert "Two-Handed Axe" not in words and "Ornithopter" in words


@cr("608.2d")
def test_a_choice_with_a_total() -> None:
    dig = made(
        "Deep Dig {U}",
        "Sorcery",
        "Look at the top three cards of your library. Put any number of nonland permanent cards with total mana value 3 or less "
        "from among them onto the battlefield. Put the rest on the bottom of your library in a random order.",
    )
    scene = Scene({"hand": [dig], "library": ["Sol Ring", BEAR, "Serra Angel"]}, {})
    scene.play(A, "Cast Deep Dig", "Bear", "Sol Ring")
    assert scene.sorted_names("battlefield") == sorted(["Sol Ring", BEAR.name])


@cr("701.23a")
def test_an_opponent_searches_their_library() -> None:
    watch = made(
        "Shelf Watcher {U}", "Creature — Human", "Whenever an opponent searches their library, draw a card.\n1/1"
    )
    find = made(
        "Find It {G}", "Sorcery", "Search your library for a creature card, put it into your hand, then shuffle."
    )
    trap = made(
        "Shelf Trap {4}{U}",
        "Instant",
        "If an opponent searched their library this turn, you may pay {0} rather than pay this spell's mana cost.\nDraw a card.",
    )
    mine = {"battlefield": [watch], "hand": [trap], "library": ["Opt", "Shock"], "mana": ""}
    scene = Scene(mine, {"hand": [find], "library": [BEAR]}, turn=2)
    assert not scene.could(A, "Cast Shelf Trap")
    scene.play(B, "Cast Find It", BEAR.name)
    assert scene.count(A, "hand") == 2
    scene.play(A, "Cast Shelf Trap")
    assert scene.sorted_names("hand") == ["Opt", "Shock"]


@cr("614.1d", "616.1")
def test_lands_enter_untapped() -> None:
    cave = made("Deep Delving {G}", "Enchantment", "Lands you control enter untapped.")
    scene = Scene({"hand": ["Azorius Guildgate"], "battlefield": [cave]}, {})
    scene.play(A, "Play Azorius Guildgate", "Azorius Guildgate")
    assert not scene.one("Azorius Guildgate").tapped
    fetch = made(
        "Slow Path {G}",
        "Sorcery",
        "Search your library for a land card, put it onto the battlefield tapped, then shuffle.",
    )
    scene = Scene({"hand": [fetch], "battlefield": [cave], "library": ["Forest"]}, {})
    scene.play(A, "Cast Slow Path", "Forest")
    assert not scene.one("Forest").tapped


@cr("702.140c", "730.2")
def test_how_often_it_has_mutated() -> None:
    leech = made(
        "Thirsty Leech {3}{B}",
        "Creature — Nightmare",
        "Mutate {2}{B}\nWhenever this creature mutates, each opponent loses X life and you gain X life, where X is the number of "
        "times this creature has mutated.\n3/3",
    )
    scene = Scene({"hand": [leech, leech], "battlefield": [BEAR]}, {})
    scene.play(A, "mutate", "Bear", "Over")
    assert scene.lives == (21, 19)
    scene.play(A, "mutate", "Thirsty Leech", "Under")  # both have the ability; each counts two
    assert scene.lives == (25, 15)


@cr("702.34a", "611.2")
def test_flashback_at_the_price_of_the_card() -> None:
    lend = made(
        "Lent Memory {R}",
        "Creature — Human",
        "When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn. The "
        "flashback cost is equal to its mana cost.\n1/1",
    )
    scene = Scene({"hand": [lend], "graveyard": ["Shock"]}, {})
    scene.play(A, "Cast Lent Memory", "Shock")
    scene.play(A, "Cast Shock", "B")
    assert scene.life(B) == 18 and scene.sorted_names("exile") == ["Shock"]


@cr("613.1f", "602.5c")
def test_all_activated_abilities_of_others() -> None:
    chief = made(
        "Apt Pupil {G}",
        "Creature — Elf",
        "This creature has all activated abilities of all other creatures you control.\n1/1",
    )
    spark = made("Spark Elf {R}", "Creature — Elf", "{T}: This creature deals 1 damage to any target.\n1/1")
    scene = Scene({"battlefield": [chief, spark]}, {})
    scene.play(A, "Apt Pupil", "B")
    assert scene.life(B) == 19 and scene.one("Apt Pupil").tapped and not scene.one("Spark Elf").tapped
