"""733.1, 104.3a: players leave while others act: what can be completed is completed, what can't is reversed."""

from inset.kernel import types as t
from inset.kernel.mana import parse
from inset.language import effects as e, mods as m, patterns as p
from inset.language.abilities import AdditionalCost
from inset.language.costs import PayMana, SacrificeThis, TapThis
from inset.language.words.kinds import activated, artifact, creature, enchantment, land, sorcery, tap_for, whenever
from inset.language.words.nouns import creatures, in_graveyard, sorceries, target, you
from inset.language.words.verbs import add, becomes, cost, destroy, draw, gain_life, sacrificing
from inset.rules.model.answers import PASS, PLAN
from tests.harness import A, B, C, Scene, cr
from tests.harness.cards import BEAR, OX

KILL = sorcery("Kill", "{B}", destroy(target(creatures)))
LENT = {"controller": A}  # B's, and under A's control


def asked(scene: Scene) -> tuple[str, int]:
    found = scene.game.decision
    assert found is not None
    return found.kind, found.player


@cr("104.3a", "733.1", "601.2c")
def test_an_announcement_goes_on_when_somebody_leaves() -> None:
    """A is asked again, about what is still there."""
    scene = Scene({"hand": [KILL], "battlefield": [BEAR]}, {"battlefield": [OX]}, {"battlefield": [OX]})
    scene.do(A, "Cast Kill")
    scene.game.concede(B)
    assert (asked(scene), scene.words(), scene.stack()) == (("target", A), ["Bear (A's)", "Ox (C's)"], ["Kill"])
    scene.settle("Ox")
    assert (scene.zone("Kill"), scene.names("battlefield")) == ("graveyard", ["Bear"])


@cr("104.3a", "608.2b", "733.1")
def test_a_target_that_has_left_makes_no_announcement_illegal() -> None:
    """The targets were legal when they were chosen: the spell is cast, and doesn't resolve."""
    row = {"hand": [KILL], "battlefield": [BEAR, "2 Swamp"], "mana": ""}
    scene = Scene(row, {"battlefield": [OX]}, {}, paying=False)
    scene.do(A, "Cast Kill", "Ox")
    assert asked(scene) == ("pay", A)
    scene.game.concede(B)
    assert asked(scene) == ("pay", A)
    scene.game.choose(PLAN)
    assert (asked(scene), scene.stack()) == (("priority", A), ["Kill"])
    scene.settle()
    assert (scene.zone("Kill"), scene.zone("Bear")) == ("graveyard", "battlefield")


@cr("733.1", "733.2", "104.3a")
def test_without_a_target_the_announcement_is_reversed() -> None:
    scene = Scene({"hand": [KILL]}, {"battlefield": [OX, BEAR]}, {})
    scene.do(A, "Cast Kill")
    scene.game.concede(B)
    assert (asked(scene), scene.zone("Kill"), scene.stack()) == (("priority", A), "hand", [])
    from inset.game import Game

    twin = scene.game.copy()
    assert twin.fingerprint() == scene.game.fingerprint()
    assert isinstance(twin, Game) and twin.state.players[B].lost == "104.3a"


@cr("733.1", "601.2h", "104.3a")
def test_a_cost_that_can_no_longer_be_paid_reverses_the_action() -> None:
    """The mana was to come from a land of B's; what was tapped by hand is untapped."""
    kill = sorcery("Kill", "{B}{G}", destroy(target(creatures)))
    bog = land("Bog", "", tap_for("{B}"))
    row = {"hand": [kill], "battlefield": ["Forest"], "mana": ""}
    scene = Scene(row, {"battlefield": [(bog, LENT), OX]}, {"battlefield": [BEAR, OX]}, paying=False)
    scene.do(A, "Cast Kill", "Bear")
    assert asked(scene) == ("pay", A)
    scene.answer("Forest")
    assert scene.one("Forest").tapped
    scene.game.concede(B)
    assert (asked(scene), scene.zone("Kill"), scene.one("Forest").tapped) == (("priority", A), "hand", False)
    assert scene.st.players[A].pool == () and scene.st.players[B].lost


@cr("733.1")
def test_mana_abilities_that_turned_cards_of_a_library_are_not_reversed() -> None:
    lamp = artifact("Lamp", "{1}", activated(cost(TapThis(), SacrificeThis()), add("{B}"), draw(1)))
    kill = sorcery("Kill", "{B}{G}", destroy(target(creatures)))
    grove = land("Grove", "", tap_for("{G}"))
    row = {"hand": [kill], "battlefield": [lamp], "mana": ""}
    scene = Scene(row, {"battlefield": [(grove, LENT)]}, {"battlefield": [BEAR, OX]}, paying=False)
    scene.do(A, "Cast Kill", "Bear")
    scene.answer("Lamp")
    assert scene.count(A, "hand") == 1
    drawn = scene.st.objs[scene.st.hands[A][0]].card
    scene.game.concede(B)
    assert (asked(scene), scene.zone("Kill"), scene.zone("Lamp")) == (("priority", A), "hand", "graveyard")
    assert [mana.kind for mana in scene.st.players[A].pool] == [t.BLACK]
    assert drawn in [scene.st.objs[oid].card for oid in scene.st.hands[A]]


