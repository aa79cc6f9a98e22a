"""Cards that look at what came before: what was returned, cast, exiled or attached, and where from."""

from __future__ import annotations

from typing import Any

import pytest

from inset.language import effects as e, keywords as k
from inset.language.card import Card
from inset.language.words.kinds import activated, creature, instant
from inset.language.words.nouns import any_target, artifacts, target, target_player
from inset.language.words.verbs import deal, gain_life, tap_symbol, untap
from tests.cards.tries import counters, keyword, tapped
from tests.harness import A, B, Scene, cr
from tests.harness.cards import ANGEL, BEARS, GIANT, KILL

SHIELD = instant("Shield", "{W}", e.PreventNext(9, players=target_player()))
PINGER = creature("Pinger", "{R}", "Wizard", 1, 1, activated(tap_symbol, deal(1, any_target())))
WAKE = instant("Wake", "{R}", untap(target(artifacts)))
QUICK = instant("Quick", "{1}", gain_life(1))
MEND = instant("Mend", "{W}", gain_life(3))
RAINBOW = creature("Rainbow", "{W}{U}{B}{R}{G}", "Elemental", 5, 5)
FOURFOLD = creature("Fourfold", "{W}{U}{B}{R}", "Elemental", 4, 4)
EXACT: dict[str, Any] = {"library_exact": True}


def test_vengeful_rebirth_burns_for_a_nonland_card() -> None:
    t = Scene.duel(["Vengeful Rebirth"], ann={"graveyard": [GIANT]}).play(A, "Cast Vengeful", "Bob")
    assert t.lives == (20, 16) and t.sorted_names("hand") == [GIANT] and t.sorted_names("exile") == ["Vengeful Rebirth"]
    t = Scene.duel(["Vengeful Rebirth"], ann={"graveyard": ["Forest"]}).play(A, "Cast Vengeful", "Bob")
    assert t.lives == (20, 20) and t.sorted_names("hand") == ["Forest"]


def test_pain_seer_reveals_as_it_untaps() -> None:
    t = Scene.duel(mine=[tapped("Pain Seer")], theirs=[GIANT], ann={"library": [GIANT, "Opt"]}, turn=2)
    t.until("draw", 3)
    assert t.lives == (16, 20) and t.sorted_names("hand") == [GIANT, "Opt"]


@cr("107.3", "615.12")
@pytest.mark.parametrize(("x", "life"), [(4, 20), (5, 15)])
def test_banefire_is_sure_from_five_on(x: int, life: int) -> None:
    bob = {"hand": ["Counterspell"], "mana": "{U}{U}"}
    t = Scene.duel(["Banefire"], bob=bob).do(A, "Cast Banefire", x, "Bob").play(B, "Cast Counterspell")
    assert t.lives == (20, life)
    t = Scene.duel(["Banefire", SHIELD]).do(A, "Cast Banefire", x, "Bob").do(A, "Cast Shield", "Bob").settle()
    assert t.lives == (20, 20 if x < 5 else 20 - x)


@pytest.mark.parametrize(("graves", "life"), [(["Opt"], 20), (["Opt", "Shock"], 16)])
def test_exquisite_firecraft_with_spell_mastery(graves: list[str], life: int) -> None:
    bob = {"hand": ["Counterspell"], "mana": "{U}{U}"}
    t = Scene.duel(["Exquisite Firecraft"], ann={"graveyard": graves}, bob=bob)
    assert t.do(A, "Cast Exquisite", "Bob").play(B, "Cast Counterspell").lives == (20, life)


@cr("707.9b")
def test_donal_copies_one_flier_a_turn() -> None:
    t = Scene.duel([ANGEL, ANGEL, BEARS], mine=["Donal, Herald of Wings"])
    t.play(A, f"Cast {BEARS}").play(A, f"Cast {ANGEL}", "Yes").play(A, f"Cast {ANGEL}")
    assert sorted(t.sizes(ANGEL)) == [(1, 1), (4, 4), (4, 4)]
    copy = next(o for o in t.in_zone("battlefield") if o.token)
    assert t.st.objs[copy.id].token and keyword(t, ANGEL, k.FLYING)


@cr("601.3", "603.4")
def test_sproutback_trudge_is_cast_after_life_was_gained() -> None:
    ann = {"graveyard": ["Sproutback Trudge"]}
    t = Scene.duel([MEND], ann=ann).play(A, "Cast Mend")
    t.until("end", 1).settle("Cast Sproutback Trudge")
    assert t.size("Sproutback Trudge") == (9, 7)
    assert Scene.duel(ann=ann).until("end", 1).sorted_names("graveyard") == ["Sproutback Trudge"]


