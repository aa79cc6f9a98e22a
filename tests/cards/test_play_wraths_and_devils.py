"""Cards of decks that shuffle, reveal, copy and discard: what each player gets, and who counts."""

from __future__ import annotations

from typing import Any

import pytest

from inset.language import effects as e, keywords as k
from inset.language.words.kinds import sorcery
from inset.language.words.verbs import gain_life
from tests.cards.tries import keyword
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT

EXACT: dict[str, Any] = {"library_exact": True}


@cr("101.4", "111.7")
def test_collision_of_realms_replaces_the_creatures_of_those_who_shuffled_one() -> None:
    t = Scene.duel(
        ["Collision of Realms"], [BEARS, "Sol Ring"], [ANGEL],
        {"library": ["Opt", "Forest"], **EXACT}, {"library": ["Opt", "Opt"], **EXACT},
    ).play(A, "Cast Collision")  # fmt: skip
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == ([BEARS, "Sol Ring"], [ANGEL])
    assert t.sorted_names("library") == ["Forest", "Opt"] and t.sorted_names("library", 1) == ["Opt", "Opt"]


def test_collision_of_realms_gives_nothing_for_tokens_or_for_no_creature() -> None:
    t = Scene.duel(
        ["Collision of Realms"], [{"card": BEARS, "token": True}], ["Sol Ring"],
        {"library": [GIANT, GIANT], **EXACT}, {"library": [ANGEL], **EXACT},
    ).play(A, "Cast Collision")  # fmt: skip
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == ([], ["Sol Ring"])
    assert t.sorted_names("library") == [GIANT, GIANT]


def test_collision_of_realms_finds_creatures_under_their_owners_control() -> None:
    t = Scene.duel(
        ["Collision of Realms"], [BEARS, {"card": BEARS, "token": True}], [GIANT],
        {"library": ["Opt"], **EXACT}, {"library": ["Forest"], **EXACT},
    ).play(A, "Cast Collision")  # fmt: skip
    assert (t.sorted_names("battlefield"), t.sorted_names("battlefield", 1)) == ([BEARS], [GIANT])


@cr("702.33d", "601.2c")
def test_comet_storm_has_one_more_target_for_each_kick() -> None:
    t = Scene.duel(["Comet Storm"], theirs=[GIANT, BEARS]).play(A, "Cast Comet Storm", 0, 3, "Bob")
    assert t.lives == (20, 17) and t.sorted_names("battlefield", 1) == [BEARS, GIANT]
    t = Scene.duel(["Comet Storm"], theirs=[GIANT, BEARS]).play(A, "Cast Comet Storm", 2, 3, "Bob")
    assert t.lives == (20, 17) and t.sorted_names("battlefield", 1) == []
    t = Scene.exactly({"hand": ["Comet Storm"], "mana": "{R}{R}{R}{R}{R}"}, {"battlefield": [GIANT]})
    t.play(A, "Cast Comet Storm", 1, 2, "B", GIANT)
    assert t.lives == (20, 18) and t.called(GIANT).damage == 2


def test_cut_a_deal_counts_opponents_who_drew() -> None:
    t = Scene({"hand": ["Cut a Deal"]}, {}, {}).play(A, "Cast Cut a Deal")
    assert [len(t.sorted_names("hand", player)) for player in range(3)] == [2, 1, 1]
    t = Scene({"hand": ["Cut a Deal"]}, {}, EXACT).play(A, "Cast Cut a Deal")
    assert [len(t.sorted_names("hand", player)) for player in range(2)] == [1, 1]


@pytest.mark.parametrize(("cards", "spirits"), [(6, 0), (7, 2)])
def test_kirtars_wrath_leaves_spirits_past_the_threshold(cards: int, spirits: int) -> None:
    t = Scene.duel(
        ["Kirtar's Wrath"], [BEARS], [ANGEL, "Sol Ring"], {"graveyard": ["Opt"] * cards}, {"graveyard": ["Opt"] * 3}
    ).play(A, "Cast Kirtar")
    assert t.sorted_names("battlefield") == ["Spirit Token"] * spirits
    assert t.sorted_names("battlefield", 1) == ["Sol Ring"]
    if spirits:
        assert keyword(t, "Spirit Token", k.FLYING) and t.size("Spirit Token") == (1, 1)


