"""903: who may lead a deck, what belongs in it, what refers to commanders, what comes from outside."""

import pytest

from inset.decklists import formats
from inset.decklists.decks import Deck, check
from inset.game import Game
from inset.kernel import types as t
from inset.kernel.errors import InvalidDeck
from inset.kernel.mana import parse
from inset.language import effects as e, filters as f, keywords as kw
from inset.language.abilities import Keyword
from inset.language.card import Card, Face
from inset.language.words.kinds import basic_land, creature, enchantment, instant, legendary, sorcery, tap_for, whenever
from inset.language.words.nouns import creatures, in_graveyard, spells, target, you
from inset.language.words.verbs import casts, destroy, gain_life, to_hand
from inset.rules import atoms
from inset.rules.meaning.color_identity import identity_of
from inset.rules.model.answers import PASS
from inset.rules.model.state import COMMANDER
from tests.harness import A, B, Scene, cr

LEADER = legendary(creature("Leader", "{1}{U}", "Merfolk", 2, 2))
LED = (LEADER, {"flags": COMMANDER})


def errors(text: str) -> str:
    try:
        check(Deck.parse(text), "commander")
    except InvalidDeck as error:
        return str(error)
    return ""


@cr("903.3a", "903.3", "113.6n")
@pytest.mark.parametrize(
    ("leader", "lands", "fine"),
    [
        ("Freyalise, Llanowar's Fury", "99 Forest", True),  # "can be your commander"
        ("Chandra, Torch of Defiance", "99 Mountain", False),  # a planeswalker that doesn't say so
        ("Skysovereign, Consul Flagship", "99 Wastes", True),  # a legendary Vehicle
        ("Renegade Freighter", "99 Wastes", False),  # a Vehicle, but not legendary
    ],
)
def test_who_may_lead_a_deck(leader: str, lands: str, fine: bool) -> None:
    assert ("903.3" not in errors(f"Commander\n{leader}\nDeck\n{lands}")) is fine


@cr("903.5d", "903.5c")
def test_basic_land_types_count_by_their_mana() -> None:
    """A land without a mana symbol, but with two basic land types."""
    kess = "Commander\nKess, Dissident Mage\nDeck\n"
    assert errors(f"{kess}98 Island\nSteam Vents") == ""
    assert "white" in errors(f"{kess}98 Island\nHallowed Fountain")


@cr("903.5e")
def test_commander_games_use_no_sideboards() -> None:
    deck = "Commander\nKess, Dissident Mage\nDeck\n99 Island\nSideboard\n1 Opt"
    assert "903.5e" in errors(deck)


@cr("903.2", "103.8a")
@pytest.mark.parametrize(("players", "cards"), [(2, 7), (4, 8)])
def test_games_for_two_and_for_more(players: int, cards: int) -> None:
    made = Deck.parse("Commander\nKess, Dissident Mage\nDeck\n33 Island\n33 Swamp\n33 Mountain")
    game = Game.new([made] * players, format="commander")
    while game.state.step != t.PRECOMBAT_MAIN:
        asked = game.decision
        assert asked is not None
        game.choose(True if asked.kind == "mulligan" else PASS)
    assert (len(game.state.hands[0]), len(game.state.command)) == (cards, players)


@cr("903.3d")
def test_controlling_and_casting_a_commander_and_one_in_a_zone() -> None:
    """A permanent, a spell, a card: the commander in the command zone is none that is controlled."""
    cheer = enchantment("Cheer", "{W}", whenever(casts(you, f.IsCommander() & spells), gain_life(5)))
    back = instant("Back", "{B}", to_hand(in_graveyard(f.IsCommander())))
    kill = instant("Kill", "{B}", destroy(target(f.IsCommander() & creatures)))
    row = {"command": [LED], "hand": ["Fierce Guardianship", back, kill], "battlefield": [cheer]}
    scene = Scene({**row, "mana": "{1}{U}{B}{B}".replace("{1}", "{C}")}, {"hand": ["Opt"]}, format="commander")
    scene.cast(B, "Cast Opt")
    scene.pass_to(A)
    free = [word for word in scene.words() if "Fierce Guardianship" in word]
    assert all("without" not in word and "{0}" not in word for word in free)
    assert not any("Cast Kill" in word or "Cast Back" in word for word in scene.words())
    scene.settle("Keep it on top")
    scene.do(A, "Cast Leader")
    assert not any("Cast Kill" in word for word in scene.words())
    scene.settle()
    assert (scene.life(A), scene.zone("Leader")) == (45, "battlefield")
    scene.play(A, "Cast Kill", "No")
    assert scene.zone("Leader") == "graveyard" and any("Cast Back" in word for word in scene.words())


@cr("903.3d", "118.9")
@pytest.mark.parametrize("led", [True, False])
def test_free_if_you_control_a_commander(led: bool) -> None:
    """Any commander on the battlefield, somebody else's too; not a copy of one."""
    theirs = (LEADER, {"flags": COMMANDER if led else 0, "controller": A})
    scene = Scene({"hand": ["Deadly Rollick"], "mana": ""}, {"battlefield": [theirs]}, format="commander")
    assert any("Deadly Rollick" in word for word in scene.words()) is led


