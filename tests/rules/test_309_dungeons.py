"""309, 701.49, 726: dungeons, venturing into them, the initiative."""

import pytest

from inset.cards import card
from inset.decklists.decks import Deck, violations
from inset.game import Game
from inset.kernel import types as t
from inset.kernel.errors import IllegalAnswer, InvalidPosition
from inset.language import effects as e
from inset.language.filters import HasType
from inset.language.words.kinds import creature, haste, instant, sorcery
from inset.language.words.nouns import each
from inset.rules import atoms
from inset.rules.meaning.references import holder
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.model.object_notes import ROOM
from inset.rules.model.state import INITIATIVE
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, CUB

VENTURE = sorcery("Go", "{W}", e.Venture())
LEAD = sorcery("Lead", "{W}", e.TakeInitiative())
MINE, MAGE, TOMB = "Lost Mine of Phandelver", "Dungeon of the Mad Mage", "Tomb of Annihilation"


def room(scene: Scene, name: str) -> str:
    return str(ROOM.of(scene.one(name).notes))


def go(scene: Scene, *answers: str) -> None:
    scene.play(A, "Cast Go", *answers)


@cr("309.2a", "309.4a", "309.4c", "701.49a")
def test_who_owns_none_in_the_command_zone_chooses_one_and_stands_in_its_topmost_room() -> None:
    scene = Scene({"hand": [VENTURE]})
    scene.cast(A, "Cast Go")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert sorted(scene.words()) == [MAGE, MINE, TOMB]  # not the one that says otherwise
    scene.answer(TOMB)
    assert (scene.zone(TOMB), room(scene, TOMB), scene.stack()) == ("command", "Trapped Entry", [TOMB])
    assert scene.st.objs[scene.st.stack[-1]].controller == A
    scene.settle()
    assert (scene.life(A), scene.life(B)) == (19, 19)


@cr("309.5a", "701.49b")
def test_the_marker_follows_the_arrows() -> None:
    scene = Scene({"hand": [VENTURE] * 3})
    go(scene, MINE, "Top")
    scene.cast(A, "Cast Go")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert sorted(scene.words()) == ["Goblin Lair", "Mine Tunnels"]
    scene.answer("Mine Tunnels")
    scene.settle()
    assert "Treasure Token" in scene.names("battlefield", A)
    go(scene, "Dark Pool")
    assert (scene.life(A), scene.life(B), room(scene, MINE)) == (21, 19, "Dark Pool")
    with pytest.raises(AssertionError):
        scene.one(TOMB)


@cr("309.3")
def test_no_second_dungeon_beside_the_first() -> None:
    scene = Scene({"hand": [VENTURE] * 2 + [LEAD]})
    go(scene, TOMB)
    scene.play(A, "Cast Lead", "Oubliette")  # 701.49d: the initiative moves the marker in the dungeon that is there
    assert [name for name in scene.names("command") if name != "The Initiative"] == [TOMB]
    assert room(scene, TOMB) == "Oubliette"


@cr("309.6", "309.7", "704.5t")
def test_a_dungeon_is_completed_once_the_last_ability_has_left_the_stack() -> None:
    scene = Scene({"hand": [VENTURE] * 4})
    go(scene, TOMB)
    go(scene, "Oubliette", "Go")
    scene.cast(A, "Cast Go")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    assert scene.stack() == [TOMB]  # Cradle of the Death God has triggered
    assert (scene.zone(TOMB), scene.st.players[A].completed) == ("command", ())
    scene.settle()
    assert "The Atropal" in scene.names("battlefield", A)
    assert (scene.names("command"), scene.st.players[A].completed) == ([], (TOMB,))
    assert scene.happened(ev.COMPLETED_DUNGEON) == 1


