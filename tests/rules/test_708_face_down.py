"""708: face-down spells and permanents; the ways of 702.37, 702.168, 701.40 and 701.58 in the table of ``hiding``."""

from inset.kernel.types import BATTLEFIELD, CREATURE, STACK
from inset.language import keywords as k
from inset.language.selections import EventObject
from inset.language.words.kinds import enchantment, instant, sorcery, whenever
from inset.language.words.nouns import creatures, target, the_target
from inset.language.words.verbs import create_copy, destroy, dies, have, plus
from inset.rules.events import face_down
from inset.rules.model import event_records as ev
from inset.rules.model.state import Obj
from inset.rules.objects import frames
from inset.rules.objects.layers import chars_of
from tests.harness import A, B, Scene, cr
from tests.harness.cards import BEAR, KILL, STEAL


def down(scene: Scene, name: str = "Battering Craghorn") -> Obj:
    return scene.one(name)


def secrets(scene: Scene, viewer: int, name: str = "Craghorn") -> bool:
    """Does what a player may know hold the name?"""
    return name in scene.game.view(viewer).json()


@cr("708.4", "702.37c")
def test_a_face_down_spell_is_hidden_from_all_but_its_controller() -> None:
    scene = Scene({"hand": ["Battering Craghorn"]})
    scene.do(A, "Cast Battering Craghorn face down")
    assert down(scene).zone == STACK
    assert secrets(scene, A) and not secrets(scene, B)
    scene.resolve()
    assert down(scene).zone == BATTLEFIELD
    assert secrets(scene, A) and not secrets(scene, B)
    scene.do(A, "Turn Battering Craghorn face up")
    assert secrets(scene, B)


@cr("708.5")
def test_whoever_controls_it_may_look_and_nobody_else() -> None:
    scene = Scene({"battlefield": [{"card": "Battering Craghorn", "face_down": "morph"}]}, {"hand": [STEAL]})
    assert secrets(scene, A) and not secrets(scene, B)
    scene.play(B, "Cast Steal", down(scene).id)
    assert secrets(scene, B)
    (seen,) = [c for c in scene.game.view(A).data["battlefield"] if c.get("face_down")]
    assert "really" not in seen and seen["face_down_by"] == "morph"


@cr("708.4", "708.2")
def test_effects_on_casting_see_the_face_down_spell_only() -> None:
    """Goblin spells can't be cast: a Goblin can be, face down."""
    from inset.language.filters import HasSubtype
    from inset.language.statics import CantCast
    from inset.language.words.nouns import each_player

    ban = enchantment("Ban", "{W}", CantCast(each_player, HasSubtype(("Goblin",))))
    scene = Scene({"hand": ["Warbreak Trumpeter"], "battlefield": [ban]})
    assert not scene.could(A, "Cast Warbreak Trumpeter {R}")
    assert scene.could(A, "Cast Warbreak Trumpeter face down {3} with morph")
    no_creatures = enchantment("No Creatures", "{W}", CantCast(each_player, creatures))
    scene = Scene({"hand": ["Zoetic Cavern"], "battlefield": [no_creatures]})
    assert not scene.could(A, "face down")


@cr("708.2", "708.2a", "613.2")
def test_a_face_down_permanent_is_a_creature_for_every_layer() -> None:
    anthem = enchantment("Anthem", "{W}", have(creatures, plus(1, 1)))
    scene = Scene({"battlefield": [anthem, {"card": "Zoetic Cavern", "face_down": "morph"}]})
    chars = chars_of(scene.st, down(scene, "Zoetic Cavern"))
    assert (chars.types, chars.power, chars.abilities) == (CREATURE, 3, ())


@cr("708.2b")
def test_what_is_face_down_is_not_turned_face_down() -> None:
    scene = Scene({"battlefield": [{"card": "Nightdrinker Moroii", "face_down": "disguise"}]})
    oid = down(scene, "Nightdrinker Moroii").id
    face_down.turn_face_down(scene.st, oid, ())
    assert chars_of(scene.st, scene.st.objs[oid]).keywords == k.WARD


@cr("708.10", "708.8")
def test_a_face_down_permanent_that_becomes_a_copy() -> None:
    from inset.language import effects as e

    twin = instant("Twin", "{U}", e.BecomeCopy(target(creatures), target(creatures), duration=e.FOREVER))
    scene = Scene({"hand": [twin], "battlefield": [{"card": "Battering Craghorn", "face_down": "manifest"}, BEAR]})
    oid = down(scene).id
    scene.play(A, "Cast Twin", oid, "Bear")
    assert chars_of(scene.st, scene.st.objs[oid]).name == ""
    scene.do(A, "Turn Battering Craghorn face up")
    assert chars_of(scene.st, scene.st.objs[oid]).name == "Bear"


