"""715: adventurer cards, sentence by sentence, both ways: what happens and what does not."""

from inset.kernel.types import (
    BATTLEFIELD,
    COMMAND,
    CREATURE,
    EXILE,
    GRAVEYARD,
    HAND,
    INSTANT,
    LIBRARY,
    RED,
    SORCERY,
    STACK,
)
from inset.language.card import ADVENTURE
from inset.rules.model import event_records as ev
from inset.rules.model.answers import PASS
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr

GIANT = "Bonecrusher Giant"


def giant(**more: object) -> Scene:
    return Scene.exactly({"hand": [GIANT], "mana": "{R}{R}{R}{R}{R}{R}"}, {"battlefield": ["Grizzly Bears"]}, **more)


def on_adventure() -> Scene:
    """The Giant is in exile after Stomp has resolved."""
    seats = giant()
    seats.do(A, "Cast Stomp", "B")
    seats.resolve()
    return seats


@cr("715.1", "715.2")
def test_two_sets_of_characteristics_on_one_card() -> None:
    card = giant().one(GIANT).definition
    assert [face.name for face in card.faces] == [GIANT, "Stomp"]
    assert card.faces[1].types == INSTANT and "Adventure" in card.faces[1].subtypes


@cr("715.2a")
def test_has_an_adventure_in_every_zone_and_in_use_or_not() -> None:
    seats = giant()
    assert seats.has(GIANT, ADVENTURE)  # in hand
    seats.do(A, f"Cast {GIANT}")
    assert seats.has(GIANT, ADVENTURE)  # a creature spell
    seats.resolve()
    assert seats.has(GIANT, ADVENTURE)  # a permanent


@cr("715.2a")
def test_what_has_no_adventure() -> None:
    seats = Scene.exactly(
        {"battlefield": ["Edgewall Innkeeper"], "hand": ["Grizzly Bears", "Sagu Wildling"], "mana": "{G}{G}"}
    )
    assert not seats.has("Grizzly Bears", ADVENTURE)
    assert not seats.has("Sagu Wildling", ADVENTURE)  # an Omen is not an Adventure
    seats.do(A, "Cast Grizzly Bears")
    assert len(seats.st.stack) == 1  # the Innkeeper does not trigger


@cr("715.2a")
def test_the_innkeeper_draws_for_a_creature_that_never_went_on_its_adventure() -> None:
    seats = Scene.exactly({"hand": ["Curious Pair"], "battlefield": ["Edgewall Innkeeper"], "mana": "{G}{G}{G}"})
    seats.do(A, "Cast Curious Pair")
    seats.resolve()
    assert seats.count(A, "hand") == 1


@cr("715.2a", "715.3b")
def test_the_innkeeper_does_not_draw_for_the_adventure() -> None:
    seats = Scene.exactly({"hand": ["Curious Pair"], "battlefield": ["Edgewall Innkeeper"], "mana": "{G}{G}{G}"})
    seats.do(A, "Cast Treats to Share")
    assert len(seats.st.stack) == 1


@cr("715.2b", "707.2")
def test_a_clone_has_the_adventure_until_it_leaves() -> None:
    seats = Scene.exactly(
        {"hand": ["Clone", "Unsummon"], "battlefield": ["Lovestruck Beast"], "mana": "{U}{U}{U}{U}{U}"}
    )
    seats.do(A, "Cast Clone")
    seats.resolve("Lovestruck Beast")
    assert seats.has("Clone", ADVENTURE)
    clone = seats.one("Clone").id
    seats.do(A, "Cast Unsummon", clone)
    seats.resolve()
    assert seats.zone("Clone") == "hand"
    assert not seats.has("Clone", ADVENTURE)
    assert seats.ways(A, "Clone") == []


@cr("715.2c")
def test_one_card_when_drawn_and_discarded() -> None:
    seats = Scene.exactly(
        {"hand": ["Stormshriek Feral", GIANT], "mana": "{R}{R}", "library": [GIANT, "Murderous Rider"]}
    )
    seats.do(A, "Cast Flush Out")
    seats.resolve()  # the only card to discard
    assert seats.happened(ev.DISCARDED) == 1
    assert seats.happened(ev.DREW) == 2
    assert seats.count(A, "hand") == 2
    assert seats.count(A, "graveyard") == 1


@cr("715.3")
def test_the_player_chooses_how_to_play_it() -> None:
    assert giant().ways(A, GIANT) == [("adventure", "hand"), ("normal", "hand")]