@cr("309.5b", "701.49c", "309.7")
def test_venturing_from_the_last_room_completes_the_dungeon_and_enters_another() -> None:
    at_once = instant("Hurry", "{W}", e.Venture())
    scene = Scene({"hand": [VENTURE] * 4 + [at_once]})
    go(scene, TOMB)
    go(scene, "Oubliette", "Go")
    scene.cast(A, "Cast Go")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    scene.cast(A, "Cast Hurry")
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    scene.answer(TOMB)  # the same one may be entered again
    assert (scene.st.players[A].completed, room(scene, TOMB)) == ((TOMB,), "Trapped Entry")
    scene.settle()
    assert "The Atropal" in scene.names("battlefield", A)  # its ability is on the stack still


@cr("309.2b", "309.2c")
def test_a_dungeon_is_not_a_permanent_and_is_never_cast() -> None:
    wipe = sorcery("Wipe", "{B}", e.Destroy(each(HasType(t.DUNGEON))))
    scene = Scene({"hand": [VENTURE, wipe, card(MAGE)]})
    go(scene, TOMB)
    scene.play(A, "Cast Wipe")
    assert scene.zone(TOMB) == "command"
    assert not [words for words in scene.options(A) if TOMB in words or MAGE in words]
    scene.next_turn()
    assert scene.zone(TOMB) == "command"


@cr("309.2d")
def test_nothing_but_venturing_brings_one_into_the_game() -> None:
    wish = sorcery("Wish", "{B}", e.Wish(HasType(t.DUNGEON)))
    scene = Scene({"hand": [wish]})
    atoms.new_object(scene.st, A, t.OUTSIDE, card(MAGE), scene.st.next_id)
    scene.play(A, "Cast Wish")
    assert scene.zone(MAGE) == "outside the game"


@cr("309.2")
def test_a_dungeon_is_not_part_of_a_deck() -> None:
    deck = Deck("Deep", (("Forest", 60), (TOMB, 1)))
    assert [found.rule for found in violations(deck, "duel")] == ["309.2"]


@cr("309.4b")
def test_a_room_has_a_name_that_means_nothing() -> None:
    scene = Scene({"hand": [VENTURE]})
    go(scene, TOMB)
    names = scene.st.names.entries
    assert TOMB in names and "Trapped Entry" not in names and "Oubliette" in card(TOMB).text()


@cr("701.49d", "726.1", "726.2", "726.3")
def test_the_initiative_leads_into_undercity() -> None:
    scene = Scene({"hand": [LEAD], "library": ["Forest"]}, {"hand": [LEAD]})
    assert holder(scene.st, INITIATIVE) == -1
    scene.play(A, "Cast Lead", "Forest")
    assert (room(scene, "Undercity"), holder(scene.st, INITIATIVE)) == ("Secret Entrance", A)
    assert "Forest" in scene.names("hand", A)
    scene.until(t.PRECOMBAT_MAIN, turn=2)
    scene.play(B, "Cast Lead", 0)
    assert holder(scene.st, INITIATIVE) == B
    assert sum(1 for name in scene.names("command") if name == "The Initiative") == 1


@cr("726.2", "701.49d")
def test_it_ventures_again_in_each_upkeep_of_the_player_who_has_it() -> None:
    scene = Scene({"hand": [LEAD]})
    scene.play(A, "Cast Lead", 0)
    scene.until(t.UPKEEP, turn=2)
    assert room(scene, "Undercity") == "Secret Entrance"
    scene.until(t.END, turn=2)
    while scene.st.turn < 3 or (scene.asked() == "priority" and scene.st.step < t.UPKEEP):
        scene.game.choose(PASS)
    while scene.asked() == "priority":
        scene.game.choose(PASS)
    scene.answer("Lost Well")
    assert room(scene, "Undercity") == "Lost Well"