@cr("707.2", "708.2")
def test_a_copy_of_a_face_down_creature_is_a_nameless_creature() -> None:
    from inset.language import effects as e

    twin = instant("Twin", "{U}", e.CreateCopy(target(creatures)))
    scene = Scene({"hand": [twin], "battlefield": [{"card": "Nightdrinker Moroii", "face_down": "disguise"}]})
    scene.play(A, "Cast Twin")
    (token,) = [o for o in scene.st.objs.values() if o.token]
    chars = chars_of(scene.st, token)
    assert (chars.name, chars.power, chars.keywords) == ("", 2, k.WARD)
    assert token.face_down is None  # 707.2: being face down is no copiable value


@cr("708.9", "708.5")
def test_it_is_revealed_as_it_leaves_to_a_hidden_zone() -> None:
    from inset.language.words.verbs import to_hand

    bounce = instant("Bounce", "{U}", to_hand(target(creatures)))
    scene = Scene({"battlefield": [{"card": "Battering Craghorn", "face_down": "morph"}]}, {"hand": [bounce]})
    scene.play(B, "Cast Bounce")
    assert secrets(scene, B)


@cr("708.9")
def test_a_countered_face_down_spell_is_revealed() -> None:
    from inset.language import effects as e
    from inset.language.words.nouns import spells

    no = instant("No", "{U}", e.Counter(target(spells, zone=STACK)))
    scene = Scene({"hand": ["Battering Craghorn"]}, {"hand": [no]})
    scene.do(A, "Cast Battering Craghorn face down")
    scene.play(B, "Cast No")
    assert scene.zone("Battering Craghorn") == "graveyard" and down(scene).face_down is None
    assert secrets(scene, B)


@cr("708.9", "702.143f")
def test_all_is_revealed_when_the_game_ends() -> None:
    scene = Scene({"battlefield": [{"card": "Battering Craghorn", "face_down": "morph"}]})
    assert not secrets(scene, B)
    scene.game.concede(B)
    assert secrets(scene, B)


@cr("708.9", "800.4a")
def test_what_a_player_who_leaves_owns_is_revealed() -> None:
    scene = Scene({"battlefield": [{"card": "Battering Craghorn", "face_down": "morph"}]}, {}, {})
    scene.game.concede(A)
    assert any("Battering Craghorn" in line for line in scene.game.view(B).log)


@cr("613.7f")
def test_turning_face_up_gives_a_new_timestamp() -> None:
    scene = Scene({"battlefield": [{"card": "Battering Craghorn", "face_down": "morph"}]})
    before = down(scene).timestamp
    scene.do(A, "Turn Battering Craghorn face up")
    assert down(scene).timestamp > before


@cr("613.7g")
def test_transforming_gives_a_new_timestamp() -> None:
    from inset.cards import all_cards
    from inset.language import effects as e
    from inset.language.card import TRANSFORM

    bound = k.DAYBOUND | k.NIGHTBOUND  # 702.145: those transform by day and night only
    name = next(
        c.name for c in all_cards() if c.frame == TRANSFORM
        and c.faces[0].types & CREATURE and not frames.keyword_mask(c.faces[0].abilities) & bound
    )  # fmt: skip
    flip = instant("Flip", "{U}", e.Transform(target(creatures)))
    scene = Scene({"hand": [flip], "battlefield": [name]})
    before = scene.one(name).timestamp
    scene.play(A, "Cast Flip")
    assert scene.one(name).timestamp > before


@cr("708.6", "400.2")
def test_a_sample_keeps_what_was_cast_face_down_among_cards_with_morph() -> None:
    """What is face down by morph may be another card with morph, never one that could not have been cast this way."""
    scene = Scene(
        {"battlefield": [{"card": "Battering Craghorn", "face_down": "morph"}], "hand": ["Exalted Angel", "Opt", "Opt"]}
    )
    seen = set()
    for seed in range(20):
        sample = scene.game.view(B).sample(seed)
        (hidden,) = [o for o in sample.state.objs.values() if o.face_down is not None]
        seen.add(hidden.definition.name)
    assert seen == {"Battering Craghorn", "Exalted Angel"}