@pytest.mark.parametrize(
    ("zone", "words", "drawn"),
    [
        ("graveyard", "Sacred Cat: embalm", 1),
        ("graveyard", "Cast Think Twice", 2),
        ("hand", "Viscera Dragger: Cycling", 1),
        ("hand", "Cast Think Twice", 1),
    ],
)
def test_laboratory_drudge_draws_for_what_came_from_a_graveyard(zone: str, words: str, drawn: int) -> None:
    name = "Think Twice" if "Think" in words else words.removesuffix(": " + words.split(": ")[-1])
    t = Scene.duel(mine=["Laboratory Drudge"], ann={zone: [name], "library": ["Opt"] * 5}).play(A, words)
    t.until("end", 1).settle()
    assert len(t.sorted_names("hand")) == drawn


def test_laboratory_drudge_asks_about_you_and_about_this_turn() -> None:
    t = Scene.duel(mine=["Laboratory Drudge"], bob={"graveyard": ["Sacred Cat"], "mana": "{W}"}, turn=2)
    t.play(B, "Sacred Cat: embalm").until("end", 2).settle()
    assert t.sorted_names("hand") == []
    t = Scene.duel(mine=["Laboratory Drudge"], ann={"graveyard": ["Think Twice"], "library": ["Opt"] * 5}, turn=2)
    t.play(A, "Cast Think Twice").until("end", 2).settle()
    assert len(t.sorted_names("hand")) == 2
    t.until("end", 3).settle()
    assert len(t.sorted_names("hand")) == 3  # the card of the draw step and no other


def test_manifold_insights_lets_each_opponent_choose_another_card() -> None:
    library = ["Opt", "Forest", BEARS, *["Island"] * 7, ANGEL]
    t = Scene({"hand": ["Manifold Insights"], "library": library, **EXACT}, {}, {}).do(A, "Cast Manifold").pass_to(A)
    while t.asked() == "priority":
        t.choose("Pass")
    assert t.words() == ["Opt (in A's library)", f"{BEARS} (in A's library)"]
    t.choose(BEARS)
    assert t.sorted_names("hand") == [BEARS, "Opt"]
    assert t.names("library", A)[0] == ANGEL and len(t.names("library", A)) == 9


WALKER: dict[str, Any] = {"card": "Saheeli, the Gifted", "counters": {"loyalty": 8}}


@cr("702.41a", "611.2a")
def test_saheeli_gives_affinity_to_the_next_spell_only() -> None:
    mine = [WALKER, "Sol Ring", "Ornithopter"]
    t = Scene.duel(mine=mine, ann={"hand": ["Memnite", GIANT, GIANT], "mana": "{R}{R}{R}{R}"})
    t.play(A, "Cast Memnite")
    assert not t.offers("Cast Hill Giant {R}")
    t.play(A, "Saheeli, the Gifted: +1: The next spell")
    assert t.offers("Cast Hill Giant {R}")
    t.play(A, "Cast Hill Giant {R}")
    assert not t.offers("Cast Hill Giant {R}") and t.offers("Cast Hill Giant {3}{R}")
    assert t.called("Saheeli, the Gifted").counters["loyalty"] == 9


def test_saheeli_makes_a_servo() -> None:
    t = Scene.duel(mine=[WALKER]).play(A, "Saheeli, the Gifted: +1: Create")
    assert t.sorted_names("battlefield") == ["Saheeli, the Gifted", "Servo Token"]


def test_saheeli_copies_your_artifacts_for_a_turn() -> None:
    t = Scene.duel(mine=[WALKER, "Sol Ring", "Ornithopter", BEARS], theirs=["Memnite"])
    t.play(A, "Saheeli, the Gifted: −7")
    mine = [BEARS, "Ornithopter", "Saheeli, the Gifted", "Sol Ring"]
    assert t.sorted_names("battlefield") == sorted([*mine, "Ornithopter", "Sol Ring"])
    new = t.st.objs[max(o.id for o in t.st.objs.values() if o.zone == t.called(BEARS).zone)]
    assert new.token
    t.until("end").settle()
    assert t.sorted_names("battlefield") == mine


def test_zurzoth_makes_devils_for_draws_in_other_turns() -> None:
    library = {"library": ["Opt"] * 5}
    t = Scene.duel(["Cut a Deal", "Cut a Deal"], ["Zurzoth, Chaos Rider"], ann=library, bob=library)
    t.play(A, "Cast Cut a Deal").play(A, "Cast Cut a Deal")
    assert t.sorted_names("battlefield") == ["Devil Token", "Zurzoth, Chaos Rider"]
    t.until("upkeep", 2).until("precombat main", 2)
    assert t.sorted_names("battlefield") == ["Devil Token", "Zurzoth, Chaos Rider"]