@cr("726.2")
def test_creatures_that_deal_combat_damage_take_it_once() -> None:
    quick = creature("Quick", "{R}", "Goblin", 1, 1, haste)
    scene = Scene({"hand": [LEAD]}, {"battlefield": [quick, quick]})
    scene.play(A, "Cast Lead", 0)
    scene.until(t.DECLARE_ATTACKERS, turn=2, attack=["Quick"])
    while holder(scene.st, INITIATIVE) == A:
        scene.game.choose(PASS)
    scene.settle(0)
    assert (holder(scene.st, INITIATIVE), scene.happened(ev.INITIATIVE)) == (B, 2)


@cr("726.5")
def test_who_has_it_may_take_it_again() -> None:
    scene = Scene({"hand": [LEAD, LEAD]})
    scene.play(A, "Cast Lead", 0)
    scene.play(A, "Cast Lead", "Forge")
    assert room(scene, "Undercity") == "Forge"
    assert sum(1 for name in scene.names("command") if name == "The Initiative") == 1


@cr("726.4", "800.4a")
def test_the_initiative_passes_on_when_its_player_leaves() -> None:
    scene = Scene({"hand": [LEAD]}, {}, {}, {})
    scene.play(A, "Cast Lead", 0)
    scene.next_turn()
    scene.game.concede(A)
    assert holder(scene.st, INITIATIVE) == B
    scene.settle(0)
    assert [scene.st.objs[o].owner for o in scene.st.command] == [B, B]  # A's dungeon has left with A
    scene.game.concede(B)  # the active player
    assert holder(scene.st, INITIATIVE) == C


@cr("309.7")
def test_what_asks_for_a_completed_dungeon() -> None:
    scene = Scene({"hand": [VENTURE] * 4, "battlefield": ["Nadaar, Selfless Paladin", BEAR, CUB]})
    go(scene, TOMB)
    go(scene, "Oubliette", "Go", "Cub")
    assert (scene.st.players[A].completed, scene.size("Bear")) == ((), (2, 2))
    go(scene)
    assert (scene.size("Bear"), scene.size("The Atropal")) == ((3, 3), (5, 5))


@cr("309.4c", "603.2")
def test_room_abilities_trigger_an_additional_time() -> None:
    scene = Scene({"hand": [VENTURE], "battlefield": ["Hama Pashar, Ruin Seeker"]})
    go(scene, MAGE)
    assert scene.life(A) == 22


def test_a_game_with_a_dungeon_is_copied_and_told() -> None:
    scene = Scene({"hand": [VENTURE]})
    go(scene, TOMB)
    copy: Game = scene.game.copy()
    assert copy.fingerprint() == scene.game.fingerprint()
    assert any("enters Trapped Entry of Tomb of Annihilation" in line for line in scene.game.log)
    with pytest.raises(IllegalAnswer):
        scene.game.options.find("Cast Go")


def test_a_position_with_a_dungeon_is_written_down_and_read_again() -> None:
    scene = Scene(
        {"mana": "", "command": [{"card": TOMB, "room": "Oubliette"}], "completed": [MINE], "initiative": True},
        {"mana": "", "monarch": True},
    )
    text = scene.game.to_scenario()
    for words in ("room: Oubliette", f"completed: [{MINE}]", "initiative: true", "monarch: true"):
        assert words in text
    seen = scene.game.view(B).data
    assert seen["players"][A]["completed"] == [MINE]
    assert [found.get("room") for found in seen["command"]] == ["Oubliette", None, None]


@pytest.mark.parametrize(
    "row",
    [
        {"command": [{"card": TOMB, "room": "Cellar"}]},
        {"command": [TOMB, MAGE]},
        {"hand": [TOMB]},
        {"command": [{"card": "Forest", "room": "Cellar"}]},
        {"completed": ["Forest"]},
    ],
)
def test_a_position_that_can_not_be_is_refused(row: dict[str, object]) -> None:
    with pytest.raises(InvalidPosition):
        Game.from_position({"A": row, "B": {}})
    with pytest.raises(InvalidPosition):
        Game.from_position({"A": {"monarch": True}, "B": {"monarch": True}})
