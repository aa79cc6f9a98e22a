"""702.99: cipher: a card in exile that is encoded on a creature, and is cast again when that creature hits a player."""

from inset.kernel.types import COMBAT_DAMAGE, DECLARE_BLOCKERS, LAND, PRECOMBAT_MAIN
from inset.language import effects as e
from inset.language.mods import LoseAllAbilities, SetTypes
from inset.language.selections import ENCODED
from inset.language.words.kinds import creature, instant, shroud, sorcery
from inset.language.words.nouns import creatures, spells, target
from inset.language.words.verbs import becomes, counter
from inset.rules.model.answers import PASS
from inset.rules.model.object_notes import BORNE_BY
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, BLINK, TAKE

STOP = instant("Stop", "{U}", counter(target(spells)))
FORK = instant("Fork", "{R}", e.CopySpell(target(spells)))


def encoded(*hand: object, more: tuple[object, ...] = ()) -> Scene:
    """Shadow Slice has resolved and is encoded on Alice's Bear; Bob is at 17."""
    scene = Scene({"battlefield": [BEAR, *more], "hand": ["Shadow Slice", *hand]}, {"battlefield": ["Memnite"]})
    scene.play(A, "Cast Shadow Slice", "Yes", "Bear")
    assert (scene.zone("Shadow Slice"), scene.life(B)) == ("exile", 17)
    assert BORNE_BY.of(scene.one("Shadow Slice").notes) == (ENCODED, scene.one("Bear").id)
    return scene


def hits(scene: Scene, *attackers: str) -> None:
    """The creatures attack and deal their damage."""
    scene.until(COMBAT_DAMAGE, attack=attackers)


@cr("702.99a", "702.99b")
def test_the_creature_deals_combat_damage_and_a_copy_is_cast_for_nothing() -> None:
    scene = encoded()
    hits(scene, "Bear")
    assert (scene.life(B), scene.stack()) == (15, ["Bear"])
    scene.settle("Cast")
    assert (scene.life(B), scene.zone("Shadow Slice"), scene.stack()) == (12, "exile", [])


@cr("702.99a")
def test_the_copy_need_not_be_cast() -> None:
    scene = encoded()
    hits(scene, "Bear")
    scene.settle("Don't")
    assert (scene.life(B), len(scene.all("Shadow Slice"))) == (15, 1)


@cr("702.99a")
def test_the_card_need_not_be_exiled() -> None:
    scene = Scene({"battlefield": [BEAR], "hand": ["Shadow Slice"]}, {})
    scene.play(A, "Cast Shadow Slice", "No")
    assert scene.zone("Shadow Slice") == "graveyard"
    hits(scene, "Bear")
    assert scene.stack() == []