@cr("708.4", "400.2")
def test_a_sample_in_the_midst_of_casting_face_down() -> None:
    """While it is being paid for, the spell may be another card with morph from the same hand."""
    hand = ["Battering Craghorn", "Exalted Angel", "Opt", "Opt"]
    scene = Scene({"hand": hand, "battlefield": ["2 Forest", "2 Island"], "mana": ""}, paying=False)
    scene.do(A, "Cast Battering Craghorn face down")
    assert scene.asked() == "pay"
    seen = set()
    for seed in range(20):
        sample = scene.game.view(B).sample(seed)
        (spell,) = [sample.state.objs[o] for o in sample.state.stack]
        seen.add(spell.definition.name)
    assert seen == {"Battering Craghorn", "Exalted Angel"}


@cr("702.37e", "701.40b")
def test_it_is_shown_before_its_cost_is_paid() -> None:
    board = [{"card": "Battering Craghorn", "face_down": "morph"}, "3 Mountain", "2 Island"]
    scene = Scene({"battlefield": board, "hand": ["Exalted Angel"], "mana": ""}, paying=False)
    assert not secrets(scene, B)
    scene.do(A, "Turn Battering Craghorn face up")
    assert scene.asked() == "pay" and secrets(scene, B)
    for seed in range(5):
        sample = scene.game.view(B).sample(seed)
        assert [o.definition.name for o in sample.state.objs.values() if o.face_down] == ["Battering Craghorn"]


@cr("708.8", "702.37e")
def test_turning_up_can_be_taken_back_and_replayed() -> None:
    scene = Scene({"battlefield": [{"card": "Warbreak Trumpeter", "face_down": "morph"}]})
    before = scene.game.fingerprint()
    scene.do(A, "Turn Warbreak Trumpeter face up", 2)
    copy = scene.game.copy()
    scene.settle()
    assert scene.names("battlefield").count("Goblin Token") == 2
    assert copy.state.stack
    copy.undo()
    copy.undo()
    assert copy.fingerprint() == before


@cr("701.40f", "614.17d")
def test_what_can_not_enter_is_not_manifested() -> None:
    from inset.kernel.types import LIBRARY
    from inset.language.statics import CantEnter
    from inset.language.words.nouns import anything

    cage = enchantment("Cage", "{W}", CantEnter(anything, LIBRARY))
    scene = Scene({"hand": ["Soul Summons"], "battlefield": [cage], "library": [BEAR]})
    scene.play(A, "Cast Soul Summons")
    assert scene.zone("Bear") == "library"


@cr("708.2", "701.40b")
def test_a_face_down_card_has_none_of_its_abilities() -> None:
    scene = Scene({"battlefield": [{"card": "Nightdrinker Moroii", "face_down": "manifest"}]})
    oid = down(scene, "Nightdrinker Moroii").id
    assert [word for word, _ in face_down.ways_up(scene.st, scene.st.objs[oid])] == ["disguise", "manifest"]
    assert chars_of(scene.st, scene.st.objs[oid]).abilities == ()  # 701.40d: no ward


@cr("708.11")
def test_what_happens_as_it_is_turned_up_comes_before_the_event() -> None:
    scene = Scene({"battlefield": [{"card": "Hooded Hydra", "face_down": "morph"}]})
    scene.do(A, "Turn Hooded Hydra face up")
    kinds = [e.kind for e in scene.st.events if e.kind in (ev.COUNTERS_PUT, ev.TURNED_FACE_UP)]
    assert kinds == [ev.COUNTERS_PUT, ev.TURNED_FACE_UP]


@cr("707.2", "708.2", "608.2h")
def test_a_copy_of_a_face_down_permanent_that_has_left_is_a_nameless_creature() -> None:
    echo = enchantment("Echo", "{U}", whenever(dies(creatures), create_copy(EventObject())))
    hidden = {"card": "Battering Craghorn", "face_down": "morph"}
    twin = sorcery("Twin", "{U}", destroy(target(creatures)), create_copy(the_target))
    scene = Scene({"hand": [KILL], "battlefield": [hidden, echo]})
    scene.play(A, "Cast Kill")
    found = [chars_of(scene.st, o) for o in scene.st.objs.values() if o.token]
    assert [(c.name, c.power, c.toughness, c.abilities) for c in found] == [("", 2, 2, ())]
    scene = Scene({"hand": [twin], "battlefield": [hidden]})
    scene.play(A, "Cast Twin")
    found = [chars_of(scene.st, o) for o in scene.st.objs.values() if o.token]
    assert [(c.name, c.power, c.toughness, c.abilities) for c in found] == [("", 2, 2, ())]