@cr("715.3")
def test_a_land_is_played_or_cast_as_its_adventure() -> None:
    seats = Scene.exactly({"hand": ["Midgar, City of Mako"], "mana": "{B}{B}{B}"})
    assert seats.could(A, "Play Midgar")
    assert seats.could(A, "Cast Reactor Raid")
    seats.do(A, "Play Midgar")
    assert seats.zone("Midgar, City of Mako") == "battlefield"
    assert seats.one("Midgar, City of Mako").tapped


@cr("715.3a")
def test_only_the_alternative_cost_counts_for_the_adventure() -> None:
    seats = Scene.exactly(
        {"hand": ["Brazen Borrower"], "battlefield": ["2 Island"]}, {"battlefield": ["Grizzly Bears"]}
    )
    assert seats.ways(A, "Brazen Borrower") == [("adventure", "hand")]


@cr("715.3a", "601.2c")
def test_only_its_targets_count() -> None:
    seats = Scene.exactly({"hand": ["Brazen Borrower"], "battlefield": ["3 Island"]})
    assert seats.ways(A, "Brazen Borrower") == [("normal", "hand")]  # nothing to steal


@cr("715.3a", "307.1")
def test_only_its_timing_counts() -> None:
    seats = Scene.exactly({}, {"hand": [GIANT, "Curious Pair"], "mana": "{R}{R}{R}{G}{G}"})  # it is A's turn
    assert seats.ways(B, GIANT) == [("adventure", "hand")]  # Stomp is an instant
    assert seats.ways(B, "Curious Pair") == []  # Treats to Share is a sorcery


@cr("715.3a", "601.3")
def test_prohibitions_look_at_the_half_that_is_cast() -> None:
    rich = {"hand": ["Realm-Cloaked Giant", "Horn of Valhalla"], "mana": "{W}{W}{W}{W}{W}{W}{W}"}
    seats = Scene.exactly(rich, {"battlefield": ["Gaddock Teeg"]})
    assert seats.ways(A, "Realm-Cloaked Giant") == [("normal", "hand")]
    assert seats.ways(A, "Horn of Valhalla") == [("normal", "hand")]


@cr("715.3a", "601.2f")
def test_cost_changes_look_at_the_half_that_is_cast() -> None:
    seats = Scene.exactly(
        {"hand": [GIANT], "battlefield": ["Thalia, Guardian of Thraben"], "mana": "{R}{R}"}, {"battlefield": ["Plains"]}
    )
    assert seats.ways(A, GIANT) == []  # Stomp costs {2}{R}
    cheaper = Scene.exactly({"hand": [GIANT], "battlefield": ["Goblin Electromancer"], "mana": "{R}"})
    assert cheaper.ways(A, GIANT) == [("adventure", "hand")]


@cr("715.3a", "601.3e")
def test_permissions_look_at_the_half_that_is_cast() -> None:
    seats = Scene.exactly({"battlefield": ["Kess, Dissident Mage"], "graveyard": [GIANT], "mana": "{R}{R}{R}"})
    assert seats.ways(A, GIANT) == [("adventure", "graveyard")]


@cr("715.3a", "106.6")
def test_restricted_mana_looks_at_the_half_that_is_cast() -> None:
    seats = Scene.exactly({"hand": ["Lovestruck Beast"], "battlefield": ["James, Wandering Dad"], "mana": "{G}"})
    assert seats.ways(A, "Lovestruck Beast") == [("adventure", "hand")]  # James pays for abilities only


@cr("715.3b")
def test_on_the_stack_it_has_only_the_alternative_characteristics() -> None:
    seats = giant()
    seats.do(A, "Cast Stomp", "B")
    chars = seats.chars(GIANT)
    assert (chars.name, chars.types, chars.colors) == ("Stomp", INSTANT, RED)
    assert chars.subtypes == frozenset({"Adventure"})
    assert (chars.power, chars.toughness, seats.value(GIANT)) == (None, None, 2)
    assert str(chars.cost) == "{1}{R}"


