"""Why a card can't be played: every way, with the rule and the reason."""

import pytest

from inset import InsetError, cards
from inset.data.scryfall import CardRecord
from inset.oracle.compile import compile_card
from tests.harness import cr
from tests.harness.games import play, position


@cr("715.3a", "601.3e", "307.1")
def test_each_way_has_its_own_reasons() -> None:
    game = position({"hand": ["Bonecrusher Giant"], "battlefield": ["2 Mountain"]}, ["Grizzly Bears"])
    normal, inset = game.why_not(0, "Bonecrusher Giant")
    assert normal == "Cast Bonecrusher Giant: its costs can't be paid (601.2h)"
    assert inset == "Cast Stomp: on offer for {1}{R}"
    play(game, "Cast Stomp", "Grizzly", "Pay")


@cr("305.2b", "117.1")
def test_lands() -> None:
    game = position({"hand": ["2 Forest"], "lands_played": 1}, {"hand": ["Forest"]})
    (mine,) = game.why_not(0, "Forest")
    assert "305.2b" in mine
    (theirs,) = game.why_not(1, "Forest")
    assert "305.3" in theirs
    assert "does not have priority (117.1)" in theirs


@cr("101.2")
def test_prohibitions_name_their_source() -> None:
    game = position(
        {"hand": ["Bonecrusher Giant"], "mana": "{R}{R}{R}"}, [{"card": "Meddling Mage", "chosen": "Stomp"}]
    )
    normal, inset = game.why_not(0, "Stomp")
    assert "on offer" in normal
    assert "Meddling Mage (101.2)" in inset


def test_what_is_on_the_battlefield_has_abilities() -> None:
    game = position(["Giant Killer"])
    lines = game.why_not(0, "Giant Killer")
    assert any("Activate" in line and "602.2b" in line for line in lines)


def test_what_is_not_in_the_game() -> None:
    with pytest.raises(InsetError, match="Opt"):
        position([]).why_not(0, "Opt")
    with pytest.raises(InsetError):
        position([]).why_not(0, 12345)


@cr("715.3d")
def test_what_is_on_an_adventure_can_t_be_cast_as_one_again() -> None:
    game = position({"exile": [{"card": "Bonecrusher Giant", "on_adventure": "A"}], "mana": "{R}{R}{R}"}, [])
    normal, inset = game.why_not(0, "Bonecrusher Giant")
    assert "on offer" in normal
    assert inset == "Cast Stomp from exile: it can't be cast in this way from there (715.3d)"


@cr("722.3", "722.3c")
def test_a_prepare_spell_is_cast_as_a_copy_only() -> None:
    game = position({"hand": ["Goblin Glasswright"]}, [{"card": "Goblin Glasswright", "prepared": True}])
    assert "(722.3)" in game.why_not(0, "Goblin Glasswright")[1]
    game = position({"mana": "{R}{R}"}, [{"card": "Goblin Glasswright", "prepared": True}])
    assert game.why_not(0, "Craft with Pride") == [
        "Cast Craft with Pride from exile: no rule or effect lets this player play it from there (601.3)"
    ]


@cr("302.6", "107.5")
def test_why_a_creature_can_t_be_tapped_for_its_ability() -> None:
    bear = {"battlefield": ["Grizzly Bears"]}
    sick = position({"battlefield": [{"card": "Giant Killer", "sick": True}], "mana": "{W}{W}"}, bear)
    assert ["302.6" in line for line in sick.why_not(0, "Giant Killer")] == [True]
    tapped = position({"battlefield": [{"card": "Giant Killer", "tapped": True}], "mana": "{W}{W}"}, bear)
    assert ["107.5" in line for line in tapped.why_not(0, "Giant Killer")] == [True]


@cr("708.7", "702.37e")
def test_why_a_creature_can_t_be_turned_face_up() -> None:
    game = position([{"card": "Exalted Angel", "face_down": "morph"}], [])
    assert game.why_not(0, "Exalted Angel") == ["Turn face up with morph: its cost can't be paid (702.37e)"]
    assert game.why_not(1, "Exalted Angel") == ["Turn face up: only its controller can (708.7)"]


def test_a_permanent_without_abilities_has_nothing_to_offer() -> None:
    assert "110.1" in position(["Grizzly Bears"]).why_not(0, "Grizzly Bears")[0]


@cr("301.1", "302.1", "303.1", "306.1", "307.1", "310.1")
@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("Bonesplitter", "301.1"), ("Grizzly Bears", "302.1"), ("Glorious Anthem", "303.1"),
        ("Teferi, Time Raveler", "306.1"), ("Duress", "307.1"), ("Invasion of Fiora", "310.1"),
    ],
)  # fmt: skip
def test_each_type_has_its_own_rule_about_when(name: str, rule: str) -> None:
    game = position({"hand": [name], "mana": "{W}{U}{B}{R}{G}{C}"}, {"hand": ["Opt"]}, step="upkeep")
    assert all(rule in line for line in game.why_not(0, name))


@cr("117.1", "117.1d", "605.3a")
def test_who_has_no_priority_can_do_nothing_of_it() -> None:
    mine = ["Forest", {"card": "Exalted Angel", "face_down": "morph"}]
    game = position({"battlefield": mine}, {"battlefield": mine, "mana": "{W}{W}{C}{C}"})
    theirs = [oid for oid, obj in game.state.objs.items() if obj.owner == 1 and obj.definition.name != "Wastes"]
    assert all("B does not have priority (117.1)" in line for oid in theirs for line in game.why_not(1, oid))
    assert game.why_not(0, "Forest") == ["Activate “{T}: Add {G}.”: on offer while a cost is paid (605.3a)"]
    game.automate(mana=False)
    assert game.why_not(0, "Forest") == ["Activate “{T}: Add {G}.”: on offer"]


@cr("116.2f", "116.2h", "116.2k", "702.143a", "702.170a", "702.62a")
@pytest.mark.parametrize(
    ("text", "word", "rule"),
    [
        ("Foretell {U}", "Foretell", "702.143a"),
        ("Plot {1}{U}", "Plot", "702.170a"),
        ("Suspend 4—{U}", "Suspend", "702.62a"),
    ],
)
def test_special_actions_of_cards_in_hand(text: str, word: str, rule: str) -> None:
    made = compile_card(
        CardRecord("Late Thought", type_line="Sorcery", mana_cost="{5}{U}", oracle_text=f"{text}\nDraw two cards.")
    ).card
    assert made is not None
    cards.add(made)

    def line(turn: int, **more: str) -> str:
        game = position({"hand": ["Late Thought"], **more}, turn=turn)
        return next(line for line in game.why_not(0, "Late Thought") if line.startswith(word))

    try:
        assert "on offer for" in line(1, mana="{U}{C}{C}")
        assert line(1) == f"{word}: its cost can't be paid ({rule})"
        assert rule in line(2, mana="{U}{C}{C}")
        assert "117.1" in line(2)
    finally:
        cards.remove("Late Thought")