def test_a_devil_of_zurzoths_deals_1_damage_as_it_dies() -> None:
    t = Scene.duel(["Cut a Deal", "Shock"], ["Zurzoth, Chaos Rider"]).play(A, "Cast Cut a Deal")
    t.play(A, "Cast Shock", "Devil Token", "Bob")
    assert t.lives == (20, 19)


@pytest.mark.parametrize(("attacker", "graves"), [("Zurzoth, Chaos Rider", 1), (BEARS, 0)])
def test_devils_that_attack_a_player_make_both_draw_and_discard(attacker: str, graves: int) -> None:
    row = {"library": ["Opt"] * 5, "hand": ["Forest", "Island"]}
    t = Scene.duel(mine=["Zurzoth, Chaos Rider", BEARS], ann=row, bob=row)
    t.until("declare attackers", 1, attack=[attacker]).settle()  # at random: nobody is asked
    assert [len(t.sorted_names("graveyard", player)) for player in range(2)] == [graves, graves]
    assert [len(t.sorted_names("hand", player)) for player in range(2)] == [2, 2]


def test_devils_make_only_the_players_discard_whom_they_attack() -> None:
    library = {"library": ["Opt"] * 5}
    row = {"battlefield": ["Zurzoth, Chaos Rider", BEARS], **library}
    t = Scene(row, library, library)
    while t.asked() != "attack":
        t.choose("Pass")
    t.choose("Attack C").answer("Attack B").settle()
    assert [t.sorted_names("graveyard", player) for player in range(3)] == [["Opt"], [], ["Opt"]]


@cr("106.12a", "605.1b")
@pytest.mark.parametrize(
    ("lands", "enough"),
    [
        (["Sol Ring", "Mountain"], True),
        (["Wastes", "Mountain", "Mountain"], True),
        (["Wastes", "Mountain"], False),
        (["Forest", "Mountain", "Mountain"], False),
    ],
)
def test_forsaken_monument_adds_to_what_makes_colorless_mana(lands: list[str], enough: bool) -> None:
    t = Scene.exactly({"hand": [GIANT], "battlefield": ["Forsaken Monument", *lands]})
    assert t.offers("Cast Hill Giant") == enough
    if enough:
        assert GIANT in t.play(A, "Cast Hill Giant").sorted_names("battlefield")


def test_forsaken_monument_adds_nothing_for_another_player() -> None:
    row = {"hand": [GIANT], "battlefield": ["Wastes", "Mountain", "Mountain"]}
    t = Scene.exactly({"battlefield": ["Forsaken Monument"]}, row, turn=2)
    assert not any("Hill Giant" in words for words in t.options(B))
    t = Scene.exactly({}, {**row, "battlefield": [*row["battlefield"], "Forsaken Monument"]}, turn=2)
    assert any("Hill Giant" in words for words in t.options(B))


def test_forsaken_monument_strengthens_colorless_creatures_and_gains_life() -> None:
    t = Scene.duel(["Memnite", BEARS], ["Forsaken Monument", "Ornithopter"], ["Ornithopter", BEARS])
    t.play(A, "Cast Memnite").play(A, "Cast Grizzly Bears")
    assert t.lives == (22, 20) and t.size("Memnite") == (3, 3)
    assert t.size(BEARS) == (2, 2)


@cr("706.6")
def test_ichor_elixir_leaves_dice_alone_that_are_not_planar() -> None:
    roll = sorcery("Roll", "{R}", e.RollDie(20, ((1, 9, (gain_life(1),)), (10, 20, (gain_life(9),)))))
    t = Scene.duel([roll], ["Ichor Elixir"])
    t.game.fix_chance((3, 18))
    assert t.play(A, "Cast Roll").lives == (21, 20)


def test_ichor_elixir_makes_two_colorless_mana() -> None:
    t = Scene.exactly({"hand": [GIANT], "battlefield": ["Ichor Elixir", "Wastes", "Mountain"]})
    assert GIANT in t.play(A, "Cast Hill Giant").sorted_names("battlefield")
    assert not Scene.exactly({"hand": [BEARS], "battlefield": ["Ichor Elixir"]}).offers("Cast Grizzly Bears")