@cr("715.3c", "707.10")
def test_a_copy_of_an_adventure_is_an_adventure() -> None:
    seats = Scene.exactly({"hand": [GIANT, "Reverberate"], "mana": "{R}{R}{R}{R}"})
    seats.do(A, "Cast Stomp", "B")
    seats.do(A, "Cast Reverberate")
    seats.resolve("No")
    copy = seats.st.objs[seats.st.stack[-1]]
    chars = chars_of(seats.st, copy)
    assert copy.spell_copy and chars.name == "Stomp" and "Adventure" in chars.subtypes
    assert frames.word_in_use(copy.definition, copy.in_use) == "adventure"
    seats.resolve()
    assert seats.life(B) == 18
    assert seats.count(A, "exile") == 0  # the copy is exiled and ceases to exist (704.5e)
    seats.resolve()
    assert seats.life(B) == 16
    assert seats.zone(GIANT) == "exile"


@cr("715.3c")
def test_an_adventure_trigger_sees_the_adventure_only() -> None:
    seats = Scene.exactly({"hand": [GIANT], "battlefield": ["Lucky Clover"], "mana": "{R}{R}{R}{R}{R}"})
    seats.do(A, "Cast Stomp", "B")
    assert len(seats.st.stack) == 2
    seats.resolve("No")
    seats.resolve_all()
    assert seats.life(B) == 16
    seats.do(A, f"Cast {GIANT}")
    assert len(seats.st.stack) == 1


@cr("715.3d")
def test_exiled_as_it_resolves_and_playable_from_exile_but_not_as_an_adventure() -> None:
    seats = on_adventure()
    assert seats.life(B) == 18
    assert seats.zone(GIANT) == "exile"
    assert [e.rule for e in seats.game.events if e.kind == ev.MOVED and e.destination == EXILE] == ["715.3d"]
    assert seats.ways(A, GIANT) == [("normal", "exile")]
    seats.do(A, f"Cast {GIANT}")
    seats.resolve()
    assert seats.zone(GIANT) == "battlefield"


@cr("715.3d")
def test_the_permission_lasts_for_later_turns() -> None:
    seats = on_adventure()
    seats.next_turn()
    assert seats.ways(A, GIANT) == []  # a creature spell, and it is B's turn
    seats.next_turn()
    assert seats.ways(A, GIANT) == [("normal", "exile")]


@cr("715.3d", "701.6a")
def test_a_countered_adventure_goes_to_the_graveyard() -> None:
    seats = Scene.exactly({"hand": [GIANT], "mana": "{R}{R}{R}"}, {"hand": ["Counterspell"], "mana": "{U}{U}"})
    seats.do(A, "Cast Stomp", "B")
    seats.do(B, "Cast Counterspell")
    seats.resolve()
    assert seats.zone(GIANT) == "graveyard"
    assert seats.chars(GIANT).types == CREATURE
    assert seats.ways(A, GIANT) == []


@cr("715.3d", "608.2b")
def test_an_adventure_without_legal_targets_goes_to_the_graveyard() -> None:
    seats = Scene.exactly(
        {"hand": [GIANT], "mana": "{R}{R}"}, {"battlefield": ["Grizzly Bears"], "hand": ["Unsummon"], "mana": "{U}"}
    )
    seats.do(A, "Cast Stomp", "Grizzly Bears")
    seats.do(B, "Cast Unsummon")
    seats.resolve()
    seats.resolve()
    assert seats.zone(GIANT) == "graveyard"


@cr("715.3d", "109.5")
def test_the_spells_controller_gets_the_permission() -> None:
    seats = Scene.exactly(
        {"hand": ["Realm-Cloaked Giant"], "mana": "{W}{W}{W}{W}{W}{W}{W}"},
        {"hand": ["Commandeer"], "mana": "{U}{U}{U}{U}{U}{U}{U}{W}{W}{W}{W}{W}{W}{W}"},
    )
    seats.do(A, "Cast Cast Off")
    seats.do(B, "Cast Commandeer")
    seats.resolve()
    seats.resolve()
    assert seats.zone("Realm-Cloaked Giant") == "exile"
    assert seats.ways(A, "Realm-Cloaked Giant") == []  # the owner has no permission
    seats.next_turn()
    assert seats.ways(B, "Realm-Cloaked Giant") == [("normal", "exile")]


@cr("715.3d", "305.1")
def test_a_land_on_an_adventure_is_played_as_a_land() -> None:
    seats = Scene.exactly({"hand": ["Midgar, City of Mako"], "mana": "{B}{B}{B}"})
    seats.do(A, "Cast Reactor Raid")
    seats.resolve()
    assert seats.zone("Midgar, City of Mako") == "exile"
    assert not seats.could(A, "Cast Reactor Raid")
    seats.do(A, "Play Midgar")
    assert seats.zone("Midgar, City of Mako") == "battlefield"
    assert seats.st.players[A].lands_played == 1