def test_syrix_burns_after_a_creature_left_your_graveyard_and_follows_a_phoenix() -> None:
    t = Scene.duel(["Raise Dead"], mine=["Syrix, Carrier of the Flame"], ann={"graveyard": [BEARS]})
    t.play(A, "Cast Raise Dead").until("end", 1, "Bob").settle()
    assert t.lives == (20, 17)
    t = Scene.duel([KILL], mine=["Skyfire Phoenix"], ann={"graveyard": ["Syrix, Carrier of the Flame"]})
    t.play(A, "Cast Kill", "Cast Syrix")
    assert t.sorted_names("battlefield") == ["Syrix, Carrier of the Flame"]


def test_murderous_spoils_takes_the_equipment() -> None:
    theirs = [GIANT, "Bonesplitter", "Sol Ring"]
    t = Scene.duel(["Murderous Spoils"], theirs=theirs, bob={"mana": "{R}{R}"}, turn=2)
    t.play(B, "Bonesplitter: ").play(A, "Cast Murderous Spoils")
    assert t.sorted_names("battlefield") == ["Bonesplitter"] and t.sorted_names("graveyard", 1) == [GIANT]
    assert t.sorted_names("battlefield", 1) == ["Sol Ring"]


@cr("508.4")
def test_endless_foot_assault_sends_a_ninja_at_each_opponent() -> None:
    t = Scene({"battlefield": ["Endless Foot Assault", BEARS]}, {"battlefield": ["Jace Beleren"]}, {})
    while t.asked() != "attack":
        t.choose("Pass")
    t.choose("Attack B").settle()
    ninjas = [o for o in t.in_zone("battlefield", A) if o.token]
    assert len(ninjas) == 2 and all(o.tapped for o in ninjas)
    t.until("postcombat main", 1)
    assert t.lives == (20, 17, 19)


@cr("707.9a")
def test_irma_copies_and_keeps_her_name() -> None:
    irma = "Irma, Part-Time Mutant"
    t = Scene.duel(mine=[irma, GIANT]).until("beginning of combat", 1, GIANT).settle()
    assert t.size(irma) == (4, 4) and t.chars(irma, "battlefield").name == irma
    t.until("beginning of combat", 3, GIANT).settle()
    assert t.size(irma) == (5, 5)
    t = Scene.duel(mine=[irma]).until("beginning of combat", 1).settle()
    assert t.size(irma) == (2, 2)


@cr("106.6")
def test_thran_turbine_pays_for_abilities_alone() -> None:
    tutor = creature("Tutor", "{R}", "Wizard", 1, 1, activated("{2}", deal(1, any_target())))
    t = Scene({"battlefield": ["Thran Turbine", tutor], "hand": [QUICK]}, pool="", turn=2)
    t.until("upkeep", 3).settle("Yes")
    assert t.offers("Tutor: ") and not t.offers("Cast Quick")
    t = Scene({"battlefield": ["Thran Turbine", tutor], "hand": [QUICK]}, pool="", turn=2)
    assert not t.until("upkeep", 3).settle("No").offers("Tutor: ")


def test_yunas_whistle_reveals_a_creature() -> None:
    t = Scene.duel(["Yuna's Whistle"], mine=[BEARS], ann={"library": ["Opt", GIANT, "Shock"], **EXACT})
    t.play(A, "Cast Yuna's Whistle")
    assert t.sorted_names("hand") == [GIANT] and counters(t, BEARS) == 4
    t = Scene.duel(["Yuna's Whistle"], mine=[BEARS], ann={"library": ["Opt"], **EXACT}).play(A, "Cast Yuna's Whistle")
    assert counters(t, BEARS) == 0


def test_kwain_lets_each_player_draw() -> None:
    row = {"library": ["Opt"]}
    t = Scene.duel(mine=["Kwain, Itinerant Meddler"], ann=row, bob=row).play(A, "Kwain", "Yes", "No")
    assert t.lives == (21, 20) and t.sorted_names("hand") == ["Opt"] and t.sorted_names("hand", 1) == []
    t = Scene.duel(mine=["Kwain, Itinerant Meddler"], ann=row, bob=row).play(A, "Kwain", "No", "Yes")
    assert t.lives == (20, 21)


