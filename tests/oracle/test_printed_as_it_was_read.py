"""Whose, which and how many: what the text of a card says of its nodes, where words were left out or said something else."""

from __future__ import annotations

import pytest

from tests.harness.compiled import made

SAID = [
    (
        "At the beginning of your end step, if a counter was put on this creature this turn, draw a card.",
        "At the beginning of your end step, if a counter was put on this creature this turn, draw a card.",
    ),
    ("Other Cats and Dogs you control get +1/+1.", "Each other Cat and Dog you control gets +1/+1."),
    ("Each land card in your hand has cycling {2}.", "Land cards in your hand have cycling {2}."),
    (
        "Whenever a noncreature source you control deals damage, scry 2.",
        "Whenever a noncreature source you control deals damage, scry 2.",
    ),
    (
        "{T}: You gain 2 life. Activate only if you have more cards in hand than each opponent.",
        "{T}: You gain 2 life. Activate only if no opponent has at least as many cards in hand as you.",
    ),
    (
        "When this creature enters, if an opponent has more life than you, you gain 4 life.",
        "When this creature enters, if an opponent has more life than you, you gain 4 life.",
    ),
    (
        "{T}: Target player who lost life this turn loses 3 life.",
        "{T}: Target player who lost life this turn loses 3 life.",
    ),
    (
        "At the beginning of each end step, draw a card for each opponent who drew two or more cards this turn.",
        "At the beginning of each end step, draw cards equal to the number of opponents who drew 2 or more cards this turn.",
    ),
    (
        "At the beginning of your end step, if no creatures died this turn, you gain 1 life.",
        "At the beginning of your end step, if no creatures died this turn, you gain 1 life.",
    ),
    (
        "{T}: Prevent all damage that sources of the color of your choice would deal this turn.",
        "{T}: Choose a color. Prevent all damage that would be dealt by sources of the chosen color this turn.",
    ),
    (
        "When this creature enters, exile target card in a graveyard other than a basic land card.",
        "When this creature enters, exile target card other than a basic land card from a graveyard.",
    ),
    (
        "Whenever this creature deals damage to an opponent, look at that player's hand. You may cast a spell from among "
        "those cards without paying its mana cost.",
        "Whenever this creature deals damage to an opponent, look at that player's hand. You may cast a spell from that "
        "player's hand without paying its mana cost.",
    ),
    (
        "When this creature enters, you may cast target instant card from a graveyard, and mana of any type can be spent to cast "
        "that spell.",
        "When this creature enters, you may cast target instant card from a graveyard, and mana of any type can be spent to cast "
        "that spell.",
    ),
    (
        "Creatures can't attack planeswalkers you control unless their controller pays {3} for each creature they control that's "
        "attacking a planeswalker you control.",
        "Creatures can't attack planeswalkers you control unless their controller pays {3} for each of those creatures.",
    ),
    (
        "At the beginning of combat on your turn, choose an opponent at random. This creature attacks that player this combat if "
        "able.",
        "At the beginning of combat on your turn, choose an opponent at random. Until end of combat, this creature attacks the "
        "chosen player each combat if able.",
    ),
    (
        "Whenever you attack, creatures attacking your opponents and/or planeswalkers they control get +3/+0 until end of turn.",
        "Whenever you attack, each creature that's attacking your opponents or planeswalkers they control gets +3/+0 until end "
        "of turn.",
    ),
    (
        "This creature can't attack unless defending player controls a Gate.",
        "This creature can't attack unless defending player controls a Gate.",
    ),
    (
        "This creature can't attack if defending player controls an untapped Gate.",
        "This creature can't attack if defending player controls an untapped Gate.",
    ),
    (
        "Whenever you activate an ability of a Cat, if it isn't a mana ability, you may pay {4}. If you do, copy that ability. "
        "You may choose new targets for the copy.",
        "Whenever you activate an ability of a Cat permanent that isn't a mana ability, you may pay {4}. If you do, copy that "
        "ability. You may choose new targets for the copy.",
    ),
    (
        "When this creature enters, destroy all creatures with power greater than target creature's power.",
        "When this creature enters, destroy each creature with power greater than target creature's power.",
    ),
    (
        "Once during each of your turns, you may cast an artifact spell from among cards in your graveyard that were put there "
        "from anywhere other than the battlefield this turn.",
        "During each of your turns, you may cast an artifact spell from among cards in your graveyard that were put there from "
        "anywhere other than the battlefield this turn.",
    ),
    ("Bloodthirst X", "Bloodthirst X"),
    (
        "Whenever this creature attacks, draw a card if you control a Gate.",
        "Whenever this creature attacks, draw a card if you control a Gate.",
    ),
    (
        "Whenever this creature attacks, if you control a Gate, draw a card.",
        "Whenever this creature attacks, if you control a Gate, draw a card.",
    ),
    (
        "At the beginning of your upkeep, you may have this creature become the color of your choice.",
        "At the beginning of your upkeep, you may have this creature become the color of your choice.",
    ),
    (
        "At the beginning of your upkeep, if an opponent is the monarch, you gain 1 life.",
        "At the beginning of your upkeep, if an opponent is the monarch, you gain 1 life.",
    ),
    (
        "At the beginning of your upkeep, if your opponents control no Goblins, you gain 1 life.",
        "At the beginning of your upkeep, if your opponents control no Goblins, you gain 1 life.",
    ),
    (
        "When this creature enters, create a 1/1 colorless Shapeshifter creature token with changeling.",
        "When this creature enters, create a 1/1 colorless Shapeshifter creature token with changeling.",
    ),
    (
        "You can't cast more than one spell each turn.",
        "You can't cast more than one spell each turn.",
    ),
    (
        "Whenever a source deals damage to this creature, that source's controller loses 1 life.",
        "Whenever a source deals damage to this creature, that source's controller loses 1 life.",
    ),
    (
        "Return this creature to its owner's hand: Draw a card.",
        "Return this creature to its owner's hand: Draw a card.",
    ),
    (
        "When this creature enters, tap all creatures target player controls. Those creatures don't untap during "
        "that player's next untap step.",
        "When this creature enters, tap all creatures target player controls. They don't untap during that "
        "player's next untap step.",
    ),
    (
        "At the beginning of your upkeep, you lose 1 life unless an opponent has 10 or less life.",
        "At the beginning of your upkeep, you lose 1 life if no opponent has 10 or less life.",
    ),
    (
        "When this creature enters, destroy all creatures with flying. Draw a card for each creature destroyed "
        "this way.",
        "When this creature enters, destroy all creatures with flying. Draw X cards, where X is the number of "
        "creatures destroyed this way.",
    ),
    (
        "{2}: Two target players each draw a card.",
        "{2}: Two target players draw a card.",
    ),
    (
        "{3}, {T}, Remove all charge counters from this creature: Draw X cards, where X is the number of charge counters removed "
        "this way.",
        "{3}, {T}, Remove all charge counters from this creature: Draw X cards, where X is the number of charge counters removed "
        "this way.",
    ),
    (
        "When this creature enters, you may search your library and/or graveyard for a Dog card, reveal it, and put it into your "
        "hand. If you search your library this way, shuffle.",
        "When this creature enters, you may search your library and/or graveyard for a Dog card, reveal it, put it into your "
        "hand. If you search your library this way, shuffle.",
    ),
]


@pytest.mark.parametrize(("read", "said"), SAID)
def test_the_text_says_what_the_nodes_do(read: str, said: str) -> None:
    assert made("Old Hound {1}", "Creature — Dog", read, "1/1").text() == said


def test_the_source_of_the_damage_is_named() -> None:
    text = "If a creature dealt damage by equipped creature this turn would die, exile it instead."
    assert made("Old Lash {R}", "Artifact — Equipment", text, "Equip {4}").text() == f"{text}\nEquip {{4}}"