@cr("715.3d")
def test_another_effect_may_allow_the_adventure_again() -> None:
    seats = Scene.exactly(
        {"hand": ["Tlincalli Hunter"], "graveyard": [GIANT], "mana": "{G}{G}{G}{R}{R}{R}{R}{R}"},
    )
    seats.do(A, "Cast Retrieve Prey")
    seats.resolve()
    assert seats.ways(A, GIANT) == [("adventure", "exile"), ("normal", "exile")]
    seats.do(A, "Cast Stomp", "B")
    seats.resolve()
    assert seats.ways(A, GIANT) == [("normal", "exile")]  # a new object: only 715.3d's own permission is left


@cr("715.3d", "400.7")
def test_a_card_that_leaves_exile_loses_the_permission() -> None:
    seats = on_adventure()
    seats.do(A, f"Cast {GIANT}")
    seats.resolve()
    from inset.rules import atoms

    obj = seats.one(GIANT)
    atoms.relocate(seats.st, obj, EXILE, A)
    assert seats.ways(A, GIANT) == []


@cr("715.3d", "733.1")
def test_a_cast_that_is_taken_back_keeps_the_permission() -> None:
    seats = Scene.exactly({"exile": [{"card": GIANT, "on_adventure": "A"}], "battlefield": ["4 Mountain"]})
    seats.game.automate(paying=False)
    before = seats.game.fingerprint()
    seats.do(A, f"Cast {GIANT}")
    assert seats.asked() == "pay"
    seats.game.undo()
    assert seats.game.fingerprint() == before
    assert seats.ways(A, GIANT) == [("normal", "exile")]


@cr("715.3d", "616.1e")
def test_kess_and_the_adventure_compete_for_the_move() -> None:
    seats = Scene.exactly({"battlefield": ["Kess, Dissident Mage"], "graveyard": [GIANT], "mana": "{R}{R}{R}{R}{R}"})
    seats.do(A, "Cast Stomp", "B")
    seats.resolve("Kess")
    assert seats.zone(GIANT) == "exile"
    assert seats.ways(A, GIANT) == []  # Kess's exile gives no permission


@cr("715.3d", "616.1e")
def test_the_controller_may_apply_the_adventure_instead() -> None:
    seats = Scene.exactly({"battlefield": ["Kess, Dissident Mage"], "graveyard": [GIANT], "mana": "{R}{R}{R}{R}{R}"})
    seats.do(A, "Cast Stomp", "B")
    seats.resolve("adventure")
    assert seats.ways(A, GIANT) == [("normal", "exile")]


@cr("715.3d", "614.1a")
def test_rest_in_peace_competes_too() -> None:
    seats = Scene.exactly({"hand": [GIANT], "battlefield": ["Rest in Peace"], "mana": "{R}{R}{R}{R}{R}"})
    seats.do(A, "Cast Stomp", "B")
    seats.resolve("Rest in Peace")
    assert (seats.zone(GIANT), seats.ways(A, GIANT)) == ("exile", [])


@cr("715.4")
def test_normal_everywhere_but_on_the_stack() -> None:
    for zone in ("hand", "graveyard", "exile", "battlefield", "library"):
        seats = Scene.exactly({zone: [GIANT]})
        assert (seats.chars(GIANT).name, seats.value(GIANT)) == (GIANT, 3)
        assert seats.chars(GIANT).types == CREATURE


@cr("715.4")
def test_normal_while_on_the_stack_not_as_an_adventure() -> None:
    seats = giant()
    seats.do(A, f"Cast {GIANT}")
    chars = seats.chars(GIANT)
    assert (chars.name, chars.types, chars.power, seats.value(GIANT)) == (GIANT, CREATURE, 4, 3)


@cr("715.4")
def test_bounced_from_the_stack_it_is_normal_at_once() -> None:
    seats = Scene.exactly(
        {"hand": ["Curious Pair"], "mana": "{G}"}, {"hand": ["Spellscorn Coven"], "mana": "{U}{U}{U}"}
    )
    seats.do(A, "Cast Treats to Share")
    seats.do(B, "Cast Take It Back")
    seats.resolve()
    assert seats.zone("Curious Pair") == "hand"
    assert seats.chars("Curious Pair").types == CREATURE