@cr("903.3d")
def test_your_commander_is_one_that_you_own() -> None:
    lent = (LEADER, {"flags": COMMANDER, "controller": A})
    for mine, theirs, draws in (([lent], [], 1), ([], [lent], 0)):
        scene = Scene({"battlefield": ["Loyal Drake", *mine]}, {"battlefield": theirs}, format="commander")
        before = scene.count(A, "hand")
        scene.until(t.BEGIN_COMBAT)
        scene.settle()
        assert scene.count(A, "hand") - before == draws


@cr("903.11a", "903.11")
def test_what_may_be_brought_into_a_commander_game() -> None:
    """In the commander's colors, and of no name that the player's cards have."""
    names = {"Blue": "{U}", "Red": "{R}", "Leader": "{U}", "Colorless": "{1}", "Owned": "{U}"}
    wish = sorcery("Wish", "{U}", e.Wish(creatures))
    owned = creature("Owned", "{U}", "Fish", 1, 1)
    row = {"battlefield": [LED], "hand": [wish], "library": [owned]}
    for format, offered in (("commander", ["Blue", "Colorless"]), ("duel", sorted(names))):
        scene = Scene(row, {}, format=format)
        for name, cost in names.items():
            card = Card((Face(name, parse(cost), t.CREATURE, ("Fish",), 0, 1, 1),))
            atoms.new_object(scene.st, A, t.OUTSIDE, card, scene.st.next_id)
        scene.game = Game(scene.game._setup, scene.st)
        scene.do(A, "Cast Wish")
        while scene.asked() == "priority":
            scene.game.choose(PASS)
        assert sorted(word.split(" (")[0] for word in scene.words()) == offered


def pair(*leaders: Card) -> list[str]:
    """The rules that two commanders break, with 98 colorless lands."""
    wastes = basic_land("Wastes", "", tap_for("{C}"))
    parts = formats.Parts("test", [formats.Entry(98, wastes)], [formats.Entry(1, card) for card in leaders], [])
    return [found.rule for found in formats.violations(parts, "commander")]


def leads(name: str, types: str, *keywords: Keyword) -> Card:
    return legendary(creature(name, "{1}", types, 2, 2, *keywords))


FRIEND, SURVIVOR = Keyword(kw.PARTNER, text="Friends forever"), Keyword(kw.PARTNER, text="Survivors")
COMPANION, PARTNER = Keyword(kw.DOCTORS_COMPANION), Keyword(kw.PARTNER)
CRAFT = legendary(enchantment("Craft", "{1}", subtypes="Background"))
DOCTOR = Card((Face("Doctor", parse("{1}"), t.CREATURE, ("Time Lord", "Doctor"), t.LEGENDARY, 2, 2),))
OTHER = Card((Face("Other", parse("{1}"), t.CREATURE, ("Human", "Time Lord", "Doctor"), t.LEGENDARY, 2, 2),))


@cr("702.124f", "702.124i", "702.124k", "702.124m", "903.3")
def test_partners_of_every_kind() -> None:
    wise = leads("Wise", "Human", FRIEND)
    assert pair(wise, leads("Mage", "Human", FRIEND)) == []
    assert pair(wise, leads("Joel", "Human", SURVIVOR)) == ["903.3"]
    assert pair(wise, leads("Tana", "Elf", PARTNER)) == ["903.3"]
    chooses = leads("Bear", "Bear", Keyword(kw.CHOOSE_BACKGROUND))
    assert pair(chooses, CRAFT) == [] and pair(CRAFT, chooses) == []
    assert pair(wise, CRAFT) == ["903.3", "903.3"]  # no pair, and a Background alone leads nothing
    assert "903.3" in pair(CRAFT)
    leela = leads("Leela", "Human", COMPANION)
    assert pair(leela, DOCTOR) == [] and pair(DOCTOR, leela) == []
    assert pair(leela, OTHER) == ["903.3"]


@cr("702.124c", "702.124d")
def test_two_commanders_are_one_identity_and_two_taxes() -> None:
    """Each costs more for each time that it was cast itself."""
    one, two = (legendary(creature(name, cost, "Elf", 2, 2)) for name, cost in (("One", "{G}"), ("Two", "{U}")))
    row = {"command": [(one, {"flags": COMMANDER}), (two, {"flags": COMMANDER})], "battlefield": ["Command Tower"]}
    scene = Scene(row, format="commander", mana=False)
    assert identity_of(scene.st, A) == t.GREEN | t.BLUE
    scene.play(A, "Cast One")
    atoms.change_player(scene.st, A, commander_casts={scene.one("One").card: 1})
    sorcery_kill = instant("Kill", "{B}", destroy(target(creatures)))
    atoms.new_object(scene.st, A, t.HAND, sorcery_kill, scene.st.next_id)
    scene.st.forget()
    scene.game = Game(scene.game._setup, scene.st)
    scene.play(A, "Cast Kill", "Yes")
    words = scene.words()
    assert any(word.startswith("Cast One {2}{G}") for word in words) and any(
        word.startswith("Cast Two {U}") for word in words
    )