@cr("903.3")
def test_skyfire_phoenix_follows_your_commander() -> None:
    ann = {"graveyard": ["Skyfire Phoenix"], "command": [{"card": "Gaddock Teeg", "commander": True}]}
    t = Scene.duel([BEARS], ann=ann, format="commander").play(A, f"Cast {BEARS}")
    assert t.sorted_names("graveyard") == ["Skyfire Phoenix"]
    assert t.play(A, "Cast Gaddock Teeg").sorted_names("battlefield") == ["Gaddock Teeg", BEARS, "Skyfire Phoenix"]


@pytest.mark.parametrize(("spell", "angels"), [(FOURFOLD, 0), (RAINBOW, 1)])
def test_jenson_rewards_spells_of_all_colors(spell: Card, angels: int) -> None:
    t = Scene.duel([spell], mine=["Jenson Carthalion, Druid Exile"], ann={"library": ["Opt"]})
    t.do(A, f"Cast {spell.name}")
    while t.st.stack or t.asked() != "priority":
        t.choose(t.game.options[0])
    assert t.names("battlefield", A).count("Angel Token") == angels


def test_titania_plays_forests_from_the_graveyard() -> None:
    ann = {"graveyard": ["Forest", "Island"], "library": ["Opt"] * 3}
    t = Scene.duel([KILL], mine=["Titania, Nature's Force"], ann=ann)
    assert not t.offers("Play Island")
    t.play(A, "Play Forest")
    assert t.size("Elemental Token") == (5, 3)
    t.play(A, "Cast Kill", "Elemental Token", "Yes")
    assert t.sorted_names("graveyard").count("Opt") == 3


@cr("401.4")
def test_sealed_fate_exiles_one_of_the_top_cards() -> None:
    bob = {"library": ["Opt", ANGEL, "Shock", "Forest"], **EXACT}
    t = Scene.duel(["Sealed Fate"], bob=bob).play(A, "Cast Sealed Fate", 3, ANGEL, "Shock")
    assert t.sorted_names("exile", 1) == [ANGEL]
    assert [t.st.objs[o].definition.name for o in t.st.libraries[B]] == ["Shock", "Opt", "Forest"]


def test_descendant_of_soramaro_orders_as_many_cards_as_are_in_hand() -> None:
    ann = {"library": ["Opt", ANGEL, "Shock"], **EXACT}
    t = Scene.duel([BEARS, BEARS], mine=["Descendant of Soramaro"], ann=ann).play(A, "Descendant", ANGEL)
    assert [t.st.objs[o].definition.name for o in t.st.libraries[A]] == [ANGEL, "Opt", "Shock"]


@cr("701.6a")
def test_kadenas_silencer_counters_abilities() -> None:
    mine = [{"card": "Kadena's Silencer", "face_down": True}]
    t = Scene.duel([], mine=mine, theirs=[PINGER], turn=2).do(B, "Pinger", "Ann")
    t.pass_to(A).choose("Turn Kadena's Silencer face up {1}{U} (mega")
    t.settle()
    assert t.lives == (20, 20) and t.size("Kadena's Silencer") == (3, 2)


def test_whirlwind_denial_asks_for_each() -> None:
    bob = {"hand": ["Shock"], "mana": "{R}{R}{R}{R}{R}"}
    t = Scene.duel(["Whirlwind Denial"], theirs=[PINGER], bob=bob, turn=2).do(B, "Pinger", "Ann")
    t.do(B, "Cast Shock", "Ann").play(A, "Cast Whirlwind Denial", "Yes")
    assert t.lives == (19, 20)
    t = Scene.duel(["Whirlwind Denial"], theirs=[PINGER], bob={**bob, "mana": "{R}"}, turn=2)
    t.do(B, "Pinger", "Ann").do(B, "Cast Shock", "Ann").play(A, "Cast Whirlwind Denial")
    assert t.lives == (20, 20)


def test_locke_casts_one_of_the_milled_cards() -> None:
    name = "Locke, Treasure Hunter"
    t = Scene.duel(mine=[name], theirs=[GIANT, BEARS], ann={"library": ["Forest"]}, bob={"library": ["Memnite"]})
    t.until("declare blockers", 1, attack=[name])
    assert "Treasure Token" in t.sorted_names("battlefield")
    t.until("postcombat main", 1)
    assert t.offers("Cast Memnite") and not t.offers("Play Forest")
    t = Scene.duel(mine=[name], ann={"library": ["Memnite"]}, bob={"library": ["Memnite"]})
    t.until("postcombat main", 1, attack=[name])
    t.play(A, "Cast Memnite {0} from the")
    assert not t.offers("Cast Memnite") and "Treasure Token" not in t.sorted_names("battlefield")