@cr("715.4")
def test_a_card_in_a_graveyard_is_no_sorcery_card() -> None:
    seats = Scene.exactly({"hand": ["Call to Mind"], "graveyard": ["Curious Pair", "Shock"], "mana": "{U}{U}{U}"})
    seats.do(A, "Cast Call to Mind")  # Shock is the only target
    seats.resolve()
    assert (seats.zone("Shock"), seats.zone("Curious Pair")) == ("hand", "graveyard")


@cr("715.3", "118.9")
def test_the_adventure_is_no_alternative_cost() -> None:
    seats = Scene.exactly({"hand": ["Realm-Cloaked Giant"], "battlefield": ["Omniscience"]})
    assert seats.ways(A, "Realm-Cloaked Giant") == [("adventure", "hand"), ("normal", "hand")]


@cr("715.5", "201.4f")
def test_either_name_may_be_chosen() -> None:
    seats = Scene.exactly({"hand": ["Pithing Needle"], "mana": "{C}"})
    seats.do(A, "Cast Pithing Needle")
    seats.game.choose(PASS)
    seats.game.choose(PASS)
    assert "Stomp" in seats.game.options.answers and GIANT in seats.game.options.answers


@cr("715.3a", "715.5")
def test_a_ban_on_the_adventures_name_hits_only_that_half() -> None:
    seats = Scene.exactly(
        {"hand": [GIANT], "mana": "{R}{R}{R}"}, {"battlefield": [{"card": "Meddling Mage", "chosen": "Stomp"}]}
    )
    assert seats.ways(A, GIANT) == [("normal", "hand")]
    other = Scene.exactly(
        {"hand": [GIANT], "mana": "{R}{R}{R}"}, {"battlefield": [{"card": "Meddling Mage", "chosen": GIANT}]}
    )
    assert other.ways(A, GIANT) == [("adventure", "hand")]


@cr("715.3d")
def test_exiled_after_its_effect_and_not_before() -> None:
    """Seek Thrills mills cards with Adventures into the hand; the card itself is still on the stack then."""
    seats = Scene.exactly({"hand": ["Beluna Grandsquall"], "library": ["7 Curious Pair"], "mana": "{G}{U}{R}{R}{R}"})
    seats.do(A, "Cast Seek Thrills")
    seats.resolve()
    assert seats.count(A, "hand") == 7
    assert seats.zone("Beluna Grandsquall") == "exile"


@cr("715.4", "113.3")
def test_a_creature_without_text_has_no_abilities() -> None:
    """The Adventure's text isn't an ability of the creature: a vanilla adventurer is vanilla."""
    seats = Scene.exactly({"battlefield": ["Tuinvale Treefolk"]})
    assert seats.chars("Tuinvale Treefolk").abilities == ()


@cr("715.3")
def test_the_front_need_not_be_a_creature() -> None:
    seats = Scene.exactly(
        {"hand": ["Virtue of Courage", "Altar of Bhaal"], "mana": "{R}{R}{R}{R}{R}{B}{B}{B}"},
        {"battlefield": ["Grizzly Bears"]},
    )
    assert seats.ways(A, "Virtue of Courage") == [("adventure", "hand"), ("normal", "hand")]
    seats.do(A, "Cast Embereth Blaze", "B")
    seats.resolve()
    assert seats.ways(A, "Virtue of Courage") == [("normal", "exile")]
    assert seats.ways(A, "Altar of Bhaal") == [("adventure", "hand"), ("normal", "hand")]


@cr("715.3b")
def test_sorcery_adventures_are_sorceries() -> None:
    seats = Scene.exactly({"hand": ["Lonesome Unicorn"], "mana": "{W}{W}{W}"})
    seats.do(A, "Cast Rider in Need")
    assert seats.chars("Lonesome Unicorn").types == SORCERY


@cr("715.3b", "715.4")
def test_in_which_zones_the_chosen_set_is_in_use() -> None:
    """Whatever was chosen, an object has the other set in these zones and nowhere else."""
    card = Scene.exactly({"hand": [GIANT]}).one(GIANT).definition
    zones = (LIBRARY, HAND, BATTLEFIELD, GRAVEYARD, STACK, EXILE, COMMAND)
    assert [zone for zone in zones if frames.in_force(card, zone, 1)] == [STACK]
    assert frames.ways(card, 0) == (0, 1)
    assert frames.word_in_use(card, 1) == "adventure"