@cr("702.99a", "608.2d")
def test_with_no_creature_nothing_is_asked() -> None:
    scene = Scene({"hand": ["Shadow Slice"]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Shadow Slice")
    assert scene.zone("Shadow Slice") == "graveyard"


@cr("702.99a", "115.10")
def test_the_creature_is_chosen_and_not_targeted_and_is_ones_own() -> None:
    ghost = creature("Ghost", "{W}", "Spirit", 1, 1, shroud)
    scene = Scene({"battlefield": [ghost], "hand": ["Shadow Slice"]}, {"battlefield": [BEAR]})
    scene.play(A, "Cast Shadow Slice", "Yes")
    assert BORNE_BY.of(scene.one("Shadow Slice").notes)[1] == scene.one("Ghost").id


@cr("702.99a", "707.10")
def test_a_copy_is_represented_by_no_card_and_is_not_encoded() -> None:
    """Neither one that was made on the stack nor one that was cast."""
    scene = Scene({"battlefield": [BEAR], "hand": ["Shadow Slice", FORK]}, {})
    scene.cast(A, "Cast Shadow Slice")
    scene.cast(A, "Cast Fork", "Shadow Slice")
    scene.resolve("No")
    scene.resolve()
    assert (scene.life(B), scene.asked()) == (17, "priority")
    scene.settle("Yes", "Bear")
    hits(scene, "Bear")
    scene.settle("Cast")
    assert (scene.life(B), len(scene.all("Shadow Slice"))) == (9, 1)


@cr("702.99a", "701.6a")
def test_a_spell_that_is_countered_is_not_encoded() -> None:
    scene = Scene({"battlefield": [BEAR], "hand": ["Shadow Slice"]}, {"hand": [STOP]})
    scene.cast(A, "Cast Shadow Slice")
    scene.do(A, "Pass")
    scene.play(B, "Cast Stop", "Shadow Slice")
    assert scene.zone("Shadow Slice") == "graveyard"


@cr("702.99a")
def test_it_triggers_on_combat_damage_to_a_player_alone() -> None:
    scene = encoded()
    scene.until(COMBAT_DAMAGE, attack=("Bear",), block={"Memnite": "Bear"})
    assert (scene.life(B), scene.stack()) == (17, [])


@cr("702.99c")
def test_the_creatures_controller_casts_the_copy_whoever_that_is() -> None:
    taken = Scene({"battlefield": [BEAR], "hand": ["Shadow Slice"]}, {"hand": [TAKE]})
    taken.play(A, "Cast Shadow Slice", "Yes")
    taken.until(PRECOMBAT_MAIN, 2)
    taken.play(B, "Cast Take", "Bear")
    taken.until(COMBAT_DAMAGE, 4, attack=("Bear",))
    taken.settle("Cast")
    assert (taken.life(A), taken.life(B)) == (15, 17)


@cr("702.99c")
def test_it_stays_encoded_on_what_is_not_a_creature_for_a_while() -> None:
    stone = sorcery("Stone", "{G}", becomes(target(creatures), SetTypes(LAND, ())))
    scene = encoded(stone)
    scene.play(A, "Cast Stone", "Bear")
    assert scene.chars("Bear").abilities
    scene.until(PRECOMBAT_MAIN, 3)
    hits(scene, "Bear")
    scene.settle("Cast")
    assert scene.life(B) == 12


@cr("702.99c", "400.7")
def test_a_creature_that_left_and_came_back_has_nothing_encoded_on_it() -> None:
    scene = encoded(BLINK)
    scene.play(A, "Cast Blink", "Bear")
    assert (scene.zone("Bear"), scene.chars("Bear").abilities, scene.zone("Shadow Slice")) == (
        "battlefield",
        (),
        "exile",
    )


@cr("702.99c")
def test_a_card_that_leaves_exile_is_encoded_no_more() -> None:
    scene = encoded("Pull from Eternity")
    scene.play(A, "Cast Pull from Eternity", "Shadow Slice")
    assert (scene.zone("Shadow Slice"), scene.chars("Bear").abilities) == ("graveyard", ())


@cr("702.99a", "613.7")
def test_a_creature_that_loses_its_abilities_later_has_lost_this_one_and_the_card_stays_encoded() -> None:
    blank = sorcery("Blank", "{U}", becomes(target(creatures), LoseAllAbilities()))
    scene = encoded(blank)
    scene.play(A, "Cast Blank", "Bear")
    assert scene.chars("Bear").abilities == ()
    hits(scene, "Bear")
    assert scene.stack() == []
    scene.until(PRECOMBAT_MAIN, 3)
    hits(scene, "Bear")
    assert scene.stack() == ["Bear"]


@cr("702.99a", "707.2")
def test_a_copy_of_the_creature_has_no_such_ability() -> None:
    twin = sorcery("Twin", "{U}", e.CreateCopy(target(creatures)))
    scene = encoded(twin)
    scene.play(A, "Cast Twin", "Bear")
    assert [bool(o.token) for o in scene.all("Bear")] == [False, True]
    assert [len(scene.game.state.caches.chars[o.id].abilities) for o in scene.all("Bear")] == [1, 0]


@cr("702.99b")
def test_several_cards_are_encoded_on_one_creature() -> None:
    scene = encoded("Last Thoughts")
    scene.play(A, "Cast Last Thoughts", "Yes", "Bear")
    hand = len(scene.names("hand", A))
    scene.until(DECLARE_BLOCKERS, attack=("Bear",))
    scene.game.choose(PASS)
    scene.game.choose(PASS)
    scene.settle(0, "Cast", "Cast")
    assert (scene.life(B), len(scene.names("hand", A))) == (12, hand + 1)


@cr("702.99c", "608.2h")
def test_a_card_that_left_exile_meanwhile_is_not_copied() -> None:
    scene = encoded("Pull from Eternity")
    hits(scene, "Bear")
    scene.cast(A, "Cast Pull from Eternity", "Shadow Slice")
    scene.settle()
    assert (scene.life(B), scene.stack()) == (15, [])