def test_locke_is_not_blocked_by_the_stronger() -> None:
    name = "Locke, Treasure Hunter"
    t = Scene.duel(mine=[name], theirs=[GIANT, BEARS]).until("declare attackers", 1, attack=[name]).settle()
    while t.asked() != "block":
        t.choose("Pass")
    assert t.game.decision is not None and t.st.objs[t.game.decision.subject].definition.name == BEARS


def test_nissa_pays_energy_for_permanents() -> None:
    ann = {"counters": {"energy": 9}, "mana": ""}
    t = Scene.duel([ANGEL, "Shock", "Forest"], mine=["Nissa, Worldsoul Speaker"], ann=ann)
    assert not t.offers("Cast Shock")
    t.play(A, f"Cast {ANGEL}")
    assert t.st.players[A].counters["energy"] == 1
    assert t.play(A, "Play Forest").st.players[A].counters["energy"] == 3


def test_rejoin_the_fight_lets_opponents_choose_different_creatures() -> None:
    row = {"hand": ["Rejoin the Fight"], "graveyard": [GIANT, ANGEL, BEARS], "library": ["Opt"] * 3, **EXACT}
    t = Scene(row, {}, {}, strict=True).play(A, "Cast Rejoin", ANGEL, BEARS)
    assert t.sorted_names("battlefield") == [BEARS, ANGEL]


@cr("707.12", "607.2a")
def test_arcane_bombardment_copies_all_that_it_exiled() -> None:
    t = Scene.duel(["Shock", "Lightning Bolt"], mine=["Arcane Bombardment"], ann={"graveyard": ["Night's Whisper"]})
    t.play(A, "Cast Shock", "Bob", "Cast Night's Whisper")
    assert t.lives == (18, 18) and t.sorted_names("exile") == ["Night's Whisper"]
    assert t.play(A, "Cast Lightning Bolt", "Bob").lives == (18, 15)
    t = Scene.duel(["Shock"], mine=["Arcane Bombardment"], ann={"graveyard": ["Night's Whisper"]})
    assert t.play(A, "Cast Shock", "Bob", "Don't").lives == (20, 18)


@cr("607.2a", "608.2h")
def test_izzet_chemister_casts_what_it_exiled() -> None:
    t = Scene.duel(mine=["Izzet Chemister"], ann={"graveyard": ["Shock", "Opt"]})
    t.play(A, "Izzet Chemister: {R}", "Shock").next_turn().next_turn()
    t.play(A, "Izzet Chemister: {1}{R}", "Cast Shock", "Bob")
    assert t.lives == (20, 18) and t.sorted_names("graveyard") == ["Izzet Chemister", "Opt", "Shock"]


@pytest.mark.parametrize(("last", "turned"), [(ANGEL, True), (BEARS, False)])
def test_azors_gateway_opens_at_five_mana_values(last: str, turned: bool) -> None:
    t = gateway(last)
    assert (t.lives == (25, 20)) == turned
    if turned:  # its mana is the only mana left
        t.play(A, "Cast Sol Ring")
        assert t.sorted_names("battlefield") == ["Sanctum of the Sun", "Sol Ring"]


def gateway(last: str) -> Scene:
    hand = ["Memnite", "Opt", BEARS, GIANT, last, *[WAKE] * 4]
    t = Scene.duel(hand, mine=["Azor's Gateway"], ann={"library": ["Sol Ring"] * 9, "mana": "{R}" * 9})
    for place, name in enumerate(("Memnite", "Opt", BEARS, GIANT, last)):
        if place:
            t.play(A, "Cast Wake")
        t.play(A, "Azor's Gateway", name)
    return t


def test_sage_of_the_maze_animates_a_land() -> None:
    t = Scene.duel(mine=["Sage of the Maze", "Izzet Guildgate", "Forest"])
    t.play(A, "Sage of the Maze: {T}: T", "Forest")
    assert t.size("Forest") == (2, 2) and keyword(t, "Forest", k.HASTE) and t.called("Sage of the Maze").tapped
    t.play(A, "Sage of the Maze: ")
    assert not t.called("Sage of the Maze").tapped and t.called("Izzet Guildgate").tapped
    assert t.next_turn().size("Forest") == (None, None)