@cr("733.1", "601.2a", "800.4a")
def test_a_spell_that_leaves_with_its_owner_is_not_cast() -> None:
    """A casts B's card; it is gone, and A's mana is not spent."""
    raid = sorcery("Raid", "{U}", e.CastNow(in_graveyard(sorceries)))
    scene = Scene({"hand": [raid], "battlefield": [BEAR, OX]}, {"graveyard": [KILL]}, {}, paying=False)
    scene.do(A, "Cast Raid")
    while asked(scene)[0] in ("pay", "priority"):
        scene.game.choose(PLAN if scene.asked() == "pay" else PASS)
    scene.answer("Cast Kill")
    assert (asked(scene), scene.stack()) == (("target", A), ["Kill", "Raid"])
    scene.game.concede(B)
    assert (asked(scene), scene.stack(), scene.zone("Raid")) == (("priority", A), [], "graveyard")
    assert (len(scene.st.players[A].pool), scene.names("battlefield")) == (44, ["Bear", "Ox"])


@cr("733.1", "800.4a", "603.3b")
def test_what_the_leaving_triggers_goes_above_the_spell() -> None:
    bell = enchantment("Bell", "{W}", whenever(p.Moves(creatures, t.BATTLEFIELD), gain_life(1)))
    scene = Scene({"hand": [KILL], "battlefield": [BEAR, bell]}, {"battlefield": [OX]}, {"battlefield": [OX]})
    scene.do(A, "Cast Kill")
    scene.game.concede(B)
    scene.answer("Bear")
    assert (scene.stack(), scene.life(A)) == (["Bell", "Kill"], 20)


@cr("733.1", "601.2h")
def test_a_creature_for_a_cost_leaves_with_its_owner() -> None:
    rite = sorcery("Rite", "{B}", draw(1), AdditionalCost(sacrificing(creatures)))
    scene = Scene({"hand": [rite]}, {"battlefield": [(BEAR, LENT), (OX, LENT)]}, {}, paying=False)
    scene.do(A, "Cast Rite")
    while asked(scene)[0] == "pay":
        scene.game.choose(PLAN)
    assert scene.words() == ["Bear (A's)", "Ox (A's)"]
    scene.game.concede(B)
    assert (asked(scene), scene.zone("Rite")) == (("priority", A), "hand")
    assert len(scene.st.players[A].pool) == 45  # payments are canceled


@cr("733.1", "118.12", "800.4a")
def test_a_payment_in_the_midst_of_a_resolution_is_reversed() -> None:
    """A pays with a land that is B's; B leaves: nothing is paid, and the resolution goes on."""
    tithe = sorcery("Tithe", "{0}", e.PayOr(you, PayMana(parse("{1}{G}")), paid=(draw(3),), unpaid=(gain_life(7),)))
    grove = land("Grove", "", tap_for("{G}"))
    row = {"hand": [tithe], "battlefield": ["Forest"], "mana": ""}
    scene = Scene(row, {"battlefield": [(grove, LENT)]}, {}, paying=False)
    scene.do(A, "Cast Tithe")
    while asked(scene)[0] != "confirm":
        scene.game.choose(PASS)
    scene.answer("Yes")
    scene.answer("Forest")
    scene.game.concede(B)
    assert (scene.life(A), scene.count(A, "hand"), scene.one("Forest").tapped) == (27, 0, False)


@cr("733.1", "602.2b")
def test_a_source_that_leaves_in_the_midst_of_an_activation() -> None:
    """Its {T} can't be paid any more."""
    tower = artifact("Tower", "{1}", activated(cost("{1}", TapThis()), destroy(target(creatures))))
    scene = Scene({}, {"battlefield": [(tower, LENT)]}, {"battlefield": [BEAR, OX]})
    scene.do(A, "Tower")
    assert asked(scene)[0] == "target"
    scene.game.concede(B)
    scene.answer("Ox")
    assert (asked(scene), scene.stack()) == (("priority", A), [])
    assert len(scene.st.players[A].pool) == 45


@cr("733.1", "104.3a", "800.4a")
def test_who_leaves_in_the_midst_of_an_action_pays_nothing_with_what_is_not_theirs() -> None:
    """A has sacrificed C's creature for a spell when A leaves: the action is reversed, C gets the creature back."""
    give = AdditionalCost(sacrificing(creatures))
    rite = sorcery("Rite", "{B}", draw(1), give, give)
    steal = sorcery("Steal", "{U}", becomes(target(creatures), m.SetController(you), duration=e.FOREVER))
    scene = Scene({"hand": [rite, steal], "battlefield": [OX, OX]}, {}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Steal", "Bear")
    scene.do(A, "Cast Rite", "Bear")
    assert asked(scene) == ("object", A) and scene.zone("Bear") == "graveyard"
    scene.game.concede(A)
    assert (asked(scene), scene.zone("Bear"), scene.chars("Bear").controller) == (("priority", B), "battlefield", C)


@cr("733.1", "508.1a")
def test_attacks_that_are_still_legal_are_not_asked_for_again() -> None:
    scene = Scene({"battlefield": [BEAR, OX, creature("Cat", "{W}", "Cat", 1, 1)]}, {}, {}, {})
    while scene.asked() != "attack":
        scene.game.choose(PASS)
    scene.answer("Attack C", "Attack B")
    scene.game.concede(B)
    found = scene.game.decision
    assert found is not None and (found.kind, scene.st.objs[found.subject].definition.name) == ("attack", "Cat")
    assert scene.words() == ["Don't attack", "Attack C", "Attack D"]
    scene.answer("Attack D")
    found = scene.game.decision
    assert found is not None and (found.kind, scene.st.objs[found.subject].definition.name) == ("attack", "Ox")
    scene.answer("Attack C")
    scene.until(t.END_COMBAT)
    assert (scene.life(C), scene.life(3)) == (17, 19)
