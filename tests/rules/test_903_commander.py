"""903: the Commander variant: color identity, the command zone, the tax, damage."""

import pytest

from inset.cards import card
from inset.kernel import types as t
from inset.kernel.errors import InvalidDeck
from inset.kernel.types import BLACK, BLUE, GREEN, RED, WHITE
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.objects.frames import color_identity
from tests.harness import A, B, Scene, cr


@cr("903.4")
def test_symbols_in_cost_and_text_count() -> None:
    assert color_identity(card("Grizzly Bears")) == GREEN
    assert color_identity(card("Giant Killer")) == WHITE
    assert color_identity(card("Sol Ring")) == 0


@cr("903.4e")
def test_the_inset_counts() -> None:
    assert color_identity(card("Twinmaw Stormbrood")) == WHITE | RED  # white, with a red Omen
    assert color_identity(card("Callous Sell-Sword")) == BLACK | RED
    assert color_identity(card("Blitz Automaton")) == RED  # colorless, with a red prototype cost
    assert color_identity(card("Bonecrusher Giant")) == RED


@cr("903.4d")
def test_the_back_face_counts() -> None:
    assert color_identity(card("Esika, God of the Tree")) == WHITE | BLUE | BLACK | RED | GREEN


def commander(**more: object) -> Scene:
    return Scene.exactly(
        {"command": [{"card": "Murderous Rider", "commander": True}], "mana": "{B}" * 16, **more},
        {"battlefield": ["Grizzly Bears"]},
        format="commander",
    )


@cr("903.8")
def test_cast_from_the_command_zone_with_the_tax() -> None:
    seats = commander(hand=["Murder"])
    assert seats.life(A) == 40
    assert ("normal", "command") in seats.ways(A, "Murderous Rider")
    seats.do(A, "Cast Murderous Rider {1}{B}{B}")
    seats.resolve()
    seats.do(A, "Cast Murder", "Murderous Rider")
    seats.resolve(True)  # 903.9a
    assert seats.zone("Murderous Rider") == "command"
    seats.resolve_all()
    assert seats.could(A, "Cast Murderous Rider {3}{B}{B}")


@cr("903.8", "715.3")
def test_an_adventurer_commander_may_be_cast_as_its_adventure() -> None:
    seats = commander()
    assert ("adventure", "command") in seats.ways(A, "Murderous Rider")


@cr("903.9a", "715.3d")
def test_a_commander_on_an_adventure_may_stay_in_exile() -> None:
    for answer, zone in ((True, "command"), (False, "exile")):
        seats = commander()
        seats.do(A, "Cast Swift End")
        seats.resolve(answer)
        assert seats.zone("Murderous Rider") == zone
    assert seats.ways(A, "Murderous Rider") == [("normal", "exile")]


@cr("903.9b")
def test_a_bounced_commander_may_go_to_the_command_zone() -> None:
    seats = Scene.exactly(
        {"battlefield": [{"card": "Murderous Rider", "commander": True}], "hand": ["Unsummon"], "mana": "{U}"},
        format="commander",
    )
    seats.do(A, "Cast Unsummon")
    seats.resolve(True)
    assert seats.zone("Murderous Rider") == "command"


@cr("903.10a", "704.6c")
def test_twenty_one_damage_by_one_commander() -> None:
    from inset.rules import atoms
    from inset.rules.turn import state_based_actions

    seats = commander()
    rider = seats.one("Murderous Rider")
    atoms.change_player(seats.st, A, commander_damage={rider.card: 20})
    assert next(state_based_actions.check(seats.st), None) is None and seats.st.outcome is None
    atoms.change_player(seats.st, A, commander_damage={rider.card: 21})
    for _ in state_based_actions.check(seats.st):
        pass
    assert seats.happened(ev.LOST_GAME) == 1


@cr("903.5a", "903.5b", "903.5c", "903.4e")
def test_decks() -> None:
    from inset.decklists.decks import Deck, check

    leader = ("Gollum, Silent Slinker",)  # black on both halves
    check(Deck("test", (("Swamp", 99),), leader), "commander")
    for cards, rule in (
        ((("Swamp", 98),), "903.5a"),
        ((("Swamp", 97), ("Murder", 2)), "903.5b"),
        ((("Swamp", 98), ("Callous Sell-Sword", 1)), "903.5c"),  # black, but its Adventure is red
    ):
        with pytest.raises(InvalidDeck, match=rule):
            check(Deck("test", cards, leader), "commander")


@cr("104.3j", "903.10a", "400.7")
def test_commander_damage_adds_up_over_zones() -> None:
    """The card is the same commander, whatever object it is."""
    boss = {"card": "Six", "commander": True, "counters": {"+1/+1": 9}}
    scene = Scene({"battlefield": [boss]}, {"life": 90}, format="commander")
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    scene.answer("Attack")
    while scene.st.step < t.END_COMBAT:
        scene.game.choose(PASS if scene.asked() == "priority" else False)
    assert list(scene.st.players[B].commander_damage.values()) == [11]
